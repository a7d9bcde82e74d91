/** How the questions of fin.compound describe an investment, its interest, and what is unknown in its rate or time. */
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
import { type Prose, say } from '../../../../math/prose.ts';
import { many, rootName } from '../../../../math/things-in-words.ts';
import { twoNames } from '../../../contexts/names.ts';
import {
	decimalAnswer,
	type Draft,
	type Draw,
	integer,
	line,
	onlyIf,
	sentence,
	type Skills,
	withMisconceptions,
	withUnit,
	type WrongAnswer,
} from '../../../family.ts';
import { amount, cents, isHalfway, moneyAnswer, percentOf } from '../../../steps/amounts.ts';
import {
	COMPOUNDED,
	compounded,
	growth,
	inCents,
	isSwitchable,
	PERIOD,
	periodsOf,
	perPeriod,
	rateExpression,
	rateInWords,
	roundedLine,
	roundedTo,
	subtractedLine,
	type Term,
	termLines,
	termSentence,
} from '../../../steps/finance-lines.ts';

export const FORMULA = line(
	equation('A', compounded('P', 'i', 'n')),
	'the formula for compound interest, with final amount A, principal P, rate i per period, and n periods',
);

export const invests = (name: string, P: number, term: Term): Prose =>
	say`${name} invests ${money(P)} at ${rateInWords(term)}.`;

export const balanceLines = (P: number, term: Term) => [
	FORMULA,
	...termLines(term),
	line(
		equation('A', compounded(P, rateExpression(term), periodsOf(term))),
		'substitute the values',
	),
	roundedLine('A', P * growth(term)),
];

// The part that solves for the rate or for the number of periods.

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

// The interest of one account, and the difference between two.

export const interestSkills: Skills = {
	'Find the interest earned or compare accounts'(draw) {
		const [first = 1, second = 1] = draw.inTurn('m').split(' vs ').map(Number);
		const [P, rate, t] = [draw.int('P'), draw.int('r'), draw.int('t')];
		return draw.random.int(0, 2) === 0
			? interestEarned(draw, P, { rate, m: second, t })
			: twoAccounts(P, { rate, m: first, t }, second);
	},
};

function interestEarned(draw: Draw, P: number, term: Term): Draft | undefined {
	const value = P * growth(term);
	if (isSwitchable(term) || isHalfway(value, 2)) return undefined;
	const [name] = twoNames(draw.random);
	const A = inCents(value);
	const answer = withMisconceptions(
		moneyAnswer(A.sub(P)),
		[moneyAnswer(A), 'gave the final amount instead of the interest'],
		[moneyAnswer(inCents((P * term.rate * term.t) / 100)), 'used simple interest'],
	);
	return {
		prompt: say`${invests(name, P, term)} How much interest is earned in ${many(term.t, 'year')}, to the nearest cent?`,
		answer,
		steps: [
			...balanceLines(P, term),
			subtractedLine(A, P, 'subtract the principal from the amount'),
			sentence(say`The interest is ${answer.body}.`),
		],
		hints: [
			say`What are the interest rate per period and the number of periods?`,
			say`What is the final amount? How much of it is interest?`,
		],
	};
}

/** The difference of the rounded amounts must be the rounded difference. */
function twoAccounts(P: number, term: Term, m: number): Draft | undefined {
	const other = { ...term, m };
	const [low, high] = [P * growth(term), P * growth(other)];
	const [a, b] = [inCents(low), inCents(high)];
	const gap = b.sub(a);
	const isClear = !isHalfway(low, 2) && !isHalfway(high, 2) && gap.equals(inCents(high - low));
	if (!isClear || isSwitchable(term) || gap.lte(0)) return undefined;
	const answer = withMisconceptions(
		moneyAnswer(gap),
		[moneyAnswer(b), 'gave the amount in the second account instead of the difference'],
		[moneyAnswer(b.sub(P)), 'gave the interest in the second account instead of the difference'],
	);
	const account = (which: string, name: string, one: Term, value: number) => [
		termSentence(`the ${which} account`, one),
		line(
			equation(name, compounded(P, rateExpression(one), periodsOf(one))),
			`substitute the values for the ${which} account`,
		),
		roundedLine(name, value),
	];
	return {
		prompt: say`Two accounts pay ${percentOf(term.rate)} per year. In the first account, interest is compounded ${COMPOUNDED[term.m] ?? ''}. In the second account, it is compounded ${COMPOUNDED[m] ?? ''}. If ${money(P)} is invested in each, how much more is in the second account than in the first account after ${many(term.t, 'year')}, to the nearest cent?`,
		answer,
		steps: [
			FORMULA,
			...account('first', 'A_{1}', term, low),
			...account('second', 'A_{2}', other, high),
			subtractedLine(b, a, 'subtract the two amounts'),
			sentence(say`The second account has ${cents(gap)} more.`),
		],
		hints: [
			say`The formula is the same for both accounts. Which values in it are different?`,
			say`What is the final amount in each account?`,
		],
	};
}
