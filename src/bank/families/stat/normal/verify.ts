/** Uses the share of values below each end, and the definition of the z-score. */
import type { Question } from '../../../../schemas/wire/question.ts';
import { expectOneChoice, expectTrueLines, type Verify } from '../../../verify/evidence.ts';
import { plainPrompt } from '../../../verify/bag.ts';
import { expectExactly } from '../../../verify/statistics.ts';

export const verify: Verify = ({ question }) =>
	question.answer.kind === 'multiple-choice'
		? [...expectTrueLines(question), ...compared(question)]
		: [
				...expectTrueLines(question, known(question)),
				...expectExactly(question, answerTo(question)),
			];

const TEST =
	/On a (\w+) test with a mean of (\d+) and a standard deviation of (\d+), (\w+) scored (\d+)\.(?= On a \w+ test| On which test did \4 do better)/g;

/** Of two tests, the one on which the score is more standard deviations above the mean. */
function compared(question: Question): string[] {
	const tests = [...plainPrompt(question).matchAll(TEST)].map(
		([, subject = '', mean, deviation, , score]) => ({
			subject,
			z: (Number(score) - Number(mean)) / Number(deviation),
		}),
	);
	const [one, two] = tests;
	if (!one || !two || tests.length > 2 || one.z === two.z) return ['no two tests to compare'];
	const { subject } = one.z > two.z ? one : two;
	return [
		...tests.flatMap((test, at) => expectTest(question, at, test)),
		...expectOneChoice(
			question,
			(text) => text === `The ${subject} test, because the $z$-score is greater`,
		),
	];
}

/** The line of each test names it and ends in its z-score, in the order of the prompt. */
function expectTest(
	{ steps }: Question,
	at: number,
	{ subject, z }: { subject: string; z: number },
): string[] {
	const { text = '', why = '' } = steps[at] ?? {};
	return text.endsWith(`= ${z}$`) && why.startsWith(`find the z-score on the ${subject} test`)
		? []
		: [`"${text}" is not the line of the ${subject} test`];
}

const known = ({ answer }: Question) => ({ z: Number(answer.value), x: Number(answer.value) });

/** Percent of the values below the given number of standard deviations. */
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
	if (text.includes('has a z-score')) return mu + sd * number(/z-score of (-?[\d.]+)\?/);
	if (text.includes('z-score')) return (number(/-score of an? [a-z ]+ of ([\d.]+) /) - mu) / sd;
	const [from, to] = [number(/between (\d+)/), number(/and (\d+) \w+\?/)];
	const share = (BELOW[(to - mu) / sd] ?? NaN) - (BELOW[(from - mu) / sd] ?? NaN);
	const total = number(/About how many of (\d+)/);
	return Number.isNaN(total) ? Math.round(share * 100) / 100 : (share * total) / 100;
}
