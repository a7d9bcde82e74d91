/** The part of func.compose that goes backwards: an input, or one of the two functions, is asked for. */
import Fraction from 'fraction.js';
import {
	brackets,
	continued,
	equation,
	type Expression,
	num,
	quotient,
	sum,
	symbol,
} from '../../../../math/expression.ts';
import { call } from '../../../../math/notation.ts';
import { polynomialExpression, scale, term } from '../../../../math/polynomial.ts';
import { say } from '../../../../math/prose.ts';
import {
	drawnInts,
	expression,
	line,
	type Skill,
	solutions,
	withMisconceptions,
} from '../../../family.ts';
import {
	composed,
	composingLines,
	line1,
	ofCoefficients,
	put,
	ruleOf,
} from '../../../steps/function-rule.ts';
import { solveEquation } from '../../../steps/solve-equation.ts';
import { plainNumber, plainSigned } from '../../../../math/plain-notation.ts';
import { takeAway, wrongWay } from '../../../steps/reasons.ts';

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
		const answer = withMisconceptions(
			solutions(num(solved.value)),
			[solutions(num(new Fraction(k - d, c).sub(b).div(a))), 'composed in the opposite order'],
			[solutions(num(new Fraction(k - b, a))), `solved f(x) = ${k}`],
			[
				solutions(num(a * (c * k + d) + b)),
				`substituted ${k} for x instead of setting the rule equal to it`,
			],
		);
		return {
			prompt: say`Given ${ruleOf('f', f)} and ${ruleOf('g', g)}, solve ${equation(both, k)}.`,
			answer,
			steps: [
				...composingLines(
					both,
					[b, a],
					ofCoefficients([d, c]),
					'substitute g(x) for x in the rule for f',
				),
				...solved.lines.map((one, place) =>
					place === 0 ? { ...one, why: `set the rule equal to ${k}` } : one,
				),
			],
			hints: [
				say`What is the rule for ${both}? For which value of ${symbol('x')} does ${both} equal ${k}?`,
			],
		};
	}
	// The constant of the other function can be copied.
	if (b === d) return undefined;
	if (type === 'find f from f(g(x)) and g') {
		if (c < 0 || total.length < 2) return undefined;
		const timesA = (inner: Expression): Expression => ({
			kind: 'product',
			factors: [num(a), brackets(inner)],
		});
		const xTerm = line1(c, 0);
		const constant = a * d + b;
		const undone = `${a * d > 0 ? 'subtract' : 'add'} ${Math.abs(a * d)}`;
		return {
			prompt: say`Given ${equation(both, result)} and ${ruleOf('g', g)}, find the linear function ${call('f', 'x')}.`,
			answer: withMisconceptions(
				expression(f),
				[expression(line1(a, a * d + b)), 'kept the constant term of f(g(x))'],
				[expression(line1(a, a * d + b - d)), `did not multiply the constant term of g(x) by ${a}`],
				[expression(line1(a * c - c, a * d + b - d)), 'subtracted g(x) from f(g(x))'],
			),
			steps: [
				line(equation(both, result)),
				line(
					continued(sum(timesA(xTerm), num(constant))),
					`write the x-term as a multiple of ${c}x, the x-term of g(x)`,
				),
				line(
					continued(sum(timesA(g), num(-a * d), num(constant))),
					`${plainNumber(a)} × ${plainSigned(d)} = ${plainNumber(a * d)}, so ${undone} to keep the value the same`,
				),
				...(constant === 0
					? []
					: [line(continued(sum(timesA(g), num(b))), 'combine the constant terms')]),
				line(equation(call('f', 'x'), f), 'replace g(x) with x'),
			],
			hints: [
				say`Which multiple of ${call('g', 'x')} has the same ${symbol('x')}-term as ${both}? What constant is left over?`,
			],
		};
	}
	if (total.length < 2) return undefined;
	return {
		prompt: say`Given ${equation(both, result)} and ${ruleOf('f', f)}, find ${call('g', 'x')}.`,
		answer: withMisconceptions(
			expression(g),
			[
				expression(polynomialExpression(scale(composed([b, 1], total), new Fraction(1, a)))),
				wrongWay(b),
			],
			[expression(polynomialExpression(composed([-b, 1], total))), `forgot to divide by ${a}`],
			[
				expression(polynomialExpression(composed([b, a], total))),
				'applied f to f(g(x)) instead of solving for g(x)',
			],
		),
		steps: [
			line(equation(put(f, 'x', call('g', 'x')), result), 'apply the rule for f to g(x)'),
			line(
				equation(
					{ kind: 'product', factors: [num(a), call('g', 'x')] },
					polynomialExpression(composed([-b, 1], total)),
				),
				takeAway(b),
			),
			line(
				equation(call('g', 'x'), quotient(polynomialExpression(composed([-b, 1], total)), a)),
				`divide both sides by ${a}`,
			),
			line(equation(call('g', 'x'), g), 'divide each term'),
		],
		hints: [
			say`What do you get when the rule for ${symbol('f')} is applied to ${call('g', 'x')}? How can you isolate ${call('g', 'x')}?`,
		],
	};
};
