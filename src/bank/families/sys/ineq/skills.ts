/** sys.ineq: the overlap of two half-planes: its points, its graph, its corners, its stories. */
import {
	equation,
	type Expression,
	num,
	relation,
	sum,
	symbol,
	tuple,
} from '../../../../math/expression.ts';
import { gcd } from '../../../../math/gcd.ts';
import {
	holds,
	isLess,
	isStrict,
	type Sign,
	signNamed,
	turned,
	withOtherEnd,
} from '../../../../math/inequality.ts';
import { lineEquation, pointAt, slopeIntercept, valued } from '../../../../math/lines.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import {
	distractor,
	type Draft,
	type Draw,
	type Line,
	line,
	multipleChoice,
	point,
	sentence,
	type Skills,
	withMisconceptions,
} from '../../../family.ts';
import { squareAxes } from '../../../figures/axes.ts';
import type { Graph, Spot } from '../../../figures/figure.ts';
import { bothInWords, type HalfPlane, shapesOf } from '../../../figures/half-plane.ts';
import { eliminate } from '../../../steps/elimination.ts';
import { regionFigure } from '../../../steps/feasible-region.ts';
import {
	givenLine,
	leftSide,
	type Row,
	rowEquation,
	rowThrough,
} from '../../../steps/linear-system.ts';
import { possiblePair, systemOfStory } from './story.ts';

// A graph of two half-planes, its points and its system.

const REACH = 6;

/** Two points of the line inside the window: where it crosses the y-axis, by which the lines of the solution name it, and one more. */
function boundaryOf({ m, b }: Side): [Spot, Spot] | undefined {
	const other = [3, -3, 2, -2, 1, -1]
		.map((x): Spot => [x, m * x + b])
		.find(([, y]) => Math.abs(y) < REACH);
	return other && Math.abs(b) <= REACH ? [[0, b], other] : undefined;
}

/** The first side is shaded, then the second; the overlap is darker. */
function planesOf(sides: readonly [Side, Side]): [HalfPlane, HalfPlane] | undefined {
	const planes = sides.map((side): HalfPlane | undefined => {
		const boundary = boundaryOf(side);
		return boundary && { boundary, above: !isLess(side.sign), solid: !isStrict(side.sign) };
	});
	const [one, two] = planes;
	return one && two ? [one, two] : undefined;
}

/** True when the grid shows a part of the overlap that is not on its edge. */
function showsOverlap([one, two]: readonly [Side, Side]): boolean {
	const inside = (x: number, y: number) =>
		[one, two].every((side) => isIn(side, [x, y]) && !onLine(side, [x, y]));
	const places = Array.from({ length: 2 * REACH + 1 }, (_, at) => at - REACH);
	return places.some((x) => places.some((y) => inside(x, y)));
}

const drawing = (planes: readonly [HalfPlane, HalfPlane]): Graph => ({
	kind: 'graph',
	...squareAxes(REACH),
	shapes: planes.flatMap(shapesOf),
	alt: `${bothInWords(...planes)} The two shaded parts overlap.`,
});

const SEEN: Mistakes = {
	only: ({ sign, b }) =>
		`chose a point that is only in the region shaded ${isLess(sign) ? 'below' : 'above'} the line through (0, ${b})`,
	neither: 'chose a point outside both shaded regions',
};

const DARK = 'the region that is shaded twice shows the solutions of the system';

function pointInGraph(draw: Draw): Draft | undefined {
	const sides = drawnSides(draw);
	const found = sides && drawnPoints(draw, sides, SEEN);
	const planes = sides && planesOf(sides);
	if (!sides || !found || !planes) return undefined;
	return {
		prompt: say`The graph shows a system of two inequalities. Which ordered pair ${tuple('x', 'y')} is a solution of the system?`,
		answer: choices(found),
		steps: [
			sentence(say`A solution is in both shaded regions.`, DARK),
			...sides.map((side) => whereLine(side, found.right)),
			...found.wrong.map(({ at }) => outsideLine(sides, at)),
			onlyChoice(found.right),
		],
		hints: [
			say`Where do the two shaded regions overlap? Which of the points is there?`,
			found.wrong.some(({ at }) => sides.some((side) => onLine(side, at)))
				? say`Which of the points is on a boundary line? When is such a point a solution?`
				: say`On which side of each line are the other points?`,
		],
		figure: drawing(planes),
	};
}

const whereLine = ({ sign, b }: Side, at: Spot): Line =>
	sentence(
		say`${pointAt(at)} is ${isLess(sign) ? 'below' : 'above'} the line through ${tuple(0, num(b))}, in its shaded region.`,
	);

/** The first region in which a point is not. */
function outsideLine(sides: readonly [Side, Side], at: Spot): Line {
	const side = isIn(sides[0], at) ? sides[1] : sides[0];
	const { sign, b } = side;
	const boundary = tuple(0, num(b));
	return onLine(side, at)
		? sentence(
				say`${pointAt(at)} is on the dashed line through ${boundary}, so it is not a solution.`,
				'points on a dashed line are not solutions of the inequality',
			)
		: sentence(
				say`${pointAt(at)} is ${isLess(sign) ? 'above' : 'below'} the line through ${boundary}, outside its shaded region.`,
			);
}

const system = (one: Side, two: Side): Prose => say`${written(one)} and ${written(two)}`;

function sideMistake({ sign }: Side, which: string): string {
	const [wrong, right] = isLess(sign) ? ['above', 'below'] : ['below', 'above'];
	return `chose the region ${wrong} the ${which} line instead of the one ${right} it`;
}

function endsMistake(sides: readonly [Side, Side]): string {
	const [isFirst, isSecond] = sides.map(({ sign }) => isStrict(sign));
	if (isFirst !== isSecond) return 'switched solid and dashed lines';
	const [wrong, right] = isFirst ? ['solid', 'dashed'] : ['dashed', 'solid'];
	return `chose symbols for ${wrong} lines although both lines are ${right}`;
}

/** Four systems with the same boundaries. */
function systemOfGraph(draw: Draw): Draft | undefined {
	const sides = drawnSides(draw);
	const planes = sides && planesOf(sides);
	if (!sides || !planes || !showsOverlap(sides)) return undefined;
	const [one, two] = sides;
	const flip = (side: Side): Side => ({ ...side, sign: turned(side.sign) });
	const end = (side: Side): Side => ({ ...side, sign: withOtherEnd(side.sign) });
	return {
		prompt: say`Which system of inequalities does the graph show? The solutions of the system are the points where the two shaded regions overlap.`,
		answer: multipleChoice(
			system(one, two),
			distractor(system(flip(one), two), sideMistake(one, 'first')),
			distractor(system(one, flip(two)), sideMistake(two, 'second')),
			distractor(system(end(one), end(two)), endsMistake(sides)),
		),
		steps: [
			sentence(
				say`The boundaries are ${lineEquation(one.m, one.b)}, which crosses the ${symbol('y')}-axis at ${tuple(0, num(one.b))}, and ${lineEquation(two.m, two.b)}, which crosses it at ${tuple(0, num(two.b))}.`,
				'compare with y = mx + b; the boundaries are the same in every choice',
			),
			...sides.map(describeLine),
			sentence(say`The system is ${system(one, two)}.`),
		],
		hints: [
			say`What is the ${symbol('y')}-intercept of each line? In each choice, which inequality has a boundary with that ${symbol('y')}-intercept?`,
			say`Is each line solid or dashed? Is the region above it or below it shaded?`,
		],
		figure: drawing(planes),
	};
}

function describeLine(side: Side): Line {
	const { sign, b } = side;
	return sentence(
		say`The line through ${tuple(0, num(b))} is ${isStrict(sign) ? 'dashed' : 'solid'}, and the region ${isLess(sign) ? 'below' : 'above'} it is shaded: ${written(side)}.`,
		`${isLess(sign) ? 'below' : 'above'} the line, the y-values are ${isLess(sign) ? 'smaller' : 'greater'}; points on a ${isStrict(sign) ? 'dashed line are not' : 'solid line are'} solutions of the inequality`,
	);
}

// Pairs tried in both inequalities of a system.

function checkedLines(side: Side, [x, y]: Spot, name: string): Line[] {
	const { sign, m, b } = side;
	const substituted = valued(m, x, true);
	return [
		line(
			relation(y, sign, sum(substituted, b)),
			`substitute ${x} for x and ${y} for y in the ${name} inequality`,
		),
		line(relation(y, sign, m * x + b), 'simplify: the statement is true'),
	];
}

/** The first inequality that the pair does not satisfy. */
function fails(at: Spot, sides: readonly [Side, Side]): Line {
	const [x, y] = at;
	const which = isIn(sides[0], at) ? 1 : 0;
	const { sign, m, b } = sides[which];
	return sentence(
		say`For ${pointAt(at)}, the right side is ${equation(sum(valued(m, x, true), b), m * x + b)}, so the statement ${relation(y, sign, m * x + b)} is false.`,
		`substitute into the ${which === 0 ? 'first' : 'second'} inequality`,
	);
}

function testedPoints(draw: Draw): Draft | undefined {
	const sides = drawnSides(draw);
	const found = sides && drawnPoints(draw, sides);
	if (!sides || !found) return undefined;
	const [one, two] = sides;
	return {
		prompt: say`Which ordered pair ${tuple('x', 'y')} is a solution of the system ${written(one)} and ${written(two)}?`,
		answer: choices(found),
		steps: [
			...checkedLines(one, found.right, 'first'),
			...checkedLines(two, found.right, 'second'),
			sentence(say`Both are true, so ${pointAt(found.right)} is a solution.`),
			...found.wrong.map(({ at }) => fails(at, sides)),
			onlyChoice(found.right),
		],
		hints: [
			say`Which pairs make the first inequality true? Which of those also make the second one true?`,
		],
	};
}

// The corner of a region at which two boundaries meet.

/** ax + by and cx + dy limited from above (bounded) or from below. */
function cornerPoint(draw: Draw): Draft | undefined {
	const at = [draw.int('x'), draw.int('y')] as const;
	const rows = [
		rowThrough(draw.int('a'), draw.int('b'), at),
		rowThrough(draw.int('c'), draw.int('d'), at),
	].toSorted((one, two) => one.c / one.b - two.c / two.b) as [Row, Row];
	const bounded = draw.choice('rel') === 'bounded';
	const ends = rows.flatMap(({ a, b, c }) => [c / a, c / b]);
	const [one, two] = bounded ? rows : [rows[1], rows[0]];
	const solved = eliminate(one, two);
	if (!solved || at[0] < 1 || at[1] < 1 || at[0] === at[1] || Math.max(...ends) > 18)
		return undefined;
	if (rows.some(({ a, b, c }) => shared(a, b, c) > 1)) return undefined;
	// The figure names the corners on the axes, not the one that is sought.
	const [top, right] = [one.c / one.b, two.c / two.a];
	if (!Number.isInteger(top) || !Number.isInteger(right)) return undefined;
	const sign = bounded ? '\\le' : '\\ge';
	const limit = (row: Row) => relation(leftSide(row), sign, row.c);
	const [first, second] = draw.random.shuffle([one, two]) as [Row, Row];
	const corners: Spot[] = [[0, top], at, [right, 0], ...(bounded ? [[0, 0] as const] : [])];
	const answer = point(at[0], at[1]);
	const meeting = eliminate(first, second);
	return {
		prompt: say`The graph shows the region where ${relation('x', '\\ge', 0)}, ${relation('y', '\\ge', 0)}, ${limit(first)}, and ${limit(second)}. Find the corner point ${symbol('P')} where the two slanted boundary lines meet. Give your answer as an ordered pair.`,
		answer: withMisconceptions(
			answer,
			[point(at[1], at[0]), 'switched the coordinates'],
			[point(0, top), 'gave the corner point on the y-axis'],
			[point(right, 0), 'gave the corner point on the x-axis'],
		),
		steps: [
			{
				...givenLine(rowEquation(first), rowEquation(second)),
				why: 'these are the equations of the two slanted boundary lines',
			},
			...(meeting?.lines ?? []),
			sentence(say`The corner point ${symbol('P')} is ${tuple(num(at[0]), num(at[1]))}.`),
		],
		hints: [
			say`Point ${symbol('P')} is on both slanted boundary lines. What system of equations do its coordinates satisfy?`,
			say`How can you combine the equations to eliminate one of the variables?`,
		],
		figure: regionFigure(
			{ kind: bounded ? 'upper' : 'lower', limits: [one, two], peak: at, corners },
			[
				{ at: [0, top], name: 'Q' },
				{ at: [right, 0], name: 'R' },
			],
			'P',
		),
	};
}

const shared = (a: number, b: number, c: number): number => gcd(gcd(a, b), c);

export const skills: Skills = {
	'Test points in a system of inequalities': testedPoints,
	'Match a system of inequalities with its graph': systemOfGraph,
	'Find the overlap of two half-planes': (draw) =>
		draw.random.int(0, 1) === 0 ? pointInGraph(draw) : systemOfGraph(draw),
	'Model and check constraints': (draw) =>
		draw.random.int(0, 1) === 0 ? systemOfStory(draw) : possiblePair(draw),
	'Choose a system of inequalities for a situation': systemOfStory,
	'Find a corner point of a region': cornerPoint,
};

// Two half-planes with sloped boundaries, and points in and beside their overlap.

/** y compared with mx + b. */
type Side = { sign: Sign; m: number; b: number };

const written = ({ sign, m, b }: Side): Expression => relation('y', sign, slopeIntercept(m, b));

const isIn = ({ sign, m, b }: Side, [x, y]: Spot): boolean => holds(sign, y, m * x + b);

const onLine = ({ m, b }: Side, [x, y]: Spot): boolean => y === m * x + b;

function drawnSides(draw: Draw): [Side, Side] | undefined {
	const [m1, m2, b1, b2] = [draw.int('m1'), draw.int('m2'), draw.int('b1'), draw.int('b2')];
	const [first = '<', second = '<'] = draw.inTurn('rel').split(',');
	if (m1 === m2 || b1 === 0 || b2 === 0 || b1 === b2) return undefined;
	return [
		{ sign: signNamed(first), m: m1, b: b1 },
		{ sign: signNamed(second), m: m2, b: b2 },
	];
}

type Found = { right: Spot; wrong: { at: Spot; mistake: string }[] };

/** What leads to a point in one of the regions only, and to a point in neither. */
type Mistakes = { only(side: Side, name: string): string; neither: string };

const TRIED: Mistakes = {
	only: (_, name) => `checked only the ${name} inequality`,
	neither: 'reversed both inequality symbols',
};

/** One point of the overlap and three others; none is on a boundary except where that is the mistake. */
function drawnPoints(
	draw: Draw,
	[one, two]: readonly [Side, Side],
	mistakes: Mistakes = TRIED,
): Found | undefined {
	const spots: Spot[] = [];
	for (let x = -5; x <= 5; x++) for (let y = -5; y <= 5; y++) spots.push([x, y]);
	const pool = draw.random.shuffle(spots).filter(([x, y]) => x !== 0 && y !== 0);
	const clear = pool.filter((at) => !onLine(one, at) && !onLine(two, at));
	const right = clear.find((at) => isIn(one, at) && isIn(two, at));
	const first = clear.find((at) => isIn(one, at) && !isIn(two, at));
	const second = clear.find((at) => !isIn(one, at) && isIn(two, at));
	const edge = pool.find(
		(at) =>
			(isStrict(one.sign) && onLine(one, at) && isIn(two, at)) ||
			(isStrict(two.sign) && onLine(two, at) && isIn(one, at)),
	);
	const neither = clear.find((at) => !isIn(one, at) && !isIn(two, at));
	const last = edge
		? { at: edge, mistake: 'chose a point on a boundary that is not included' }
		: neither && { at: neither, mistake: mistakes.neither };
	if (!right || !first || !second || !last) return undefined;
	return {
		right,
		wrong: [
			{ at: first, mistake: mistakes.only(one, 'first') },
			{ at: second, mistake: mistakes.only(two, 'second') },
			last,
		],
	};
}

const choices = ({ right, wrong }: Found) =>
	multipleChoice(
		pointAt(right),
		...wrong.map(({ at, mistake }) => distractor(pointAt(at), mistake)),
	);

const onlyChoice = (right: Spot): Line =>
	sentence(say`So, of the four choices, only ${pointAt(right)} is a solution.`);
