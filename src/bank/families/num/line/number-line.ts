/** A number line with evenly spaced tick marks, some of them labeled, and one marked point. */
import { counted, listInWords } from '../../../../math/things-in-words.ts';
import { ACCENT, INK, svg } from '../../../figures/draw/drawing.ts';
import type { Drawing } from '../../../figures/figure.ts';
import { plainDecimal } from '../../../../math/plain-notation.ts';
import { spoken } from '../../../../math/speech-numbers.ts';

export type NumberLine = {
	/** The value at the first tick, counted in spaces: `first * step`. */
	first: number;
	/** How many spaces the ticks make. */
	spaces: number;
	/** The value of one space. */
	step: number;
	/** Every tick whose count is a multiple of this is labeled; at least two must be. */
	labelEvery: number;
	/** The marked point, counted in spaces. */
	point: { name: string; at: number };
};

const [WIDTH, HEIGHT, MARGIN, AXIS] = [320, 84, 22, 46];

export function numberLine(line: NumberLine): Drawing {
	const { first, spaces, step, point } = line;
	const gap = (WIDTH - 2 * MARGIN) / spaces;
	const x = (at: number) => Number((MARGIN + (at - first) * gap).toFixed(1));
	const ticks = Array.from({ length: spaces + 1 }, (_, i) => first + i);
	const labels = labeledTicks(line);
	const marks = ticks.map((at) => `M${x(at)} ${AXIS - 6}v12`).join('');
	const texts = labels
		.map((at) => `<text x="${x(at)}" y="${AXIS + 24}">${plainDecimal(at * step)}</text>`)
		.join('');
	const drawing =
		`<path d="M4 ${AXIS}H${WIDTH - 4}M10 ${AXIS - 4}l-6 4 6 4M${WIDTH - 10} ${AXIS - 4}l6 4-6 4${marks}" fill="none" stroke="${INK}" stroke-width="1.5"/>${texts}` +
		`<circle cx="${x(point.at)}" cy="${AXIS}" r="5" fill="${ACCENT}"/><text x="${x(point.at)}" y="${AXIS - 14}" font-size="16" font-style="italic" fill="${ACCENT}">${point.name}</text>`;
	return { svg: svg(WIDTH, HEIGHT, drawing), alt: altOf(line), width: WIDTH, height: HEIGHT };
}

/** Counts of the labeled ticks, from left to right. */
export const labeledTicks = ({ first, spaces, labelEvery }: NumberLine): number[] =>
	Array.from({ length: spaces + 1 }, (_, i) => first + i).filter((at) => at % labelEvery === 0);

/** The labeled tick nearest to the point; in a tie, the left one. */
export function nearestLabel(line: NumberLine): number {
	const distance = (at: number) => Math.abs(at - line.point.at);
	return labeledTicks(line).reduce((best, at) => (distance(at) < distance(best) ? at : best));
}

function altOf(line: NumberLine): string {
	const { step, labelEvery, point } = line;
	const near = nearestLabel(line);
	const names = labeledTicks(line).map((at) => spoken(at * step));
	const away = counted(Math.abs(point.at - near), 'tick mark');
	const side = point.at < near ? 'left' : 'right';
	return `A number line with evenly spaced tick marks. The labeled tick marks, from left to right, are ${listInWords(names)}. There are ${labelEvery} equal spaces ${names.length > 2 ? 'from each label to the next' : 'between the two labels'}. Point ${point.name} is ${away} to the ${side} of ${spoken(near * step)}.`;
}
