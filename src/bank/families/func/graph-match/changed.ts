/** Shifted, stretched and reflected parents as options: the right one and the usual mistakes. */
import {
	equation,
	type Expression,
	num,
	type Operand,
	symbol,
	tuple,
} from '../../../../math/expression.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import type { Draft, Draw, Line } from '../../../family.ts';
import { sentence } from '../../../family.ts';
import { type Axes, type Curve, plainAxes, smallAxes } from '../../../figures/curves.ts';
import { type Change, changedRule, changedValue, type Parent } from '../../../steps/parents.ts';
import { matching, option, type Option } from './question.ts';

export function curveOf(parent: Parent, change: Change): Curve {
	const { k, d, c } = change;
	const edge = parent.edge === undefined ? undefined : parent.edge / k + d;
	return {
		at: changedValue(parent, change),
		keys: parent.keys.map((x) => x / k + d),
		...(edge === undefined ? {} : parent.hasWall ? { walls: [edge] } : { breaks: [edge] }),
		...(parent.hasFloor ? { level: c } : {}),
	};
}

/** Mistakes in the order of how common they are; some may give the same graph again. */
export const MISTAKES: readonly (readonly [(change: Change) => Change, string])[] = [
	[(of) => ({ ...of, d: -of.d }), 'shifted the wrong way to the side'],
	[(of) => ({ ...of, a: -of.a }), 'took the wrong sign for the stretch'],
	[(of) => ({ ...of, c: -of.c }), 'shifted the wrong way up or down'],
	[(of) => ({ ...of, d: of.c, c: of.d }), 'mixed up the two shifts'],
	[(of) => ({ ...of, a: 1 / of.a }), 'used the reciprocal of the stretch factor'],
	[(of) => ({ ...of, a: -of.a, d: -of.d }), 'took the wrong sign for the stretch and the shift'],
	[(of) => ({ ...of, a: -of.a, c: -of.c }), 'turned the graph over in the x-axis'],
	[(of) => ({ ...of, d: -of.d, c: -of.c }), 'shifted the wrong way both times'],
	[(of) => ({ ...of, a: of.a * 2 }), 'stretched the graph twice as much'],
	[(of) => ({ ...of, d: of.d + 2 }), 'misread the shift to the side'],
	[(of) => ({ ...of, c: of.c - 2 }), 'misread the shift up or down'],
];

export type RuleOf = (parent: Parent, change: Change, x: Operand) => Expression;

export function changedOptions(
	{ random }: Draw,
	parent: Parent,
	change: Change,
	rule: RuleOf = changedRule,
): Option[] {
	const one = (of: Change, mistake: string) =>
		option((x) => rule(parent, of, x), curveOf(parent, of), mistake);
	const wrong = MISTAKES.map(([make, mistake]) => [make(change), mistake] as const).filter(
		([of]) => Math.abs(of.a) <= 6 && (parent.name === 'linear' || Number.isInteger(4 * of.a)),
	);
	const common = random.shuffle(wrong.slice(0, 6));
	return [
		one(change, ''),
		...[...common, ...wrong.slice(6)].map(([of, mistake]) => one(of, mistake)),
	];
}

/** A question about one changed parent; `rule` writes it in another form. */
export function matchChanged(
	draw: Draw,
	parent: Parent,
	change: Change,
	{ rule, steps = features(parent, change) }: { rule?: RuleOf; steps?: readonly Line[] } = {},
): Draft | undefined {
	const reach = Math.max(Math.abs(change.d), Math.abs(change.c)) > 5 ? 10 : 6;
	return matching(draw, {
		options: changedOptions(draw, parent, change, rule),
		small: smallAxes(reach),
		large: plainAxes(reach),
		steps,
		hint: hintFor(parent),
	});
}

/** What stands before the function, as a reader sees it. */
const inFront = (a: number): Prose =>
	Math.abs(a) === 1
		? say`${a > 0 ? 'No minus sign stands in front' : 'A minus sign stands in front'}`
		: say`The factor ${num(a)} in front is ${a > 0 ? 'positive' : 'negative'}`;

const opens = (a: number, [up, down]: readonly [string, string]): string => (a > 0 ? up : down);

export function features(parent: Parent, { a, k, d, c }: Change): Line[] {
	switch (parent.name) {
		case 'quadratic':
		case 'absolute value':
			return [
				sentence(
					say`The vertex is ${tuple(d, c)}.`,
					'the vertex of the parent is moved by the two shifts',
				),
				sentence(
					say`${inFront(a)}, ${opens(a, ['so the graph opens upward', 'so the graph opens downward'])}.`,
				),
			];
		case 'square root':
			return [
				sentence(
					say`The graph starts at ${tuple(d, c)} and goes to the ${opens(k, ['right', 'left'])}.`,
					'there is no square root of a negative number',
				),
				sentence(
					say`${inFront(a)}, ${opens(a, ['so the graph rises', 'so the graph falls'])} from there.`,
				),
			];
		case 'cube root':
			return [
				sentence(
					say`The graph has its steep middle point at ${tuple(d, c)}.`,
					'there the number under the root is 0',
				),
				sentence(
					say`${inFront(a)}, ${opens(a, ['so the graph rises', 'so the graph falls'])} from left to right.`,
				),
			];
		case 'reciprocal':
			return [
				sentence(
					say`The asymptotes are ${equation('x', d)} and ${equation('y', c)}.`,
					'the denominator must not be 0, and the fraction itself is never 0',
				),
				sentence(
					say`The fraction is ${opens(a, ['positive', 'negative'])} to the right of the vertical asymptote, so the graph is ${opens(a, ['above', 'below'])} the horizontal one there.`,
				),
			];
		case 'exponential':
			return [
				sentence(
					say`The horizontal asymptote is ${equation('y', c)}.`,
					'the power is never 0, but comes as close to 0 as you like',
				),
				sentence(
					say`${inFront(a)}, ${opens(a, ['so the graph is above', 'so the graph is below'])} the asymptote.`,
				),
			];
		case 'logarithmic':
			return [
				sentence(
					say`The vertical asymptote is ${equation('x', d)}.`,
					'the logarithm needs a positive number',
				),
				sentence(
					say`At ${equation('x', d + 1)} the logarithm is 0, so ${tuple(d + 1, c)} is on the graph.`,
				),
			];
		default:
			return [sentence(say`The slope is ${num(a)} and the ${symbol('y')}-intercept is ${num(c)}.`)];
	}
}

const HINTS: Readonly<Record<string, Prose>> = {
	quadratic: say`Find the vertex first. Then decide if the graph opens upward or downward.`,
	'absolute value': say`Find the vertex first. Then decide if the graph opens upward or downward.`,
	'square root': say`Where does the graph start? There the number under the root is 0.`,
	'cube root': say`Where is the number under the root 0? That is the middle of the graph.`,
	reciprocal: say`Find the asymptotes: where is the denominator 0, and which value is never reached?`,
	exponential: say`Find the horizontal asymptote, then the point where the graph meets the y-axis.`,
	logarithmic: say`Find the vertical asymptote: where is the number inside the logarithm 0?`,
};

const hintFor = ({ name }: Parent): Prose =>
	HINTS[name] ?? say`Find where the line meets the y-axis, then count rise and run.`;

export const axesFor = (reach: number): { small: Axes; large: Axes } => ({
	small: smallAxes(reach),
	large: plainAxes(reach),
});
