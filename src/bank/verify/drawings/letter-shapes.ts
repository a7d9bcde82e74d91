/**
 * A figure in the shape of an L, a T, or a U: its outline has the sides that the description names, and the length of
 * each is beside it.
 */
import { outlinesIn } from './crossed-outlines.ts';
import { distanceToRun, lengthOf, type Piece } from './path-run.ts';
import { marksIn, middleOf } from './svg-elements.ts';

/** Issues for each named length that is not drawn or not labeled; none for other drawings. */
export function letterShapeIssues(svg: string, description: string): string[] {
	const [, letter] = /^An? ([LTU])-shaped figure: /.exec(description) ?? [];
	if (letter === undefined) return [];
	const marks = marksIn(svg);
	const sides = outlinesIn(marks)
		.map((run) => run.filter((side) => lengthOf(side) > 0))
		.find(({ length }) => length === (letter === 'L' ? 6 : 8));
	if (!sides) return [`no figure shaped like the letter ${letter} is drawn`];
	const named = [...description.matchAll(/(\d+(?:\.\d+)?) [a-z]+ (wide|high)/g)];
	// The width that is named first is that of the whole figure.
	const scale = Math.max(...sides.filter(isLevel).map(lengthOf)) / Number(named[0]?.[1]);
	const isBeside = (side: Piece, label: string) =>
		marks
			.filter(({ text }) => text.startsWith(`${label} `))
			.some((mark) => {
				const near = distanceToRun([side], middleOf(mark));
				return sides.every(
					(other) => other === side || distanceToRun([other], middleOf(mark)) > near,
				);
			});
	return named
		.filter(
			([, size = '', way]) =>
				!sides.some(
					(side) =>
						isLevel(side) === (way === 'wide') &&
						Math.abs(lengthOf(side) - Number(size) * scale) < 1 &&
						isBeside(side, size),
				),
		)
		.map(([said]) => `the drawing does not show "${said}"`);
}

const isLevel = ([[, from], [, to]]: Piece): boolean => Math.abs(from - to) < 0.2;
