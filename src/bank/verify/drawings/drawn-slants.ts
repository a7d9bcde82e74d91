/** Dashed lines of a sketch: where they are, and how slanted ones meet its curve. */
import { listInWords } from '../../../math/things-in-words.ts';
import type { Drawn, Dot } from './drawn-points.ts';
import { heightIn } from './graph-kinds.ts';
import { labelInWords } from '../number-in-words.ts';
import { pixelsOf, type Plane } from './named-graphs.ts';
import { pathSpots, type Spot } from './path-spots.ts';
import type { Mark, Scale } from './svg-elements.ts';

/** Between a graph and that of the inverse. */
const MIRROR = 'the dashed line y equals x';

/** Pixels between a line and what lies on it. */
const ON = 0.6;
/** Radians between a curve and its tangent line. */
const ALONG = 0.01;

/** From left to right, in pixels. */
type Straight = readonly [Spot, Spot];

const STRAIGHT = /M([\d.]+) ([\d.]+)L([\d.]+) ([\d.]+)/g;

function straightsIn({ attributes: { d = '' } }: Mark): Straight[] {
	return [...d.matchAll(STRAIGHT)].map(([, ...ends]): Straight => {
		const [a = 0, b = 0, c = 0, e = 0] = ends.map(Number);
		return a < c
			? [
					[a, b],
					[c, e],
				]
			: [
					[c, e],
					[a, b],
				];
	});
}

const isSlanted = ([[a, b], [c, e]]: Straight): boolean => a !== c && b !== e;

/** The slanted dashed lines, each as a separate path: like curves, they have an equation. */
export const slantedIn = ({ attributes: { d = '' } }: Mark): string[] =>
	[...d.matchAll(STRAIGHT)].flatMap(([path, x1, y1, x2, y2]) =>
		x1 === x2 || y1 === y2 ? [] : [path],
	);

/** `through` are the dots that the words name. */
type Dashed = { words: string; through: readonly Dot[] };

/** Vertical lines first, as drawn. */
export const dashedLines = (
	mark: Mark,
	plane: Plane,
	dots: readonly Dot[],
	alone: Drawn | undefined,
): Dashed[] =>
	straightsIn(mark).map((line) => {
		const [[x1, y1], [x2, y2]] = line;
		const { across, up } = plane;
		const throughNone = (words: string): Dashed => ({ words, through: [] });
		if (x1 === x2) return throughNone(`a dashed line at x equals ${placeInWords(across, x1)}`);
		if (y1 === y2) return throughNone(`a dashed line at y equals ${placeInWords(up, y1)}`);
		const isMirror = line.every(([x, y]) => Math.abs(across(x) - up(y)) < 0.3 * pixelsOf(across));
		return isMirror ? throughNone(MIRROR) : slanted(line, plane, dots, alone);
	});

function slanted(
	line: Straight,
	{ across, up }: Plane,
	dots: readonly Dot[],
	alone: Drawn | undefined,
): Dashed {
	const [[, left], [, right]] = line;
	const runs = `a dashed line that ${right < left ? 'rises' : 'falls'} from left to right`;
	const through = dots.filter(({ at }) => isOn(at, line));
	const [dot, ...others] = through;
	if (!dot) return { words: runs, through };
	if (others.length > 0) {
		const said = listInWords(through.map((one) => one.said));
		return { words: `${runs} through the marked points ${said}`, through };
	}
	const isTangent = alone !== undefined && touches(alone, { across, up }, dot.at, line);
	const meets = isTangent ? 'and is tangent to the curve at' : 'through';
	return { words: `${runs} ${meets} the marked point ${dot.said}`, through };
}

/** Whether the graph goes the way of the line at a spot. */
function touches({ graph }: Drawn, { across, up }: Plane, [x, y]: Spot, line: Straight): boolean {
	const height = heightIn(graph);
	const yAt = (pixel: number) => (height(across(pixel)) - up(0)) / (up(1) - up(0));
	const slope = (yAt(x + 0.01) - yAt(x - 0.01)) / 0.02;
	return Math.abs(yAt(x) - y) < 2 && Math.abs(Math.atan(slope) - Math.atan(slopeOf(line))) < ALONG;
}

const slopeOf = ([[a, b], [c, e]]: Straight): number => (e - b) / (c - a);

const isOn = ([x, y]: Spot, [[a, b], [c, e]]: Straight): boolean =>
	Math.abs((x - a) * (e - b) - (y - b) * (c - a)) < ON * Math.hypot(c - a, e - b);

/** Of a path all over the only slanted line. */
export function dashedAlong({ mark }: Drawn, dashed: readonly Mark[]): string {
	const [line, ...others] = dashed.flatMap(straightsIn).filter(isSlanted);
	if (!line || others.length > 0) return '';
	return pathSpots(mark.attributes['d'] ?? '').every((spot) => isOn(spot, line))
		? ' The graph lies on the dashed line.'
		: '';
}

/** The shortest decimal at a pixel, as a fraction: lines are accurate to a tenth of a pixel. */
function placeInWords(scale: Scale, pixel: number): string {
	const value = scale(pixel);
	const places = [0, 1, 2, 3].find(
		(count) => Math.abs(Number(value.toFixed(count)) - value) < 0.2 * pixelsOf(scale),
	);
	const shown = Math.abs(Number(value.toFixed(places ?? 4)));
	let under = 1;
	while (Math.abs(shown * under - Math.round(shown * under)) > 1e-9) under++;
	const size = Math.round(shown * under);
	return labelInWords(
		`${value < 0 && size > 0 ? '−' : ''}${size}${under === 1 ? '' : `/${under}`}`,
	);
}
