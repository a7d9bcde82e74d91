/**
 * A formula solved for a letter that occurs in it once: the operations around the letter are undone from the outside
 * in, each on both sides and with its reason. Radicands are assumed to be positive.
 */
import Fraction from 'fraction.js';
import {
	equation,
	type Expression,
	num,
	opposite,
	power,
	product,
	quotient,
	sum,
	symbol,
} from '../../math/expression.ts';
import { collected, countOf, lettersOf, plainWords } from '../../math/letter-algebra.ts';
import { root } from '../../math/notation.ts';
import { type Line, line } from '../family.ts';
import { undo, type Undone } from './undo-operation.ts';

/** `holds` is the side with the letter. */
type Sides = { holds: Expression; other: Expression; turned: boolean };

/** Appended to the reason of a division by an expression that could be 0. */
export const ASSUMING_NOT_ZERO = ', assuming that it is not 0';

export type Isolated = { lines: Line[]; result: Expression };

const write = ({ holds, other, turned }: Sides): Expression =>
	turned ? equation(other, holds) : equation(holds, other);

/**
 * All lines from the formula on. `undefined` when the letter occurs twice, or its sign would not be certain. Letters
 * that measure something `arePositive`; others may be 0, and a divisor with such letters is assumed not to be.
 */
export function isolate(
	formula: Formula,
	letter: string,
	arePositive = false,
): Isolated | undefined {
	let sides = sidesWith(formula, letter);
	const lines = [line(write(sides))];
	while (sides.holds.kind !== 'symbol') {
		const undone = undo(sides, letter);
		if (!undone) return undefined;
		const { before, divisor, why } = undone;
		if (before) lines.push(line(write({ ...before, turned: sides.turned }), before.why));
		sides = after(sides, undone);
		const canBeZero = !arePositive && divisor !== undefined && lettersOf(divisor).length > 0;
		lines.push(line(write(sides), canBeZero ? `${why}${ASSUMING_NOT_ZERO}` : why));
	}
	if (sides.turned)
		lines.push(
			line(
				equation(letter, sides.other),
				`write ${plainWords(symbol(letter)) ?? 'the variable'} on the left side`,
			),
		);
	return { lines, result: sides.other };
}

/** Results of solutions with exactly one mistake, and what the mistake was. */
export function mistaken(
	formula: Formula,
	letter: string,
): { result: Expression; misconception: string }[] {
	const found: { result: Expression; misconception: string }[] = [];
	let sides = sidesWith(formula, letter);
	while (sides.holds.kind !== 'symbol') {
		const undone = undo(sides, letter);
		if (!undone) return found;
		for (const { other, misconception } of undone.wrong ?? []) {
			const result = finished({ ...sides, holds: undone.holds, other }, letter);
			if (result) found.push({ result, misconception });
		}
		sides = after(sides, undone);
	}
	return found;
}

function finished(from: Sides, letter: string): Expression | undefined {
	let sides = from;
	while (sides.holds.kind !== 'symbol') {
		const undone = undo(sides, letter);
		if (!undone) return undefined;
		sides = after(sides, undone);
	}
	return collected(sides.other);
}

const after = ({ turned }: Sides, { holds, other, swaps }: Undone): Sides => ({
	holds,
	other,
	turned: swaps ? !turned : turned,
});

function sidesWith({ left, right }: Formula, letter: string): Sides {
	const turned = countOf(left, letter) === 0;
	return turned ? { holds: right, other: left, turned } : { holds: left, other: right, turned };
}

// Formulas as they are typed in the curriculum plan: `A=½h(a+b)`, `T=2π√(L/g)`, `m=(y2-y1)/(x2-x1)`. Every letter
// is a factor of its own, a digit after a letter is its index, a slash divides all that precedes it in its term by
// the one factor after it.

export type Formula = { left: Expression; right: Expression };

const GREEK: Readonly<Record<string, string>> = { π: '\\pi', μ: '\\mu', σ: '\\sigma' };
const RAISED: Readonly<Record<string, string>> = { '²': '2', '³': '3', ⁿ: 'n' };
const PARTS: Readonly<Record<string, string>> = { '½': '1/2', '⅓': '1/3' };
const ROOTS: Readonly<Record<string, number>> = { '√': 2, '∛': 3 };

/** @throws {RangeError} for text that is not in this notation. */
export function readFormula(text: string): Formula {
	const [left, right, ...more] = text.split('=');
	if (left === undefined || right === undefined || more.length > 0)
		throw new RangeError(`"${text}" is not a formula.`);
	return { left: readExpression(left), right: readExpression(right) };
}

function readExpression(text: string): Expression {
	const reader = { text: text.replaceAll(/\s/g, ''), at: 0 };
	const expression = readSum(reader);
	if (reader.at < reader.text.length)
		throw new RangeError(`"${reader.text.slice(reader.at)}" is not expected in "${text}".`);
	return expression;
}

type Reader = { text: string; at: number };

const peek = ({ text, at }: Reader): string => text[at] ?? '';

function readSum(reader: Reader): Expression {
	const terms: Expression[] = [];
	while (reader.at < reader.text.length && peek(reader) !== ')') {
		const sign = peek(reader);
		if (sign === '+' || sign === '-') reader.at++;
		const term = readTerm(reader);
		terms.push(sign === '-' ? minus(term) : term);
	}
	const [only, ...more] = terms;
	if (!only) throw new RangeError(`"${reader.text}" has nothing at ${reader.at}.`);
	return more.length > 0 ? sum(...terms) : only;
}

/** −3(x + b) has the coefficient −3. */
function minus(term: Expression): Expression {
	if (term.kind === 'number') return num(term.value.neg());
	const [first, ...rest] = term.kind === 'product' ? term.factors : [];
	return first?.kind === 'number' ? product(num(first.value.neg()), ...rest) : opposite(term);
}

function readTerm(reader: Reader): Expression {
	let factors: Expression[] = [];
	while (/[^+\-)]/.test(peek(reader))) {
		if (peek(reader) === '/') {
			reader.at++;
			factors = [overBar(factorsOf(factors), readFactor(reader))];
		} else factors.push(readFactor(reader));
	}
	return factorsOf(factors);
}

/** Two numbers make one number. */
const overBar = (over: Expression, under: Expression): Expression =>
	over.kind === 'number' && under.kind === 'number'
		? num(over.value.div(under.value))
		: quotient(over, under);

function factorsOf(factors: Expression[]): Expression {
	const [only, ...more] = factors;
	if (!only) throw new RangeError('A term has no factors.');
	return more.length > 0 ? product(...factors) : only;
}

function readFactor(reader: Reader): Expression {
	const base = readAtom(reader);
	const raised = RAISED[peek(reader)];
	if (raised === undefined) return base;
	reader.at++;
	return power(base, /\d/.test(raised) ? num(raised) : symbol(raised));
}

function readAtom(reader: Reader): Expression {
	const char = peek(reader);
	const digits = /^\d+/.exec(reader.text.slice(reader.at))?.[0];
	if (digits) {
		reader.at += digits.length;
		return num(digits);
	}
	reader.at++;
	const part = PARTS[char];
	if (part) return num(new Fraction(part));
	const index = ROOTS[char];
	if (index) return root(readAtom(reader), index);
	if (char === '(') {
		const inside = readSum(reader);
		if (peek(reader) !== ')') throw new RangeError(`A bracket is not closed in "${reader.text}".`);
		reader.at++;
		return inside;
	}
	const letter = GREEK[char];
	if (letter) return symbol(letter);
	if (!/[a-zA-Z]/.test(char)) throw new RangeError(`"${char}" cannot be read in "${reader.text}".`);
	const place = /^\d/.exec(reader.text.slice(reader.at))?.[0];
	if (place === undefined) return symbol(char);
	reader.at++;
	return symbol(`${char}_{${place}}`);
}
