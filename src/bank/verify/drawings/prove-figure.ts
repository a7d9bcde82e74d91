/** The figure of a prompt: what is drawn must be inside it and match its alternative text and its equations. */
import { questionText } from '../../../math/question-text.ts';
import type { Question } from '../../../schemas/wire/question.ts';
import { angleOrderIssues } from './angle-order.ts';
import { axisNameIssues } from './axis-names.ts';
import { circleIssues } from './circle-figure.ts';
import { compositeFigureIssues } from './composite-figure.ts';
import { crossedOutlines } from './crossed-outlines.ts';
import { dataFigureIssues } from './data-figure.ts';
import { emptyLines } from './empty-lines.ts';
import { flatFigureIssues } from './flat-figure.ts';
import { givenGraphIssues } from './given-graphs.ts';
import { partLabelIssues } from './labeled-parts.ts';
import { labelIssues } from './labels-agree.ts';
import { letteredFigureIssues } from './lettered-figure.ts';
import { panelLetterIssues } from './panel-letters.ts';
import { planeIssues } from './plane-figure.ts';
import { letterShapeIssues } from './letter-shapes.ts';
import type { Drawings } from './prove-drawings.ts';
import { specialTriangleIssues, rightTriangleIssues } from './right-triangle-figure.ts';
import { tableIssues } from './table-cells.ts';
import { graphShapeIssues } from './shape-in-words.ts';
import { smallMarkIssues } from './small-marks.ts';
import { solidIssues } from './solid-figure.ts';
import { solidLengthIssues } from './solid-lengths.ts';
import { tickMarkIssues } from './tick-marks.ts';
import { transversalIssues } from './transversal-figure.ts';
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
		...labelIssues(svg, words, questionText(question)),
		...tableIssues(svg, words),
		...panelLetterIssues(svg, words),
		...axisNameIssues(svg, words),
		...graphShapeIssues(svg, words),
		...planeIssues(svg, words),
		...dataFigureIssues(svg, words),
		...circleIssues(svg, words),
		...letteredFigureIssues(svg, words),
		...partLabelIssues(svg, words),
		...angleOrderIssues(svg, words, question, Number(answer.value)),
		...flatFigureIssues(svg, words),
		...letterShapeIssues(svg, words),
		...compositeFigureIssues(svg, words),
		...solidIssues(svg, words),
		...solidLengthIssues(svg, words),
		...smallMarkIssues(svg, words),
		...rightTriangleIssues(svg, words, answer.value),
		...specialTriangleIssues(svg, words),
		...tickMarkIssues(svg, words),
		...givenGraphIssues(svg, record),
		...transversalIssues(
			svg,
			words,
			question.includes('Find the value of $x$') ? Number(answer.value) : Number.NaN,
		),
	];
}
