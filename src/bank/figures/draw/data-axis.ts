/** The horizontal axis under a display of data: tick marks, numbers, a title. */
import { INK } from './drawing.ts';

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
