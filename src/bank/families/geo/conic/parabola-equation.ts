/** The equation of a parabola with a vertical or horizontal axis, from its focus and directrix or from the general form. */
import Fraction from 'fraction.js';
import { equation, num, power, product, sum, symbol } from '../../../../math/expression.ts';
import { collect, linear, polynomialExpression, term } from '../../../../math/polynomial.ts';
import { say } from '../../../../math/prose.ts';
import {
	type Draft,
	type Draw,
	type Line,
	line,
	sentence,
	withMisconceptions,
	written,
} from '../../../family.ts';
import {
	type Along,
	alongOf,
	generalForm,
	parabolaEquation,
	squareFrom,
} from '../../../steps/conic-forms.ts';
import { halfReason } from '../../../steps/complete-square.ts';
import { pointAt, shifted } from '../../../steps/line-form.ts';
import { halfwayLine } from './conic-lines.ts';
import { withConicParabola } from './conic-sketch.ts';
import { plainNumber } from '../../../../math/plain-notation.ts';
import { takeAway } from '../../../steps/reasons.ts';

const FORMS = {
	y: say`${equation(power(sum('x', { kind: 'opposite', of: symbol('h') }), 2), product(4, 'p', sum('y', { kind: 'opposite', of: symbol('k') })))}`,
	x: say`${equation(power(sum('y', { kind: 'opposite', of: symbol('k') }), 2), product(4, 'p', sum('x', { kind: 'opposite', of: symbol('h') })))}`,
};

export function parabolaFromFocus(draw: Draw): Draft {
	const [h, k, p] = [draw.int('h'), draw.int('k'), draw.int('p')];
	const along = alongOf(draw);
	const focus = along === 'y' ? ([h, k + p] as const) : ([h + p, k] as const);
	const level = along === 'y' ? k : h;
	const directrix = equation(along, level - p);
	const equationOf = (x: number, y: number, focal: number, way: Along = along) =>
		written('equation', parabolaEquation(way, x, y, focal));
	const answer = withMisconceptions(
		equationOf(h, k, p),
		[
			equationOf(h, k, -p),
			p > 0
				? 'counted from the focus to the vertex, instead of from the vertex to the focus, and got the wrong sign for p'
				: 'used the distance from the vertex to the focus as p, without a negative sign',
		],
		[equationOf(focus[0], focus[1], p), 'used the focus as the vertex'],
		[equationOf(h, k, 2 * p), 'counted from the directrix instead of the vertex to find p'],
	);
	const side =
		along === 'y' ? (p > 0 ? 'above' : 'below') : p > 0 ? 'to the right of' : 'to the left of';
	return {
		prompt: say`A parabola has its focus at ${pointAt(focus)}, and its directrix is ${directrix}. Write the equation of the parabola in the form ${FORMS[along]}.`,
		answer,
		steps: [
			halfwayLine(
				along,
				level + p,
				level - p,
				'the vertex (h, k) is halfway between the focus and the directrix',
			),
			sentence(
				say`The vertex is ${pointAt([h, k])}.`,
				`it has the same ${along === 'y' ? 'x' : 'y'}-coordinate as the focus`,
			),
			sentence(
				say`${equation('p', p)}, because the focus is ${Math.abs(p)} ${Math.abs(p) === 1 ? 'unit' : 'units'} ${side} the vertex.`,
			),
			line(equation(product(4, 'p'), 4 * p), 'multiply p by 4'),
			withConicParabola(
				sentence(
					say`The equation is ${answer.body}.`,
					'substitute the coordinates of the vertex for h and k, and the value of 4p',
				),
				{ along, vertex: [h, k], a: 1 / (4 * p) },
				{
					points: [focus, [h, k]],
					...(along === 'y' ? { level: k - p } : { walls: [h - p] }),
				},
			),
		],
		hints: [
			say`Which point is halfway between the focus and the directrix?`,
			say`How far is the focus from the vertex, and in which direction? What does this tell you about ${symbol('p')}?`,
		],
	};
}

/** x² + Dx + Ey + F = 0 along y; the letters change places along x. */
export function parabolaFromGeneral(draw: Draw): Draft | undefined {
	const [h, k, p] = [draw.int('h'), draw.int('k'), draw.int('p')];
	const along = alongOf(draw);
	const [u, v] = along === 'y' ? ['x', 'y'] : ['y', 'x'];
	const [at, off] = along === 'y' ? [h, k] : [k, h];
	if (at === 0 || !u || !v) return undefined;
	const constant = at * at + 4 * p * off;
	const problem = generalForm({
		xx: along === 'y' ? 1 : 0,
		yy: along === 'y' ? 0 : 1,
		x: along === 'y' ? -2 * at : -4 * p,
		y: along === 'y' ? -4 * p : -2 * at,
		one: constant,
	});
	const [square, linearPart] = [term(1, u + u), term(-2 * at, u)];
	const left = (...more: Parameters<typeof collect>[0][number][]) =>
		polynomialExpression(collect([square, linearPart, ...more]));
	const equationOf = (x: number, y: number, focal: number) =>
		written('equation', parabolaEquation(along, x, y, focal));
	const answer = withMisconceptions(
		equationOf(h, k, p),
		along === 'y'
			? [equationOf(-h, k, p), 'reversed the sign when factoring the perfect square']
			: [equationOf(h, -k, p), 'reversed the sign when factoring the perfect square'],
		along === 'y'
			? [equationOf(h, -k, p), 'reversed the sign of the constant when factoring the right side']
			: [equationOf(-h, k, p), 'reversed the sign of the constant when factoring the right side'],
		[
			along === 'y' ? equationOf(h, -k, -p) : equationOf(-h, k, -p),
			`did not change the sign of the ${v}-term when moving it to the other side`,
		],
	);
	const moved = polynomialExpression(linear(4 * p, v, -constant));
	const awayFromLeft = takeAway(-4 * p).replace(/(?<=^\w+ )\S+/, (factor) => `${factor}${v}`);
	const movedReason =
		constant === 0
			? awayFromLeft
			: Math.sign(constant) === Math.sign(-p)
				? awayFromLeft.replace(v, `${v} and ${Math.abs(constant)}`)
				: `${awayFromLeft}, and ${takeAway(constant)}`;
	const steps: Line[] = [
		line(equation(problem, 0)),
		line(equation(left(), moved), movedReason),
		line(
			equation(left(term(at * at)), polynomialExpression(linear(4 * p, v, -4 * p * off))),
			`complete the square: ${halfReason(new Fraction(-2 * at))}; ${takeAway(-at * at)}`,
		),
		line(
			equation(squareFrom(u, at), polynomialExpression(linear(4 * p, v, -4 * p * off))),
			'factor the perfect square on the left side',
		),
		...(off === 0
			? []
			: [
					line(
						equation(squareFrom(u, at), product(num(4 * p), shifted(v, off))),
						`factor out ${plainNumber(4 * p)} on the right side`,
					),
				]),
	];
	return {
		prompt: say`Write ${equation(problem, 0)} in the form ${FORMS[along]}.`,
		answer,
		steps,
		hints: [
			say`Which terms contain ${symbol(u)}? What must be added to make them a perfect square?`,
			say`What can be factored out on the other side?`,
		],
	};
}
