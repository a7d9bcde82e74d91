/** The interest of one account, and the difference between two. */
import { equation } from '../../../../math/expression.ts';
import { money } from '../../../../math/notation.ts';
import { say } from '../../../../math/prose.ts';
import { many } from '../../../../math/things-in-words.ts';
import {
	type Draft,
	type Draw,
	line,
	sentence,
	type Skills,
	withMisconceptions,
} from '../../../family.ts';
import {
	COMPOUNDED,
	compounded,
	growth,
	inCents,
	isSwitchable,
	periodsOf,
	rateExpression,
	roundedLine,
	subtractedLine,
	type Term,
	termSentence,
} from '../../../steps/finance-lines.ts';
import { cents, isHalfway, moneyAnswer, percentOf } from '../../../steps/amounts.ts';
import { twoNames } from '../../../contexts/names.ts';

import { balanceLines, FORMULA, invests } from './balance.ts';

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
