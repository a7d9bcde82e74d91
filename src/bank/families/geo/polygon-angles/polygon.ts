/** Regular polygons, and others whose corners carry their angles. */
import type { Figure } from '../../../family.ts';
import type { Mark } from '../../../figures/mark.ts';
import { shape } from '../../../figures/shape.ts';
import type { Spot } from '../../../figures/plane-window.ts';

const around = (n: number): Spot[] =>
	Array.from({ length: n }, (_, at): Spot => {
		const turn = -Math.PI / 2 - Math.PI / n + (2 * Math.PI * at) / n;
		return [Math.cos(turn), Math.sin(turn)];
	});

export const regularPolygon = (n: number, alt: string): Figure =>
	shape([{ mark: 'path', at: around(n), closed: true }], alt);

/** Not to scale: only the number of corners and their texts matter. */
export function labeledPolygon(texts: readonly string[], alt: string): Figure {
	const corners = around(texts.length).map(([x, y], at): Spot => [
		x * (at % 2 === 0 ? 1.45 : 1.25),
		y * (at % 3 === 0 ? 0.95 : 1.1),
	]);
	return shape(
		[
			{ mark: 'path', at: corners, closed: true },
			...corners.map(([x, y], at): Mark => ({
				mark: 'text',
				at: [x * 0.66, y * 0.72],
				text: texts[at] ?? '',
			})),
		],
		alt,
	);
}
