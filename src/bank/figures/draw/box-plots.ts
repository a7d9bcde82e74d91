/** One or two box plots over one axis. */
import { capital } from '../../../math/things-in-words.ts';
import { axisAt, axisFor, columnOf, WIDTH } from './data-axis.ts';
import { ACCENT, FAINT, svg } from './drawing.ts';
import type { Box, BoxPlots, Drawing } from '../figure.ts';

const BAND = 62;

export function drawBoxPlots({ boxes, title }: BoxPlots): Drawing {
	const axis = axisFor(
		boxes.flatMap(({ five }) => five),
		title,
	);
	const x = columnOf(axis);
	const base = boxes.length * BAND + 12;
	const drawn = boxes.map(({ name, five }, at) => drawBox(five.map(x), at * BAND + 44, five, name));
	const lines = Array.from(
		{ length: Math.round((axis.to - axis.from) / axis.step) + 1 },
		(_, at) => `M${x(axis.from + at * axis.step)} 8V${base}`,
	).join('');
	return {
		svg: svg(
			WIDTH,
			base + 48,
			`<path d="${lines}" stroke="${FAINT}" fill="none"/>${drawn.join('')}${axisAt(base, axis)}`,
		),
		alt: boxes.map(inWords).join(' '),
		width: WIDTH,
		height: base + 48,
	};
}

function drawBox(
	[least = 0, first = 0, middle = 0, third = 0, most = 0]: readonly number[],
	y: number,
	values: readonly number[],
	name?: string,
): string {
	const shape = `M${least} ${y - 7}v14M${least} ${y}H${first}M${third} ${y}H${most}M${most} ${y - 7}v14M${middle} ${y - 12}v24`;
	const numbers = [least, first, middle, third, most].map(
		(at, place) => `<text x="${at}" y="${y - 17}">${values[place]}</text>`,
	);
	const caption = name
		? `<text x="16" y="${y - 32}" text-anchor="start">${capital(name)}</text>`
		: '';
	return `<rect x="${first}" y="${y - 12}" width="${(third - first).toFixed(1)}" height="24" fill="${ACCENT}" fill-opacity=".15" stroke="${ACCENT}" stroke-width="2"/><path d="${shape}" stroke="${ACCENT}" stroke-width="2" fill="none"/><g font-size="13" stroke="#fff" stroke-width="3" paint-order="stroke">${numbers.join('')}${caption}</g>`;
}

/** What is drawn, not what it stands for: that is asked. */
function inWords({ of, five }: Box): string {
	const [least, first, middle, third, most] = five;
	return `A box plot of ${of}: the whiskers end at ${least} and ${most}, the box goes from ${first} to ${third}, and the line inside the box is at ${middle}.`;
}
