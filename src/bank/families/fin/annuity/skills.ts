/** fin.annuity: equal payments at equal times. */
import type Fraction from 'fraction.js';
import { equation, num, power, sum, symbol, times } from '../../../../math/expression.ts';
import { money, rounded } from '../../../../math/notation.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import { many } from '../../../../math/things-in-words.ts';
import { twoNames } from '../../../contexts/names.ts';
import {
	type Draft,
	type Draw,
	type Line,
	line,
	sentence,
	type Skills,
	withMisconceptions,
	type WrongAnswer,
} from '../../../family.ts';
import { isHalfway, moneyAnswer, percentOf } from '../../../steps/amounts.ts';
import {
	annuityFuture,
	annuityPresent,
	COMPOUNDED,
	futureOfPayments,
	growth,
	inCents,
	isSwitchable,
	periodsOf,
	presentOfPayments,
	rateExpression,
	rateInWords,
	roundedLine,
	subtractedLine,
	type Term,
	termLines,
	termSentence,
} from '../../../steps/finance-lines.ts';
import { every, FUTURE, loanPaymentLines, paymentLines, present, SERIES, termOf } from './terms.ts';

// The part that compares two plans.

type Plan = { R: number; term: Term };

const comparisonSkills: Skills = {
	'Compare annuities with different rates or payments'(draw) {
		const term: Term = { rate: draw.int('r'), m: Number(draw.choice('m')), t: draw.int('t') };
		return comparePlans({ R: draw.int('R'), term }, draw.inTurn('change'));
	},

	'Find total interest or compare loan terms'(draw) {
		const loan = draw.int('PV');
		const [name] = twoNames(draw.random);
		const term = (t: number): Term => ({ rate: draw.int('r'), m: 12, t });
		return draw.inTurn('ask') === 'interest'
			? totalInterest(name, loan, term(draw.int('t1')))
			: compareLoans(name, loan, term(draw.int('t1')), term(draw.int('t2')));
	},
};

/** The second plan has the larger amount. */
function changed({ R, term }: Plan, change: string): [Plan, Plan] {
	if (change === 'rate')
		return [
			{ R, term },
			{ R, term: { ...term, rate: term.rate + 1 } },
		];
	if (change === 'payment')
		return [
			{ R, term },
			{ R: R + 50, term },
		];
	const slow = term.m === 12 ? 1 : term.m;
	return [
		{ R: (12 * R) / slow, term: { ...term, m: slow } },
		{ R, term: { ...term, m: 12 } },
	];
}

const stated = (which: string, { R, term }: Plan): Prose =>
	say`In the ${which} plan, ${money(R)} is deposited ${every(term)} into an account that pays ${rateInWords(term)}.`;

/** What is the same in both plans is said once. */
function statedBoth(first: Plan, second: Plan, change: string): Prose {
	const [once, often] = [every(first.term), COMPOUNDED[first.term.m] ?? ''];
	if (change === 'payment')
		return say`In both plans, deposits are made ${once} into an account that pays ${rateInWords(first.term)}. Each deposit is ${money(first.R)} in the first plan and ${money(second.R)} in the second plan.`;
	if (change === 'rate')
		return say`In both plans, ${money(first.R)} is deposited ${once}. The account in the first plan pays ${percentOf(first.term.rate)} per year, and the account in the second plan pays ${percentOf(second.term.rate)} per year, both compounded ${often}.`;
	return say`${stated('first', first)} ${stated('second', second)}`;
}

function comparePlans(plan: Plan, change: string): Draft | undefined {
	const [first, second] = changed(plan, change);
	const [low, high] = [first, second].map(({ R, term }) => R * futureOfPayments(term));
	if (low === undefined || high === undefined) return undefined;
	const [a, b] = [inCents(low), inCents(high)];
	const gap = b.sub(a);
	const isClear = !isHalfway(low, 2) && !isHalfway(high, 2) && gap.equals(inCents(high - low));
	if (!isClear || a.gt(900_000)) return undefined;
	const deposited = second.R * periodsOf(second.term) - first.R * periodsOf(first.term);
	const answer = withMisconceptions(
		moneyAnswer(gap),
		[moneyAnswer(b), 'gave the amount in the second plan instead of the difference'],
		...(deposited === 0
			? []
			: [
					[
						moneyAnswer(Math.abs(deposited)),
						'subtracted the totals of the deposits without interest',
					] satisfies WrongAnswer,
				]),
		[moneyAnswer(a), 'gave the amount in the first plan instead of the difference'],
	);
	const isSameTerm = change === 'payment';
	const lines = (which: string, amount: string, { R, term }: Plan, value: number) => [
		...(isSameTerm ? [] : [termSentence(`the ${which} plan`, term)]),
		line(
			equation(amount, annuityFuture(R, rateExpression(term), periodsOf(term))),
			`substitute the values for the ${which} plan`,
		),
		roundedLine(amount, value),
	];
	return {
		prompt: say`Two savings plans run for ${plan.term.t} years. ${statedBoth(first, second, change)} At the end, how much more money is in the second plan than in the first? Round to the nearest cent.`,
		answer,
		steps: [
			...FUTURE,
			...(isSameTerm ? [termSentence('both plans', plan.term)] : []),
			...lines('first', 'A_{1}', first, low),
			...lines('second', 'A_{2}', second, high),
			subtractedLine(b, a, 'subtract the two amounts'),
			sentence(say`The second plan has ${answer.body} more.`),
		],
		hints: [
			change === 'frequency'
				? say`Which values in the formula are different for the two plans?`
				: say`Which value in the formula is different for the two plans?`,
			say`What is the final amount of each plan?`,
		],
	};
}

const borrows = (name: string, loan: number, term: Term): Prose =>
	say`${name} borrows ${money(loan)} at ${rateInWords(term)}, and pays it back in equal payments ${every(term)}`;

function totalInterest(name: string, loan: number, term: Term): Draft | undefined {
	const exact = loan / presentOfPayments(term);
	if (isHalfway(exact, 2)) return undefined;
	const payment = inCents(exact);
	const paid = payment.mul(periodsOf(term));
	const answer = withMisconceptions(
		moneyAnswer(paid.sub(loan)),
		[moneyAnswer(paid), 'gave the total paid instead of the interest'],
		[
			moneyAnswer((loan * term.rate * term.t) / 100),
			'calculated simple interest on the whole loan for the whole term',
		],
	);
	return {
		prompt: say`${borrows(name, loan, term)} for ${term.t} years. Round the monthly payment to the nearest cent. How much interest is paid in all?`,
		answer,
		steps: [
			...present('payment'),
			...loanLines(loan, term, 'R', payment),
			subtractedLine(paid, loan, 'subtract the amount borrowed from the total paid'),
			sentence(say`The total interest is ${answer.body}.`),
		],
		hints: [say`What is the monthly payment? How much is paid in all, and how much was borrowed?`],
	};
}

/** Payments are rounded to cents before they are added up, as a bank does. */
function compareLoans(name: string, loan: number, short: Term, long: Term): Draft | undefined {
	const payments = [short, long].map((term) => loan / presentOfPayments(term));
	if (payments.some((payment) => isHalfway(payment, 2))) return undefined;
	const [a, b] = payments.map(inCents);
	if (!a || !b) return undefined;
	const [allA, allB] = [a.mul(periodsOf(short)), b.mul(periodsOf(long))];
	const answer = withMisconceptions(
		moneyAnswer(allB.sub(allA)),
		[moneyAnswer(a.sub(b)), 'subtracted the monthly payments instead of the totals'],
		[moneyAnswer(allA.sub(loan)), 'gave the interest on the shorter loan'],
	);
	return {
		prompt: say`${borrows(name, loan, short)}. Round each monthly payment to the nearest cent. How much less is paid in all if the loan is paid back over ${short.t} years instead of ${long.t} years?`,
		answer,
		steps: [
			...present('payment'),
			...loanLines(loan, short, 'R_{1}', a),
			...loanLines(loan, long, 'R_{2}', b),
			subtractedLine(allB, allA, 'subtract the two totals'),
			sentence(say`With the ${short.t}-year term, ${answer.body} less is paid in all.`),
		],
		hints: [
			say`What is the monthly payment for each term? How many payments are made in each term?`,
		],
	};
}

const loanLines = (loan: number, term: Term, letter: string, payment: Fraction): Line[] => [
	termSentence(`a term of ${term.t} years`, term),
	...loanPaymentLines(
		loan,
		term,
		`substitute the values for ${term.t} years, with the payment ${letter === 'R_{1}' ? 'R₁' : 'R₂'}`,
		letter,
	),
	roundedLine(letter, payment.valueOf()),
	line(
		equation(times(periodsOf(term), rounded(payment, 2)), rounded(payment.mul(periodsOf(term)), 2)),
		`multiply to find the total paid in ${term.t} years`,
	),
];

// The part of fin.annuity that finds the payment: deposits for a goal, payments of a loan.

const paymentSkills: Skills = {
	'Find the regular deposit for a goal': (draw) => depositForGoal(draw, termOf(draw, 'm')),
	'Find the payment on a loan': (draw) => loanPayment(draw, termOf(draw, 'm')),
};

/** No fund earns more than 9% a year for long. */
const isRealistic = ({ rate }: Term): boolean => rate <= 9;

const ISOLATE = say`What do you multiply and divide both sides by to isolate ${symbol('R')}?`;

function depositForGoal(draw: Draw, term: Term): Draft | undefined {
	const goal = draw.int('FV');
	const value = goal / futureOfPayments(term);
	if (periodsOf(term) < 3 || isSwitchable(term) || isHalfway(value, 2) || !isRealistic(term))
		return undefined;
	const [name] = twoNames(draw.random);
	const answer = withMisconceptions(
		moneyAnswer(inCents(value)),
		[
			moneyAnswer(inCents(goal / periodsOf(term))),
			'divided the goal by the number of deposits without considering the interest',
		],
		[
			moneyAnswer(inCents(goal / presentOfPayments(term))),
			'used the formula for the present value',
		],
	);
	return {
		prompt: say`${name} wants to have ${money(goal)} in ${many(term.t, 'year')}. A fund earns ${rateInWords(term)}. How much must ${name} deposit in the fund ${every(term)}? Round to the nearest cent.`,
		answer,
		steps: [
			...FUTURE,
			...termLines(term),
			...paymentLines(
				goal,
				annuityFuture('R', rateExpression(term), periodsOf(term)),
				sum(power(sum(1, rateExpression(term)), periodsOf(term)), num(-1)),
				term,
			),
			roundedLine('R', value),
			sentence(say`Each deposit must be ${answer.body}.`),
		],
		hints: [
			say`The final amount is known. Which variable in the formula are you solving for?`,
			ISOLATE,
		],
	};
}

function loanPayment(draw: Draw, term: Term): Draft | undefined {
	const loan = draw.int('PV');
	const value = loan / presentOfPayments(term);
	if (periodsOf(term) < 3 || isSwitchable(term) || isHalfway(value, 2)) return undefined;
	const [name] = twoNames(draw.random);
	const answer = withMisconceptions(
		moneyAnswer(inCents(value)),
		[
			moneyAnswer(inCents(loan / periodsOf(term))),
			'divided the loan by the number of payments without considering the interest',
		],
		[moneyAnswer(inCents(loan / futureOfPayments(term))), 'used the formula for the future value'],
	);
	const thing = draw.random.pick(['a car', 'a boat', 'a renovation', 'a tractor', 'a piano']);
	return {
		prompt: say`${name} borrows ${money(loan)} for ${thing} at ${rateInWords(term)}. The loan is paid back in equal payments ${every(term)} for ${many(term.t, 'year')}. How much is each payment? Round to the nearest cent.`,
		answer,
		steps: [
			...present('payment'),
			...termLines(term),
			...loanPaymentLines(loan, term),
			roundedLine('R', value),
			sentence(say`Each payment is ${answer.body}.`),
		],
		hints: [
			say`The loan is the present value of all the payments. Which variable in the formula are you solving for?`,
			ISOLATE,
		],
	};
}

export const skills: Skills = {
	...comparisonSkills,
	...paymentSkills,
	'Find the future value of an annuity': (draw) => futureValue(draw, termOf(draw, 'm'), FUTURE),
	'Find the value of regular deposits': (draw) => futureValue(draw, termOf(draw, 'n'), SERIES),
	'Find the present value of an annuity': (draw) => presentValue(draw, termOf(draw, 'm')),
};

const hint = (paid: string) =>
	say`What is the interest rate per period? How many ${paid}s are there?`;

function futureValue(draw: Draw, term: Term, formula: Line[]): Draft | undefined {
	const R = draw.int('R');
	const value = R * futureOfPayments(term);
	if (periodsOf(term) < 3 || isSwitchable(term) || isHalfway(value, 2) || !isRealistic(term))
		return undefined;
	const [name] = twoNames(draw.random);
	const answer = withMisconceptions(
		moneyAnswer(inCents(value)),
		[moneyAnswer(R * periodsOf(term)), 'added the deposits without interest'],
		[moneyAnswer(inCents(R * presentOfPayments(term))), 'used the formula for the present value'],
		[
			moneyAnswer(inCents(R * growth(term))),
			'used the compound interest formula with a single deposit as the principal',
		],
	);
	return {
		prompt: say`${name} deposits ${money(R)} ${every(term)} into a fund that earns ${rateInWords(term)}. How much is in the fund after ${many(term.t, 'year')}, right after the last deposit? Round to the nearest cent.`,
		answer,
		steps: [
			...formula,
			...termLines(term),
			line(
				equation('A', annuityFuture(R, rateExpression(term), periodsOf(term))),
				'substitute the values',
			),
			roundedLine('A', value),
			sentence(say`The amount in the fund is ${answer.body}.`),
		],
		hints: [hint('deposit'), say`What formula gives the final amount of all the deposits?`],
	};
}

function presentValue(draw: Draw, term: Term): Draft | undefined {
	const R = draw.int('R');
	const value = R * presentOfPayments(term);
	if (periodsOf(term) < 3 || isSwitchable(term) || isHalfway(value, 2) || !isRealistic(term))
		return undefined;
	const [name] = twoNames(draw.random);
	const answer = withMisconceptions(
		moneyAnswer(inCents(value)),
		[moneyAnswer(R * periodsOf(term)), 'added the withdrawals without considering the interest'],
		[moneyAnswer(inCents(R * futureOfPayments(term))), 'used the formula for the future value'],
	);
	return {
		prompt: say`${name} wants to withdraw ${money(R)} from a fund ${every(term)} for ${many(term.t, 'year')}. The fund earns ${rateInWords(term)}. How much must be in the fund now so that it is empty after the last withdrawal? Round to the nearest cent.`,
		answer,
		steps: [
			...present('withdrawal'),
			...termLines(term),
			line(
				equation('PV', annuityPresent(R, rateExpression(term), periodsOf(term))),
				'substitute the values',
			),
			roundedLine('PV', value),
			sentence(say`There must be ${answer.body} in the fund now.`),
		],
		hints: [hint('withdrawal'), say`What formula gives the present value of all the withdrawals?`],
	};
}
