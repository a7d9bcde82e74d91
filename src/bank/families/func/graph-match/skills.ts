/** func.graph-match: choose the graph for a rule, or the rule for a graph. */
import Fraction from 'fraction.js';
import {
	equation,
	type Expression,
	num,
	operand,
	opposite,
	power,
	product,
	quotient,
	relation,
	sum,
	symbol,
	tuple,
} from '../../../../math/expression.ts';
import { call, decimal, root, roundedText } from '../../../../math/notation.ts';
import { formula, type Prose, say } from '../../../../math/prose.ts';
import {
	caseOf,
	type Draft,
	type Draw,
	drawnInts,
	type Line,
	sentence,
	type Skills,
} from '../../../family.ts';
import type { Curve } from '../../../figures/curves.ts';
import { put } from '../../../steps/function-rule.ts';
import { exponential, logarithmic, parentNamed } from '../../../steps/parents.ts';
import { course, matchChanged } from './changed.ts';
import { matchChangedLine, matchLine } from './line.ts';
import { factoredParabola, matchFactored, standardParabola } from './polynomial.ts';
import { axesFor, matching, type Option } from './question.ts';
import { matchLinesQuotient, matchQuadraticReciprocal, matchReciprocal } from './rational.ts';
import { matchTrig } from './trig.ts';

// Sums and differences of two simple functions.

type Part = { value: (x: number) => number; write: Expression; start?: number; wall?: number };

const X: Part = { value: (x) => x, write: operand('x') };
const SQUARE: Part = { value: (x) => x * x, write: power('x', 2) };
const POWER: Part = { value: (x) => 2 ** x, write: power(2, 'x') };
const SINE: Part = { value: Math.sin, write: call('\\sin', 'x') };
const COSINE: Part = { value: Math.cos, write: call('\\cos', 'x') };

const PAIRS: Readonly<Record<string, readonly [Part, Part]>> = {
	'x+sin x': [X, SINE],
	'x²+sin x': [SQUARE, SINE],
	'2^x+x': [POWER, X],
	'log x+x': [{ value: Math.log10, write: call('\\log', 'x'), wall: 0 }, X],
	'√x+x': [{ value: Math.sqrt, write: root('x'), start: 0 }, X],
	'cos x+sin x': [COSINE, SINE],
	'x²-2^x': [SQUARE, POWER],
	'1/x+x': [{ value: (x) => 1 / x, write: quotient(1, 'x'), wall: 0 }, X],
};

/** The operation between the parts stays; with two negative coefficients, the signs change too. */
function switchedIn(a: number, b: number): string {
	if (b > 0) return 'switched the two coefficients';
	if (a > 0) return 'switched the two coefficients but not their signs';
	return a === b
		? 'used the opposite sign for both terms'
		: 'switched the two coefficients and used the opposite signs';
}

function matchSum(draw: Draw): Draft | undefined {
	const type = draw.inTurn('type');
	const [first, second] = caseOf(PAIRS, type);
	const [a, b] = [draw.int('a'), Math.abs(draw.int('b')) * (draw.choice('op') === '+' ? 1 : -1)];
	const term = (size: number, { write }: Part) =>
		size === 1
			? write
			: write.kind === 'quotient'
				? size < 0
					? opposite(quotient(-size, 'x'))
					: quotient(size, 'x')
				: product(num(size), write);
	const one = (p: number, q: number, mistake: string): Option => ({
		text: formula(equation('y', sum(term(p, first), term(q, second)))),
		curve: {
			at: (x) => p * first.value(x) + q * second.value(x),
			keys: [0, 1, -1, 2, -2],
			...(first.start === undefined ? {} : { breaks: [first.start] }),
			...(first.wall === undefined ? {} : { walls: [first.wall] }),
		},
		mistake,
	});
	if (first.write.kind === 'quotient' && a < 0) return undefined;
	const heights = [1, 2, -1, -2]
		.map((x) => [x, a * first.value(x), b * second.value(x)] as const)
		.filter(([, p, q]) => Math.abs(p + q) <= 10)
		.slice(0, 2);
	const rounded = (value: number) =>
		Number.isInteger(value) ? say`${value}` : say`about ${decimal(roundedText(value, 1))}`;
	/** A part has one decimal more than a sum, so that the rounded parts add up to it. */
	const isExact = (value: number) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-9;
	const shown = (value: number) =>
		isExact(value)
			? say`${decimal(String(Math.round(value * 100) / 100))}`
			: say`about ${decimal(roundedText(value, 2))}`;
	const places = say`when ${equation('x', heights[0]?.[0] ?? 1)} and when ${equation('x', heights[1]?.[0] ?? 2)}`;
	return matching(draw, {
		...axesFor(10),
		...(type.includes('sin') ? { unit: 'radians' as const } : {}),
		options: [
			one(a, b, ''),
			...draw.random.shuffle([
				one(a, -b, 'used the opposite sign for the second term'),
				...(first.write.kind === 'quotient'
					? []
					: [one(-a, b, 'used the opposite sign for the first term')]),
				one(b > 0 ? b : -b, b > 0 ? a : -a, switchedIn(a, b)),
			]),
			one(-a, b, 'used the opposite sign for the first term'),
			one(-a, -b, 'used the opposite sign for both terms'),
			one(
				Math.abs(a) * 3,
				b,
				`tripled the coefficient of the first term${a < 0 ? ' and dropped its negative sign' : ''}`,
			),
			one(a, 3 * b, 'tripled the coefficient of the second term'),
			one(
				a,
				b > 0 ? b + 2 : b - 2,
				b > 0
					? 'added 2 to the coefficient of the second term'
					: 'subtracted 2 from the coefficient of the second term',
			),
		],
		shown: 'with these values',
		steps: (fromGraph) =>
			heights.map(([x, p, q]) =>
				sentence(
					fromGraph
						? say`When ${equation('x', x)}, the ${symbol('y')}-value on the graph is ${rounded(p + q)}. For ${one(a, b, '').text}, the values of the two terms are ${shown(p)} and ${shown(q)} when ${equation('x', x)}.`
						: say`When ${equation('x', x)}, the values of the two terms are ${shown(p)} and ${shown(q)}, so the value of ${symbol('y')} is ${isExact(p + q) ? shown(p + q) : rounded(p + q)}.`,
					fromGraph
						? 'the sum of the two values is the y-value'
						: 'add the values of the two terms',
				),
			),
		hints: (fromGraph) => [
			fromGraph
				? say`What is the ${symbol('y')}-value on the graph ${places}? In which equation do the values of the two terms add up to these ${symbol('y')}-values?`
				: say`What are the values of the two terms ${places}? What are their sums?`,
		],
	});
}

/** y = a·p(x − h) + k for a parent named in the template, or for the one given. */
function changed(draw: Draw, name: string, mayBeParent = false): Draft | undefined {
	const [size, half, d, c] = drawnInts(draw, 'a', 'half', 'h', 'k');
	if (half === 0.5 && size % 2 === 0) return undefined;
	const a = size * half;
	if (a === 1 && d === 0 && c === 0 && !mayBeParent) return undefined;
	if (name === 'linear') return a === 1 && d === 0 ? line(draw, c) : undefined;
	const isPower = name === 'exponential';
	return matchChanged(draw, isPower ? exponential(2) : parentNamed(name), { a, k: 1, d, c });
}

const line = (draw: Draw, c: number) =>
	matchChanged(draw, parentNamed('linear'), { a: 1, k: 1, d: 0, c });

const vertexForm = (draw: Draw) => changed(draw, 'quadratic');

/** y = a·bˣ + k */
function powers(draw: Draw): Draft | undefined {
	const c = draw.int('c');
	return matchChanged(draw, exponential(draw.int('b')), { a: draw.int('a'), k: 1, d: 0, c });
}

function powersAndLogs(draw: Draw): Draft | undefined {
	const change = { a: draw.int('a'), k: 1, d: draw.int('d'), c: draw.int('c') };
	const base = draw.int('b');
	const isPower = draw.inTurn('type') === 'exponential';
	return matchChanged(draw, isPower ? exponential(base) : logarithmic(base), change);
}

function kinds(draw: Draw): Draft | undefined {
	const kind = draw.inTurn('kind');
	return kind.startsWith('piecewise') || kind === 'step'
		? matchPieces(draw, kind === 'step')
		: changed(draw, kind);
}

function rational(draw: Draw): Draft | undefined {
	if (draw.inTurn('type').startsWith('a/')) return changed(draw, 'reciprocal');
	const [a, h, k] = [draw.int('a'), draw.int('h'), draw.int('k')];
	return matchLinesQuotient(draw, [k, a - k * h, 1, -h]);
}

export const skills: Skills = {
	'Match a line with its equation': matchLine,
	'Choose the graph of a transformed line': matchChangedLine,
	'Match a parabola with its factored form': factoredParabola,
	'Match a parabola with its vertex form': vertexForm,
	'Match a parabola with its standard form': standardParabola,
	'Match a parent function or shift with its graph': (draw) =>
		changed(draw, draw.inTurn('parent'), true),
	'Match a transformed function with its graph': (draw) =>
		changed(draw, draw.inTurn('parent'), true),
	'Match functions of several types with graphs': kinds,
	'Match a polynomial function with its graph': matchFactored,
	'Match a trigonometric function with its graph': matchTrig,
	'Match exponential and logarithmic functions with graphs': powersAndLogs,
	'Match a radical function with its graph': (draw) =>
		changed(draw, draw.int('index') === 2 ? 'square root' : 'cube root'),
	'Match the reciprocal of a line with its graph': matchReciprocal,
	'Match the reciprocal of a quadratic with its graph': matchQuadraticReciprocal,
	'Match a quotient of linear functions with its graph': (draw) =>
		matchLinesQuotient(draw, ['a', 'b', 'c', 'd'].map(draw.int)),
	'Match a rational function with its graph': rational,
	'Match an exponential function with its graph': powers,
	'Match piecewise and absolute value functions with graphs': kinds,
	'Match a sum of functions with its graph': matchSum,
};

// Functions with two rules: one on the left of a boundary, one on the right.

type Rule = readonly [slope: number, height: number];

/** `closedLeft`: the boundary belongs to the left part. */
type Pieces = { at: number; left: Rule; right: Rule; closedLeft: boolean };

const valueOf = ([m, b]: Rule, x: number) => m * x + b;

const written = ([m, b]: Rule) =>
	m === 0
		? num(b)
		: b === 0
			? product(num(m), 'x')
			: sum(m === 1 ? operand('x') : product(num(m), 'x'), b);

const textOf = ({ at, left, right, closedLeft }: Pieces): Prose =>
	say`${equation('y', written(left))} for ${relation('x', closedLeft ? '\\le' : '<', at)} and ${equation('y', written(right))} for ${relation('x', closedLeft ? '>' : '\\ge', at)}`;

function curveOf({ at, left, right, closedLeft }: Pieces): Curve {
	const inLeft = (x: number) => x < at || (x === at && closedLeft);
	const ends = [valueOf(left, at), valueOf(right, at)] as const;
	const jump: NonNullable<Curve['jump']> = [
		{ at: [at, ends[0]], hollow: !closedLeft },
		{ at: [at, ends[1]], hollow: closedLeft },
	];
	return {
		at: (x) => valueOf(inLeft(x) ? left : right, x),
		breaks: [at],
		keys: [at, at - 1, at + 1, at - 2, at + 2],
		...(ends[0] !== ends[1] && { jump }),
	};
}

function matchPieces(draw: Draw, isStep: boolean): Draft | undefined {
	const [a, h, k] = [draw.int('a'), draw.int('h'), draw.int('k')];
	const slope = isStep ? 0 : a;
	const otherSlope = isStep ? 0 : draw.random.pick([-2, -1, 0, 1, 2]);
	const height = draw.random.int(-4, 4);
	if (height === k || (slope === otherSlope && !isStep) || Math.abs(h) > 3) return undefined;
	const right: Pieces = {
		at: h,
		left: [slope, k - slope * h],
		right: [otherSlope, height - otherSlope * h],
		closedLeft: draw.random.int(0, 1) === 1,
	};
	const { left, right: other, closedLeft } = right;
	const one = (pieces: Pieces, mistake: string): Option => ({
		text: textOf(pieces),
		curve: curveOf(pieces),
		mistake,
	});
	const moved = ([m, b]: Rule, by: number): Rule => [m, b + by];
	const isInView = [left, other].every((part) =>
		[h - 1, h + 1].every((x) => Math.abs(valueOf(part, x)) <= 6),
	);
	return matching(draw, {
		...axesFor(isInView ? 6 : 10),
		name: 'piecewise rule',
		kind: 'the piecewise function',
		options: [
			one(right, ''),
			...draw.random.shuffle([
				one({ ...right, left: other, right: left }, 'switched the two rules'),
				one({ ...right, closedLeft: !closedLeft }, 'switched the open and closed dots'),
				one(
					{
						...right,
						at: -h + 0,
						left: moved(left, 2 * slope * h),
						right: moved(other, 2 * otherSlope * h),
					},
					slope === 0 && otherSlope === 0
						? 'used the opposite sign for the boundary'
						: 'moved the whole graph, using the opposite sign for the x-value of the boundary',
				),
				one(
					{
						...right,
						right: [-otherSlope + 0, height + otherSlope * h],
						left: [-slope + 0, k + slope * h],
					},
					turnedParts(slope, otherSlope),
				),
			]),
			one(
				{ ...right, left: moved(left, height > k ? -2 : 2) },
				`placed the left part 2 units too ${height > k ? 'low' : 'high'}`,
			),
			one(
				{ ...right, right: moved(other, height > k ? 2 : -2) },
				`placed the right part 2 units too ${height > k ? 'high' : 'low'}`,
			),
		],
		steps: (fromGraph) => [
			...partLines(left, h, closedLeft, { side: 'left', fromGraph }),
			...partLines(other, h, !closedLeft, { side: 'right', fromGraph }),
		],
		hints: (fromGraph) => [
			isStep
				? say`What is the ${symbol('y')}-value of each part?`
				: say`What is the ${symbol('y')}-value of each part at the boundary between the two rules? Does each part rise, fall, or stay level?`,
			fromGraph
				? say`Which part includes the closed dot?`
				: say`Which of the two rules includes the boundary? The part for that rule has the closed dot.`,
		],
	});
}

/** "treated the left part as falling instead of rising" */
function turnedParts(slope: number, otherSlope: number): string {
	const way = (m: number) => (m > 0 ? 'falling instead of rising' : 'rising instead of falling');
	if (slope * otherSlope < 0) return 'switched rising and falling in both parts';
	const part = slope === 0 ? 'the right part' : otherSlope === 0 ? 'the left part' : 'both parts';
	return `treated ${part} as ${way(slope + otherSlope)}`;
}

const SIGNS = { left: ['<', '\\le'], right: ['>', '\\ge'] } as const;

/** One part with its end at the boundary, in the order in which a reader finds them. */
function partLines(
	part: Rule,
	at: number,
	isClosed: boolean,
	{ side, fromGraph }: { side: 'left' | 'right'; fromGraph: boolean },
): Line[] {
	const [slope] = part;
	const rule = equation('y', written(part));
	const shown = slope === 0 ? 'is horizontal' : course(new Fraction(slope));
	const end = say`${side === 'left' ? 'ends' : 'starts'} at ${tuple(at, valueOf(part, at))} with ${isClosed ? 'a closed' : 'an open'} dot`;
	if (!fromGraph)
		return [
			...(slope === 0
				? []
				: [
						sentence(
							say`At the boundary, ${equation('x', at)}, the rule for the ${side} part gives ${equation('y', equation(put(written(part), 'x', num(at)), valueOf(part, at)))}.`,
						),
					]),
			sentence(
				say`The part to the ${side}, ${rule}, ${shown} and ${end}.`,
				`this part ${isClosed ? 'includes' : 'does not include'} the boundary`,
			),
		];
	const where = relation('x', SIGNS[side][isClosed ? 1 : 0], at);
	const seen = say`To the ${side} of ${equation('x', at)}, the graph ${shown} and ${end}`;
	const boundary = isClosed
		? 'the closed dot means that the boundary is included'
		: 'the open dot means that the boundary is not included';
	if (slope === 0)
		return [
			sentence(
				say`${seen}, so the rule when ${where} is ${rule}.`,
				`the y-value of this part gives the rule; ${boundary}`,
			),
		];
	const away = side === 'left' ? -1 : 1;
	// The opposite of 0 would be written -0.
	const [first, second] = [at, at + away, at + 2 * away].filter((x) => slope !== -1 || x !== 0);
	const point = (x = at) => tuple(x, valueOf(part, x));
	return [
		sentence(say`${seen}.`),
		sentence(
			say`The line ${rule} passes through ${point(first)} and ${point(second)}, so the rule when ${where} is ${rule}.`,
			`two points determine a line; ${boundary}`,
		),
	];
}
