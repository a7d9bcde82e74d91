/** A tape diagram: rows of equal boxes, each with what it stands for. */
import { listInWords } from '../../math/things-in-words.ts';
import type { Figure, Line } from '../family.ts';
import { tidy } from './coordinate-plane.ts';
import { halfWidth } from './marks.ts';
import { ACCENT, counted, INK, svg } from './svg.ts';

export type Tape = {
	/** How many boxes each row has. */
	rows: readonly number[];
	/** What each row is for: "orange juice". */
	names?: readonly string[];
	/** So many boxes of the first row are shaded. */
	shaded?: number;
	/** What one box stands for. */
	each: number;
	/** What all boxes stand for. */
	total?: number;
};

const [LEFT, TOP, HIGH, STEP, WIDEST, ROOM] = [12, 12, 26, 36, 38, 252];
/** Room for a name above its row. */
const NAME = 18;
const MOST_BOXES = 12;

/** The line stays as it is where the boxes would be too many or too small for their numbers. */
export function withTape(line: Line, of: Tape): Line {
	const isReadable =
		Math.max(...of.rows) <= MOST_BOXES && wideOf(of) > 2 * halfWidth(String(of.each)) + 2;
	return isReadable ? { ...line, figure: tapeDiagram(of) } : line;
}

const wideOf = ({ rows }: Tape): number => tidy(Math.min(WIDEST, ROOM / Math.max(...rows)));

export function tapeDiagram(of: Tape): Figure {
	const { rows, names = [], shaded = 0, each, total } = of;
	const wide = wideOf(of);
	const above = names.length > 0 ? NAME : 0;
	const topOf = (at: number) => TOP + above + at * (STEP + above);
	const height = topOf(rows.length - 1) + HIGH + TOP;
	const tapes = rows.map((boxes, at) => {
		const y = topOf(at);
		const long = tidy(boxes * wide);
		const walls = Array.from(
			{ length: boxes - 1 },
			(_, box) => `M${tidy(LEFT + (box + 1) * wide)} ${y}v${HIGH}`,
		);
		return `<path d="M${LEFT} ${y}h${long}v${HIGH}h-${long}z${walls.join('')}"/>`;
	});
	const numbers = rows.flatMap((boxes, at) =>
		Array.from(
			{ length: boxes },
			(_, box) =>
				`<text x="${tidy(LEFT + (box + 0.5) * wide)}" y="${topOf(at) + 18}">${each}</text>`,
		),
	);
	const named = names.map(
		(name, at) => `<text x="${LEFT}" y="${topOf(at) - 6}" text-anchor="start">${name}</text>`,
	);
	const end = LEFT + Math.max(...rows) * wide + 8;
	const brace =
		total === undefined
			? ''
			: `<path d="M${tidy(end)} ${TOP}h6V${height - TOP}h-6" fill="none" stroke="${INK}"/><text x="${tidy(end + 12)}" y="${height / 2 + 5}" text-anchor="start" font-weight="700">${total}</text>`;
	const drawing =
		(shaded > 0
			? `<path d="M${LEFT} ${topOf(0)}h${tidy(shaded * wide)}v${HIGH}h-${tidy(shaded * wide)}z" fill="${ACCENT}" fill-opacity=".25"/>`
			: '') +
		`<g fill="none" stroke="${ACCENT}" stroke-width="1.5">${tapes.join('')}</g>${numbers.join('')}${named.join('')}${brace}`;
	return { svg: svg(320, height, drawing), alt: inWords(of), width: 320, height };
}

function inWords({ rows, names, shaded = 0, each, total }: Tape): string {
	const [first = 0, ...more] = rows;
	const tapes = names
		? listInWords(
				rows.map(
					(boxes, at) => `a row of ${boxes} ${boxes === 1 ? 'box' : 'boxes'} for ${names[at]}`,
				),
			)
		: more.length === 0
			? counted(first, 'equal box').replace(/boxs$/, 'boxes')
			: `rows of ${listInWords(rows)} equal boxes`;
	return [
		`A tape diagram with ${tapes}. Each box stands for ${each}.`,
		...(total === undefined ? [] : [`All boxes together stand for ${total}.`]),
		...(shaded > 0 ? [`${shaded} of the boxes ${shaded === 1 ? 'is' : 'are'} shaded.`] : []),
	].join(' ');
}
