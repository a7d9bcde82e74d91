/** The part of func.compose that asks for the domain of f(g(x)). */
import { equation, num, quotient, relation, symbol } from '../../../../math/expression.ts';
import { call, INFINITY, interval, root, union } from '../../../../math/notation.ts';
import { opposite, type Expression } from '../../../../math/expression.ts';
import { polynomialExpression } from '../../../../math/polynomial.ts';
import { say } from '../../../../math/prose.ts';
import { written } from '../../../answer.ts';
import { line, type Line, sentence, type Skill } from '../../../family.ts';
import { ofCoefficients } from '../../../steps/composed-polynomial.ts';
import { put, ruleOf } from '../../../steps/function-rule.ts';
import Fraction from 'fraction.js';
import { line1 } from '../../../steps/drawn-rules.ts';

const MINUS = opposite(INFINITY);

export const domainSkill: Skill = (draw) => {
	const [a, b] = [draw.int('a'), draw.int('b')];
	const type = draw.inTurn('type');
	const x = symbol('x');
	const isLog = type.startsWith('log');
	const base = draw.random.pick([2, 3, 10]);
	const log = base === 10 ? call('\\log', 'x') : call('\\log', 'x', { base });
	const outer = isLog ? log : type.startsWith('root') ? root('x') : quotient(1, 'x');
	let [inner, set]: [Expression, Expression | undefined] = [line1(a, b), undefined];
	const lines: Line[] = [];
	const need = isLog
		? 'a logarithm needs a positive number'
		: 'a square root needs a number that is not negative';
	const sign = isLog ? '>' : '\\ge';
	if (type.endsWith('linear')) {
		const at = new Fraction(-b, a);
		if (type.startsWith('reciprocal')) {
			set = union(interval(MINUS, num(at), '()'), interval(num(at), INFINITY, '()'));
			lines.push(
				line(relation(inner, '\\ne', 0), 'the denominator must not be 0'),
				line(relation(x, '\\ne', num(at)), 'solve for x'),
			);
		} else {
			const turned = a < 0 ? (isLog ? '<' : '\\le') : sign;
			set =
				a > 0
					? interval(num(at), INFINITY, isLog ? '()' : '[)')
					: interval(MINUS, num(at), isLog ? '()' : '(]');
			lines.push(
				line(relation(inner, sign, 0), need),
				line(
					relation(x, turned, num(at)),
					a < 0 ? 'dividing by a negative number turns the sign around' : 'solve for x',
				),
			);
		}
	} else if (type === 'root of log') {
		const shift = b;
		inner = call('\\log', line1(1, -shift), base === 10 ? {} : { base });
		set = interval(num(shift + 1), INFINITY, '[)');
		lines.push(
			line(relation(inner, '\\ge', 0), need),
			line(
				relation(line1(1, -shift), '\\ge', 1),
				'a logarithm is 0 or more when its number is 1 or more',
			),
			line(relation(x, '\\ge', num(shift + 1))),
		);
	} else {
		const r = Math.abs(a);
		const inside = b < 0;
		inner = polynomialExpression(ofCoefficients(inside ? [r * r, 0, -1] : [-r * r, 0, 1]));
		const ends = isLog ? '()' : '[]';
		set = inside
			? interval(num(-r), num(r), ends)
			: union(
					interval(MINUS, num(-r), isLog ? '()' : '(]'),
					interval(num(r), INFINITY, isLog ? '()' : '[)'),
				);
		const squares = line1(1, 0);
		lines.push(
			line(relation(inner, sign, 0), need),
			line(
				relation(
					{ kind: 'power', base: squares, exponent: num(2) },
					inside ? (isLog ? '<' : '\\le') : sign,
					num(r * r),
				),
				'keep the square alone',
			),
		);
	}
	const whole = put(outer, 'x', inner);
	return {
		prompt: say`Given ${ruleOf('f', outer)} and ${ruleOf('g', inner)}, find the domain of ${call('f', call('g', 'x'))}. Use interval notation.`,
		answer: written('interval', set),
		steps: [
			line(equation(call('f', call('g', 'x')), whole), 'put the rule of g into f'),
			...lines,
			sentence(say`The domain is ${set}.`),
		],
		hints: [say`For which ${x} does ${whole} have a value?`],
	};
};
