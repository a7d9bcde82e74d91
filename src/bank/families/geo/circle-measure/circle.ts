/** A circle with its center and a radius or diameter, or with no measure drawn. */
import type { Diagram, Mark } from '../../../figures/figure.ts';

export function circleFigure(
	drawn: 'radius' | 'diameter' | 'none',
	text: string,
	alt: string,
): Diagram {
	const line: Mark[] =
		drawn === 'none'
			? []
			: [
					{
						mark: 'path',
						at: [
							[drawn === 'radius' ? 0 : -1, 0],
							[1, 0],
						],
						accent: true,
					},
					{ mark: 'text', at: [drawn === 'radius' ? 0.5 : 0, 0.16], text },
				];
	return {
		kind: 'diagram',
		marks: [
			{ mark: 'ellipse', at: [0, 0], across: 1, up: 1 },
			...line,
			{ mark: 'dot', at: [0, 0] },
		],
		alt,
	};
}
