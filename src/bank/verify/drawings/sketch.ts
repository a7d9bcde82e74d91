/** A sketched graph: its points stand where their labels say and in the lines, its curves obey an equation of the lines. */
import { formulasIn } from '../../../math/markup.ts';
import { lettersIn, readReal, sidesOf, UnreadableTex } from '../read-tex.ts';
import type { DrawingReader, Place } from './drawing-reader.ts';
import { pathSpots } from './path-spots.ts';
import {
	at,
	labelInWords,
	labelValue,
	type Mark,
	marksIn,
	type Scale,
	scaleOf,
} from './svg-elements.ts';

export const sketchReader: DrawingReader = {
	begins: 'A sketch on a coordinate plane',
	inWords: (svg) => shownInWords(marksIn(svg)),
	disagreements: (words, place, svg) => [
		...pointsNotNamed(words, place),
		...linesNotNamed(words, place),
		...(svg === undefined ? [] : curvesWithoutEquation(words, marksIn(svg), place)),
	],
};

type Plane = { across: Scale; up: Scale };

/** Numbers of both axes are set in 13 pixels, those of the y-axis end at it, 4 pixels below their line. */
function planeOf(marks: readonly Mark[]): Plane {
	const numbers = marks.filter(
		({ name, attributes }) => name === 'text' && attributes['font-size'] === '13',
	);
	const isBeside = ({ attributes }: Mark) => attributes['text-anchor'] === 'end';
	const across = axisScale(
		numbers
			.filter((mark) => !isBeside(mark))
			.map((mark) => ({ pixel: at(mark, 'x'), value: labelValue(mark.text) })),
	);
	const up = axisScale(
		numbers
			.filter(isBeside)
			.map((mark) => ({ pixel: at(mark, 'y') - 4, value: labelValue(mark.text) })),
	);
	if (!across || !up) throw new UnreadableTex('the numbers on an axis are not evenly spaced');
	return { across, up };
}

/** The numbers of an axis are multiples of the smallest, which stands next to 0. */
function axisScale(labels: readonly { pixel: number; value: number }[]): Scale | undefined {
	const step = Math.min(...labels.map(({ value }) => Math.abs(value) || Infinity));
	const isEven = labels.every(
		({ value }) => Math.abs(value / step - Math.round(value / step)) < 1e-6,
	);
	return isEven ? scaleOf(labels) : undefined;
}

const isStroke = ({ name, attributes }: Mark): boolean =>
	name === 'path' &&
	['2', THIN].includes(attributes['stroke-width'] ?? '') &&
	attributes['fill'] === 'none';
/** The width of what was there before a change. */
const THIN = '1.2';
const isThin = ({ attributes }: Mark): boolean => attributes['stroke-width'] === THIN;
const isDashed = ({ attributes }: Mark): boolean => 'stroke-dasharray' in attributes;

function shownInWords(marks: readonly Mark[]): string {
	const plane = planeOf(marks);
	const strokes = marks.filter((mark) => isStroke(mark) && !isDashed(mark));
	const solid = strokes.filter((mark) => !isThin(mark));
	const ovals = solid.flatMap((mark) => ovalIn(mark, plane));
	const curves = solid.length - ovals.length;
	const points = pointsIn(marks, plane);
	const shown = [
		...(curves > 0 ? [`${curves} graph${curves === 1 ? '' : 's'}`] : []),
		...strokes.filter(isThin).map(() => 'the graph before the change as a thinner line'),
		...ovals,
		...(points.length > 0
			? [`the marked ${points.length === 1 ? 'point' : 'points'} ${points.join(', ')}`]
			: []),
		...marks
			.filter((mark) => isStroke(mark) && isDashed(mark))
			.flatMap((mark) => dashedLines(mark, plane)),
	];
	return `A sketch on a coordinate plane with ${shown.join('; ')}.`;
}

/** A path that ends where it starts: a circle when it is as wide as it is high, in units. */
function ovalIn({ attributes: { d = '' } }: Mark, { across, up }: Plane): string[] {
	const spots = pathSpots(d);
	const [[a, b], [c, e]] = [spots[0] ?? [0, 0], spots.at(-1) ?? [9, 9]];
	if (Math.hypot(c - a, e - b) > 1) return [];
	const [xs, ys] = [spots.map(([x]) => across(x)), spots.map(([, y]) => up(y))];
	const gap = Math.max(...xs) - Math.min(...xs) - (Math.max(...ys) - Math.min(...ys));
	return [Math.abs(gap) < 2 * pixelsOf(across) ? 'a circle' : 'an ellipse'];
}

const pixelsOf = (scale: Scale): number => Math.abs(scale(1) - scale(0));

/** Each dot with the label that has its coordinates, in the order in which the dots are drawn. */
function pointsIn(marks: readonly Mark[], { across, up }: Plane): string[] {
	const dots = marks.filter(({ name }) => name === 'circle');
	const labels = marks.filter(({ name, text }) => name === 'text' && text.startsWith('('));
	const unused = new Set(labels.flatMap(({ text }) => text.split(/(?<=\)), /)));
	const points = dots.map((dot) => {
		const [x, y] = [across(at(dot, 'cx')), up(at(dot, 'cy'))];
		const label = [...unused].find((text) => {
			const [a = Number.NaN, b = Number.NaN] = text.slice(1, -1).split(', ').map(labelValue);
			return Math.abs(a - x) < 0.3 * pixelsOf(across) && Math.abs(b - y) < 0.3 * pixelsOf(up);
		});
		if (label === undefined) throw new UnreadableTex('a dot stands where no label says');
		unused.delete(label);
		const [a = '', b = ''] = label.slice(1, -1).split(', ').map(labelInWords);
		return `(${a}, ${b})`;
	});
	if (unused.size > 0) throw new UnreadableTex('a label belongs to no dot');
	return points;
}

/** Upright lines first, as they are drawn. */
function dashedLines({ attributes: { d = '' } }: Mark, { across, up }: Plane): string[] {
	return [...d.matchAll(/M([\d.]+) ([\d.]+)L([\d.]+) ([\d.]+)/g)].map(([, ...ends]) => {
		const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = ends.map(Number);
		if (x1 === x2) return `a dashed line at x = ${placeInWords(across, x1)}`;
		if (y1 === y2) return `a dashed line at y = ${placeInWords(up, y1)}`;
		return 'a slanted dashed line';
	});
}

/** The slanted ones among the dashed lines, each as a path of its own: like curves, they have an equation. */
const slantedIn = ({ attributes: { d = '' } }: Mark): string[] =>
	[...d.matchAll(/M([\d.]+) ([\d.]+)L([\d.]+) ([\d.]+)/g)].flatMap(([path, x1, y1, x2, y2]) =>
		x1 === x2 || y1 === y2 ? [] : [path],
	);

/** The shortest decimal at a pixel: lines stand to a tenth of a pixel. */
function placeInWords(scale: Scale, pixel: number): string {
	const value = scale(pixel);
	const places = [0, 1, 2, 3].find(
		(count) => Math.abs(Number(value.toFixed(count)) - value) < 0.2 * pixelsOf(scale),
	);
	const shown = Number(value.toFixed(places ?? 4));
	return shown < 0 ? `negative ${-shown}` : `${Math.abs(shown)}`;
}

const plainTex = (tex: string): string => tex.replaceAll(/\\left(?=[([])|\\right(?=[)\]])/g, '');

/** "negative 5 over 3" as a number. */
const valueOf = (words: string): number =>
	labelValue(words.replace('negative ', '−').replace(' over ', '/'));

type Spot = readonly [x: number, y: number];

/** The points that the words mark. */
const markedIn = (words: string): Spot[] =>
	[...words.matchAll(/\(([^(),]+), ([^(),]+)\)/g)].map(([, x = '', y = '']) => [
		valueOf(x),
		valueOf(y),
	]);

/** Points are written as pairs, or lie on the graph of an equation that is written. */
function pointsNotNamed(words: string, place: Place): string[] {
	const named = pairsIn(place);
	const gaps = formulasOf(place).flatMap((tex) => gapOf(tex) ?? []);
	return markedIn(words)
		.filter(
			([x, y]) =>
				!named.some(([a, b]) => a === x && b === y) &&
				!gaps.some((gap) => Math.abs(gap(x, y)) < 1e-9 * (1 + Math.abs(x) + Math.abs(y))),
		)
		.map(([x, y]) => `the lines do not name the point (${x}, ${y})`);
}

const formulasOf = ({ text, above }: Place): string[] => [...above, text].flatMap(formulasIn);

const pairsIn = (place: Place): Spot[] =>
	formulasOf(place)
		.flatMap((tex) => [...plainTex(tex).matchAll(/\(([^()]+), ([^()]+)\)/g)])
		.flatMap(([, left = '', right = '']): Spot[] => {
			const [x, y] = [numberIn(left), numberIn(right)];
			return x === undefined || y === undefined ? [] : [[x, y]];
		});

function numberIn(tex: string): number | undefined {
	try {
		const value = readReal(tex)();
		return Number.isFinite(value) ? value : undefined;
	} catch {
		return undefined;
	}
}

function linesNotNamed(words: string, place: Place): string[] {
	const equations = formulasOf(place).map(sidesOf);
	return [...words.matchAll(/a dashed line at ([xy]) = (negative )?(\d+(?:\.\d+)?)/g)]
		.filter(([, letter, minus, size]) => {
			const value = (minus ? -1 : 1) * Number(size);
			return !equations.some(
				(sides) =>
					sides.includes(letter ?? '') &&
					sides.some((side) => Math.abs((numberIn(side) ?? Number.NaN) - value) < 1e-4),
			);
		})
		.map(([line]) => `the lines do not name ${line}`);
}

/** 0 where a spot, in units, lies on a graph. */
type Gap = (x: number, y: number) => number;

function curvesWithoutEquation(words: string, marks: readonly Mark[], place: Place): string[] {
	const plane = planeOf(marks);
	const graphs = [
		...formulasOf(place).flatMap((tex) => gapOf(tex) ?? []),
		...straightsThrough(pairsIn(place), markedIn(words)),
	].map((gap) => distanceTo(gap, plane));
	return marks
		.filter(isStroke)
		.flatMap((mark) => (isDashed(mark) ? slantedIn(mark) : [mark.attributes['d'] ?? '']))
		.map((d) => pathSpots(d).map(([x, y]): Spot => [plane.across(x), plane.up(y)]))
		.filter((spots) => {
			const isOn = (graph: Gap) => spots.every(([x, y]) => graph(x, y) < 1.5);
			return spots.length < 2 || !graphs.some(isOn);
		})
		.map(() => 'no equation of the lines has the graph that is drawn');
}

/** `y = …` and `f(x) = …` in any letters, and equations in x and y; undefined for all others. */
function gapOf(tex: string): Gap | undefined {
	const [left = '', right, ...more] = sidesOf(plainTex(tex));
	if (right === undefined || more.length > 0 || !tex.includes('=')) return undefined;
	try {
		const letters = lettersIn(right);
		if (isOutput(left) && letters.length <= 1 && !letters.includes(left)) {
			const [letter = 'x'] = letters;
			const height = readReal(right);
			return (x, y) => y - height({ [letter]: x });
		}
		const all = new Set([...lettersIn(left), ...letters]);
		if (all.size !== 2 || !all.has('x') || !all.has('y')) return undefined;
		const [l, r] = [readReal(left), readReal(right)];
		return (x, y) => l({ x, y }) - r({ x, y });
	} catch {
		return undefined;
	}
}

/** What a rule gives: y, h, f(x), never x itself. */
const isOutput = (tex: string): boolean => tex !== 'x' && /^[a-zA-Z](?:\([a-z]\))?$/.test(tex);

/** The straight lines through two points that are both written and marked. */
function straightsThrough(named: readonly Spot[], marked: readonly Spot[]): Gap[] {
	const both = marked.filter(([x, y]) => named.some(([a, b]) => a === x && b === y));
	return both.flatMap(([a, b], first) =>
		both.slice(first + 1).map(
			([c, d]): Gap =>
				(x, y) =>
					(c - a) * (y - b) - (d - b) * (x - a),
		),
	);
}

/** Places beside a spot where a graph is also looked for, in pixels: it may begin there, or be very steep. */
const BESIDE = [0, 0.05, -0.05, 0.1, -0.1, 0.15, -0.15, 0.25, -0.25];

/** The distance in pixels to the graph, by the slopes of the gap there. */
const distanceTo =
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

/** NaN where the graph has no height. */
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
