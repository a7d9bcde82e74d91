/** A dot plot: one dot for each value, stacked over a number line. */
import { ACCENT, INK, svg } from './draw/drawing.ts';
import type { Drawing } from './figure.ts';

// The horizontal axis under a display of data: tick marks, numbers, a title.

export type DataAxis = { from: number; to: number; step: number; title: string };

export const [WIDTH, MARGIN] = [320, 24];

/** The pixel column of a value. */
export const columnOf =
	({ from, to }: DataAxis, margin = MARGIN) =>
	(value: number): number =>
		Number((margin + ((value - from) / (to - from)) * (WIDTH - 16 - margin)).toFixed(1));

/** There is a number at every step, counted from `from`. */
export function axisAt(y: number, axis: DataAxis, margin = MARGIN): string {
	const x = columnOf(axis, margin);
	const ticks = Array.from(
		{ length: Math.floor((axis.to - axis.from) / axis.step + 1e-9) + 1 },
		(_, at) => axis.from + at * axis.step,
	);
	const marks = ticks.map((value) => `M${x(value)} ${y}v6`).join('');
	const numbers = ticks.map((value) => `<text x="${x(value)}" y="${y + 20}">${value}</text>`);
	return `<path d="M${margin - 8} ${y}H${WIDTH - 8}${marks}" stroke="${INK}" stroke-width="1.5" fill="none"/><g font-size="13">${numbers.join('')}<text x="${(WIDTH + margin - 16) / 2}" y="${y + 40}">${axis.title}</text></g>`;
}

/** A step of 1, 2, 5, 10, … that gives at most `most` numbers, and ends on its multiples. */
export function axisFor(values: readonly number[], title: string, most = 10): DataAxis {
	const [low, high] = [Math.min(...values), Math.max(...values)];
	const step = [1, 2, 5, 10, 20, 50, 100].find((one) => (high - low) / one <= most) ?? 200;
	return {
		from: Math.floor(low / step) * step,
		to: Math.ceil(high / step) * step,
		step,
		title,
	};
}

/** Dots of whole values; every whole number of the axis is labeled, so it should span at most 12. */
export function dotPlot(values: readonly number[], title: string): Drawing {
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
