/** expr.translate: phrases and short stories as expressions. */
import {
	difference,
	type Expression,
	num,
	product,
	quotient,
	sum,
	symbol,
} from '../../../../math/expression.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import type { Random } from '../../../../math/random.ts';
import {
	caseOf,
	expression,
	line,
	sentence,
	type Skills,
	unlessRight,
	withMisconceptions,
} from '../../../family.ts';
import { conditionEquation, systemChoice } from './equation.ts';
import { MULTI_STEP } from './multi-step-phrases.ts';
import { ONE_STEP, TWO_STEP } from './one-step-phrases.ts';

/** The words "sum of" / The word "times". */
const quoted = (wording: string): string =>
	`The ${wording.includes(' ') ? 'words' : 'word'} “${wording}”`;

export const skills: Skills = {
	'Write an expression for a one-operation phrase'(draw) {
		const wording = draw.inTurn('wording');
		const { turns, write } = caseOf(ONE_STEP, wording);
		const [number, letter] = [num(draw.int('n')), symbol(draw.choice('letter'))];
		const letterFirst = turns && draw.random.pick([true, false]);
		const { phrase, answer, means, order } = letterFirst
			? write(letter, number)
			: write(number, letter);
		const right = expression(answer);
		return {
			prompt: say`Write an expression for the phrase: ${phrase}.`,
			answer: withMisconceptions(
				right,
				...unlessRight(
					right,
					...otherOperations(means, means.includes('by 2') ? num(2) : number, letter).map(
						([one, why]) => [expression(one), why] as const,
					),
				),
			),
			steps: [
				sentence(say`${quoted(wording)} ${wording.includes(' ') ? 'mean' : 'means'} ${means}.`),
				line(answer, order),
			],
			hints: [say`Which operation do the words describe? Does the order matter?`],
		};
	},

	'Write an expression for a two-operation phrase'(draw) {
		const wording = draw.inTurn('wording');
		const [k, c] = [draw.int('k'), draw.int('c')];
		// The two numbers could be exchanged.
		if (k === c) return undefined;
		const letter = draw.random.pick(['x', 'n', 'y', 'm']);
		const { phrase, inner, innerWhy, answer, why, bracketed, wrong } = caseOf(TWO_STEP, wording)(
			letter,
			k,
			c,
		);
		return {
			prompt: say`Write an expression for the phrase: ${phrase}.`,
			answer: withMisconceptions(
				expression(answer),
				[expression(inner), 'left out the second operation'],
				...wrong.map(([one, mistake]) => [expression(one), mistake] as const),
			),
			steps: [line(inner, innerWhy), line(answer, why)],
			hints: [
				bracketed
					? say`Which part is calculated first? How do you show that the next operation applies to all of it?`
					: say`Which part is calculated first? What is done to it next?`,
			],
		};
	},

	'Write an expression for a multi-step phrase'(draw) {
		const d = draw.random.int(2, 12);
		const [k, c] = [draw.int('k'), draw.int('c')];
		if (d === c || d === k) return undefined;
		const letter = draw.random.pick(['x', 'n', 'y', 'm']);
		const { phrase, parts, unbracketed } = caseOf(MULTI_STEP, draw.inTurn('wording'))(
			letter,
			k,
			c,
			d,
		);
		const [answer, withoutLast] = [parts.at(-1)?.formula, parts.at(-2)?.formula];
		return (
			answer &&
			withoutLast && {
				prompt: say`Write an expression for the phrase: ${phrase}.`,
				answer: withMisconceptions(
					expression(answer),
					[expression(unbracketed.formula), unbracketed.why],
					[expression(withoutLast), 'left out the last operation'],
				),
				steps: parts.map(({ formula, why }) => line(formula, why)),
				hints: [
					say`Which part is calculated first? How do you show that the next operation applies to all of it?`,
				],
			}
		);
	},

	'Write an equation for a condition': conditionEquation,
	'Choose the system that models a situation': systemChoice,

	'Write an expression for a cost or length'(draw) {
		const tell = caseOf(STORIES, draw.inTurn('ctx'));
		const story = tell(draw.int('f'), draw.int('r'), draw.random);
		const whole = story?.parts.at(-1)?.formula;
		if (!story || !whole) return undefined;
		return {
			prompt: story.prompt,
			answer: withMisconceptions(
				expression(whole),
				...story.wrong.map(([one, why]) => [expression(one), why] as const),
			),
			steps: story.parts.map(({ formula, why }) => line(formula, why)),
			hints: [story.hint],
		};
	},
};

/** What the phrase gives with another operation, or with its parts in the other order. */
function otherOperations(means: string, number: Expression, letter: Expression) {
	const instead = (of: string) => `${of} instead of ${DOING[means.split(' ')[0] ?? ''] ?? ''}`;
	const all: Readonly<Record<string, readonly (readonly [Expression, string])[]>> = {
		addition: [
			[difference(letter, number), instead('subtracted')],
			[product(number, letter), instead('multiplied')],
		],
		subtraction: [
			[difference(letter, number), 'subtracted in the wrong order'],
			[difference(number, letter), 'subtracted in the wrong order'],
			[sum(letter, number), instead('added')],
		],
		multiplication: [
			[sum(letter, number), instead('added')],
			[quotient(letter, number), instead('divided')],
		],
		division: [
			[quotient(letter, number), 'divided in the wrong order'],
			[quotient(number, letter), 'divided in the wrong order'],
			[product(number, letter), instead('multiplied')],
		],
	};
	return all[means.split(' ')[0] ?? ''] ?? [];
}

const DOING: Readonly<Record<string, string>> = {
	addition: 'adding',
	subtraction: 'subtracting',
	multiplication: 'multiplying',
	division: 'dividing',
};

// Short stories in which a quantity grows by the same amount for each unit, by the contexts of the curriculum plan.

/** `parts` are the pieces of the expression, each with its reason; the last one is the whole expression. */
type Story = {
	prompt: Prose;
	parts: { formula: Expression; why: string }[];
	wrong: readonly (readonly [Expression, string])[];
	hint: Prose;
};

/** `f` is a fixed amount, `r` an amount for each unit. `undefined`: not possible or not sensible in this setting. */
type Tell = (f: number, r: number, random: Random) => Story | undefined;

const COINS = { nickel: 5, dime: 10, quarter: 25 } as const;

const feePlusRate = (letter: string, f: number, r: number, each: string) => ({
	parts: [
		{ formula: product(r, letter), why: `${money(r)} for each ${each}` },
		{ formula: sum(product(r, letter), f), why: `add the fixed amount of ${money(f)}` },
	],
	wrong: [
		[sum(product(f, letter), r), 'switched the fixed amount and the rate'],
		[product(f + r, letter), `multiplied the fixed amount by the number of ${each}s too`],
	] as const,
	hint: say`Which amount is fixed? Which amount is paid for each ${each}?`,
});

const money = (dollars: number): string => `$${dollars}`;

const STORIES: Readonly<Record<string, Tell>> = {
	'phone plan': (f, r) =>
		r > 15
			? undefined
			: {
					prompt: say`A phone plan costs ${money(f)} a month plus ${money(r)} for each gigabyte of data. Write an expression for the cost, in dollars, of a month with ${symbol('g')} gigabytes.`,
					...feePlusRate('g', f, r, 'gigabyte'),
				},
	'taxi fare': (f, r) =>
		f > 25 || r > 9
			? undefined
			: {
					prompt: say`An airport taxi charges a pickup fee of ${money(f)} plus ${money(r)} for each mile. Write an expression for the fare, in dollars, for a ride of ${symbol('m')} miles.`,
					...feePlusRate('m', f, r, 'mile'),
				},
	'gym fee': (f, r) => ({
		prompt: say`A gym charges ${money(f)} to join plus ${money(r)} per month. Write an expression for the total cost, in dollars, of joining and being a member for ${symbol('m')} months.`,
		...feePlusRate('m', f, r, 'month'),
	}),
	'perimeter of a lot': (f) => ({
		prompt: say`A rectangular lot is ${f} yards long and ${symbol('w')} yards wide. Write an expression for its perimeter in yards.`,
		parts: [
			{ formula: product(2, 'w'), why: 'the two widths together' },
			{ formula: sum(product(2, 'w'), 2 * f), why: `add the two lengths: 2 × ${f} = ${2 * f}` },
		],
		wrong: [
			[sum('w', f), 'added only one length and one width'],
			[product(f, 'w'), 'found the area'],
		],
		hint: say`How many sides have the length ${symbol('w')}? How many sides have the length ${f}?`,
	}),
	'theater tickets': (f, r) => ({
		prompt: say`The drama club spends ${money(f)} on posters and sells tickets at ${money(r)} each. Write an expression for the amount of money, in dollars, that is left after ${symbol('t')} tickets are sold and the posters are paid for.`,
		parts: [
			{ formula: product(r, 't'), why: `${money(r)} for each ticket sold` },
			{
				formula: difference(product(r, 't'), f),
				why: `subtract the ${money(f)} spent on the posters`,
			},
		],
		wrong: [
			[difference(f, product(r, 't')), 'subtracted in the wrong order'],
			[sum(product(r, 't'), f), 'added the cost of the posters'],
		],
		hint: say`How much do the tickets bring in? What must you do with the cost of the posters?`,
	}),
	'printing cost': (f, r) => ({
		prompt: say`A print shop charges ${money(f)} to set up a job plus ${money(r)} for each banner. Write an expression for the cost, in dollars, of ${symbol('b')} banners.`,
		...feePlusRate('b', f, r, 'banner'),
	}),
	ages: (f) => ({
		prompt: say`A maple tree is ${symbol('m')} years old, and an oak tree is ${f} years older than the maple. Write an expression for the sum of the ages of the two trees, in years.`,
		parts: [
			{ formula: sum('m', f), why: 'the age of the oak' },
			{ formula: sum('m', sum('m', f)), why: 'the age of the maple plus the age of the oak' },
			{ formula: sum(product(2, 'm'), f), why: 'combine like terms: m + m = 2m' },
		],
		wrong: [
			[product(2, sum('m', f)), 'used the age of the oak for both trees'],
			[difference(product(2, 'm'), f), 'made the oak younger than the maple'],
		],
		hint: say`How can you write the age of the oak?`,
	}),
	'mixture of coins': (f, _, random) => {
		const [counted, known] = random.sample(['nickel', 'dime', 'quarter'] as const, 2);
		if (!counted || !known || f > 40) return undefined;
		const each = COINS[counted];
		const fixed = COINS[known] * f;
		return {
			prompt: say`A jar holds ${symbol('c')} ${counted}s and ${f} ${known}s. Write an expression for the value of all the coins, in cents.`,
			parts: [
				{ formula: product(each, 'c'), why: `a ${counted} is worth ${each} cents` },
				{
					formula: sum(product(each, 'c'), fixed),
					why: `add the ${known}s: ${f} × ${COINS[known]} = ${fixed}`,
				},
			],
			wrong: [
				[sum(product(each, 'c'), f), `used the number of ${known}s instead of their value`],
				[sum('c', f), 'counted the coins instead of finding their value'],
			],
			hint: say`How many cents is one ${counted} worth? How many cents are the ${known}s worth together?`,
		};
	},
};
