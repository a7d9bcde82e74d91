/** The part of fin.annuity that finds the payment: deposits for a goal, payments of a loan. */
import {
	equation,
	type Expression,
	num,
	opposite,
	power,
	quotient,
	sum,
	times,
} from '../../../../math/expression.ts';
import { money } from '../../../../math/notation.ts';
import { say } from '../../../../math/prose.ts';
import { type Draft, type Draw, line, type Line, sentence, type Skills } from '../../../family.ts';
import { many } from '../../../contexts/many.ts';
import { twoNames } from '../../../contexts/signed-setting.ts';
import { isHalfway, moneyAnswer } from '../../../steps/amounts.ts';
import {
	annuityFuture,
	annuityPresent,
	futureOfPayments,
	inCents,
	periodsOf,
	presentOfPayments,
	rateExpression,
	roundedLine,
	type Term,
	termLines,
} from '../../../steps/finance-lines.ts';
import { every, FUTURE, PRESENT, termOf, terms } from './terms.ts';

export const paymentSkills: Skills = {
	'Regular deposit for a goal': (draw) => depositForGoal(draw, termOf(draw, 'm')),
	'Loan payment': (draw) => loanPayment(draw, termOf(draw, 'm')),
};

/** The formula with the total put in, then solved for R; `factor` stands beside R over i. */
const paymentLines = (
	total: number,
	filled: Expression,
	factor: Expression,
	term: Term,
): Line[] => [
	line(equation(total, filled), 'put in the values'),
	line(
		equation('R', quotient(times(total, rateExpression(term)), factor)),
		'multiply both sides by i and divide by the bracket',
	),
];

function depositForGoal(draw: Draw, term: Term): Draft | undefined {
	const goal = draw.int('FV');
	const value = goal / futureOfPayments(term);
	if (periodsOf(term) < 3 || isHalfway(value, 2)) return undefined;
	const [name] = twoNames(draw.random);
	const answer = moneyAnswer(inCents(value));
	return {
		prompt: say`${name} wants to have ${money(goal)} in ${many(term.t, 'year')}. An account pays ${terms(term)}. How much must ${name} deposit ${every(term)}? Round to the nearest cent.`,
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
		hints: [say`The final amount is known. Which letter of the formula is unknown?`],
	};
}

function loanPayment(draw: Draw, term: Term): Draft | undefined {
	const loan = draw.int('PV');
	const value = loan / presentOfPayments(term);
	if (periodsOf(term) < 3 || isHalfway(value, 2)) return undefined;
	const [name] = twoNames(draw.random);
	const answer = moneyAnswer(inCents(value));
	const thing = draw.random.pick(['a car', 'a boat', 'a renovation', 'a tractor', 'a piano']);
	return {
		prompt: say`${name} borrows ${money(loan)} for ${thing} at ${terms(term)}. The loan is paid back in equal payments ${every(term)} for ${many(term.t, 'year')}. How much is each payment? Round to the nearest cent.`,
		answer,
		steps: [
			PRESENT,
			...termLines(term),
			...paymentLines(
				loan,
				annuityPresent('R', rateExpression(term), periodsOf(term)),
				sum(1, opposite(power(sum(1, rateExpression(term)), num(-periodsOf(term))))),
				term,
			),
			roundedLine('R', value),
			sentence(say`Each payment is ${answer.body}.`),
		],
		hints: [
			say`The loan is the present value of all payments. Which letter of the formula is unknown?`,
		],
	};
}
