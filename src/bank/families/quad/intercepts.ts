/** quad.intercepts: where a parabola meets the axes. CCSS F-IF.C.7a, A-APR.B.3. */
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
} from '../../../math/expression.ts';
import { type Prose, say } from '../../../math/prose.ts';
import { point, solutions, written } from '../../answer.ts';
import { caseOf } from '../../described-cases.ts';
import { type Draft, type Draw, line, type Line, sentence, type Skills } from '../../family.ts';
import { factorSolvingLines, factorsOf, zeroProductLines } from '../../working/factor-equation.ts';
import { factoredForm, standardForm } from '../../working/quadratic.ts';
import type { WholeQuadratic } from '../../working/quadratic-formula.ts';
import { midpointLine, substituted, vertexFromFactored } from '../../working/vertex-lines.ts';

const [X, Y] = [symbol('x'), symbol('y')];

/** y = a(x − p)(x − q) with p < q. */
type Zeros = { a: number; p: number; q: number };

export const skills: Skills = {
	'Intercepts from an equation'(draw) {
		const zeros = drawn(draw, 'p', 'q');
		return zeros && allIntercepts(zeros, draw.inTurn('form') === 'factored');
	},

	'Zeros, axis, vertex from factored form': (draw) => fromFactored(draw, 'r', 's'),
	'Zeros and axis from factored form': (draw) => fromFactored(draw, 'p', 'q'),

	'Sketch data: intercepts and vertex together'(draw) {
		const zeros = drawn(draw, 'p', 'q');
		if (!zeros || zeros.p * zeros.q === 0 || zeros.p + zeros.q === 0) return undefined;
		return sketchData(zeros);
	},

	'y- and x-intercepts'(draw) {
		const zeros = drawn(draw, 'p', 'q');
		return zeros && allIntercepts(zeros, false);
	},
};

function drawn(draw: Draw, first: string, second: string): Zeros | undefined {
	const [a, p, q] = [draw.int('a'), draw.int(first), draw.int(second)];
	return p < q ? { a, p, q } : undefined;
}

const quadraticOf = ({ a, p, q }: Zeros): WholeQuadratic => ({ a, b: -a * (p + q), c: a * p * q });

const onX = (x: number): Expression => tuple(x, 0);

/** y-intercept and x-intercepts; for the origin both are one point. */
function allIntercepts(zeros: Zeros, factored: boolean): Draft | undefined {
	const { a, p, q } = zeros;
	const whole = quadraticOf(zeros);
	if (p * q === 0 || (!factored && whole.b === 0 && a === 1)) return undefined;
	const rule = factored ? factoredForm(a, p, q) : standardForm(whole);
	const points = list(tuple(0, whole.c), onX(p), onX(q));
	return {
		prompt: say`Find the ${Y}-intercept and the ${X}-intercepts of ${equation('y', rule)}. Write them as points, the ${Y}-intercept first, then the ${X}-intercepts from left to right.`,
		answer: written('point-set', points),
		steps: [
			line(equation('y', rule)),
			...heightAtZero(zeros, factored),
			sentence(say`The ${Y}-intercept is ${tuple(0, whole.c)}.`, 'there x is 0'),
			...zeroLines(zeros, factored),
			sentence(say`The points are ${points}.`),
		],
		hints: [
			say`At the ${Y}-intercept ${equation('x', 0)}, at the ${X}-intercepts ${equation('y', 0)}.`,
		],
	};
}

/** The value at 0 of the factored form, worked out; in standard form it is the constant term. */
function heightAtZero({ a, p, q }: Zeros, factored: boolean): Line[] {
	if (!factored) return [];
	const shown = product(
		num(a),
		brackets({ kind: 'sum', terms: [num(0), num(-p)] }),
		brackets({ kind: 'sum', terms: [num(0), num(-q)] }),
	);
	return [line(equation('y', shown), 'put 0 in place of x'), line(continued(a * p * q))];
}

/** From y = 0 to the zeros. */
function zeroLines({ a, p, q }: Zeros, factored: boolean): Line[] {
	if (!factored)
		return factorSolvingLines(quadraticOf({ a, p, q }), 'x', 'for the x-intercepts y is 0').slice(
			0,
			-1,
		);
	const { first, second } = factorsOf(quadraticOf({ a, p, q }));
	return [
		line(equation(factoredForm(a, p, q), 0), 'for the x-intercepts y is 0'),
		...zeroProductLines(first, second, 'x').slice(0, -1),
	];
}

type Ask = (zeros: Zeros, rule: Expression) => Pick<Draft, 'prompt' | 'answer' | 'steps' | 'hints'>;

const ASKS: Readonly<Record<string, Ask>> = {
	zeros: (zeros, rule) => ({
		prompt: say`Find the zeros of ${rule}, from least to greatest.`,
		answer: solutions(zeros.p, zeros.q),
		steps: [
			line(rule),
			...zeroLines(zeros, true),
			sentence(say`The zeros are ${list(zeros.p, zeros.q)}.`),
		],
		hints: [say`A product is 0 only when one of its factors is 0.`],
	}),
	axis: ({ p, q }, rule) => {
		const axis = equation('x', num(new Fraction(p + q, 2)));
		return {
			prompt: say`Write the equation of the axis of symmetry of the parabola ${rule}.`,
			answer: written('line', axis),
			steps: [
				line(rule),
				sentence(say`The zeros are ${list(p, q)}.`, 'they make one of the factors 0'),
				midpointLine(p, q, 'the axis lies half way between the zeros'),
				sentence(say`The axis of symmetry is ${axis}.`),
			],
			hints: [SYMMETRIC],
		};
	},
	vertex: ({ a, p, q }, rule) => {
		const half = new Fraction(q - p, 2);
		const answer = point(new Fraction(p + q, 2), half.mul(half).mul(-a));
		return {
			prompt: say`Find the vertex of the parabola ${rule}. Write it as an ordered pair.`,
			answer,
			steps: [
				line(rule),
				sentence(say`The zeros are ${list(p, q)}.`, 'they make one of the factors 0'),
				...vertexFromFactored(a, p, q, Y),
				sentence(say`The vertex is ${answer.body}.`),
			],
			hints: [SYMMETRIC],
		};
	},
};

const SYMMETRIC: Prose = say`The parabola is symmetric. Where does its axis lie between the two zeros?`;

function fromFactored(draw: Draw, first: string, second: string): Draft | undefined {
	const zeros = drawn(draw, first, second);
	if (!zeros) return undefined;
	const rule = equation('y', factoredForm(zeros.a, zeros.p, zeros.q));
	return caseOf(ASKS, draw.inTurn('ask'))(zeros, rule);
}

function sketchData(zeros: Zeros): Draft | undefined {
	const { a, p, q } = zeros;
	const whole = quadraticOf(zeros);
	if ((p + q) % 2 !== 0) return undefined;
	const h = (p + q) / 2;
	const k = a * (h - p) * (h - q);
	const points = list(onX(p), onX(q), tuple(0, whole.c), tuple(h, k));
	return {
		prompt: say`For a sketch of ${equation('y', standardForm(whole))}, list these points in this order: the ${X}-intercepts from left to right, the ${Y}-intercept, the vertex.`,
		answer: written('point-set', points),
		steps: [
			...zeroLines(zeros, false),
			sentence(say`The ${X}-intercepts are ${list(onX(p), onX(q))}.`),
			sentence(
				say`The ${Y}-intercept is ${tuple(0, whole.c)}.`,
				'for x = 0 only the constant term is left',
			),
			midpointLine(p, q, 'the vertex lies half way between the x-intercepts'),
			line(equation('y', substituted(whole, h)), `put ${h} in place of x`),
			line(continued(k)),
			sentence(say`The points are ${points}.`),
		],
		hints: [say`Factor to find the ${X}-intercepts. The vertex lies half way between them.`],
	};
}
