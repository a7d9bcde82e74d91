/** Short proofs of identities: each line equals the one before, for the reason beside it. */
import Fraction from 'fraction.js';
import {
	brackets,
	type Expression,
	num,
	operand,
	opposite,
	power,
	product,
	quotient,
	sum,
	symbol,
} from '../../math/expression.ts';
import { call } from '../../math/notation.ts';
import { tex } from '../../math/tex.ts';
import { expression, type WrongAnswer } from '../family.ts';
import { COFUNCTION, isTrigName } from './exact-trig.ts';
import { inLetter } from './trig-identities.ts';
import { NAMES } from './turns.ts';

/* * Trigonometric expressions from short text: `sin^2/(1-cos)`, `2sin(2x)cos(2x)`. A function without brackets is taken
 * of x. Fractions stand over what is written before the slash; products are written side by side. */

type Reader = { tokens: string[]; at: number; letter: string };

const TOKEN = /sin|cos|tan|csc|sec|cot|\d+|[xABk]|[-+/^()]/g;

/** @throws {SyntaxError} for anything else. */
export function read(text: string, letter = 'x'): Expression {
	const reader = { tokens: text.match(TOKEN) ?? [], at: 0, letter };
	const found = readSum(reader);
	if (reader.at < reader.tokens.length) throw new SyntaxError(`"${text}" cannot be read.`);
	return found;
}

const peek = ({ tokens, at }: Reader): string => tokens[at] ?? '';

function readSum(reader: Reader): Expression {
	const terms: Expression[] = [];
	for (let next = peek(reader); next !== '' && next !== ')'; next = peek(reader)) {
		const isMinus = next === '-';
		if (isMinus || next === '+') reader.at++;
		const term = readTerm(reader);
		terms.push(isMinus ? opposite(bare(term, 'sum')) : term);
	}
	const [first, ...rest] = terms;
	return first && rest.length === 0 ? first : sum(...terms);
}

function readTerm(reader: Reader): Expression {
	const over = readProduct(reader);
	if (peek(reader) !== '/') return over;
	reader.at++;
	return quotient(bare(over, 'any'), bare(readProduct(reader), 'any'));
}

/** Inside a fraction the brackets around a whole part are not written. */
const bare = (of: Expression, where: 'any' | 'sum'): Expression =>
	of.kind === 'brackets' && where === 'any' ? of.of : of;

function readProduct(reader: Reader): Expression {
	const factors: Expression[] = [];
	while (/^(?:[a-zA-Z\d]|\()/.test(peek(reader))) factors.push(readPower(reader));
	const [only, ...more] = factors;
	return only && more.length === 0 ? only : product(...factors);
}

function readPower(reader: Reader): Expression {
	const token = peek(reader);
	reader.at++;
	if (/^\d+$/.test(token)) return num(new Fraction(token));
	if (token === 'x') return raised(reader, symbol(reader.letter));
	if (token === '(') {
		const inside = readSum(reader);
		reader.at++;
		return raised(reader, brackets(inside));
	}
	if (token.length === 1) return symbol(token);
	const exponent = exponentAfter(reader);
	let of = operand(symbol(reader.letter));
	if (peek(reader) === '(' && isArgument(reader)) {
		reader.at++;
		of = readSum(reader);
		reader.at++;
	}
	return call(`\\${token}`, of, exponent === undefined ? {} : { power: exponent });
}

/** A bracket behind a function is its argument unless it holds a function itself. */
const isArgument = ({ tokens, at }: Reader): boolean => {
	const close = tokens.indexOf(')', at);
	return tokens.slice(at, close).every((token) => !/^[a-z]{3}$/.test(token));
};

function exponentAfter(reader: Reader): number | undefined {
	if (peek(reader) !== '^') return undefined;
	const exponent = Number(reader.tokens[reader.at + 1]);
	reader.at += 2;
	return exponent;
}

function raised(reader: Reader, base: Expression): Expression {
	const exponent = exponentAfter(reader);
	return exponent === undefined ? base : power(base, exponent);
}

/** Line and reason, in the short form of `read.ts`. The first has no reason. */
export type Proof = readonly (readonly [line: string, why: string])[];

/** A line with a factor in front: in the numerator of a fraction, before the bracket of a sum. */
export function multiple(k: number, of: Expression): Expression {
	if (k === 1) return of;
	if (of.kind === 'number') return num(of.value.mul(k));
	if (of.kind === 'quotient') return quotient(multiple(k, of.over), of.under);
	if (of.kind === 'sum') return product(k, brackets(of));
	if (of.kind !== 'product') return product(k, of);
	const [first, ...rest] = of.factors;
	return first?.kind === 'number'
		? product(num(first.value.mul(k)), ...rest)
		: product(k, ...of.factors);
}

/** Every line of a proof in a letter, and its reason in the same letter. */
export const linesOf = (
	proof: Proof,
	letter: string,
	k = 1,
): { body: Expression; why?: string }[] =>
	proof.map(([text, why]) => ({
		body: multiple(k, read(text, letter)),
		...(why ? { why: inLetter(why, letter) } : {}),
	}));

/** "\cos" for "\sin"; other names stay. */
function cofunctionOf(name: string): string {
	const plain = name.slice(1);
	return isTrigName(plain) ? `\\${COFUNCTION[plain]}` : name;
}

/** Sine for cosine, tangent for cotangent, secant for cosecant, and the reverse, everywhere. */
export function withCofunctions(of: Expression): Expression {
	switch (of.kind) {
		case 'call':
			return { ...of, name: cofunctionOf(of.name) };
		case 'sum':
			return { ...of, terms: of.terms.map(withCofunctions) };
		case 'product':
			return { ...of, factors: of.factors.map(withCofunctions) };
		case 'quotient':
			return { ...of, over: withCofunctions(of.over), under: withCofunctions(of.under) };
		case 'opposite':
		case 'brackets':
			return { ...of, of: withCofunctions(of.of) };
		default:
			return of;
	}
}

/** What `withCofunctions` makes of the answer, with what was done; a single function is named, a number has none. */
export function cofunctionMistakes(of: Expression): WrongAnswer[] {
	const [name, ...others] = new Set(tex(of).match(/\\(?:sin|cos|tan|csc|sec|cot)/g));
	if (!name) return [];
	const why =
		others.length > 0
			? 'replaced each function with its cofunction'
			: `used the ${wordFor(cofunctionOf(name))} instead of the ${wordFor(name)}`;
	return [[expression(withCofunctions(of)), why]];
}

const wordFor = (name: string): string => NAMES[name.slice(1)] ?? name;
