/** Evaluates the logarithm in floating point. */
import type { Question } from '../../../../schemas/wire/question.ts';
import { promptFormula, type Verify } from '../../../verify/evidence.ts';
import { readExact, readReal } from '../../../verify/values.ts';

export const verify: Verify = (evidence) => [
	...otherLogarithms(evidence.question),
	...expectAnswer(evidence),
];

/** "$\\log_{13} 294 \\approx \\frac{2.468347}{1.113943}$": both logarithms, rounded to as many places as they have. */
const otherLogarithms = ({ steps }: Question): string[] =>
	steps.flatMap(({ text }) => {
		const [, base, of, over = '', under = ''] =
			/^\$\\log_\{(\d+)\} (\d+) \\approx \\frac\{(\d+\.\d+)\}\{(\d+\.\d+)\}\$$/.exec(text) ?? [];
		const isRight = [Math.log10, Math.log].some(
			(log) =>
				rounded(log(Number(of)), over) === over && rounded(log(Number(base)), under) === under,
		);
		return base === undefined || isRight ? [] : [`"${text}" has other logarithms`];
	});

const rounded = (value: number, like: string): string =>
	value.toFixed(like.split('.')[1]?.length ?? 0);

const expectAnswer: Verify = ({ question }) => {
	const wanted = readReal(promptFormula(question))();
	const { kind, value } = question.answer;
	if (kind === 'ordered-list') {
		const [low = Number.NaN, high = Number.NaN] = value.split(', ').map(Number);
		return high === low + 1 && low < wanted && wanted < high
			? []
			: [`${wanted} is not inside ${value}`];
	}
	const [over, under] = readExact(value) ?? [0n, 0n];
	const stored = Number(over) / Number(under);
	const tolerance = kind === 'decimal' ? 0.5 * 10 ** -(value.split('.')[1]?.length ?? 0) : 1e-9;
	return Math.abs(stored - wanted) <= tolerance ? [] : [`the logarithm is ${wanted}, not ${value}`];
};
