/** Triangles with letters at their corners: each side is drawn, and each point is on the segment that the words name. */
import { withNamesJoined } from '../../../math/speech-units.ts';
import { letteredFigureIn, NEAR } from './lettered-spots.ts';
import { crossProduct, distanceToRun, lengthOf, type Piece, spotAlong } from './path-run.ts';

/** The sine of an angle too small to see. */
const SLIGHT = 0.02;

/**
 * Issues for a name that the description gives twice and, unless the drawing has a grid, for what it says about
 * lettered points and the drawing does not show.
 */
export function letteredFigureIssues(svg: string, description: string): string[] {
	const misnamed = namedTwice(withNamesJoined(description));
	if (misnamed.length > 0) return misnamed;
	const figure = letteredFigureIn(svg, description);
	if (!figure) return [];
	const { words, drawn, spots } = figure;
	const segment = (name: string): Piece | undefined => {
		const [one, other] = [...name].map((letter) => spots.get(letter));
		return one && other ? [one, other] : undefined;
	};
	const isDrawn = (name: string) => {
		const piece = segment(name);
		return (
			piece !== undefined &&
			[0, 0.3, 0.6, 1].every((part) => distanceToRun(drawn, spotAlong(piece, part)) < NEAR)
		);
	};
	const isOn = (point: string, name: string) => {
		const [spot, whole] = [spots.get(point), segment(name)];
		return (
			!name.includes(point) &&
			spot !== undefined &&
			whole !== undefined &&
			distanceToRun([whole], spot) < NEAR
		);
	};
	return [
		...namesIn(words)
			.filter((name) => !isDrawn(name))
			.map((name) => `side ${name} is not drawn`),
		...pointsIn(words)
			.filter(([point, name]) => !isOn(point, name))
			.map(([point, name]) => `${point} is not on ${name}`),
		...[...words.matchAll(/([A-Z]{2}) is parallel to ([A-Z]{2})/g)]
			.filter(([, one = '', other = '']) => !isSlight(sineOf(segment(one), segment(other))))
			.map(([said]) => `the drawing does not show "${said}"`),
		...[...words.matchAll(/([A-Z]) is (?:the point )?directly (above|below) ([A-Z])\b/g)]
			.filter(([, one = '', way, other = '']) => {
				const piece = segment(one + other);
				if (!piece) return true;
				const [[x, y], [otherX, otherY]] = piece;
				return Math.abs(x - otherX) >= NEAR || y < otherY !== (way === 'above');
			})
			.map(([said]) => `the drawing does not show "${said}"`),
		...rightAnglesIn(words)
			.filter(([, one, other]) => !isRight(sineOf(segment(one), segment(other))))
			.map(([said]) => `the drawing does not show "${said}"`),
	];
}

/** "Triangle ACC", "segments AB and AB", "B is the tower, and B is its base" */
function namedTwice(words: string): string[] {
	const repeated = words.match(/\b[A-Z]*([A-Z])[A-Z]*\1[A-Z]*\b/g) ?? [];
	const lists = words.match(/\b[A-Z]{1,4}(?:, [A-Z]{1,4})*,? and [A-Z]{1,4}\b/g) ?? [];
	const subjects = words.match(/(?<=^|, |and )[A-Z](?= (?:is|are|and|lies?)\b|, [A-Z]\b)/g) ?? [];
	return [
		...repeated.map((name) => `"${name}" names a point twice`),
		...[...lists.map((list) => list.match(/[A-Z]+/g) ?? []), subjects]
			.filter((names) => new Set(names).size < names.length)
			.map((names) => `a point or segment is named twice in ${names.join(', ')}`),
	];
}

/** The sides of the triangles and the segments. */
function namesIn(words: string): string[] {
	const sides = [...words.matchAll(/[Tt]riangle ([A-Z])([A-Z])([A-Z])\b/g)].flatMap(
		([, a = '', b = '', c = '']) => [a + b, b + c, c + a],
	);
	const segments = [
		...words.matchAll(/(?:side|[Ss]egments?) ([A-Z]{2})(?: and ([A-Z]{2}))?\b/g),
	].flatMap(([, one, other]) => [one, other].filter((name) => name !== undefined));
	return [...new Set([...sides, ...segments])];
}

/** "point D on side AB", "with D on BC", "meets side AB at D", "D lies between A and B", "AE and BD intersect at point C" */
const pointsIn = (words: string): (readonly [point: string, segment: string])[] => [
	...[...words.matchAll(/(?:point|with) ([A-Z]) on (?:side )?([A-Z]{2})/g)].map(
		([, point = '', side = '']) => [point, side] as const,
	),
	...[...words.matchAll(/meets side ([A-Z]{2}) at ([A-Z])\b/g)].map(
		([, side = '', point = '']) => [point, side] as const,
	),
	...[...words.matchAll(/([A-Z]) lies between ([A-Z]) and ([A-Z])\b/g)].map(
		([, point = '', from = '', to = '']) => [point, from + to] as const,
	),
	...[...words.matchAll(/([A-Z]{2}) and ([A-Z]{2}) intersect at point ([A-Z])/g)].flatMap(
		([, one = '', other = '', point = '']) => [[point, one] as const, [point, other] as const],
	),
];

/** What is said, and the two segments that meet at a right angle. None for a solid: its right angles are drawn slanted. */
function rightAnglesIn(words: string): (readonly [said: string, one: string, other: string])[] {
	if (words.includes('directly above')) return [];
	const altitudes = [
		...words.matchAll(/altitude from ([A-Z]) meets side ([A-Z]{2}) at ([A-Z])/g),
	].map(([said, from = '', side = '', foot = '']) => [said, from + foot, side] as const);
	const corners = [
		...words.matchAll(
			/riangle ([A-Z]{3})[^.]*?(?:angle ([A-Z]) is a right angle|a right angle at ([A-Z]))/g,
		),
	].map(([said, triangle = '', one, other]) => {
		const corner = one ?? other ?? '';
		const [first = '', last = ''] = triangle.replace(corner, '');
		return [said, corner + first, corner + last] as const;
	});
	return [...altitudes, ...corners];
}

/** The sine of the angle between two segments; NaN if one is not drawn. */
function sineOf(one: Piece | undefined, other: Piece | undefined): number {
	if (!one || !other) return Number.NaN;
	return crossProduct(one, other) / (lengthOf(one) * lengthOf(other));
}

const isRight = (sine: number): boolean => Math.abs(sine) > 1 - SLIGHT * SLIGHT;

const isSlight = (sine: number): boolean => Math.abs(sine) < SLIGHT;
