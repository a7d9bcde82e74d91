/** A tape diagram: rows of equal boxes, each with what it stands for. */
import { listInWords } from '../../../math/things-in-words.ts';
import { ACCENT, halfWidth, INK, svg, tidy } from './drawing.ts';
import type { Drawing, NamedTapeRow, TapeDiagram } from '../figure.ts';

const [WIDTH, LEFT, TOP, HIGH, STEP, WIDEST, ROOM] = [320, 12, 12, 26, 36, 38, 252];
/** Room for a name above its row. */
const NAME = 18;
const MOST_BOXES = 12;

const isReadable = (of: TapeDiagram): boolean =>
	longestOf(of) <= MOST_BOXES &&
	wideOf(of) > 2 * halfWidth(String(of.each)) + 2 &&
	namesOf(of.rows).every((name) => LEFT + 2 * halfWidth(name) < WIDTH);

const areNamed = (rows: TapeDiagram['rows']): rows is readonly NamedTapeRow[] =>
	rows.every((row) => 'name' in row);
const namesOf = (rows: TapeDiagram['rows']): string[] =>
	areNamed(rows) ? rows.map(({ name }) => name) : [];
const longestOf = ({ rows }: TapeDiagram): number => Math.max(...rows.map(({ boxes }) => boxes));
const wideOf = (of: TapeDiagram): number => tidy(Math.min(WIDEST, ROOM / longestOf(of)));

export function drawTapeDiagram(of: TapeDiagram): Drawing | undefined {
	if (!isReadable(of)) return undefined;
	const { rows, shaded = 0, each, total } = of;
	const wide = wideOf(of);
	const above = areNamed(rows) ? NAME : 0;
	const topOf = (at: number) => TOP + above + at * (STEP + above);
	const height = topOf(rows.length - 1) + HIGH + TOP;
	const tapes = rows.map(({ boxes }, at) => {
		const y = topOf(at);
		const long = tidy(boxes * wide);
		const walls = Array.from(
			{ length: boxes - 1 },
			(_, box) => `M${tidy(LEFT + (box + 1) * wide)} ${y}v${HIGH}`,
		);
		return `<path d="M${LEFT} ${y}h${long}v${HIGH}h-${long}z${walls.join('')}"/>`;
	});
	const numbers = rows.flatMap(({ boxes }, at) =>
		Array.from(
			{ length: boxes },
			(_, box) =>
				`<text x="${tidy(LEFT + (box + 0.5) * wide)}" y="${topOf(at) + 18}">${each}</text>`,
		),
	);
	const names = namesOf(rows).map(
		(name, at) => `<text x="${LEFT}" y="${topOf(at) - 6}" text-anchor="start">${name}</text>`,
	);
	const end = LEFT + longestOf(of) * wide + 8;
	const brace =
		total === undefined
			? ''
			: `<path d="M${tidy(end)} ${TOP}h6V${height - TOP}h-6" fill="none" stroke="${INK}"/><text x="${tidy(end + 12)}" y="${height / 2 + 5}" text-anchor="start" font-weight="700">${total}</text>`;
	const drawing =
		(shaded > 0
			? `<path d="M${LEFT} ${topOf(0)}h${tidy(shaded * wide)}v${HIGH}h-${tidy(shaded * wide)}z" fill="${ACCENT}" fill-opacity=".25"/>`
			: '') +
		`<g fill="none" stroke="${ACCENT}" stroke-width="1.5">${tapes.join('')}</g>${numbers.join('')}${names.join('')}${brace}`;
	return { svg: svg(WIDTH, height, drawing), alt: inWords(of), width: WIDTH, height };
}

function inWords({ rows, shaded = 0, each, total }: TapeDiagram): string {
	const counts = rows.map(({ boxes }) => boxes);
	const tapes = areNamed(rows)
		? listInWords(
				rows.map(
					({ boxes, name }) => `a row of ${boxes} ${boxes === 1 ? 'box' : 'boxes'} for ${name}`,
				),
			)
		: counts.length === 1
			? `${counts[0]} equal ${counts[0] === 1 ? 'box' : 'boxes'}`
			: `rows of ${listInWords(counts)} equal boxes`;
	return [
		`A tape diagram with ${tapes}. Each box stands for ${each}.`,
		...(total === undefined ? [] : [`All the boxes together stand for ${total}.`]),
		...(shaded > 0 ? [`${shaded} of the boxes ${shaded === 1 ? 'is' : 'are'} shaded.`] : []),
	].join(' ');
}
