/** Wheels, pizzas, tracks, ponds and tables: which measure of the circle is it? */
import { difference, equation, power, product, sum, times } from '../../../../math/expression.ts';
import { PI } from '../../../../math/notation.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import { caseOf, type Draft, type Draw, type Line, line } from '../../../family.ts';
import type { Diagram } from '../../../figures/figure.ts';
import { circleFigure } from './circle.ts';
import {
	measuredDraft,
	size,
	sizeText,
	sizeWords,
	timesPi,
	type Unit,
	UNIT,
} from '../../../steps/measured.ts';
import { FIRST_NAMES } from '../../../contexts/names.ts';

type Story = {
	unit: Unit;
	from: number;
	to: number;
	/** How many turns or laps, or how wide the path is. */
	count?: [number, number];
	/** Once around, and why that is a circumference. */
	round?: { name: 'turn' | 'lap'; why: string; hint: Prose };
	kind: 'around' | 'area' | 'ring';
	/** The last line up to the amount. */
	conclusion(name: string): string;
	text(radius: Prose, count: number, name: string): Prose;
};

const STORIES: Readonly<Record<string, Story>> = {
	'bicycle wheel': {
		unit: UNIT.in,
		from: 10,
		to: 15,
		count: [2, 20],
		round: {
			name: 'turn',
			why: 'in one full turn, the wheel rolls a distance equal to its circumference',
			hint: say`How far does the bicycle roll in one full turn of the wheel?`,
		},
		kind: 'around',
		conclusion: () => 'The bicycle rolls',
		text: (r, n) =>
			say`A bicycle wheel has a radius of ${r}. How far, in inches, does the bicycle roll while the wheel turns ${n} times?`,
	},
	pizza: {
		unit: UNIT.in,
		from: 4,
		to: 10,
		kind: 'area',
		conclusion: () => 'The area of the pizza is',
		text: (r, _, name) =>
			say`${name} bakes a round pizza with a radius of ${r}. What is the area of the pizza, in square inches?`,
	},
	'running track': {
		unit: UNIT.m,
		from: 20,
		to: 30,
		count: [2, 12],
		round: {
			name: 'lap',
			why: 'the length of one lap is the circumference of the circle',
			hint: say`How long is one lap?`,
		},
		kind: 'around',
		conclusion: (name) => `${name} runs`,
		text: (r, n, name) =>
			say`A running track is a circle with a radius of ${r}. ${name} runs ${n} laps. How far is that, in meters?`,
	},
	'pond path': {
		unit: UNIT.m,
		from: 4,
		to: 20,
		count: [2, 4],
		kind: 'ring',
		conclusion: () => 'The area of the path is',
		text: (r, n) =>
			say`A round pond has a radius of ${r}. A path around it is ${size(n, UNIT.m)} wide. What is the area of the path, in square meters?`,
	},
	'round table': {
		unit: UNIT.ft,
		from: 2,
		to: 6,
		kind: 'area',
		conclusion: () => 'The area of the painted surface is',
		text: (r, _, name) =>
			say`${name} paints the top of a round platform with a radius of ${r}. What is the area of the painted surface, in square feet?`,
	},
};

export function circleStory(draw: Draw): Draft | undefined {
	const story = caseOf(STORIES, draw.inTurn('ctx'));
	const r = story.from + (draw.int('r') % (story.to - story.from + 1));
	const [low, high] = story.count ?? [0, 0];
	const n = low + (draw.int('n') % (high - low + 1));
	const { unit, kind } = story;
	const name = draw.random.pick(FIRST_NAMES);
	if (kind === 'area' && r === 2) return undefined;
	return measuredDraft({
		prompt: story.text(size(r, unit), n, name),
		conclusion: story.conclusion(name),
		letter: kind === 'around' ? 'D' : 'A',
		lines: LINES[kind](r, n, story.round),
		value: kind === 'around' ? 2 * r * n : kind === 'area' ? r * r : (r + n) ** 2 - r * r,
		form: 'tenth',
		kind: kind === 'around' ? 'length' : 'area',
		unit,
		why: { ring: 'subtract', area: 'square the radius', around: 'multiply' }[kind],
		hints: [
			{
				around: story.round?.hint ?? say``,
				area: say`Which formula gives the area inside a circle?`,
				ring: say`What are the radius and the area of the pond and the path together? What must be subtracted?`,
			}[kind],
		],
		wrong: WRONG[kind](r, n, story.round),
		figure: kind === 'ring' ? ring(r, n, unit) : single(r, unit),
	});
}

const LINES: Readonly<
	Record<Story['kind'], (r: number, n: number, round: Story['round']) => Line[]>
> = {
	around: (r, n, round) => [
		line(equation('C', product(2, PI, 'r')), round?.why),
		line(
			equation('C', equation(times(2, PI, r), timesPi(2 * r))),
			'substitute the radius, and multiply',
		),
		line(
			equation('D', times(n, timesPi(2 * r))),
			`D is the distance: multiply C by ${n}, the number of ${round?.name}s`,
		),
	],
	area: (r) => [
		line(equation('A', product(PI, power('r', 2))), 'the formula for the area of a circle'),
		line(equation('A', times(PI, power(r, 2))), 'substitute the radius'),
	],
	ring: (r, n) => [
		line(
			equation('R', equation(sum(r, n), r + n)),
			'R is the radius of the pond and the path together',
		),
		line(
			equation('A', difference(product(PI, power('R', 2)), product(PI, power('r', 2)))),
			'subtract the area of the pond, with radius r, from the area of the large circle',
		),
		line(
			equation('A', difference(times(PI, power(r + n, 2)), times(PI, power(r, 2)))),
			'substitute both radii',
		),
		line(equation('A', difference(timesPi((r + n) ** 2), timesPi(r * r))), 'square both radii'),
	],
};

/** What learners find instead, without π. */
const WRONG: Readonly<
	Record<Story['kind'], (r: number, n: number, round: Story['round']) => [number, string][]>
> = {
	around: (r, n, round) => [
		[r * n, 'multiplied π by the radius instead of the diameter'],
		[2 * r, `found the distance for only one ${round?.name}`],
		[r * r * n, 'used the formula for the area'],
	],
	area: (r) => [
		[2 * r, 'found the circumference instead of the area'],
		[4 * r * r, 'used the diameter as the radius'],
	],
	ring: (r, n) => [
		[(r + n) ** 2, 'did not subtract the area of the pond'],
		[n * n, 'used the width of the path as the radius of a circle'],
		[2 * n, 'subtracted the circumferences instead of the areas'],
	],
};

const single = (r: number, unit: Unit): Diagram =>
	circleFigure(
		'radius',
		sizeText(r, unit),
		`A circle with its center marked. A radius is drawn and labeled ${sizeWords(r, unit)}.`,
	);

const ring = (r: number, n: number, unit: Unit): Diagram => ({
	kind: 'diagram',
	marks: [
		{ mark: 'ellipse', at: [0, 0], across: 1.6, up: 1.6, fill: 'shade' },
		{ mark: 'ellipse', at: [0, 0], across: 1, up: 1, fill: 'paper' },
		{
			mark: 'path',
			at: [
				[0, 0],
				[1.6, 0],
			],
			accent: true,
		},
		{ mark: 'dot', at: [0, 0] },
		{ mark: 'text', at: [0.5, 0.17], text: sizeText(r, unit) },
		{ mark: 'text', at: [1.3, 0.17], text: sizeText(n, unit) },
	],
	alt: `Two circles with the same center. The ring between them is shaded. The inner circle has a radius of ${sizeWords(r, unit)}, and the ring is ${sizeWords(n, unit)} wide.`,
});
