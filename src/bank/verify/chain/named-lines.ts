/**
 * A name that is no variable, such as the point M, det A, or f(−x), keeps its value from line to line: M = (2/2, 2/2) is
 * M = (1, 1), and 6 − 10 below det A = 3 × 2 − (−5)(−2) is calculated again.
 */
import type { Question } from '../../../schemas/wire/question.ts';
import { inRadians, isNear } from '../equation-lines.ts';
import { ifReadable, lettersIn, pointsOf, readReal } from '../values.ts';

/** Issues for neighboring lines that give one name different values. */
export const checkNamedLines = ({ question, steps }: Question): string[] =>
	steps.flatMap(({ text }, at) => {
		const line = steps[at - 1]?.text ?? '';
		const [above, now] = [named(line), named(text)];
		// A statement of the prompt may be false.
		if (!above || !now || above.name !== now.name || question.includes(line)) return [];
		return areCases(above, now) || !differ(above, now)
			? []
			: [`"${text}" does not follow from "${line}"`];
	});

/** "$M = (1, 1)$": what is named on the left, and the last side. */
function named(text: string): Named | undefined {
	const [, name, between = '', value] = /^\$([^$=]*?) = ([^$]* = )?([^$=]*)\$$/.exec(text) ?? [];
	if (name === undefined || value === undefined || /\\(?:approx|pm|[lgn]e)\b|[<>]/.test(text))
		return undefined;
	return { name, value: inRadians(value), isCalculated: between !== '' };
}

/** Two cases, or two pairs of a table, are calculated for themselves. */
const areCases = (above: Named, now: Named): boolean =>
	now.isCalculated && (above.isCalculated || /\\frac/.test(now.name));

type Named = { name: string; value: string; isCalculated: boolean };

/** Coordinates and entries one by one; where variables are substituted, and of two rules for y, the values are others. */
function differ(above: Named, now: Named): boolean {
	const [were, are] = [coordinatesOf(above.value), coordinatesOf(now.value)];
	const isRule = /^[a-zA-Z]$/.test(now.name);
	return (
		were.length === are.length && were.some((value, at) => isOther(value, are[at] ?? '', isRule))
	);
}

/** Of a matrix the entries, each multiplied by the factor in front. */
function coordinatesOf(tex: string): string[] {
	const [, factor = '', entries] =
		/^(.*?)\\begin\{bmatrix\} (.*) \\end\{bmatrix\}$/.exec(tex) ?? [];
	if (entries !== undefined && !/bmatrix/.test(factor + entries))
		return entries
			.split(/ & | \\\\ /)
			.map((entry) => (factor === '' ? entry : `(${factor})(${entry})`));
	return /^(?:\\left)?\(([^,]*), ([^,]*?)(?:\\right)?\)$/.exec(tex)?.slice(1) ?? [tex];
}

const isOther = (above: string, now: string, isRule: boolean): boolean =>
	ifReadable(() => {
		const [before, after] = [above, now].map((tex) =>
			lettersIn(tex).filter((letter) => letter !== '\\pi'),
		) as [string[], string[]];
		if (before.toSorted().join() !== after.toSorted().join()) return false;
		if (isRule && before.length > 0) return false;
		return pointsOf(before).some((point) => {
			const [was = 0, is = 0] = [above, now].map((tex) => readReal(tex)(point));
			return !Number.isNaN(was + is) && !isNear(was, is, 1e-7);
		});
	}) ?? false;
