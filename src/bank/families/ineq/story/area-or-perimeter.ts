/** ineq.story: the longest side that a limit for the perimeter or the area allows. */
import {
	type Expression,
	num,
	product,
	relation,
	sum,
	symbol,
} from '../../../../math/expression.ts';
import { term } from '../../../../math/polynomial.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import {
	type Draft,
	type Draw,
	line,
	sentence,
	withFigure,
	withMisconceptions,
	written,
} from '../../../family.ts';
import { chained } from '../../../steps/inequality.ts';
import { bracket, type Piece } from '../../../steps/solve-equation.ts';
import { solveInequality } from '../../../steps/solve-inequality.ts';

const X = symbol('x');

type Shape = {
	text: Prose;
	/** The length or height that the formula needs. */
	named: Prose;
	left: Piece[];
	why: string;
	/** The line with the formula as it is, where the first one is simpler already, and what leads on. */
	begin?: Expression;
	next?: string;
	side: string;
	hint: Prose;
};

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
	const answer = withMisconceptions(
		written('inequality', chained(num(0), '<', X, '\\le', num(set.at))),
		[
			written('inequality', relation(X, '\\le', num(set.at))),
			'did not use the fact that x is positive',
		],
		[written('inequality', relation(X, '\\ge', num(set.at))), 'reversed the inequality symbol'],
		[
			written('inequality', chained(num(0), '<', X, '<', num(set.at))),
			'did not include the upper limit',
		],
	);
	const [first, ...rest] = lines;
	if (!first) return undefined;
	return {
		prompt: say`${shape.text} Write an inequality that gives all possible values of ${X}. Remember that ${X} is positive.`,
		answer,
		steps: [
			sentence(shape.named),
			...(shape.begin
				? [line(shape.begin, shape.why), { ...first, why: shape.next }]
				: [{ ...first, why: shape.why }]),
			...rest,
			withFigure(sentence(say`${shape.side} is positive, so ${answer.body}.`), {
				kind: 'set on a number line',
			}),
		],
		hints: [shape.hint, say`Which solutions of the inequality are not possible here?`],
	};
}

/** Width x and length ax + b; their perimeter is 2(x + ax + b). */
const rectangle = (a: number, b: number, limit: number): Shape => {
	const times = a === 2 ? 'twice' : `${a} times`;
	return {
		text: say`A rectangle is ${X} meters wide. Its length is ${b} meters more than ${times} its width. Its perimeter is at most ${limit} meters.`,
		named: say`The length is ${sum(product(a, X), b)} meters.`,
		left: [bracket(2, term(1, 'x'), term(a, 'x'), term(b))],
		why: `the perimeter, twice the sum of the width and the length, is at most ${limit}`,
		side: 'The width',
		hint: say`How can you write the length and then the perimeter in terms of ${X}?`,
	};
};

/** Base 2a and height b + x: the area is a(b + x). */
const triangle = (a: number, b: number, limit: number): Shape => ({
	text: say`A triangle has a base of ${2 * a} centimeters and a height of ${b} centimeters. Its height is increased by ${X} centimeters. The area must then be at most ${limit} square centimeters.`,
	named: say`The new height is ${sum(b, X)} centimeters.`,
	left: [bracket(a, term(b), term(1, 'x'))],
	why: `the area, half of the base times the height, is at most ${limit}`,
	begin: relation(product(num('1/2'), num(2 * a), sum(b, X)), '\\le', num(limit)),
	next: `multiply 1/2 by ${2 * a}`,
	side: 'The increase',
	hint: say`How can you write the new height and then the area in terms of ${X}?`,
});
