/**
 * Reads published TeX back into something that can be evaluated: the verifiers see what a reader sees. Understands
 * numbers, letters, + − × ÷, fractions, powers, brackets, `\left|…\right|`, implied multiplication and the blank
 * (letter `□`).
 *
 * Grammar: sum = [−] term {(+|−) term}; term = factor {(×|÷|nothing) factor}; factor = atom [^ exponent].
 */
import {
	add,
	divide,
	type Exact,
	exact,
	multiply,
	negate,
	raise,
	readExact,
	size,
	subtract,
} from './exact.ts';

export type Values = Readonly<Record<string, Exact>>;
export type Evaluate = (values: Values) => Exact;

export class UnreadableTex extends Error {
	override name = 'UnreadableTex';
}

const TOKEN =
	/\s+|(\\left\||\\right\|)|\\(?:left|right|,|;|quad)|(\d+(?:\{,\}\d{3})*(?:\.\d+)?)|(\\[a-zA-Z]+)|([a-zA-Z])|([-+^(){}[\]])/y;

/** @throws {UnreadableTex} for anything outside the grammar. */
export function readTex(tex: string): Evaluate {
	const reader = { tokens: tokenize(tex), at: 0 };
	const value = readSum(reader);
	if (reader.at < reader.tokens.length)
		throw new UnreadableTex(`"${reader.tokens[reader.at]}" is not expected in "${tex}".`);
	return value;
}

/** The sides of a formula with = or an inequality sign between them, in order; one side when there is none. */
export const sidesOf = (tex: string): string[] =>
	tex
		.split(/=|\\[lg]e(?![a-zA-Z])|\\ne(?![a-zA-Z])|<|>/)
		.map((side) => side.trim())
		.filter(Boolean);

type Reader = { tokens: string[]; at: number };

function tokenize(tex: string): string[] {
	const tokens: string[] = [];
	TOKEN.lastIndex = 0;
	while (TOKEN.lastIndex < tex.length) {
		const from = TOKEN.lastIndex;
		const match = TOKEN.exec(tex);
		if (!match) throw new UnreadableTex(`"${tex.slice(from)}" cannot be read.`);
		const token = match[1] ?? match[2]?.replaceAll('{,}', '') ?? match[3] ?? match[4] ?? match[5];
		if (token) tokens.push(token);
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

function readSum(reader: Reader): Evaluate {
	let total = readSignedTerm(reader);
	for (let sign = peek(reader); sign === '+' || sign === '-'; sign = peek(reader)) {
		take(reader);
		const [left, right] = [total, readSignedTerm(reader)];
		const combine = sign === '+' ? add : subtract;
		total = (values) => combine(left(values), right(values));
	}
	return total;
}

function readSignedTerm(reader: Reader): Evaluate {
	if (peek(reader) !== '-') return readTerm(reader);
	take(reader);
	const term = readSignedTerm(reader);
	return (values) => negate(term(values));
}

function readTerm(reader: Reader): Evaluate {
	let total = readFactor(reader);
	for (let next = peek(reader); next !== undefined; next = peek(reader)) {
		const divides = next === '\\div';
		if (divides || next === '\\times' || next === '\\cdot') take(reader);
		else if (!startsAtom(next)) break;
		const [left, right] = [total, readFactor(reader)];
		total = (values) => (divides ? divide : multiply)(left(values), right(values));
	}
	return total;
}

const startsAtom = (token: string) =>
	/^(?:\d|[a-zA-Z]|\(|\{)/.test(token) || ['\\left|', '\\frac', '\\square'].includes(token);

function readFactor(reader: Reader): Evaluate {
	const base = readAtom(reader);
	if (peek(reader) !== '^') return base;
	take(reader);
	const exponent = peek(reader) === '{' ? readGroup(reader, '{', '}') : readAtom(reader);
	return (values) => raise(base(values), exponent(values));
}

function readGroup(reader: Reader, open: string, close: string): Evaluate {
	take(reader, open);
	const inside = readSum(reader);
	take(reader, close);
	return inside;
}

function readAtom(reader: Reader): Evaluate {
	const token = peek(reader);
	if (token === '(') return readGroup(reader, '(', ')');
	if (token === '{') return readGroup(reader, '{', '}');
	if (token === '\\left|') {
		const inside = readGroup(reader, '\\left|', '\\right|');
		return (values) => size(inside(values));
	}
	take(reader);
	if (token === '\\frac') {
		const [over, under] = [readGroup(reader, '{', '}'), readGroup(reader, '{', '}')];
		return (values) => divide(over(values), under(values));
	}
	if (token === '\\square') return letter('□');
	if (token !== undefined && /^[a-zA-Z]$/.test(token)) return letter(token);
	const number = readExact(token ?? '');
	if (!number) throw new UnreadableTex(`"${token ?? 'the end'}" is not expected here.`);
	return () => number;
}

const letter =
	(name: string): Evaluate =>
	(values) => {
		const value = values[name];
		if (value === undefined) throw new UnreadableTex(`The letter ${name} has no value.`);
		return value;
	};

/** The letters that a formula uses, each once, in order of appearance. */
export const lettersIn = (tex: string): string[] => [
	...new Set(tokenize(tex).filter((token) => /^[a-zA-Z]$/.test(token))),
];

/** Eight points for each set of letters, small fractions that are no special values. */
export function samplePoints(letters: readonly string[]): Values[] {
	return Array.from({ length: 8 }, (_, point) =>
		Object.fromEntries(
			letters.map((name, place) => [
				name,
				exact(7 * point - 25 + 3 * place, 3 + point + 2 * place),
			]),
		),
	);
}
