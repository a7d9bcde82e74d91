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
import { integer } from '../../../answer.ts';
import { type Draft, line, sentence } from '../../../family.ts';
import { minus, squared, squareIdentity } from '../../../steps/identities.ts';

const [MM, NN] = [squared('m'), squared('n')];

const TRIPLES = equation(
	sum(squared(minus(MM, NN)), squared(product(2, 'm', 'n'))),
	squared(sum(MM, NN)),
);

export function hypotenuse(m: number, n: number): Draft {
	return {
		prompt: say`The identity ${TRIPLES} gives the sides of right triangles. What is the length of the hypotenuse for ${equation('m', m)} and ${equation('n', n)}?`,
		answer: integer(m * m + n * n),
		steps: [
			line(
				sum(squared(num(m)), squared(num(n))),
				'the square on the right side belongs to the hypotenuse: m² + n²',
			),
			line(continued(sum(m * m, n * n))),
			line(continued(m * m + n * n)),
		],
		hints: [
			say`In a right triangle, the square of the hypotenuse is the sum of the other two squares.`,
		],
	};
}

export function perimeter(m: number, n: number): Draft {
	const [a, b, c] = [m * m - n * n, 2 * m * n, m * m + n * n];
	return {
		prompt: say`The identity ${TRIPLES} gives the sides of right triangles. What is the perimeter of the triangle for ${equation('m', m)} and ${equation('n', n)}?`,
		answer: integer(a + b + c),
		steps: [
			line(equation(minus(MM, NN), a), `${m * m} − ${n * n}`),
			line(equation(product(2, 'm', 'n'), b), `2 × ${m} × ${n}`),
			line(equation(sum(MM, NN), c), `${m * m} + ${n * n}`),
			line(sum(a, b, c), 'add the three sides'),
			line(continued(a + b + c)),
		],
		hints: [say`Work out the three numbers that are squared in the identity. They are the sides.`],
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
		prompt: say`Two positive numbers have the ${given} ${linear} and the product ${u * v}. Use an identity to find the sum of their squares.`,
		answer: integer(u * u + v * v),
		steps: [
			sentence(say`From ${identity}: ${equation(sum(squared('u'), squared('v')), back)}.`),
			line(
				sum(squared(linear), given === 'sum' ? opposite(twice) : twice),
				`put in the ${given} and the product`,
			),
			line(continued(sum(linear ** 2, (given === 'sum' ? -2 : 2) * u * v))),
			line(continued(u * u + v * v)),
		],
		hints: [
			say`In which identity do the ${given}, the product and the squares of two numbers stand together?`,
		],
	};
}
