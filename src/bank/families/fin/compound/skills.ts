/** fin.compound: compound interest. */
import {
	equation,
	power,
	product,
	quotient,
	relation,
	sum,
	symbol,
} from '../../../../math/expression.ts';
import { decimal, money } from '../../../../math/notation.ts';
import { say } from '../../../../math/prose.ts';
import { many } from '../../../../math/things-in-words.ts';
import { twoNames } from '../../../contexts/names.ts';
import {
	type Draft,
	type Draw,
	line,
	onlyIf,
	orderedList,
	sentence,
	type Skills,
	withMisconceptions,
	type WrongAnswer,
} from '../../../family.ts';
import { asDecimal, isHalfway, moneyAnswer, percentOf } from '../../../steps/amounts.ts';
import {
	COMPOUNDED,
	compounded,
	growth,
	inCents,
	isSwitchable,
	periodsOf,
	perPeriod,
	rateExpression,
	rateInWords,
	roundedLine,
	type Term,
	termLines,
} from '../../../steps/finance-lines.ts';
import {
	type Account,
	filled,
	findTime,
	growthOf,
	hintFor,
	howOften,
	start,
	SUBSTITUTE,
} from './account.ts';
import { balanceLines, FORMULA, interestSkills, invests, rateSkills } from './balance.ts';

// The part of fin.compound for books that write A = P(1 + r/n)^(nt) and A = Pe^(rt).

const americanSkills: Skills = {
	'Find a compound interest balance': (draw) => findAmount(draw, accountOf(draw)),

	'Find the amount, principal, or time'(draw) {
		const account = accountOf(draw);
		const ask = draw.inTurn('ask');
		if (ask === 'A') return findAmount(draw, account);
		return ask === 'P' ? findPrincipal(draw, account) : findTime(draw, account);
	},
};

function accountOf(draw: Draw): Account {
	const n = draw.choice('n');
	return {
		P: draw.int('P'),
		rate: draw.int('r'),
		n: n === 'e' ? 'e' : Number(n),
		t: draw.int('t'),
	};
}

function findAmount(draw: Draw, account: Account): Draft | undefined {
	const { P, rate, n, t } = account;
	const value = P * growthOf(account);
	if (t === 1 || isSwitchable(account) || isHalfway(value, 2)) return undefined;
	const [name] = twoNames(draw.random);
	const answer = withMisconceptions(
		moneyAnswer(inCents(value)),
		[moneyAnswer(inCents(P * (1 + (rate * t) / 100))), 'used simple interest'],
		...onlyIf(n !== 1, [
			moneyAnswer(inCents(P * (1 + rate / 100) ** t)),
			'compounded only once a year',
		]),
		[moneyAnswer(inCents(value - P)), 'gave only the interest'],
		...(n === 'e' || n === 1
			? []
			: ([
					[
						moneyAnswer(inCents(P * (1 + rate / 100 / n) ** t)),
						'used the number of years as the exponent',
					],
				] as WrongAnswer[])),
	);
	return {
		prompt: say`${name} invests ${money(P)} in a fund that earns ${percentOf(rate)} interest per year, ${howOften(n)}. What is the balance after ${many(t, 'year')}, to the nearest cent?`,
		answer,
		steps: [
			start(account),
			line(equation('A', filled(account, P, t)), SUBSTITUTE(n)),
			roundedLine('A', value),
			sentence(say`The balance is ${answer.body}.`),
		],
		hints: [hintFor(n)],
	};
}

/** The goal is a whole number of hundreds. */
function findPrincipal(draw: Draw, account: Account): Draft | undefined {
	const { P: goal, rate, n, t } = account;
	const value = goal / growthOf(account);
	if (isSwitchable(account) || isHalfway(value, 2)) return undefined;
	const [name] = twoNames(draw.random);
	const answer = withMisconceptions(
		moneyAnswer(inCents(value)),
		[moneyAnswer(inCents(goal / (1 + (rate * t) / 100))), 'used simple interest'],
		[
			moneyAnswer(inCents(goal * growthOf(account))),
			'multiplied by the power instead of dividing by it',
		],
	);
	const factor = filled(account, 1, t);
	return {
		prompt: say`A fund earns ${percentOf(rate)} interest per year, ${howOften(n)}. How much must ${name} invest now so that the balance is ${money(goal)} after ${many(t, 'year')}? Round to the nearest cent.`,
		answer,
		steps: [
			start(account),
			line(equation(goal, filled(account, 'P', t)), SUBSTITUTE(n)),
			line(equation('P', quotient(goal, factor)), 'divide both sides by the power'),
			roundedLine('P', value),
			sentence(say`${name} must invest ${answer.body}.`),
		],
		hints: [hintFor(n)],
	};
}

export const skills: Skills = {
	...rateSkills,
	...americanSkills,
	...interestSkills,
	'Find the future value of an investment': (draw) =>
		futureValue(draw, draw.int('P'), termOf(draw)),

	'Identify the periodic rate and number of periods'(draw) {
		const term = termOf(draw);
		const i = perPeriod(term);
		if (isHalfway(i, 6) || term.m === 1 || isSwitchable(term)) return undefined;
		const shown = rateExpression(term);
		const isRounded = shown.kind === 'quotient';
		const written = isRounded ? decimal(i.toFixed(6)) : shown;
		const lines = termLines(term);
		const [ofRate, ofPeriods] = [lines.slice(0, 1), lines.slice(1)];
		const answer = withMisconceptions(
			orderedList(written, periodsOf(term)),
			[orderedList(asDecimal(term.rate), term.t), 'used the annual rate and the number of years'],
			[orderedList(written, term.t), 'gave the number of years for n'],
			[orderedList(asDecimal(term.rate), periodsOf(term)), 'gave the annual rate for i'],
		);
		return {
			prompt: say`Money is invested for ${many(term.t, 'year')} at ${percentOf(term.rate)} per year, compounded ${COMPOUNDED[term.m] ?? ''}. For the formula ${equation('A', compounded('P', 'i', 'n'))}, give the value of ${symbol('i')}, as a decimal, and then the value of ${symbol('n')}. Separate your answers with a comma. If ${symbol('i')} has more than six decimal places, round it to six decimal places.`,
			answer,
			steps: [
				...ofRate,
				...(isRounded
					? [line(relation('i', '\\approx', written), 'round to six decimal places')]
					: []),
				...ofPeriods,
				sentence(
					say`So ${relation('i', isRounded ? '\\approx' : '=', written)} and ${equation('n', periodsOf(term))}.`,
				),
			],
			hints: [say`How many compounding periods are there in a year? How many are there in all?`],
		};
	},

	'Find the present value of an investment'(draw) {
		const term = termOf(draw);
		const A = draw.int('A');
		const value = A / growth(term);
		if (periodsOf(term) < 2 || isSwitchable(term) || isHalfway(value, 2)) return undefined;
		const [name] = twoNames(draw.random);
		const answer = withMisconceptions(
			moneyAnswer(inCents(value)),
			[moneyAnswer(inCents(A / (1 + (term.rate * term.t) / 100))), 'used simple interest'],
			[moneyAnswer(inCents(A * growth(term))), 'multiplied by the power instead of dividing by it'],
		);
		const grown = power(sum(1, rateExpression(term)), periodsOf(term));
		return {
			prompt: say`${name} wants to have ${money(A)} in ${many(term.t, 'year')}. How much must ${name} invest now at ${rateInWords(term)}? Round to the nearest cent.`,
			answer,
			steps: [
				FORMULA,
				...termLines(term),
				line(equation(A, product('P', grown)), 'substitute the known values'),
				line(equation('P', quotient(A, grown)), 'divide both sides by the power'),
				roundedLine('P', value),
				sentence(say`${name} must invest ${answer.body}.`),
			],
			hints: [
				say`What are the interest rate per period and the number of periods?`,
				say`The final amount is known. Which variable in the formula are you solving for?`,
			],
		};
	},
};

const termOf = (draw: Draw): Term => ({
	rate: draw.int('r'),
	m: Number(draw.inTurn('m')),
	t: draw.int('t'),
});

function futureValue(draw: Draw, P: number, term: Term): Draft | undefined {
	const value = P * growth(term);
	if (periodsOf(term) < 2 || isSwitchable(term) || isHalfway(value, 2)) return undefined;
	const [name] = twoNames(draw.random);
	const answer = withMisconceptions(
		moneyAnswer(inCents(value)),
		[moneyAnswer(inCents(P * (1 + (term.rate * term.t) / 100))), 'used simple interest'],
		...onlyIf(term.m > 1, [
			moneyAnswer(inCents(P * (1 + perPeriod(term)) ** term.t)),
			'used the number of years as the exponent',
		]),
		[moneyAnswer(inCents(value - P)), 'gave only the interest'],
	);
	return {
		prompt: say`${invests(name, P, term)} What is the amount after ${many(term.t, 'year')}, to the nearest cent?`,
		answer,
		steps: [...balanceLines(P, term), sentence(say`The amount is ${answer.body}.`)],
		hints: [HINT],
	};
}

const HINT = say`What is the interest rate per compounding period? How many periods are there?`;
