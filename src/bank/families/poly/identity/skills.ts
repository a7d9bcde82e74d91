/** poly.identity: compute with identities. CCSS A-APR.C.4. */
import { continued, opposite, product, sum, times } from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import { integer } from '../../../answer.ts';
import { caseOf } from '../../../described-cases.ts';
import { type Draft, type Draw, line, type Skills } from '../../../family.ts';
import { CONJUGATES, minus, squared, squareIdentity } from '../../../steps/identities.ts';
import { hypotenuse, perimeter, sumOfSquares } from './uses.ts';

export const skills: Skills = {
	'Mental arithmetic with patterns': (draw) =>
		draw.inTurn('kind') === 'product'
			? nearbyProduct(draw.int('n'), draw.int('d'))
			: nearbySquare(draw.int('n'), draw.random.pick([1, -1]) * draw.int('d')),

	'Use an identity to compute': (draw) => caseOf(KINDS, draw.inTurn('kind'))(draw),
};

/** (n + d)(n − d) = n² − d². */
function nearbyProduct(n: number, d: number): Draft {
	const problem = times(n + d, n - d);
	return {
		prompt: say`Use a pattern for special products to compute ${problem} without a calculator.`,
		answer: integer(n * n - d * d),
		steps: [
			line(problem),
			line(continued(product(sum(n, d), sum(n, -d))), `both numbers are ${d} away from ${n}`),
			line(continued(minus(squared(n), squared(d))), 'a sum times a difference'),
			line(continued(sum(n * n, -d * d))),
			line(continued(n * n - d * d)),
		],
		hints: [say`Which number lies halfway between the two? Use ${CONJUGATES}.`],
	};
}

function nearbySquare(n: number, d: number): Draft | undefined {
	const size = Math.abs(d);
	if (size > 4) return undefined;
	const twice = times(2, n, size);
	return {
		prompt: say`Use a pattern for special products to compute ${squared(n + d)} without a calculator.`,
		answer: integer((n + d) ** 2),
		steps: [
			line(squared(n + d)),
			line(
				continued(squared(sum(n, d))),
				`${n + d} is ${size} ${d < 0 ? 'less' : 'more'} than ${n}`,
			),
			line(
				continued(sum(squared(n), d < 0 ? opposite(twice) : twice, squared(size))),
				`the square of a ${d < 0 ? 'difference' : 'sum'}`,
			),
			line(continued(sum(n * n, 2 * n * d, d * d))),
			line(continued((n + d) ** 2)),
		],
		hints: [say`Which multiple of 10 is near ${n + d}? Use ${squareIdentity(d < 0 ? -1 : 1)}.`],
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
		answer: integer(a * a - b * b),
		steps: [
			line(problem),
			line(continued(product(sum(a, b), sum(a, -b))), 'a difference of squares'),
			line(continued(times(a + b, a - b))),
			line(continued(a * a - b * b)),
		],
		hints: [say`Use ${CONJUGATES} from right to left.`],
	};
}
