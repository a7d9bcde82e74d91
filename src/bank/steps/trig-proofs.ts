/** Trigonometric identities as reasons of a line, and short proofs with them: each line equals the one before. */
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
import { caseOf, expression, type WrongAnswer } from '../family.ts';
import { COFUNCTION, isTrigName } from './exact-trig.ts';
import { NAMES } from './turns.ts';

// Trigonometric expressions from short text: `sin^2/(1-cos)`, `2sin(2x)cos(2x)`. A function without brackets is a
// function of x. The numerator of a fraction is everything in its term before the slash; products are written side by
// side.

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

/** A bracket after a function is its argument unless it holds a function itself. */
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

// The identities of trigonometry as reasons of a line: each is named and stated, since a name alone explains
// nothing.

const TAN = 'tan A = sin A/cos A';
const COT = 'cot A = cos A/sin A';
const SEC = 'sec A = 1/cos A';
const CSC = 'csc A = 1/sin A';
const COS_IN_COS = 'cos 2A = 2 cos²A − 1';
const COS_IN_SIN = 'cos 2A = 1 − 2 sin²A';
const SIN_2A = 'sin 2A = 2 sin A cos A';

export const PYTHAGOREAN = 'Pythagorean identity: sin²A + cos²A = 1';
export const PYTHAGOREAN_TAN = 'Pythagorean identity: 1 + tan²A = sec²A';
export const PYTHAGOREAN_COT = 'Pythagorean identity: 1 + cot²A = csc²A';

/** Whether a reason is a Pythagorean identity, with its angle named A. */
export const isPythagorean = (why: string): boolean =>
	[PYTHAGOREAN, PYTHAGOREAN_TAN, PYTHAGOREAN_COT].includes(why);

export const TANGENT = `quotient identity: ${TAN}`;
export const COTANGENT = `quotient identity: ${COT}`;
export const BOTH_QUOTIENTS = `quotient identities: ${TAN} and ${COT}`;

export const SECANT = `reciprocal identity: ${SEC}`;
export const COSECANT = `reciprocal identity: ${CSC}`;
export const BOTH_RECIPROCALS = `reciprocal identities: ${CSC} and ${SEC}`;

const MIXED = 'quotient and reciprocal identities';
export const TANGENT_SECANT = `${MIXED}: ${TAN} and ${SEC}`;
export const TANGENT_COSECANT = `${MIXED}: ${TAN} and ${CSC}`;
export const COTANGENT_SECANT = `${MIXED}: ${COT} and ${SEC}`;
export const COTANGENT_SECANT_COSECANT = `${MIXED}: ${SEC}, ${CSC}, and ${COT}`;

export const DOUBLE_SINE = `double angle formula: ${SIN_2A}`;
export const DOUBLE_COSINE = 'double angle formula: cos 2A = cos²A − sin²A';
export const DOUBLE_COSINE_IN_COSINE = `double angle formula: ${COS_IN_COS}`;
export const DOUBLE_COSINE_IN_SINE = `double angle formula: ${COS_IN_SIN}`;
export const DOUBLE_TANGENT = 'double angle formula: tan 2A = 2 tan A/(1 − tan²A)';
export const DOUBLE_IN_COSINE = `double angle formulas: ${SIN_2A} and ${COS_IN_COS}`;
export const DOUBLE_IN_SINE = `double angle formulas: ${COS_IN_SIN} and ${SIN_2A}`;

/** A reason in the letter of its question: "sin²A + cos²A = 1" becomes "sin²θ + cos²θ = 1". */
export const inLetter = (why: string, letter: string): string =>
	why.replaceAll(/(?<![A-Za-z])A(?![A-Za-z])/g, letter === '\\theta' ? 'θ' : letter);

/** "addition formula: sin(A + B) = sin A cos B + cos A sin B" */
export function compoundFormula(f: string, isSum: boolean): string {
	const [sign, other] = isSum ? ['+', '−'] : ['−', '+'];
	const expanded = caseOf(
		{
			sin: `sin A cos B ${sign} cos A sin B`,
			cos: `cos A cos B ${other} sin A sin B`,
			tan: `(tan A ${sign} tan B)/(1 ${other} tan A tan B)`,
		},
		f,
	);
	return `${isSum ? 'addition' : 'subtraction'} formula: ${f}(A ${sign} B) = ${expanded}`;
}
