/** The dots of a sketch with their labels, and those where its curve turns. */
import { listInWords, markedInWords } from '../../../math/things-in-words.ts';
import { UnreadableTex } from '../values.ts';
import { piecesOf } from './drawn-branches.ts';
import type { Whole } from './drawn-curve.ts';
import { heightIn } from './graph-kinds.ts';
import { type Gap, pixelsOf, type Plane } from './named-graphs.ts';
import { labelInWords, labelValue } from '../number-in-words.ts';
import type { Spot } from './path-spots.ts';
import { at, type Mark } from './svg-elements.ts';

/** Its place in pixels, and the coordinates of its label, which is `said`. */
export type Dot = { at: Spot; coordinates: Spot; said: string };

/** The only curve of a sketch, with the equation that it follows. */
export type Drawn = { whole?: Whole | undefined; graph: Gap; mark: Mark };

/** Each dot with the label that has its coordinates, in drawing order. */
export function dotsIn(marks: readonly Mark[], { across, up }: Plane): Dot[] {
	const dots = marks.filter(({ name }) => name === 'circle');
	const labels = marks.filter(({ name, text }) => name === 'text' && text.startsWith('('));
	const texts = labels.flatMap(({ text }) => text.split(/(?<=\)), /));
	const unused = new Map(texts.map((text) => [text, coordinatesOf(text)]));
	const points = dots.map((dot): Dot => {
		const place: Spot = [at(dot, 'cx'), at(dot, 'cy')];
		const [x, y] = [across(place[0]), up(place[1])];
		const found = [...unused].find(
			([, [a, b]]) =>
				Math.abs(a - x) < 0.3 * pixelsOf(across) && Math.abs(b - y) < 0.3 * pixelsOf(up),
		);
		if (!found) throw new UnreadableTex('a dot is where no label puts it');
		const [label, coordinates] = found;
		unused.delete(label);
		return { at: place, coordinates, said: `(${partsOf(label).map(labelInWords).join(', ')})` };
	});
	if (unused.size > 0) throw new UnreadableTex('a label is at no dot');
	const strayed = strayLabel(labels, points);
	if (strayed) throw new UnreadableTex(`the label ${strayed} is at another dot`);
	return points;
}

/** Labels of dots close together may be this many pixels farther from them than exchanged. */
const CROWDED = 16;

/** Two labels would be nearer to their dots if they were exchanged. A label for two dots is not compared. */
function strayLabel(labels: readonly Mark[], dots: readonly Dot[]): string | undefined {
	const own = labels.flatMap((mark) => {
		const [x, y] = coordinatesOf(mark.text);
		const dot = dots.find(({ coordinates: [a, b] }) => a === x && b === y);
		return dot ? [{ mark, dot }] : [];
	});
	const away = ({ mark }: (typeof own)[number], { dot }: (typeof own)[number]) =>
		distanceToLabel(mark, dot.at);
	return own.find((one) =>
		own.some(
			(other) =>
				away(one, one) + away(other, other) > away(one, other) + away(other, one) + CROWDED,
		),
	)?.mark.text;
}

/** How far a place is from a label in letters of 14 pixels that starts, ends, or has its middle at its own place. */
function distanceToLabel(mark: Mark, [x, y]: Spot): number {
	const half = mark.text.length * 3.2;
	const shift = { start: half, end: -half }[mark.attributes['text-anchor'] ?? ''] ?? 0;
	const across = Math.abs(x - at(mark, 'x') - shift) - half;
	const up = Math.abs(y - at(mark, 'y') + 5) - 5;
	return Math.hypot(Math.max(0, across), Math.max(0, up));
}

const partsOf = (label: string): string[] => label.slice(1, -1).split(', ');

function coordinatesOf(label: string): Spot {
	const [x = Number.NaN, y = Number.NaN] = partsOf(label).map(labelValue);
	return [x, y];
}

type Turn = 'rising to falling' | 'falling to rising' | undefined;

/** By the equation, a pixel to the left and to the right of a dot on the path. */
function turnAt(
	{ at: [x, y], coordinates }: Dot,
	{ graph, mark }: Drawn,
	{ across, up }: Plane,
): Turn {
	const height = heightIn(graph);
	const [before, here, after] = [x - 1, x, x + 1].map((pixel) => height(across(pixel))) as [
		number,
		number,
		number,
	];
	const drawn = piecesOf(mark).flat();
	const isInside = [x - 2, x + 2].every((pixel) =>
		drawn.some(([place]) => Math.abs(place - pixel) < 1),
	);
	// A turn on the x-axis is where the curve touches it.
	if (!isInside || Math.abs(here - up(y)) > pixelsOf(up) || coordinates[1] === 0) return undefined;
	if (before > here && after > here) return 'falling to rising';
	return before < here && after < here ? 'rising to falling' : undefined;
}

/** What is said of the dots. The words of dashed lines may have `named` them all. */
export function dotsInWords(
	dots: readonly Dot[],
	areNamed: boolean,
	alone: Drawn | undefined,
	plane: Plane,
): string {
	const listed = areNamed ? '' : markedInWords(dots.map(({ said }) => said));
	const turns = alone ? dots.map((dot) => turnAt(dot, alone, plane)) : [];
	const placesOf = (turn: Turn) =>
		dots.flatMap(({ said }, nth) => (turns[nth] === turn ? said : []));
	const [high, low] = [placesOf('rising to falling'), placesOf('falling to rising')];
	const [place] = [...high, ...low];
	if (!alone || place === undefined) return listed;
	const { whole: noun } = alone;
	const end = low.length > 0 ? 'lowest' : 'highest';
	if (dots.length === 1 && !areNamed) {
		if (noun === undefined)
			return ` The marked point is ${place}, where the curve turns from ${turns.join()}.`;
		return ` The marked point ${place} is ${noun === 'wave' ? 'a' : 'the'} ${end} point of the ${noun}.`;
	}
	const both = (highest: string, lowest: string) =>
		[
			high.length > 0 ? `${highest} at ${listInWords(high)}` : '',
			low.length > 0 ? `${lowest} at ${listInWords(low)}` : '',
		]
			.filter(Boolean)
			.join(' and ');
	if (noun === undefined)
		return `${listed} The curve turns ${both('from rising to falling', 'from falling to rising')}.`;
	const name = (kind: string, places: readonly string[]) =>
		places.length > 1 ? `${kind} points` : `${noun === 'wave' ? 'a' : 'its'} ${kind} point`;
	return `${listed} The ${noun} has ${both(name('highest', high), name('lowest', low))}.`;
}
