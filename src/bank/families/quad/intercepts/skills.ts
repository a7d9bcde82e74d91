/** quad.intercepts: where a parabola meets the axes. */
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
import { joinedByAnd, say } from '../../../../math/prose.ts';
import {
	type Draft,
	type Line,
	line,
	sentence,
	type Skills,
	withMisconceptions,
	written,
} from '../../../family.ts';
import { factoredForm, standardForm, valueAt } from '../../../steps/quadratic.ts';
import { evaluationLines, midpointLine, substituted } from '../../../steps/vertex-lines.ts';
import { drawn, fromFactored, quadraticOf, zeroLines, type Zeros } from './zeros.ts';
import { withParabola } from '../../../steps/parabola-sketch.ts';

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
