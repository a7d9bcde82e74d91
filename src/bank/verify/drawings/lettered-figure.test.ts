import { expect, test } from 'vitest';
import { letteredFigureIssues } from './lettered-figure.ts';

const path = (...spots: string[]) => `<path d="M${spots.join('L')}"/>`;
/** Each letter is up and to the left of its point. */
const named = (points: Readonly<Record<string, readonly [number, number]>>) =>
	Object.entries(points)
		.map(([letter, [x, y]]) => `<text x="${x - 8}" y="${y - 3}">${letter}</text>`)
		.join('');

const CORNERS = { A: [100, 0], B: [0, 200], C: [300, 200] } as const;
const ABC = `${path('100 0', '0 200', '300 200', '100 0')}${named(CORNERS)}`;

test('refuses a point that is not on its side', () => {
	const words =
		'Triangle A B C with point D on side A B and point E on side A C. Segment D E is parallel to B C.';
	const across = (x: number, y: number) =>
		`${ABC}${path(`${x} ${y}`, '200 100')}${named({ D: [x, y], E: [200, 100] })}`;
	expect(letteredFigureIssues(across(50, 100), words)).toEqual([]);
	expect(letteredFigureIssues(across(80, 100), words)).toEqual(['D is not on AB']);
	const short = 'Triangle A B C with D on B C and the segment D E.';
	expect(letteredFigureIssues(across(50, 100), short)).toEqual(['D is not on BC']);
	expect(letteredFigureIssues(across(40, 120), words)).toEqual([
		'the drawing does not show "DE is parallel to BC"',
	]);
});

test('refuses a triangle without one of its sides', () => {
	const words = 'In triangle A B C, side A B is 60 metres long.';
	const open = `${path('0 200', '300 200', '100 0')}${path('100 0', '100 0')}${named(CORNERS)}`;
	expect(letteredFigureIssues(ABC, words)).toEqual([]);
	expect(letteredFigureIssues(open, words)).toEqual(['side AB is not drawn']);
});

test('refuses segments that meet at another point, and a point that is not between', () => {
	const crossed = `${path('0 0', '200 200')}${path('0 200', '200 0')}`;
	const ends = { A: [0, 0], E: [200, 200], B: [0, 200], D: [200, 0] } as const;
	const words = 'Segments A E and B D intersect at point C. C lies between A and E.';
	const at = (x: number, y: number) =>
		letteredFigureIssues(
			`${crossed}${path(`${x} ${y}`, '100 20')}${named({ ...ends, C: [x, y] })}`,
			words,
		);
	expect(at(100, 100)).toEqual([]);
	expect(at(100, 70)).toEqual(['C is not on AE', 'C is not on AE', 'C is not on BD']);
});

test('refuses a slanted altitude and a right angle that is not one', () => {
	const words = 'Triangle A B C with a right angle at C. The altitude from C meets side A B at D.';
	const drawn = (c: number, d: number) =>
		letteredFigureIssues(
			`${path('0 100', '200 100', `${c} 0`, '0 100')}${path(`${c} 0`, `${d} 100`)}${named({
				A: [0, 100],
				B: [200, 100],
				C: [c, 0],
				D: [d, 100],
			})}`,
			words,
		);
	expect(drawn(100, 100)).toEqual([]);
	expect(drawn(60, 60)).toHaveLength(1);
	expect(drawn(100, 140)).toHaveLength(1);
});

test('does not look for right angles in a drawing of a solid', () => {
	const words = 'C is directly above D. In triangle A B C, angle C is a right angle.';
	const drawn = `${ABC}${path('300 200', '300 240')}${named({ D: [300, 240] })}`;
	expect(letteredFigureIssues(drawn, words)).toEqual([]);
	expect(letteredFigureIssues(drawn, words.replace('C is directly above D. ', ''))).toHaveLength(1);
});

test.each([
	['Triangle A B C is drawn.', 'Triangle A C C is drawn.'],
	['Segments A B and A C are drawn.', 'Segments A C and A C are drawn.'],
	['Points A, B, and C are marked.', 'Points A, C, and C are marked.'],
	[
		'A is the boat, B is the top, and C is its base.',
		'A is the boat, C is the top, and C is its base.',
	],
])('refuses a name that is given twice: "%s" as "%s"', (words, changed) => {
	expect(letteredFigureIssues('', `${words} There is a grid line at every unit.`)).toEqual([]);
	expect(letteredFigureIssues('', `${changed} There is a grid line at every unit.`)).toHaveLength(
		1,
	);
});

test('refuses a point that is not directly above another', () => {
	const words = 'D is directly above C. In triangle A B C, side A B is 60 metres long.';
	const above = (x: number) =>
		letteredFigureIssues(`${ABC}${path('300 200', `${x} 20`)}${named({ D: [x, 20] })}`, words);
	expect(above(300)).toEqual([]);
	expect(above(280)).toEqual(['the drawing does not show "D is directly above C"']);
});
