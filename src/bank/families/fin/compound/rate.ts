/** The part of fin.compound that solves for the rate or for the number of periods. */
import { rootName } from '../../../steps/root-name.ts';
import {
	equation,
	power,
	product,
	quotient,
	relation,
	sum,
	symbol,
	times,
} from '../../../../math/expression.ts';
import { decimal, money, percent, root, rounded } from '../../../../math/notation.ts';
import { say } from '../../../../math/prose.ts';
import { many } from '../../../../math/things-in-words.ts';
import {
	decimalAnswer,
	integer,
	line,
	onlyIf,
	sentence,
	type Skills,
	withMisconceptions,
	withUnit,
	type WrongAnswer,
} from '../../../family.ts';
import {
	COMPOUNDED,
	compounded,
	growth,
	inCents,
	PERIOD,
	periodsOf,
	perPeriod,
	rateExpression,
	roundedTo,
	type Term,
	termLines,
} from '../../../steps/finance-lines.ts';
import { FORMULA } from './balance.ts';
import { amount, cents, isHalfway, percentOf } from '../../../steps/amounts.ts';
import { twoNames } from '../../../contexts/names.ts';

export const rateSkills: Skills = {
	'Find the annual rate of compound interest'(draw) {
		const P = draw.int('P');
		const term: Term = { rate: draw.int('r'), m: Number(draw.inTurn('m')), t: draw.int('t') };
		const { rate, m, t } = term;
		const n = periodsOf(term);
		const A = inCents(P * growth(term));
		const share = A.valueOf() / P;
		const found = 100 * m * (share ** (1 / n) - 1);
		if (isHalfway(P * growth(term), 2) || Math.abs(found - rate) > 0.01 || n < 2) return undefined;
		const answer = decimalAnswer(rate, 1);
		const i = perPeriod(term);
		const yearly = decimalAnswer(roundedTo(100 * (share ** (1 / t) - 1), 1), 1);
		if (m > 1 && yearly.value === answer.value) return undefined;
		// The cents of the amount can move a rate such as 2.75% to 2.74999%, which is rounded down.
		const periodRates = [100 * i, found / m];
		const written = decimal(share.toFixed(6).replace(/\.?0+$/, ''));
		const exactly = A.div(P).mul(10 ** 6).d === 1n ? '=' : '\\approx';
		return {
			prompt: say`An investment of ${money(P)} grows to ${cents(A)} in ${many(t, 'year')} with interest compounded ${COMPOUNDED[m] ?? ''}. What is the annual interest rate, as a percent to one decimal place?`,
			answer: withMisconceptions(
				{ ...answer, unit: '%', body: say`${percent(decimal(answer.value))}` },
				...onlyIf(
					m > 1,
					...periodRates.map((value): WrongAnswer => [
						decimalAnswer(roundedTo(value, 1), 1),
						'gave the rate for one period',
					]),
					[yearly, 'compounded only once a year'],
				),
				[decimalAnswer(roundedTo((100 * (share - 1)) / t, 1), 1), 'used simple interest'],
				[
					decimalAnswer(roundedTo(100 * (share - 1), 1), 1),
					'gave the percent increase over the entire period',
				],
			),
			steps: [
				FORMULA,
				line(
					equation('n', m === 1 ? n : equation(times(m, t), n)),
					m === 1
						? 'one period is one year, so n is the number of years'
						: 'multiply the periods per year by the number of years',
				),
				line(equation(rounded(A, 2), compounded(P, 'i', n)), 'substitute the known values'),
				line(relation(power(sum(1, 'i'), n), exactly, written), `divide both sides by ${P}`),
				line(
					relation(sum(1, 'i'), exactly, root(written, n)),
					`take the ${rootName(n)} of both sides`,
				),
				line(relation('i', exactly, sum(root(written, n), -1)), 'subtract 1 from both sides'),
				line(relation('i', '\\approx', decimal(i.toFixed(6))), 'calculate the rate for one period'),
				...(m === 1
					? []
					: [
							line(
								relation(product(m, 'i'), '\\approx', decimal((i * m).toFixed(3))),
								`multiply by ${m}, the number of periods in a year`,
							),
						]),
				sentence(
					say`As a percent, the annual rate is about ${percent(decimal(answer.value))}.`,
					'multiply by 100 and round to one decimal place',
				),
			],
			hints: [
				say`How many periods are there? Which operation undoes the power of ${sum(1, symbol('i'))}?`,
			],
		};
	},

	'Find the time an investment needs to grow'(draw) {
		const P = draw.int('P');
		const factor = Number(draw.inTurn('f'));
		const term: Term = { rate: draw.int('r'), m: Number(draw.choice('m')), t: 0 };
		const base = 1 + perPeriod(term);
		const exact = Math.log(factor) / Math.log(base);
		const n = Math.ceil(exact);
		const simple = Math.ceil((factor - 1) / perPeriod(term));
		if (Math.abs(exact - Math.round(exact)) < 0.02 || simple === n) return undefined;
		const [name] = twoNames(draw.random);
		const period = PERIOD[term.m] ?? '';
		const answer = withMisconceptions(
			withUnit(integer(n), `${period}s`),
			[integer(n - 1), `stopped one ${period} too early`],
			[integer(simple), 'used simple interest'],
			...onlyIf(term.m > 1, [
				integer(Math.ceil(n / term.m)),
				n % term.m === 0 ? 'gave the number of years' : 'gave the number of years, rounded up',
			]),
		);
		const shown = sum(1, rateExpression(term));
		const tried = (count: number, at: number) =>
			line(
				relation(
					relation(power(shown, count), '\\approx', decimal((base ** count).toFixed(4))),
					count < n ? '<' : '>',
					amount(factor),
				),
				`${at === 0 ? 'try values of n: ' : ''}${count} ${period}s are ${count < n ? 'not ' : ''}enough`,
			);
		return {
			prompt: say`${name} invests ${money(P)} at ${percentOf(term.rate)} per year, compounded ${COMPOUNDED[term.m] ?? ''}. Interest is added at the end of every ${period}. After how many ${period}s will the balance first be at least ${money(P * factor)}?`,
			answer,
			steps: [
				FORMULA,
				...termLines({ ...term, t: 1 }).slice(0, 1),
				line(
					relation(compounded(P, rateExpression(term), 'n'), '\\ge', amount(P * factor)),
					'the balance after n periods must be at least the goal',
				),
				line(
					relation(power(shown, 'n'), '\\ge', quotient(amount(P * factor), P)),
					`divide both sides by ${P}`,
				),
				line(relation(power(shown, 'n'), '\\ge', amount(factor)), 'divide'),
				...triedCounts(n).map(tried),
				sentence(
					say`The balance is at least ${money(P * factor)} for the first time after ${answer.body}.`,
				),
			],
			hints: [
				say`By what factor must the money grow in all? By what factor does it grow each ${period}?`,
			],
		};
	},
};

/** Round numbers on both sides of a long time, then the last count that is not enough and the first that is. */
function triedCounts(n: number): number[] {
	const step = n > 60 ? 50 : 10;
	const below = Math.floor((n - 1) / step) * step;
	const around = n > 12 && below > 0 ? [below, below + step] : [];
	return [...new Set([...around, n - 1, n])];
}
