/**
 * Diagrams in any coordinates, scaled to fit the paper: paths, ellipses, right angles, and marked angles, with labels where
 * they have room.
 */
import type { Diagram, Drawing, Fill, Mark, Spot } from '../figure.ts';
import { bend, linesOf, type Place, squareOf, turned } from './diagram-lines.ts';
import { ACCENT, halfWidth, INK, outward, svg, unit } from './drawing.ts';
import {
	alongside,
	apart,
	around,
	crosses,
	type Paper,
	pushed,
	reachOf,
	settle,
	within,
} from './label-place.ts';

/** Room around the shape for labels, and the most that the shape itself takes, in pixels. */
const [WIDTH, SIDE, TOP, TALLEST] = [320, 62, 30, 176];
const SHADE = '#dbe4fb';

export function drawDiagram({ marks, alt }: Diagram): Drawing {
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
