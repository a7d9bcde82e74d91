/** The value of a rule at a tested point, with the value of its power or logarithm before the terms are added up. */
import { evaluate } from '../../../../math/evaluate.ts';
import {
	brackets,
	equation,
	type Expression,
	num,
	opposite,
	product,
} from '../../../../math/expression.ts';
import { tex } from '../../../../math/tex.ts';

/** −4(1/2)⁻¹ + 3 = −4(2) + 3 = −5 */
export function calculation(shown: Expression, value: number): Expression {
	if (tex(shown) === String(value)) return shown;
	const rest = /\\log|\^\{/.test(tex(shown)) ? inNumbers(shown) : num(value);
	const isDone = [String(value), tex(shown)].includes(tex(rest));
	return equation(shown, isDone ? num(value) : equation(rest, value));
}

/** With a number for each power and each logarithm. */
function inNumbers(part: Expression): Expression {
	switch (part.kind) {
		case 'call': {
			const base = part.base ? evaluate(part.base).valueOf() : 10;
			// The value of the rule is an integer at a tested point, so its logarithm is one, too.
			return num(Math.round(Math.log(evaluate(part.of).valueOf()) / Math.log(base)));
		}
		case 'power':
			return num(evaluate(part));
		case 'brackets':
			return inNumbers(part.of);
		case 'sum':
			return {
				...part,
				terms: part.terms.map((term) => {
					const shown = inNumbers(term);
					return shown.kind === 'product' ? num(evaluate(shown)) : shown;
				}),
			};
		case 'opposite':
			return negative(inNumbers(part.of));
		case 'product': {
			const [factor = part, ...others] = part.factors;
			const [inner = part, ...more] = others.map((one) =>
				one.kind === 'sum' ? num(evaluate(one)) : inNumbers(one),
			);
			const isSign = factor.kind === 'number' && factor.value.equals(-1) && more.length === 0;
			return isSign
				? negative(inner)
				: product(inNumbers(factor), ...[inner, ...more].map(brackets));
		}
		default:
			return part;
	}
}

const negative = (of: Expression): Expression =>
	of.kind === 'number' && of.value.gte(0) ? num(of.value.neg()) : opposite(brackets(of));
