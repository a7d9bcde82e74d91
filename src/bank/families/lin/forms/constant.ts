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
import { rational } from '../../../answer.ts';
import { line, type Skill } from '../../../family.ts';
import { fraction, plain } from '../../../steps/line-form.ts';

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
		return {
			prompt: say`${about} crosses the ${symbol('x')}-axis at ${tuple(num(slope), 0)}. What is the value of ${symbol('k')}?`,
			answer: rational(k),
			steps: [
				line(given),
				line(
					equation(product('k', num(slope)), a),
					'put the coordinates of the point in place of x and y',
				),
				line(equation('k', num(k)), `divide both sides by ${plain(slope)}`),
			],
			hints: [say`A point of the line makes its equation true.`],
		};
	}
	const k = slope.mul(-b);
	return {
		prompt: say`${about} is a line with slope ${num(slope)}. What is the value of ${symbol('k')}?`,
		answer: rational(k),
		steps: [
			line(given),
			line(equation(by, sum(product(-1, 'k', 'x'), a)), 'subtract kx from both sides'),
			line(equation(quotient(product(-1, 'k'), b), num(slope)), `dividing by ${b} gives the slope`),
			line(equation(product(-1, 'k'), num(slope.mul(b))), `multiply both sides by ${b}`),
			line(equation('k', num(k)), 'multiply both sides by -1'),
		],
		hints: [say`Solve the equation for ${symbol('y')}. The slope then has ${symbol('k')} in it.`],
	};
};
