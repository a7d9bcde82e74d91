/** pct.interest: simple interest, I = Prt. */
import Fraction from 'fraction.js';
import {
	divided,
	equation,
	type Expression,
	type Operand,
	product,
	sum,
	symbol,
	times,
} from '../../../../math/expression.ts';
import { money } from '../../../../math/notation.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import type { Random } from '../../../../math/random.ts';
import { many } from '../../../../math/things-in-words.ts';
import {
	type Draft,
	type DraftAnswer,
	type Draw,
	type Line,
	line,
	rational,
	sentence,
	type Skills,
	withMisconceptions,
	type WrongAnswer,
} from '../../../family.ts';
import {
	amount,
	asDecimal,
	dollarsAnswer,
	ends,
	exactAnswer,
	percentAnswer,
	percentOf,
} from '../../../steps/amounts.ts';
import { twoNames } from '../../../contexts/names.ts';

// Savings and loans with simple interest.

type InterestNumbers = {
	P: number;
	percents: number;
	rate: Expression;
	/** "4 years", "18 months". */
	time: Prose;
	interest: number;
};

/** In percent a year; loans have the higher rates. */
const USUAL_SAVINGS = 7;

type InterestStory = Record<InterestLetter | 'balance', Prose> & {
	/** How the last line introduces the balance and the principal. */
	balanceIs: string;
	principalIs: string;
};

function interestStory(random: Random, numbers: InterestNumbers): InterestStory {
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

export const skills: Skills = {
	'Find any unknown in I = Prt'(draw) {
		const unknown = letterOf(draw);
		const inYears = { P: draw.int('P'), r: draw.int('r'), t: new Fraction(draw.int('t')) };
		return unknown === 'I' ? shortTime(draw, inYears) : ask(draw, unknown, inYears);
	},
	'Solve simple interest problems for any unknown': (draw) =>
		ask(draw, letterOf(draw), numbersOf(draw)),
	'Find the simple interest'(draw) {
		const numbers = numbersOf(draw);
		return draw.random.int(0, 2) === 0
			? inMonths(draw, 'I', numbers, 3 * draw.int('t'))
			: ask(draw, 'I', numbers);
	},
	'Find the final balance': (draw) =>
		inMonths(
			draw,
			'balance',
			{ P: draw.int('P'), r: draw.int('r'), t: new Fraction(0) },
			draw.int('months'),
		),
	'Find the rate or time': (draw) =>
		ask(draw, draw.inTurn('ask') === 'r' ? 'r' : 't', numbersOf(draw)),
	'Find the principal': (draw) => ask(draw, 'P', numbersOf(draw)),
};

const numbersOf = (draw: Draw): Interest => ({
	P: draw.int('P'),
	r: draw.int('r'),
	t: new Fraction(draw.int('t')),
});

function letterOf(draw: Draw): InterestLetter {
	const letter = draw.inTurn('ask');
	return letter === 'P' || letter === 'r' || letter === 't' ? letter : 'I';
}

/** Months, or days that make a tenth of a year. */
function shortTime(draw: Draw, numbers: Interest): Draft | undefined {
	const t = numbers.t.valueOf();
	if (draw.random.int(0, 1) === 0) return inMonths(draw, 'I', numbers, 3 * t);
	const days = { count: 73 * ((t % 4) + 1), unit: 'days' } as const;
	return ask(draw, 'I', { ...numbers, t: new Fraction(days.count, 365) }, days);
}

/** Whole years are stated in years. */
function inMonths(
	draw: Draw,
	unknown: 'I' | 'balance',
	numbers: Interest,
	months: number,
): Draft | undefined {
	const t = new Fraction(months, IN_A_YEAR.months);
	if (months % 12 === 0) return ask(draw, unknown, { ...numbers, t });
	return ask(draw, unknown, { ...numbers, t }, { count: months, unit: 'months' });
}

type Unknown = InterestLetter | 'balance';

const WHICH_FORMULA =
	'Which formula relates the interest to the principal, the rate, and the time?';

const HINTS: Record<Unknown, Prose> = {
	I: say`${WHICH_FORMULA} What is the rate as a decimal? What is the time in years?`,
	balance: say`How much is the interest? What do you add it to?`,
	P: say`${WHICH_FORMULA} Which variable is unknown?`,
	r: say`${WHICH_FORMULA} Which variable is unknown?`,
	t: say`${WHICH_FORMULA} Which variable is unknown?`,
};

/** For a time that is not given in years. */
const BALANCE_IN_YEARS = say`What is the time in years? How much is the interest, and what do you add it to?`;

/** The interest is in whole cents. A factor 1 would teach nothing. */
function ask(
	draw: Draw,
	unknown: Unknown,
	numbers: Interest,
	other?: OtherTime,
): Draft | undefined {
	const interest = interestOf(numbers);
	// With the same number for the rate and the time, mistaking one for the other would go unnoticed.
	if (!ends(interest, 2) || numbers.t.equals(1) || numbers.t.equals(numbers.r)) return undefined;
	const story = interestStory(draw.random, {
		P: numbers.P,
		percents: numbers.r,
		rate: percentOf(numbers.r),
		time: other ? say`${other.count} ${other.unit}` : many(numbers.t.valueOf(), 'year'),
		interest: interest.valueOf(),
	});
	const total = interest.add(numbers.P);
	const [plain, tells] = answerTo(unknown, numbers, interest, story);
	const answer = withMisconceptions(plain, ...wrongAnswers(unknown, numbers, other));
	return {
		prompt: story[unknown],
		answer,
		steps: [
			...interestLines(unknown === 'balance' ? 'I' : unknown, numbers, other),
			...(unknown === 'balance'
				? [
						line(
							equation(sum(numbers.P, amount(interest)), amount(total)),
							'add the interest to the principal',
						),
					]
				: []),
			...(tells === '' ? [] : [sentence(say`${tells} ${answer.body}.`)]),
		],
		hints:
			unknown === 'I' || unknown === 'balance'
				? [other && unknown === 'balance' ? BALANCE_IN_YEARS : HINTS[unknown]]
				: [HINTS[unknown], say`After you substitute, how do you isolate this variable?`],
	};
}

/** The rate as a whole number, the time left out or in another unit, another quantity than the one in question. */
function wrongAnswers(unknown: Unknown, { P, r, t }: Interest, other?: OtherTime): WrongAnswer[] {
	const interest = interestOf({ P, r, t });
	const asYears: WrongAnswer[] = other
		? [
				[
					rational(
						interest
							.div(t)
							.mul(other.count)
							.add(unknown === 'balance' ? P : 0),
					),
					`used the number of ${other.unit} as years`,
				],
			]
		: [];
	switch (unknown) {
		case 'I':
			return [
				...asYears,
				[rational(interest.mul(100)), 'used the rate without writing it as a decimal'],
				[rational(interest.add(P)), 'added the principal to the interest'],
			];
		case 'balance':
			return [
				...asYears,
				[rational(interest), 'gave only the interest'],
				[rational(interest.mul(-1).add(P)), 'subtracted the interest from the principal'],
			];
		case 'P':
			return [
				[rational(new Fraction(P, 100)), 'used the rate without writing it as a decimal'],
				[rational(t.mul(P)), 'left out the time'],
			];
		case 'r':
			return [
				[rational(new Fraction(r).div(100)), 'gave the rate as a decimal instead of a percent'],
				[rational(t.mul(r)), 'left out the time'],
			];
		case 't':
			return [
				[rational(t.div(100)), 'used the rate without writing it as a decimal'],
				[rational(t.mul(r).div(100)), 'left out the rate'],
			];
	}
}

/** The answer, and what the last line says before it; nothing where the line above it already states the answer. */
function answerTo(
	unknown: Unknown,
	{ P, r, t }: Interest,
	interest: Fraction,
	{ balanceIs, principalIs }: InterestStory,
): [answer: DraftAnswer, tells: string] {
	switch (unknown) {
		case 'I':
			return [dollarsAnswer(interest, 'decimal'), 'The interest is'];
		case 'balance':
			return [dollarsAnswer(interest.add(P), 'decimal'), balanceIs];
		case 'P':
			return [dollarsAnswer(P, 'decimal'), principalIs];
		case 'r':
			return [percentAnswer(r), ''];
		case 't':
			return [
				{
					...exactAnswer(t),
					body: many(t.valueOf(), 'year'),
					unit: t.equals(1) ? 'year' : 'years',
				},
				'The time is',
			];
	}
}

// I = Prt on the board, solved for any of its variables. Time is in years.

/** `r` in percent a year. `I` follows from the others. */
type Interest = { P: number; r: number; t: Fraction };

type InterestLetter = 'I' | 'P' | 'r' | 't';

const interestOf = ({ P, r, t }: Interest): Fraction => t.mul(P).mul(r).div(100);

const FORMULA = line(
	equation('I', product('P', 'r', 't')),
	'the formula for simple interest: interest = principal × rate × time in years',
);

/** "18 months are 1.5 years", for times that are not given in years. */
type OtherTime = { count: number; unit: 'months' | 'days' };

const IN_A_YEAR = { months: 12, days: 365 } as const;

const inYears = ({ count, unit }: OtherTime, t: Fraction): Line =>
	line(
		equation('t', equation(divided(count, IN_A_YEAR[unit]), amount(t))),
		`a year has ${IN_A_YEAR[unit]} ${unit}`,
	);

function interestLines(unknown: InterestLetter, numbers: Interest, other?: OtherTime): Line[] {
	const { P, r, t } = numbers;
	const I = interestOf(numbers);
	const begin = [FORMULA, ...(other ? [inYears(other, t)] : [])];
	const values: Record<InterestLetter, Expression> = {
		I: amount(I),
		P: amount(P),
		r: asDecimal(r),
		t: amount(t),
	};
	const shown = { ...values, [unknown]: symbol(unknown) };
	const right = times(shown.P, shown.r, shown.t);
	const filled = line(
		equation(shown.I, right),
		unknown === 'r'
			? 'substitute the known values'
			: 'substitute the known values, with the rate as a decimal',
	);
	if (unknown === 'I') return [...begin, filled, line(equation('I', values.I), 'multiply')];
	const known = I.div({ P: new Fraction(P), r: new Fraction(r).div(100), t }[unknown]);
	return [
		...begin,
		filled,
		line(equation(values.I, byLetter(known, unknown)), 'multiply the known numbers'),
		line(
			equation(unknown, divided(values.I, amount(known))),
			`divide both sides by ${known.toString()}`,
		),
		line(equation(unknown, values[unknown]), 'divide'),
		...(unknown === 'r'
			? [
					sentence(
						say`As a percent, the rate is ${percentOf(r)}.`,
						'multiply by 100 to get a percent',
					),
				]
			: []),
	];
}

const byLetter = (factor: Fraction, letter: Operand): Expression => product(amount(factor), letter);
