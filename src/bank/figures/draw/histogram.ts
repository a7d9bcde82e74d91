/** A histogram with equal intervals; the count of each interval can be read at grid lines. */
import { capital } from '../../../math/things-in-words.ts';
import { axisAt, columnOf, type DataAxis, WIDTH } from './data-axis.ts';
import { ACCENT, FAINT, svg } from './drawing.ts';
import type { Drawing, Histogram } from '../figure.ts';

const [TOP, UNIT_AREA, LEFT] = [16, 150, 40];

export function drawHistogram({ from, width, counts, title }: Histogram): Drawing {
	const axis: DataAxis = { from, to: from + width * counts.length, step: width, title };
	const x = columnOf(axis, LEFT);
	const step = Math.max(...counts) > 10 ? 2 : 1;
	const top = Math.ceil(Math.max(...counts) / step) * step;
	const base = TOP + UNIT_AREA;
	const y = (count: number) => Number((base - (count / top) * UNIT_AREA).toFixed(1));
	const levels = Array.from({ length: top / step + 1 }, (_, at) => at * step);
	const grid = levels.map((count) => `M${LEFT} ${y(count)}H${WIDTH - 16}`).join('');
	const numbers = levels.map(
		(count) => `<text x="${LEFT - 12}" y="${y(count) + 4}">${count}</text>`,
	);
	const middle = TOP + UNIT_AREA / 2;
	const name = `<text x="12" y="${middle}" font-size="13" transform="rotate(-90 12 ${middle})">frequency</text>`;
	const bars = counts.map((count, at) => {
		const left = x(from + at * width);
		const across = x(from + (at + 1) * width) - left;
		return `<rect x="${left}" y="${y(count)}" width="${across.toFixed(1)}" height="${(base - y(count)).toFixed(1)}"/>`;
	});
	const said = counts.map(
		(count, at) => `from ${from + at * width} to less than ${from + (at + 1) * width}: ${count}`,
	);
	return {
		svg: svg(
			WIDTH,
			base + 48,
			`<path d="${grid}" stroke="${FAINT}" fill="none"/><g font-size="13" text-anchor="end">${numbers.join('')}</g>${name}<g fill="${ACCENT}" fill-opacity=".25" stroke="${ACCENT}" stroke-width="1.5">${bars.join('')}</g>${axisAt(base, axis, LEFT)}`,
		),
		alt: `A histogram of ${title}, with the frequency on the vertical axis. The heights of the bars are as follows. ${capital(said.join('; '))}.`,
		width: WIDTH,
		height: base + 48,
	};
}
