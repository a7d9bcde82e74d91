/** Uses the share of values below each end, and the definition of the z-score. */
import type { Question } from '../../../../schemas/wire/question.ts';
import type { Verify } from '../../../verify/verifier.ts';
import { plainPrompt } from '../../../verify/bag.ts';
import { expectExactly } from '../../../verify/statistics.ts';
import { expectTrueLines } from '../../../verify/true-lines.ts';

export const verify: Verify = ({ question }) => [
	...expectTrueLines(question, known(question)),
	...expectExactly(question, answerTo(question)),
];

const known = ({ answer }: Question) => ({ z: Number(answer.value), x: Number(answer.value) });

/** Percent of the values below so many standard deviations. */
const BELOW: Readonly<Record<number, number>> = {
	[-3]: 0.15,
	[-2]: 2.5,
	[-1]: 16,
	0: 50,
	1: 84,
	2: 97.5,
	3: 99.85,
};

function answerTo(question: Question): number {
	const text = plainPrompt(question);
	const number = (pattern: RegExp) => Number(pattern.exec(text)?.[1] ?? NaN);
	const [mu, sd] = [number(/mean of (\d+)/), number(/standard deviation of (\d+)/)];
	if (text.includes('has the z-score')) return mu + sd * number(/z-score (-?[\d.]+)\?/);
	if (text.includes('z-score')) return (number(/value of ([\d.]+) /) - mu) / sd;
	const [from, to] = [number(/between (\d+)/), number(/and (\d+) \w+\?/)];
	const share = (BELOW[(to - mu) / sd] ?? NaN) - (BELOW[(from - mu) / sd] ?? NaN);
	const total = number(/About how many of (\d+)/);
	return Number.isNaN(total) ? Math.round(share * 100) / 100 : (share * total) / 100;
}
