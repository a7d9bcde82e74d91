/** Recomputes estimates and margins from the prompt; plans and conclusions are judged by what the words say. */
import type { Question } from '../../../../schemas/wire/question.ts';
import { expectOneChoice, type Verify } from '../../../verify/evidence.ts';
import { plainPrompt } from '../../../verify/bag.ts';
import { average, expectExactly, promptList } from '../../../verify/statistics.ts';

export const verify: Verify = ({ question, skill }) => {
	const text = plainPrompt(question);
	const number = (pattern: RegExp) => Number(pattern.exec(text)?.[1] ?? NaN);
	switch (skill) {
		case 'Estimate from several samples': {
			const values = promptList(question);
			const size = number(/samples of (\d+)/);
			const all = number(/(?:There are|has) (\d+)/);
			const isStated =
				values.length === number(/In (\d+) random/) && number(/how many of the (\d+)/) === all;
			const estimate = (average(values) / size) * all;
			return expectExactly(question, isStated ? estimate : NaN);
		}
		case 'Estimate a population count': {
			const [n, k] = [number(/sample of (\d+)/), number(/, (\d+) /)];
			return expectExactly(question, (number(/(?:There are|has) (\d+)/) * k) / n);
		}
		case 'Relate margin of error and sample size':
			return expectExactly(question, margin(text, number));
		case 'Choose a representative sample':
			return expectOneChoice(question, (option) => /picked at random from all the/.test(option));
		case 'Identify the design of a study':
			return expectOneChoice(question, (option) => option === kindOf(text));
		case 'Interpret a margin of error':
			return interval(question, text);
		default:
			return conclusion(question, text);
	}
};

function margin(text: string, number: (pattern: RegExp) => number): number {
	const wanted = number(/margin of error of ([\d.]+)%/);
	if (!Number.isNaN(wanted)) return Math.round((100 / wanted) ** 2);
	const size = number(/sample of (\d+)/);
	const marginOfError = 100 / Math.sqrt(size);
	if (text.includes('margin of error, as a percent?')) return marginOfError;
	const p = number(/, (\d+)% /);
	return text.includes('lowest') ? p - marginOfError : p + marginOfError;
}

function kindOf(text: string): string {
	if (/\bevery (?:one|student)/.test(text)) return 'A census';
	if (text.includes('without')) return 'An observational study';
	return /split at random|at random for each batch/.test(text)
		? 'An experiment'
		: 'A sample survey';
}

function interval(question: Question, text: string): string[] {
	const [m = 0, e = 0] = [...text.matchAll(/([\d.]+)%/g)].map(([, value]) => Number(value));
	return expectOneChoice(question, (option) => {
		const [low = 0, high] = [...option.matchAll(/([\d.]+)\\%/g)].map(([, value]) => Number(value));
		return high === undefined
			? Math.abs(low - m) <= e
			: Math.abs(low - m + e) < 1e-9 && Math.abs(high - m - e) < 1e-9;
	});
}

function conclusion(question: Question, text: string): string[] {
	const isSample = text.includes('a random sample from all');
	const isAssigned = text.includes('randomly assigned');
	return expectOneChoice(
		question,
		(option) =>
			option.includes('not cause and effect') !== isAssigned &&
			option.includes('to all the') === isSample,
	);
}
