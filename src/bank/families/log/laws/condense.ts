/** Sums and differences of logarithms to write as a single logarithm. */
import { continued, product, quotient } from '../../../../math/expression.ts';
import { root } from '../../../../math/notation.ts';
import { say } from '../../../../math/prose.ts';
import { expression } from '../../../answer.ts';
import { type Draft, type Draw, line } from '../../../family.ts';
import { type Base, log } from '../../../steps/exponential.ts';
import { fractionOf, type Part, sumOfLogs, sumWithPowers } from './terms.ts';

const LETTER_SETS = [
	['x', 'y', 'z'],
	['a', 'b', 'c'],
	['p', 'q', 'r'],
	['m', 'n', 'k'],
] as const;

/** One logarithm from three; with `half`, the whole sum is halved and the answer is the log of a root. */
export function condense(draw: Draw, base: Base, half: boolean): Draft | undefined {
	const letters = draw.random.pick(LETTER_SETS);
	const parts: Part[] = ['a', 'b', 'c'].map((name, at) => ({
		coefficient: draw.int(name),
		letter: letters[at] ?? 'x',
	}));
	const first = parts[0];
	if (!first || first.coefficient < 0 || parts.every(({ coefficient }) => coefficient === 1))
		return undefined;
	const problem = sumOfLogs(parts, base);
	const shown = half ? product(quotient(1, 2), { kind: 'brackets', of: problem }) : problem;
	const inside = fractionOf(parts);
	const answer = log(base, half ? root(inside) : inside);
	const withPowers = sumWithPowers(parts, base);
	return {
		prompt: say`Write as a single logarithm: ${shown}.`,
		answer: expression(answer),
		steps: [
			line(shown),
			line(
				continued(
					half ? product(quotient(1, 2), { kind: 'brackets', of: withPowers }) : withPowers,
				),
				'power law: the coefficients become exponents',
			),
			line(
				continued(half ? product(quotient(1, 2), log(base, inside)) : answer),
				'product and quotient laws: added logarithms stand above, subtracted ones below',
			),
			...(half
				? [line(continued(answer), 'power law: a factor of one half is a square root')]
				: []),
		],
		hints: [say`First turn each coefficient into an exponent.`],
	};
}
