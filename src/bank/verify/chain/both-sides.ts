/**
 * What a reason applies to both sides gives both sides of its line: "take the logarithm of both sides" makes 4x = log 7
 * of 10⁴ˣ = 7, and of no other equation.
 */
import type { Question } from '../../../schemas/wire/question.ts';
import { isNear, loneRelation, valuesOf } from '../equation-lines.ts';
import { pointsOf } from '../sample-points.ts';

/** Issues for lines whose sides are not what the reason makes of the sides above. */
export const checkBothSides = ({ steps }: Question): string[] =>
	steps.flatMap(({ text, why = '' }, at) => {
		const [, apply] = APPLIED.find(([words]) => words.test(why)) ?? [];
		const above = steps[at - 1]?.text;
		return apply && above !== undefined && !followsBy(apply, above, text)
			? [`"${why}" does not lead from "${above}" to "${text}"`]
			: [];
	});

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

function followsBy(apply: (side: number) => number, ...lines: [string, string]): boolean {
	const [above, now] = lines.map(loneRelation);
	if (!above || !now || above.sides.length !== now.sides.length) return true;
	if ([...above.signs, ...now.signs].some((sign) => sign !== '=')) return true;
	const letters = [...new Set([...above.letters, ...now.letters])];
	const points = [
		...pointsOf(letters),
		...LARGE.map((start) =>
			Object.fromEntries(letters.map((name, at) => [name, start + 0.61 * at])),
		),
	].map((point) => ({ ...point, e: Math.E }));
	return points.every((point) => {
		const wanted = valuesOf(above, point).map(apply);
		const found = valuesOf(now, point);
		const agree = (sides: readonly number[]) =>
			sides.every((side, at) => {
				const other = found[at] ?? Number.NaN;
				return !Number.isFinite(side + other) || isNear(side, other, 1e-7);
			});
		return agree(wanted) || agree(wanted.toReversed());
	});
}
