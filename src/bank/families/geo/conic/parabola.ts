/**
 * A parabola with a vertical or horizontal axis: its features, and its equation from the focus and directrix or from
 * the general form.
 */
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
} from '../../../../math/expression.ts';
import { pointAt } from '../../../../math/lines.ts';
import { plainNumber } from '../../../../math/plain-notation.ts';
import {
	collect,
	linear,
	polynomialExpression,
	shifted,
	term,
} from '../../../../math/polynomial.ts';
import { say } from '../../../../math/prose.ts';
import {
	distractor,
	type Draft,
	type Draw,
	type Line,
	line,
	multipleChoice,
	point,
	sentence,
	takeAway,
	withMisconceptions,
	written,
} from '../../../family.ts';
import { halfReason } from '../../../steps/complete-square.ts';
import {
	type Along,
	alongOf,
	generalForm,
	parabolaEquation,
	squareFrom,
} from '../../../steps/conic-forms.ts';
import { halfwayLine, withConicParabola } from './conic-lines.ts';

const OPENINGS = ['upward', 'downward', 'to the right', 'to the left'] as const;

/** The axis comes from the squared variable, the direction from the sign. */
const openingMistake = (along: 'x' | 'y', other: (typeof OPENINGS)[number], a: number): string =>
	(along === 'y') === OPENINGS.indexOf(other) < 2
		? `treated the coefficient of the squared term as ${a > 0 ? 'negative' : 'positive'}`
		: `used the rule for a parabola in which ${along === 'y' ? 'y' : 'x'} is squared${OPENINGS.indexOf(other) % 2 === (a > 0 ? 0 : 1) ? '' : `, and treated the coefficient as ${a > 0 ? 'negative' : 'positive'}`}`;

/** y = a(x − h)² + k along y, x = a(y − k)² + h along x. */
export function parabolaFeatures(draw: Draw): Draft | undefined {
	const [h, k, a] = [draw.int('h'), draw.int('k'), draw.int('a')];
	const along = alongOf(draw);
	const ask = draw.inTurn('ask');
	if (h === 0 && k === 0) return undefined;
	const [square, constant] = along === 'y' ? [squareFrom('x', h), k] : [squareFrom('y', k), h];
	const right = a === 1 ? square : product(num(a), square);
	const problem = equation(along, constant === 0 ? right : sum(right, num(constant)));
	const curve = { along, vertex: [h, k] as const, a };
	const opening = OPENINGS[(along === 'y' ? 0 : 2) + (a > 0 ? 0 : 1)] ?? 'upward';
	const vertex = sentence(
		say`The vertex is ${pointAt([h, k])}.`,
		along === 'y'
			? 'in y = a(x − h)² + k, the vertex is (h, k)'
			: 'in x = a(y − k)² + h, the vertex is (h, k)',
	);
	const start = [line(problem), vertex];
	if (ask === 'vertex')
		return {
			prompt: say`Find the vertex of the parabola ${problem}.`,
			answer: withMisconceptions(
				point(h, k),
				along === 'y'
					? [point(-h, k), 'did not reverse the sign of the number inside the brackets']
					: [point(h, -k), 'did not reverse the sign of the number inside the brackets'],
				[point(k, h), 'interchanged the coordinates'],
			),
			steps: [
				line(problem),
				sentence(
					say`The squared term is ${num(0)} when ${equation(along === 'y' ? 'x' : 'y', along === 'y' ? h : k)}. Then ${equation(along, constant)}.`,
					'at the vertex, the squared term is 0',
				),
				withConicParabola(sentence(say`The vertex is ${pointAt([h, k])}.`), curve, {
					points: [[h, k]],
				}),
			],
			hints: [
				say`For which value of ${symbol(along === 'y' ? 'x' : 'y')} is the squared term ${num(0)}? What is ${symbol(along)} then?`,
			],
		};
	if (ask === 'axis') {
		const answer = withMisconceptions(
			written('line', along === 'y' ? equation('x', h) : equation('y', k)),
			[
				written('line', along === 'y' ? equation('x', -h) : equation('y', -k)),
				'did not reverse the sign of the number inside the brackets',
			],
			[
				written('line', along === 'y' ? equation('y', k) : equation('x', h)),
				`gave the ${along === 'y' ? 'horizontal' : 'vertical'} line through the vertex instead of the ${along === 'y' ? 'vertical' : 'horizontal'} one`,
			],
		);
		return {
			prompt: say`Write the equation of the axis of symmetry of the parabola ${problem}.`,
			answer,
			steps: [
				...start,
				sentence(
					say`${symbol(along === 'y' ? 'x' : 'y')} is squared, so the axis of symmetry is ${along === 'y' ? 'vertical' : 'horizontal'}.`,
				),
				withConicParabola(
					sentence(say`The axis of symmetry is ${answer.body}.`, 'it passes through the vertex'),
					curve,
					{ points: [[h, k]], ...(along === 'y' ? { walls: [h] } : { level: k }) },
				),
			],
			hints: [say`What is the vertex? Is the axis of symmetry through it vertical or horizontal?`],
		};
	}
	if (draw.random.int(0, 1) === 0) {
		const others = OPENINGS.filter((one) => one !== opening);
		return {
			prompt: say`A parabola has the equation ${problem}. In which direction does it open?`,
			answer: multipleChoice(
				say`${opening}`,
				...others.map((one) => distractor(say`${one}`, openingMistake(along, one, a))),
			),
			steps: [
				line(problem),
				sentence(
					along === 'y'
						? say`${symbol('x')} is squared, so the axis of symmetry is vertical.`
						: say`${symbol('y')} is squared, so the axis of symmetry is horizontal.`,
				),
				withConicParabola(
					sentence(
						say`The coefficient ${num(a)} is ${a > 0 ? 'positive' : 'negative'}, so the parabola opens ${opening}.`,
					),
					curve,
				),
			],
			hints: [
				say`Which variable is squared? What is the sign of the coefficient of the squared term?`,
			],
		};
	}
	const p = new Fraction(1, 4 * a);
	const focus: [Fraction, Fraction] =
		along === 'y' ? [new Fraction(h), p.add(k)] : [p.add(h), new Fraction(k)];
	const answer = withMisconceptions(
		point(...focus),
		along === 'y'
			? [point(h, p.neg().add(k)), 'subtracted p instead of adding it']
			: [point(p.neg().add(h), k), 'subtracted p instead of adding it'],
		along === 'y'
			? [point(h, k + a), 'used a instead of p']
			: [point(h + a, k), 'used a instead of p'],
		[point(h, k), 'gave the vertex'],
	);
	return {
		prompt: say`Find the focus of the parabola ${problem}. Write it as an ordered pair.`,
		answer,
		steps: [
			...start,
			line(
				equation('p', quotient(1, a === 1 ? 4 : times(4, a))),
				'p is the directed distance from the vertex to the focus: p = 1/(4a), where a is the coefficient of the squared term',
			),
			...(a === 1 ? [] : [line(equation('p', num(p)), 'multiply in the denominator')]),
			withConicParabola(
				sentence(
					say`The focus is ${answer.body}.`,
					`add p to the ${along}-coordinate of the vertex`,
				),
				curve,
				{ points: [focus, [h, k]] },
			),
		],
		hints: [
			say`What is the vertex? How is the distance from the vertex to the focus found from the coefficient of the squared term?`,
		],
	};
}

// The equation of a parabola with a vertical or horizontal axis, from its focus and directrix or from the general
// form.

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
