/** A bar that represents 100%: percents above it, the amounts that belong to them below. */
import Fraction from 'fraction.js';
import { ACCENT, INK, svg } from './drawing.ts';
import type { Drawing, PercentBar } from '../figure.ts';

const [WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM] = [320, 84, 20, 296, 28, 56];
/** Labels closer than this lean away from each other. */
const NEAR = 38;

const isShort = (value: Fraction): boolean =>
	value.gt(0) && /^\d{1,5}(\.\d{1,3})?$/.test(value.toString());

export function drawPercentBar(bar: PercentBar): Drawing | undefined {
	const values = [bar.p, bar.part, bar.whole].map((value) => new Fraction(value));
	if (!values.every(isShort)) return undefined;
	const [p, part, whole] = values.map(String) as [string, string, string];
	const most = Math.max(100, Number(p));
	// Beyond 100 % the last labels lean out of the bar: they need room.
	const right = most > 100 ? RIGHT - 28 : RIGHT;
	const x = (percent: number) => Number((LEFT + (percent / most) * (right - LEFT)).toFixed(1));
	const [end, full] = [x(Number(p)), x(100)];
	const tenths = Array.from(
		{ length: Math.floor(most / 10) + 1 },
		(_, at) => `M${x(at * 10)} ${TOP}V${BOTTOM}`,
	);
	const labels = [
		[0, '0%', '0'],
		[Number(p), `${p}%`, part],
		...(p === '100' ? [] : [[100, '100%', whole] as const]),
	] as const;
	const drawn = labels.map(([percent, above, below]) => {
		const isCrowded = percent === 100 && end > full && end - full < NEAR;
		const lean =
			percent === Number(p) ? leaning(end, full, p) : isCrowded ? ' text-anchor="end"' : '';
		const color = percent === Number(p) ? ` fill="${ACCENT}" font-weight="700"` : '';
		const text = (y: number, words: string) =>
			`<text x="${x(percent)}" y="${y}"${lean}${color}>${words}</text>`;
		return text(TOP - 9, above) + text(BOTTOM + 19, below);
	});
	const drawing =
		`<path d="M${LEFT} ${(TOP + BOTTOM) / 2}H${end}" stroke="${ACCENT}" stroke-opacity=".35" stroke-width="${BOTTOM - TOP}"/>` +
		`<path d="${tenths.join('')}" stroke="${INK}" stroke-width=".6" stroke-opacity=".5"/>` +
		`<path d="M${LEFT} ${TOP}H${x(most)}V${BOTTOM}H${LEFT}zM${end} ${TOP - 5}V${BOTTOM + 5}M${full} ${TOP - 5}V${BOTTOM + 5}" fill="none" stroke="${INK}" stroke-width="1.5"/>` +
		drawn.join('');
	return {
		svg: svg(WIDTH, HEIGHT, drawing),
		alt: `A percent bar: ${p} percent is ${part}, and 100 percent is ${whole}.`,
		width: WIDTH,
		height: HEIGHT,
	};
}

function leaning(end: number, full: number, p: string): string {
	if (Math.abs(full - end) < NEAR && p !== '100')
		return end < full ? ' text-anchor="end"' : ' text-anchor="start"';
	return end - LEFT < NEAR ? ' text-anchor="start"' : '';
}
