import { expect, test } from 'vitest';
import { createQuestion } from '../question.testdata.ts';
import { checkNamedSegments } from './named-segments.ts';

const issuesOf = (question: string, ...steps: { text: string; why?: string }[]): string[] =>
	checkNamedSegments(
		createQuestion({
			question,
			steps: steps.map((step) => ({ html: '', speech: '', ...step })),
		}),
	);

const TRIANGLE = 'The triangle has vertices $A(-2, 2)$, $B(-7, 6)$, and $C(2, -3)$.';

test('refuses a length between points that are farther apart', () => {
	const text = String.raw`$CA = \left|2 - (-3)\right| = 5$`;
	expect(issuesOf(TRIANGLE, { text })).toHaveLength(1);
	expect(issuesOf(TRIANGLE, { text: String.raw`$CA = \sqrt{16 + 25} = \sqrt{41}$` })).toEqual([]);
	expect(issuesOf(TRIANGLE, { text: String.raw`$CA \approx 6.4$` })).toEqual([]);
});

test('refuses the slope of another segment', () => {
	expect(issuesOf(TRIANGLE, { text: String.raw`$m_{AB} = -\frac{4}{5}$` })).toEqual([]);
	expect(issuesOf(TRIANGLE, { text: String.raw`$m_{AB} = -\frac{5}{4}$` })).toHaveLength(1);
	const middle = { text: '$M = (0, -\\frac{1}{2})$' };
	expect(issuesOf(TRIANGLE, middle, { text: String.raw`$m_{AM} = -\frac{5}{4}$` })).toEqual([]);
	expect(issuesOf(TRIANGLE, middle, { text: '$m_{AM} = 1$' })).toHaveLength(1);
});

test('refuses to call a coordinate the same where it is not', () => {
	const why = 'the points have the same x-coordinate, so subtract the y-coordinates';
	const text = '$PQ = 4 - 1$';
	expect(issuesOf('$P(3, 1)$ and $Q(3, 4)$', { text, why })).toEqual([]);
	expect(issuesOf('$P(2, 1)$ and $Q(2 - 0, 4)$', { text, why })).toEqual([]);
	expect(issuesOf('$P(0, 1)$ and $Q(3, 1)$', { text: '$PQ = 3$', why })).toHaveLength(1);
	const both = { text: 'The line is vertical.', why: 'both points have the same x-coordinate' };
	expect(issuesOf('through $(-6, 5)$ and $(-6, 10)$', both)).toEqual([]);
	expect(issuesOf('through $(-6, 5)$ and $(6, 5)$', both)).toHaveLength(1);
});

test('averages the coordinates of the two ends of a midpoint', () => {
	const why = 'K is the midpoint of AC: average the coordinates';
	const text = String.raw`$K = (\frac{-2 + 2}{2}, \frac{2 + (-3)}{2}) = (0, -\frac{1}{2})$`;
	expect(issuesOf(TRIANGLE, { text, why })).toEqual([]);
	for (const [part, other] of [
		['{-2', '{-3'],
		['(-3)', '(-4)'],
		['+ 2}{2}', '+ 2}{3}'],
		['= (0', '= (1'],
	] as const)
		expect(issuesOf(TRIANGLE, { text: text.replace(part, other), why })).toHaveLength(1);
	// With the same sum, another number is still not a coordinate.
	expect(issuesOf(TRIANGLE, { text: text.replace('{-2 + 2}', '{-3 + 3}'), why })).toHaveLength(1);
});

test('refuses a direction that a side does not have, in a hint and in a line', () => {
	const corners = 'The triangle has vertices $A(2, -2)$, $B(4, -2)$, and $C(2, 1)$.';
	const hinted = (text: string) =>
		checkNamedSegments(
			createQuestion({ question: corners, hints: [{ text, html: '' }], steps: [] }),
		);
	expect(hinted('Side $AB$ is horizontal. What is the equation of its right bisector?')).toEqual(
		[],
	);
	expect(hinted('Side $AB$ is vertical. What is the equation of its right bisector?')).toEqual([
		expect.stringContaining('does not agree with the coordinates'),
	]);
	expect(
		issuesOf(corners, { text: '$AC$ is vertical, so its right bisector is $y = -0.5$.' }),
	).toEqual([]);
	expect(issuesOf(corners, { text: '$BC$ is vertical.' })).toHaveLength(1);
});

test('a change from one point to another is measured in its direction', () => {
	const question = 'In triangle $ABC$, $A(2, -2)$ is a vertex and $M(-1, 4)$ is a midpoint.';
	const text = 'From $A$ to $M$, the change in $x$ is $-3$, and the change in $y$ is $6$.';
	const why = 'subtract the coordinates of A from those of M';
	expect(issuesOf(question, { text, why })).toEqual([]);
	const back = text.replace('$A$ to $M$', () => '$M$ to $A$');
	expect(issuesOf(question, { text: back })).toHaveLength(1);
	const whyNot = 'subtract the coordinates of M from those of A';
	expect(issuesOf(question, { text, why: whyNot })).toHaveLength(1);
});
