/**
 * A figure of several shapes, such as a rectangle with a triangle on top or with a part left out, is drawn to scale: each
 * length that is labeled is at a line of that length. The label of a hole may be outside the figure, far from its line.
 */
import { distanceToRun, lengthOf, runOf } from './path-run.ts';
import { marksIn, middleOf } from './svg-elements.ts';

const COMPOSITE =
	/^A (?:shaded )?(?:rectangle|circle) .*(?:in (?:the|its) middle|left out|along its entire top)/;

/** How far the middle of a label may be from its line, in pixels, and the part by which the scale may differ. */
const [BESIDE, SLIGHT] = [50, 0.02];

/** Issues unless all labels have one scale; none for other drawings. */
export function compositeFigureIssues(svg: string, description: string): string[] {
	if (!COMPOSITE.test(description)) return [];
	const marks = marksIn(svg);
	const lines = marks.flatMap(({ attributes: { d = '' } }) => runOf(d));
	const scales = marks
		.filter(({ name, text }) => name === 'text' && /^\d/.test(text))
		.map((label) =>
			lines
				.filter((line) => distanceToRun([line], middleOf(label)) < BESIDE)
				.map((line) => lengthOf(line) / Number.parseFloat(label.text)),
		);
	const isScale = (scale: number) =>
		scales.every((found) => found.some((other) => Math.abs(other / scale - 1) < SLIGHT));
	return scales[0]?.some(isScale)
		? []
		: ['the lengths in the drawing are not at lines of one scale'];
}
