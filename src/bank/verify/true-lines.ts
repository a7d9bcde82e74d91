/** Lines of a solution that state an equality: both sides are evaluated again. */
import { formulasIn } from '../../math/markup.ts';
import type { Question } from '../../schemas/wire/question.ts';
import { lettersIn, readReal, type RealValues, sidesOf, UnreadableTex } from './read-tex.ts';

/** Exact up to machine precision; a line with ≈ may be off by two parts in a thousand. */
const [EXACT, ROUNDED] = [1e-9, 2e-3];

/**
 * Issues for every equation in the steps whose variables all have values here and whose sides differ. Other lines
 * (unknown variables, inequalities, words) are skipped. `isRounded` allows the tolerance of ≈ everywhere, for values
 * that come from a rounded answer.
 */
export function expectTrueLines(
	{ steps }: Pick<Question, 'steps'>,
	values: RealValues = {},
	{ isRounded = false } = {},
): string[] {
	return steps
		.flatMap(({ text }) => formulasIn(text))
		.filter((formula) => /=|\\approx/.test(formula) && !/<|>|\\[lgn]e(?![a-z])/.test(formula))
		.flatMap((formula) => {
			const tolerance = isRounded || formula.includes('\\approx') ? ROUNDED : EXACT;
			const [sides, half] = [valuesOf(sidesOf(formula), values), halfPlace(formula)];
			const differs = sides.some((side, at) => {
				const before = sides[at - 1] ?? side;
				return (
					Math.abs(side - before) > Math.max(half, tolerance * Math.max(1e-3, Math.abs(before)))
				);
			});
			return differs ? [`"${formula}" is not true`] : [];
		});
}

/** After ≈, half a unit of the last written place; 0 for an exact line. */
function halfPlace(formula: string): number {
	const places = /\\approx -?\d+\.(\d+)$/.exec(formula)?.[1]?.length;
	return places === undefined ? 0 : 0.5001 * 10 ** -places;
}

/** Empty if a side cannot be read or has a variable without a value. */
function valuesOf(sides: readonly string[], values: RealValues): number[] {
	try {
		const isKnown = sides.flatMap(lettersIn).every((letter) => letter in values);
		return isKnown ? sides.map((side) => readReal(side)(values)) : [];
	} catch (error) {
		if (error instanceof UnreadableTex) return [];
		throw error;
	}
}
