/** Keeps the account deposit by deposit, or pays the loan back month by month, with the stored answer in its place. */
import { questionText } from '../../../../math/question-text.ts';
import { expectTrueLines, type Verify } from '../../../verify/evidence.ts';
import { promptAmounts } from '../../../verify/amounts.ts';
import {
	balanceAfter,
	compoundingsIn,
	ratesPerOtherTimes,
	expectCrossing,
	expectRounded,
	worthNow,
} from '../../../verify/compounding.ts';
import { toNumber } from '../../../verify/values.ts';

export const verify: Verify = ({ question, skill }) => {
	const text = questionText(question.question);
	const amounts = promptAmounts(question);
	const percents = amounts.percents.map(toNumber);
	const dollars = amounts.dollars.map(toNumber);
	const years = amounts.plain.map(toNumber);
	const often = compoundingsIn(text);
	const [percent = 0, otherPercent = percent] = percents;
	// Both plans have the same payment.
	const [first = 0, second = first] = dollars;
	const [t = 0, longer = 0] = years;
	const [m = 0, otherM = m] = often;
	const { value } = question.answer;
	if (percent * first * t * m === 0)
		return ['the prompt does not hold rate, money, time and periods'];
	const rates = ratesPerOtherTimes(text);
	if (rates.length > 0) return rates;
	if (!depositsMatch(text, often)) return ['payments and compounding have different periods'];
	const future = (payment: number) => balanceAfter(0, m * t, { percent, m, payment });
	const left = (payment: number) => -balanceAfter(first, m * t, { percent, m, payment: -payment });
	const untrue = expectTrueLines(
		question,
		lettersOf(skill, first, Number(value), percent / 100 / m, m * t),
		{
			isRounded: true,
		},
	);
	if (untrue.length > 0) return untrue;
	switch (skill) {
		case 'Find the future value of an annuity':
		case 'Find the value of regular deposits':
			return expectRounded(value, future(first));
		case 'Find the present value of an annuity':
			return expectRounded(value, worthNow(m * t, { percent, m, payment: first }));
		case 'Find the regular deposit for a goal':
			return expectCrossing(value, first, future);
		case 'Find the payment on a loan':
			return expectCrossing(value, 0, left);
		case 'Compare annuities with different rates or payments': {
			const plans: Readonly<Record<string, number>> = {
				first: future(first),
				second: balanceAfter(0, otherM * t, { percent: otherPercent, m: otherM, payment: second }),
			};
			const [, more = '', less = ''] =
				/how much more money is in the (\w+) plan than in the (\w+)\?/.exec(text) ?? [];
			return expectRounded(value, (plans[more] ?? Number.NaN) - (plans[less] ?? Number.NaN));
		}
		case 'Find total interest or compare loan terms': {
			const paid = (span: number) =>
				(m * span * Math.round((100 * first) / worthNow(m * span, { percent, m }))) / 100;
			return expectRounded(value, longer === 0 ? paid(t) - first : paid(longer) - paid(t));
		}
		default:
			return [`there is no check for "${skill}"`];
	}
};

/** What the letters of the formulas stand for; none where two plans give them different values. */
function lettersOf(
	skill: string,
	stated: number,
	stored: number,
	i: number,
	n: number,
): Record<string, number> {
	if (/[Cc]ompare/.test(skill)) return {};
	const [A, R] = /goal|loan/.test(skill) ? [stated, stored] : [stored, stated];
	return { A, R, i, n };
}

const EVERY: Readonly<Record<string, number>> = { year: 1, 'six months': 2, quarter: 4, month: 12 };

/** Each "at the end of every …" fits its "compounded …". */
function depositsMatch(text: string, often: readonly number[]): boolean {
	const stated = [...text.matchAll(/at the end of every (six months|[a-z]+)/g)];
	const periods = stated.map(([, word = '']) => EVERY[word]);
	return periods.length > 0 && periods.every((period, at) => period === often[at]);
}
