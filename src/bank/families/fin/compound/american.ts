/** The part of fin.compound for books that write A = P(1 + r/n)^(nt) and A = Pe^(rt). */
import { equation, quotient } from '../../../../math/expression.ts';
import { money } from '../../../../math/notation.ts';
import { say } from '../../../../math/prose.ts';
import { type Draft, type Draw, line, sentence, type Skills } from '../../../family.ts';
import { many } from '../../../contexts/many.ts';
import { twoNames } from '../../../contexts/signed-setting.ts';
import { isHalfway, moneyAnswer, percentOf } from '../../../steps/amounts.ts';
import { inCents, roundedLine } from '../../../steps/finance-lines.ts';
import { findTime } from './american-time.ts';
import { type Account, filled, growthOf, hintFor, howOften, PUT_IN, start } from './account.ts';

export const americanSkills: Skills = {
	'Compound interest balance': (draw) => findAmount(draw, accountOf(draw)),

	'Compound interest: find A, P, or t'(draw) {
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
	if (t === 1 || isHalfway(value, 2)) return undefined;
	const [name] = twoNames(draw.random);
	const answer = moneyAnswer(inCents(value));
	return {
		prompt: say`${name} deposits ${money(P)} into an account that pays ${percentOf(rate)} interest per year, ${howOften(n)}. What is the balance after ${many(t, 'year')}, to the nearest cent?`,
		answer,
		steps: [
			start(account),
			line(equation('A', filled(account, P, t)), PUT_IN(n)),
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
	if (isHalfway(value, 2)) return undefined;
	const [name] = twoNames(draw.random);
	const answer = moneyAnswer(inCents(value));
	const factor = filled(account, 1, t);
	return {
		prompt: say`An account pays ${percentOf(rate)} interest per year, ${howOften(n)}. How much must ${name} deposit now so that the balance is ${money(goal)} after ${many(t, 'year')}? Round to the nearest cent.`,
		answer,
		steps: [
			start(account),
			line(equation(goal, filled(account, 'P', t)), PUT_IN(n)),
			line(equation('P', quotient(goal, factor)), 'divide both sides by the power'),
			roundedLine('P', value),
			sentence(say`${name} must deposit ${answer.body}.`),
		],
		hints: [hintFor(n)],
	};
}
