/** The thin path of a graph before a change against the path of its image, by the equations that they follow. */
import type { NamedStroke } from './drawn-pairs.ts';
import { type Height, heightIn } from './graph-kinds.ts';
import type { Plane } from './named-graphs.ts';
import { labelInWords } from '../number-in-words.ts';
import { at, type Mark } from './svg-elements.ts';

/** `image` is the only other path. */
export function beforeInWords(
	before: NamedStroke,
	image: NamedStroke | undefined,
	plane: Plane,
): string {
	const isAlike = before.name === image?.name;
	const said = ` The original graph, drawn thinner, is ${isAlike ? 'also ' : ''}${before.name}`;
	if (!isAlike || !image) return `${said}.`;
	const [was, is] = [heightIn(before.graph), heightIn(image.graph)];
	const sentence = `${said}${apart(was, is, before.mark, plane)}.`;
	return before.name.startsWith('a line') ? `${sentence}${slopes(was, is)}` : sentence;
}

const words = (value: number): string =>
	labelInWords(String(Math.round(value) + 0).replace('-', '−'));

/** Where the heights are whole numbers in the frame, or else at the first place where they differ by a fiftieth of it. */
function apart(was: Height, is: Height, mark: Mark, plane: Plane): string {
	const [low, high] = frameOf(mark, plane).up;
	const isSeen = (height: number) => height > low - 1e-6 && height < high + 1e-6;
	const isWhole = (height: number) => Math.abs(height - Math.round(height)) < 1e-6;
	const pairs = wholePlaces(mark, plane)
		.map((x) => ({ x, heights: [was(x), is(x)] as const }))
		.filter(
			({ heights }) =>
				heights.every(Number.isFinite) &&
				heights.some(isSeen) &&
				Math.abs(heights[0] - heights[1]) > (high - low) / 50,
		);
	const exact = pairs.find(({ heights }) => heights.every((y) => isSeen(y) && isWhole(y)));
	if (exact)
		return `, but at x equals ${words(exact.x)}, its y-value is ${exact.heights.map(words).join(' instead of ')}`;
	const [first] = pairs;
	if (!first) return '';
	const side = first.heights[0] > first.heights[1] ? 'above' : 'below';
	return `, but it is ${side} the image at x equals ${words(first.x)}`;
}

function frameOf(mark: Mark, { across, up }: Plane) {
	const [left, top] = [at(mark, 'x'), at(mark, 'y')];
	const [right, bottom] = [left + at(mark, 'width'), top + at(mark, 'height')];
	// Labels are placed to a tenth of a pixel.
	const near = (value: number) => Number(value.toFixed(1));
	return {
		across: [near(across(left)), near(across(right))],
		up: [near(up(bottom)), near(up(top))],
	} as const;
}

/** In the frame, those beside 0 first, to its right before to its left. */
function wholePlaces(mark: Mark, plane: Plane): number[] {
	const [from, to] = frameOf(mark, plane).across;
	const first = Math.ceil(from);
	return Array.from({ length: Math.floor(to) - first + 1 }, (_, nth) => first + nth).toSorted(
		(one, other) => Math.abs(one) - Math.abs(other) || other - one,
	);
}

function slopes(was: Height, is: Height): string {
	const [one, other] = [was, is].map((height) => Math.abs(height(6) - height(-4)) / 10) as [
		number,
		number,
	];
	const isEqual = Math.abs(one - other) < 1e-9;
	return ` It is ${isEqual ? 'just as steep as' : one > other ? 'steeper than' : 'less steep than'} the image.`;
}
