/** The graphs that the lines of a solution name: equations, lines through marked points, tangents. */
import { formulasIn } from '../../../math/markup.ts';
import { lettersIn, readReal, sidesOf } from '../values.ts';
import type { Place } from './drawing-reader.ts';
import type { Spot } from './path-spots.ts';
import type { Scale } from './svg-elements.ts';

export type Plane = { across: Scale; up: Scale };

export const pixelsOf = (scale: Scale): number => Math.abs(scale(1) - scale(0));

/** 0 if a point, in units, is on a graph. */
export type Gap = (x: number, y: number) => number;

const plainTex = (tex: string): string => tex.replaceAll(/\\left(?=[([])|\\right(?=[)\]])/g, '');

export const formulasOf = ({ text, above }: Place): string[] =>
	[...above, text].flatMap(formulasIn);

/** Angles are in degrees if a line has a degree sign, or says so. */
export const gapsIn = (place: Place): Gap[] => {
	const degrees = [...place.above, place.text].some((words) => /\\circ|in degrees/.test(words));
	return formulasOf(place).flatMap((tex) => gapOf(tex, degrees) ?? []);
};

/** (3, 5), and the points in "f(3) = 5" and "x = 3 and y = 5". */
export const pairsIn = (place: Place): Spot[] =>
	formulasOf(place)
		.flatMap((tex) => [
			...plainTex(tex).matchAll(/\(([^()]+), ([^()]+)\)/g),
			...plainTex(tex).matchAll(/^[a-zA-Z]\(([^()]+)\) (?:=|\\approx) ([^=]+)$/g),
		])
		.concat(
			[...place.above, place.text].flatMap((words) => [
				...words.matchAll(/\$x = ([^$=]+)\$ and \$y = ([^$=]+)\$/g),
			]),
		)
		.flatMap(([, left = '', right = '']): Spot[] => {
			const [x, y] = [numberIn(left), numberIn(right)];
			return x === undefined || y === undefined ? [] : [[x, y]];
		});

export function numberIn(tex: string): number | undefined {
	try {
		const value = readReal(tex)();
		return Number.isFinite(value) ? value : undefined;
	} catch {
		return undefined;
	}
}

/**
 * `y = …` and `f(x) = …` in any variables, and equations in x and y. `… = 0` in x alone stands for the graph that meets
 * the x-axis at its roots. Undefined for all others.
 */
export function gapOf(tex: string, degrees = false): Gap | undefined {
	const [left = '', right, ...more] = sidesOf(plainTex(tex));
	if (right === undefined || more.length > 0 || !tex.includes('=')) return undefined;
	try {
		const letters = lettersIn(right);
		if (isOutput(left) && letters.length <= 1 && !letters.includes(left)) {
			const [letter = 'x'] = letters;
			const height = readReal(right, { degrees });
			return (x, y) => y - height({ [letter]: x });
		}
		const all = new Set([...lettersIn(left), ...letters]);
		if (right === '0' && [...all].join() === 'x') {
			const height = readReal(left, { degrees });
			return (x, y) => y - height({ x });
		}
		if (all.size !== 2 || !all.has('x') || !all.has('y')) return undefined;
		const [l, r] = [readReal(left, { degrees }), readReal(right, { degrees })];
		return (x, y) => l({ x, y }) - r({ x, y });
	} catch {
		return undefined;
	}
}

/** What a rule defines: y, h, f(x), never x itself. */
const isOutput = (tex: string): boolean => tex !== 'x' && /^[a-zA-Z](?:\([a-z]\))?$/.test(tex);

/** The straight lines through two marked points. */
export const straightsThrough = (marked: readonly Spot[]): Gap[] =>
	marked.flatMap(([a, b], first) =>
		marked.slice(first + 1).map(
			([c, d]): Gap =>
				(x, y) =>
					(c - a) * (y - b) - (d - b) * (x - a),
		),
	);

/** The lines through a marked point whose slope is a number stated on the drawing's line. */
export const tangentsAt = (marked: readonly Spot[], { text }: Place): Gap[] =>
	formulasIn(text)
		.flatMap((tex) => numberIn(tex) ?? [])
		.flatMap((slope) =>
			marked.map(
				([a, b]): Gap =>
					(x, y) =>
						y - b - slope * (x - a),
			),
		);

/** Offsets around a point, in pixels, where a graph is also looked for: it may start there, or be very steep. */
const BESIDE = [0, 0.05, -0.05, 0.1, -0.1, 0.15, -0.15, 0.25, -0.25];

/** The distance to the graph in pixels, from the slopes of the gap there. */
export const distanceTo =
	(gap: Gap, { across, up }: Plane): Gap =>
	(x, y) => {
		let least = Infinity;
		for (const off of BESIDE) {
			const distance = distanceAt(gap, [x + off * pixelsOf(across), y], [across, up]);
			if (distance < least) least = distance;
			if (least < 1) break;
		}
		return least;
	};

/** NaN where the graph has no value. */
function distanceAt(gap: Gap, [x, y]: Spot, [across, up]: readonly [Scale, Scale]): number {
	const [wide, high] = [pixelsOf(across) / 4, pixelsOf(up) / 4];
	const here = gap(x, y);
	const change = (before: number, after: number) => {
		if (Number.isNaN(before)) return 2 * (after - here);
		return Number.isNaN(after) ? 2 * (here - before) : after - before;
	};
	const slope = Math.hypot(
		change(gap(x - wide, y), gap(x + wide, y)),
		change(gap(x, y - high), gap(x, y + high)),
	);
	return Math.abs(here) / (2 * slope);
}
