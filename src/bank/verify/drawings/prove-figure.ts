/** The figure of a prompt: what is drawn must be inside it and match its alternative text and its equations. */
import { questionText } from '../../../math/question-text.ts';
import type { Question } from '../../../schemas/wire/question.ts';
import { axesNamedOtherwise } from './axis-names.ts';
import { circleOtherwise } from './circle-figure.ts';
import { crossedOutlines } from './crossed-outlines.ts';
import { dataOtherwise } from './data-figure.ts';
import { emptyLines } from './empty-lines.ts';
import { flatOtherwise } from './flat-figure.ts';
import { givenOtherwise } from './given-graphs.ts';
import { partsLabeledOtherwise } from './labeled-parts.ts';
import { labelledOtherwise } from './labels-agree.ts';
import { letteredOtherwise } from './lettered-figure.ts';
import { letteredPanelsOtherwise } from './panel-letters.ts';
import { planeOtherwise } from './plane-figure.ts';
import type { Drawings } from './prove-drawings.ts';
import { specialOtherwise, triangleOtherwise } from './right-triangle-figure.ts';
import { tabledOtherwise } from './table-cells.ts';
import { shapedOtherwise } from './shape-in-words.ts';
import { solidOtherwise } from './solid-figure.ts';
import { tickedOtherwise } from './tick-marks.ts';
import { angledOtherwise } from './transversal-figure.ts';
import { outsideFrame } from './within-frame.ts';

/** Issues if they disagree; none if the record comes without its drawing. */
export function proveFigure(record: Question, drawings: Drawings): string[] {
	const { image_id, question, question_html, answer } = record;
	const svg = image_id === null ? undefined : drawings.get(image_id);
	const [, words = ''] = /alt="([^"]*)"/.exec(question_html) ?? [];
	if (svg === undefined) return [];
	return [
		...outsideFrame(svg),
		...emptyLines(svg),
		...crossedOutlines(svg),
		...labelledOtherwise(svg, words, questionText(question)),
		...tabledOtherwise(svg, words),
		...letteredPanelsOtherwise(svg, words),
		...axesNamedOtherwise(svg, words),
		...shapedOtherwise(svg, words),
		...planeOtherwise(svg, words),
		...dataOtherwise(svg, words),
		...circleOtherwise(svg, words),
		...letteredOtherwise(svg, words),
		...partsLabeledOtherwise(svg, words),
		...flatOtherwise(svg, words),
		...solidOtherwise(svg, words),
		...triangleOtherwise(svg, words, answer.value),
		...specialOtherwise(svg, words),
		...tickedOtherwise(svg, words),
		...givenOtherwise(svg, record),
		...angledOtherwise(
			svg,
			words,
			question.includes('Find the value of $x$') ? Number(answer.value) : Number.NaN,
		),
	];
}
