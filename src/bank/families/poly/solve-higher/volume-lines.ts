/** The solution of a volume problem as far as the first zero of its cubic equation. */
import { equation, num, product, sum, symbol } from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import { type Line, line, sentence } from '../../../family.ts';
import {
	added,
	type Coefficients,
	divided,
	factoredForm,
	multiplied,
	written,
	zeroAt,
} from '../../../steps/coefficients.ts';
import { quotientReason, syntheticLine } from '../../../steps/synthetic-division.ts';

type Solid = {
	/** The measurement that is x. */
	named: string;
	others: readonly [string, string];
	/** What is added to x for the others; negative if they are less. */
	by: readonly [number, number];
	volume: number;
};

/** The cubic equation, with x − zero taken out: the lines, and the quadratic factor that is left. */
export function volumeLines(
	{ named, others, by: [a, b], volume }: Solid,
	zero: number,
): { lines: Line[]; quotient: Coefficients } {
	const cubic = added(multiplied([1, 0], [1, a], [1, b]), [-volume]);
	const { quotient } = divided(cubic, zeroAt(zero));
	const lines = [
		sentence(
			say`Let ${symbol('x')} be the ${named}, in centimetres. Then the ${others[0]} is ${sum('x', a)}, and the ${others[1]} is ${sum('x', b)}.`,
		),
		line(
			equation(product('x', sum('x', a), sum('x', b)), volume),
			`volume is ${named} times ${others.join(' times ')}`,
		),
		line(
			equation(product('x', written(multiplied([1, a], [1, b]))), volume),
			'multiply the two binomials',
		),
		line(
			equation(written(added(cubic, [volume])), volume),
			'multiply each term in the brackets by x',
		),
		line(equation(written(cubic), 0), `subtract ${volume} from both sides`),
		sentence(
			say`When ${equation('x', zero)}, the left side is ${equation(sum(...cubic.map((factor, at) => num(factor * zero ** (3 - at)))), 0)}, so ${written(zeroAt(zero))} is a factor.`,
			`by the factor theorem, testing the positive divisors of ${volume}`,
		),
		syntheticLine(cubic, zero),
		line(
			equation(factoredForm({ lead: 1, factors: [zeroAt(zero), quotient] }), 0),
			quotientReason(cubic, zero),
		),
	];
	return { lines, quotient };
}
