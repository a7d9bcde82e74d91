/** Pays the interest year by year, month by month or day by day, with the stored answer in its place. */
import { questionText } from '../../../../math/question-text.ts';
import { expectTrueLines, type Verify } from '../../../verify/evidence.ts';
import { askedIn, percentOf, promptAmounts } from '../../../verify/amounts.ts';
import {
	add,
	divide,
	exact,
	type Exact,
	readExact,
	same,
	show,
	toNumber,
} from '../../../verify/values.ts';

const PERIODS = { year: 1, month: 12, day: 365 } as const;

export const verify: Verify = ({ question }) => {
	const stored = readExact(question.answer.value);
	if (!stored) return [`the stored answer ${question.answer.value} is not a number`];
	const { percents, dollars, plain } = promptAmounts(question);
	const asked = askedIn(question);
	const text = questionText(question.question);
	const unit = /\$\d+\$ (year|month|day)/.exec(text)?.[1] ?? 'year';
	const asks = {
		r: /interest rate/.test(asked),
		t: /After how many years/.test(asked),
		P: /were deposited\?|borrow\?/.test(asked),
		balance: /are in the account after|owe in all/.test(asked),
	};
	const [first, second, ...more] = dollars;
	const rate = asks.r ? stored : percents[0];
	const time = asks.t ? stored : plain[0];
	if (!first || !rate || !time || more.length > 0 || percents.length + plain.length > 2)
		return ['the prompt does not hold the numbers of one account'];
	const perPeriod = divide(percentOf(asks.P ? stored : first, rate), exact(periodsIn(unit)));
	const interest = paid(perPeriod, time);
	const wanted = asks.P ? first : asks.r || asks.t ? second : stored;
	if (!wanted || (second && wanted !== second)) return ['the amounts of the prompt are unclear'];
	const found = asks.balance ? add(first, interest) : interest;
	const letters = {
		I: toNumber(interest),
		P: toNumber(asks.P ? stored : first),
		r: toNumber(rate) / 100,
		t: toNumber(time) / periodsIn(unit),
	};
	const untrue = expectTrueLines(question, letters);
	if (untrue.length > 0) return untrue;
	return same(found, wanted) ? [] : [`the check gives ${show(found)}, not ${show(wanted)}`];
};

const periodsIn = (unit: string): number =>
	unit === 'month' || unit === 'day' ? PERIODS[unit] : PERIODS.year;

/** The same interest for each period, one after the other. */
function paid(perPeriod: Exact, [periods]: Exact): Exact {
	let total = exact(0);
	for (let period = 0; period < Number(periods); period++) total = add(total, perPeriod);
	return total;
}
