/** Adding and subtracting as jumps on a number line from the first number. */
import type { Line } from '../../../family.ts';
import { ACCENT, INK, svg } from '../../../figures/draw/drawing.ts';
import type { Drawing } from '../../../figures/figure.ts';
import { plainDecimal } from '../../../../math/plain-notation.ts';
import { spoken } from '../../../../math/speech-numbers.ts';

const [WIDTH, LEFT, RIGHT, AXIS] = [320, 24, 296, 74];
const STEPS = [1, 2, 5, 10, 20, 50, 100, 200, 500];

/** One jump lands on the start of the next. None is 0. */
export const withJumps = (line: Line, start: number, jumps: readonly number[]): Line => ({
	...line,
	figure: jumpsFrom(start, jumps),
});

function jumpsFrom(start: number, jumps: readonly number[]): Drawing {
	const stops = jumps.reduce((all, jump) => [...all, (all.at(-1) ?? 0) + jump], [start]);
	const [low, high] = [Math.min(0, ...stops), Math.max(0, ...stops)];
	const step = STEPS.find((one) => (high - low) / one <= 12) ?? 1000;
	const [from, to] = [Math.floor(low / step) - 1, Math.ceil(high / step) + 1];
	const x = (value: number) =>
		Number((LEFT + ((value / step - from) / (to - from)) * (RIGHT - LEFT)).toFixed(1));
	const ticks = Array.from({ length: to - from + 1 }, (_, at) => (from + at) * step);
	const gap = (RIGHT - LEFT) / (to - from);
	const isWide = Math.max(...ticks.map((at) => plainDecimal(at).length)) * 7.5 + 4 > gap;
	const numbers = ticks
		.filter((at) => !isWide || Math.round(at / step) % 2 === 0)
		.map((at) => `<text x="${x(at)}" y="${AXIS + 23}">${plainDecimal(at)}</text>`);
	const arcs = jumps.map((jump, at) => {
		const [a, b] = [x(stops[at] ?? 0), x(stops[at + 1] ?? 0)];
		const [middle, top] = [(a + b) / 2, 30];
		const tip = Math.sign(b - a) * 5;
		return (
			`<path d="M${a} ${AXIS - 8}Q${middle.toFixed(1)} ${top - 14} ${b} ${AXIS - 8}" fill="none" stroke="${ACCENT}" stroke-width="2"/>` +
			`<path d="M${(b - tip * 1.4).toFixed(1)} ${AXIS - 15}L${b} ${AXIS - 8}L${(b + tip * 0.3).toFixed(1)} ${AXIS - 17}" fill="none" stroke="${ACCENT}" stroke-width="1.6"/>` +
			`<text x="${middle.toFixed(1)}" y="${top - 4}" font-size="15" fill="${ACCENT}">${jump > 0 ? '+' : '−'}${Math.abs(jump)}</text>`
		);
	});
	const ends = [start, stops.at(-1) ?? 0];
	const dots = ends.map(
		(at, order) => `<circle cx="${x(at)}" cy="${AXIS}" r="5"${order === 0 ? ' fill="#fff"' : ''}/>`,
	);
	const marks = ticks.map((at) => `M${x(at)} ${AXIS - 5}v10`).join('');
	const drawing =
		`<path d="M6 ${AXIS}H314M12 ${AXIS - 4}l-6 4 6 4M308 ${AXIS - 4}l6 4-6 4${marks}" fill="none" stroke="${INK}" stroke-width="1.5"/>${numbers.join('')}` +
		arcs.join('') +
		`<g fill="${ACCENT}" stroke="${ACCENT}" stroke-width="2.5">${dots.join('')}</g>`;
	const ways = jumps.map(
		(jump) => `a jump of ${Math.abs(jump)} to the ${jump > 0 ? 'right' : 'left'}`,
	);
	return {
		svg: svg(WIDTH, AXIS + 32, drawing),
		alt: `On a number line, ${ways.join(' and ')} from ${spoken(start)} ends at ${spoken(stops.at(-1) ?? 0)}.`,
		width: WIDTH,
		height: AXIS + 32,
	};
}
