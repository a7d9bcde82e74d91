/**
 * Shapes with labels: paths, ellipses, right angles and marked angles in any coordinates, scaled to fit the paper.
 * What a shape shows in words is the caller's: `alt` must say every given measure.
 */
import {
	alongside,
	apart,
	around,
	bend,
	crosses,
	type Fill,
	linesOf,
	type Mark,
	type Paper,
	type Place,
	pushed,
	reachOf,
	settle,
	squareOf,
	turned,
	unit,
	within,
} from './marks.ts';
import { ACCENT, halfWidth, INK, svg } from './draw/drawing.ts';
import type { Drawing, Spot } from './figure.ts';

/** Room around the shape for labels, and the most that the shape itself takes, in pixels. */
const [WIDTH, SIDE, TOP, TALLEST] = [320, 62, 30, 176];
const SHADE = '#dbe4fb';

export function shape(marks: readonly Mark[], alt: string): Drawing {
	const spots = marks.flatMap(spotsOf);
	const [xs, ys] = [spots.map(([x]) => x), spots.map(([, y]) => y)];
	const [left, right] = [Math.min(...xs), Math.max(...xs)];
	const [bottom, top] = [Math.min(...ys), Math.max(...ys)];
	const scale = Math.min((WIDTH - 2 * SIDE) / (right - left), TALLEST / (top - bottom || 1));
	const height = Math.round((top - bottom) * scale + 2 * TOP);
	const place: Place = ([x, y]) => [
		WIDTH / 2 + (x - (left + right) / 2) * scale,
		TOP + (top - y) * scale,
	];
	const paper: Paper = {
		width: WIDTH,
		height,
		lines: marks.flatMap((mark) => linesOf(mark, place)),
		taken: [],
	};
	// Texts of angles come last: they find room in the most places.
	const ordered = marks.toSorted((a, b) => Number(a.mark === 'angle') - Number(b.mark === 'angle'));
	const lines = ordered.map((mark) => drawn(mark, place, scale, paper)).join('');
	return { svg: svg(WIDTH, height, lines), alt, width: WIDTH, height };
}

function spotsOf(mark: Mark): Spot[] {
	if (mark.mark === 'path') return [...mark.at];
	if (mark.mark === 'side') return [];
	if (mark.mark !== 'ellipse') return [mark.at];
	const [x, y] = mark.at;
	return [
		[x - mark.across, y - (mark.half === 'upper' ? 0 : mark.up)],
		[x + mark.across, y + (mark.half === 'lower' ? 0 : mark.up)],
	];
}

const pixels = ([x, y]: Spot): string => `${Number(x.toFixed(1))} ${Number(y.toFixed(1))}`;

function drawn(mark: Mark, place: Place, scale: number, paper: Paper): string {
	switch (mark.mark) {
		case 'path':
			return stroke(
				`M${mark.at.map((spot) => pixels(place(spot))).join('L')}${mark.closed ? 'Z' : ''}`,
				mark,
			);
		case 'ellipse':
			return ellipse(mark, place, scale);
		case 'right':
			return stroke(`M${squareOf(place(mark.at), mark.to.map(place)).map(pixels).join('L')}`, {
				accent: true,
			});
		case 'angle':
			return arc(place(mark.at), mark.to.map(place), mark.text, paper);
		case 'side': {
			const ends = mark.ends.map(place) as [Spot, Spot];
			return beside(ends, outward(...ends, place(mark.awayFrom)), mark.text, paper);
		}
		case 'text': {
			const from = mark.awayFrom && place(mark.awayFrom);
			const spot = place(mark.at);
			const home = from ? pushed(spot, unit(from, spot), mark.text) : spot;
			return words(settle(around(home), mark.text, paper), mark.text);
		}
		case 'dot':
			return `<circle cx="${place(mark.at)[0].toFixed(1)}" cy="${place(mark.at)[1].toFixed(1)}" r="3" fill="${INK}"/>`;
	}
}

type Style = { dashed?: true; accent?: true; fill?: Fill };

function stroke(path: string, { dashed, accent, fill }: Style): string {
	const inside = fill ? (fill === 'shade' ? SHADE : '#fff') : 'none';
	const [color, width] = accent ? [ACCENT, 1.5] : [INK, dashed ? 1.2 : 1.8];
	return `<path d="${path}" fill="${inside}" stroke="${color}" stroke-width="${width}"${dashed ? ' stroke-dasharray="4 4"' : ''} stroke-linejoin="round"/>`;
}

function ellipse(mark: Extract<Mark, { mark: 'ellipse' }>, place: Place, scale: number): string {
	const [x, y] = mark.at;
	const [start, end] = [pixels(place([x - mark.across, y])), pixels(place([x + mark.across, y]))];
	const radii = `${Number((mark.across * scale).toFixed(1))} ${Number((mark.up * scale).toFixed(1))}`;
	const upper = `M${start}A${radii} 0 0 1 ${end}`;
	const lower = `M${start}A${radii} 0 0 0 ${end}`;
	if (mark.half) return stroke(mark.half === 'upper' ? upper : lower, mark);
	return stroke(`${upper}A${radii} 0 0 1 ${start}Z`, mark);
}

/** At right angles to a segment, on the side away from a spot. */
export function outward(from: Spot, to: Spot, away: Spot): Spot {
	const [x, y] = unit(from, to);
	const side = (away[0] - from[0]) * -y + (away[1] - from[1]) * x;
	return side > 0 ? [y, -x] : [-y, x];
}

/** A label that finds no room beside its segment is set apart, joined to it by a thin line. */
function beside(ends: [Spot, Spot], side: Spot, text: string, paper: Paper): string {
	const far = [...apart(ends, side, text)];
	const spot = settle([...alongside(ends, side, text), ...far], text, paper);
	const [[a, b], [c, d]] = ends;
	return (
		(far.includes(spot) ? leader(spot, [(a + c) / 2, (b + d) / 2], text) : '') + words(spot, text)
	);
}

function leader(spot: Spot, end: Spot, text: string): string {
	const way = unit(spot, end);
	const reach = reachOf(way, text) + 2;
	const start: Spot = [spot[0] + way[0] * reach, spot[1] + way[1] * reach];
	return `<path d="M${pixels(start)}L${pixels(end)}" stroke="${INK}" stroke-width="0.8"/><circle cx="${end[0].toFixed(1)}" cy="${end[1].toFixed(1)}" r="1.8"/>`;
}

/** Letters alone are variables or points, in italics. */
const words = ([x, y]: Spot, text: string): string =>
	`<text x="${x.toFixed(1)}" y="${(y + 5).toFixed(1)}"${/^[a-zA-Z]$/.test(text) ? ' font-style="italic"' : ''} stroke="#fff" stroke-width="3" paint-order="stroke">${text}</text>`;

function arc(corner: Spot, to: Spot[], text: string, paper: Paper): string {
	const { from, turn, radius } = bend(corner, to);
	const [start, end] = [from, from + turn].map((angle) => pixels(turned(corner, angle, radius)));
	const middle = from + turn / 2;
	const least =
		radius + 6 + halfWidth(text) * Math.abs(Math.cos(middle)) + 4 * Math.abs(Math.sin(middle));
	const foot = turned(corner, middle, radius);
	const near = [...within(corner, middle, turn, least)].filter((spot) => {
		const way = unit(corner, spot);
		const past: Spot = [corner[0] + way[0] * (radius + 1), corner[1] + way[1] * (radius + 1)];
		return !paper.lines.some((line) => crosses([past, spot], line));
	});
	const far = [...around(foot)];
	const spot = settle([...near, ...far], text, paper);
	return (
		stroke(`M${start}A${radius} ${radius} 0 ${turn > Math.PI ? 1 : 0} 0 ${end}`, { accent: true }) +
		(near.includes(spot) ? '' : leader(spot, foot, text)) +
		words(spot, text)
	);
}

/** Extreme proportions would hide a side: the ratio of two lengths, kept between 1 : `most` and `most` : 1. */
export function tamed(a: number, b: number, most = 2.2): Spot {
	const ratio = Math.min(most, Math.max(1 / most, a / b));
	return [ratio, 1];
}

// Points joined by segments, with letters at the points, lengths on the segments and marked angles.

type Network = {
	points: Readonly<Record<string, Spot>>;
	/** Two letters each; `dashed` ones are construction lines. */
	segments: readonly string[];
	dashed?: readonly string[];
	/** A dashed segment without letters. */
	swung?: readonly [Spot, Spot];
	/** `{ AB: '12 cm' }` */
	sides?: Readonly<Record<string, string>>;
	/** The corner is the middle letter: `{ BAC: '35°', ACB: 'right' }`. */
	angles?: Readonly<Record<string, string>>;
	/** What a letter is moved away from, when that is not the middle of the figure: `{ D: [3, 1] }`. */
	awayFrom?: Readonly<Record<string, Spot>>;
};

export function networkFigure(network: Network, alt: string): Drawing {
	const { points, segments, dashed = [], sides = {}, angles = {}, awayFrom = {}, swung } = network;
	const all = Object.values(points);
	const middle: Spot = [mean(all.map(([x]) => x)), mean(all.map(([, y]) => y))];
	const spot = (name: string | undefined): Spot => points[name ?? ''] ?? middle;
	const ends = (name: string): [Spot, Spot] => [spot(name[0]), spot(name[1])];
	const marks: Mark[] = [
		...segments.map((name): Mark => ({ mark: 'path', at: ends(name) })),
		...dashed.map((name): Mark => ({ mark: 'path', at: ends(name), dashed: true })),
		...(swung ? [{ mark: 'path', at: swung, dashed: true } as const] : []),
		...Object.entries(angles).map(([name, text]) =>
			angleMark(spot(name[0]), spot(name[1]), spot(name[2]), text),
		),
		...Object.entries(sides).map(([name, text]): Mark => ({
			mark: 'side',
			ends: ends(name),
			text,
			awayFrom: middle,
		})),
		...Object.entries(points).map(([name, at]): Mark => ({
			mark: 'text',
			at,
			text: name,
			awayFrom: awayFrom[name] ?? middle,
		})),
	];
	return shape(marks, alt);
}

const mean = (values: readonly number[]) => values.reduce((a, b) => a + b, 0) / values.length;

function angleMark(from: Spot, at: Spot, end: Spot, text: string): Mark {
	if (text === 'right') return { mark: 'right', at, to: [from, end] };
	const turn = (from[0] - at[0]) * (end[1] - at[1]) - (from[1] - at[1]) * (end[0] - at[0]);
	return { mark: 'angle', at, to: turn > 0 ? [from, end] : [end, from], text };
}

/** Angles of a drawing, in degrees: kept wide enough for labels, with the same order as the real ones. */
export const drawnAngle = (angle: number, least = 24, most = 66): number =>
	Math.min(most, Math.max(least, angle));

/** Corners of a triangle from the angles at the first two, the first side along the ground. */
export function cornersOf(first: number, second: number): [Spot, Spot, Spot] {
	const [s, t] = [first, second].map((angle) => (angle * Math.PI) / 180) as [number, number];
	const reach = Math.sin(t) / Math.sin(s + t);
	return [
		[0, 0],
		[1, 0],
		[reach * Math.cos(s), reach * Math.sin(s)],
	];
}
