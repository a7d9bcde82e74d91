/** The lines and curves on a coordinate plane against the words of its description. */
import { distanceToRun, type Run, runOf, crossProduct, spotAlong, type Piece } from './path-run.ts';
import type { Panel } from './panels.ts';
import { type NamedPlace, spokenValue } from './places-in-words.ts';
import { at, type Mark, isDashed } from './svg-elements.ts';

type Drawn = { mark: Mark; run: Run };

/** Of any mark except a dot and a text; the outline of a circle and an ellipse. */
export function drawnBy(mark: Mark): Drawn {
	if (mark.name === 'path') return { mark, run: runOf(mark.attributes['d'] ?? '') };
	const [cx, cy] = [at(mark, 'cx'), at(mark, 'cy')];
	const [rx, ry] =
		mark.name === 'circle' ? [at(mark, 'r'), at(mark, 'r')] : [at(mark, 'rx'), at(mark, 'ry')];
	const around = Array.from({ length: 73 }, (_, turn) => {
		const angle = (turn * Math.PI) / 36;
		return [cx + rx * Math.cos(angle), cy + ry * Math.sin(angle)] as const;
	});
	return {
		mark,
		run: around.slice(1).map((spot, before) => [around[before] ?? spot, spot] as const),
	};
}

export const pixelOf = (scale: (pixel: number) => number, value: number): number =>
	(value - scale(0)) / (scale(1) - scale(0));

/** "Corner P is where the two lines cross": the place of this corner. */
export function crossingIn(
	words: string,
	{ across, up }: Panel,
	drawn: readonly Drawn[],
): NamedPlace[] {
	const said = /(?<=Corner [A-Z] is )where the two lines cross/.exec(words);
	const [one, two, ...more] = drawn.filter(({ mark, run }) => !isFilled(mark) && isStraight(run));
	if (!said || !one || !two || more.length > 0) return [];
	const [first, second] = [endsOf(one), endsOf(two)];
	const part = crossProduct([first[0], second[0]], second) / crossProduct(first, second);
	const [x, y] = spotAlong(first, part);
	return [{ x: across(x), y: up(y), isRounded: false, at: said.index, length: said[0].length }];
}

const isFilled = ({ attributes }: Mark): boolean => 'fill-opacity' in attributes;

const endsOf = ({ run }: Drawn): Piece => [run[0]?.[0] ?? [0, 0], run.at(-1)?.[1] ?? [0, 0]];

/** Whatever the words say of asymptotes, ways, ends, straight graphs, openings, and boundaries. */
export const lineIssues = (
	panel: Panel,
	words: string,
	places: readonly NamedPlace[],
	drawn: readonly Drawn[],
	pixel: (place: NamedPlace) => readonly [number, number],
): string[] => [
	...asymptoteIssues(panel, words, drawn),
	...risesAndFallsIssues(words, places),
	...risingCurveIssues(words, drawn),
	...endBehaviorIssues(panel, words, drawn),
	...straightLineIssues(words, drawn),
	...steepnessIssues(words, drawn),
	...axisMeetingIssues(panel, words, places, drawn),
	...openingIssues(words, places.map(pixel), drawn),
	...boundaryIssues(words, places, pixel, drawn),
];

const ASYMPTOTES = /(horizontal|vertical) asymptotes? at ([xy]) equals ((?:[^.]|\.\d)*)\./g;

/** Each asymptote that is named is drawn, and a curve has no others inside its window. */
function asymptoteIssues(
	{ across, up, x, y }: Panel,
	words: string,
	drawn: readonly Drawn[],
): string[] {
	const dashed = drawn.filter(({ mark }) => isDashed(mark)).flatMap(({ run }) => run);
	const named = [...words.matchAll(ASYMPTOTES)];
	const axes = [
		{ letter: 'x', way: 'vertical', part: 0, scale: across, window: x },
		{ letter: 'y', way: 'horizontal', part: 1, scale: up, window: y },
	] as const;
	return axes.flatMap(({ letter, way, part, scale, window }) => {
		const isNear = (pixel: number) => (other: number) => Math.abs(pixel - other) < 1.5;
		const said = named.flatMap(([, kind, axis, values = '']) =>
			axis === letter
				? values
						.split(/,? and |, /)
						.map((value) => (kind === way ? pixelOf(scale, spokenValue(value)) : Number.NaN))
				: [],
		);
		const shown = dashed
			.filter(([from, to]) => isNear(from[part])(to[part]))
			.map(([from]) => from[part]);
		const inside = shown.filter(
			(pixel) => !window.some((end) => isNear(pixel)(pixelOf(scale, end))),
		);
		return [
			...(said.every((pixel) => shown.some(isNear(pixel)))
				? []
				: [`a ${way} asymptote is named that is not drawn`]),
			...(!isDescribedByPoints(words) || inside.every((pixel) => said.some(isNear(pixel)))
				? []
				: [`a ${way} asymptote is drawn that is not named`]),
		];
	});
}

/** Whether the words describe a curve by points on it; they then name its asymptotes, and say if it is straight. */
const isDescribedByPoints = (words: string): boolean =>
	/(?:It|The graph) passes (?:through|close to)/.test(words);

/** "Rises to (0, 4)" goes up from the previous place. */
const risesAndFallsIssues = (words: string, places: readonly NamedPlace[]): string[] =>
	[...words.matchAll(/(rises|falls) to \(/g)].flatMap(({ 0: said, 1: way, index }) => {
		const next = places.findIndex((place) => place.at === index + said.length - 1);
		const [from, to] = [places[next - 1], places[next]];
		if (!from || !to || to.y > from.y === (way === 'rises')) return [];
		return [`the graph does not ${way === 'rises' ? 'rise' : 'fall'} to (${to.x}, ${to.y})`];
	});

/** No vertical line meets a curve twice "that rises all the way from left to right". */
function risingCurveIssues(words: string, drawn: readonly Drawn[]): string[] {
	if (!words.startsWith('a curve that rises all the way from left to right')) return [];
	const isDrawn = drawn.some(
		({ run }) => run.length > 8 && run.every(([[a, b], [c, d]]) => c > a && d <= b),
	);
	return isDrawn ? [] : ['no curve rises all the way from left to right'];
}

/** "On the left, the curve starts low and rises. … On the right, it rises." */
function endBehaviorIssues({ up }: Panel, words: string, drawn: readonly Drawn[]): string[] {
	const [said, side, start, end] =
		/On the left, the curve starts (high|low) and (rises|falls)\. .* On the right, it (rises|falls)\./.exec(
			words,
		) ?? [];
	if (said === undefined) return [];
	const isDrawn = drawn.some(({ run }) => {
		const [first, last] = [run[0], run.at(-1)];
		if (!first || !last || first[0][0] > last[1][0]) return false;
		const wayOf = ([from, to]: Piece) => (up(to[1]) > up(from[1]) ? 'rises' : 'falls');
		const isOnSide = up(first[0][1]) > 0 === (side === 'high');
		return isOnSide && wayOf(first) === start && wayOf(last) === end;
	});
	return isDrawn ? [] : ['the curve has other ends than its words say'];
}

/** "It is a straight line" is said of a graph if, and only if, it is drawn straight. */
function straightLineIssues(words: string, drawn: readonly Drawn[]): string[] {
	if (!isDescribedByPoints(words)) return [];
	const graphs = drawn.filter(({ mark }) => !isDashed(mark));
	const isSaid = words.includes('is a straight line.');
	return graphs.some(({ run }) => isStraight(run)) === isSaid
		? []
		: [`a straight line is ${isSaid ? 'not drawn' : 'not called that'}`];
}

function isStraight(run: Run): boolean {
	const [start, end] = [run[0]?.[0], run.at(-1)?.[1]];
	if (!start || !end) return false;
	return run.flat().every((spot) => distanceToRun([[start, end]], spot) < 0.6);
}

/** "The line rises from left to right. The curve rises more and more steeply." */
function steepnessIssues(words: string, drawn: readonly Drawn[]): string[] {
	const [said, how] =
		/The line rises from left to right\. The curve rises (more and more|less and less) steeply\./.exec(
			words,
		) ?? [];
	if (said === undefined) return [];
	const sign = how === 'more and more' ? 1 : -1;
	const isRising = ([[a, b], [c, d]]: Piece) => (d - b) / (c - a) < 0;
	const isDrawn =
		drawn.some((line) => isStraight(line.run) && isRising(endsOf(line))) &&
		drawn.some(
			({ run }) =>
				run.length > 8 &&
				slopesOf(run).every(
					(slope, nth, all) => slope > 0 && sign * (slope - (all[nth - 1] ?? slope)) >= 0,
				),
		);
	return isDrawn ? [] : [`it is not drawn as "${said}" says`];
}

/** Between seven places from left to right. */
function slopesOf(run: Run): number[] {
	const spots = run.flat().toSorted(([a], [b]) => a - b);
	const chosen = [0, 1, 2, 3, 4, 5, 6].map(
		(part) => spots[Math.round((part * (spots.length - 1)) / 6)] ?? [0, 0],
	);
	return chosen.slice(1).map(([c, d], before) => {
		const [a, b] = chosen[before] ?? [0, 0];
		return (b - d) / (c - a);
	});
}

/** "Crosses the x-axis at x equals 2": the curve changes sides there, and not where it "touches" the axis. */
function axisMeetingIssues(
	{ across, up }: Panel,
	words: string,
	places: readonly NamedPlace[],
	drawn: readonly Drawn[],
): string[] {
	if (!words.includes('the x-axis')) return [];
	const changes = drawn
		.filter((line) => !isDashed(line.mark) && !isFilled(line.mark))
		.flatMap(({ run }) => changesOfSide(run, pixelOf(up, 0)))
		.map(across);
	return [...words.matchAll(/(crosses|touches) the x-axis (?:(?!crosses|touches)[^.;])*/g)].flatMap(
		({ 0: said, 1: way, index }) =>
			places
				.filter(({ at: place }) => place >= index && place < index + said.length)
				.filter(
					({ x }) => changes.some((change) => Math.abs(change - x) < 0.25) !== (way === 'crosses'),
				)
				.map(
					({ x }) =>
						`the curve does not ${way === 'crosses' ? 'cross' : 'touch'} the x-axis at ${x}`,
				),
	);
}

/** Where a curve goes from one side of a level to the other; what is at the level, within a pixel, is on no side. */
function changesOfSide(run: Run, level: number): number[] {
	const aside = run.flat().filter(([, y]) => Math.abs(y - level) > 1);
	return aside.slice(1).flatMap(([x, y], before) => {
		const [from, height] = aside[before] ?? [x, y];
		const part = (level - height) / (y - height);
		return height > level === y > level ? [] : [from + part * (x - from)];
	});
}

const OPENS = /parabola that opens (upward|downward|to the right|to the left)[.,]/;

/** All of a parabola is on the side of its vertex, or of its first place, toward which it opens. */
function openingIssues(
	words: string,
	places: readonly (readonly [number, number])[],
	drawn: readonly Drawn[],
): string[] {
	const way = OPENS.exec(words)?.[1];
	if (way === undefined) return [];
	const [axis, sign] = {
		upward: [1, -1],
		downward: [1, 1],
		'to the right': [0, 1],
		'to the left': [0, -1],
	}[way] as [0 | 1, 1 | -1];
	const isDrawn = drawn.some(({ run }) => {
		const spots = run.flat();
		if (!places.every((place) => distanceToRun(run, place) < 2) || spots.length < 8) return false;
		const along = spots.map((spot) => sign * spot[axis]);
		const [first = 0, last = 0] = [along[0], along.at(-1)];
		return Math.min(...along) < Math.min(first, last) - 5;
	});
	return isDrawn ? [] : [`no parabola opens ${way}`];
}

const BOUNDARY =
	/A(?:nother)? (solid|dashed) line goes through the [^.]*?, and through the [^.]*\.(?: The part of the plane (above|below) the line is shaded\.)?/g;

function boundaryIssues(
	words: string,
	places: readonly NamedPlace[],
	pixel: (place: NamedPlace) => readonly [number, number],
	drawn: readonly Drawn[],
): string[] {
	return [...words.matchAll(BOUNDARY)].flatMap(({ 0: said, 1: style, 2: side, index }) => {
		const [one, two] = places
			.filter(({ at: place }) => place > index && place < index + said.length)
			.map(pixel);
		if (!one || !two) return [];
		const isThrough = ({ run }: Drawn) => [one, two].every((spot) => distanceToRun(run, spot) < 2);
		const isDrawn = drawn.some(
			(line) =>
				!isFilled(line.mark) && isThrough(line) && isDashed(line.mark) === (style === 'dashed'),
		);
		const height = (x: number) => one[1] + ((two[1] - one[1]) / (two[0] - one[0])) * (x - one[0]);
		const isShaded =
			side === undefined ||
			drawn.some(({ mark, run }) => {
				if (!('fill-opacity' in mark.attributes)) return false;
				const spots = run.flat();
				const above = spots.map(([x, y]) => height(x) - y);
				const largest = above.reduce(
					(most, gap) => (Math.abs(gap) > Math.abs(most) ? gap : most),
					0,
				);
				const isOneSided = above.every((gap) => gap * Math.sign(largest) > -3);
				return isOneSided && largest > 0 === (side === 'above');
			});
		return isDrawn && isShaded ? [] : [`it is not drawn as "${said.slice(0, 20)} …" says`];
	});
}
