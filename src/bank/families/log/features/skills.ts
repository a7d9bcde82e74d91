/** log.features: domain, asymptote and intercepts of a log[k(x − d)] + c. */
import Fraction from 'fraction.js';
import {
	brackets,
	equation,
	type Expression,
	num,
	opposite,
	power,
	product,
	quotient,
	relation,
	sum,
	symbol,
} from '../../../../math/expression.ts';
import { call, INFINITY, interval } from '../../../../math/notation.ts';
import { plainPower } from '../../../../math/plain-notation.ts';
import { linear, polynomialExpression } from '../../../../math/polynomial.ts';
import { say } from '../../../../math/prose.ts';
import {
	decimalAnswer,
	type Draft,
	type Draw,
	drawnLast,
	integer,
	type Line,
	line,
	onlyIf,
	rational,
	sentence,
	type Skills,
	takeAway,
	withFigure,
	withMisconceptions,
	written,
	type WrongAnswer,
} from '../../../family.ts';
import type { Sketch } from '../../../figures/figure.ts';
import { roundsClearly } from '../../../steps/amounts.ts';
import { CHANGE_OF_BASE, log } from '../../../steps/exponential.ts';

export const skills: Skills = {
	'Find features of a transformed logarithmic graph': (draw) =>
		asked(draw, { a: draw.int('a'), b: 10, k: draw.int('k'), d: draw.int('d'), c: draw.int('c') }),
	'Find features of a logarithmic graph': (draw) =>
		asked(draw, {
			a: draw.int('a'),
			b: Number(draw.choice('b')),
			k: 1,
			d: draw.int('h'),
			c: draw.int('k'),
		}),
};

function asked(draw: Draw, curve: Curve): Draft | undefined {
	const ask = draw.inTurn('ask');
	if (curve.d === 0 && ask !== 'x-intercept') return undefined;
	if (ask === 'domain') return domain(curve);
	if (ask === 'asymptote') return asymptote(curve);
	return ask === 'x-intercept' ? xIntercept(curve) : yIntercept(curve);
}

const positiveLine = (curve: Curve) =>
	line(relation(argumentOf(curve), '>', 0), 'the argument of a logarithm must be positive');

function domain(curve: Curve): Draft {
	const { k, d } = curve;
	const answer = k > 0 ? interval(d, INFINITY, '()') : interval(opposite(INFINITY), d, '()');
	return {
		prompt: say`Find the domain of ${rule(curve)}. Use interval notation.`,
		answer: withMisconceptions(
			written('interval', answer),
			[
				written(
					'interval',
					k > 0 ? interval(opposite(INFINITY), d, '()') : interval(d, INFINITY, '()'),
				),
				k > 0
					? 'reversed the inequality symbol'
					: 'did not reverse the inequality symbol when dividing by a negative number',
			],
			[
				written(
					'interval',
					k > 0 ? interval(-d, INFINITY, '()') : interval(opposite(INFINITY), -d, '()'),
				),
				'used the opposite sign for the endpoint',
			],
			[
				written(
					'interval',
					k > 0 ? interval(d, INFINITY, '[)') : interval(opposite(INFINITY), d, '(]'),
				),
				'included the endpoint, where the argument is 0',
			],
		),
		steps: [
			positiveLine(curve),
			...(k === 1
				? []
				: [
						line(
							relation(polynomialExpression(linear(1, 'x', -d)), k > 0 ? '>' : '<', 0),
							k > 0
								? `divide both sides by ${k}`
								: `divide both sides by ${k} and reverse the inequality symbol`,
						),
					]),
			line(relation('x', k > 0 ? '>' : '<', d), takeAway(-d)),
			withFigure(sentence(say`The domain is ${answer}.`), { kind: 'set on a number line' }),
		],
		hints: [say`For which values of ${symbol('x')} is the argument of the logarithm positive?`],
	};
}

function asymptote(curve: Curve): Draft | undefined {
	if (curve.c === curve.d) return undefined; // the two translations must differ
	const answer = equation('x', curve.d);
	return {
		prompt: say`Write an equation of the vertical asymptote of the graph of ${rule(curve)}.`,
		answer: withMisconceptions(
			written('line', answer),
			[
				written('line', equation('x', -curve.d)),
				'used the opposite sign for the horizontal translation',
			],
			[written('line', equation('y', curve.d)), 'gave a horizontal line instead of a vertical one'],
			[
				written('line', equation('x', curve.c)),
				'used the vertical translation instead of the horizontal one',
			],
		),
		steps: [
			line(equation(argumentOf(curve), 0), 'the vertical asymptote is where the argument equals 0'),
			...(curve.k === 1 || curve.d === 0
				? []
				: [
						line(
							equation(polynomialExpression(linear(1, 'x', -curve.d)), 0),
							`divide both sides by ${curve.k}`,
						),
					]),
			withLogarithm(
				line(answer, curve.d === 0 ? `divide both sides by ${curve.k}` : takeAway(-curve.d)),
				curve,
				{ hasWall: true },
			),
		],
		hints: [say`For which value of ${symbol('x')} is the argument of the logarithm equal to 0?`],
	};
}

// The intercepts of a logarithmic graph: the x-intercept exactly, the y-intercept as a decimal.

function xIntercept(curve: Curve): Draft | undefined {
	const { a, b, k, d, c } = curve;
	if (c % a !== 0 || Math.abs(c / a) > 3) return undefined;
	const inside = new Fraction(b).pow(-c / a);
	const value = inside.div(k).add(d);
	const logarithm = log(b, argumentOf(curve));
	const scaled = a === 1 ? logarithm : a === -1 ? opposite(logarithm) : product(a, logarithm);
	return {
		prompt: say`Find the ${symbol('x')}-intercept of the graph of ${rule(curve)}. Write the value of ${symbol('x')} as an integer or a fraction in lowest terms.`,
		answer: withMisconceptions(
			rational(value),
			[
				rational(inside.inverse().div(k).add(d)),
				'used the opposite exponent in the exponential form',
			],
			[rational(inside.div(k).sub(d)), 'used the opposite sign for the horizontal translation'],
			[rational(new Fraction(1, k).add(d)), 'set the argument equal to 1 and ignored the constant'],
			[rational(d), 'gave the position of the vertical asymptote'],
		),
		steps: drawnLast(
			[
				line(equation(c === 0 ? scaled : sum(scaled, c), 0), 'at the x-intercept, f(x) = 0'),
				...(c === 0 ? [] : [line(equation(scaled, -c), takeAway(c))]),
				...(a === 1 ? [] : [line(equation(logarithm, -c / a), `divide both sides by ${a}`)]),
				line(
					equation(argumentOf(curve), power(b, -c / a)),
					`write the equation in exponential form${b === 10 ? '; log without a base means base 10' : ''}`,
				),
				...(-c / a === 1
					? []
					: [line(equation(argumentOf(curve), num(inside)), 'evaluate the power')]),
				...(k === 1
					? []
					: [
							line(
								equation(polynomialExpression(linear(1, 'x', -d)), num(inside.div(k))),
								`divide both sides by ${k}`,
							),
						]),
				...(d === 0 ? [] : [line(equation('x', num(value)), takeAway(-d))]),
			],
			(last) => withLogarithm(last, curve, { points: [[value, 0]] }),
		),
		hints: [
			say`What is the value of the function at the ${symbol('x')}-intercept? How can you isolate the logarithm?`,
		],
	};
}

function whyPower(base: number, exponent: number, value: number): string {
	if (exponent === 0) return 'the logarithm of 1 equals 0';
	if (exponent === 1) return 'the logarithm of the base equals 1';
	return `${plainPower(String(base), exponent)} = ${value}, and the logarithm is the exponent`;
}

/** How a times a number, plus c, becomes a number. */
function evaluated({ a, c }: Curve): string {
	const last = c < 0 ? 'subtract' : 'add';
	if (Math.abs(a) === 1) return last;
	return c === 0 ? 'multiply' : `multiply, then ${last}`;
}

function yIntercept(curve: Curve): Draft | undefined {
	const { a, b, k, d, c } = curve;
	const inside = -k * d;
	if (inside <= 0) return undefined;
	const value = (a * Math.log(inside)) / Math.log(b) + c;
	if (!roundsClearly(value, 2)) return undefined;
	const quotientOfLogs = quotient(log(10, inside), log(10, b));
	const ratio = Math.abs(a) === 1 ? quotientOfLogs : brackets(quotientOfLogs);
	const substituted = withFactorAndConstant(log(b, num(inside)), a, c);
	const exponent = Math.round(Math.log(inside) / Math.log(b));
	const isPower = b ** exponent === inside;
	const answer = isPower ? integer(Math.round(value)) : decimalAnswer(value, 2);
	const shifted = sum(0, -d);
	const atZero = k === 1 ? shifted : product(k, shifted);
	return {
		prompt: say`Find the ${symbol('y')}-intercept of the graph of ${rule(curve)}.${isPower ? '' : ' Round to 2 decimal places.'}`,
		answer: withMisconceptions(
			answer,
			...(isPower
				? onlyIf(c !== 0, [integer(Math.round(value - c)), 'left out the constant term'])
				: ([
						...onlyIf(c !== 0, [decimalAnswer(value - c, 2), 'left out the constant term']),
						[
							decimalAnswer((a * Math.log(inside)) / Math.log(b === 10 ? Math.E : 10) + c, 2),
							b === 10
								? 'used the natural logarithm instead of the common logarithm'
								: `used base 10 instead of base ${b}`,
						],
					] satisfies WrongAnswer[])),
		),
		steps: [
			line(
				equation(call('f', 0), withFactorAndConstant(log(b, atZero), a, c)),
				'at the y-intercept, x = 0',
			),
			line(equation(call('f', 0), substituted), 'simplify the argument'),
			...(isPower
				? [
						line(
							equation(call('f', 0), withFactorAndConstant(num(exponent), a, c)),
							whyPower(b, exponent, inside),
						),
						line(equation(call('f', 0), Math.round(value)), evaluated(curve)),
					]
				: b === 10
					? []
					: [line(equation(call('f', 0), withFactorAndConstant(ratio, a, c)), CHANGE_OF_BASE)]),
			isPower
				? sentence(say`The ${symbol('y')}-intercept is ${answer.body}.`)
				: sentence(say`The ${symbol('y')}-intercept is about ${answer.body}.`, 'use a calculator'),
		],
		hints: [
			say`What is the value of ${symbol('x')} where the graph crosses the ${symbol('y')}-axis?${b === 10 || isPower ? '' : ' How can you find a logarithm with this base on a calculator?'}`,
		],
	};
}

// The rule a log[k(x − d)] + c, its argument, and the reason for moving a number.

const argumentOf = ({ k, d }: Curve): Expression => {
	const inside = polynomialExpression(linear(1, 'x', -d));
	if (k === 1) return inside;
	return d === 0 ? product(k, 'x') : product(k, inside);
};

/** a times the value, plus c; a factor 1 and a constant 0 are left out. */
function withFactorAndConstant(of: Expression, a: number, c: number): Expression {
	const scaled = a === 1 ? of : a === -1 ? opposite(of) : product(a, of);
	return c === 0 ? scaled : sum(scaled, c);
}

function rule(curve: Curve): Expression {
	const { a, b, c } = curve;
	return equation(call('f', 'x'), withFactorAndConstant(log(b, argumentOf(curve)), a, c));
}

// A logarithmic curve with the asymptote or the intercept that a line has found.

/** f(x) = a log_b[k(x − d)] + c. */
type Curve = { a: number; b: number; k: number; d: number; c: number };

function withLogarithm(
	drawn: Line,
	{ a, b, k, d, c }: Curve,
	found: { hasWall: true } | { points: Sketch['points'] },
): Line {
	const points = 'points' in found ? found.points : [];
	const height = (x: number) => (a * Math.log(k * (x - d))) / Math.log(b) + c;
	const side = Math.sign(k);
	const reach = Math.max(4, ...points.map(([x]) => 1.3 * Math.abs(new Fraction(x).valueOf() - d)));
	const far = d + side * reach;
	return withFigure(drawn, {
		kind: 'sketch',
		curves: [height],
		...('hasWall' in found ? { walls: [d] } : { breaks: [d] }),
		points,
		around: [
			[d - side, height(d + side / Math.abs(k))],
			[far, height(far)],
		],
	});
}
