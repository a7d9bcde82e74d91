/** Domains found by trial: the formula is evaluated at many points and just beside every endpoint of the stored set. */
import type { Question } from '../../schemas/wire/question.ts';
import { isTidy, type Piece, readIntervals } from './interval-set.ts';
import { readReal } from './read-tex.ts';

const inside = (pieces: readonly Piece[], x: number): boolean =>
	pieces.some(({ from, to, closed: [a, b] }) => {
		if (Math.abs(x - from) < 1e-9) return a;
		if (Math.abs(x - to) < 1e-9) return b;
		return from < x && x < to;
	});

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
	const wrong = trialPoints(pieces).find((x) => inside(pieces, x) !== has(x));
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
