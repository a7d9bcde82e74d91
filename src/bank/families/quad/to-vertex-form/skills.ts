/** quad.to-vertex-form: from standard form to a(x − h)² + k. */
import type Fraction from 'fraction.js';
import {
	equation,
	type Expression,
	num,
	opposite,
	power,
	product,
	sum,
} from '../../../../math/expression.ts';
import { call } from '../../../../math/notation.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import {
	exacts,
	fromVertex,
	type Quadratic,
	standardForm,
	vertexForm,
	vertexOf,
} from '../../../../math/quadratic.ts';
import {
	type Draft,
	type Draw,
	expression,
	rational,
	sentence,
	type Skills,
	withMisconceptions,
	type WrongAnswer,
} from '../../../family.ts';
import { vertexFormLines } from '../../../steps/complete-square.ts';
import { withParabola } from '../../../steps/parabola-sketch.ts';

const FORM: Expression = sum(product('a', power(sum('x', opposite('h')), 2)), 'k');

export const skills: Skills = {
	'Write in vertex form when a = 1': (draw) =>
		rewriting(fromVertex(1, draw.int('h'), draw.int('k'))),

	'Write in vertex form when a ≠ 1': (draw) => rewriting(drawn(draw)),
	'Complete the square for a quadratic function': (draw) => rewriting(withFractions(draw)),
	'Convert standard form to vertex form': (draw) => rewriting(drawn(draw)),

	'Find a maximum or minimum by completing the square'(draw) {
		const quadratic = drawn(draw);
		const draft = rewriting(quadratic);
		const { h, k } = vertexOf(quadratic);
		if (h.equals(k)) return undefined;
		const most = exacts(quadratic).a.lt(0) ? 'maximum' : 'minimum';
		return (
			draft && {
				...draft,
				prompt: say`Complete the square to find the ${most} value of ${equation(call('f', 'x'), standardForm(quadratic))}.`,
				answer: withMisconceptions(
					rational(k),
					[rational(h), `gave the value of x at which the ${most} occurs`],
					...(exacts(quadratic).a.equals(1)
						? []
						: [
								[
									rational(k.add(h.mul(h).mul(exacts(quadratic).a)).sub(h.mul(h))),
									'did not multiply the subtracted number by the leading coefficient',
								] satisfies WrongAnswer,
							]),
					[rational(exacts(quadratic).c), 'gave the constant term of the standard form'],
				),
				steps: [
					...draft.steps,
					withParabola(
						sentence(
							say`The square is 0 when ${equation('x', num(h))}, so the ${most} value of ${call('f', 'x')} is ${num(k)}.`,
							most === 'minimum'
								? 'a square is never negative'
								: 'a square times a negative number is never positive',
						),
						quadratic,
						{ points: [[h, k]] },
					),
				],
			}
		);
	},
};

const drawn = (draw: Draw): Quadratic => fromVertex(draw.int('a'), draw.int('h'), draw.int('k'));

const withFractions = (draw: Draw): Quadratic => ({
	a: draw.int('a'),
	b: draw.int('b'),
	c: draw.int('c'),
});

/** `undefined` when a coefficient is 0 or the fractions get unwieldy. */
function rewriting(quadratic: Quadratic): Draft | undefined {
	const { a, b, c } = exacts(quadratic);
	const { h, k } = vertexOf(quadratic);
	if (b.equals(0) || c.equals(0) || k.equals(0) || Number(k.d) > 16) return undefined;
	return {
		prompt: say`Complete the square to write ${standardForm(quadratic)} in the form ${FORM}.${h.d === 1n && k.d === 1n ? '' : ' Write fractions in lowest terms.'}`,
		answer: withMisconceptions(
			expression(vertexForm(a, h, k)),
			[
				expression(vertexForm(a, h.neg(), k)),
				'reversed the sign when factoring the perfect square trinomial',
			],
			[expression(vertexForm(a, h, c)), 'did not subtract the number that was added'],
			...(a.equals(1)
				? []
				: ([
						[
							expression(vertexForm(a, h, c.sub(h.mul(h)))),
							'did not multiply the subtracted number by the leading coefficient',
						],
						[
							expression(vertexForm(1, h, k)),
							a.equals(-1)
								? 'dropped the negative sign from the leading coefficient'
								: 'left out the leading coefficient',
						],
					] satisfies WrongAnswer[])),
		),
		steps: vertexFormLines(quadratic),
		hints: hintsFor(a),
	};
}

const hintsFor = (a: Fraction): Prose[] =>
	a.equals(1)
		? [
				say`Which number must be added to the first two terms to make a perfect square?`,
				say`How do you keep the value of the expression the same?`,
			]
		: [
				say`What must you factor out of the first two terms?`,
				say`Which number then completes the square inside the brackets?`,
			];
