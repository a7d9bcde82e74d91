/** How a dashed line that is slanted lies, and where it meets a curve. */
import { listInWords } from '../../math/things-in-words.ts';
import type { Axis, Segment, Spot } from './coordinate-plane.ts';
import type { Height } from './curve-kinds.ts';
import type { Marked } from './marked-points.ts';

type Around = {
	x: Axis;
	y: Axis;
	marked: readonly Marked[];
	/** The only curve. */
	curve: Height | undefined;
};

/** `through` are the marked points that the words name. */
type SlantWords = { words: string; through: readonly Marked[] };

/** Radians between two lines that are drawn as one. */
const SAME = 0.01;
/** How much wider a sketch is than it is high. */
const ASPECT = 284 / 224;

/**
 * "a dashed line that rises from left to right through the marked points (1, 2) and (3, 6)", "… and is tangent to the
 * curve at the marked point (2, 4)".
 */
export function slantInWords(slant: Segment, { x, y, marked, curve }: Around): SlantWords {
	if (slant.every(([across, up]) => across === up))
		return { words: 'the dashed line y equals x', through: [] };
	const slope = slopeOf(slant);
	const runs = `a dashed line that ${slope > 0 ? 'rises' : 'falls'} from left to right`;
	const through = marked.filter(({ at }) => isOn(at, slant));
	const [point, ...more] = through;
	if (!point) return { words: runs, through };
	if (more.length > 0) {
		const names = listInWords(through.map(({ name }) => name));
		return { words: `${runs} through the marked points ${names}`, through };
	}
	const steepness = (rise: number) => Math.atan((rise * ASPECT * widthOf(x)) / widthOf(y));
	const isTangent =
		curve &&
		Math.abs(curve(point.at[0]) - point.at[1]) < SAME * widthOf(y) &&
		Math.abs(steepness(slopeAt(curve, point.at[0], x)) - steepness(slope)) < SAME;
	const meets = isTangent ? 'and is tangent to the curve at' : 'through';
	return { words: `${runs} ${meets} the marked point ${point.name}`, through };
}

const widthOf = ({ from, to }: Axis): number => to - from;

const slopeOf = ([[a, b], [c, d]]: Segment): number => (d - b) / (c - a);

const heightOn =
	(line: Segment): Height =>
	(x) =>
		line[0][1] + slopeOf(line) * (x - line[0][0]);

const isOn = ([x, y]: Spot, line: Segment): boolean =>
	Math.abs(heightOn(line)(x) - y) < 1e-6 * (1 + Math.abs(y));

function slopeAt(curve: Height, x: number, across: Axis): number {
	const step = 1e-5 * widthOf(across);
	return (curve(x + step) - curve(x - step)) / (2 * step);
}

/** Whether a curve covers the line all over the window. */
export function isHidden(line: Segment, curve: Height, { from, to }: Axis): boolean {
	const places = Array.from({ length: 20 }, (_, at) => from + ((at + 0.5) * (to - from)) / 20);
	const on = heightOn(line);
	return places
		.filter((x) => Number.isFinite(curve(x)))
		.every((x) => Math.abs(curve(x) - on(x)) < 1e-6 * (1 + Math.abs(on(x))));
}
