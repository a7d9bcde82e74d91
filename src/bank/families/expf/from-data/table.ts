/** Rules from tables of neighbouring values, exponential or linear. */
import Fraction from 'fraction.js';
import { equation, type Expression, num, quotient } from '../../../../math/expression.ts';
import { call } from '../../../../math/notation.ts';
import { linear, polynomialExpression } from '../../../../math/polynomial.ts';
import { say } from '../../../../math/prose.ts';
import { expression } from '../../../answer.ts';
import { type Draft, type Draw, line, sentence } from '../../../family.ts';
import { valueTable } from '../../../figures/value-table.ts';
import { baseOf, exponential } from '../../../steps/exponential.ts';

const f = call('f', 'x');
const at = (a: number, b: Fraction, x: number): Fraction => b.pow(x).mul(a);

export function fromTable(draw: Draw): Draft | undefined {
	const [a, b] = [draw.int('a'), baseOf(draw.int('b'))];
	const start = draw.has('x1')
		? Math.min(draw.int('x1'), 1)
		: Math.max(-2, Math.min(draw.int('x'), 1));
	const xs = [0, 1, 2, 3].map((step) => start + step);
	const ys = xs.map((x) => at(a, b, x));
	if (b.equals(a) || ys.some((y) => y.gt(9999) || ![1n, 2n, 4n, 5n].includes(y.d)))
		return undefined;
	const answer = exponential(a, num(b), 'x');
	const [y0 = new Fraction(1), y1 = y0, y2 = y1] = ys;
	const [below, above] = y0.equals(1) ? [y1, y2] : [y0, y1];
	const zero = xs.indexOf(0);
	return {
		prompt: say`The table shows values of an exponential function f. Write an expression for ${f}.`,
		answer: expression(answer),
		figure: valueTable([
			{ heading: 'x', values: xs },
			{ heading: 'f(x)', values: ys.map((y) => Number(y.valueOf())) },
		]),
		steps: [
			line(
				equation(quotient(decimalOf(above), decimalOf(below)), num(b)),
				'x goes up by 1 each time, so the quotient of neighbouring values is the base',
			),
			...(zero >= 0
				? [line(equation(call('f', 0), a), 'the value at 0 is the factor in front')]
				: [
						line(
							equation(call('f', start - 1), num(y0.div(b))),
							'go back one step: divide by the base',
						),
						...(start === 1 ? [] : [line(equation(call('f', 0), a), 'go back to 0')]),
					]),
			line(equation(f, answer)),
		],
		hints: [
			say`Divide each value by the one before it. Which value belongs to ${equation('x', 0)}?`,
		],
	};
}

const decimalOf = (value: Fraction): Expression =>
	value.d === 1n ? num(value) : { kind: 'decimal', text: value.toString() };

export function fittingModel(draw: Draw): Draft | undefined {
	const [a, b, d] = [draw.int('a'), baseOf(draw.int('b')), draw.int('d')];
	const isLinear = draw.inTurn('type') === 'L';
	const xs = [0, 1, 2, 3];
	const ys = xs.map((x) => (isLinear ? new Fraction(a + d * x) : at(a, b, x)));
	if (b.equals(a) || ys.some((y) => y.d !== 1n || y.gt(5000))) return undefined;
	const [y0 = 0, y1 = 0, y2 = 0, y3 = 0] = ys.map((y) => Number(y.valueOf()));
	const answer = isLinear ? polynomialExpression(linear(d, 'x', a)) : exponential(a, num(b), 'x');
	return {
		prompt: say`The table shows values of a function f that is either linear or exponential. Write an expression for ${f}.`,
		answer: expression(answer),
		figure: valueTable([
			{ heading: 'x', values: xs },
			{ heading: 'f(x)', values: [y0, y1, y2, y3] },
		]),
		steps: [
			isLinear
				? sentence(
						say`The differences are all ${d}: the function is linear with the slope ${d}.`,
						'subtract each value from the next one',
					)
				: sentence(
						say`The differences ${y1 - y0}, ${y2 - y1}, ${y3 - y2} are not equal, but each value is ${num(b)} times the one before it: the function is exponential with the base ${num(b)}.`,
						'compare each value with the next one',
					),
			line(equation(call('f', 0), a), 'read the table'),
			line(equation(f, answer)),
		],
		hints: [say`Compare the differences of neighbouring values, then their quotients.`],
	};
}
