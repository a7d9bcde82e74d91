import { expect, test } from 'vitest';
import { graphShapeIssues } from './shape-in-words.ts';

const drawn = (...paths: string[]) =>
	paths.map((d) => `<path d="${d}" stroke-width="2" fill="none"/>`).join('');

const FASTER = [0, 1, 3, 6, 10, 15].map((rise, at) => `${10 + 10 * at} ${100 - rise}`).join('L');
const SLOWER = [0, 5, 9, 12, 14, 15].map((rise, at) => `${10 + 10 * at} ${100 - rise}`).join('L');
const STORY =
	'Four graphs, A to D, without numbers. Time is on the horizontal axis, and the height is on the vertical axis. ';
/** The names of the axes of each graph. */
const TITLES = '<text x="10" y="19">height</text><text x="100" y="130">time</text>';

test('refuses the graphs of a story in a different order', () => {
	const words = `${STORY}Graph A: the curve rises slowly at first, then faster and faster; then it stays level. Graph B: the curve rises fast at first, then more and more slowly; then it falls steadily.`;
	const [a, b] = [`M${FASTER}L60 85L120 85`, `M${SLOWER}L60 85L120 100`] as const;
	expect(graphShapeIssues(TITLES + drawn(a, b), words)).toEqual([]);
	expect(graphShapeIssues(TITLES + drawn(b, a), words)).toHaveLength(2);
	expect(graphShapeIssues(drawn(a), words)).toEqual(['1 curves are drawn, 2 described']);
});

/** Half waves of these heights, up and down in turn. */
const wave = (...heights: number[]) =>
	`M0 50${heights.map((h, at) => `c4 ${at % 2 ? h : -h} 7 ${at % 2 ? h : -h} 11 0`).join('')}`;

const SHAPES = {
	'a smooth wave; all its crests have the same height': wave(9, 9, 9, 9, 9, 9),
	'a smooth wave whose crests become higher and higher': wave(4, 8, 12, 16, 20, 24),
	'a smooth wave whose crests become lower and lower': wave(24, 20, 16, 12, 8, 4),
	'a zigzag of straight pieces; all its peaks have the same height': 'M0 50l9 9l9-9l9 9l9-9l9 9',
	'a square wave that alternates between two heights': 'M0 40l9 0M9 60l9 0M18 40l9 0M27 60l9 0',
	'level at 0 except for short raised sections': 'M0 50l9 0M9 40l3 0M12 50l9 0M21 40l3 0M24 50l9 0',
	'made of identical straight pieces; each one rises, and then the graph jumps back down':
		'M0 60l9-20M9 60l9-20M18 60l9-20',
	'made of straight pieces that rise and fall irregularly': 'M0 50l9 9l9-20l9 11l9-4l9 20',
};

test('tells every form of graph from every other', () => {
	const forms = Object.entries(SHAPES);
	for (const [words] of forms)
		for (const [other, path] of forms) {
			const said = `Four graphs, A to D. Graph A is ${words}. Graph B is ${words}.`;
			expect([words, other, graphShapeIssues(drawn(path, path), said).length]).toEqual([
				words,
				other,
				words === other ? 0 : 2,
			]);
		}
});

test('refuses a graph of a story whose axes have each other’s names', () => {
	const words =
		'Four graphs, A to D, without numbers. Time is on the horizontal axis, and the height of the car is on the vertical axis. Graph A: the curve rises steadily. Graph B: the curve rises steadily.';
	const panel = (left: number, above: string, below: string) =>
		`<text x="${left}" y="19">${above}</text>${drawn(`M${left} 60L${left + 90} 40`)}<text x="${left + 80}" y="90">${below}</text>`;
	const both = (above: string, below: string) => panel(10, above, below) + panel(180, above, below);
	expect(graphShapeIssues(both('height', 'time'), words)).toEqual([]);
	expect(graphShapeIssues(both('time', 'height'), words)).toHaveLength(2);
});
