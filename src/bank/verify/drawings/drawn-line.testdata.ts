/** Drawings on the only line of a solution, and what the proof says about them. */
import { createQuestion } from '../../../books/records.testdata.ts';
import { proveDrawings } from './prove-drawings.ts';
import { num } from '../../../math/expression.ts';
import { line } from '../../family.ts';
import { drawOnLine } from '../../figures/draw/draw-figure.ts';
import type { Drawing, LineFigure } from '../../figures/figure.ts';

export function drawn(figure: LineFigure): Drawing {
	const drawing = drawOnLine(figure, line(num(0)));
	if (!drawing) throw new Error('nothing is drawn');
	return drawing;
}

export const isDrawn = (figure: LineFigure): boolean =>
	drawOnLine(figure, line(num(0))) !== undefined;

export function issuesOf(prompt: string, text: string, { svg, alt }: Pick<Drawing, 'svg' | 'alt'>) {
	const html = `${text} <img src="/api/question-images/q-step" alt="${alt}" width="320" height="90">`;
	const step = { text, html, speech: `${text} ${alt}`, image_id: 'q-step' };
	const question = createQuestion({ question: prompt, steps: [step] });
	return proveDrawings(question, new Map([['q-step', svg]]));
}
