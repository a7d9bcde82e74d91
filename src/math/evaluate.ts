import Fraction from 'fraction.js';
import type { Expression } from './expression.ts';

export type Values = Record<string, Fraction | number>;

/**
 * The exact value. `values` gives each variable its number.
 * @throws {RangeError} for division by zero, a variable without a value, an exponent that is not an integer, or an
 * expression without a single value (a relation, a list, the blank).
 */
export function evaluate(expression: Expression, values: Values = {}): Fraction {
	const value = (part: Expression) => evaluate(part, values);
	switch (expression.kind) {
		case 'number':
			return expression.value;
		case 'symbol':
			return lookUp(expression.name, values);
		case 'sum':
			return expression.terms.reduce((total, term) => total.add(value(term)), new Fraction(0));
		case 'product':
		case 'times':
			return expression.factors.reduce((total, part) => total.mul(value(part)), new Fraction(1));
		case 'quotient':
			return divide(value(expression.over), value(expression.under));
		case 'divided':
			return divide(value(expression.left), value(expression.right));
		case 'power':
			return raise(value(expression.base), value(expression.exponent));
		case 'opposite':
			return value(expression.of).neg();
		case 'brackets':
			return value(expression.of);
		case 'absolute':
			return value(expression.of).abs();
		case 'decimal':
		case 'money':
			return new Fraction(expression.text);
		case 'mixed':
			return new Fraction(expression.over, expression.under)
				.mul(expression.whole < 0 ? -1 : 1)
				.add(expression.whole);
		case 'percent':
			return value(expression.of).div(100);
		case 'degrees':
		case 'measure':
			return value(expression.of);
		default:
			throw new RangeError(`A ${expression.kind} has no single value.`);
	}
}

function lookUp(name: string, values: Values): Fraction {
	const value = values[name];
	if (value === undefined) throw new RangeError(`The variable ${name} has no value.`);
	return new Fraction(value);
}

function divide(over: Fraction, under: Fraction): Fraction {
	if (under.equals(0)) throw new RangeError('Division by zero.');
	return over.div(under);
}

function raise(base: Fraction, exponent: Fraction): Fraction {
	if (exponent.d !== 1n) throw new RangeError('Only integer exponents have an exact value here.');
	if (exponent.lt(0) && base.equals(0)) throw new RangeError('Division by zero.');
	return base.pow(exponent);
}
