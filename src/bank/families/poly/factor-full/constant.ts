/** A constant of a factored form found from the trinomial. */
import { equation, product, sum, symbol } from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import { integer, line, sentence, type Skills, withMisconceptions } from '../../../family.ts';
import { pairPattern } from '../../../steps/factor-patterns.ts';
import { shown } from '../../../steps/factoring.ts';

export const CONSTANTS: Skills = {
	'Find a positive constant in a factored form'(draw) {
		const [a, j, k] = [draw.int('a'), draw.int('j'), draw.int('k')];
		const pattern = pairPattern({ a, p: k, c: 1, q: j, letters: { x: 'x', y: '' } });
		// With k divisible by a, the other factor could be written x + k/a, and j would have two values.
		// With k = ±1, the constant term itself would be j, apart from its sign.
		if (!pattern || k % a === 0 || Math.abs(k) === 1) return undefined;
		const form = product(sum(product('h', 'x'), 'k'), sum('x', 'j'));
		return {
			prompt: say`The expression ${shown(pattern.inside)} can be written as ${form}, where ${symbol('h')}, ${symbol('k')}, and ${symbol('j')} are integers and ${symbol('j')} is positive. What is the value of ${symbol('j')}?`,
			answer: withMisconceptions(
				integer(j),
				[integer(k), 'gave k instead of j'],
				[integer(a), 'gave h instead of j'],
			),
			steps: [
				...pattern.lines(),
				sentence(
					say`Compare with ${form}: the factor ${sum('x', j)} corresponds to ${sum('x', 'j')}.`,
				),
				line(equation('j', j)),
			],
			hints: [
				say`What are the factors of the trinomial? In which of them is the coefficient of ${symbol('x')} equal to 1?`,
				pattern.hint,
			],
		};
	},
};
