/** geo.distance: lengths on the coordinate plane. */
import Fraction from 'fraction.js';
import {
	absolute,
	continued,
	difference,
	equation,
	num,
	power,
	product,
	relation,
	signed,
	sum,
	symbol,
	tuple,
} from '../../../../math/expression.ts';
import { type At, fraction, lineEquation, minus, pointAt } from '../../../../math/lines.ts';
import { shifted } from '../../../../math/polynomial.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import { spoken } from '../../../../math/speech-numbers.ts';
import {
	type Draft,
	type Draw,
	integer,
	type Line,
	line,
	mergedByValue,
	radical,
	sentence,
	type Skills,
	takeAway,
	withMisconceptions,
	withUnit,
	type WrongAnswer,
	wrongWay,
} from '../../../family.ts';
import { squareAxes, whereIs } from '../../../figures/axes.ts';
import type { Spot } from '../../../figures/figure.ts';
import { lettered, segmentsOnPlane } from '../../../figures/polygon-on-plane.ts';
import { footLines, footOf } from '../../../steps/foot.ts';
import {
	lengthLines,
	lengthMisconceptions,
	lengthOf,
	squaredLength,
} from '../../../steps/length.ts';
import { EXACT_LENGTH, lengthReason } from '../../../steps/square-roots.ts';
import { hidesSquares, legLines, segmentDraft } from './segment.ts';

type Corner = readonly [x: number, y: number];

/** Legs and hypotenuse with whole numbers. */
const TRIPLES = [
	[3, 4, 5],
	[6, 8, 10],
	[5, 12, 13],
	[9, 12, 15],
	[8, 15, 17],
	[7, 24, 25],
] as const;

function closerOrMissing(draw: Draw): Draft | undefined {
	const a: Corner = [draw.int('x1'), draw.int('y1')];
	return draw.inTurn('ask') === 'missing coordinate' ? missing(draw, a) : closer(draw, a);
}

/** What learners compare instead of the distances. A mistake that makes the other point closer has another wrong answer. */
function mistakenFor(a: Corner, b: Corner): readonly number[] {
	const [dx, dy] = [Math.abs(b[0] - a[0]), Math.abs(b[1] - a[1])];
	return [dx + dy, Math.abs(dx * dx - dy * dy)];
}

function closer(draw: Draw, a: Corner): Draft | undefined {
	const away = () => draw.random.int(-7, 7);
	const b: Corner = [a[0] + draw.int('dx'), a[1] + away()];
	const c: Corner = [a[0] + away(), a[1] + away()];
	const [toB, toC] = [squaredLength(a, b), squaredLength(a, c)];
	const gap = toB.sub(toC).abs();
	if (gap.equals(0) || gap.gt(15) || c[0] === a[0] || c[1] === a[1] || b[1] === a[1])
		return undefined;
	if (hidesSquares(a, toB.lt(toC) ? b : c)) return undefined;
	if ([...b, ...c].some((value) => Math.abs(value) > 11)) return undefined;
	const nearer = toB.lt(toC) ? 'B' : 'C';
	const [near, far] = nearer === 'B' ? [b, c] : [c, b];
	const [nearMistaken, farMistaken] = [mistakenFor(a, near), mistakenFor(a, far)];
	if (nearMistaken.some((value, at) => value >= (farMistaken[at] ?? 0))) return undefined;
	// The roots are compared before they are simplified.
	const [linesToB, linesToC] = [
		lengthLines(symbol('AB'), a, b),
		lengthLines(symbol('AC'), a, c, 'the distance formula'),
	];
	const simplestB = linesToB.splice(lengthReason(toB.valueOf()) ? -1 : linesToB.length);
	const simplestC = linesToC.splice(lengthReason(toC.valueOf()) ? -1 : linesToC.length);
	const answer = withMisconceptions(
		withUnit(radical(lengthOf(a, near)), 'units'),
		[radical(lengthOf(a, far)), 'gave the distance to the point that is farther away'],
		...lengthMisconceptions(a, near),
	);
	return {
		prompt: say`Which of the points ${product('B', pointAt(b))} and ${product('C', pointAt(c))} is closer to ${product('A', pointAt(a))}? Find the distance, in units, from ${symbol('A')} to that point. ${EXACT_LENGTH}`,
		answer,
		steps: [
			...linesToB,
			...linesToC,
			line(
				nearer === 'B' ? relation(toB, '<', toC) : relation(toC, '<', toB),
				'compare the numbers under the radicals',
			),
			...(nearer === 'B' ? simplestB : simplestC),
			sentence(
				say`Point ${symbol(nearer)} is closer. Its distance from ${symbol('A')} is ${answer.body}.`,
			),
		],
		hints: [
			say`How long are ${symbol('AB')} and ${symbol('AC')}? Which formula gives the distance between two points?`,
		],
		figure: segmentsOnPlane(lettered([a, b, c])),
	};
}

/** (k − x)² + dy² = d², with k to the right of the point. */
function missing(draw: Draw, a: Corner): Draft | undefined {
	const [one, two, d] = draw.random.pick(TRIPLES);
	const [across, up] = draw.random.shuffle([one, two]);
	if (across === undefined || up === undefined) return undefined;
	const y = a[1] + (draw.random.int(0, 1) === 1 ? up : -up);
	const k = a[0] + across;
	if (a[0] === 0 || Math.abs(y) > 30 || k > 30) return undefined;
	const run = shifted('k', a[0]);
	return {
		prompt: say`The distance between ${pointAt(a)} and ${tuple('k', y)} is ${d} units, and ${relation('k', '>', a[0])}. Find the value of ${symbol('k')}.`,
		answer: withMisconceptions(
			integer(k),
			[integer(a[0] - across), `took the negative square root, although k is greater than ${a[0]}`],
			[
				integer(across),
				takeAway(-a[0]).startsWith('add')
					? `stopped at the difference and did not add ${a[0]}`
					: 'stopped at the difference between the x-coordinates',
			],
			[integer(across - a[0]), wrongWay(-a[0])],
		),
		steps: [
			line(
				equation(sum(power(run, 2), power(minus(y, a[1]), 2)), power(d, 2)),
				'the distance formula, with both sides squared',
			),
			line(equation(sum(power(run, 2), up * up), d * d), 'evaluate the squares'),
			line(equation(power(run, 2), across * across), takeAway(up * up)),
			line(
				equation(run, across),
				`take the positive square root, because k is greater than ${a[0]}`,
			),
			line(equation('k', k), takeAway(-a[0])),
		],
		hints: [
			say`Think of the segment as the hypotenuse of a right triangle. How long are its legs, in terms of ${symbol('k')}?`,
		],
	};
}

// The distance between two numbers, as it is found on the board: |a − b|, then without brackets, then without bars.

const distanceLines = (a: number, b: number, why: string): Line[] => [
	line(absolute(difference(a, signed(b))), why),
	...(b < 0
		? [line(continued(absolute(sum(a, -b))), `subtracting ${b} is the same as adding ${-b}`)]
		: []),
	line(continued(absolute(a - b)), 'simplify inside the absolute value bars'),
	line(
		continued(Math.abs(a - b)),
		`${a - b} is ${Math.abs(a - b)} ${Math.abs(a - b) === 1 ? 'unit' : 'units'} from 0`,
	),
];

const signIgnored = (negative: number, positive: number): WrongAnswer => {
	const [less, more] = [-negative, positive].toSorted((a, b) => a - b);
	return [
		integer(Math.abs(negative + positive)),
		`ignored the sign of ${negative} and subtracted ${less} from ${more}`,
	];
};

export const skills: Skills = {
	'Find distances along grid lines'(draw) {
		const [c, p, q] = [draw.int('c'), draw.int('p'), draw.int('q')];
		if (Math.abs(p - q) < 2 || p === 0 || q === 0 || (p > 0 && q > 0)) return undefined;
		const across = draw.inTurn('dir') === 'h';
		const place = (value: number) => (across ? { x: value, y: c } : { x: c, y: value });
		const [same, changing] = across ? ['y', 'x'] : ['x', 'y'];
		const [a, b] = [place(p), place(q)];
		const [A, B] = [symbol('A'), symbol('B')];
		const answer = withMisconceptions(
			withUnit(integer(Math.abs(p - q)), 'units'),
			p * q < 0
				? signIgnored(Math.min(p, q), Math.max(p, q))
				: [
						integer(Math.abs(p) + Math.abs(q)),
						`added the distances of the two points from the ${same}-axis instead of subtracting them`,
					],
			[
				integer(-Math.abs(p - q)),
				'subtracted the larger coordinate from the smaller one without taking the absolute value',
			],
		);
		return {
			prompt: say`How many units apart are the points ${product(A, tuple(a.x, a.y))} and ${product(B, tuple(b.x, b.y))}?`,
			answer,
			steps: [
				sentence(
					say`Both points have the ${symbol(same)}-coordinate ${c}, so segment ${symbol('AB')} is ${across ? 'horizontal' : 'vertical'}.`,
				),
				...distanceLines(
					p,
					q,
					`the distance is the absolute value of the difference between the ${changing}-coordinates`,
				),
				sentence(say`The distance from ${A} to ${B} is ${answer.body}.`),
			],
			hints: [say`Which coordinate is the same for both points? How far apart are the other two?`],
			figure: {
				kind: 'coordinate plane',
				reach: 12,
				grid: 1,
				numbersEvery: 3,
				points: [
					{ name: 'A', ...a },
					{ name: 'B', ...b },
				],
			},
		};
	},

	'Find the exact length of a segment': (draw) => segmentDraft(draw, 'exact'),
	'Find the distance between two points': (draw) =>
		segmentDraft(draw, draw.random.pick(['exact', 'tenths']), legLines),
	'Compare distances or find a coordinate': closerOrMissing,
	'Find the shortest distance from a point to a line': fromLine,
	'Solve a shortest-route problem': shortestRoute,
};

// The shortest distance from a point to a line, asked as it is or in the story of a road or a trail.

type Route = { m: Fraction; b: number; at: Spot; foot: At };

function fromLine(draw: Draw): Draft | undefined {
	const route = routeOf(draw, draw.choice('m'));
	if (!route) return undefined;
	return measured(
		route,
		say`What is the shortest distance from ${product('P', pointAt(route.at))} to the line ${lineEquation(route.m, route.b)}, in units? ${EXACT_LENGTH}`,
		'units',
		(answer) => say`The distance is ${answer}.`,
	);
}

type Story = { place: string; goal: string; ask: string; conclude: (length: Prose) => Prose };

const STORIES: Readonly<Record<string, Story>> = {
	'cell tower': {
		place: 'a cell tower',
		conclude: (length) => say`The nearest point on the road is ${length} from the tower.`,
		goal: 'a straight road runs',
		ask: 'How far is the tower from the nearest point on the road',
	},
	'road to a pipeline': {
		place: 'a pumping station',
		conclude: (length) => say`The shortest possible road is ${length} long.`,
		goal: 'a straight pipeline runs',
		ask: 'How long is the shortest possible road from the station to the pipeline',
	},
	'trail to a river': {
		place: 'a cabin',
		conclude: (length) => say`The shortest possible trail is ${length} long.`,
		goal: 'a straight river runs',
		ask: 'How long is the shortest possible trail from the cabin to the river',
	},
};

function shortestRoute(draw: Draw): Draft | undefined {
	const route = routeOf(draw, draw.choice('m'));
	const story = STORIES[draw.inTurn('ctx')];
	if (!route || !story) return undefined;
	const unit = draw.country === 'CA' ? 'kilometres' : 'kilometers';
	return measured(
		route,
		say`On a map, one unit represents one ${unit.slice(0, -1)}. Point ${product('P', pointAt(route.at))} marks ${story.place}, and ${story.goal} along the line ${lineEquation(route.m, route.b)}. ${story.ask}, in ${unit}? ${EXACT_LENGTH}`,
		unit,
		story.conclude,
	);
}

/** The foot has whole or half coordinates and lies on the map. */
function routeOf(draw: Draw, slope: string): Route | undefined {
	const [m, b] = [fraction(slope), draw.int('b')];
	const at: Spot = [draw.int('x1'), draw.int('y1')];
	const foot = footOf(m, b, at);
	const onMap = foot.every((value) => value.abs().lte(11));
	if (!onMap || b === 0 || foot.some(({ d }) => d > 2n) || foot[0].equals(at[0])) return undefined;
	return { m, b, at, foot };
}

function measured(
	{ m, b, at, foot }: Route,
	prompt: Prose,
	unit: string,
	conclude: (answer: Prose) => Prose,
): Draft {
	const rule = (x: number): Spot => [x, Number(m) * x + b];
	const answer = withMisconceptions(
		withUnit(radical(lengthOf(at, foot)), unit),
		...mergedByValue(
			[
				radical(num(new Fraction(at[1]).sub(rule(at[0])[1]).abs())),
				'found the vertical distance instead of the perpendicular distance',
			],
			...lengthMisconceptions(at, foot),
		),
	);
	return {
		prompt,
		answer,
		steps: [
			...footLines(m, b, at),
			...lengthLines('d', at, foot),
			sentence(conclude(answer.body), 'the shortest distance is measured along the perpendicular'),
		],
		hints: [
			say`At what angle does the shortest segment from a point to a line meet the line?`,
			say`Where does the perpendicular through ${symbol('P')} meet the line?`,
		],
		figure: {
			kind: 'graph',
			...squareAxes(12),
			shapes: [
				{ kind: 'line', through: [rule(0), rule(4)] },
				{
					kind: 'point',
					at,
					name: 'P',
					toward: [at[0] - Number(foot[0]), at[1] - Number(foot[1])],
				},
			],
			alt: `A straight line ${m.gt(0) ? 'rises' : 'falls'} from left to right and crosses the y-axis at ${spoken(b)}. Point P is ${whereIs(at)}.`,
		},
	};
}
