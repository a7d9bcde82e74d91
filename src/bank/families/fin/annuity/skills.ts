/** fin.annuity: equal payments at equal times. */
import {
	type Draft,
	type Draw,
	type Line,
	line,
	sentence,
	type Skills,
	withMisconceptions,
} from '../../../family.ts';
import { equation, num, power, sum, symbol } from '../../../../math/expression.ts';
import { money } from '../../../../math/notation.ts';
import { say } from '../../../../math/prose.ts';
import { many } from '../../../../math/things-in-words.ts';
import { isHalfway, moneyAnswer } from '../../../steps/amounts.ts';
import {
	annuityFuture,
	annuityPresent,
	futureOfPayments,
	growth,
	inCents,
	isSwitchable,
	periodsOf,
	presentOfPayments,
	rateExpression,
	rateInWords,
	roundedLine,
	type Term,
	termLines,
} from '../../../steps/finance-lines.ts';
import { twoNames } from '../../../contexts/names.ts';
import { comparisonSkills } from './comparison.ts';
import { every, FUTURE, loanPaymentLines, paymentLines, present, SERIES, termOf } from './terms.ts';

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
