/** poly.complex-zeros: all zeros of a cubic over the complex numbers. */
import {
	divided,
	factoredForm,
	multiplied,
	valueAt,
	written,
	zeroAt,
} from '../../../../math/coefficients.ts';
import { complexNumber } from '../../../../math/complex-number.ts';
import { equation, list, num, power, symbol } from '../../../../math/expression.ts';
import { call } from '../../../../math/notation.ts';
import { say, spelledOut } from '../../../../math/prose.ts';
import {
	line,
	sentence,
	type Skills,
	withMisconceptions,
	written as answered,
} from '../../../family.ts';
import { formulaLines } from '../../../steps/quadratic-formula.ts';
import { squareRootLines, withoutConclusion } from '../../../steps/square-roots.ts';
import { quotientReason, syntheticLine, triedInVain } from '../../../steps/synthetic-division.ts';
import { substitutionLines } from '../../../steps/value-at.ts';
import { plainNumber } from '../../../../math/plain-notation.ts';

export const skills: Skills = {
	'Find all complex zeros of a polynomial'(draw) {
		const [r, h, k] = [draw.int('r'), draw.int('h'), draw.int('k')];
		const cubic = multiplied(zeroAt(r), [1, -2 * h, h * h + k * k]);
		const { quotient } = divided(cubic, zeroAt(r));
		const [a = 1, b = 0, c = 0] = quotient;
		const isFirst = Array.from({ length: Math.abs(r) }, (_, i) => [i + 1, -i - 1])
			.flat()
			.filter((x) => c % x === 0 && Math.abs(x) < Math.abs(r))
			.every((x) => valueAt(cubic, x) !== 0);
		if (!isFirst) return undefined;
		const zeros = list(num(r), complexNumber(h, -k), complexNumber(h, k));
		const answer = answered('complex-set', zeros);
		const root = b === 0 ? k : 2 * k;
		const name = call('P', 'x');
		return {
			prompt: say`Find all complex zeros of ${equation(name, written(cubic))}. Write the real zero first, then the other two.`,
			answer: withMisconceptions(
				answer,
				[
					answered('complex-set', list(num(r), complexNumber(-h, -k), complexNumber(-h, k))),
					'wrote b instead of −b in the numerator of the quadratic formula',
				],
				[
					answered('complex-set', list(num(r), num(h - k), num(h + k))),
					`left out i when taking the square root of ${plainNumber(-root * root)}`,
				],
			),
			steps: [
				line(equation(name, written(cubic))),
				sentence(
					say`Test the divisors of the constant term.${triedInVain('P', cubic, r)}`,
					'any integer that is a zero must divide the constant term',
				),
				...substitutionLines('P', cubic, r),
				sentence(
					say`${num(r)} is a zero, so ${written(zeroAt(r))} is a factor of ${name}.`,
					'by the factor theorem',
				),
				syntheticLine(cubic, r),
				line(
					equation(name, factoredForm({ lead: 1, factors: [zeroAt(r), quotient] })),
					quotientReason(cubic, r),
				),
				line(equation(written(quotient), 0), 'the other zeros are the zeros of the second factor'),
				...(b === 0
					? [
							line(equation(power('x', 2), -c), `subtract ${c} from both sides`),
							...withoutConclusion(squareRootLines(0, -c, { complex: true })),
						]
					: withoutConclusion(formulaLines({ a, b, c }, { complex: true }))),
				sentence(say`The zeros of ${symbol('P')} are ${spelledOut(answer.body)}.`),
			],
			hints: [
				say`Which integer that divides the constant term is a zero?`,
				say`What quadratic is left after you divide by the factor that this zero gives? Which formula gives its zeros?`,
			],
		};
	},
};
