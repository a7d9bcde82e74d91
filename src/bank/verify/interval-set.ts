/**
 * Answers in interval notation as sets of numbers, and one-variable inequalities tried on both sides of every endpoint.
 */
import type { Question } from '../../schemas/wire/question.ts';
import { opposite, plus, readRational, realZeros, times } from './polynomial.ts';
import { lettersIn, readReal, sidesOf, UnreadableTex } from './values.ts';

export type Piece = { from: number; to: number; closed: readonly [boolean, boolean] };

const NEAR = 1e-9;

/** Reads `(-\infty, -1] \cup \{2\} \cup (5, \infty)`. @throws {UnreadableTex} for anything else. */
export function readIntervals(tex: string): Piece[] {
	return tex.split('\\cup').map((part): Piece => {
		const point = /^\\\{(.+)\\\}$/.exec(part.trim())?.[1];
		if (point !== undefined) {
			const at = readReal(point)();
			return { from: at, to: at, closed: [true, true] };
		}
		const match = /^([[(])(.+), (.+)([\])])$/.exec(part.trim());
		if (!match) throw new UnreadableTex(`"${part}" is not an interval.`);
		const [, open, from = '', to = '', close] = match;
		return { from: endOf(from), to: endOf(to), closed: [open === '[', close === ']'] };
	});
}

function endOf(tex: string): number {
	if (tex === '\\infty') return Infinity;
	return tex === '-\\infty' ? -Infinity : readReal(tex)();
}

const contains = (pieces: readonly Piece[], x: number): boolean =>
	pieces.some(({ from, to, closed: [atFrom, atTo] }) => {
		if (Math.abs(x - from) < NEAR) return atFrom && (atTo || from < to);
		if (Math.abs(x - to) < NEAR) return atTo;
		return from < x && x < to;
	});

/** Increasing, disjoint, infinite ends open. */
export const isTidy = (pieces: readonly Piece[]): boolean =>
	pieces.every(({ from, to, closed }, at) => {
		const before = pieces[at - 1];
		const apart =
			!before ||
			before.to < from - NEAR ||
			(Math.abs(before.to - from) < NEAR && !before.closed[1] && !closed[0]);
		const ends = (from !== -Infinity || !closed[0]) && (to !== Infinity || !closed[1]);
		return apart && ends && (from < to || (from === to && closed[0] && closed[1]));
	});

/** Issues unless the stored set contains exactly the numbers for which the inequality is true. */
export function expectSolvesInequality(question: Question, tex: string): string[] {
	const sign = /<|>|\\le(?![a-z])|\\ge(?![a-z])/.exec(tex)?.[0];
	const [left, right, ...more] = sidesOf(tex);
	if (!sign || left === undefined || right === undefined || more.length > 0)
		return [`"${tex}" is not an inequality with two sides`];
	const { zeros, poles } = stopsOf(left, right);
	const letter = [...lettersIn(left), ...lettersIn(right)][0] ?? 'x';
	const [l, r] = [readReal(left), readReal(right)];
	const holds = (x: number): boolean => {
		const isAt = (stop: number) => Math.abs(stop - x) < NEAR;
		if (poles.some(isAt)) return false;
		if (zeros.some(isAt)) return sign === '\\le' || sign === '\\ge';
		const gap = l({ [letter]: x }) - r({ [letter]: x });
		return sign === '<' || sign === '\\le' ? gap < 0 : gap > 0;
	};
	const pieces = readIntervals(question.answer.value);
	const ends = pieces.flatMap(({ from, to }) => [from, to]).filter(Number.isFinite);
	const stops = [...zeros, ...poles, ...ends].sort((a, b) => a - b);
	const wrong = [...stops, ...between(stops)].filter((x) => contains(pieces, x) !== holds(x));
	return [
		...wrong.map((x) => `${question.answer.value} is wrong at ${x}`),
		...(isTidy(pieces) ? [] : [`${question.answer.value} is not in order`]),
	];
}

/** Where left minus right is zero, and where it has no value. */
function stopsOf(left: string, right: string): { zeros: number[]; poles: number[] } {
	const [l, r] = [readRational(left), readRational(right)];
	const gap = plus(times(l.over, r.under), opposite(times(r.over, l.under)));
	return { zeros: realZeros(gap), poles: [...l.divisors, ...r.divisors].flatMap(realZeros) };
}

/** A number left of all, one right of all, and one between each two that are apart. */
function between(stops: readonly number[]): number[] {
	const first = stops[0] ?? 0;
	const last = stops.at(-1) ?? 0;
	const middles = stops
		.slice(1)
		.map((stop, at) => [stops[at] ?? stop, stop] as const)
		.filter(([low, high]) => high - low > NEAR)
		.map(([low, high]) => (low + high) / 2);
	return [first - 1, ...middles, last + 1];
}

// Domains found by trial: the formula is evaluated at many points and just beside every endpoint of the stored set.

/** Points to try: quarters from −60 to 60, the endpoints, and both sides of every endpoint. */
export function trialPoints(pieces: readonly Piece[]): number[] {
	const ends = pieces.flatMap(({ from, to }) => [from, to]).filter(Number.isFinite);
	const grid = Array.from({ length: 481 }, (_, at) => at / 4 - 60 + 0.0371);
	const whole = Array.from({ length: 121 }, (_, at) => at - 60);
	return [...grid, ...whole, ...ends.flatMap((end) => [end, end - 1e-4, end + 1e-4])];
}

/** Issues unless the stored set contains exactly the points where `has` is true. */
export function expectSetOf(question: Question, has: (x: number) => boolean): string[] {
	const pieces = readIntervals(question.answer.value);
	if (!isTidy(pieces)) return [`${question.answer.value} is not in order`];
	const wrong = trialPoints(pieces).find((x) => contains(pieces, x) !== has(x));
	return wrong === undefined ? [] : [`${question.answer.value} is wrong at ${wrong}`];
}

/** True if every part of the formula has a real value; endpoints of exact sets may be off by rounding. */
export function isDefined(tex: string): (x: number) => boolean {
	const value = readReal(tex);
	return (x) => {
		const y = value({ x });
		return Number.isFinite(y) && Math.abs(y) < 1e12;
	};
}
