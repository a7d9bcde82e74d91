/** quad.intercepts: where a parabola meets the axes. */
import Fraction from 'fraction.js';
import {
	brackets,
	continued,
	equation,
	type Expression,
	list,
	num,
	product,
	symbol,
	tuple,
} from '../../../../math/expression.ts';
import { plainNumber } from '../../../../math/plain-notation.ts';
import { joinedByAnd, type Prose, say } from '../../../../math/prose.ts';
import {
	factoredForm,
	standardForm,
	valueAt,
	type WholeQuadratic,
} from '../../../../math/quadratic.ts';
import {
	caseOf,
	type Draft,
	type Draw,
	type Line,
	line,
	point,
	sentence,
	type Skills,
	solutions,
	withMisconceptions,
	written,
} from '../../../family.ts';
import { factorsOf, factorSolvingLines, zeroProductLines } from '../../../steps/factor-equation.ts';
import { withParabola } from '../../../steps/parabola-sketch.ts';
import {
	evaluationLines,
	midpointLine,
	substituted,
	vertexFromFactored,
} from '../../../steps/vertex-lines.ts';

const [X, Y] = [symbol('x'), symbol('y')];

export const skills: Skills = {
	'Find the intercepts of a parabola'(draw) {
		const zeros = drawn(draw, 'p', 'q');
		return zeros && allIntercepts(zeros, draw.inTurn('form') === 'factored');
	},

	'Find the zeros, axis, and vertex from factored form': (draw) => fromFactored(draw, 'r', 's'),
	'Find the zeros and axis from factored form': (draw) => fromFactored(draw, 'p', 'q'),

	'Find points for sketching a parabola'(draw) {
		const zeros = drawn(draw, 'p', 'q');
		if (!zeros || zeros.p * zeros.q === 0) return undefined;
		return sketchData(zeros);
	},

	'Find the x- and y-intercepts of a parabola'(draw) {
		const zeros = drawn(draw, 'p', 'q');
		return zeros && allIntercepts(zeros, false);
	},
};

const onX = (x: number): Expression => tuple(x, 0);

/** y-intercept and x-intercepts; for the origin both are one point. */
function allIntercepts(zeros: Zeros, factored: boolean): Draft | undefined {
	const { a, p, q } = zeros;
	const whole = quadraticOf(zeros);
	if (p * q === 0) return undefined;
	const rule = factored ? factoredForm(a, p, q) : standardForm(whole);
	const points = [tuple(0, whole.c), onX(p), onX(q)];
	return {
		prompt: say`Find the ${Y}-intercept and the ${X}-intercepts of the graph of ${equation('y', rule)}. Write them as points, with the ${Y}-intercept first, then the ${X}-intercepts from left to right.`,
		answer: withMisconceptions(
			written('point-set', list(...points)),
			[
				written('point-set', list(tuple(0, whole.c), onX(-q), onX(-p))),
				'used the opposites of the zeros as the x-intercepts',
			],
			[
				written('point-set', list(tuple(whole.c, 0), tuple(0, p), tuple(0, q))),
				'switched the coordinates of each point',
			],
		),
		steps: [
			line(equation('y', rule)),
			...heightAtZero(zeros, factored),
			factored
				? sentence(say`The ${Y}-intercept is ${tuple(0, whole.c)}.`)
				: sentence(say`The ${Y}-intercept is ${tuple(0, whole.c)}.`, 'at the y-intercept, x = 0'),
			...zeroLines(zeros, factored),
			withParabola(sentence(say`The intercepts are ${joinedByAnd(points)}.`), whole, {
				points: [
					[0, whole.c],
					[p, 0],
					[q, 0],
				],
			}),
		],
		hints: [
			say`What is the value of ${X} at the ${Y}-intercept?`,
			say`What is the value of ${Y} at the ${X}-intercepts?`,
		],
	};
}

/** The value at 0 of the factored form; in standard form it is the constant term. */
function heightAtZero({ a, p, q }: Zeros, factored: boolean): Line[] {
	if (!factored) return [];
	const shown = product(
		num(a),
		brackets({ kind: 'sum', terms: [num(0), num(-p)] }),
		brackets({ kind: 'sum', terms: [num(0), num(-q)] }),
	);
	return [
		line(equation('y', shown), 'at the y-intercept, x = 0: substitute 0 for x'),
		line(
			continued(product(num(a), brackets(num(-p)), brackets(num(-q)))),
			'simplify inside the brackets',
		),
		line(continued(a * p * q), 'multiply'),
	];
}

function sketchData(zeros: Zeros): Draft | undefined {
	const { a, p, q } = zeros;
	const whole = quadraticOf(zeros);
	if ((p + q) % 2 !== 0) return undefined;
	const h = (p + q) / 2;
	const k = a * (h - p) * (h - q);
	const points = [onX(p), onX(q), tuple(0, whole.c), tuple(h, k)];
	return {
		prompt: say`To sketch ${equation('y', standardForm(whole))}, list the following points in order: the ${X}-intercepts from left to right, the ${Y}-intercept, and the vertex.`,
		answer: withMisconceptions(
			written('point-set', list(...points)),
			[
				written(
					'point-set',
					list(onX(-q), onX(-p), tuple(0, whole.c), tuple(-h, num(valueAt(whole, -h)))),
				),
				'used the opposites of the zeros as the x-intercepts',
			],
			[
				written('point-set', list(onX(p), onX(q), tuple(0, whole.c), tuple(h, whole.c))),
				'used the y-intercept as the y-coordinate of the vertex',
			],
		),
		steps: [
			...zeroLines(zeros, false),
			sentence(say`The ${X}-intercepts are ${onX(p)} and ${onX(q)}.`),
			sentence(
				say`The ${Y}-intercept is ${tuple(0, whole.c)}.`,
				'when x = 0, y is equal to the constant term',
			),
			midpointLine(p, q, 'the axis of symmetry is halfway between the x-intercepts'),
			line(equation('y', substituted(whole, h)), `substitute ${h} for x`),
			...evaluationLines(whole, h),
			sentence(say`So the vertex is ${tuple(h, k)}.`),
			withParabola(sentence(say`In this order, the points are ${joinedByAnd(points)}.`), whole, {
				points: [
					[p, 0],
					[q, 0],
					[0, whole.c],
					[h, k],
				],
			}),
		],
		hints: [
			say`How can you find the ${X}-intercepts?`,
			say`Where is the vertex in relation to the ${X}-intercepts?`,
		],
	};
}

// Zeros, axis and vertex of y = a(x − p)(x − q).

/** y = a(x − p)(x − q) with p < q; opposite zeros would hide wrong signs. */
type Zeros = { a: number; p: number; q: number };

function drawn(draw: Draw, first: string, second: string): Zeros | undefined {
	const [a, p, q] = [draw.int('a'), draw.int(first), draw.int(second)];
	return p < q && p + q !== 0 ? { a, p, q } : undefined;
}

const quadraticOf = ({ a, p, q }: Zeros): WholeQuadratic => ({
	a,
	b: -a * (p + q),
	c: a * p * q,
});

/** From y = 0 to the zeros. */
function zeroLines(
	{ a, p, q }: Zeros,
	factored: boolean,
	why = 'at the x-intercepts, y = 0',
): Line[] {
	if (!factored) return factorSolvingLines(quadraticOf({ a, p, q }), 'x', why);
	const { first, second } = factorsOf(quadraticOf({ a, p, q }));
	return [
		line(equation(factoredForm(a, p, q), 0), why),
		...(a === 1
			? []
			: [
					line(
						equation(factoredForm(1, p, q), 0),
						a === -1 ? 'multiply both sides by −1' : `divide both sides by ${plainNumber(a)}`,
					),
				]),
		...zeroProductLines(first, second, 'x'),
	];
}

type Ask = (zeros: Zeros, rule: Expression) => Pick<Draft, 'prompt' | 'answer' | 'steps' | 'hints'>;

const ASKS: Readonly<Record<string, Ask>> = {
	zeros: (zeros, rule) => ({
		prompt: say`Find the zeros of ${rule}. List them from least to greatest.`,
		answer: withMisconceptions(
			solutions(zeros.p, zeros.q),
			[solutions(-zeros.q, -zeros.p), 'used the signs in the factors as the signs of the zeros'],
			[solutions(zeros.q), 'set only one factor equal to 0'],
			[
				solutions(...[zeros.a, zeros.p, zeros.q].toSorted((one, two) => one - two)),
				'counted the leading coefficient as a zero',
			],
		),
		steps: [
			line(rule),
			...zeroLines(zeros, true, 'a zero is a value of x for which y = 0'),
			withParabola(sentence(say`The zeros are ${zeros.p} and ${zeros.q}.`), quadraticOf(zeros), {
				points: [
					[zeros.p, 0],
					[zeros.q, 0],
				],
			}),
		],
		hints: [say`When is a product equal to 0?`],
	}),
	axis: ({ a, p, q }, rule) => {
		const axis = equation('x', num(new Fraction(p + q, 2)));
		return {
			prompt: say`Write an equation of the axis of symmetry of the parabola ${rule}.`,
			answer: withMisconceptions(
				written('line', axis),
				[
					written('line', equation('x', num(new Fraction(-p - q, 2)))),
					'used the signs in the factors as the signs of the zeros',
				],
				[written('line', equation('x', p + q)), 'added the zeros but did not divide by 2'],
				[
					written('line', equation('y', num(new Fraction(p + q, 2)))),
					'wrote y instead of x in the equation of the axis',
				],
			),
			steps: [
				line(rule),
				sentence(say`The zeros are ${p} and ${q}.`, 'each zero makes one of the factors 0'),
				midpointLine(p, q, 'the axis of symmetry is halfway between the zeros'),
				withParabola(sentence(say`The axis of symmetry is ${axis}.`), quadraticOf({ a, p, q }), {
					points: [
						[p, 0],
						[q, 0],
					],
					hasAxis: true,
				}),
			],
			hints: [SYMMETRIC],
		};
	},
	vertex: ({ a, p, q }, rule) => {
		const half = new Fraction(q - p, 2);
		const answer = point(new Fraction(p + q, 2), half.mul(half).mul(-a));
		const found = vertexFromFactored(a, p, q, Y);
		const across = new Fraction(-p - q, 2);
		return {
			prompt: say`Find the vertex of the parabola ${rule}. Write it as an ordered pair.`,
			answer: withMisconceptions(
				answer,
				[
					point(across, valueAt(quadraticOf({ a, p, q }), across)),
					'used the signs in the factors as the signs of the zeros',
				],
				[
					point(new Fraction(p + q, 2), a * p * q),
					'used the y-intercept as the y-coordinate of the vertex',
				],
				[
					point(new Fraction(p + q, 2), half.mul(half).neg()),
					a === -1
						? 'left out the negative sign in front of the factors'
						: 'left out the leading coefficient',
				],
			),
			steps: [
				line(rule),
				...found.across,
				...found.height,
				withParabola(sentence(say`The vertex is ${answer.body}.`), quadraticOf({ a, p, q }), {
					points: [
						[new Fraction(p + q, 2), half.mul(half).mul(-a)],
						[p, 0],
						[q, 0],
					],
				}),
			],
			hints: [SYMMETRIC],
		};
	},
};

const SYMMETRIC: Prose = say`A parabola is symmetric. Where is its axis of symmetry in relation to the two zeros?`;

function fromFactored(draw: Draw, first: string, second: string): Draft | undefined {
	const zeros = drawn(draw, first, second);
	if (!zeros) return undefined;
	const rule = equation('y', factoredForm(zeros.a, zeros.p, zeros.q));
	return caseOf(ASKS, draw.inTurn('ask'))(zeros, rule);
}
