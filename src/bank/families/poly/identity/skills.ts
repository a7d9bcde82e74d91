/** poly.identity: compute with identities. */
import { continued, opposite, product, sum, times } from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import {
	caseOf,
	type Draft,
	type Draw,
	integer,
	line,
	type Skills,
	withMisconceptions,
} from '../../../family.ts';
import { CONJUGATES, minus, squared, squareIdentity } from '../../../steps/identities.ts';
import { hypotenuse, perimeter, sumOfSquares } from './uses.ts';

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
			line(continued(minus(squared(n), squared(d))), '(u + v)(u − v) = u² − v²'),
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
	const problem = minus(squared(a), squared(b));
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
