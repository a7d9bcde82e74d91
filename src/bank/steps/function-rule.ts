/** Functions given by a rule: a value or an expression put in for the letter, and the lines that work it out. */
import Fraction from 'fraction.js';
import { evaluate } from '../../math/evaluate.ts';
import {
	continued,
	equation,
	type Expression,
	num,
	type Number,
	type Operand,
	sum,
} from '../../math/expression.ts';
import { call } from '../../math/notation.ts';
import { tex } from '../../math/tex.ts';
import { line, type Line } from '../family.ts';

/** The expression with `value` in place of the letter; brackets come by themselves where they are needed. */
export function put(body: Expression, letter: string, value: Expression): Expression {
	const inside = (part: Expression) => put(part, letter, value);
	switch (body.kind) {
		case 'symbol':
			return body.name === letter ? value : body;
		case 'sum':
			return { ...body, terms: body.terms.map(inside) };
		case 'product':
		case 'times':
			return { ...body, factors: body.factors.map(inside) };
		case 'quotient':
			return { ...body, over: inside(body.over), under: inside(body.under) };
		case 'power':
			return { ...body, base: inside(body.base), exponent: inside(body.exponent) };
		case 'opposite':
		case 'brackets':
		case 'absolute':
		case 'root':
		case 'call':
			return { ...body, of: inside(body.of) };
		default:
			return body;
	}
}

/** f(x) = body. */
export const ruleOf = (name: string, body: Operand, letter = 'x'): Expression =>
	equation(call(name, letter), body);

/** Like `evaluate`, but takes roots that come out exactly. @throws {RangeError} for those that do not. */
export function exactValue(shown: Expression): Fraction {
	return evaluate(withoutRoots(shown));
}

function withoutRoots(shown: Expression): Expression {
	if (shown.kind === 'root') {
		const of = exactValue(shown.of);
		const [over, under] = [
			rootOf(Number(of.s * of.n), shown.index),
			rootOf(Number(of.d), shown.index),
		];
		return num(new Fraction(over).div(under));
	}
	if (shown.kind === 'sum') return { ...shown, terms: shown.terms.map(withoutRoots) };
	if (shown.kind === 'product') return { ...shown, factors: shown.factors.map(withoutRoots) };
	if (shown.kind === 'opposite') return { ...shown, of: withoutRoots(shown.of) };
	if (shown.kind === 'quotient')
		return { ...shown, over: withoutRoots(shown.over), under: withoutRoots(shown.under) };
	if (shown.kind === 'power') return { ...shown, base: withoutRoots(shown.base) };
	return shown;
}

function rootOf(n: number, index: number): number {
	const found = Math.round(Math.abs(n) ** (1 / index)) * (n < 0 ? -1 : 1);
	if (found ** index !== n) throw new RangeError(`${n} has no exact root.`);
	return found;
}

/** f(3) = 2(3)² − 5, = 18 − 5, = 13: the value of a rule that has an exact one. */
export function valueLines(
	name: string,
	body: Expression,
	at: Number,
	letter = 'x',
): { lines: Line[]; value: Fraction } {
	const shown = put(body, letter, num(at));
	const value = exactValue(shown);
	return {
		value,
		lines: [
			line(
				equation(call(name, num(at)), shown),
				`substitute ${new Fraction(at).toFraction()} for ${letter}`,
			),
			...workedOut(shown),
		],
	};
}

/** The lines "= …" from an expression of numbers to its value: the terms first, then their sum. */
export function workedOut(shown: Expression): Line[] {
	const value = num(exactValue(shown));
	const lines: Line[] = [];
	let above = tex(shown);
	const add = (next: Expression, why?: string) => {
		if (tex(next) === above) return;
		above = tex(next);
		lines.push(line(continued(next), why));
	};
	if (shown.kind === 'sum')
		add(sum(...shown.terms.map((one) => num(exactValue(one)))), 'work out each term');
	else if (shown.kind === 'root') add({ ...shown, of: num(exactValue(shown.of)) });
	else if (shown.kind === 'absolute') add({ ...shown, of: num(exactValue(shown.of)) });
	else if (shown.kind === 'quotient' && !exactValue(shown.under).equals(1))
		add({ ...shown, over: num(exactValue(shown.over)), under: num(exactValue(shown.under)) });
	add(value);
	return lines;
}
