/** The graph before a change, and what tells it from its image if both have the same words. */
import type { Axis } from './coordinate-plane.ts';
import type { NamedGraph } from './two-graphs.ts';
import { spoken } from './svg.ts';

type Window = { across: Axis; up: Axis };

/**
 * " The original graph, drawn thinner, is also a parabola that opens upward, but at x equals 0, its y-value is 0 instead of
 * 4." `image` is left out if there are several.
 */
export function originalInWords(
	original: NamedGraph,
	image: NamedGraph | undefined,
	window: Window,
): string {
	const begins = ' The original graph, drawn thinner, is';
	if (image?.name !== original.name) return `${begins} ${original.name}.`;
	const heights = ([original, image] as const).map(({ at }) => at) as [Height, Height];
	const steepness = original.name.startsWith('a line') ? steepnessInWords(heights) : '';
	return `${begins} also ${original.name}${heightsInWords(heights, window)}.${steepness}`;
}

type Height = NamedGraph['at'];

/** At the whole number closest to 0 where both heights are whole, or else where one graph is clearly above the other. */
function heightsInWords([was, is]: readonly [Height, Height], { across, up }: Window): string {
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
