/** A dot plot: one dot for each value, stacked over a number line. */
import { ACCENT, svg } from './drawing.ts';
import { axisAt, columnOf, type DataAxis, WIDTH } from './data-axis.ts';
import type { DotPlot, Drawing } from '../figure.ts';

export function drawDotPlot({ values, title }: DotPlot): Drawing {
	const ordered = [...new Set(values)].toSorted((a, b) => a - b);
	const counts = ordered.map((value) => values.filter((one) => one === value).length);
	const axis: DataAxis = { from: ordered[0] ?? 0, to: ordered.at(-1) ?? 1, step: 1, title };
	const x = columnOf(axis);
	const highest = Math.max(...counts);
	const base = 14 + highest * 13;
	const dots = ordered.flatMap((value, place) =>
		Array.from(
			{ length: counts[place] ?? 0 },
			(_, at) => `<circle cx="${x(value)}" cy="${base - 10 - at * 13}" r="5"/>`,
		),
	);
	const said = ordered.map((value, place) => {
		const count = counts[place] ?? 0;
		return `${count} ${count === 1 ? 'dot' : 'dots'} over ${value}`;
	});
	return {
		svg: svg(WIDTH, base + 48, `<g fill="${ACCENT}">${dots.join('')}</g>${axisAt(base, axis)}`),
		alt: `A dot plot of ${title}. ${said.join('; ')}.`,
		width: WIDTH,
		height: base + 48,
	};
}
