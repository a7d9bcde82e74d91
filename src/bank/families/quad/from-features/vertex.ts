/** The rule of a parabola from its vertex and one more point: as it is, as a choice, and in models. */
import Fraction from 'fraction.js';
import { plainFactor } from '../../../../math/coefficients.ts';
import { evaluate } from '../../../../math/evaluate.ts';
import {
	equation,
	type Expression,
	num,
	type Number,
	opposite,
	power,
	product,
	sum,
	symbol,
	tuple,
} from '../../../../math/expression.ts';
import { plainNumber } from '../../../../math/plain-notation.ts';
import { shifted } from '../../../../math/polynomial.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import {
	factoredForm,
	fromVertex,
	standardForm,
	valueAt,
	vertexForm,
	type WholeQuadratic,
} from '../../../../math/quadratic.ts';
import {
	caseOf,
	distractor,
	type Draft,
	expression,
	type Line,
	line,
	multipleChoice,
	oppositeProduct,
	takeAway,
	withMisconceptions,
	type WrongAnswer,
} from '../../../family.ts';
import { withParabola } from '../../../steps/parabola-sketch.ts';
import { F, type Featured, gap, substituting, type Telling } from './lead.ts';

const VERTEX = sum(product('a', power(sum('x', opposite('h')), 2)), 'k');

/** "wrote (x + 3)² instead of (x − 3)²" */
const wrongSquare = (h: number): string =>
	`wrote (${plainFactor([1, h])})² instead of (${plainFactor([1, -h])})²`;

/**
 * f(x) = a(x − h)² + k through the point dx beside the vertex; a = 1 would hide that a was not found, and dx = 1 that its
 * square was not.
 */
export function fromVertexAndPoint(
	a: Fraction,
	[h, k]: [number, number],
	dx: number,
	telling: Telling = 'function',
): Featured | undefined {
	const x = h + dx;
	const y = valueAt(fromVertex(a, h, k), x);
	if (a.equals(1) || dx === 1 || h === 0 || k === 0 || y.abs().gt(99)) return undefined;
	if (y.equals(x)) return undefined; // switched coordinates must be wrong
	const answer = withMisconceptions(
		expression(vertexForm(a, h, k)),
		[expression(vertexForm(1, h, k)), 'left out the leading coefficient'],
		...(x === -h
			? []
			: [
					[
						expression(vertexForm(y.sub(k).div((x + h) ** 2), -h, k)),
						wrongSquare(h),
					] satisfies WrongAnswer,
				]),
		[expression(vertexForm(a.mul(dx), h, k)), 'did not square the difference of the x-coordinates'],
	);
	const vertex = tuple(h, k);
	const through = tuple(x, num(y));
	const facts =
		telling === 'family'
			? say`The graphs of a family of quadratic functions all have their vertex at ${vertex}. Find the function ${symbol('f')} in the family whose graph passes through ${through}.`
			: say`The graph of a quadratic function ${symbol('f')} has its vertex at ${vertex} and passes through ${through}.`;
	return {
		facts,
		prompt: say`${facts} Write ${F} in the form ${VERTEX}.`,
		answer,
		steps: [
			line(
				equation(F, sum(product('a', power(shifted('x', h), 2)), k)),
				'use a(x − h)² + k: the vertex gives h and k',
			),
			...vertexLeadLines(a, [h, k], [x, y]),
			withParabola(
				line(equation(F, vertexForm(a, h, k)), `substitute a = ${plainNumber(a)}`),
				fromVertex(a, h, k),
				{
					points: [
						[h, k],
						[x, y],
					],
				},
			),
		],
		hints: [
			say`What are ${symbol('h')} and ${symbol('k')} in ${VERTEX}?`,
			say`How can you use the other point to find ${symbol('a')}?`,
		],
	};
}

/** From the point substituted into a(x − h)² + k to a. */
function vertexLeadLines(
	a: Fraction,
	[h, k]: [Number, Number],
	[x, y]: [Number, Fraction],
	name = 'f(x)',
): Line[] {
	const across = new Fraction(x).sub(h);
	const square = across.mul(across);
	const alone = square.equals(1) ? symbol('a') : product(num(square), 'a');
	return [
		line(
			equation(num(y), sum(product('a', power(gap(x, h), 2)), num(k))),
			substituting(x, y, name),
		),
		line(equation(num(y), sum(alone, num(k))), 'evaluate the square'),
		...(new Fraction(k).equals(0)
			? []
			: [
					line(
						square.equals(1) ? equation('a', num(a)) : equation(num(y.sub(k)), alone),
						takeAway(new Fraction(k)),
					),
				]),
		...(square.equals(1)
			? []
			: [line(equation('a', num(a)), `divide both sides by ${plainNumber(square)}`)]),
	];
}

// Which equation fits the given features?

type Wrong = readonly [rule: Expression, mistake: string];

/** Three wrong rules for the right one of `draft`; `undefined` when two are equal. */
export function asChoice(
	featured: Featured | undefined,
	right: Expression,
	wrong: readonly Wrong[],
): Draft | undefined {
	const all = [right, ...wrong.map(([rule]) => rule)].map((rule) =>
		[11, 13].map((x) => evaluate(rule, { x }).toFraction()).join(),
	);
	if (!featured || new Set(all).size < 4) return undefined;
	const { facts, ...draft } = featured;
	return {
		...draft,
		prompt: say`${facts} Which equation defines ${symbol('f')}?`,
		answer: multipleChoice(
			equation(F, right),
			...wrong.map(([rule, mistake]) => distractor(equation(F, rule), mistake)),
		),
	};
}

const DROPPED = 'dropped the negative sign from the leading coefficient';

/** What gives the opposite of a in y = a(x − h)² + k. */
const wrongVertexLead = (a: Fraction, y: number, k: number): string =>
	a.lt(0)
		? DROPPED
		: `subtracted ${plainNumber(y)} from ${plainNumber(k)} instead of ${plainNumber(k)} from ${plainNumber(y)}`;

export function wrongVertexForms(a: number, h: number, k: number, x: number): Wrong[] {
	const y = a * (x - h) ** 2 + k;
	return [
		[vertexForm(a, -h, k), `found the leading coefficient, but ${wrongSquare(h)}`],
		[vertexForm(-a, h, k), wrongVertexLead(new Fraction(a), y, k)],
		[vertexForm(a, h, -k), 'subtracted k instead of adding it'],
	];
}

export const wrongFactoredForms = (a: number, r: number, s: number, x: number): Wrong[] => [
	[
		factoredForm(a, -r, -s),
		'found the leading coefficient, but wrote x + r instead of x − r for each zero r',
	],
	wrongFactoredLead(a, r, s, x),
	[factoredForm(1, r, s), 'did not use the point to find the leading coefficient'],
];

function wrongFactoredLead(a: number, r: number, s: number, x: number): Wrong {
	const [one, other] = [x - r, x - s];
	const y = a * one * other;
	if (a > 0 && y > 0 && one > 0)
		return [factoredForm(y, r, s), 'used the y-coordinate of the point as the leading coefficient'];
	return [
		factoredForm(-a, r, s),
		a < 0
			? DROPPED
			: y < 0
				? 'left out one of the negative signs when dividing'
				: oppositeProduct(one, other),
	];
}

export const wrongStandardForms = ({ a, b, c }: WholeQuadratic): Wrong[] => [
	[standardForm({ a, b: -b, c }), 'found b, but wrote −b as the coefficient of x'],
	[
		standardForm({ a: -a, b, c }),
		a < 0 ? DROPPED : 'found a, but wrote −a as the coefficient of x²',
	],
	[standardForm({ a: b, b: a, c }), 'switched the first two coefficients'],
];

// Arches, jets, cables and throws as parabolas in vertex form.

const [X, Y] = [symbol('x'), symbol('y')];

/**
 * `low` is the height at the start and at the end, `middle` the height halfway; `tooFar` is how a
 * learner gets w instead of half of it for the place of the vertex, and `vertex` says where that is.
 * `start` says where the parabola begins.
 */
type Model = {
	story: Prose;
	low: number;
	middle: number;
	tooFar: string;
	vertex?: string;
	start: string;
};

/** A span of w and a height of H, both in metres; `undefined` when they do not fit the thing. */
type Setting = (w: number, H: number) => Model | undefined;

const HALFWAY = 'the parabola is symmetric, so the vertex is halfway across';

const ASK = say`Write an expression in vertex form for ${Y} in terms of ${X}.`;

const MODELS: Readonly<Record<string, Setting>> = {
	'bridge arch': (w, H) =>
		w < 8 || H > w
			? undefined
			: {
					low: 0,
					middle: H,
					tooFar: 'used the full width instead of half of it',
					start: 'the left end is on the ground',
					story: say`The arch of a bridge is a parabola. It is ${w} metres wide at the ground and ${H} metres high in the middle. Let ${X} be the horizontal distance from its left end and ${Y} the height, both in metres.`,
				},
	'water fountain': (w, H) =>
		H > 15 || H > w
			? undefined
			: {
					low: 0,
					middle: H,
					tooFar: 'used the whole distance instead of half of it',
					start: 'the water starts from the ground',
					story: say`A fountain shoots water from the ground in the shape of a parabola. The water is ${H} metres high at its highest point and lands ${w} metres from where it started. Let ${X} be the horizontal distance from the start and ${Y} the height, both in metres.`,
				},
	'suspension cable': (w, H) =>
		w < 16 || H < 4 || H > 12
			? undefined
			: {
					low: H,
					middle: 2,
					tooFar: 'used the distance between the towers instead of half of it',
					start: `at the left tower, the height is ${H}`,
					story: say`The cable of a footbridge hangs in the shape of a parabola between two towers that are ${w} metres apart. It is ${H} metres above the path at each tower and ${2} metres above it in the middle. Let ${X} be the horizontal distance from the left tower and ${Y} the height above the path, both in metres.`,
				},
	'basketball shot': (w, H) =>
		w > 12 || w < 6 || H > 7 || H < 3
			? undefined
			: {
					low: 2,
					middle: H,
					tooFar: 'doubled the horizontal distance to the highest point',
					start: 'the ball starts 2 metres above the floor',
					vertex: 'the vertex is the highest point',
					story: say`A basketball leaves a player’s hands ${2} metres above the floor. Its path is a parabola, and it reaches its greatest height of ${H} metres after a horizontal distance of ${w / 2} metres. Let ${X} be the horizontal distance from the player and ${Y} the height, both in metres.`,
				},
};

export function modelInVertexForm(name: string, w: number, H: number): Draft | undefined {
	const model = caseOf(MODELS, name)(w, H);
	if (!model) return undefined;
	const { story, low, middle, tooFar, vertex = HALFWAY, start } = model;
	const half = w / 2;
	const a = new Fraction(low - middle).div(half * half);
	if (Number(a.d) > 100) return undefined;
	const answer = withMisconceptions(
		expression(vertexForm(a, half, middle)),
		[expression(vertexForm(a, -half, middle)), wrongSquare(half)],
		[expression(vertexForm(a.neg(), half, middle)), wrongVertexLead(a, low, middle)],
		[expression(vertexForm(a.div(4), w, middle)), tooFar],
	);
	return {
		prompt: say`${story} ${ASK}`,
		answer,
		steps: [
			line(
				equation('y', sum(product('a', power(shifted('x', half), 2)), middle)),
				`${vertex}, at (${half}, ${middle})`,
			),
			...vertexLeadLines(a, [half, middle], [0, new Fraction(low)], 'y').map((one, at) =>
				at === 0 ? { ...one, why: `${start}: ${one.why}` } : one,
			),
			withParabola(
				line(equation('y', vertexForm(a, half, middle)), `substitute a = ${plainNumber(a)}`),
				fromVertex(a, half, middle),
				{
					points: [
						[0, low],
						[half, middle],
					],
				},
			),
		],
		hints: [
			say`Where is the vertex?`,
			say`How can you use the height at ${equation('x', 0)} to find the leading coefficient?`,
		],
	};
}
