/** How the two graphs of a sketch lie, in words: where they meet, or what tells an image from the original graph. */
import { COUNTS, spoken } from '../../../math/speech-numbers.ts';
import { listInWords } from '../../../math/things-in-words.ts';
import { type Height, zerosOfQuadratic } from '../curve-heights.ts';
import type { Frame, Marked } from './sketch-relations.ts';
import type { Axis } from '../figure.ts';

/** `name` as in "a line that rises from left to right". */
export type NamedGraph = { at: Height; name: string };

/**
 * " The lines meet at the marked point.", " The lines are perpendicular, and the marked point is on the falling line.",
 * " The graphs do not meet.", " Both graphs pass through the marked points."; empty if no marked point is on both, and it is not clear from their kinds how often they meet, or a meeting is not shown.
 */
export function meetingOfTwo(
	[one, two]: readonly [NamedGraph, NamedGraph],
	{ marked, across, up }: Frame & { marked: readonly Marked[] },
): string {
	const areAll = (noun: string) => [one, two].every(({ name }) => name.includes(noun));
	const [areLines, areSegments] = [areAll('line'), areAll('segment')];
	const both = areLines ? 'The lines' : areSegments ? 'The segments' : 'The graphs';
	const gap: Height = (x) => one.at(x) - two.at(x);
	const areQuadratic = [one, two].every(({ name }) => /\b(?:line|parabola)\b/.test(name));
	const coincide = [-1, 0, 1].every((x) => Math.abs(gap(x)) < 1e-9);
	const places = areQuadratic && !coincide ? zerosOfQuadratic(gap) : undefined;
	const shared = marked.filter(({ at: [x, y] }) =>
		[one, two].every(({ at }) => Math.abs(at(x) - y) < 1e-6 * (1 + Math.abs(y))),
	);
	if (shared.length > 0) {
		const named =
			shared.length < marked.length
				? listInWords(shared.map(({ name }) => name))
				: `the marked ${shared.length === 1 ? 'point' : 'points'}`;
		const isRight = areLines && arePerpendicular([one, two]);
		return places?.length === shared.length || (areSegments && shared.length === 1)
			? ` ${both} ${isRight ? 'are perpendicular and ' : ''}meet at ${named}.`
			: ` Both graphs pass through ${named}.`;
	}
	const owner = areLines ? ownerOf(marked, [one, two]) : '';
	if (places?.length === 0)
		return areLines ? ` The lines are parallel${owner}.` : ' The graphs do not meet.';
	if (areLines && arePerpendicular([one, two])) return ` The lines are perpendicular${owner}.`;
	const areShown = places?.every((x) => isWithin(x, across) && isWithin(one.at(x), up));
	if (places === undefined || !areShown) return '';
	return ` ${both} meet at ${COUNTS[places.length]} ${places.length === 1 ? 'point' : 'points'}${owner}.`;
}

const riseOf = ({ at }: NamedGraph): number => at(1) - at(0);

const arePerpendicular = (lines: readonly [NamedGraph, NamedGraph]): boolean =>
	Math.abs(riseOf(lines[0]) * riseOf(lines[1]) + 1) < 1e-9;

/** ", and the marked point is on the falling line"; empty unless all marked points are on just one of the lines. */
function ownerOf(marked: readonly Marked[], lines: readonly [NamedGraph, NamedGraph]): string {
	const [owner, ...more] = lines.filter(({ at }) =>
		marked.every(({ at: [x, y] }) => Math.abs(at(x) - y) < 1e-6 * (1 + Math.abs(y))),
	);
	const other = lines.find((line) => line !== owner);
	if (!owner || !other || more.length > 0) return '';
	const points = marked.length === 1 ? 'the marked point is' : 'the marked points are';
	return `, and ${points} on the ${distinction(owner, other)} line`;
}

/** What tells a line from another one. */
function distinction(one: NamedGraph, other: NamedGraph): string {
	const [slope, slope2] = [riseOf(one), riseOf(other)];
	if (Math.abs(slope - slope2) < 1e-9) return one.at(0) > other.at(0) ? 'upper' : 'lower';
	if (Math.abs(slope) < 1e-9) return 'horizontal';
	if (slope * slope2 > 0) return Math.abs(slope) > Math.abs(slope2) ? 'steeper' : 'less steep';
	return slope > 0 ? 'rising' : 'falling';
}

const isWithin = (value: number, { from, to }: Axis): boolean => from < value && value < to;

// The graph before a change, and what tells it from its image if both have the same words.

/**
 * " The original graph, drawn thinner, is also a parabola that opens upward, but at x equals 0, its y-value is 0 instead of
 * 4." `image` is left out if there are several.
 */
export function originalInWords(
	original: NamedGraph,
	image: NamedGraph | undefined,
	window: Frame,
): string {
	const begins = ' The original graph, drawn thinner, is';
	if (image?.name !== original.name) return `${begins} ${original.name}.`;
	const heights = ([original, image] as const).map(({ at }) => at) as [Height, Height];
	const steepness = original.name.startsWith('a line') ? steepnessInWords(heights) : '';
	return `${begins} also ${original.name}${heightsInWords(heights, window)}.${steepness}`;
}

/** At the whole number closest to 0 where both heights are whole, or else where one graph is clearly above the other. */
function heightsInWords([was, is]: readonly [Height, Height], { across, up }: Frame): string {
	const isShown = (height: number) => height >= up.from && height <= up.to;
	const isWhole = (height: number) => Math.abs(height - Math.round(height)) < 1e-9;
	const places = wholePlaces(across).filter((x) => {
		const heights = [was(x), is(x)];
		const isClear = Math.abs(was(x) - is(x)) > CLEAR * (up.to - up.from);
		return isClear && heights.every(Number.isFinite) && heights.some(isShown);
	});
	const exact = places.find((x) => [was(x), is(x)].every((y) => isShown(y) && isWhole(y)));
	const [x] = places;
	if (exact !== undefined) {
		const [here, there] = [was(exact), is(exact)].map((y) => spoken(Math.round(y) + 0));
		return `, but at x equals ${spoken(exact)}, its y-value is ${here} instead of ${there}`;
	}
	if (x === undefined) return '';
	return `, but it is ${was(x) > is(x) ? 'above' : 'below'} the image at x equals ${spoken(x)}`;
}

/** Part of the window's height. */
const CLEAR = 0.02;

/** In the window: 0, 1, −1, 2, −2, … */
const wholePlaces = ({ from, to }: Axis): number[] =>
	Array.from({ length: 2 * Math.floor(Math.max(to, -from)) + 1 }, (_, nth) =>
		nth % 2 === 0 ? -nth / 2 + 0 : (nth + 1) / 2,
	).filter((x) => x >= from && x <= to);

function steepnessInWords(lines: readonly [Height, Height]): string {
	const [one, two] = lines.map((at) => Math.abs(at(1) - at(0))) as [number, number];
	if (Math.abs(one - two) < 1e-9) return ' It is just as steep as the image.';
	return ` It is ${one > two ? 'steeper' : 'less steep'} than the image.`;
}
