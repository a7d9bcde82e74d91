/** Sketches and the lines that they are on, as the tests of their readers need them. */
import { createQuestion } from '../../../books/records.testdata.ts';
import { proveDrawings } from './prove-drawings.ts';
import type { Drawing } from '../../figures/figure.ts';
import { drawFigure } from '../../figures/draw/draw-figure.ts';

function solved(lines: readonly string[], { alt }: { alt: string }) {
	const above = lines.slice(0, -1).map((text) => ({ text, html: text, speech: text }));
	const text = lines.at(-1) ?? '';
	const html = `${text} <img src="/api/question-images/q-step" alt="${alt}" width="320" height="260">`;
	const last = { text, html, speech: `${text} ${alt}`, image_id: 'q-step' };
	return createQuestion({ question: 'Sketch it.', steps: [...above, last] });
}

/** A sketch on the last of the lines. */
export const issuesOf = (
	lines: readonly string[],
	figure: Pick<Drawing, 'svg' | 'alt'>,
	svg = figure.svg,
): string[] => proveDrawings(solved(lines, figure), new Map([['q-step', svg]]));

/** A window from −4 to 4 or more. */
export const shownFor = (curve: (x: number) => number, breaks: readonly number[] = []) =>
	drawFigure({
		kind: 'sketch',
		curves: [curve],
		breaks,
		points: [],
		around: [
			[-4, -4],
			[4, 4],
		],
	});
