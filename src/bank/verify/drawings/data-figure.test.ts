import { expect, test } from 'vitest';
import { boxPlot } from '../../families/stat/display/box-plot.ts';
import { histogram } from '../../families/stat/display/histogram.ts';
import { dotPlot } from '../../figures/dot-plot.ts';
import { dataOtherwise } from './data-figure.ts';

const FIGURES = {
	'a box plot': boxPlot(
		[
			{ of: 'the points of team A', name: 'team A', five: [1, 8, 15, 22, 30] },
			{ of: 'the points of team B', name: 'team B', five: [4, 11, 18, 27, 40] },
		],
		'points',
	),
	'a histogram': histogram({ from: 10, width: 5, counts: [2, 7], title: 'minutes' }),
	'a dot plot': dotPlot([2, 3, 3, 5], 'goals'),
};

test.each([
	['a box plot', 'the box is at 15', 'the box is at 16'],
	['a box plot', 'end at 4 and 40', 'end at 4 and 39'],
	['a histogram', '10 to less than 15: 2', '10 to less than 15: 3'],
	['a histogram', '15 to less than 20', '15 to less than 21'],
	['a box plot', 'team A', 'team B'],
	['a histogram', 'of minutes, with the frequency', 'of frequency, with the minutes'],
	['a dot plot', '2 dots over 3', '3 dots over 3'],
	['a dot plot', '1 dot over 5', '1 dot over 4'],
] as const)('finds %s that is described with "%s" changed to "%s"', (kind, said, changed) => {
	const { svg, alt } = FIGURES[kind];
	expect(dataOtherwise(svg, alt)).toEqual([]);
	expect(alt).toContain(said);
	expect(dataOtherwise(svg, alt.replace(said, changed))).toHaveLength(1);
});

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
	expect(dataOtherwise(LINE, WORDS)).toEqual([]);
	expect(WORDS).toContain(said);
	expect(dataOtherwise(LINE, WORDS.replace(said, changed))).toHaveLength(1);
});

test('refuses two points of a number line whose letters are exchanged', () => {
	const point = (x: number, name: string) =>
		`<circle cx="${x}" cy="34" r="4.5"/><text x="${x}" y="20">${name}</text>`;
	const line = (left: string, right: string) =>
		`${LINE.split('<path')[0] ?? ''}${point(48, left)}${point(104, right)}`;
	const words =
		'A number line from negative 2 to 4 with a label at every second whole number, labeled negative 2, 0, 2, and 4. Point P is at about negative 1. Point Q is at about 1.';
	expect(dataOtherwise(line('P', 'Q'), words)).toEqual([]);
	expect(dataOtherwise(line('Q', 'P'), words)).toHaveLength(1);
});
