/** Polygons drawn and named: regular ones, and others whose corners carry their angles. */
import type { Diagram, Mark, Spot } from '../../../figures/figure.ts';

const around = (n: number): Spot[] =>
	Array.from({ length: n }, (_, at): Spot => {
		const turn = -Math.PI / 2 - Math.PI / n + (2 * Math.PI * at) / n;
		return [Math.cos(turn), Math.sin(turn)];
	});

export const regularPolygon = (n: number, alt: string): Diagram => ({
	kind: 'diagram',
	marks: [{ mark: 'path', at: around(n), closed: true }],
	alt,
});

export const regularWords = (n: number): string =>
	`A regular polygon with ${n} equal sides and ${n} equal angles.`;

/** Not to scale: only the number of corners and their texts matter. */
export function labeledPolygon(texts: readonly string[], alt: string): Diagram {
	const corners = around(texts.length).map(([x, y], at): Spot => [
		x * (at % 2 === 0 ? 1.45 : 1.25),
		y * (at % 3 === 0 ? 0.95 : 1.1),
	]);
	return {
		kind: 'diagram',
		marks: [
			{ mark: 'path', at: corners, closed: true },
			...corners.map(([x, y], at): Mark => ({
				mark: 'text',
				at: [x * 0.66, y * 0.72],
				text: texts[at] ?? '',
			})),
		],
		alt,
	};
}

/** Polygons by their number of sides. */
const NAMES: Readonly<Record<number, string>> = {
	3: 'triangle',
	4: 'quadrilateral',
	5: 'pentagon',
	6: 'hexagon',
	7: 'heptagon',
	8: 'octagon',
};

/** @throws {RangeError} when the number of sides has no common name. */
export function polygonName(sides: number): string {
	const name = NAMES[sides];
	if (name === undefined) throw new RangeError(`A polygon with ${sides} sides has no name here.`);
	return name;
}
