/** func.graph-match: choose the graph for a rule, or the rule for a graph. */
import {
	equation,
	type Expression,
	num,
	operand,
	opposite,
	power,
	product,
	quotient,
	sum,
	symbol,
} from '../../../../math/expression.ts';
import { call, decimal, root, roundedText } from '../../../../math/notation.ts';
import { formula, say } from '../../../../math/prose.ts';
import {
	caseOf,
	type Draft,
	type Draw,
	drawnInts,
	sentence,
	type Skills,
} from '../../../family.ts';
import { exponential, logarithmic, parentNamed } from '../../../steps/parents.ts';
import { axesFor } from './axes.ts';
import { matchChanged } from './changed.ts';
import { matchChangedLine, matchLine } from './line.ts';
import { factoredParabola, matchFactored, standardParabola } from './polynomial.ts';
import { matching, type Option } from './question.ts';
import { matchPieces } from './pieces.ts';
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
