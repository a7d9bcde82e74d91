/** The part of func.evaluate where an expression is put into the rule. */
import { difference, num, type Expression, symbol } from '../../../../math/expression.ts';
import { call } from '../../../../math/notation.ts';
import { linear, minus, polynomialExpression, term } from '../../../../math/polynomial.ts';
import { say } from '../../../../math/prose.ts';
import { polynomial } from '../../../answer.ts';
import { line, sentence, type Draw, type Skill } from '../../../family.ts';
import {
	composed,
	composingLines,
	ofCoefficients,
	valueOf,
} from '../../../steps/composed-polynomial.ts';
import { ruleOf } from '../../../steps/function-rule.ts';
import { continued, equation, sum } from '../../../../math/expression.ts';

export const evaluateAtExpression: Skill = (draw) => {
	const c = coefficientsOf(draw);
	const k = draw.has('k') ? draw.int('k') : draw.random.pick([-4, -3, -2, 2, 3, 4, 5]);
	const form = draw.inTurn('form');
	const f = polynomialExpression(ofCoefficients(c));
	if (form === 'f(a)-f(b)' || form === 'difference') return differenceOf(c, f, k);
	const signs = draw.random.pick([1, -1]);
	const inner =
		form === 'f(kx)'
			? linear(k, 'x', 0)
			: form === 'f(-x)'
				? linear(-1, 'x', 0)
				: draw.random.int(0, 2) === 0
					? [term(1, 'x'), term(1, 'h')]
					: linear(1, 'x', signs * k);
	const left = call('f', polynomialExpression(inner));
	return {
		prompt: say`Given ${ruleOf('f', f)}, write ${left} as a polynomial in simplest form.`,
		answer: polynomial(polynomialExpression(composed(c, inner))),
		steps: [
			line(ruleOf('f', f)),
			...composingLines(left, c, inner, 'put the whole expression in place of x, in brackets'),
		],
		hints: [
			say`Replace every ${symbol('x')} in the rule by ${polynomialExpression(inner)}. Keep brackets around it.`,
		],
	};
};

function coefficientsOf(draw: Draw): number[] {
	const [a, b] = [draw.int('a'), draw.int('b')];
	const c = draw.has('c') ? draw.int('c') : 0;
	return draw.random.int(0, 2) === 0 ? [b, a] : [c, b, a];
}

function differenceOf(c: readonly number[], f: Expression, k: number) {
	const at = valueOf(c, k);
	const result = minus(ofCoefficients(c), [term(at)]);
	if (at.equals(0)) return undefined;
	return {
		prompt: say`Given ${ruleOf('f', f)}, write ${difference(call('f', 'x'), call('f', num(k)))} as a polynomial in simplest form.`,
		answer: polynomial(polynomialExpression(result)),
		steps: [
			sentence(say`${equation(call('f', num(k)), num(at))}`, `put ${k} in for x`),
			line(
				equation(
					difference(call('f', 'x'), call('f', num(k))),
					difference(f, at.lt(0) ? num(at) : num(at)),
				),
				'subtract this value from the rule',
			),
			...(at.lt(0)
				? [
						line(
							continued(sum(f, num(at.neg()))),
							`subtracting ${at.toFraction()} is adding ${at.neg().toFraction()}`,
						),
					]
				: []),
			...(c[0] === 0
				? []
				: [line(continued(polynomialExpression(result)), 'combine the constants')]),
		],
		hints: [say`Work out the number ${call('f', num(k))} first.`],
	};
}
