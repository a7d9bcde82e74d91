import Fraction from 'fraction.js';
import { expect, test } from 'vitest';
import { num, relation, symbol } from '../../../math/expression.ts';
import { interval, INFINITY } from '../../../math/notation.ts';
import { say } from '../../../math/prose.ts';
import { sentence } from '../../family.ts';
import { drawOnLine } from './draw-figure.ts';
import { drawSet } from './set-line.ts';

test('says where the circles are, what is shaded, and which sign is above each part', () => {
	const { alt } = drawSet({
		parts: [{ from: { at: -2, closed: true }, to: { at: new Fraction(5, 3), closed: false } }],
		signs: ['+', '−', '+'],
	});
	expect(alt).toBe(
		'A number line with a closed circle at negative 2 and an open circle at five thirds. It is shaded from negative 2 to five thirds. From left to right, the signs above the intervals are plus, minus, and plus.',
	);
});

test.each([
	[4, 5],
	[-480, 1250],
	[0.25, 0.5],
])('numbers the line from %d to %d so that no two numbers touch', (low, high) => {
	const { svg } = drawSet({
		parts: [{ from: { at: low, closed: true }, to: { at: high, closed: true } }],
	});
	const numbers = [...svg.matchAll(/<text x="([\d.]+)" y="64">([^<]*)</g)];
	expect(numbers.length).toBeGreaterThan(2);
	numbers.slice(1).forEach(([, x, text = ''], at) => {
		const [, before, other = ''] = numbers[at] ?? [];
		expect(Number(x) - Number(before)).toBeGreaterThan(3.5 * (text.length + other.length));
	});
});

const SET = { kind: 'set on a number line' } as const;

test.each([
	[say`The solution is ${interval(2, INFINITY, '[)')}.`, 'to the right of 2'],
	[say`${relation('x', '<', 3)}`, 'to the left of 3'],
	[
		say`${relation('x', '<', 1)} or ${relation('x', '\\ge', 4)}`,
		'to the left of 1 and to the right of 4',
	],
	[
		say`Both are true when ${relation(relation(num(1), '<', symbol('x')), '\\le', 6)}.`,
		'from 1 to 6',
	],
])('draws the set that the line %# names', (body, shaded) => {
	expect(drawOnLine(SET, sentence(body))?.alt).toContain(`It is shaded ${shaded}.`);
});

test.each([say`There is no solution.`, say`${relation('x', '=', 3)}`])(
	'draws nothing on the line %#, which names no set',
	(body) => {
		expect(drawOnLine(SET, sentence(body))).toBeUndefined();
	},
);
