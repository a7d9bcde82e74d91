/**
 * What a reason applies to both sides gives both sides of its line: "take the logarithm of both sides" makes 4x = log 7
 * of 10⁴ˣ = 7, and of no other equation. "Divide both sides by the power" divides both by the same.
 */
import { isExact, isNear, loneRelation, type Relation, valuesOf } from '../equation-lines.ts';
import { pointsFrom, pointsOf, type RealValues } from '../values.ts';
import { checkEachReason } from './each-reason.ts';

const APPLIED: readonly (readonly [words: RegExp, apply: (side: number) => number])[] = [
	[/^take the logarithm of both sides/, Math.log10],
	[/^take the natural log(?:arithm)? of both sides/, Math.log],
	[/^square both sides/, (side) => side ** 2],
	[/^cube both sides/, (side) => side ** 3],
	[/^take the cube root of both sides/, Math.cbrt],
	[/^take the positive square root of both sides/, Math.sqrt],
	[/^take the positive fourth root of both sides/, (side) => side ** (1 / 4)],
	[/^take the reciprocal of both sides/, (side) => 1 / side],
	[/^take the opposite of both sides/, (side) => -side],
];

/** Greater than the numbers that are subtracted under a radical, too. */
const LARGE = [40.3, 111.7];

type Both = { above: Relation; now: Relation; points: readonly RealValues[] };

/** The two lines, if each is one relation, and the points at which they are compared. */
function bothIn(...lines: readonly [above: string, text: string]): Both | undefined {
	const [above, now] = lines.map(loneRelation);
	if (!above || !now || above.sides.length !== 2 || now.sides.length !== 2) return undefined;
	const letters = [...above.letters, ...now.letters];
	const points = [...pointsOf(letters), ...pointsFrom(letters, LARGE)].map((point) => ({
		...point,
		e: Math.E,
	}));
	return { above, now, points };
}

function followsBy(why: string, above: string, text: string): boolean {
	const [, apply] = APPLIED.find(([words]) => words.test(why)) ?? [];
	const both = apply && bothIn(above, text);
	if (!both || ![both.above, both.now].every(isExact)) return true;
	return both.points.every((point) => {
		const wanted = valuesOf(both.above, point).map(apply);
		const found = valuesOf(both.now, point);
		return [found, found.toReversed()].some((sides) =>
			wanted.every((value, at) => isSame(value, sides[at])),
		);
	});
}

const isSame = (one: number, other = Number.NaN): boolean =>
	!Number.isFinite(one + other) || isNear(one, other, 1e-7);

const BY_FACTOR = /^(?:multiply|divide) both sides by (?!.* instead of |.*, which equals ).*$/;
const BY_TERM = /^(?:add|subtract) (?!.* instead of ).* (?:to|from) both sides$/;

/** Whatever it is called, both sides are multiplied or divided by the same, or the same is added to both. */
function changesAlike(why: string, above: string, text: string): boolean {
	const isFactor = BY_FACTOR.test(why);
	const both = isFactor || BY_TERM.test(why) ? bothIn(above, text) : undefined;
	if (!both || [...both.above.signs, ...both.now.signs].includes('\\approx')) return true;
	const compare = (was: number, is = Number.NaN) => (isFactor ? is / was : is - was);
	return [false, true].some((isTurned) =>
		both.points.every((point) => {
			const [were, are] = [valuesOf(both.above, point), valuesOf(both.now, point)];
			const [left = 0, right = 0] = were.map((value, at) =>
				compare(value, (isTurned ? are.toReversed() : are)[at]),
			);
			// Differences of powers with large values are not exact.
			const size = Math.max(...[...were, ...are].map(Math.abs));
			return isSame(left, right) || (!isFactor && Math.abs(left - right) <= 1e-12 * size);
		}),
	);
}

/** Issues for lines whose sides are not what the reason makes of the sides above. */
export const checkBothSides = checkEachReason([followsBy, changesAlike]);
