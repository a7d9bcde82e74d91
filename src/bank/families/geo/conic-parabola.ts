import Fraction from 'fraction.js';
import {
	equation,
	num,
	power,
	product,
	quotient,
	sum,
	symbol,
	times,
} from '../../../math/expression.ts';
import { collect, linear, polynomialExpression, term } from '../../../math/polynomial.ts';
import { say } from '../../../math/prose.ts';
import { multipleChoice, point, slip, written } from '../../answer.ts';
import { type Draft, type Draw, line, type Line, sentence } from '../../family.ts';
import {
	type Along,
	generalForm,
	parabolaEquation,
	squareFrom,
} from '../../working/conic-forms.ts';
import { pointAt, shifted, takeAway } from '../../working/line-form.ts';
import { plainNumber } from '../../working/plain.ts';

const OPENINGS = ['upward', 'downward', 'to the right', 'to the left'] as const;

const SLIPS: Readonly<Record<string, string>> = {
	upward: 'did not look at the sign and at which letter is squared',
	downward: 'took the wrong sign or the wrong axis',
	'to the right': 'took the squared letter for the direction',
	'to the left': 'took the squared letter for the direction, or the wrong sign',
};

const alongOf = (draw: Draw): Along => (draw.choice('dir') === 'x' ? 'x' : 'y');

/** y = a(x − h)² + k along y, x = a(y − k)² + h along x. */
export function parabolaFeatures(draw: Draw): Draft | undefined {
	const [h, k, a] = [draw.int('h'), draw.int('k'), draw.int('a')];
	const along = alongOf(draw);
	const ask = draw.inTurn('ask');
	if (h === 0 && k === 0) return undefined;
	const [square, constant] = along === 'y' ? [squareFrom('x', h), k] : [squareFrom('y', k), h];
	const right = a === 1 ? square : product(num(a), square);
	const problem = equation(along, constant === 0 ? right : sum(right, num(constant)));
	const opening = OPENINGS[(along === 'y' ? 0 : 2) + (a > 0 ? 0 : 1)] ?? 'upward';
	const vertex = sentence(
		say`The vertex is ${pointAt([h, k])}.`,
		along === 'y'
			? 'the square is 0 at its x-value; the y-value is the number added'
			: 'the square is 0 at its y-value; the x-value is the number added',
	);
	const start = [line(problem), vertex];
	if (ask === 'vertex')
		return {
			prompt: say`Find the vertex of the parabola ${problem}.`,
			answer: point(h, k),
			steps: [
				line(problem),
				sentence(
					say`The square is ${num(0)} when ${equation(along === 'y' ? 'x' : 'y', along === 'y' ? h : k)}. Then ${equation(along, constant)}.`,
					'the vertex is where the square is 0',
				),
				sentence(say`The vertex is ${pointAt([h, k])}.`),
			],
			hints: [say`For which value is the square equal to ${num(0)}?`],
		};
	if (ask === 'axis') {
		const answer = written('line', along === 'y' ? equation('x', h) : equation('y', k));
		return {
			prompt: say`Write the equation of the axis of symmetry of the parabola ${problem}.`,
			answer,
			steps: [
				...start,
				sentence(
					say`The parabola opens ${opening}, so its axis is ${along === 'y' ? 'vertical' : 'horizontal'}.`,
				),
				sentence(say`The axis of symmetry is ${answer.body}.`, 'it passes through the vertex'),
			],
			hints: [say`The axis of symmetry passes through the vertex. Is it vertical or horizontal?`],
		};
	}
	if (draw.random.int(0, 1) === 0) {
		const others = OPENINGS.filter((one) => one !== opening);
		return {
			prompt: say`In which direction does the parabola ${problem} open?`,
			answer: multipleChoice(
				say`${opening}`,
				...others.map((one) => slip(say`${one}`, SLIPS[one] ?? '')),
			),
			steps: [
				line(problem),
				sentence(
					along === 'y'
						? say`${symbol('x')} is squared, so the axis of symmetry is vertical.`
						: say`${symbol('y')} is squared, so the axis of symmetry is horizontal.`,
				),
				sentence(
					say`The factor ${num(a)} is ${a > 0 ? 'positive' : 'negative'}: the parabola opens ${opening}.`,
				),
			],
			hints: [say`Which letter is squared? What is the sign of the factor in front of the square?`],
		};
	}
	const p = new Fraction(1, 4 * a);
	const focus: [Fraction, Fraction] =
		along === 'y' ? [new Fraction(h), p.add(k)] : [p.add(h), new Fraction(k)];
	const answer = point(...focus);
	return {
		prompt: say`Find the focus of the parabola ${problem}. Write it as an ordered pair.`,
		answer,
		steps: [
			...start,
			line(
				equation('p', quotient(1, a === 1 ? 4 : times(4, a))),
				'p is 1 over 4 times the factor in front of the square',
			),
			...(a === 1 ? [] : [line(equation('p', num(p)))]),
			sentence(say`The focus is ${answer.body}.`, `add p to the ${along}-coordinate of the vertex`),
		],
		hints: [
			say`The focus lies on the axis of symmetry, at the distance ${equation('p', quotient(1, product(4, 'a')))} from the vertex.`,
		],
	};
}

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
