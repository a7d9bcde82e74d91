import { expect, test } from 'vitest';
import { drawn, isDrawn, issuesOf } from './drawn-line.testdata.ts';

const fuel = drawn({
	kind: 'double number line',
	units: ['gallons', 'hours'],
	pairs: [
		['15', '25'],
		['x', '50'],
	],
});
const FUEL = [
	'A tractor uses $15$ gallons in $25$ hours. How many gallons does it use in $50$ hours?',
	'$\\frac{15}{25} = \\frac{x}{50}$',
] as const;

const rice = drawn({
	kind: 'double number line',
	units: ['grams', 'people'],
	pairs: [
		['65', '1'],
		['?', '4'],
	],
});
const RICE = ['A cook uses $65$ grams for each person.', '$4 \\times 65$'] as const;

test('says both quantities and their pairs', () => {
	expect(rice.alt).toBe(
		'A double number line with grams above and people below. The number 0 lines up with 0, 65 with 1, and an unknown number with 4.',
	);
});

test('proves the pairs of a proportion and of a rate', () => {
	expect(issuesOf(...FUEL, fuel)).toEqual([]);
	expect(issuesOf(...RICE, rice)).toEqual([]);
});

test.each([
	[FUEL[0], '$\\frac{15}{50} = \\frac{x}{25}$', /not those of a proportion/],
	[FUEL[0].replaceAll('hours', 'days'), FUEL[1], /does not tell of hours/],
	[FUEL[0].replace('25', '30'), FUEL[1].replace('25', '30'), /do not name 25/],
])('rejects the lines beside "%s"', (prompt, text, reason) => {
	expect(issuesOf(prompt, text, fuel).join()).toMatch(reason);
});

test.each([
	['another number', '>25<', '>35<'],
	['the unknown in another row', />x<\/text>(.*)>50</, '>50</text>$1>x<'],
	['a mark elsewhere', /M154 38V/, 'M170 38V'],
	['a number beside its mark', 'x="154" y="33"', 'x="170" y="33"'],
	['names in the wrong order', />gallons<(.*)>hours</, '>hours<$1>gallons<'],
])('detects %s in the drawing', (_what, was, is) => {
	const svg = fuel.svg.replace(was, is);
	expect(svg).not.toBe(fuel.svg);
	expect(issuesOf(...FUEL, { ...fuel, svg })).toHaveLength(1);
});

test.each([
	['stand too close', ['feet', 'cans'], '1'],
	['have one name', ['feet', 'feet'], '5'],
] as const)('leaves a line alone where two numbers %s', (_why, units, below) => {
	const pairs = [
		['29', below],
		['x', '40'],
	] as const;
	expect(isDrawn({ kind: 'double number line', units, pairs })).toBe(false);
});
