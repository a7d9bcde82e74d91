/** Choosing the single fraction that is equal to a sum. */
import { type Expression, quotient } from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import { distractor, type Draft, type Draw, multipleChoice } from '../../../family.ts';
import {
	type Coefficients,
	factoredForm,
	same,
	withZeros,
	written,
} from '../../../steps/coefficients.ts';
import { plainFactor } from '../../../steps/rational-form.ts';
import { summed } from './fraction-sum.ts';

/** What leaves the constant of x + q as it is. */
const onlyTheX = (q: number, by: number): string =>
	`multiplied only the x in ${plainFactor([1, q])} by ${by}`;

export function chooseFraction(draw: Draw): Draft | undefined {
	const [a, b, p, q] = [
		Math.abs(draw.int('a')),
		Math.abs(draw.int('b')),
		draw.int('p'),
		draw.int('q'),
	];
	const sign = draw.choice('op') === '-' ? -1 : 1;
	if (p === q || a === b) return undefined;
	const under = withZeros(1, -p, -q);
	const solved = summed(
		{ over: [a], under: withZeros(1, -p) },
		{ over: [b], under: withZeros(1, -q) },
		sign,
	);
	const right: Coefficients = [a + sign * b, a * q + sign * b * p];
	const wrong = [
		{
			over: [a + sign * b, a * p + sign * b * q],
			mistake: 'multiplied each numerator by its own denominator',
		},
		sign < 0
			? {
					over: [a - b, a * q + b * p],
					mistake: 'did not distribute the negative sign to the last term of the numerator',
				}
			: a === 1
				? { over: [a + b, q + p], mistake: onlyTheX(p, b) }
				: { over: [a + b, q + b * p], mistake: onlyTheX(q, a) },
		{
			over: [a + sign * b],
			mistake: 'wrote the common denominator without multiplying the numerators',
		},
	];
	const all = [right, ...wrong.map(({ over }) => over)];
	const clash = all.some((one, at) => all.slice(at + 1).some((two) => same(one, two)));
	if (!solved || clash || all.some((one) => one.includes(0))) return undefined;
	if (solved.result.under.factors.length < 2 || Math.abs(solved.result.over.lead) > 1)
		return undefined;
	const shown = (over: Coefficients): Expression => quotient(written(over), factoredForm(under));
	return {
		prompt: say`Which expression is equivalent to ${solved.problem}?`,
		answer: multipleChoice(
			shown(right),
			...wrong.map(({ over, mistake }) => distractor(shown(over), mistake)),
		),
		steps: solved.lines,
		hints: [say`What is the least common denominator? What must each numerator be multiplied by?`],
	};
}
