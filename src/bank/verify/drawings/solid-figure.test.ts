import { expect, test } from 'vitest';
import { solidFigure } from '../../families/geo/solid-views/plain-solids.ts';
import { drawFigure } from '../../figures/draw/draw-figure.ts';
import { boxFigure, triangularPrismFigure } from '../../figures/shape-solids.ts';
import { solidIssues } from './solid-figure.ts';

test.each([
	'cube',
	'rectangular prism',
	'triangular prism',
	'hexagonal prism',
	'square pyramid',
	'triangular pyramid',
])('a %s is drawn with its own edges, and those behind it dashed', (solid) => {
	const { svg, alt } = drawFigure(solidFigure(solid));
	expect(solidIssues(svg, alt)).toEqual([]);
	const none = [`no ${solid} is drawn`];
	expect(solidIssues(svg.replace(' stroke-dasharray="4 4"', ''), alt)).toEqual(none);
	expect(solidIssues(svg.replaceAll(' stroke-dasharray="4 4"', ''), alt)).toEqual(none);
	expect(solidIssues(svg.replace(/(<path d="M)[\d.]+/, '$120'), alt)).toEqual(none);
});

test('refuses a cube that is taller than it is wide, or deeper', () => {
	const alt = 'A cube.';
	const drawn = (height: number) =>
		drawFigure(boxFigure([1, 1, height], ['', '', ''], { alt })).svg;
	expect(solidIssues(drawn(1), alt)).toEqual([]);
	expect(solidIssues(drawn(1.5), alt)).toEqual(['no cube is drawn']);
	const long = drawFigure(boxFigure([1, 1.6, 1], ['', '', ''], { alt })).svg;
	expect(solidIssues(long, alt)).toEqual(['no cube is drawn']);
	expect(solidIssues(drawn(1.5), 'A rectangular prism.')).toEqual([]);
});

test('refuses a prism with a different base', () => {
	const alt = 'A triangular prism. The prism is 9 feet long.';
	const { svg } = drawFigure(
		triangularPrismFigure({ b: '6 ft', h: '4 ft', long: '9 ft' }, false, { alt }),
	);
	expect(solidIssues(svg, alt)).toEqual([]);
	expect(solidIssues(svg, 'A rectangular prism.')).toHaveLength(1);
});
