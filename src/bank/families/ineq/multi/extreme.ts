/** ineq.multi: the greatest or least value of an expression under an inequality. */
import Fraction from 'fraction.js';
import { num, product, relation, sum, symbol } from '../../../../math/expression.ts';
import { term } from '../../../../math/polynomial.ts';
import { say } from '../../../../math/prose.ts';
import { rational } from '../../../answer.ts';
import { type Draft, type Draw, line, sentence } from '../../../family.ts';
import { isLess, type Sign } from '../../../steps/inequality.ts';
import { solveInequality } from '../../../steps/solve-inequality.ts';

/** ax + b is bounded; kx + m with k above 0 is greatest or least at the boundary. */
export function extremeValue(draw: Draw): Draft | undefined {
	const [a, b, k, m] = [draw.int('a'), draw.int('b'), draw.int('k'), draw.int('m')];
	const x = draw.random.pick(['x', 'n', 'p', 't']);
	const sign: Sign = draw.random.pick(['\\le', '\\ge']);
	const bound = draw.random.int(-40, 60);
	const { problem, lines, set } = solveInequality(x, {
		left: [term(a, x), term(b)],
		sign,
		right: [term(bound)],
	});
	if (set.kind !== 'ray' || set.at.d > 6n || set.at.abs().gt(20) || set.at.equals(0))
		return undefined;
	const wanted = sum(product(k, symbol(x)), m);
	const scaled = new Fraction(set.at).mul(k);
	const value = scaled.add(m);
	const word = isLess(set.sign) ? 'greatest' : 'least';
	return {
		prompt: say`If ${problem}, what is the ${word} possible value of ${wanted}?`,
		answer: rational(value),
		steps: [
			...lines,
			line(relation(product(k, symbol(x)), set.sign, num(scaled)), `multiply both sides by ${k}`),
			line(
				relation(wanted, set.sign, num(value)),
				m < 0 ? `subtract ${-m} from both sides` : `add ${m} to both sides`,
			),
			sentence(say`The ${word} possible value is ${num(value)}.`),
		],
		hints: [say`Solve for ${symbol(x)} first, then build ${wanted} on the left side.`],
	};
}
