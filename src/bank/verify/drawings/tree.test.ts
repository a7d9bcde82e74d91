import { expect, test } from 'vitest';
import { drawFigure } from '../../figures/draw/draw-figure.ts';
import { issuesOf } from './drawn-line.testdata.ts';

const tree = drawFigure({
	kind: 'tree diagram',
	branches: [
		{
			name: 'red',
			chance: '5/8',
			next: [
				{ name: 'red', chance: '4/7', isAside: true },
				{ name: 'blue', chance: '3/7', product: '15/56' },
			],
		},
		{
			name: 'blue',
			chance: '3/8',
			next: [
				{ name: 'red', chance: '5/7', product: '15/56' },
				{ name: 'blue', chance: '2/7', isAside: true },
			],
		},
	],
});
const PROMPT =
	'A bag contains $5$ red and $3$ blue marbles. One marble is drawn at random and not returned to the bag. $\\frac{5}{8} \\times \\frac{3}{7}$, $\\frac{3}{8} \\times \\frac{5}{7}$';
const LINE = '$P = \\frac{15 + 15}{56}$';

test('says the branches stage by stage', () => {
	expect(tree.alt).toBe(
		'A tree diagram. First stage: red, 5 over 8; blue, 3 over 8. Second stage, after red: red, 4 over 7; blue, 3 over 7, for the whole path 15 over 56. Second stage, after blue: red, 5 over 7, for the whole path 15 over 56; blue, 2 over 7.',
	);
});

test('proves a tree whose chances are those of the bag', () => {
	expect(issuesOf(PROMPT, LINE, tree)).toEqual([]);
});

test.each([
	['another bag', PROMPT.replace('$3$ blue', '$4$ blue'), /the chance of red is not 5 over 8/],
	[
		'a marble returned',
		PROMPT.replace('not returned', 'returned'),
		/the chance of \w+ is not 3 over 7/,
	],
	['other colors', PROMPT.replace('blue', 'white'), /does not mention "blue"/],
])('rejects the tree of %s', (_what, prompt, reason) => {
	expect(issuesOf(prompt, LINE, tree).join()).toMatch(reason);
});

test('rejects a path that is not the product of its branches', () => {
	const wrong = drawFigure({
		kind: 'tree diagram',
		branches: [
			{
				name: 'red',
				chance: '5/8',
				next: [
					{ name: 'red', chance: '4/7', isAside: true },
					{ name: 'blue', chance: '3/7', product: '15/55' },
				],
			},
			{ name: 'blue', chance: '3/8', isAside: true },
		],
	});
	expect(issuesOf(PROMPT, `${LINE} $55$`, wrong).join()).toMatch(/not the product/);
});

test.each([
	['another chance', '>3/7<', '>5/7<'],
	['another name', '>blue</text>', '>red</text>'],
	['a branch from elsewhere', /M14 [\d.]+L/, 'M14 99L'],
	[
		'a chance at another branch',
		/(<text x="\d+(?:\.\d)?" y=")[\d.]+(" text-anchor="middle")/,
		'$19$2',
	],
	['a branch that counts as one that does not', 'stroke-width="2"', 'stroke-width="1.2"'],
	['another product', '>15/56<', '>16/56<'],
	['a branch that does not count as one that does', 'stroke-width="1.2"', 'stroke-width="2"'],
	['no chance', /<text[^>]*>2\/7<\/text>/, ''],
])('detects %s in the drawing', (_what, was, is) => {
	const svg = tree.svg.replace(was, is);
	expect(svg).not.toBe(tree.svg);
	expect(issuesOf(PROMPT, LINE, { ...tree, svg })).toHaveLength(1);
});

const TEST =
	'Of $30$ percent with an infection, $0.3$, the test is positive for $0.84$; for the others $0.03$.';

const screening = (no: string, negative: string) =>
	drawFigure({
		kind: 'tree diagram',
		branches: [
			{
				name: 'infection',
				chance: '0.3',
				next: [
					{ name: 'positive', chance: '0.84', product: '0.252' },
					{ name: 'not positive', chance: negative, isAside: true },
				],
			},
			{ name: 'no infection', chance: no, isAside: true },
		],
	});

test('a chance that no line names is what the others leave', () => {
	const line = '$P = 0.252$';
	expect(issuesOf(TEST, line, screening('0.7', '0.16'))).toEqual([]);
	expect(issuesOf(TEST, line, screening('0.7', '0.84')).join()).toMatch(/add up to 1/);
	expect(issuesOf(TEST, line, screening('0.6', '0.16')).join()).toMatch(/add up to 1/);
});
