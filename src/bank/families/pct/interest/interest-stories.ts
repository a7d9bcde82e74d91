/** Savings and loans with simple interest. */
import type { Expression } from '../../../../math/expression.ts';
import { money } from '../../../../math/notation.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import type { Random } from '../../../../math/random.ts';
import type { InterestLetter } from './interest-lines.ts';
import { twoNames } from '../../../contexts/signed-setting.ts';

export type InterestNumbers = {
	P: number;
	percents: number;
	rate: Expression;
	/** "4 years", "18 months". */
	time: Prose;
	interest: number;
};

/** Higher rates belong to loans. In percent a year. */
const USUAL_SAVINGS = 7;

export type InterestStory = Record<InterestLetter | 'balance', Prose> & {
	/** How the last line says the balance and the principal, before its value. */
	balanceIs: string;
	principalIs: string;
};

export function interestStory(random: Random, numbers: InterestNumbers): InterestStory {
	const [name] = twoNames(random);
	const isSavings = numbers.percents <= USUAL_SAVINGS && random.int(0, 2) > 0;
	return isSavings ? savings(name, numbers) : loan(name, numbers);
}

const savings = (name: string, { P, rate, time, interest }: InterestNumbers): InterestStory => {
	const deposits = say`${name} deposits ${money(P)} in an account that earns simple interest at ${rate} per year.`;
	return {
		I: say`${deposits} How much interest, in dollars, does the account earn in ${time}?`,
		balance: say`${deposits} How many dollars are in the account after ${time}?`,
		balanceIs: 'The amount in the account is',
		principalIs: 'The deposit was',
		P: say`An account earns simple interest at ${rate} per year. In ${time}, it earns ${money(interest)} in interest. How many dollars were deposited?`,
		r: say`${name} deposits ${money(P)} in an account that earns simple interest. In ${time}, it earns ${money(interest)} in interest. What is the annual interest rate, as a percent?`,
		t: say`${deposits} After how many years will the account have earned ${money(interest)} in interest?`,
	};
};

const loan = (name: string, { P, rate, time, interest }: InterestNumbers): InterestStory => {
	const borrows = say`${name} borrows ${money(P)} at a simple interest rate of ${rate} per year.`;
	return {
		I: say`${borrows} How much interest, in dollars, does ${name} owe after ${time}?`,
		balance: say`${borrows} How many dollars does ${name} owe in all after ${time}?`,
		balanceIs: `In all, ${name} owes`,
		principalIs: `${name} borrowed`,
		P: say`${name} takes out a loan at a simple interest rate of ${rate} per year. After ${time}, ${name} owes ${money(interest)} in interest. How many dollars did ${name} borrow?`,
		r: say`${name} borrows ${money(P)} at simple interest. After ${time}, ${name} owes ${money(interest)} in interest. What is the annual interest rate, as a percent?`,
		t: say`${borrows} After how many years will ${name} owe ${money(interest)} in interest?`,
	};
};
