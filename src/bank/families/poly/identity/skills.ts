/** poly.identity: compute with identities. */
import {
	continued,
	difference,
	equation,
	num,
	opposite,
	product,
	sum,
	times,
} from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import {
	caseOf,
	type Draft,
	type Draw,
	integer,
	line,
	sentence,
	type Skills,
	withMisconceptions,
} from '../../../family.ts';
import { CONJUGATES, squared, squareIdentity } from '../../../steps/expanding.ts';

export const skills: Skills = {
	'Use patterns for mental arithmetic': (draw) =>
		draw.inTurn('kind') === 'product'
			? nearbyProduct(draw.int('n'), draw.int('d'))
			: nearbySquare(draw.int('n'), draw.random.pick([1, -1]) * draw.int('d')),

	'Use an identity to compute': (draw) => caseOf(KINDS, draw.inTurn('kind'))(draw),
};

/** (n + d)(n − d) = n² − d². */
function nearbyProduct(n: number, d: number): Draft | undefined {
	if (d === 1) return undefined;
	const problem = times(n + d, n - d);
	return {
		prompt: say`Use a special product pattern to compute ${problem} without a calculator.`,
		answer: withMisconceptions(
			integer(n * n - d * d),
			[integer(n * n + d * d), 'added the squares instead of subtracting them'],
			[integer(n * n - d), `did not square ${d}`],
		),
		steps: [
			line(problem),
			line(continued(product(sum(n, d), sum(n, -d))), `both numbers are ${d} away from ${n}`),
			line(continued(difference(squared(n), squared(d))), '(u + v)(u − v) = u² − v²'),
			line(continued(sum(n * n, -d * d)), 'evaluate the squares'),
			line(continued(n * n - d * d), 'subtract'),
		],
		hints: [say`Which number lies halfway between the two? How does ${CONJUGATES} apply?`],
	};
}

/** Between 90 and 110, from 100: its square is the easiest. */
function nearbySquare(drawn: number, off: number): Draft | undefined {
	if (Math.abs(off) > 4) return undefined;
	const isNear100 = Math.abs(drawn + off - 100) < 10;
	const [n, d] = isNear100 ? [100, drawn + off - 100] : [drawn, off];
	const size = Math.abs(d);
	const twice = times(2, n, size);
	return {
		prompt: say`Use a special product pattern to compute ${squared(n + d)} without a calculator.`,
		answer: withMisconceptions(
			integer((n + d) ** 2),
			[integer(n * n + d * d), 'left out the middle term'],
			[integer(n * n + n * d + d * d), 'forgot to double the middle term'],
		),
		steps: [
			line(squared(n + d)),
			line(
				continued(squared(sum(n, d))),
				`${n + d} is ${size} ${d < 0 ? 'less' : 'more'} than ${n}`,
			),
			line(
				continued(sum(squared(n), d < 0 ? opposite(twice) : twice, squared(size))),
				d < 0 ? '(u − v)² = u² − 2uv + v²' : '(u + v)² = u² + 2uv + v²',
			),
			line(continued(sum(n * n, 2 * n * d, d * d)), 'evaluate each term'),
			line(continued((n + d) ** 2), d < 0 ? 'subtract, then add' : 'add'),
		],
		hints: [
			say`Which number near ${n + d} is easy to square? How does ${squareIdentity(d < 0 ? -1 : 1)} apply?`,
		],
	};
}

const KINDS: Readonly<Record<string, (draw: Draw) => Draft | undefined>> = {
	triples(draw) {
		const [m, n] = [draw.int('m'), draw.int('n')];
		if (n >= m) return undefined;
		return draw.random.int(0, 1) === 0 ? hypotenuse(m, n) : perimeter(m, n);
	},

	squares: (draw) =>
		sumOfSquares(draw.int('m'), draw.int('n'), draw.random.int(0, 1) === 0 ? 'sum' : 'difference'),

	product(draw) {
		const [m, n] = [draw.int('m'), draw.int('n')];
		if (n >= 5 * m || n === 10) return undefined;
		return draw.random.int(0, 1) === 0
			? nearbyProduct(10 * m, n)
			: differenceOfSquares(5 * m + n, 5 * m - n);
	},
};

function differenceOfSquares(a: number, b: number): Draft {
	const problem = difference(squared(a), squared(b));
	return {
		prompt: say`Use an identity to compute ${problem} without squaring.`,
		answer: withMisconceptions(
			integer(a * a - b * b),
			[integer((a - b) ** 2), 'squared the difference'],
			[integer(a * a + b * b), 'added the squares instead of subtracting them'],
		),
		steps: [
			line(problem),
			line(continued(product(sum(a, b), sum(a, -b))), 'u² − v² = (u + v)(u − v)'),
			line(continued(times(a + b, a - b)), 'evaluate each factor'),
			line(continued(a * a - b * b), 'multiply'),
		],
		hints: [say`How does the difference of two squares factor?`],
	};
}

// Right triangles and sums of squares by identities.

const [MM, NN] = [squared('m'), squared('n')];

const TRIPLES = equation(
	sum(squared(difference(MM, NN)), squared(product(2, 'm', 'n'))),
	squared(sum(MM, NN)),
);

function hypotenuse(m: number, n: number): Draft {
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

function perimeter(m: number, n: number): Draft {
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
				equation(equation(difference(MM, NN), difference(num(m * m), num(n * n))), a),
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
function sumOfSquares(u: number, v: number, given: 'sum' | 'difference'): Draft | undefined {
	const linear = given === 'sum' ? u + v : Math.abs(u - v);
	if (u === v || linear < 2) return undefined;
	const twice = times(2, u * v);
	const identity = squareIdentity(given === 'sum' ? 1 : -1);
	const back =
		given === 'sum'
			? difference(squared(sum('u', 'v')), product(2, 'u', 'v'))
			: sum(squared(difference('u', 'v')), product(2, 'u', 'v'));
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
