import { expect, test } from 'vitest';
import { createQuestion } from '../question.testdata.ts';
import { checkAngleClaims } from './angle-claims.ts';

const RADIANS = 'Solve it for $0 \\le x \\le 2\\pi$. Round to the nearest hundredth of a radian.';

const issuesOf = (question: string, ...lines: [text: string, why: string][]) =>
	checkAngleClaims(
		createQuestion({
			question,
			steps: lines.map(([text, why]) => ({ text, why, html: '', speech: '' })),
		}),
	);

test.each([
	[RADIANS, 'radian', 'degree'],
	['Solve it for $0^{\\circ} \\le \\theta \\le 360^{\\circ}$.', 'degree', 'radian'],
	['The model is $h(t)$, where angles are in degrees.', 'degree', 'radian'],
])('%s needs a calculator in %s mode, not in %s mode', (question, unit, other) => {
	const why = (mode: string) => `use a calculator in ${mode} mode and round`;
	expect(issuesOf(question, ['$x \\approx 1$', why(unit)])).toEqual([]);
	expect(issuesOf(question, ['$x \\approx 1$', why(other)])).toHaveLength(1);
	const asked = (mode: string) =>
		checkAngleClaims(
			createQuestion({
				question,
				hints: [{ text: `Is your calculator set to ${mode}s?`, html: '' }],
				misconceptions: [
					{ value: '2', why: `used a calculator in ${mode === unit ? other : unit} mode` },
				],
			}),
		);
	expect(asked(unit)).toEqual([]);
	expect(asked(other)).toHaveLength(2);
});

test.each(['0.59', '0.588'])('accepts %s as the related acute angle', (angle) => {
	expect(
		issuesOf(
			RADIANS,
			['The related acute angle is about $0.5880$.', ''],
			[`In quadrant I, the angle is about $${angle}$.`, ''],
		),
	).toEqual([]);
});

test.each(['0', '1', '0.58'])('rejects %s as the related acute angle', (angle) => {
	expect(
		issuesOf(
			RADIANS,
			['The related acute angle is about $0.5880$.', ''],
			[`In quadrant I, the angle is about $${angle}$.`, ''],
		),
	).toHaveLength(1);
});

test.each([
	['2x', '0', '4\\pi', 'multiply the ends of the interval by 2', true],
	['2x', '0', '4\\pi', 'divide every value of u by 2', true],
	['\\frac{x}{2}', '0', '\\pi', 'divide the ends of the interval by 2', true],
	['\\frac{x}{2}', '0', '\\pi', 'multiply the value of u by 2', true],
	['2x', '0', '4\\pi', 'divide the ends of the interval by 2', false],
	['2x', '0', '4\\pi', 'multiply the ends of the interval by 3', false],
	['2x', '0', '4\\pi', 'multiply every value of u by 2', false],
	['2x', '0', '2\\pi', 'multiply the ends of the interval by 2', false],
])('knows whether u = %s goes from %s to %s: %s', (tex, low, high, why, isTrue) => {
	const line = `Let $u = ${tex}$. Then $${low} \\le u \\le ${high}$.`;
	expect(issuesOf(RADIANS, [line, why])).toHaveLength(isTrue ? 0 : 1);
});
