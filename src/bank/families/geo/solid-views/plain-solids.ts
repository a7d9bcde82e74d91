/** Solids without measures, for questions about their form. */
import { coneFigure, cylinderFigure, sphereFigure } from '../../../figures/round-solids.ts';
import { boxFigure, pyramidFigure, triangularPrismFigure } from '../../../figures/shape-solids.ts';
import type { Diagram, Mark, Spot } from '../../../figures/figure.ts';

const NO = { r: '', h: '' };

const hexagonalPrism = (alt: string): Diagram => {
	const ring = (y: number): Spot[] =>
		Array.from({ length: 6 }, (_, at): Spot => {
			const turn = (Math.PI / 3) * at;
			return [Math.cos(turn), y + 0.3 * Math.sin(turn)];
		});
	const [low, high] = [ring(0), ring(1.6)];
	const edges = low.map((spot, at): Mark => ({
		mark: 'path',
		at: [spot, high[at] ?? spot],
		...(at === 1 || at === 2 ? { dashed: true as const } : {}),
	}));
	const [a, b, c, d, e, f] = low as [Spot, Spot, Spot, Spot, Spot, Spot];
	return {
		kind: 'diagram',
		marks: [
			{ mark: 'path', at: [d, c, b, a], dashed: true },
			{ mark: 'path', at: [d, e, f, a] },
			{ mark: 'path', at: high, closed: true },
			...edges,
		],
		alt,
	};
};

const triangularPyramid = (alt: string): Diagram => ({
	kind: 'diagram',
	marks: [
		{
			mark: 'path',
			at: [
				[0, 0.4],
				[2.2, 0.5],
			],
			dashed: true,
		},
		{
			mark: 'path',
			at: [
				[0, 0.4],
				[1.2, 0],
				[2.2, 0.5],
				[1.15, 2],
				[0, 0.4],
			],
		},
		{
			mark: 'path',
			at: [
				[1.2, 0],
				[1.15, 2],
			],
		},
	],
	alt,
});

export function solidFigure(solid: string): Diagram {
	const alt = `A ${solid}.`;
	switch (solid) {
		case 'cube':
			return boxFigure([1, 1, 1], ['', '', ''], { alt });
		case 'rectangular prism':
			return boxFigure([1.6, 1, 0.8], ['', '', ''], { alt });
		case 'triangular prism':
			return triangularPrismFigure({ b: '', h: '', long: '' }, false, { alt });
		case 'square pyramid':
			return pyramidFigure({ a: '', b: '', h: '' }, false, { alt });
		case 'triangular pyramid':
			return triangularPyramid(alt);
		case 'cylinder':
			return cylinderFigure(1, 2, NO, { alt });
		case 'cone':
			return coneFigure(1, 2, NO, { alt });
		case 'hexagonal prism':
			return hexagonalPrism(alt);
		default:
			return sphereFigure('', solid === 'hemisphere', false, { alt });
	}
}
