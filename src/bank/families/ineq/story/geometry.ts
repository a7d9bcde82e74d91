/** ineq.story: the longest side that a limit for the perimeter or the area allows. */
import { num, symbol } from '../../../../math/expression.ts';
import { linear, polynomialExpression, term } from '../../../../math/polynomial.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import { written } from '../../../answer.ts';
import { type Draft, type Draw, sentence } from '../../../family.ts';
import { bracket, type Piece } from '../../../steps/equation-sides.ts';
import { chained } from '../../../steps/inequality.ts';
import { solveInequality } from '../../../steps/solve-inequality.ts';

const X = symbol('x');

type Shape = { text: Prose; left: Piece[]; why: string; side: string; hint: Prose };

export function areaOrPerimeter(draw: Draw): Draft | undefined {
	const [a, b, limit] = [draw.int('a'), draw.int('b'), draw.int('P')];
	const shape =
		draw.choice('shape') === 'rectangle' ? rectangle(a, b, limit) : triangle(a, b, limit);
	const { lines, set } = solveInequality('x', {
		left: shape.left,
		sign: '\\le',
		right: [term(limit)],
	});
	if (set.kind !== 'ray' || set.at.lt(2) || set.at.d > 4n || b === 1) return undefined;
	const answer = written('inequality', chained(num(0), '<', X, '\\le', num(set.at)));
	const [first, ...rest] = lines;
	if (!first) return undefined;
	return {
		prompt: say`${shape.text} Write an inequality that gives all possible values of ${X}. Remember that ${X} is positive.`,
		answer,
		steps: [
			{ ...first, why: shape.why },
			...rest,
			sentence(say`${shape.side} is positive, so ${answer.body}.`),
		],
		hints: [shape.hint, say`Solve the inequality. Which of its values are not possible here?`],
	};
}

/** Width x and length ax + b; their perimeter is 2(x + ax + b). */
const rectangle = (a: number, b: number, limit: number): Shape => {
	const times = a === 2 ? 'twice' : `${a} times`;
	return {
		text: say`A rectangle is ${X} meters wide. Its length is ${b} meters more than ${times} its width. Its perimeter is at most ${limit} meters.`,
		left: [bracket(2, term(1, 'x'), term(a, 'x'), term(b))],
		why: 'twice the sum of width and length is at most the limit',
		side: 'The width',
		hint: say`The length is ${polynomialExpression(linear(a, 'x', b))}. Write the perimeter with ${X}.`,
	};
};

/** Base 2a and height b + x: the area is a(b + x). */
const triangle = (a: number, b: number, limit: number): Shape => ({
	text: say`A triangle has a base of ${2 * a} centimeters and a height of ${b} centimeters. Its height is increased by ${X} centimeters. The area must then be at most ${limit} square centimeters.`,
	left: [bracket(a, term(b), term(1, 'x'))],
	why: 'half of base times height is at most the limit',
	side: 'The increase',
	hint: say`The area of a triangle is half of base times height.`,
});
