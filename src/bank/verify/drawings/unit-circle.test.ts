import { expect, test } from 'vitest';
import { drawFigure } from '../../figures/draw/draw-figure.ts';
import { issuesOf } from './drawn-line.testdata.ts';

const one = drawFigure({
	kind: 'unit circle',
	arms: [{ degrees: 210, text: '7π/6' }],
	related: 'π/6',
	value: { of: 'cos', text: '−√3/2' },
});
const ONE = [
	'$\\frac{19\\pi}{6}$ has the arm of $\\frac{7\\pi}{6}$, the acute angle is $\\frac{\\pi}{6}$.',
	'$\\cos\\left(\\frac{19\\pi}{6}\\right) = -\\frac{\\sqrt{3}}{2}$',
] as const;

const both = drawFigure({
	kind: 'unit circle',
	arms: [
		{ degrees: 41, text: '41°' },
		{ degrees: 221, text: '221°' },
	],
	related: '41°',
});
const BOTH = ['The acute angle is $41^{\\circ}$.', 'It is $41^{\\circ}, 221^{\\circ}$.'] as const;

const axis = drawFigure({
	kind: 'unit circle',
	arms: [
		{ degrees: 90, text: 'π/2' },
		{ degrees: 330, text: '−π/6' },
	],
});

test('says where each arm is, and what its triangle shows', () => {
	expect(one.alt).toBe(
		'A unit circle with the terminal arm of 7 pi over 6 in quadrant 3. The related acute angle at the x-axis is pi over 6. The x-coordinate of the end of the arm is the cosine, the fraction the negative square root of 3, over 2, end fraction.',
	);
	expect(axis.alt).toContain(
		'pi over 2 on the positive y-axis and negative pi over 6 in quadrant 4',
	);
});

test('proves arms, acute angle and value that the lines name', () => {
	expect(issuesOf(...ONE, one)).toEqual([]);
	expect(issuesOf(...BOTH, both)).toEqual([]);
	expect(issuesOf('Solve it.', '$x = -\\frac{\\pi}{6}, \\frac{\\pi}{2}$', axis)).toEqual([]);
});

test.each([
	['another angle', ONE[0].replace('7', '5'), ONE[1], /do not name 7 pi over 6/],
	['another value', ONE[0], ONE[1].replace('-', ''), /does not say that the cosine/],
	[
		'another angle on its line',
		ONE[0],
		ONE[1].replace('19', '17'),
		/not at the angles of the line/,
	],
	['the sine', ONE[0], ONE[1].replace('cos', 'sin'), /does not say that the cosine/],
])('rejects the arm beside %s', (_what, above, text, reason) => {
	expect(issuesOf(above, text, one).join()).toMatch(reason);
});

test('rejects an arm at 0 beside other angles, and accepts it for 0 and a full turn', () => {
	const zero = drawFigure({ kind: 'unit circle', arms: [{ degrees: 0, text: '0°' }] });
	const lines = ['It is $0 \\le x \\le 360^{\\circ}$.', '$x \\approx 130^{\\circ}$'] as const;
	expect(issuesOf(...lines, zero)).toHaveLength(1);
	expect(issuesOf(lines[0], '$x = 0^{\\circ}$ or $x = 360^{\\circ}$', zero)).toEqual([]);
});

test.each([
	['an arm at another angle', /L([\d.]+) ([\d.]+)"/, 'L$2 $1"'],
	['another name', '>7π/6<', '>5π/6<'],
	['another acute angle', '>π/6<', '>π/3<'],
	['a value with another sign', '>−√3/2<', '>√3/2<'],
	['a leg to another place', /V110" stroke-dash/, 'V90" stroke-dash'],
	['a bow on the other side', /M136 110A/, 'M184 110A'],
	['a value at the other leg', /y="103">−√3/, 'y="127">−√3'],
])('detects %s in the drawing', (_what, was, is) => {
	const svg = one.svg.replace(was, is);
	expect(svg).not.toBe(one.svg);
	expect(issuesOf(...ONE, { ...one, svg })).toHaveLength(1);
});

test('refuses two arms with their names exchanged', () => {
	const swapped = both.svg
		.replace('>41°<', '>#<')
		.replace('>221°<', '>41°<')
		.replace('>#<', '>221°<');
	expect(swapped).not.toBe(both.svg);
	expect(issuesOf(...BOTH, { ...both, svg: swapped }).join()).toContain(
		'an arm has the name of another',
	);
});
