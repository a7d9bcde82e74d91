/** One triangle as a picture with its words, and the sentence of a prompt that gives its parts. */
import { equation, type Expression, relation, symbol } from '../../math/expression.ts';
import { degrees, measure, rounded, roundedText } from '../../math/notation.ts';
import { joinedByAnd, type Prose, say } from '../../math/prose.ts';
import { listInWords } from '../../math/things-in-words.ts';
import type { DraftAnswer, Draw } from '../family.ts';
import { cornersOf, drawnAngle, networkFigure } from '../figures/diagram.ts';
import { sizeTerm, sizeText, type Unit } from './measured.ts';
import {
	angleGiven,
	angleName,
	type Corner,
	isNearBorder,
	type Names,
	opposite,
	small,
	type Triangle,
} from './triangle.ts';
import type { Diagram, Spot } from '../figures/figure.ts';

// Triangles in the words of a figure's alternative text. Verifiers rebuild the triangle from these words.

type Stated = {
	name: string;
	/** By corner, in degrees. */
	angles?: Readonly<Record<string, number>>;
	/** By two letters. */
	sides?: Readonly<Record<string, number>>;
};

/** "In triangle ABC, angle C is a right angle, angle A is 35 degrees, and side AB is 12 centimetres long." */
export function statedTriangle({ name, angles = {}, sides = {} }: Stated, unit: string): string {
	const clauses = [
		...Object.entries(angles).map(([corner, measured]) =>
			measured === 90
				? `angle ${corner} is a right angle`
				: `angle ${corner} is ${measured} degrees`,
		),
		...Object.entries(sides).map(([side, length]) => `side ${side} is ${length} ${unit} long`),
	];
	return `In triangle ${name}, ${listInWords(clauses)}.`;
}

/** "The length of BC, marked a, is unknown." */
export const toFind = (part: string, mark?: string): string =>
	mark === undefined
		? `${part.length > 1 ? 'The length of' : 'Angle'} ${part} is unknown.`
		: `The length of ${part}, marked ${mark}, is unknown.`;

/** What is given, and what is asked for, by corner. */
export type Parts = { angles?: readonly Corner[]; sides?: readonly Corner[] };

export type Picture = { names: Names; triangle: Triangle; given: Parts; wanted: Parts; unit: Unit };

const CORNERS = [0, 1, 2] as const;

export const nameOf = (names: Names): string => names.toSorted().join('');

/** "∠C = 90°, ∠A = 35° and c = 12 cm" */
function givenParts({ names, triangle, given, unit }: Picture): Prose {
	const items: Expression[] = [
		...(given.angles ?? []).map((at) => angleGiven(names[at], triangle.angles[at])),
		...(given.sides ?? []).map((at) =>
			equation(small(names[at]), sizeTerm(String(triangle.sides[at]), unit)),
		),
	];
	return joinedByAnd(items);
}

/** "In triangle ABC, ∠A = 35°, …" */
export const inTriangle = (picture: Picture): Prose =>
	say`In triangle ${symbol(nameOf(picture.names))}, ${givenParts(picture)}.`;

export function pictureFigure(
	picture: Picture,
	corners: readonly [Spot, Spot, Spot],
	isLettered = true,
): Diagram {
	const { names, triangle, given, wanted, unit } = picture;
	const [a, b, c] = names;
	const sides: Record<string, string> = {};
	const angles: Record<string, string> = {};
	const corner = (at: Corner) => {
		const [p, q] = names.filter((_, place) => place !== at);
		return `${p}${names[at]}${q}`;
	};
	for (const at of given.sides ?? [])
		sides[opposite(names, at)] = sizeText(triangle.sides[at], unit);
	for (const at of wanted.sides ?? [])
		sides[opposite(names, at)] = isLettered ? small(names[at]) : 'x';
	for (const at of given.angles ?? [])
		angles[corner(at)] = triangle.angles[at] === 90 ? 'right' : `${triangle.angles[at]}°`;
	for (const at of wanted.angles ?? []) angles[corner(at)] = '?';
	return networkFigure(
		{
			points: { [a]: corners[0], [b]: corners[1], [c]: corners[2] },
			segments: [a + b, b + c, a + c],
			sides,
			angles,
		},
		pictureWords(picture, isLettered),
	);
}

function pictureWords(
	{ names, triangle, given, wanted, unit }: Picture,
	isLettered = true,
): string {
	const stated = statedTriangle(
		{
			name: nameOf(names),
			angles: Object.fromEntries(
				(given.angles ?? []).map((at) => [names[at], triangle.angles[at]]),
			),
			sides: Object.fromEntries(
				(given.sides ?? []).map((at) => [opposite(names, at), triangle.sides[at]]),
			),
		},
		unit.many,
	);
	const asked = [
		...(wanted.angles ?? []).map((at) => toFind(names[at])),
		...(wanted.sides ?? []).map((at) =>
			toFind(opposite(names, at), isLettered ? small(names[at]) : 'x'),
		),
	];
	return [stated, ...asked].join(' ');
}

/** Which way a right triangle points. */
export const directionIn = ({ random }: Draw): Spot => [
	random.pick([1, -1]),
	random.pick([1, 1, -1]),
];

/** The right angle is at corner 2. */
export function rightCorners(A: number, [x, y]: Spot = [-1, 1]): [Spot, Spot, Spot] {
	const drawn = drawnAngle(A);
	const up = Math.tan((drawn * Math.PI) / 180);
	return [
		[x, 0],
		[0, up * y],
		[0, 0],
	];
}

/** Any triangle, on one of its sides. */
export function freeCorners({ random }: Draw, { angles }: Triangle): [Spot, Spot, Spot] {
	const turn = random.pick(CORNERS);
	const order = [turn, (turn + 1) % 3, (turn + 2) % 3] as [Corner, Corner, Corner];
	const widest = Math.max(...angles);
	const drawn =
		widest > 110 ? openedAngles(angles) : angles.map((angle) => drawnAngle(angle, 28, 100));
	const [p, q] = order.map((at) => drawn[at]) as [number, number];
	const spots = cornersOf(p, q);
	const placed: Spot[] = [];
	order.forEach((at, place) => {
		placed[at] = spots[place] ?? [0, 0];
	});
	return placed as [Spot, Spot, Spot];
}

/**
 * Angles of a triangle with a very wide one, drawn so that the text of a narrow one has room at its own corner: those
 * under 30° are opened in the same order, and the widest is what they leave of 180°.
 */
export function openedAngles(angles: readonly number[]): number[] {
	const opened = angles.map((angle) => (angle < 30 ? 28 + angle / 15 : angle));
	const widest = Math.max(...angles);
	const others = opened.filter((_, at) => angles[at] !== widest);
	return opened.map((angle, at) =>
		angles[at] === widest ? 180 - others.reduce((a, b) => a + b, 0) : angle,
	);
}

// Several missing parts of a triangle as one answer, in a stated order: angles first, then sides.

type PartsAnswer = { names: Expression[]; answer: DraftAnswer; rounding?: Prose };

/** `undefined` when a rounding is doubtful, or the list reads the same backwards. */
export function partsAnswer(
	names: Names,
	triangle: Triangle,
	unit: Unit,
	wanted: Parts,
): PartsAnswer | undefined {
	const { angles = [], sides = [] } = wanted;
	if (angles.some((at) => isNearBorder(triangle.angles[at], 0))) return undefined;
	if (sides.some((at) => isNearBorder(triangle.sides[at], 1))) return undefined;
	const values = [
		...angles.map((at) => roundedText(triangle.angles[at], 0)),
		...sides.map((at) => roundedText(triangle.sides[at], 1)),
	];
	if (values[0] === values.at(-1)) return undefined;
	const body = joinedByAnd([
		...angles.map((at) =>
			relation(
				angleName(names[at]),
				Number.isInteger(triangle.angles[at]) ? '=' : '\\approx',
				degrees(rounded(triangle.angles[at], 0)),
			),
		),
		...sides.map((at) =>
			Number.isInteger(triangle.sides[at])
				? equation(small(names[at]), measure(triangle.sides[at], unit.short))
				: relation(
						small(names[at]),
						'\\approx',
						measure(rounded(triangle.sides[at], 1), unit.short),
					),
		),
	]);
	const exact = angles.every((at) => Number.isInteger(triangle.angles[at]));
	return {
		names: [
			...angles.map((at) => angleName(names[at])),
			...sides.map((at) => symbol(small(names[at]))),
		],
		answer: { kind: 'ordered-list', value: values.join(', '), body },
		...(exact ? { rounding: say`Round lengths to the nearest tenth.` } : {}),
	};
}

/** "Give angles in degrees and lengths in centimetres." */
export const measuredAngles = ({ angles = [], sides = [] }: Parts, unit: Unit): Prose =>
	say`Give ${angles.length > 1 ? 'the angles' : 'the angle'} in degrees and ${sides.length > 1 ? 'the lengths' : 'the length'} in ${unit.many}.`;
