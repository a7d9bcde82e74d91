/**
 * Published TeX as a tree. Verifiers see what a reader sees: they read the formula again instead of trusting the
 * object it was written from. Understands numbers, variables, + − × ÷, fractions, powers, roots, parentheses, bars,
 * named functions, degrees, percent, implied multiplication, and the blank (variable `□`).
 *
 * Grammar: sum = [±] term {(+|−) term}; term = factor {(×|÷|nothing) factor}; factor = atom [^ exponent].
 */
import { remembered } from '../../math/remembered.ts';

export type Tree =
	| { kind: 'number'; text: string }
	| { kind: 'letter'; name: string }
	| { kind: 'operation'; sign: '+' | '-' | '*' | '/' | '^'; left: Tree; right: Tree }
	| { kind: 'negative' | 'absolute'; of: Tree }
	| { kind: 'root'; of: Tree; index: Tree | null }
	| { kind: 'function'; name: string; of: Tree; base: Tree | null };

/** Without a stack: readers try formulas that are not theirs, and collecting stacks would cost more than reading. */
export class UnreadableTex extends Error {
	override name = 'UnreadableTex';

	constructor(message: string) {
		const { stackTraceLimit } = Error;
		Error.stackTraceLimit = 0;
		super(message);
		Error.stackTraceLimit = stackTraceLimit;
	}
}

const FUNCTIONS = new Set(['\\sin', '\\cos', '\\tan', '\\sec', '\\csc', '\\cot', '\\log', '\\ln']);
const LETTERS = new Set(['\\pi', '\\theta', '\\square', '\\alpha', '\\beta', '\\mu', '\\sigma']);
/** `\\left|` and `\\right|` as separate tokens: only they may follow a factor without an operator. */
const OPENING_BAR = '\\left|';
const CLOSING_BAR = '\\right|';
const SPACING =
	/\s+|\\(?:left(?!\|)|right(?!\|)|big|Big|,|;|:|!|quad|qquad)(?![a-zA-Z])|\\displaystyle/y;
const TOKEN =
	/(\\left\||\\right\|)|(\d+(?:\{,\}\d{3})*(?:\.\d*\\overline\{\d+\}|\.\d+)?|\.\d+)|(\\[a-zA-Z]+|\\%)|([a-zA-Z](?:_(?:\{[^{}]*\}|\w))?)|([-+^(){}|[\]!_])/y;

/** @throws {UnreadableTex} for anything outside the grammar. */
export function treeOf(tex: string): Tree {
	const found = treeOrIssue(tex);
	if (found instanceof UnreadableTex) throw found;
	return found;
}

const treeOrIssue = remembered((tex): Tree | UnreadableTex => {
	try {
		return readWhole(tex);
	} catch (error) {
		if (error instanceof UnreadableTex) return error;
		throw error;
	}
});

function readWhole(tex: string): Tree {
	const reader = { tokens: tokenize(tex), at: 0 };
	const tree = readSum(reader);
	if (reader.at < reader.tokens.length)
		throw new UnreadableTex(`"${reader.tokens[reader.at]}" is not expected in "${tex}".`);
	return tree;
}

type Reader = { tokens: string[]; at: number };

function tokenize(tex: string): string[] {
	const tokens: string[] = [];
	let at = 0;
	while (at < tex.length) {
		SPACING.lastIndex = at;
		const space = SPACING.exec(tex);
		TOKEN.lastIndex = at;
		const match = space ?? TOKEN.exec(tex);
		if (!match) throw new UnreadableTex(`"${tex.slice(at)}" cannot be read.`);
		if (!space) tokens.push(match[0].replaceAll('{,}', ''));
		at += match[0].length;
	}
	return tokens;
}

const peek = (reader: Reader) => reader.tokens[reader.at];

function take(reader: Reader, wanted?: string): string {
	const token = reader.tokens[reader.at++];
	if (token === undefined || (wanted !== undefined && token !== wanted))
		throw new UnreadableTex(`Expected ${wanted ?? 'more'}, found ${token ?? 'the end'}.`);
	return token;
}

function readSum(reader: Reader): Tree {
	let left = readSignedTerm(reader);
	for (let sign = peek(reader); sign === '+' || sign === '-'; sign = peek(reader)) {
		take(reader);
		left = { kind: 'operation', sign, left, right: readSignedTerm(reader) };
	}
	return left;
}

function readSignedTerm(reader: Reader): Tree {
	if (peek(reader) === '+') take(reader);
	if (peek(reader) !== '-') return readTerm(reader);
	take(reader);
	return { kind: 'negative', of: readSignedTerm(reader) };
}

function readTerm(reader: Reader): Tree {
	let left = readFactor(reader);
	for (let next = peek(reader); next !== undefined; next = peek(reader)) {
		const divides = next === '\\div';
		if (divides || next === '\\times' || next === '\\cdot') take(reader);
		else if (!startsAtom(next)) break;
		const sign = divides ? '/' : '*';
		left = { kind: 'operation', sign, left, right: readFactor(reader) };
	}
	return left;
}

const startsAtom = (token: string) =>
	/^[\d.a-zA-Z({[]/.test(token) ||
	token === '\\frac' ||
	token === OPENING_BAR ||
	token === '\\sqrt' ||
	FUNCTIONS.has(token) ||
	LETTERS.has(token);

function readFactor(reader: Reader): Tree {
	const left = readAtom(reader);
	if (peek(reader) === '\\%') {
		take(reader);
		return { kind: 'operation', sign: '/', left, right: { kind: 'number', text: '100' } };
	}
	if (peek(reader) !== '^') return left;
	take(reader);
	if (isDegrees(reader)) return left;
	return { kind: 'operation', sign: '^', left, right: readExponent(reader) };
}

/** `^\circ` and `^{\circ}` leave the number unchanged: angles are compared in degrees. */
function isDegrees(reader: Reader): boolean {
	const tokens = reader.tokens.slice(reader.at, reader.at + 3).join(' ');
	const length = tokens.startsWith('{ \\circ }') ? 3 : tokens.startsWith('\\circ') ? 1 : 0;
	reader.at += length;
	return length > 0;
}

const readExponent = (reader: Reader) =>
	peek(reader) === '{' ? readGroup(reader, '{', '}') : readAtom(reader);

function readGroup(reader: Reader, open: string, close: string): Tree {
	take(reader, open);
	const inside = readSum(reader);
	take(reader, close);
	return inside;
}

function readAtom(reader: Reader): Tree {
	const token = peek(reader);
	if (token === '(') return readGroup(reader, '(', ')');
	if (token === '[') return readGroup(reader, '[', ']');
	if (token === '{') return readGroup(reader, '{', '}');
	if (token === '|') return { kind: 'absolute', of: readGroup(reader, '|', '|') };
	if (token === OPENING_BAR)
		return { kind: 'absolute', of: readGroup(reader, OPENING_BAR, CLOSING_BAR) };
	take(reader);
	if (token === undefined) throw new UnreadableTex('The formula ends too early.');
	if (token === '\\frac') {
		const left = readGroup(reader, '{', '}');
		return { kind: 'operation', sign: '/', left, right: readGroup(reader, '{', '}') };
	}
	if (token === '\\sqrt') {
		const index = peek(reader) === '[' ? readGroup(reader, '[', ']') : null;
		return { kind: 'root', of: readGroup(reader, '{', '}'), index };
	}
	if (FUNCTIONS.has(token)) return readFunction(reader, token.slice(1));
	if (LETTERS.has(token)) return { kind: 'letter', name: token === '\\square' ? '□' : token };
	if (/^[a-zA-Z]/.test(token)) return { kind: 'letter', name: token };
	if (token.includes('\\overline')) return repeating(token);
	if (/^\d+$/.test(token) && isNumberFraction(reader))
		return {
			kind: 'operation',
			sign: '+',
			left: { kind: 'number', text: token },
			right: readAtom(reader),
		};
	if (/^[\d.]/.test(token)) return { kind: 'number', text: token };
	throw new UnreadableTex(`"${token}" is not expected here.`);
}

/** An integer right before a fraction of two numbers is a mixed number, not a product. */
const isNumberFraction = ({ tokens, at }: Reader): boolean =>
	/^\\frac \{ \d+ \} \{ \d+ \}$/.test(tokens.slice(at, at + 7).join(' '));

/** 0.1\overline{6} is (16 − 1)/90: the digits up to the end of the bar less those before it, over nines and zeros. */
function repeating(token: string): Tree {
	const [, whole = '', before = '', bar = ''] =
		/^(\d*)\.(\d*)\\overline\{(\d+)\}$/.exec(token) ?? [];
	const over = BigInt(whole + before + bar) - BigInt(whole + before);
	const under = '9'.repeat(bar.length) + '0'.repeat(before.length);
	return {
		kind: 'operation',
		sign: '/',
		left: { kind: 'number', text: String(over) },
		right: { kind: 'number', text: under },
	};
}

/** \sin x, \sin(2x), \sin^{2} x, \log_{2} 8: the argument is a parenthesis or the factors up to the next operator. */
function readFunction(reader: Reader, name: string): Tree {
	let base: Tree | null = null;
	let power: Tree | null = null;
	if (peek(reader) === '_') {
		take(reader);
		base = readExponent(reader);
	}
	if (peek(reader) === '^') {
		take(reader);
		power = readExponent(reader);
	}
	const of = peek(reader) === '(' ? readGroup(reader, '(', ')') : readArgument(reader);
	const call: Tree = { kind: 'function', name, of, base };
	return power ? { kind: 'operation', sign: '^', left: call, right: power } : call;
}

function readArgument(reader: Reader): Tree {
	let left = readFactor(reader);
	for (let next = peek(reader); next !== undefined; next = peek(reader)) {
		if (!startsAtom(next) || next === '(' || FUNCTIONS.has(next)) break;
		left = { kind: 'operation', sign: '*', left, right: readFactor(reader) };
	}
	return left;
}

/** The variables of a tree, each once, in order of appearance; π is a number, not a variable. */
export function lettersOf(tree: Tree): readonly string[] {
	const known = lettersOfTrees.get(tree);
	if (known) return known;
	const found = new Set<string>();
	const visit = (node: Tree): void => {
		if (node.kind === 'letter' && node.name !== '\\pi') found.add(node.name);
		if (node.kind === 'operation') [node.left, node.right].forEach(visit);
		if ('of' in node) visit(node.of);
		if (node.kind === 'root' && node.index) visit(node.index);
		if (node.kind === 'function' && node.base) visit(node.base);
	};
	visit(tree);
	const letters = [...found];
	lettersOfTrees.set(tree, letters);
	return letters;
}

const lettersOfTrees = new WeakMap<Tree, readonly string[]>();
