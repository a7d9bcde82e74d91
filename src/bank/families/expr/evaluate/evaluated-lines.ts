/** A solved formula with its numbers, evaluated line by line. */
import type Fraction from 'fraction.js';
import { equation, type Expression, num, product, quotient } from '../../../../math/expression.ts';
import { PI } from '../../../../math/notation.ts';
import { signOf } from '../../../../math/sign.ts';
import { tex } from '../../../../math/tex.ts';
import { line, type Line } from '../../../family.ts';
import { numberWhen, valueShown } from './formula-values.ts';

/** From the right side with its numbers to the value: first both parts of a fraction or all terms of a sum. */
export function evaluatedLines(target: string, filled: Expression, value: Fraction): Line[] {
	const last = (why: string) => line(equation(target, valueShown(value)), why);
	if (tex(filled) === tex(valueShown(value))) return [];
	if (filled.kind === 'product') {
		const factors: Expression = {
			...filled,
			factors: filled.factors.map((one) => (one.kind === 'power' ? numberOf(one) : one)),
		};
		return [
			...(tex(factors) === tex(filled)
				? []
				: [line(equation(target, factors), 'evaluate the power first')]),
			last('multiply'),
		];
	}
	if (filled.kind === 'quotient') {
		const isFraction = value.d !== 1n && valueShown(value).kind === 'number';
		const { over, under } = filled;
		const [above, below] = [numberOf(over), numberOf(under)];
		const changed = [
			...(tex(above) === tex(over) ? [] : ['the numerator']),
			...(tex(below) === tex(under) ? [] : ['the denominator']),
		];
		return [
			...(changed.length === 0
				? []
				: [line(equation(target, quotient(above, below)), `simplify ${changed.join(' and ')}`)]),
			last(isFraction ? 'write the fraction in simplest form' : 'divide'),
		];
	}
	if (filled.kind === 'root')
		return [
			line(equation(target, { ...filled, of: numberOf(filled.of) }), 'simplify the radicand'),
			last(filled.index === 2 ? 'take the square root' : 'take the cube root'),
		];
	if (filled.kind !== 'sum') return [last('simplify')];
	const terms: Expression = { ...filled, terms: filled.terms.map(numberOf) };
	return [
		...(tex(terms) === tex(filled)
			? []
			: [line(equation(target, terms), `multiply before you ${added(filled.terms)}`)]),
		last(
			filled.terms.length > 2 ? `${added(filled.terms)} from left to right` : added(filled.terms),
		),
	];
}

/** What is done with the terms after the first one. */
function added([, ...later]: readonly Expression[]): string {
	const minus = later.filter((one) => signOf(one).negative);
	if (minus.length === 0) return 'add';
	return minus.length === later.length ? 'subtract' : 'add and subtract';
}

/** A part of a formula without variables as one number, with its power of π behind it. */
function numberOf(part: Expression): Expression {
	const value = numberWhen(part, {}, PI_NAME, 1);
	const degree = Math.round(Math.log2(numberWhen(part, {}, PI_NAME, 2).div(value).valueOf()));
	if (degree === 0) return valueShown(value);
	const power: Expression = degree === 1 ? PI : { kind: 'power', base: PI, exponent: num(degree) };
	return value.equals(1) ? power : product(valueShown(value), power);
}

const PI_NAME = '\\pi';
