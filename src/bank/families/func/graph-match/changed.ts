/** Shifted, stretched and reflected parents as options: the right one and the usual mistakes. */
import { type Expression, type Operand, symbol } from '../../../../math/expression.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import type { Draft, Draw } from '../../../family.ts';
import type { Curve } from '../../../figures/curves.ts';
import {
	type Change,
	changedRule,
	changedValue,
	type Parent,
	parentNamed,
} from '../../../steps/parents.ts';
import { axesFor } from './axes.ts';
import { features } from './changed-features.ts';
import { type Matching, matching, type Option, option } from './question.ts';
import { spoken } from '../../../../math/speech-numbers.ts';

const LINE = parentNamed('linear');

const SAYS: Readonly<Record<string, (change: Change) => string>> = {
	quadratic: () => 'It is a parabola.',
	'absolute value': () => 'It is V-shaped.',
	'cube root': ({ a, k, d, c }) =>
		`It ${a * k > 0 ? 'rises' : 'falls'} from left to right and is steepest at (${spoken(d)}, ${spoken(c)}).`,
};

function curveOf(parent: Parent, change: Change): Curve {
	const { k, d, c } = change;
	const edge = parent.edge === undefined ? undefined : parent.edge / k + d;
	const says = SAYS[parent.name];
	return {
		at: changedValue(parent, change),
		keys: parent.keys.map((x) => x / k + d),
		...(edge === undefined ? {} : parent.hasWall ? { walls: [edge] } : { breaks: [edge] }),
		...(parent.hasFloor ? { level: c } : {}),
		says: says ? [says(change)] : [],
	};
}

type Mistake = readonly [make: (change: Change) => Change, why: (change: Change) => string];

export const sideways = (d: number): string =>
	d > 0 ? 'left instead of right' : 'right instead of left';
export const upOrDown = (c: number): string =>
	c > 0 ? 'down instead of up' : 'up instead of down';
const reflected = (a: number): string =>
	a > 0 ? 'added a reflection in the x-axis' : 'left out the reflection in the x-axis';

/** Mistakes in the order of how common they are; some may give the same graph again. */
const MISTAKES: readonly Mistake[] = [
	[(of) => ({ ...of, d: -of.d }), ({ d }) => `shifted ${sideways(d)}`],
	[(of) => ({ ...of, a: -of.a }), ({ a }) => reflected(a)],
	[(of) => ({ ...of, c: -of.c }), ({ c }) => `shifted ${upOrDown(c)}`],
	[
		(of) => ({ ...of, d: of.c, c: of.d }),
		({ d, c }) =>
			Math.sign(c) === Math.sign(d)
				? 'switched the horizontal and vertical shifts'
				: `shifted ${[
						...(d === 0 ? [] : [`${d > 0 ? 'up' : 'down'} instead of ${d > 0 ? 'right' : 'left'}`]),
						...(c === 0 ? [] : [`${c > 0 ? 'right' : 'left'} instead of ${c > 0 ? 'up' : 'down'}`]),
					].join(', and ')}`,
	],
	[(of) => ({ ...of, a: 1 / of.a }), () => 'used the reciprocal of the stretch factor'],
	[
		(of) => ({ ...of, a: -of.a, d: -of.d }),
		({ a, d }) => (d === 0 ? reflected(a) : `${reflected(a)} and shifted ${sideways(d)}`),
	],
	[
		(of) => ({ ...of, a: -of.a, c: -of.c }),
		({ a, c }) => (c === 0 ? reflected(a) : `${reflected(a)} and shifted ${upOrDown(c)}`),
	],
	[
		(of) => ({ ...of, d: -of.d, c: -of.c }),
		({ d, c }) => `shifted ${sideways(d)} and ${upOrDown(c)}`,
	],
	[
		(of) => ({ ...of, a: of.a * 2 }),
		({ a }) =>
			Math.abs(a) === 1
				? 'added a vertical stretch by a factor of 2'
				: 'doubled the stretch factor',
	],
	[
		(of) => ({ ...of, d: of.d + 2 }),
		({ d }) =>
			d === 0 ? 'added a shift of 2 units to the right' : 'shifted 2 units too far to the right',
	],
	[
		(of) => ({ ...of, c: of.c - 2 }),
		({ c }) => (c === 0 ? 'added a shift of 2 units down' : 'shifted 2 units too far down'),
	],
];

/** A line has no shifts of its own: what differs is its slope or its y-intercept. */
function mistakeInLine(right: Change, wrong: Change): string {
	const [at, wrongAt, slope] = [
		changedValue(LINE, right)(0),
		changedValue(LINE, wrong)(0),
		right.a,
	];
	const isTurned = wrong.a === -slope;
	const isOpposite = wrongAt === -at;
	if (isTurned)
		return `used the opposite ${isOpposite && at !== 0 ? 'signs for the slope and the y-intercept' : 'sign for the slope'}`;
	if (wrong.a !== slope) return 'doubled the slope';
	return isOpposite
		? 'used the opposite sign for the y-intercept'
		: `used a y-intercept that is too ${wrongAt > at ? 'high' : 'low'}`;
}

type MistakeIn = (right: Change, wrong: Change) => string;

type RuleOf = (parent: Parent, change: Change, x: Operand) => Expression;

function changedOptions(
	{ random }: Draw,
	parent: Parent,
	change: Change,
	rule: RuleOf = changedRule,
	mistakeIn: MistakeIn | undefined = parent.name === 'linear' ? mistakeInLine : undefined,
): Option[] {
	const one = (of: Change, mistake: string) =>
		option((x) => rule(parent, of, x), curveOf(parent, of), mistake);
	const wrong = MISTAKES.map(([make, why]) => [make(change), why(change)] as const).filter(
		([of]) => Math.abs(of.a) <= 6 && (parent.name === 'linear' || Number.isInteger(4 * of.a)),
	);
	const common = random.shuffle(wrong.slice(0, 6));
	return [
		one(change, ''),
		...[...common, ...wrong.slice(6)].map(([of, mistake]) =>
			one(of, mistakeIn?.(change, of) ?? mistake),
		),
	];
}

/** A question about one changed parent; `rule` writes it in another form. */
export function matchChanged(
	draw: Draw,
	parent: Parent,
	change: Change,
	{
		rule,
		steps = features(parent, change),
		mistakeIn,
	}: { rule?: RuleOf; steps?: Matching['steps']; mistakeIn?: MistakeIn } = {},
): Draft | undefined {
	const { d, c } = change;
	// A curve with a starting point also shows its point 4 units to the side.
	const high =
		parent.edge === undefined || parent.hasWall ? c : changedValue(parent, change)(d + 4);
	const reach = Math.max(Math.abs(d), Math.abs(c)) > 5 || Math.abs(high) > 6 ? 10 : 6;
	return matching(draw, {
		options: changedOptions(draw, parent, change, rule, mistakeIn),
		...axesFor(reach),
		steps,
		hints: () => [hintFor(parent)],
	});
}

// What to look at first on the graph of each changed parent.

const VERTEX = say`Where is the vertex? Does the graph open upward or downward? Which other point can you test?`;

const HINTS: Readonly<Record<string, Prose>> = {
	quadratic: VERTEX,
	'absolute value': VERTEX,
	'square root': say`Where does the graph start? Does it rise or fall from there?`,
	'cube root': say`About which point is the graph symmetric? Does the graph rise or fall?`,
	reciprocal: say`Where are the asymptotes? To the right of the vertical asymptote, is the graph above or below the horizontal asymptote?`,
	exponential: say`What is the horizontal asymptote? Which point of the graph can you test?`,
	logarithmic: say`What is the vertical asymptote? At which point is the logarithm 0?`,
};

const hintFor = ({ name }: Parent): Prose =>
	HINTS[name] ?? say`Where does the line meet the ${symbol('y')}-axis? What is its slope?`;
