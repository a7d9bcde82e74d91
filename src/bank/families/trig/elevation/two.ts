/** Two right triangles with a common side. */
import {
	caseOf,
	type Draft,
	type Draw,
	sentence,
	withMisconceptions,
	type WrongAnswer,
} from '../../../family.ts';
import { equation, symbol } from '../../../../math/expression.ts';
import { measure } from '../../../../math/notation.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import { inTheFigure } from './one.ts';
import { beside, inside, type Pair, stacked } from './layouts.ts';
import { sizeTerm, type Unit, UNIT, unitIn } from '../../../steps/measured.ts';
import { withValues } from '../../../contexts/fill.ts';
import { angleGiven, degree, isNearBorder, lengthAnswer } from '../../../steps/triangle.ts';

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
