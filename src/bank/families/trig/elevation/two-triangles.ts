/** Two right triangles with a common side. */
import {
	difference,
	equation,
	type Expression,
	product,
	quotient,
	relation,
	symbol,
} from '../../../../math/expression.ts';
import { measure, rounded } from '../../../../math/notation.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import { withValues } from '../../../contexts/fill.ts';
import {
	caseOf,
	type Draft,
	type Draw,
	type Line,
	line,
	sentence,
	withMisconceptions,
	type WrongAnswer,
} from '../../../family.ts';
import { networkFigure } from '../../../figures/diagram.ts';
import type { Spot } from '../../../figures/figure.ts';
import { sizeTerm, sizeText, UNIT, type Unit, unitIn } from '../../../steps/measured.ts';
import { statedTriangle, toFind } from '../../../steps/triangle-figure.ts';
import {
	about,
	angleGiven,
	degree,
	FOR_NEXT_STEP,
	isNearBorder,
	lengthAnswer,
	ratioOf,
	sinOf,
	tanOf,
	TO_TENTH,
} from '../../../steps/triangle.ts';
import { inTheFigure } from './elevations.ts';

const LAYOUTS = {
	'side by side': {
		build: beside,
		tell: ({ A, B, d, unit }: Pair): Prose =>
			say`In triangle ${symbol('ABC')}, the height ${symbol('CD')} meets side ${symbol('AB')} at ${symbol('D')}. ${equation('AC', sizeTerm(d, unit))}, ${angleGiven('A', A)}, and ${angleGiven('B', B)}. Find the length ${symbol('x')} of ${symbol('BC')} in ${unit.many}, to the nearest tenth.`,
	},
	'one inside the other': {
		build: inside,
		tell: ({ A, B, d, unit }: Pair): Prose =>
			say`Triangle ${symbol('ACD')} has a right angle at ${symbol('C')}, and ${symbol('B')} lies on side ${symbol('AC')}. ${equation('CD', sizeTerm(d, unit))}, ${angleGiven('CAD', A)}, and ${angleGiven('CBD', B)}. Find the length ${symbol('x')} of ${symbol('AB')} in ${unit.many}, to the nearest tenth.`,
	},
	'stacked heights': {
		build: stacked,
		tell: ({ A, B, d, unit }: Pair): Prose =>
			say`Triangle ${symbol('ABD')} has a right angle at ${symbol('B')}, and ${symbol('C')} lies on side ${symbol('BD')}. ${equation('AB', sizeTerm(d, unit))}, ${angleGiven('BAC', A)}, and ${angleGiven('BAD', B)}. Find the length ${symbol('x')} of ${symbol('CD')} in ${unit.many}, to the nearest tenth.`,
	},
} as const;

export function sharedSide(draw: Draw): Draft | undefined {
	const layout = caseOf<(typeof LAYOUTS)[keyof typeof LAYOUTS]>(LAYOUTS, draw.inTurn('layout'));
	const pair: Pair = { A: draw.int('A'), B: draw.int('B'), d: draw.int('d'), unit: unitIn(draw) };
	const isBeside = layout.build === beside;
	if (isBeside ? Math.abs(pair.A + pair.B - 90) < 2 || pair.A === pair.B : pair.B - pair.A < 8)
		return undefined;
	return finished(layout.build(pair), layout.tell(pair), pair.unit, [1, 300]);
}

type Built = ReturnType<typeof inside>;

function finished(
	{ x, wrong, steps, figure, names }: Built,
	prompt: Prose,
	unit: Unit,
	[least, most]: readonly [number, number],
	corners = '',
	conclude = '',
): Draft | undefined {
	if (isNearBorder(x, 1) || x < least || x > most) return undefined;
	const answer = withMisconceptions(
		lengthAnswer(x, unit.many),
		...wrong.map(([value, why]): WrongAnswer => [lengthAnswer(value, unit.many), why]),
	);
	return {
		prompt,
		answer,
		steps: [
			...steps,
			sentence(
				corners === ''
					? say`${names} is about ${answer.body} long.`
					: say`${conclude} about ${answer.body}.`,
			),
		],
		hints: [
			say`Which side do the two right triangles share? Which lengths can you find from each triangle?`,
		],
		figure: { ...figure, alt: corners === '' ? figure.alt : `${corners} ${figure.alt}` },
	};
}

type Story = {
	build: typeof inside;
	lengths: readonly [number, number];
	results: readonly [number, number];
	tell: string;
	/** "The distance between the kites is" */
	conclude: string;
	corners: string;
};

const STORIES: Readonly<Record<string, Story>> = {
	kite: {
		build: stacked,
		lengths: [20, 90],
		results: [8, 150],
		tell: 'Two kites are flying, one directly above the other. From a point on level ground {d} from the spot below them, their angles of elevation are {A} and {B}. How far apart are the kites?',
		conclude: 'The distance between the kites is',
		corners:
			'A is the point on the ground, B is the spot below the kites, and C and D are the kites.',
	},
	lighthouse: {
		build: inside,
		lengths: [20, 70],
		results: [10, 250],
		tell: 'The top of a lighthouse is {d} above the sea. Two boats are on the same side of the lighthouse, in line with its base. From the top, their angles of depression are {A} and {B}. How far apart are the boats?',
		conclude: 'The distance between the boats is',
		corners: 'A and B are the boats, C is the base of the lighthouse, and D is its top.',
	},
	'aircraft approach': {
		build: inside,
		lengths: [80, 150],
		results: [40, 500],
		tell: 'A helicopter hovers {d} above level ground. Its pilot sees two lights on the ground ahead, in line with the spot directly below the helicopter, at angles of depression of {A} and {B}. How far apart are the lights?',
		conclude: 'The distance between the lights is',
		corners:
			'A and B are the lights, C is the spot directly below the helicopter, and D is the helicopter.',
	},
	'tree height': {
		build: stacked,
		lengths: [10, 60],
		results: [5, 40],
		tell: 'A tree stands at the edge of a sheer cliff. From a point on level ground {d} from the base of the cliff, the angle of elevation is {A} to the base of the tree and {B} to its top. How tall is the tree?',
		conclude: 'The height of the tree is',
		corners:
			'A is the point on the ground, B is the base of the cliff, C is the base of the tree, and D is its top.',
	},
};

export function twoSightings(draw: Draw): Draft | undefined {
	const story = caseOf(STORIES, draw.inTurn('ctx'));
	const [A, B, d] = [draw.int('A'), draw.int('B'), draw.int('d')];
	// With A + B = 90°, the ratio turned upside down gives the same length.
	const hides = A === 45 || B === 45 || A + B === 90;
	if (d < story.lengths[0] || d > story.lengths[1] || hides) return undefined;
	const text = withValues(story.tell, { d: measure(d, 'm'), A: degree(A), B: degree(B) });
	const down = /depression/.test(story.tell);
	const built = story.build({ A, B, d, unit: UNIT.m });
	const draft = finished(
		built,
		say`${text} Give the answer in metres, to the nearest tenth.`,
		UNIT.m,
		story.results,
		story.corners,
		story.conclude,
	);
	if (!draft) return undefined;
	const first = down
		? [
				sentence(
					say`In the figure, ${angleGiven('CAD', A)} and ${angleGiven('CBD', B)}.`,
					'each angle of depression is equal to the angle of elevation at the other end of the line of sight: they are alternate angles between parallel lines',
				),
			]
		: [];
	const naming = sentence(
		say`${inTheFigure(story.corners)} Let ${symbol('x')} be the length of ${built.names}, in metres.`,
	);
	return { ...draft, steps: [naming, ...first, ...draft.steps] };
}

// Three ways in which two right triangles share a side, with the steps and the figure of each.

type Wrong = [value: number, why: string][];

type Pair = { A: number; B: number; d: number; unit: Unit };

const inTriangle = (name: string): string =>
	`in triangle ${name}, tangent is opposite over adjacent`;

/** From the tangent of an angle to the side beside it. */
const adjacentLines = (name: string, angle: number, d: number, triangle: string): Line[] => {
	const side = symbol(name);
	const tan = ratioOf('tan', degree(angle));
	return [
		line(equation(tan, quotient(d, side)), inTriangle(triangle)),
		line(equation(product(side, tan), d), `multiply both sides by ${name}`),
		line(equation(side, quotient(d, tan)), `divide both sides by tan ${angle}°`),
	];
};

/** Far and near point on the ground below a height: AB = d / tan A − d / tan B. */
function inside({ A, B, d, unit }: Pair) {
	const [far, near] = [d / tanOf(A), d / tanOf(B)];
	const [AC, BC, AB] = ['AC', 'BC', 'AB'].map((name) => symbol(name)) as [
		Expression,
		Expression,
		Expression,
	];
	return {
		x: far - near,
		wrong: [
			[far + near, 'added AC and BC instead of subtracting them'],
			[far, 'stopped at AC, the longer of the two sides'],
			[d / tanOf(B - A), 'used the tangent of the difference of the two angles'],
		] satisfies Wrong,
		steps: [
			...adjacentLines('AC', A, d, 'ACD'),
			about(AC, far, 3, FOR_NEXT_STEP),
			...adjacentLines('BC', B, d, 'BCD'),
			about(BC, near, 3, FOR_NEXT_STEP),
			line(
				relation('x', '\\approx', difference(rounded(far, 3), rounded(near, 3))),
				'AB is the difference of AC and BC',
			),
			line(
				relation('x', '\\approx', rounded(far - near, 1)),
				'subtract, and round to the nearest tenth',
			),
		],
		figure: drawn(
			{ A: [0, 0], B: [1.1, 0], C: [2, 0], D: [2, 1.35] },
			['AC', 'AD', 'BD', 'CD'],
			{ AB: 'x', CD: sizeText(d, unit) },
			{ CAD: `${A}°`, CBD: `${B}°`, ACD: 'right' },
			[
				'B lies between A and C.',
				statedTriangle({ name: 'ACD', angles: { C: 90, A }, sides: { CD: d } }, unit.many),
				statedTriangle({ name: 'BCD', angles: { C: 90, B } }, unit.many),
				toFind('AB', 'x'),
			],
		),
		names: AB,
	};
}

/** Two heights above the same point: CD = d tan B − d tan A. */
function stacked({ A, B, d, unit }: Pair) {
	const [low, high] = [d * tanOf(A), d * tanOf(B)];
	const [BC, BD] = [symbol('BC'), symbol('BD')];
	return {
		x: high - low,
		wrong: [
			[high + low, 'added BC and BD instead of subtracting them'],
			[high, 'stopped at BD, the longer of the two sides'],
			[d * tanOf(B - A), 'used the tangent of the difference of the two angles'],
		] satisfies Wrong,
		steps: [
			line(equation(ratioOf('tan', degree(A)), quotient(BC, d)), inTriangle('ABC')),
			line(equation(BC, product(d, ratioOf('tan', degree(A)))), `multiply both sides by ${d}`),
			about(BC, low, 3, FOR_NEXT_STEP),
			line(equation(ratioOf('tan', degree(B)), quotient(BD, d)), inTriangle('ABD')),
			line(equation(BD, product(d, ratioOf('tan', degree(B)))), `multiply both sides by ${d}`),
			about(BD, high, 3, FOR_NEXT_STEP),
			line(
				relation('x', '\\approx', difference(rounded(high, 3), rounded(low, 3))),
				'CD is the difference of BD and BC',
			),
			line(
				relation('x', '\\approx', rounded(high - low, 1)),
				'subtract, and round to the nearest tenth',
			),
		],
		figure: drawn(
			{ A: [0, 0], B: [1.8, 0], C: [1.8, 0.85], D: [1.8, 1.9] },
			['AB', 'BD', 'AC', 'AD'],
			{ AB: sizeText(d, unit), CD: 'x' },
			{ ABC: 'right' },
			[
				'C lies between B and D.',
				statedTriangle({ name: 'ABC', angles: { B: 90, A }, sides: { AB: d } }, unit.many),
				statedTriangle({ name: 'ABD', angles: { B: 90, A: B } }, unit.many),
				toFind('CD', 'x'),
			],
		),
		names: symbol('CD'),
	};
}

/** A common height between two triangles: CD = d sin A, x = CD / sin B. */
function beside({ A, B, d, unit }: Pair) {
	const h = d * sinOf(A);
	const CD = symbol('CD');
	return {
		x: h / sinOf(B),
		wrong: [
			[h, 'stopped at the height CD'],
			[h * sinOf(B), 'multiplied by the sine of the second angle instead of dividing by it'],
			[h / tanOf(B), 'found DB instead of BC'],
		] satisfies Wrong,
		steps: [
			line(
				equation(ratioOf('sin', degree(A)), quotient(CD, d)),
				'in triangle ACD, sine is opposite over hypotenuse',
			),
			line(equation(CD, product(d, ratioOf('sin', degree(A)))), `multiply both sides by ${d}`),
			about(CD, h, 3, FOR_NEXT_STEP),
			line(
				relation(ratioOf('sin', degree(B)), '\\approx', quotient(rounded(h, 3), 'x')),
				'in triangle BCD, sine is opposite over hypotenuse',
			),
			line(
				relation(product('x', ratioOf('sin', degree(B))), '\\approx', rounded(h, 3)),
				'multiply both sides by x',
			),
			line(
				relation('x', '\\approx', quotient(rounded(h, 3), ratioOf('sin', degree(B)))),
				`divide both sides by sin ${B}°`,
			),
			about('x', h / sinOf(B), 1, TO_TENTH),
		],
		figure: drawn(
			{ A: [0, 0], B: [2.6, 0], C: [1.1, 1.4], D: [1.1, 0] },
			['AB', 'AC', 'BC', 'CD'],
			{ AC: sizeText(d, unit), BC: 'x' },
			{ BAC: `${A}°`, ABC: `${B}°`, ADC: 'right' },
			[
				'D lies between A and B.',
				statedTriangle({ name: 'ACD', angles: { D: 90, A }, sides: { AC: d } }, unit.many),
				statedTriangle({ name: 'BCD', angles: { D: 90, B } }, unit.many),
				toFind('BC', 'x'),
			],
		),
		names: symbol('BC'),
	};
}

const drawn = (
	points: Record<string, Spot>,
	segments: string[],
	sides: Record<string, string>,
	angles: Record<string, string>,
	words: string[],
) => networkFigure({ points, segments, sides, angles }, words.join(' '));
