/** log.features: domain, asymptote and intercepts of a log[k(x − d)] + c. CCSS HSF-IF.C.7e; MHF4U.A2.3. */
import Fraction from 'fraction.js';
import {
	equation,
	type Expression,
	num,
	opposite,
	power,
	product,
	relation,
	sum,
	symbol,
} from '../../../../math/expression.ts';
import { call, INFINITY, interval } from '../../../../math/notation.ts';
import { linear, polynomialExpression } from '../../../../math/polynomial.ts';
import { say } from '../../../../math/prose.ts';
import { decimalAnswer, rational, written } from '../../../answer.ts';
import { type Draft, type Draw, line, sentence, type Skills } from '../../../family.ts';
import { withSetLine } from '../../../figures/with-set-line.ts';
import { roundsClearly } from '../../../steps/decimal-roots.ts';
import { log } from '../../../steps/exponential.ts';

/** f(x) = a log_b[k(x − d)] + c. */
type Curve = { a: number; b: number; k: number; d: number; c: number };

export const skills: Skills = {
	'Domain, asymptote, intercepts': (draw) =>
		asked(draw, { a: draw.int('a'), b: 10, k: draw.int('k'), d: draw.int('d'), c: draw.int('c') }),
	'Domain, asymptote, intercept': (draw) =>
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

const argumentOf = ({ k, d }: Curve): Expression => {
	const inside = polynomialExpression(linear(1, 'x', -d));
	if (k === 1) return inside;
	return d === 0 ? product(k, 'x') : product(k, inside);
};

function rule(curve: Curve): Expression {
	const { a, b, c } = curve;
	const logarithm = log(b, argumentOf(curve));
	const scaled = a === 1 ? logarithm : a === -1 ? opposite(logarithm) : product(a, logarithm);
	return equation(call('f', 'x'), c === 0 ? scaled : sum(scaled, c));
}

const positiveLine = (curve: Curve) =>
	line(relation(argumentOf(curve), '>', 0), 'the argument of a logarithm is positive');

function domain(curve: Curve): Draft {
	const { k, d } = curve;
	const answer = k > 0 ? interval(d, INFINITY, '()') : interval(opposite(INFINITY), d, '()');
	return {
		prompt: say`Find the domain of ${rule(curve)}. Use interval notation.`,
		answer: written('interval', answer),
		steps: [
			positiveLine(curve),
			line(
				relation('x', k > 0 ? '>' : '<', d),
				k < 0 ? `divide by ${k}: the sign turns; then add ${d}` : 'solve the inequality',
			),
			withSetLine(sentence(say`The domain is ${answer}.`)),
		],
		hints: [say`For which values of x is the argument of the logarithm positive?`],
	};
}

function asymptote(curve: Curve): Draft {
	const answer = equation('x', curve.d);
	return {
		prompt: say`Write the equation of the vertical asymptote of ${rule(curve)}.`,
		answer: written('line', answer),
		steps: [
			line(equation(argumentOf(curve), 0), 'the curve runs to the line where the argument is 0'),
			line(answer),
		],
		hints: [say`Where does the argument of the logarithm become 0?`],
	};
}

function xIntercept(curve: Curve): Draft | undefined {
	const { a, b, k, d, c } = curve;
	if (c % a !== 0 || Math.abs(c / a) > 3) return undefined;
	const inside = new Fraction(b).pow(-c / a);
	const value = inside.div(k).add(d);
	const logarithm = log(b, argumentOf(curve));
	const scaled = a === 1 ? logarithm : a === -1 ? opposite(logarithm) : product(a, logarithm);
	return {
		prompt: say`Find the x-intercept of ${rule(curve)}. Write the value of ${symbol('x')} as a whole number or a fraction.`,
		answer: rational(value),
		steps: [
			line(equation(c === 0 ? scaled : sum(scaled, c), 0), 'on the x-axis the value is 0'),
			...(c === 0 && a === 1 ? [] : [line(equation(logarithm, -c / a), 'get the logarithm alone')]),
			line(equation(argumentOf(curve), power(b, -c / a)), 'write it in exponential form'),
			line(equation('x', num(value)), 'solve the equation'),
		],
		hints: [say`Set the value of the function equal to 0 and get the logarithm alone.`],
	};
}

function yIntercept(curve: Curve): Draft | undefined {
	const { a, b, k, d, c } = curve;
	const inside = -k * d;
	if (inside <= 0) return undefined;
	const value = (a * Math.log(inside)) / Math.log(b) + c;
	if (!roundsClearly(value, 2)) return undefined;
	const logarithm = log(b, num(inside));
	const scaled = a === 1 ? logarithm : a === -1 ? opposite(logarithm) : product(a, logarithm);
	const answer = decimalAnswer(value, 2);
	return {
		prompt: say`Find the y-intercept of ${rule(curve)}. Round to 2 decimal places.`,
		answer,
		steps: [
			line(equation(call('f', 0), c === 0 ? scaled : sum(scaled, c)), 'put 0 for x'),
			sentence(say`The y-intercept is about ${answer.body}.`, 'evaluate with a calculator'),
		],
		hints: [say`What is the value of the function at 0?`],
	};
}
