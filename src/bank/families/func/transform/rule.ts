/** From words to a rule, and from a rule to words. */
import Fraction from 'fraction.js';
import {
	brackets,
	equation,
	type Expression,
	num,
	product,
	sum,
	symbol,
} from '../../../../math/expression.ts';
import { gcd } from '../../../../math/gcd.ts';
import { call } from '../../../../math/notation.ts';
import { plainNumber } from '../../../../math/plain-notation.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import {
	distractor,
	type Draft,
	type Draw,
	drawnLast,
	expression,
	type Line,
	line,
	multipleChoice,
	sentence,
	withMisconceptions,
	type WrongAnswer,
} from '../../../family.ts';
import {
	type Change,
	changedRule,
	isSameChange,
	NO_CHANGE,
	type Parent,
} from '../../../steps/parents.ts';
import { changes, inOrder, isPlain, type Step, stepsOf, typed, withChange } from './changes.ts';

/** g(x), the image. */
const IMAGE = call('g', 'x');

const ruleAt = (parent: Parent, change: Change) => changedRule(parent, change, 'x');

/** "Write the expression g(x)" */
export function wordsToRule(_draw: Draw, parent: Parent, change: Change): Draft | undefined {
	const steps = stepsOf(change);
	if (isPlain(change) || !isWritable(parent, change)) return undefined;
	// |2x| = 2|x|: inside or outside, the factor is right.
	const { a, k, d } = change;
	if (parent.name === 'absolute value' && d === 0 && (k !== 1 || (a > 0 && a !== 1)))
		return undefined;
	const rule = ruleAt(parent, change);
	const answer = withMisconceptions(
		expression(rule),
		...typed(change).map(([of, why]): WrongAnswer => [expression(ruleAt(parent, of)), why]),
	);
	return {
		prompt: say`The graph of ${equation('y', ruleAt(parent, NO_CHANGE))} undergoes ${inOrder(steps)}. The image is the graph of ${equation('y', IMAGE)}. Write an expression for ${IMAGE}.`,
		answer,
		steps: [...built(parent, steps), line(equation(IMAGE, rule), 'the image is the graph of g')],
		hints: [
			say`Does ${steps.length === 1 ? 'the' : 'each'} transformation act on the inputs or on the outputs? Where does it appear in the rule?`,
		],
	};
}

/** The rule after each step. */
const built = (parent: Parent, steps: readonly Step[]): Line[] => [
	line(equation('y', ruleAt(parent, NO_CHANGE))),
	...drawnLast(
		steps.flatMap((step, at) => ruleAfter(parent, step, steps[at - 1]?.after)),
		(last) => withChange(last, parent, steps.at(-1)?.after ?? NO_CHANGE, { before: NO_CHANGE }),
	),
];

/** A line moved sideways has its slope before the parentheses first: y = 3(x − 7), then y = 3x − 21. */
function ruleAfter(parent: Parent, { after, effect }: Step, before = NO_CHANGE): Line[] {
	const rule = line(equation('y', ruleAt(parent, after)), effect);
	const { a, d } = after;
	if (parent.name !== 'linear' || a === 1 || d === before.d) return [rule];
	const apart = product(num(a), brackets(ruleAt(parent, { ...after, a: 1 })));
	return [
		line(equation('y', apart), effect),
		{ ...rule, why: a === -1 ? 'distribute the negative sign' : 'use the distributive property' },
	];
}

/** Left out: what cannot be read from the rule of a line, clumsy fractions, mirrors that change nothing. */
const isWritable = (parent: Parent, { a, k, d, c }: Change): boolean => {
	const { name } = parent;
	// Up and to the left are the same for y = x.
	if (name === 'linear') return k === 1 && (d === 0 || c === 0 || Math.abs(a) !== 1);
	// Factors that cancel, or two reflections of an odd function: fewer changes give the same graph.
	const fewer = [
		{ a: Math.sign(a), k: Math.sign(k) },
		{ a: Math.abs(a), k: Math.abs(k) },
	].filter((of) => of.a !== a || of.k !== k);
	if (fewer.some((of) => isSame(parent, of, { a, k }))) return false;
	if (name === 'reciprocal')
		return Number.isInteger(k) && (a > 0 || k > 0) && (k === 1 || gcd(2 * a, 2 * k) <= 2);
	return k > 0 || !['quadratic', 'quartic', 'absolute value'].includes(name);
};

const isSame = (parent: Parent, one: Partial<Change>, two: Partial<Change>): boolean =>
	isSameChange(parent, { ...NO_CHANGE, ...one }, { ...NO_CHANGE, ...two });

/** 1/(12x): nobody can tell how much of the 12 is outside the function. */
const hidesItsFactors = ({ name }: Parent, { a, k }: Change): boolean =>
	name === 'reciprocal' && k !== 1 && !Number.isInteger(a);

/** 5/(2x) as 5(1/(2x)): the factor outside a reciprocal is hidden in its fraction. */
function factorApart(parent: Parent, { a, k, d, c }: Change): Expression {
	const apart = product(num(a), brackets(ruleAt(parent, { a: 1, k, d, c: 0 })));
	return c === 0 ? apart : sum(apart, c);
}

export function ruleToWords(
	draw: Draw,
	parent: Parent,
	change: Change,
	{ shown, unfactored }: { shown?: Expression; unfactored?: Change } = {},
): Draft | undefined {
	if (isPlain(change) || !isWritable(parent, change) || hidesItsFactors(parent, change))
		return undefined;
	const all = changes(draw, parent, change, unfactored ? [unfactored] : []);
	if (!all) return undefined;
	const said = (of: Change): Prose => inOrder(stepsOf(of));
	const rule = equation('y', shown ?? ruleAt(parent, change));
	const steps = stepsOf(change);
	const isLine = parent.name === 'linear';
	const around = aroundInput(parent, change);
	const isOneEnough = all.some(([of]) => stepsOf(of).length === 1);
	const answer = multipleChoice(
		said(change),
		...all.slice(1).map(([of, mistake]) => distractor(said(of), mistake)),
	);
	return {
		prompt: say`Which ${isOneEnough ? 'transformation or ' : ''}sequence of transformations changes the graph of ${equation('y', ruleAt(parent, NO_CHANGE))} into the graph of ${rule}?`,
		answer,
		steps: isLine
			? [...built(parent, steps), sentence(say`The transformations are ${answer.body}.`)]
			: drawnLast(
					[
						line(rule),
						...(shown
							? [line(equation('y', ruleAt(parent, change)), 'factor out the coefficient of x')]
							: []),
						...(parent.name === 'reciprocal' && Math.abs(change.a) !== 1
							? [
									line(
										equation('y', factorApart(parent, change)),
										'write the rule as a factor times a reciprocal',
									),
								]
							: []),
						...meanings(change, around),
						...(steps.length === 1 ? [] : [sentence(say`Together, these are ${answer.body}.`)]),
					],
					(last) => withChange(last, parent, change, { before: NO_CHANGE }),
				),
		hints: [
			isLine
				? say`What does each transformation do to the rule ${equation('y', 'x')}?`
				: shown
					? say`What do you get when you factor out the coefficient of ${symbol('x')}? Which numbers are then outside the ${around}, and which are inside?`
					: steps.length === 1
						? say`Does the new equation change the input ${symbol('x')} or the output? What does this do to the graph?`
						: manyChangesHint(parent, change, around),
		],
	};
}

export function wordsToRuleChoice(draw: Draw, parent: Parent, change: Change): Draft | undefined {
	const all = changes(draw, parent, change);
	if (isPlain(change) || !all) return undefined;
	const steps = stepsOf(change);
	const shown = (of: Change) => equation('y', ruleAt(parent, of));
	return {
		prompt: say`The graph of ${shown(NO_CHANGE)} undergoes ${inOrder(steps)}. Which equation matches the new graph?`,
		answer: multipleChoice(
			shown(change),
			...all.slice(1).map(([of, mistake]) => distractor(shown(of), mistake)),
		),
		steps: built(parent, steps),
		hints: [
			say`What does the equation become after the first transformation, and after each of the others?`,
		],
	};
}

function manyChangesHint(parent: Parent, { a, k }: Change, around: string): Prose {
	if (parent.name === 'exponential')
		return say`Which signs and numbers are in the exponent with ${symbol('x')}, and which are not? What does each of them do to the graph?`;
	if (parent.name === 'reciprocal' && k !== 1)
		return say`Which number is multiplied by ${symbol('x')}, and which multiplies the whole reciprocal? What does each of them do to the graph?`;
	return say`Which ${a < 0 || k < 0 ? 'signs and numbers' : 'numbers'} are outside the ${around}, and which are inside with ${symbol('x')}? What does each of them do to the graph?`;
}

/** What has x inside it: a power of a sum or a product is written with brackets. */
function aroundInput({ name }: Parent, { k, d }: Change): string {
	if (name === 'square root' || name === 'cube root') return 'radical';
	if (name === 'absolute value') return 'absolute value bars';
	return (name === 'quadratic' || name === 'cubic') && (d !== 0 || k !== 1)
		? 'brackets'
		: 'function';
}

/** "every x-coordinate is divided by 1/4, that is, multiplied by 4" */
function dividedBy(k: number): string {
	const factor = new Fraction(k).inverse();
	const multiplied = factor.d === 1n ? `, that is, multiplied by ${factor.toFraction()}` : '';
	return `every x-coordinate is divided by ${plainNumber(k)}${multiplied}`;
}

/** What each number of the rule does. */
function meanings({ a, k, d, c }: Change, around: string): Line[] {
	const parts: (readonly [Partial<Change>, Prose, string])[] = [
		[
			{ a },
			a === -1
				? say`The negative sign outside the ${around}`
				: say`The factor ${a} outside the ${around}`,
			a === -1
				? 'every y-coordinate changes sign'
				: `every y-coordinate is multiplied by ${plainNumber(a)}`,
		],
		[
			{ k },
			k === -1
				? say`The negative sign inside the ${around}`
				: say`The factor ${k} inside the ${around}`,
			k === -1 ? 'every x-coordinate changes sign' : dividedBy(k),
		],
		[
			{ d },
			d > 0 ? say`Subtracting ${d} from ${symbol('x')}` : say`Adding ${-d} to ${symbol('x')}`,
			`each y-value now occurs at ${d > 0 ? 'a greater' : 'a smaller'} x-value`,
		],
		[
			{ c },
			c > 0 ? say`Adding ${c} outside the ${around}` : say`Subtracting ${-c} outside the ${around}`,
			`every y-coordinate ${c > 0 ? 'increases' : 'decreases'} by ${Math.abs(c)}`,
		],
	];
	return parts.flatMap(([part, who, why]) => {
		const steps = stepsOf({ ...NO_CHANGE, ...part });
		return steps.length === 0 ? [] : [sentence(say`${who} means ${inOrder(steps)}.`, why)];
	});
}
