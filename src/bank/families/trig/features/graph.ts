/** Period, amplitude, axis and extremes read from a graph. */
import Fraction from 'fraction.js';
import {
	brackets,
	difference,
	equation,
	num,
	operand,
	quotient,
	signed,
	sum,
} from '../../../../math/expression.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import { listInWords } from '../../../../math/things-in-words.ts';
import {
	type Draft,
	type Draw,
	integer,
	type Line,
	line,
	rational,
	sentence,
	withMisconceptions,
} from '../../../family.ts';
import { type Curve, oneCurve } from '../../../figures/curves.ts';
import type { Axis, Figure } from '../../../figures/figure.ts';

// Places in a cycle.

/** Where the corners lie from one end to the other. */
export const cornersOf = (
	corners: readonly number[] = [],
	period: number,
	from: number,
	to: number,
): number[] =>
	Array.from(
		{ length: Math.ceil((to - from) / period) + 1 },
		(_, n) => Math.floor(from / period) + n,
	)
		.flatMap((cycle) => corners.map((part) => (cycle + part) * period))
		.filter((at) => at > from && at < to);

export const fraction = (value: number): number => value - Math.floor(value + 1e-9);

// Periodic curves of several shapes.

type Shape = {
	at: (part: number) => number;
	high: number;
	low: number;
	flat?: true;
	/** Parts of a cycle at which the graph has a corner or jumps. */
	corners?: readonly number[];
};

/** Heights from −1 to 1 over one cycle, and where in the cycle the extremes are. */
const SHAPES: Readonly<Record<string, Shape>> = {
	sinusoid: { at: (part) => Math.cos(2 * Math.PI * part), high: 0, low: 0.5 },
	'triangle wave': {
		at: (part) => Math.abs(part - 0.5) * 4 - 1,
		high: 0,
		low: 0.5,
		corners: [0, 0.5],
	},
	'square wave': {
		at: (part) => (part < 0.5 ? 1 : -1),
		high: 0,
		low: 0.5,
		flat: true,
		corners: [0, 0.5],
	},
	'heartbeat-like': {
		at: (part) => spike(part),
		high: 0.25,
		low: 0.5,
		corners: [0.125, 0.25, 0.5, 0.75],
	},
};

/** Level, up to 1 at a quarter, down to −1 at a half, back to level at three quarters. */
function spike(part: number): number {
	if (part < 0.125 || part > 0.75) return 0;
	if (part < 0.25) return (part - 0.125) * 8;
	return part < 0.5 ? 1 - (part - 0.25) * 8 : (part - 0.75) * 4;
}

export function fromGraph(draw: Draw): Draft | undefined {
	const [period, high, low] = [Number(draw.choice('P')), draw.int('M'), draw.int('m')];
	const [kind, ask] = [draw.inTurn('shape'), draw.inTurn('ask')];
	const shape = SHAPES[kind];
	if (!shape || (kind === 'heartbeat-like' && period % 4 > 0) || high - low < 4 || high - low > 16)
		return undefined;
	// The amplitude, the height of the axis, the extremes, and 0 must differ.
	if (ask !== 'period' && (low === 0 || high + low === 0)) return undefined;
	const middle = new Fraction(high + low, 2);
	const size = new Fraction(high - low, 2);
	const end = period * 3;
	// A turn may be at the end of the graph; a level part does not start there.
	const isSeen = (x: number) => (shape.flat ? x < end : x <= end);
	const heights = (part: number, y: number) =>
		[0, 1, 2, 3]
			.map((cycle): [number, number] => [(cycle + part) * period, y])
			.filter(([x]) => isSeen(x));
	const [highs, lows] = [heights(shape.high, high), heights(shape.low, low)];
	const figure = described(
		{
			at: (x) => middle.valueOf() + size.valueOf() * shape.at(fraction(x / period)),
			breaks: cornersOf(shape.corners, period, 0, end),
		},
		{
			from: 0,
			to: end,
			grid: period / 2,
			numbersEvery: period <= 4 ? period / 2 : period,
			name: 't',
		},
		heightAxis(low, high),
		shape.flat
			? `The graph alternates between a high level and a low level. The high parts start at ${spots(highs)}; the low parts start at ${spots(lows)}.`
			: `The graph repeats. Its highest points are ${spots(highs)}; its lowest points are ${spots(lows)}.`,
	);
	const name = operand('f');
	const asked = ask === 'maximum or minimum' ? draw.random.pick(['maximum', 'minimum']) : ask;
	const prompt = (what: string | Prose) =>
		say`The graph shows a periodic function ${name}. ${what}`;
	const [first, second] = [highs[0]?.[0] ?? 0, highs[1]?.[0] ?? 0];
	const top = shape.flat ? 'start of a high part' : 'highest point';
	const extremes: Line = sentence(
		say`The greatest value is ${high}, and the least value is ${low}.`,
		'read both values on the vertical axis',
	);
	switch (asked) {
		case 'period':
			return {
				prompt: prompt('What is its period?'),
				answer: withMisconceptions(
					integer(period),
					[rational(new Fraction(period, 2)), 'found half of a cycle'],
					[integer(2 * period), 'found the length of two cycles'],
					[integer(high - low), 'found the vertical distance instead of the horizontal one'],
				),
				figure,
				steps: [
					sentence(
						say`There is a ${top} at ${equation('t', num(new Fraction(first)))}, and the next one is at ${equation('t', num(new Fraction(second)))}.`,
					),
					line(
						equation(difference(num(new Fraction(second)), num(new Fraction(first))), period),
						'the period is the length of one cycle',
					),
					sentence(say`The period is ${period}.`),
				],
				hints: [say`What is the horizontal distance from one ${top} to the next?`],
			};
		case 'amplitude':
			return {
				prompt: prompt('What is its amplitude?'),
				answer: withMisconceptions(
					rational(size),
					[integer(high - low), 'did not take half of the difference'],
					[integer(high), 'gave the greatest value'],
					[rational(middle), 'gave the height of the axis'],
				),
				figure,
				steps: [
					extremes,
					line(
						quotient(sum(high, low < 0 ? { kind: 'opposite', of: brackets(num(low)) } : -low), 2),
						'the amplitude is half the difference between the greatest and least values',
					),
					line(equation(quotient(high - low, 2), num(size)), 'subtract, then divide'),
					sentence(say`The amplitude is ${num(size)}.`),
				],
				hints: [
					say`What is the difference between the greatest and least values? What part of that difference is the amplitude?`,
				],
			};
		case 'axis':
			return {
				prompt: prompt(
					say`Its axis is the horizontal line ${equation('y', 'm')}. What is the value of ${operand('m')}?`,
				),
				answer: withMisconceptions(
					rational(middle),
					[rational(size), 'gave the amplitude'],
					[integer(high + low), 'added the values without dividing by 2'],
					[integer(0), 'used the horizontal axis instead of the axis of the function'],
				),
				figure,
				steps: [
					extremes,
					line(
						equation('m', quotient(sum(high, signed(low)), 2)),
						'the axis is halfway between the greatest and least values',
					),
					line(equation('m', num(middle)), middle.d === 1n ? 'add, then divide' : 'add'),
				],
				hints: [say`What are the greatest and least values? Which number is halfway between them?`],
			};
		default: {
			const isTop = asked === 'maximum';
			return {
				prompt: prompt(`What is its ${asked} value?`),
				answer: withMisconceptions(
					integer(isTop ? high : low),
					[integer(isTop ? low : high), `gave the ${isTop ? 'minimum' : 'maximum'} value`],
					[rational(size), 'gave the amplitude'],
					[rational(middle), 'gave the height of the axis'],
				),
				figure,
				steps: [
					sentence(
						say`The ${isTop ? 'highest' : 'lowest'} points of the graph are at a height of ${isTop ? high : low}.`,
					),
					sentence(say`The ${asked} value is ${isTop ? high : low}.`),
				],
				hints: [
					say`Where are the ${isTop ? 'highest' : 'lowest'} points of the graph? What is the y-coordinate of these points?`,
				],
			};
		}
	}
}

const spots = (list: readonly (readonly [number, number])[]): string =>
	listInWords(list.map(([x, y]) => `(${x}, ${String(y).replace('-', 'negative ')})`));

function heightAxis(low: number, high: number): Axis {
	const reach = high - Math.min(low, 0);
	return {
		from: Math.min(0, low) - 1,
		to: high + 1,
		grid: 1,
		numbersEvery: reach > 12 ? 4 : 2,
	};
}

function described(curve: Curve, x: Axis, y: Axis, words: string): Figure {
	return { ...oneCurve(curve, { x, y }), alt: words };
}
