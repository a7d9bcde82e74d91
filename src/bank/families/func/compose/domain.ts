/** The part of func.compose that asks for the domain of f(g(x)). */
import Fraction from 'fraction.js';
import {
	brackets,
	continued,
	equation,
	type Expression,
	num,
	opposite,
	quotient,
	relation,
	sum,
	symbol,
} from '../../../../math/expression.ts';
import { call, INFINITY, interval, root, union } from '../../../../math/notation.ts';
import { polynomialExpression, term } from '../../../../math/polynomial.ts';
import { say } from '../../../../math/prose.ts';
import { expression, solutions, written } from '../../../answer.ts';
import { line, type Line, sentence, type Skill } from '../../../family.ts';
import { withSetLine } from '../../../figures/with-set-line.ts';
import {
	composed,
	composingLines,
	line1,
	ofCoefficients,
	put,
	ruleOf,
} from '../../../steps/function-rule.ts';
import { solveEquation } from '../../../steps/solve-equation.ts';
import { drawnInts } from '../../../steps/whole-numbers.ts';

// The parts of func.compose that go backwards: an input, or one of the two functions, is asked for.

export const solveComposition: Skill = (draw) => {
	const [a, b, c, d, k] = drawnInts(draw, 'a', 'b', 'c', 'd', 'k');
	const [f, g] = [line1(a, b), line1(c, d)];
	const both = call('f', call('g', 'x'));
	const total = composed([b, a], ofCoefficients([d, c]));
	const result = polynomialExpression(total);
	const type = draw.inTurn('type');
	if (Math.abs(a) === 1 || Math.abs(c) === 1) return undefined;
	if (type === 'solve f(g(x))=k') {
		const solved = solveEquation([...total], [term(k)]);
		if (!solved || solved.value.d > 12n || total.length < 2) return undefined;
		return {
			prompt: say`Given ${ruleOf('f', f)} and ${ruleOf('g', g)}, solve ${equation(both, k)}.`,
			answer: solutions(num(solved.value)),
			steps: [
				...composingLines(both, [b, a], ofCoefficients([d, c]), 'put the rule of g into f'),
				...solved.lines,
			],
			hints: [say`Find the rule of ${both} first, then set it equal to ${k}.`],
		};
	}
	if (type === 'find f from f(g(x)) and g') {
		if (c < 0 || total.length < 2) return undefined;
		const rest = b;
		const shown = sum({ kind: 'product', factors: [num(a), brackets(g)] }, num(rest));
		return {
			prompt: say`Given ${equation(both, result)} and ${ruleOf('g', g)}, find the rule of the linear function ${call('f', 'x')}.`,
			answer: expression(f),
			steps: [
				line(equation(both, result)),
				line(continued(shown), `write the rule with ${a} times the rule of g`),
				line(equation(call('f', 'x'), f), 'put x in place of the rule of g'),
			],
			hints: [
				say`How many times does the term with ${symbol('x')} of ${call('g', 'x')} go into that of ${both}?`,
			],
		};
	}
	if (total.length < 2) return undefined;
	return {
		prompt: say`Given ${equation(both, result)} and ${ruleOf('f', f)}, find the rule of ${call('g', 'x')}.`,
		answer: expression(g),
		steps: [
			line(equation(put(f, 'x', call('g', 'x')), result), 'put g(x) into the rule of f'),
			line(
				equation(
					{ kind: 'product', factors: [num(a), call('g', 'x')] },
					polynomialExpression(composed([-b, 1], total)),
				),
				b > 0 ? `subtract ${b} from both sides` : `add ${-b} to both sides`,
			),
			line(
				equation(call('g', 'x'), quotient(polynomialExpression(composed([-b, 1], total)), a)),
				`divide both sides by ${a}`,
			),
			line(equation(call('g', 'x'), g), 'divide each term'),
		],
		hints: [say`Write ${both} with the rule of ${symbol('f')}. Then solve for ${call('g', 'x')}.`],
	};
};

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
			withSetLine(sentence(say`The domain is ${set}.`)),
		],
		hints: [say`For which ${x} does ${whole} have a value?`],
	};
};
