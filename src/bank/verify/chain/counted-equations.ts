/**
 * The equations and inequalities that a solution counts, "the first equation": those of the question or, in a story, those
 * that are written first.
 */
import { isNear, gapAt, readRelation, type Relation } from '../equation-lines.ts';
import { pointsOf } from '../values.ts';

/** In order; a line that only writes one of them another way does not count. */
export function countedEquations(
	prompt: readonly string[],
	lines: readonly string[],
	kind: 'equation' | 'inequality',
): readonly Relation[] {
	const isCounted = ({ letters, sides, signs }: Relation) =>
		letters.length > 0 && sides.length === 2 && (signs[0] === '=') === (kind === 'equation');
	const given = prompt.flatMap((tex) => readRelation(tex) ?? []).filter(isCounted);
	if (given.length > 1) return given;
	const written = lines
		.flatMap((text) => /^\$([^$]*)\$$/.exec(text)?.[1] ?? [])
		.flatMap((tex) => readRelation(tex) ?? [])
		.filter(isCounted);
	return written.filter(
		(one, at) => !written.slice(0, at).some((other) => areProportional(one, other)),
	);
}

/** One is a multiple of the other. */
export function areProportional(one: Relation, other: Relation): boolean {
	const points = pointsOf([...one.letters, ...other.letters]);
	const ratios = points.map((point) => gapAt(one, point) / gapAt(other, point));
	return ratios.every((ratio) => isNear(ratio, ratios[0] ?? Number.NaN, 1e-7));
}
