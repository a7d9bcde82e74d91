/** From words to a rule, and from a rule to words. */
import { equation, type Expression, symbol } from '../../../../math/expression.ts';
import { gcd } from '../../../../math/gcd.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import { expression, multipleChoice, distractor } from '../../../answer.ts';
import { type Draft, type Draw, drawnLast, line, type Line, sentence } from '../../../family.ts';
import {
	type Change,
	changedRule,
	isSameChange,
	NO_CHANGE,
	type Parent,
} from '../../../steps/parents.ts';
import { withChange } from './change-sketch.ts';
import { inOrder, type Step, stepsOf } from './line.ts';

const isPlain = ({ a, k, d, c }: Change) => a === 1 && k === 1 && d === 0 && c === 0;

const ruleAt = (parent: Parent, change: Change) => changedRule(parent, change, 'x');

/** "Write the expression g(x)" */
export function wordsToRule(draw: Draw, parent: Parent, change: Change): Draft | undefined {
	const steps = stepsOf(change, draw.country);
	if (isPlain(change) || !isWritable(parent, change)) return undefined;
	const rule = ruleAt(parent, change);
	return {
		prompt: say`The graph of ${equation('y', ruleAt(parent, NO_CHANGE))} is changed by ${inOrder(steps)}. The image is the graph of ${equation('y', { kind: 'call', name: 'g', base: null, power: null, of: symbol('x') })}. Write an expression for ${{ kind: 'call', name: 'g', base: null, power: null, of: symbol('x') }}.`,
		answer: expression(rule),
		steps: built(parent, steps),
		hints: [
			say`Changes of height stand outside of the function. Changes from left to right act on ${symbol('x')}, and the other way round from what you might expect.`,
		],
	};
}

/** The rule after each step. */
const built = (parent: Parent, steps: readonly Step[]): Line[] => [
	line(equation('y', ruleAt(parent, NO_CHANGE))),
	...drawnLast(
		steps.map(({ after, words }) => line(equation('y', ruleAt(parent, after)), words)),
		(last) => withChange(last, parent, steps.at(-1)?.after ?? NO_CHANGE, { before: NO_CHANGE }),
	),
];

/** Left out: what cannot be read from the rule of a line, clumsy fractions, mirrors that change nothing. */
const isWritable = ({ name }: Parent, { a, k }: Change): boolean => {
	if (name === 'linear') return k === 1;
	if (name === 'reciprocal')
		return Number.isInteger(k) && (a > 0 || k > 0) && (k === 1 || gcd(2 * a, 2 * k) <= 2);
	return k > 0 || !['quadratic', 'quartic', 'absolute value'].includes(name);
};

const WRONG: readonly (readonly [(of: Change) => Change, string])[] = [
	[(of) => ({ ...of, d: -of.d + 0 }), 'took the wrong direction for the horizontal translation'],
	[(of) => ({ ...of, k: 1 / of.k }), 'mixed up horizontal stretch and compression'],
	[(of) => ({ ...of, a: 1 / of.a }), 'mixed up vertical stretch and compression'],
	[(of) => ({ ...of, a: of.k, k: of.a }), 'mixed up vertical and horizontal'],
	[(of) => ({ ...of, d: of.c, c: of.d }), 'mixed up the two translations'],
	[(of) => ({ ...of, c: -of.c + 0 }), 'took the wrong direction for the vertical translation'],
	[(of) => ({ ...of, a: -of.a }), 'took the wrong sign for the factor in front'],
	[
		(of) => ({ ...of, d: -of.d + 0, c: -of.c + 0 }),
		'took the wrong directions for both translations',
	],
	[(of) => ({ ...of, k: -of.k }), 'took the wrong sign for the factor of x'],
	[(of) => ({ ...of, d: of.d * of.k }), 'did not factor before reading the translation'],
];

/** The right change, then three mistakes, all with different graphs. */
function changes(
	draw: Draw,
	parent: Parent,
	change: Change,
	first: readonly Change[] = [],
): (readonly [Change, string])[] | undefined {
	const common = draw.random.shuffle(WRONG.slice(0, 7)).concat(WRONG.slice(7));
	const early = first.map((of) => [of, 'did not factor before reading the translation'] as const);
	const kept: (readonly [Change, string])[] = [[change, '']];
	for (const [of, mistake] of [
		...early,
		...common.map(([make, why]) => [make(change), why] as const),
	])
		if (kept.length < 4 && !isPlain(of) && kept.every(([old]) => !isSameChange(parent, old, of)))
			kept.push([of, mistake]);
	return kept.length === 4 ? kept : undefined;
}

export function ruleToWords(
	draw: Draw,
	parent: Parent,
	change: Change,
	{ shown, unfactored }: { shown?: Expression; unfactored?: Change } = {},
): Draft | undefined {
	if (isPlain(change) || !isWritable(parent, change)) return undefined;
	const all = changes(draw, parent, change, unfactored ? [unfactored] : []);
	if (!all) return undefined;
	const said = (of: Change): Prose => inOrder(stepsOf(of, draw.country));
	const rule = equation('y', shown ?? ruleAt(parent, change));
	const answer = multipleChoice(
		said(change),
		...all.slice(1).map(([of, mistake]) => distractor(said(of), mistake)),
	);
	return {
		prompt: say`Which transformations, in this order, change the graph of ${equation('y', ruleAt(parent, NO_CHANGE))} into the graph of ${rule}?`,
		answer,
		steps: [
			line(rule),
			...(shown
				? [line(equation('y', ruleAt(parent, change)), 'factor out the number before x')]
				: []),
			...meanings(change, draw.country),
			withChange(sentence(say`Together: ${answer.body}.`), parent, change, { before: NO_CHANGE }),
		],
		hints: [
			say`Numbers outside of the function change the heights. Numbers next to ${symbol('x')} act from left to right, the other way round from what you might expect.`,
		],
	};
}

export function wordsToRuleChoice(draw: Draw, parent: Parent, change: Change): Draft | undefined {
	const all = changes(draw, parent, change);
	if (isPlain(change) || !all) return undefined;
	const steps = stepsOf(change, draw.country);
	const shown = (of: Change) => equation('y', ruleAt(parent, of));
	return {
		prompt: say`The graph of ${shown(NO_CHANGE)} is changed by ${inOrder(steps)}. Which rule does the new graph have?`,
		answer: multipleChoice(
			shown(change),
			...all.slice(1).map(([of, mistake]) => distractor(shown(of), mistake)),
		),
		steps: built(parent, steps),
		hints: [say`Start with ${shown(NO_CHANGE)} and change the rule one step at a time.`],
	};
}

/** What each number of the rule does. */
function meanings({ a, k, d, c }: Change, country: string): Line[] {
	const parts: (readonly [Partial<Change>, Prose, string])[] = [
		[{ a }, say`The factor ${a} in front`, 'it multiplies every height'],
		[{ k }, say`The factor ${k} of ${symbol('x')}`, 'it divides every distance from the y-axis'],
		[
			{ d },
			say`The number ${Math.abs(d)} ${d > 0 ? 'subtracted from' : 'added to'} ${symbol('x')}`,
			'the same height is reached that much later or earlier',
		],
		[
			{ c },
			say`The number ${Math.abs(c)} ${c > 0 ? 'added' : 'subtracted'} at the end`,
			'it changes every height by the same amount',
		],
	];
	return parts.flatMap(([part, who, why]) => {
		const steps = stepsOf({ ...NO_CHANGE, ...part }, country);
		return steps.length === 0 ? [] : [sentence(say`${who} means ${inOrder(steps)}.`, why)];
	});
}
