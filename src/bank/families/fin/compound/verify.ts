/** Adds the interest period by period, with the stored answer in its place. */
import type { Question } from '../../../../schemas/wire/question.ts';
import { questionText } from '../../../../math/question-text.ts';
import { expectTrueLines, type Verify } from '../../../verify/evidence.ts';
import { askedIn, promptAmounts } from '../../../verify/amounts.ts';
import {
	balanceAfter,
	compoundingsIn,
	expectCrossing,
	expectRounded,
	ratesPerOtherTimes,
} from '../../../verify/compounding.ts';
import { toNumber } from '../../../verify/values.ts';

export const verify: Verify = ({ question, skill }) => {
	const text = questionText(question.question);
	const amounts = promptAmounts(question);
	const [percents, dollars, plain] = [amounts.percents, amounts.dollars, amounts.plain].map(
		(values) => values.map(toNumber),
	);
	const [m = Number.NaN, other] = compoundingsIn(text);
	const [percent = Number.NaN] = percents ?? [];
	const [first = Number.NaN, second] = dollars ?? [];
	const [years = Number.NaN] = plain ?? [];
	const { value } = question.answer;
	if (Number.isNaN(m)) return ['the prompt does not say how interest is compounded'];
	const rates = ratesPerOtherTimes(text);
	if (rates.length > 0) return rates;
	const grown = (start: number, t = years, at = percent, often = m) =>
		often === Infinity
			? start * Math.exp((at / 100) * t)
			: Number.isInteger(often * t)
				? balanceAfter(start, often * t, { percent: at, m: often })
				: start * (1 + at / 100 / often) ** (often * t);
	const letters = lettersOf({
		skill,
		text,
		stored: Number(value),
		first,
		second,
		percent,
		m,
		years,
	});
	const untrue = expectTrueLines(question, letters, { isRounded: true });
	if (untrue.length > 0) return untrue;
	if (skill === 'Identify the periodic rate and number of periods')
		return isPair(value, percent, m, years);
	if (skill === 'Find the time an investment needs to grow')
		return [
			...(isAddedEvery(text, m) ? [] : ['interest is added and compounded at different times']),
			...isFirst(Number(value), first, second, { percent, m }),
			...growsFromElsewhere(question, first),
		];
	if (skill === 'Find the annual rate of compound interest')
		return expectCrossing(value, second ?? Number.NaN, (at) => grown(first, years, at));
	const asked = askedIn(question);
	if (/after how many years/i.test(asked))
		return expectCrossing(value, second ?? Number.NaN, (t) => grown(first, t));
	if (/must .* (?:invest|deposit) now/.test(asked))
		return expectCrossing(value, first, (start) => grown(start));
	if (other !== undefined) {
		const [, more, less] =
			/how much more is in the (first|second) account than in the (first|second) account/.exec(
				asked,
			) ?? [];
		const inAccount = (one = '') =>
			({ first: grown(first), second: grown(first, years, percent, other) })[one] ?? Number.NaN;
		return expectRounded(value, inAccount(more) - inAccount(less));
	}
	return expectRounded(
		value,
		/interest is earned/.test(asked) ? grown(first) - first : grown(first),
	);
};

const TIMES_A_YEAR: Readonly<Record<string, number>> = {
	year: 1,
	'half-year': 2,
	quarter: 4,
	month: 12,
};

/** "at the end of every month. After how many months" fits "compounded monthly". */
function isAddedEvery(text: string, m: number): boolean {
	const period = /at the end of every ([a-z-]+)\. After how many \1s/.exec(text)?.[1];
	return period !== undefined && TIMES_A_YEAR[period] === m;
}

type Stated = {
	skill: string;
	text: string;
	stored: number;
	first: number;
	second: number | undefined;
	percent: number;
	m: number;
	years: number;
};

/** What the letters of the solution stand for; none where two accounts give them different values. */
function lettersOf(stated: Stated): Record<string, number> {
	const { skill, text, stored, first, second = 0, percent, m, years } = stated;
	if (/^Find the (?:time|interest earned)/.test(skill)) return {};
	const often = m === Infinity ? 1 : m;
	const periods = { i: percent / 100 / often, n: often * years };
	if (skill === 'Identify the periodic rate and number of periods') return periods;
	if (skill === 'Find the annual rate of compound interest')
		return { i: stored / 100 / m, n: m * years, A: second, P: first };
	const isPresent = /must \w+ (?:invest|deposit) now/.test(text);
	const [A, P] = isPresent ? [first, stored] : [stored, first];
	if (
		skill === 'Find the future value of an investment' ||
		skill === 'Find the present value of an investment'
	)
		return { A, P, ...periods };
	const base = { r: percent / 100, n: often, e: Math.E };
	if (!/after how many years/i.test(text)) return { A, P, t: years, ...base };
	const yearly = m === Infinity ? percent / 100 : m * Math.log(1 + percent / 100 / m);
	return { A: second, P: first, t: Math.log(second / first) / yearly, ...base };
}

function isPair(value: string, percent: number, m: number, years: number): string[] {
	const [i = '', n = ''] = value.split(', ');
	const issues = Number(n) === m * years ? [] : [`there are ${m * years} periods, not ${n}`];
	const places = i.split('.')[1]?.length ?? 0;
	const isExact = Math.abs(Number(i) * m * 100 - percent) < 1e-9;
	if (!isExact && places !== 6) issues.push(`${i} is neither exact nor rounded to six places`);
	return [...issues, ...expectRounded(i, percent / 100 / m)];
}

/** "$4500(1 + 0.025)^{n} \\ge 6750$" */
const growsFromElsewhere = ({ steps }: Question, start: number): string[] =>
	steps.flatMap(({ text }) => {
		const said = /^\$([\d{},.]+)\(1 \+ [^$]*\^\{n\} \\g?e /.exec(text)?.[1]?.replaceAll('{,}', '');
		return said === undefined || Number(said) === start
			? []
			: [`the balance does not begin at ${said}`];
	});

/** The goal is reached at the stored number of periods and not one period before. */
function isFirst(
	periods: number,
	start: number,
	goal: number | undefined,
	plan: { percent: number; m: number },
): string[] {
	if (goal === undefined) return ['the prompt names no goal'];
	const reaches = (count: number) => balanceAfter(start, count, plan) >= goal;
	return reaches(periods) && !reaches(periods - 1)
		? []
		: [`the goal is not reached for the first time after ${periods} periods`];
}
