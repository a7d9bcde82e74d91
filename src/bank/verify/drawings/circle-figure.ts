/** "A radius is drawn", "a diameter is drawn": the line must be what its name says. */
import { lengthOf, midpointOf, runOf } from './path-run.ts';
import type { Spot } from './path-spots.ts';
import { marksIn } from './svg-elements.ts';

const N = '(-?[\\d.]+)';
/** A whole circle of two arcs. */
const CIRCLE = new RegExp(`^M${N} ${N}A${N} ${N} 0 [01] [01] ${N} ${N}A`);

/** Issues for a circle without that line: a radius starts at the center, a diameter goes through it. */
export function circleIssues(svg: string, description: string): string[] {
	const name = /A (radius|diameter) is drawn/.exec(description)?.[1];
	if (name === undefined) return [];
	const paths = marksIn(svg).map(({ attributes }) => attributes['d'] ?? '');
	const [, a = NaN, b = NaN, radius = NaN, , c = NaN, d = NaN] =
		paths
			.map((path) => CIRCLE.exec(path))
			.find(Boolean)
			?.map(Number) ?? [];
	const center = midpointOf([
		[a, b],
		[c, d],
	]);
	const fromCenter = (spot: Spot) => lengthOf([center, spot]);
	const isDrawn = paths
		.filter((path) => !path.includes('A'))
		.flatMap(runOf)
		.some((line) => {
			const [start, end] = line;
			const inside = name === 'radius' ? start : midpointOf(line);
			return fromCenter(inside) < 1 && Math.abs(fromCenter(end) - radius) < 1;
		});
	return isDrawn ? [] : [`no ${name} is drawn`];
}
