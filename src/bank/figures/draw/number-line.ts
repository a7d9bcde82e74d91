/** Solution sets on number lines: rays and segments with open or closed circles. One line, or four to choose from. */
import { counted, listInWords } from '../../../math/things-in-words.ts';
import { ACCENT, INK, svg } from './drawing.ts';
import { letterOf } from '../../family.ts';
import { labelBeside } from '../axes.ts';
import type { Drawing, FourNumberLines, NumberLine, ShadedPart, Ticks } from '../figure.ts';
import { plainDecimal } from '../../../math/plain-notation.ts';
import { spoken } from '../../../math/speech-numbers.ts';

const WIDTH = 320;

export function drawNumberLine({ axis, parts }: NumberLine): Drawing {
	const height = 72;
	return {
		svg: svg(WIDTH, height, drawn(axis, parts, 20, 34)),
		alt: `A number line with ${axisInWords(axis)}. It shows ${inWords(axis, parts)}.`,
		width: WIDTH,
		height,
	};
}

const ROW = 64;

export function drawFourNumberLines({ axis, lines }: FourNumberLines): Drawing {
	const height = ROW * lines.length;
	const rows = lines.map((parts, at) => {
		const y = at * ROW + 28;
		return `<text x="12" y="${y + 6}" font-size="17" font-weight="700">${letterOf(at)}</text>${drawn(axis, parts, 44, y)}`;
	});
	const words = lines.map((parts, at) => `Number line ${letterOf(at)}: ${inWords(axis, parts)}.`);
	return {
		svg: svg(WIDTH, height, rows.join('')),
		alt: `Four number lines, A to D, with ${axisInWords(axis)}. ${words.join(' ')}`,
		width: WIDTH,
		height,
	};
}

function drawn(
	{ first, last, labelEvery }: Ticks,
	parts: readonly ShadedPart[],
	left: number,
	y: number,
) {
	const right = WIDTH - 20;
	const gap = (right - left) / (last - first);
	const x = (at: number) => Number((left + (at - first) * gap).toFixed(1));
	const numbers = Array.from({ length: last - first + 1 }, (_, i) => first + i)
		.filter((at) => at % labelEvery === 0)
		.map((at) => `<text x="${x(at)}" y="${y + 23}">${plainDecimal(at)}</text>`)
		.join('');
	const [west, east] = [left - 14, right + 14];
	return (
		`<g fill="none" stroke="${INK}" stroke-width="1.5"><path d="M${west} ${y}H${east}M${west + 6} ${y - 4}l-6 4 6 4M${east - 6} ${y - 4}l6 4-6 4"/>` +
		// The ticks are the dashes of one broad line.
		`<path d="M${left - 0.75} ${y}H${right + 1}" stroke-width="12" stroke-dasharray="1.5 ${(gap - 1.5).toFixed(3)}"/></g>${numbers}` +
		`<g fill="${ACCENT}" stroke="${ACCENT}" stroke-width="2.5">${parts.map((part) => drawnPart(part, x, [west, east], y)).join('')}</g>`
	);
}

function drawnPart(
	{ from, to }: ShadedPart,
	x: (at: number) => number,
	[west, east]: [number, number],
	y: number,
): string {
	const [start, end] = [from ? x(from.at) : west, to ? x(to.at) : east];
	const line = `<path d="M${from ? start : start + 6} ${y}H${to ? end : end - 6}" stroke-width="5"/>`;
	const arrow = (tip: number, back: number) => `M${tip} ${y}l${back} -6v12z`;
	const tips = (from ? '' : arrow(start - 1, 9)) + (to ? '' : arrow(end + 1, -9));
	const circles = [from, to].map((mark) =>
		mark
			? `<circle cx="${x(mark.at)}" cy="${y}" r="6.5"${mark.closed ? '' : ' fill="#fff"'}/>`
			: '',
	);
	return line + (tips && `<path d="${tips}" stroke="none"/>`) + circles.join('');
}

function axisInWords({ first, last, labelEvery }: Ticks): string {
	const numbers = Array.from({ length: last - first + 1 }, (_, i) => first + i);
	const names = numbers.filter((at) => at % labelEvery === 0).map(spoken);
	const ticks = `a tick mark at every integer from ${spoken(first)} to ${spoken(last)}`;
	return labelEvery === 1
		? ticks
		: `evenly spaced tick marks, labeled ${listInWords(names)}, with ${labelEvery} spaces ${names.length > 2 ? 'from each label to the next' : 'between the two labels'}`;
}

/** "an open circle at negative 3, and everything to the left of it is shaded" */
function inWords(axis: Ticks, parts: readonly ShadedPart[]): string {
	const ends = parts.flatMap(({ from, to }) => [from, to]).filter((end) => end !== null);
	const circles = ends.map(
		(end) => `${end.closed ? 'a closed' : 'an open'} circle ${placeOf(axis, end.at)}`,
	);
	const [only] = parts;
	if (parts.length === 2)
		return `${circles.join(' and ')}; everything to the left of the left circle and to the right of the right circle is shaded`;
	if (only?.from && only.to)
		return `${circles.join(' and ')}, and everything between them is shaded`;
	return `${circles.join('')}, and everything to the ${only?.from ? 'right' : 'left'} of it is shaded`;
}

/** A circle between two labels is placed by tick marks: counting them may be the question. */
function placeOf(axis: Ticks, at: number): string {
	if (at % axis.labelEvery === 0) return `at ${spoken(at)}`;
	const near = labelBeside(axis, at);
	const side = near < at ? 'right' : 'left';
	if (near > axis.last) return `at ${spoken(at)}`;
	return `${counted(Math.abs(at - near), 'tick mark')} to the ${side} of ${spoken(near)}`;
}
