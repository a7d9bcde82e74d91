/** quad.intercepts: where a parabola meets the axes. CCSS F-IF.C.7a, A-APR.B.3. */
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
import { say } from '../../../../math/prose.ts';
import { written } from '../../../answer.ts';
import { type Draft, line, type Line, sentence, type Skills } from '../../../family.ts';
import { factoredForm, standardForm } from '../../../steps/quadratic.ts';
import { midpointLine, substituted } from '../../../steps/vertex-lines.ts';
import { drawn, fromFactored, quadraticOf, zeroLines, type Zeros } from './zeros.ts';
import { withParabola } from '../../../steps/parabola-sketch.ts';

const [X, Y] = [symbol('x'), symbol('y')];

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
			withParabola(sentence(say`The points are ${points}.`), whole, {
				points: [
					[0, whole.c],
					[p, 0],
					[q, 0],
				],
			}),
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
			midpointLine(p, q, 'the vertex lies halfway between the x-intercepts'),
			line(equation('y', substituted(whole, h)), `put ${h} in place of x`),
			line(continued(k)),
			withParabola(sentence(say`The points are ${points}.`), whole, {
				points: [
					[p, 0],
					[q, 0],
					[0, whole.c],
					[h, k],
				],
			}),
		],
		hints: [say`Factor to find the ${X}-intercepts. The vertex lies halfway between them.`],
	};
}
