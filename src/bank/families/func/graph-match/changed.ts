/** Shifted, stretched and reflected parents as options: the right one and the usual mistakes. */
import Fraction from 'fraction.js';
import {
	equation,
	type Expression,
	num,
	type Operand,
	symbol,
	tuple,
} from '../../../../math/expression.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import { spoken } from '../../../../math/speech-numbers.ts';
import { type Draft, type Draw, type Line, sentence } from '../../../family.ts';
import type { Curve } from '../../../figures/curves.ts';
import {
	type Change,
	changedRule,
	changedValue,
	type Parent,
	parentNamed,
} from '../../../steps/parents.ts';
import { axesFor, type Matching, matching, type Option, option } from './question.ts';

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

// The solution lines of a changed parent: its key point or asymptotes, then the sign of its coefficient.

const COEFFICIENT_OF: Readonly<Record<string, string>> = {
	quadratic: ' of the square',
	'absolute value': ' of the absolute value',
	'square root': ' of the square root',
	'cube root': ' of the cube root',
	exponential: ' of the power',
};

/** The sign of the coefficient and what it does, stated in the order in which a reader finds them. */
function signLine(
	{ name }: Parent,
	a: number,
	fromGraph: boolean,
	[up, down]: readonly [string, string],
): Line {
	const coefficient = `coefficient${COEFFICIENT_OF[name] ?? ''}`;
	const shown = a > 0 ? up : down;
	if (fromGraph) return sentence(say`The graph ${shown}, so the ${coefficient} is ${signOf(a)}.`);
	return sentence(say`The ${coefficient}, ${num(a)}, is ${signOf(a)}, so the graph ${shown}.`);
}

/** "is shifted 3 units to the right and 2 units down" */
function shifts(d: number, c: number): string {
	const moves = [...(d === 0 ? [] : [across(d)]), ...(c === 0 ? [] : [upright(c)])];
	return moves.length === 0 ? 'is not shifted' : `is shifted ${moves.join(' and ')}`;
}

const movedOnce = (way: 'horizontal' | 'vertical', d: number, c: number): string =>
	d === 0 && c === 0 ? `there is no ${way} shift` : `the graph ${shifts(d, c)}`;

/** Where the shifts move a point of the parent. */
const fromOrigin = (point: string, d: number, c: number): string =>
	d === 0 && c === 0
		? `there is no shift, so the ${point} stays at the origin`
		: `the ${d !== 0 && c !== 0 ? 'shifts move' : 'shift moves'} the ${point} from the origin to this point`;

/** The solution from the features of the graph, or of the rule. */
const features =
	(parent: Parent, { a, k, d, c }: Change): Matching['steps'] =>
	(fromGraph) => {
		const shown = (words: readonly [string, string]) => signLine(parent, a, fromGraph, words);
		const moved = fromGraph && (d !== 0 || c !== 0) ? `, so it ${shifts(d, c)}` : '';
		const sidewaysMove = fromGraph ? `, so ${movedOnce('horizontal', d, 0)}` : '';
		const upwardMove = fromGraph ? `, so ${movedOnce('vertical', 0, c)}` : '';
		const because = (unshifted: string, inRule: string) =>
			fromGraph ? `without ${unshifted}` : inRule;
		switch (parent.name) {
			case 'quadratic':
			case 'absolute value':
				return [
					fromGraph
						? sentence(say`The vertex is ${tuple(d, c)}, so the graph ${shifts(d, c)}.`)
						: sentence(say`The vertex is ${tuple(d, c)}.`, fromOrigin('vertex', d, c)),
					shown(['opens upward', 'opens downward']),
				];
			case 'square root':
				return [
					sentence(
						say`The graph starts at ${tuple(d, c)} and goes to the ${k > 0 ? 'right' : 'left'}${moved}.`,
						because(
							'a shift, the graph would start at the origin',
							'the radicand is 0 at the starting point',
						),
					),
					shown(['rises from there', 'falls from there']),
				];
			case 'cube root':
				return [
					sentence(
						say`The graph is symmetric about the point ${tuple(d, c)}${moved}.`,
						because(
							'a shift, this point would be the origin',
							fromOrigin('point of symmetry', d, c),
						),
					),
					shown(['rises from left to right', 'falls from left to right']),
				];
			case 'reciprocal':
				return [
					sentence(
						say`The vertical asymptote is ${equation('x', d)}${sidewaysMove}.`,
						because(
							'a horizontal shift, the asymptote would be the y-axis',
							'the denominator is 0 there, but the numerator is not',
						),
					),
					sentence(
						say`The horizontal asymptote is ${equation('y', c)}${upwardMove}.`,
						because(
							'a vertical shift, the asymptote would be the x-axis',
							'the fraction approaches 0 but is never 0',
						),
					),
					reciprocalSide(a, fromGraph),
				];
			case 'exponential':
				return [
					sentence(
						say`The horizontal asymptote is ${equation('y', c)}${upwardMove}.`,
						because(
							'a vertical shift, the asymptote would be the x-axis',
							'the power approaches 0 but is never 0',
						),
					),
					shown(['is above the asymptote', 'is below the asymptote']),
				];
			case 'logarithmic':
				return [
					sentence(
						say`The vertical asymptote is ${equation('x', d)}${sidewaysMove}.`,
						because(
							'a horizontal shift, the asymptote would be the y-axis',
							'the argument of the logarithm is 0 there',
						),
					),
					sentence(
						fromGraph
							? say`The graph passes through ${tuple(d + 1, c)}, where the logarithm is 0${upwardMove}.`
							: say`When ${equation('x', d + 1)}, the logarithm is 0, so ${tuple(d + 1, c)} is on the graph.`,
						'the argument is 1 there, and the logarithm of 1 is 0',
					),
				];
			default:
				return lineFeatures(new Fraction(a), c, fromGraph);
		}
	};

function reciprocalSide(a: number, fromGraph: boolean): Line {
	const [side, sign] = [a > 0 ? 'above' : 'below', signOf(a)];
	const part = a > 0 ? 'the fraction' : 'the term with the fraction';
	return sentence(
		fromGraph
			? say`To the right of the vertical asymptote, the graph is ${side} the horizontal asymptote, so ${part} is ${sign} there.`
			: say`To the right of the vertical asymptote, ${part} is ${sign}, so the graph is ${side} the horizontal asymptote there.`,
		fromGraph
			? undefined
			: `the denominator is positive there, and ${a > 0 ? 'so is the numerator' : 'there is a negative sign in front of the fraction'}`,
	);
}

// What a line shows about its equation, and what its equation says about the line.

export const signOf = (a: number): string => (a > 0 ? 'positive' : 'negative');

const units = (n: number): string => `${n} ${n === 1 ? 'unit' : 'units'}`;

/** "3 units to the right" */
const across = (d: number): string => `${units(Math.abs(d))} to the ${d > 0 ? 'right' : 'left'}`;

/** "2 units down" */
export const upright = (c: number): string => `${units(Math.abs(c))} ${c > 0 ? 'up' : 'down'}`;

/** "rises 2 units for every 3 units to the right" */
export const course = (slope: Fraction): string =>
	`${slope.gt(0) ? 'rises' : 'falls'} ${units(Number(slope.n))} for every ${slope.d === 1n ? 'unit' : `${slope.d} units`} to the right`;

/** The y-intercept and the slope, in the order in which a reader finds them. */
export function lineFeatures(m: Fraction, b: number, fromGraph: boolean): Line[] {
	const meets = say`line meets the ${symbol('y')}-axis at ${tuple(0, b)}`;
	const intercept = say`${symbol('y')}-intercept is ${num(b)}`;
	const way = `line ${course(m)}`;
	return fromGraph
		? [
				sentence(say`The ${meets}, so the ${intercept}.`),
				sentence(say`The ${way}, so the slope is ${num(m)}.`),
			]
		: [
				sentence(say`The ${intercept}, so the ${meets}.`),
				sentence(say`The slope is ${num(m)}, so the ${way}.`),
			];
}
