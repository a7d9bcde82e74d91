import {
	equation,
	num,
	product,
	quotient,
	sum,
	symbol,
	tuple,
} from '../../../../math/expression.ts';
import { polynomialExpression, term } from '../../../../math/polynomial.ts';
import { say } from '../../../../math/prose.ts';
import { line, rational, sentence, type Skill, withMisconceptions } from '../../../family.ts';
import { fraction, plain } from '../../../steps/line-form.ts';
import { droppedSign } from '../../../steps/wrong-lines.ts';

/** The constant k of kx + by = a, from the slope or from the x-intercept of the line. */
export const constantOfStandard: Skill = (draw) => {
	const [a, b, m, q] = [draw.int('a'), draw.int('b'), draw.int('m'), draw.int('q')];
	const slope = fraction(m, q);
	if (Number(slope.d) !== q || b === 1 || slope.abs().equals(1)) return undefined;
	const by = polynomialExpression([term(b, 'y')]);
	const given = equation(sum(product('k', 'x'), by), a);
	const about = say`In the ${symbol('xy')}-plane, the graph of ${given}, where ${symbol('k')} is a constant,`;
	if (draw.random.int(0, 1) === 1) {
		const k = fraction(a).div(slope);
		const wrongSign = droppedSign(a, slope);
		return {
			prompt: say`${about} crosses the ${symbol('x')}-axis at ${tuple(num(slope), 0)}. What is the value of ${symbol('k')}?`,
			answer: withMisconceptions(
				rational(k),
				...(wrongSign === undefined ? [] : [[rational(k.neg()), wrongSign] as const]),
				[rational(slope.mul(a)), 'multiplied instead of dividing'],
				[rational(k.inverse()), 'divided in the wrong order'],
			),
			steps: [
				line(given),
				line(
					equation(sum(product('k', num(slope)), product(b, num(0))), a),
					'substitute the coordinates of the point for x and y',
				),
				line(equation(product(num(slope), 'k'), a), 'any number times 0 is 0'),
				line(equation('k', num(k)), `divide both sides by ${plain(slope)}`),
			],
			hints: [say`Which values can you substitute for ${symbol('x')} and ${symbol('y')}?`],
		};
	}
	const k = slope.mul(-b);
	return {
		prompt: say`${about} is a line with slope ${num(slope)}. What is the value of ${symbol('k')}?`,
		answer: withMisconceptions(
			rational(k),
			[rational(k.neg()), 'did not change the sign of the x-term when moving it'],
			[rational(slope), 'gave the slope'],
			[rational(slope.mul(-a)), 'used the constant instead of the coefficient of y'],
		),
		steps: [
			line(given),
			line(equation(by, sum(product(-1, 'k', 'x'), a)), 'subtract kx from both sides'),
			sentence(
				say`The slope of the line is ${quotient(product(-1, 'k'), b)}.`,
				`divide every term by ${b}: the slope is the coefficient of x`,
			),
			line(equation(quotient(product(-1, 'k'), b), num(slope)), 'this is the given slope'),
			line(equation(product(-1, 'k'), num(slope.mul(b))), `multiply both sides by ${b}`),
			line(equation('k', num(k)), 'multiply both sides by -1'),
		],
		hints: [say`What is the slope of the line in terms of ${symbol('k')}?`],
	};
};
