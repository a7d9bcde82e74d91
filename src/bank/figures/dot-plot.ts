/** A dot plot: one dot for each value, stacked over a number line. */
import type { Figure } from '../family.ts';
import { axisAt, columnOf, type DataAxis, WIDTH } from './data-axis.ts';
import { ACCENT, svg } from './svg.ts';

/** Dots of whole values; every whole number of the axis is labeled, so it should span at most 12. */
export function dotPlot(values: readonly number[], title: string): Figure {
	const counts = countsOf(values);
	const ordered = [...counts.keys()].toSorted((a, b) => a - b);
	const axis: DataAxis = { from: ordered[0] ?? 0, to: ordered.at(-1) ?? 1, step: 1, title };
	const x = columnOf(axis);
	const highest = Math.max(...counts.values());
	const base = 14 + highest * 13;
	const dots = ordered.flatMap((value) =>
		Array.from(
			{ length: counts.get(value) ?? 0 },
			(_, at) => `<circle cx="${x(value)}" cy="${base - 10 - at * 13}" r="5"/>`,
		),
	);
	const said = ordered.map((value) => {
		const count = counts.get(value) ?? 0;
		return `${count} ${count === 1 ? 'dot' : 'dots'} over ${value}`;
	});
	return {
		svg: svg(WIDTH, base + 48, `<g fill="${ACCENT}">${dots.join('')}</g>${axisAt(base, axis)}`),
		alt: `A dot plot of ${title}. ${said.join('; ')}.`,
		width: WIDTH,
		height: base + 48,
	};
}

/** How often each value occurs. */
export function countsOf(values: readonly number[]): Map<number, number> {
	const counts = new Map<number, number>();
	for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
	return counts;
}
