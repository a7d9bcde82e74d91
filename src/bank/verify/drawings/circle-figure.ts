/** "A radius is drawn", "a diameter is drawn": the line must be as long as its name says. */
import { runOf } from './path-run.ts';
import { marksIn } from './svg-elements.ts';

/** Issues for a circle whose line is the other one; none for other drawings. */
export function circleOtherwise(svg: string, description: string): string[] {
	const name = /A (radius|diameter) is drawn/.exec(description)?.[1];
	if (name === undefined) return [];
	const paths = marksIn(svg).map(({ attributes }) => attributes['d'] ?? '');
	const radius = Number(paths.map((d) => /A([\d.]+)/.exec(d)?.[1]).find(Boolean));
	const wanted = name === 'radius' ? radius : 2 * radius;
	const isDrawn = paths
		.filter((d) => !d.includes('A'))
		.flatMap(runOf)
		.some(([[a, b], [c, d]]) => Math.abs(Math.hypot(c - a, d - b) - wanted) < 1);
	return isDrawn ? [] : [`no ${name} is drawn`];
}
