/** expr.translate: phrases and short stories as expressions. */
import {
	difference,
	type Expression,
	num,
	product,
	sum,
	symbol,
	quotient,
} from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
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
import { STORIES } from './one-letter-stories.ts';

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
