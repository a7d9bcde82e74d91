/** One feature that is asked for, and the graph with the asymptote or the point that a line has found. */
import Fraction from 'fraction.js';
import type { Coefficients } from '../../../../math/coefficients.ts';
import type { Number } from '../../../../math/expression.ts';
import { call } from '../../../../math/notation.ts';
import type { Prose } from '../../../../math/prose.ts';
import {
	distinctChoices,
	type Draft,
	type Line,
	withFigure,
	type WrongChoice,
} from '../../../family.ts';
import type { Sketch } from '../../../figures/figure.ts';

export const f = call('f', 'x');

/** Why a zero of the denominator is compared with those of the numerator. */
export const ONLY_DENOMINATOR =
	'the graph has a vertical asymptote where the denominator is 0 and the numerator is not';

export type Ask = {
	ask: Prose;
	right: Prose;
	wrong: readonly WrongChoice[];
	lines: Line[];
	hint: Prose;
};

/** `undefined` when fewer than three wrong choices differ from each other and from the right one. */
export function featureQuestion({ ask, right, wrong, lines, hint }: Ask): Draft | undefined {
	const answer = distinctChoices(right, ...wrong);
	return answer && { prompt: ask, answer, steps: lines, hints: [hint] };
}

// The graph of a quotient with the asymptote or the point that a line has found.

type Quotient = {
	over: Coefficients;
	under: Coefficients;
	/** Zeros of the denominator. */
	poles: readonly Number[];
};

type Found = {
	walls?: readonly Number[];
	level?: Number;
	/** The oblique asymptote, from its highest term down. */
	slant?: readonly [slope: number, height: number];
	points?: Sketch['points'];
};

/** How far the graph is shown beyond what is marked. */
const [ACROSS, UP] = [4, 4];

/** The line stays as it is where an asymptote has no short decimal. */
export function withRational(line: Line, of: Quotient, found: Found): Line {
	const { walls = [], level, slant, points = [] } = found;
	const isShort = (value: Number) => [1n, 2n, 4n, 5n, 10n].includes(new Fraction(value).d);
	if (![...walls, ...(level === undefined ? [] : [level])].every(isShort)) return line;
	const [poles, dashed] = [of.poles, walls].map((all) =>
		all.map((value) => new Fraction(value).valueOf()),
	) as [number[], number[]];
	const middle = new Fraction(level ?? 0).valueOf();
	const height = (x: number) => valueOf(of.over, x) / valueOf(of.under, x);
	const spots = points.map(([x, y]): [number, number] => [Number(x), Number(y)]);
	const xs = [...poles, ...spots.map(([x]) => x)];
	const turns = poles.length > 0 ? turnsBeside(height, Math.min(...poles), Math.max(...poles)) : [];
	const [low, high] = [Math.min(...xs), Math.max(...xs)];
	const between = height((low + high) / 2);
	return withFigure(line, {
		kind: 'sketch',
		curves: [height],
		breaks: poles,
		walls: dashed,
		...(level === undefined ? {} : { level: middle }),
		...(slant
			? {
					slants: [
						[
							[0, slant[1]],
							[1, slant[0] + slant[1]],
						],
					] as const,
				}
			: {}),
		points,
		around: [
			...aroundOf(of, slant).map(([across, up]): [number, number] => [
				across < 0 ? low + across : high + across,
				up,
			]),
			...turns,
			...(poles.length > 1 && Math.abs(between) < 12 ? [[(low + high) / 2, between] as const] : []),
		],
	});
}

/**
 * How far from the outermost poles a turn of the graph is shown, and the distance between the places that are tried.
 */
const [NEAR, STEP] = [10, 0.05];

/** Just beyond where an outer branch turns: without its turn it would seem to leave its asymptote the wrong way. */
function turnsBeside(height: (x: number) => number, low: number, high: number): [number, number][] {
	return [
		[low, -STEP],
		[high, STEP],
	].flatMap(([pole = 0, step = STEP]): [number, number][] => {
		const places = Array.from({ length: NEAR / STEP }, (_, at) => pole + (at + 1) * step);
		const heights = places.map(height);
		const turn = heights.findIndex((here, at) => {
			const [before, after] = [heights[at - 1] ?? here, heights[at + 1] ?? here];
			return (here - before) * (after - here) < 0;
		});
		const [x, y] = [places[turn], heights[turn]];
		return x === undefined || y === undefined ? [] : [[x + Math.sign(step), y]];
	});
}

/** Beside the outermost marks; above and below what the graph comes close to. Without a pole it is flat. */
function aroundOf({ over, under, poles }: Quotient, slant: Found['slant']): [number, number][] {
	if (poles.length === 0)
		return [
			[-ACROSS, 0],
			[ACROSS, 0],
		];
	const isLevel = over.length === under.length;
	const center = slant ? slant[1] : isLevel ? (over[0] ?? 0) / (under[0] ?? 1) : 0;
	const reach = UP + (slant ? 2 * Math.abs(slant[0]) : 0);
	return [
		[-ACROSS, center - reach],
		[ACROSS, center + reach],
	];
}

const valueOf = (coefficients: Coefficients, x: number): number =>
	coefficients.reduce<number>((sum, one) => sum * x + new Fraction(one).valueOf(), 0);
