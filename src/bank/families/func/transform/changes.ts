/** Transformations: in words, drawn, and with one mistake. */
import Fraction from 'fraction.js';
import { num, symbol } from '../../../../math/expression.ts';
import { plainNumber } from '../../../../math/plain-notation.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import { counted } from '../../../../math/things-in-words.ts';
import { type Draw, type Line, withFigure } from '../../../family.ts';
import type { Sketch } from '../../../figures/figure.ts';
import {
	type Change,
	changedValue,
	isSameChange,
	NO_CHANGE,
	type Parent,
} from '../../../steps/parents.ts';

/** One step: its words, with typeset numbers, what it does to the rule, and the change when it is done. */
export type Step = { prose: Prose; effect: string; after: Change };

/** "1 unit", "3 units": how far something is moved in either direction. */
export const units = (by: number): string => counted(Math.abs(by), 'unit');

type Words = Omit<Step, 'after'>;

const SIDES = {
	vertical: ['stretch', 'compression'],
	horizontal: ['compression', 'stretch'],
} as const;

const scaling = (side: keyof typeof SIDES, factor: number): Words => {
	const [above, below] = SIDES[side];
	const name = `a ${side} ${factor > 1 ? above : below} by a factor of `;
	const size = new Fraction(side === 'vertical' ? factor : 1 / factor);
	const written = new Fraction(factor).toFraction();
	return {
		prose: say`${name}${num(size)}`,
		effect:
			side === 'vertical'
				? `${name}${written} multiplies every y-value by ${written}`
				: `${name}${size.toFraction()} replaces x with ${written.includes('/') ? `(${written})` : written}x`,
	};
};

const mirror = (axis: 'x' | 'y'): Words => {
	const name = 'a reflection in the ';
	return {
		prose: say`${name}${symbol(axis)}-axis`,
		effect: `${name}${axis}-axis ${axis === 'x' ? 'changes the sign of every y-value' : 'replaces x with −x'}`,
	};
};

const move = (
	by: number,
	[plus, minus]: readonly [string, string],
	effect: (size: string) => string,
): Words => {
	const size = Math.abs(by);
	const rest = ` ${size === 1 ? 'unit' : 'units'} ${by > 0 ? plus : minus}`;
	return {
		prose: say`a translation of ${size}${rest}`,
		effect: `a translation of ${plainNumber(size)}${rest} ${effect(plainNumber(size))}`,
	};
};

/** Stretches and reflections first, then the translations. */
export function stepsOf({ a, k, d, c }: Change): Step[] {
	const steps: Step[] = [];
	let now = NO_CHANGE;
	const add = (step: Words, change: Partial<Change>) => {
		now = { ...now, ...change };
		steps.push({ ...step, after: now });
	};
	if (Math.abs(a) !== 1) add(scaling('vertical', Math.abs(a)), { a: Math.abs(a) });
	if (a < 0) add(mirror('x'), { a });
	if (Math.abs(k) !== 1) add(scaling('horizontal', Math.abs(k)), { k: Math.abs(k) });
	if (k < 0) add(mirror('y'), { k });
	if (d !== 0)
		add(
			move(
				d,
				['to the right', 'to the left'],
				(size) => `replaces x with x ${d > 0 ? '−' : '+'} ${size}`,
			),
			{ d },
		);
	if (c !== 0)
		add(
			move(
				c,
				['up', 'down'],
				(size) => `${c > 0 ? 'adds' : 'subtracts'} ${size} ${c > 0 ? 'to' : 'from'} every y-value`,
			),
			{ c },
		);
	return steps;
}

/** "a vertical stretch by a factor of 3, then a translation of 2 units up" */
export const inOrder = (steps: readonly Step[]): Prose => ({
	parts: steps.flatMap(({ prose }, at) => [...(at > 0 ? [', then '] : []), ...prose.parts]),
});

// A graph before and after a change, on the line that states its rule or its image of a point.

/** How far from the axes a sketch extends for the sake of a curve. */
const FAR = 14;

type Shown = {
	points?: Sketch['points'];
	/** The original graph; if left out, only the image is drawn. */
	before?: Change;
	/** The dashed horizontal asymptote. */
	level?: number;
};

/**
 * The graphs must have their rules in the lines, and the points must be named there. Of a function about which nothing
 * is known only the points are drawn.
 */
export function withChange(
	line: Line,
	parent: Parent,
	change: Change,
	{ points = [], before, level }: Shown,
): Line {
	if (parent.keys.length === 0) return withFigure(line, { kind: 'sketch', points });
	const all = before ? [before, change] : [change];
	return withFigure(line, {
		kind: 'sketch',
		curves: [changedValue(parent, change)],
		before: before ? [changedValue(parent, before)] : [],
		breaks: parent.edge === undefined ? [] : all.map(({ d }) => d),
		points,
		...(level === undefined ? {} : { level }),
		around: all.flatMap((one) => keysOf(parent, one)),
	});
}

/** The points that people mark first, if they are near the origin; always the first two. */
function keysOf(parent: Parent, change: Change): [number, number][] {
	const { k, d } = change;
	const value = changedValue(parent, change);
	const spots = parent.keys.slice(0, 4).map((key): [number, number] => {
		const x = key / k + d;
		return [x, value(x)];
	});
	return spots.filter(([x, y], at) => at < 2 || (Math.abs(x) < FAR && Math.abs(y) < FAR));
}

// Wrong transformations: the right change with one mistake in it.

export const isPlain = ({ a, k, d, c }: Change) => a === 1 && k === 1 && d === 0 && c === 0;

const UNFACTORED =
	'did not factor out the coefficient of x before identifying the horizontal translation';

type Shift = Pick<Change, 'd' | 'c'>;

type Mistake = readonly [make: (of: Change) => Change, why: (of: Change) => string];

const sideways = ({ d }: Shift) => (d > 0 ? 'left instead of right' : 'right instead of left');
const upOrDown = ({ c }: Shift) => (c > 0 ? 'down instead of up' : 'up instead of down');
const oppositeWay = (of: Shift) => `translated ${sideways(of)} and ${upOrDown(of)}`;
const mirrored = (factor: number) =>
	factor > 0 ? 'added a reflection' : 'left out the reflection';
const resized = (way: string, factor: number) =>
	Math.abs(factor) > 1
		? `compressed the graph ${way} instead of stretching it`
		: `stretched the graph ${way} instead of compressing it`;

const WRONG: readonly Mistake[] = [
	[(of) => ({ ...of, d: -of.d + 0 }), (of) => `translated ${sideways(of)}`],
	[(of) => ({ ...of, k: 1 / of.k }), ({ k }) => resized('horizontally', 1 / k)],
	[(of) => ({ ...of, a: 1 / of.a }), ({ a }) => resized('vertically', a)],
	[
		(of) => ({ ...of, a: of.k, k: of.a }),
		({ a, k }) =>
			a === -1 && k === 1
				? 'reflected in the y-axis instead of the x-axis'
				: a === 1 && k === -1
					? 'reflected in the x-axis instead of the y-axis'
					: a === 1
						? `mistook the horizontal ${Math.abs(k) > 1 ? 'compression for a vertical stretch' : 'stretch for a vertical compression'}${k > 0 ? '' : ', and reflected in the x-axis instead of the y-axis'}`
						: k === 1
							? `mistook the vertical ${Math.abs(a) > 1 ? 'stretch for a horizontal compression' : 'compression for a horizontal stretch'}${a > 0 ? '' : ', and reflected in the y-axis instead of the x-axis'}`
							: 'switched the vertical and horizontal factors',
	],
	[
		(of) => ({ ...of, d: of.c, c: of.d }),
		({ d, c }) =>
			c === 0
				? 'translated vertically instead of horizontally'
				: d === 0
					? 'translated horizontally instead of vertically'
					: Math.sign(d) === Math.sign(c)
						? 'switched the horizontal and vertical translations'
						: d === -c
							? oppositeWay({ d, c })
							: `translated ${d > 0 ? 'up' : 'down'} instead of ${d > 0 ? 'right' : 'left'}, and ${c > 0 ? 'right' : 'left'} instead of ${c > 0 ? 'up' : 'down'}`,
	],
	[(of) => ({ ...of, c: -of.c + 0 }), (of) => `translated ${upOrDown(of)}`],
	[(of) => ({ ...of, a: -of.a }), ({ a }) => `${mirrored(a)} in the x-axis`],
	[(of) => ({ ...of, d: -of.d + 0, c: -of.c + 0 }), oppositeWay],
	[(of) => ({ ...of, k: -of.k }), ({ k }) => `${mirrored(k)} in the y-axis`],
	[(of) => ({ ...of, d: of.d * of.k }), () => UNFACTORED],
];

/** Those that learners type most, of what the words name: nobody types a reflection that they do not name. */
export const typed = (change: Change): (readonly [of: Change, why: string])[] =>
	[0, 5, ...(change.a < 0 ? [6] : []), 4, 2, 1]
		.flatMap((at) => WRONG.slice(at, at + 1))
		.map(([make, why]) => [make(change), why(change)] as const)
		.filter(
			([{ a, k, d, c }]) => a !== change.a || k !== change.k || d !== change.d || c !== change.c,
		);

/** The right change, then three mistakes, all with different graphs. */
export function changes(
	draw: Draw,
	parent: Parent,
	change: Change,
	first: readonly Change[] = [],
): (readonly [Change, string])[] | undefined {
	const common = draw.random.shuffle(WRONG.slice(0, 7)).concat(WRONG.slice(7));
	const early = first.map((of) => [of, UNFACTORED] as const);
	const kept: (readonly [Change, string])[] = [[change, '']];
	for (const [of, mistake] of [
		...early,
		...common.map(([make, why]) => [make(change), why(change)] as const),
	])
		if (kept.length < 4 && !isPlain(of) && kept.every(([old]) => !isSameChange(parent, old, of)))
			kept.push([of, mistake]);
	return kept.length === 4 ? kept : undefined;
}
