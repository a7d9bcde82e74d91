/** Adds several hundred terms in floating point; a repeating decimal is read digit by digit. */
import type { Question } from '../../../../schemas/wire/question.ts';
import { promptFormulas, type Verify } from '../../../verify/evidence.ts';
import { readExact, readTex } from '../../../verify/values.ts';

const real = (tex: string): number => {
	const [over, under] = readTex(tex)({});
	return Number(over) / Number(under);
};

export const verify: Verify = ({ question }) => {
	const { value } = question.answer;
	const [over, under] = readExact(value) ?? [0n, 0n];
	const stored = Number(over) / Number(under);
	const formulas = promptFormulas(question);
	const near = (wanted: number) =>
		Math.abs(stored - wanted) < 1e-7 * Math.max(1, Math.abs(wanted))
			? []
			: [`the check gives ${wanted}`];
	const series = formulas.find((tex) => /cdots/.test(tex));
	if (series) {
		const terms = series
			.replaceAll(/(?<=[^(\s]) - /g, ' + -')
			.split(' + ')
			.filter((term) => !/cdots/.test(term))
			.map((term) => real(term.replace(/^(?:\\left)?\((.*?)(?:\\right)?\)$/, '$1')));
		const [first = 0, second = 0] = terms;
		const ratio = second / first;
		if (terms.some((term, at) => Math.abs(term - first * ratio ** at) > 1e-9 * Math.abs(first)))
			return [`${series} is not geometric`];
		if (Math.abs(ratio) >= 1) return value === 'no sum' ? [] : ['the series has no sum'];
		return near(add(first, ratio));
	}
	const repeating = /^0\.(\d?)\\overline\{(\d+)\}$/.exec(formulas[0] ?? '');
	if (repeating) {
		const [, lead = '', rep = ''] = repeating;
		return [
			...near(Number(`0.${lead}${rep.repeat(12)}`.slice(0, 18))),
			...writtenAsSeries(question, formulas[0] ?? '', stored),
		];
	}
	return Math.abs(add(stored, real(formulas[0] ?? '')) - real(formulas[1] ?? '')) < 1e-7
		? []
		: ['the first term does not give the sum'];
};

/** "0.8(79) = 0.8 + 0.079 + 0.00079 + ⋯": the last two terms that are written give the ratio of all that follow. */
function writtenAsSeries({ steps }: Question, decimal: string, value: number): string[] {
	return steps.flatMap(({ text }) => {
		const [, shown] = /^\$(.*) \+ \\cdots\$$/.exec(text) ?? [];
		if (!shown?.startsWith(`${decimal} = `)) return [];
		const terms = shown
			.slice(decimal.length + ' = '.length)
			.split(' + ')
			.map(Number);
		const [before = 0, last = 0] = terms.slice(-2);
		const sum = terms.slice(0, -1).reduce((all, term) => all + term, add(last, last / before));
		return Math.abs(sum - value) < 1e-9 ? [] : [`the terms of "${text}" add up to ${sum}`];
	});
}

function add(first: number, ratio: number): number {
	let [term, total] = [first, 0];
	for (let done = 0; done < 900; done++) {
		total += term;
		term *= ratio;
	}
	return total;
}
