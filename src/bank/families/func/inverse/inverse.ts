/** A function and its inverse as a question: y = …, x and y swapped, solved for y. Also the reasons that its lines share. */
import {
	difference,
	equation,
	type Expression,
	num,
	quotient,
	symbol,
} from '../../../../math/expression.ts';
import { call } from '../../../../math/notation.ts';
import { linear, polynomialExpression } from '../../../../math/polynomial.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import {
	type Draft,
	expression,
	type Line,
	line,
	sentence,
	withMisconceptions,
	type WrongAnswer,
} from '../../../family.ts';
import { line1, ruleOf } from '../../../steps/function-rule.ts';
import { withMirror } from './mirror.ts';

export type Inverse = {
	f: Expression;
	inverse: Expression;
	/** From the swapped equation to y = …. */
	lines: Line[];
	/** Said in the prompt after the rule: "for x ≥ 2". */
	domain?: Expression;
	/** The domain of the inverse, where it is not the one that its rule suggests: "for x ≥ 0". */
	range?: Expression;
	/** Where either graph breaks. */
	breaks?: readonly number[];
	/** What comes of another sign in the last steps. */
	wrong: readonly [rule: Expression, why: string][];
	/** What to think of after x and y are swapped. */
	hint?: Prose;
};

export const [x, y] = [symbol('x'), symbol('y')];

export function inverseDraft(found: Inverse): Draft {
	const { f, inverse, lines, domain, range, wrong } = found;
	const asked = call('f^{-1}', 'x');
	const [given, end] = [domain ? say` for ${domain}` : '', range ? say` for ${range}` : ''];
	return {
		prompt: say`Given ${ruleOf('f', f)}${given}, find ${asked}${end}.`,
		answer: withMisconceptions(
			expression(inverse),
			...wrong.map(([rule, why]): WrongAnswer => [expression(rule), why]),
			[expression(quotient(1, f)), 'took the reciprocal of f(x)'],
		),
		steps: [
			line(equation(y, f), 'replace f(x) with y'),
			...lines,
			withMirror(sentence(say`${equation(asked, inverse)}${end}`, 'replace y with f⁻¹(x)'), found),
		],
		hints: [
			say`What happens to ${x} and ${y} in the inverse? For which variable do you solve?`,
			...(found.hint ? [found.hint] : []),
		],
	};
}

export const by = (n: number) =>
	`divide both sides by ${n}${n < -1 ? ', and then multiply the numerator and the denominator by −1' : ''}`;
export const over = (of: Expression, a: number): Expression => (a === 1 ? of : quotient(of, a));
export const yLine = (a: number, b: number) => polynomialExpression(linear(a, 'y', b));
/** (x − k)/a with a positive denominator. */
export const share = (a: number, k: number): Expression =>
	a < 0 ? over(k > 0 ? difference(num(k), x) : line1(-1, k), -a) : over(line1(1, -k), a);

export type Make = (a: number, b: number, c: number) => Inverse | undefined;
