import { expect, test } from 'vitest';
import { drawFigure } from '../../figures/draw/draw-figure.ts';
import { dataFigureIssues } from './data-figure.ts';
import { tickMarkIssues } from './tick-marks.ts';

const LINE =
	'<text x="20" y="57">−2</text><text x="76" y="57">0</text><text x="132" y="57">2</text><text x="188" y="57">4</text>' +
	'<path d="M76 34H188" stroke-width="5"/><circle cx="76" cy="34" r="6.5" fill="#fff"/><circle cx="188" cy="34" r="6.5"/>';
const WORDS =
	'A number line with evenly spaced tick marks, labeled negative 2, 0, 2, and 4, with 2 spaces from each label to the next. It shows an open circle at 0 and a closed circle 2 tick marks to the right of 2, and everything between them is shaded.';

test.each([
	['an open circle', 'a closed circle'],
	['circle at 0', 'circle at 2'],
	['2 tick marks to the right', '1 tick mark to the right'],
	['to the right of 2', 'to the left of 2'],
	['negative 2, 0', '2, 0'],
	['with 2 spaces', 'with 3 spaces'],
	['everything between them', 'everything to the left of it'],
])('finds a number line that is described with "%s" changed to "%s"', (said, changed) => {
	expect(dataFigureIssues(LINE, WORDS)).toEqual([]);
	expect(WORDS).toContain(said);
	expect(dataFigureIssues(LINE, WORDS.replace(said, changed))).toHaveLength(1);
});

test('refuses two points of a number line whose letters are exchanged', () => {
	const point = (x: number, name: string) =>
		`<circle cx="${x}" cy="34" r="4.5"/><text x="${x}" y="20">${name}</text>`;
	const line = (left: string, right: string) =>
		`${LINE.split('<path')[0] ?? ''}${point(48, left)}${point(104, right)}`;
	const words =
		'A number line from negative 2 to 4 with a label at every second whole number, labeled negative 2, 0, 2, and 4. Point P is at about negative 1. Point Q is at about 1.';
	expect(dataFigureIssues(line('P', 'Q'), words)).toEqual([]);
	expect(dataFigureIssues(line('Q', 'P'), words)).toHaveLength(1);
});

test.each([
	['an arrowhead', /<path d="M315 [^"]*z"[^>]*>/, ''],
	['shading from another place', /(<path d="M)[\d.]+( [\d.]+H[\d.]+" stroke-width="5")/, '$199$2'],
	['tick marks', / stroke-dasharray="1.5 [\d.]+"/, ' stroke-dasharray="1.5 9"'],
	['all tick marks', /<path d="M[^"]*" stroke-width="12"[^>]*>/, ''],
])('refuses a number line that is drawn with other %s', (_, part, other) => {
	const axis = { first: -2, last: 5, labelEvery: 1 };
	const line = [{ from: { at: 1, closed: true }, to: null }];
	const { svg, alt } = drawFigure({ kind: 'number line', axis, parts: line });
	const issuesOf = (drawing: string) => [
		...dataFigureIssues(drawing, alt),
		...tickMarkIssues(drawing, alt),
	];
	expect(issuesOf(svg)).toEqual([]);
	expect(svg).toMatch(part);
	expect(issuesOf(svg.replace(part, other))).toHaveLength(1);
});
