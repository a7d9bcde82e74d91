import { equation, num, power, product, sum, symbol } from '../../../../math/expression.ts';
import { collect, linear, polynomialExpression, term } from '../../../../math/polynomial.ts';
import { say } from '../../../../math/prose.ts';
import { written } from '../../../answer.ts';
import { type Draft, type Draw, line, type Line, sentence } from '../../../family.ts';
import { alongOf, generalForm, parabolaEquation, squareFrom } from '../../../steps/conic-forms.ts';
import { pointAt, shifted, takeAway } from '../../../steps/line-form.ts';
import { plainNumber } from '../../../steps/plain.ts';

const FORMS = {
	y: say`${equation(power(sum('x', { kind: 'opposite', of: symbol('h') }), 2), product(4, 'p', sum('y', { kind: 'opposite', of: symbol('k') })))}`,
	x: say`${equation(power(sum('y', { kind: 'opposite', of: symbol('k') }), 2), product(4, 'p', sum('x', { kind: 'opposite', of: symbol('h') })))}`,
};

export function parabolaFromFocus(draw: Draw): Draft {
	const [h, k, p] = [draw.int('h'), draw.int('k'), draw.int('p')];
	const along = alongOf(draw);
	const focus = along === 'y' ? ([h, k + p] as const) : ([h + p, k] as const);
	const directrix = equation(along, (along === 'y' ? k : h) - p);
	const answer = written('equation', parabolaEquation(along, h, k, p));
	const side =
		along === 'y' ? (p > 0 ? 'above' : 'below') : p > 0 ? 'to the right of' : 'to the left of';
	return {
		prompt: say`Write the equation of the parabola with focus ${pointAt(focus)} and directrix ${directrix} in the form ${FORMS[along]}.`,
		answer,
		steps: [
			sentence(
				say`The vertex is ${pointAt([h, k])}.`,
				'it is halfway between the focus and the directrix',
			),
			sentence(
				say`${equation('p', p)}: the focus is ${Math.abs(p)} ${Math.abs(p) === 1 ? 'unit' : 'units'} ${side} the vertex.`,
			),
			line(equation(product(4, 'p'), 4 * p)),
			sentence(say`The equation is ${answer.body}.`, 'put h, k and 4p into the form'),
		],
		hints: [
			say`The vertex is halfway between the focus and the directrix.`,
			say`${symbol('p')} is the directed distance from the vertex to the focus.`,
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
	const answer = written('equation', parabolaEquation(along, h, k, p));
	const moved = polynomialExpression(linear(4 * p, v, -constant));
	const steps: Line[] = [
		line(equation(problem, 0)),
		line(
			equation(left(), moved),
			`keep the terms with ${u} on the left, move the others to the right`,
		),
		line(
			equation(left(term(at * at)), polynomialExpression(linear(4 * p, v, -4 * p * off))),
			`half of ${plainNumber(-2 * at)} is ${plainNumber(-at)}: ${takeAway(-at * at)}`,
		),
		line(
			equation(squareFrom(u, at), polynomialExpression(linear(4 * p, v, -4 * p * off))),
			'the left side is a perfect square',
		),
		...(off === 0
			? []
			: [
					line(
						equation(squareFrom(u, at), product(num(4 * p), shifted(v, off))),
						`factor ${plainNumber(4 * p)} out on the right`,
					),
				]),
	];
	return {
		prompt: say`Write ${equation(problem, 0)} in the form ${FORMS[along]}.`,
		answer,
		steps,
		hints: [
			say`Keep the terms with ${symbol(u)} on one side and complete the square.`,
			say`On the other side, factor out the coefficient of ${symbol(v)}.`,
		],
	};
}
