/** A number line with labels at whole numbers, halfway tick marks, and several lettered points. */
import type { Figure } from '../../../family.ts';
import { ACCENT, INK, label, svg } from '../../../figures/drawing.ts';

export type LetteredLine = {
	/** Whole numbers at the two ends. */
	from: number;
	to: number;
	/** From left to right, at least 0.2 apart. */
	points: readonly { name: string; at: number }[];
};

const [WIDTH, HEIGHT, MARGIN, AXIS] = [320, 84, 24, 46];

export function letteredLine({ from, to, points }: LetteredLine): Figure {
	const x = (at: number) =>
		Number((MARGIN + ((at - from) * (WIDTH - 2 * MARGIN)) / (to - from)).toFixed(1));
	const whole = Array.from({ length: to - from + 1 }, (_, i) => from + i);
	const long = whole.map((at) => `M${x(at)} ${AXIS - 7}v14`).join('');
	const short = whole
		.slice(0, -1)
		.map((at) => `M${x(at + 0.5)} ${AXIS - 4}v8`)
		.join('');
	const texts = whole
		.map((at) => `<text x="${x(at)}" y="${AXIS + 26}">${label(at)}</text>`)
		.join('');
	const dots = points
		.map(
			({ name, at }) =>
				`<circle cx="${x(at)}" cy="${AXIS}" r="4.5" fill="${ACCENT}"/><text x="${x(at)}" y="${AXIS - 14}" font-size="16" font-style="italic" fill="${ACCENT}">${name}</text>`,
		)
		.join('');
	const axis = `<path d="M4 ${AXIS}H${WIDTH - 4}M10 ${AXIS - 4}l-6 4 6 4M${WIDTH - 10} ${AXIS - 4}l6 4-6 4${long}${short}" fill="none" stroke="${INK}" stroke-width="1.5"/>`;
	return {
		svg: svg(WIDTH, HEIGHT, axis + texts + dots),
		alt: altOf({ from, to, points }),
		width: WIDTH,
		height: HEIGHT,
	};
}

const altOf = ({ from, to, points }: LetteredLine): string =>
	`A number line from ${from} to ${to} with a label at every whole number and a short tick mark halfway between. ${points
		.map(({ name, at }) => `Point ${name} is at about ${at.toFixed(1)}.`)
		.join(' ')}`;
