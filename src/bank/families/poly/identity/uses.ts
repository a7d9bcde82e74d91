/** Right triangles and sums of squares by identities. */
import {
	continued,
	equation,
	num,
	opposite,
	product,
	sum,
	times,
} from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import { type Draft, integer, line, sentence, withMisconceptions } from '../../../family.ts';
import { minus, squared, squareIdentity } from '../../../steps/identities.ts';

const [MM, NN] = [squared('m'), squared('n')];

const TRIPLES = equation(
	sum(squared(minus(MM, NN)), squared(product(2, 'm', 'n'))),
	squared(sum(MM, NN)),
);

export function hypotenuse(m: number, n: number): Draft {
	return {
		prompt: say`Consider the identity ${TRIPLES}. It gives the side lengths of a right triangle. What is the length of the hypotenuse when ${equation('m', m)} and ${equation('n', n)}?`,
		answer: withMisconceptions(
			integer(m * m + n * n),
			[integer(2 * m * n), 'gave the length of a leg'],
			[integer(m * m - n * n), 'gave the length of a leg'],
			[integer((m + n) ** 2), 'squared the sum instead of adding the squares'],
		),
		steps: [
			line(
				sum(squared(num(m)), squared(num(n))),
				'the right side is the square of the hypotenuse, so the hypotenuse is m² + n²',
			),
			line(continued(sum(m * m, n * n)), 'evaluate the squares'),
			line(continued(m * m + n * n), 'add'),
			sentence(say`The length of the hypotenuse is ${m * m + n * n}.`),
		],
		hints: [say`Which of the three squares in the identity is the sum of the other two?`],
	};
}

export function perimeter(m: number, n: number): Draft {
	const [a, b, c] = [m * m - n * n, 2 * m * n, m * m + n * n];
	return {
		prompt: say`Consider the identity ${TRIPLES}. It gives the side lengths of a right triangle. What is the perimeter of the triangle when ${equation('m', m)} and ${equation('n', n)}?`,
		answer: withMisconceptions(
			integer(a + b + c),
			[integer(a + b), 'left out the hypotenuse'],
			[integer(c), 'gave only the hypotenuse'],
		),
		steps: [
			line(
				equation(equation(minus(MM, NN), minus(num(m * m), num(n * n))), a),
				'one leg: substitute the given values',
			),
			line(
				equation(equation(product(2, 'm', 'n'), times(2, m, n)), b),
				'the other leg: substitute the given values',
			),
			line(
				equation(equation(sum(MM, NN), sum(m * m, n * n)), c),
				'the hypotenuse: substitute the given values',
			),
			line(sum(a, b, c), 'the perimeter is the sum of the three sides'),
			line(continued(a + b + c), 'add'),
			sentence(say`The perimeter is ${a + b + c}.`),
		],
		hints: [
			say`Which three expressions are squared in the identity? They are the lengths of the sides.`,
		],
	};
}

/** u² + v² from u ± v and uv. */
export function sumOfSquares(u: number, v: number, given: 'sum' | 'difference'): Draft | undefined {
	const linear = given === 'sum' ? u + v : Math.abs(u - v);
	if (u === v || linear < 2) return undefined;
	const twice = times(2, u * v);
	const identity = squareIdentity(given === 'sum' ? 1 : -1);
	const back =
		given === 'sum'
			? minus(squared(sum('u', 'v')), product(2, 'u', 'v'))
			: sum(squared(minus('u', 'v')), product(2, 'u', 'v'));
	return {
		prompt: say`Two positive numbers have a ${given} of ${linear} and a product of ${u * v}. Use an identity to find the sum of their squares.`,
		answer: withMisconceptions(
			integer(u * u + v * v),
			[integer(linear ** 2), `squared the ${given} and left out the product`],
			[
				integer(linear ** 2 + (given === 'sum' ? 2 : -2) * u * v),
				given === 'sum'
					? 'added twice the product instead of subtracting it'
					: 'subtracted twice the product instead of adding it',
			],
		),
		steps: [
			sentence(
				say`From the identity ${identity}, it follows that ${equation(sum(squared('u'), squared('v')), back)}.`,
			),
			line(
				sum(squared(linear), given === 'sum' ? opposite(twice) : twice),
				`substitute the ${given} and the product`,
			),
			line(
				continued(sum(linear ** 2, (given === 'sum' ? -2 : 2) * u * v)),
				'evaluate the square and the product',
			),
			line(continued(u * u + v * v), given === 'sum' ? 'subtract' : 'add'),
			sentence(say`The sum of the squares is ${u * u + v * v}.`),
		],
		hints: [
			say`Which identity contains the ${given}, the product, and the squares of two numbers?`,
		],
	};
}
