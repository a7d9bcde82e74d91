/** The value of a function: a number is substituted into its rule, which is then evaluated line by line. */
import Fraction from 'fraction.js';
import { evaluate } from '../../math/evaluate.ts';
import {
	continued,
	equation,
	type Expression,
	num,
	type Number,
	opposite,
	product,
	sum,
} from '../../math/expression.ts';
import { call } from '../../math/notation.ts';
import { tex } from '../../math/tex.ts';
import { line, type Line } from '../family.ts';
import { simplifying, sumReason } from './fractions.ts';
import { put } from './function-rule.ts';

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
	const hidesPower = new Fraction(at).equals(1) && tex(body).includes(`^{${letter}}`);
	return {
		value,
		lines: [
			line(
				equation(call(name, num(at)), shown),
				`substitute ${new Fraction(at).toFraction()} for ${letter}${hidesPower ? '; a power with exponent 1 equals its base' : ''}`,
			),
			...workedOut(shown),
		],
	};
}

/** The lines "= …" from an expression of numbers to its value: what is inside first, then the terms, then their sum. */
export function workedOut(shown: Expression): Line[] {
	const value = num(exactValue(shown));
	const lines: Line[] = [];
	let above = tex(shown);
	const add = (next: Expression, why?: string) => {
		if (tex(next) === above) return;
		above = tex(next);
		lines.push(line(continued(next), why));
	};
	const inside = insideFirst(shown);
	add(isOpposite(shown) ? value : inside.shown, inside.why ?? 'take the opposite');
	const terms = inside.shown.kind === 'sum' ? inside.shown.terms : [];
	const values = terms.map(exactValue);
	if (values.some((one) => !one.equals(0))) {
		add(sum(...terms.map(evaluatedTerm)), termsReason(terms));
		add(value, sumReason(values));
	}
	// Terms that are all 0 need no addition.
	add(
		value,
		terms.length > 0 ? termsReason(terms) : (finished(inside.shown) ?? FINISHED[shown.kind]),
	);
	return lines;
}

/** Its value; −3(0) after another term is written "− 0". */
function evaluatedTerm(term: Expression, at: number): Expression {
	const value = exactValue(term);
	return at > 0 && value.equals(0) && tex(term).startsWith('-') ? opposite(0) : num(value);
}

/** What is done to the terms of a sum that are not numbers yet. */
function termsReason(terms: readonly Expression[]): string {
	const reasons = new Set(
		terms.filter((one) => tex(one) !== tex(num(exactValue(one)))).map(termReason),
	);
	const [only = EACH_TERM] = reasons;
	return reasons.size === 1 ? only : EACH_TERM;
}

const EACH_TERM = 'evaluate each term';

/** −(−3): the factor −1 is only a sign. */
function isOpposite(shown: Expression): boolean {
	const [sign, of, ...more] = shown.kind === 'product' ? shown.factors : [];
	return more.length === 0 && sign !== undefined && of !== undefined && exactValue(sign).equals(-1);
}

function termReason(term: Expression): string {
	if (isOpposite(term)) return 'take the opposite';
	if (term.kind !== 'product') return finished(term) ?? EACH_TERM;
	const inner = term.factors.map((one) => FINISHED[one.kind]).find(Boolean);
	return inner ? `${inner}, then multiply` : 'multiply';
}

/** −12/11 has nothing to cancel: only its sign moves. */
function finished(shown: Expression): string | undefined {
	if (shown.kind === 'quotient' && exactValue(shown).d === 1n) return 'divide';
	if (shown.kind === 'quotient' && shown.over.kind === 'number' && shown.under.kind === 'number') {
		const [over, under] = [Number(shown.over.value), Number(shown.under.value)];
		if (Number.isInteger(over) && Number.isInteger(under))
			return simplifying(under > 0 ? [-over, -under] : [over, under]);
	}
	return FINISHED[shown.kind];
}

const FINISHED: Readonly<Partial<Record<Expression['kind'], string>>> = {
	product: 'multiply',
	opposite: 'take the opposite',
	quotient: 'simplify the fraction',
	absolute: 'take the absolute value',
	root: 'take the square root',
};

/** Powers, and whatever is in bars, under a radical sign or in a denominator, as numbers; no reason where there is none. */
function insideFirst(shown: Expression): { shown: Expression; why: string | undefined } {
	let powers = 0;
	let why: string | undefined;
	const simplified = (part: Expression): Expression => {
		switch (part.kind) {
			case 'sum':
				return { ...part, terms: part.terms.map(simplified) };
			case 'product': {
				const factors = part.factors.map(simplified);
				const [sign, number, ...others] = factors;
				// A power that comes to 4 is written −4 at once, not −(4).
				return others.length === 0 &&
					sign?.kind === 'number' &&
					sign.value.equals(-1) &&
					number?.kind === 'number' &&
					part.factors[1]?.kind !== 'number'
					? num(number.value.neg())
					: product(...factors);
			}
			case 'opposite': {
				const of = simplified(part.of);
				return of.kind === 'number' && part.of.kind !== 'number'
					? num(of.value.neg())
					: { ...part, of };
			}
			case 'power':
				powers++;
				return num(exactValue(part));
			case 'brackets':
				return part.of.kind === 'power' ? simplified(part.of) : part;
			case 'absolute':
				why = 'simplify inside the absolute value bars';
				return { ...part, of: num(exactValue(part.of)) };
			case 'root':
				why = 'simplify the radicand';
				return { ...part, of: num(exactValue(part.of)) };
			case 'quotient': {
				const [over, under] = [exactValue(part.over), exactValue(part.under)];
				why = 'simplify the denominator';
				return under.equals(1) ? num(over) : { ...part, over: num(over), under: num(under) };
			}
			default:
				return part;
		}
	};
	const simple = simplified(shown);
	const evaluated =
		powers > 1 ? 'evaluate the powers' : powers === 1 ? 'evaluate the power' : undefined;
	return { shown: simple, why: why ?? evaluated };
}
