/** The values that verifiers compute with: exact fractions, and what a published formula is worth. */
import { remembered } from '../../math/remembered.ts';
import { lettersOf, type Tree, treeOf, UnreadableTex } from './tex-tree.ts';

/**
 * Exact fractions, only for verifiers. They share nothing with the arithmetic that made the answers (fraction.js), so a
 * bug in one cannot hide in the other. `[3n, 4n]` is 3/4: lowest terms, positive denominator.
 */
export type Exact = readonly [bigint, bigint];

/** A point by its exact coordinates. */
export type ExactPoint = readonly [x: Exact, y: Exact];

/** @throws {RangeError} for a denominator of 0, and for a number that was not found in the text. */
export function exact(over: bigint | number, under: bigint | number = 1n): Exact {
	if (Number.isNaN(over) || Number.isNaN(under))
		throw new RangeError('a number that the verifier looks for is not there.');
	const [n, d] = [BigInt(over), BigInt(under)];
	if (d === 1n) return [n, d];
	if (d === 0n) throw new RangeError('Division by zero.');
	const shared = sharedFactor(n < 0n ? -n : n, d < 0n ? -d : d) * (d < 0n ? -1n : 1n);
	return [n / shared, d / shared];
}

const sharedFactor = (a: bigint, b: bigint): bigint => (b === 0n ? a : sharedFactor(b, a % b));

export const add = ([a, b]: Exact, [c, d]: Exact): Exact => exact(a * d + c * b, b * d);
export const subtract = ([a, b]: Exact, [c, d]: Exact): Exact => exact(a * d - c * b, b * d);
export const multiply = ([a, b]: Exact, [c, d]: Exact): Exact => exact(a * c, b * d);
export const divide = ([a, b]: Exact, [c, d]: Exact): Exact => exact(a * d, b * c);
export const negate = ([a, b]: Exact): Exact => [-a, b];
export const size = ([a, b]: Exact): Exact => [a < 0n ? -a : a, b];
export const same = ([a, b]: Exact, [c, d]: Exact): boolean => a === c && b === d;
export const less = ([a, b]: Exact, [c, d]: Exact): boolean => a * d < c * b;
export const toNumber = ([a, b]: Exact): number => Number(a) / Number(b);
export const show = ([a, b]: Exact): string => (b === 1n ? `${a}` : `${a}/${b}`);

/** Integer exponents only. @throws {RangeError} otherwise. */
export function raise([a, b]: Exact, [n, d]: Exact): Exact {
	if (d !== 1n) throw new RangeError('The exponent is not an integer.');
	return n < 0n ? exact(b ** -n, a ** -n) : exact(a ** n, b ** n);
}

/** Reads `-7`, `3/4`, `0.25`; `undefined` if the text is not a number. */
export const readExact = remembered((text): Exact | undefined => {
	const match = /^(-?)(\d+)(?:\.(\d+))?(?:\/(\d+))?$/.exec(text.trim().replaceAll('−', '-'));
	if (!match) return undefined;
	const [, sign, whole = '0', decimals = '', under = '1'] = match;
	const value = exact(BigInt(whole + decimals), 10n ** BigInt(decimals.length) * BigInt(under));
	return sign ? negate(value) : value;
});

/** The greatest common divisor of two absolute values; 0 for two zeros. The families have their own. */
export const gcd = (a: number, b: number): number => (b === 0 ? Math.abs(a) : gcd(b, a % b));

// Values of published formulas: exact fractions, or real numbers if roots, π, or angles are involved.

export { UnreadableTex } from './tex-tree.ts';

export type Values = Readonly<Record<string, Exact>>;
export type RealValues = Readonly<Record<string, number>>;

/**
 * The exact value as a function of the variables.
 * @throws {UnreadableTex} outside the grammar, or for a root, π, or a named function, which have no exact value.
 */
export function readTex(tex: string): (values: Values) => Exact {
	const tree = treeOf(tex);
	return (values) => exactValue(tree, values);
}

/** The value in double precision; angles of \sin, \cos, \tan are in radians unless `degrees` is set. */
export function readReal(tex: string, { degrees = false } = {}): (values?: RealValues) => number {
	const value = (degrees ? inDegrees : inRadians)(treeOf(tex));
	return (values = {}) => value(values);
}

/** The value of a tree in double precision, with angles in radians. */
export const valueOfTree = (tree: Tree, values: RealValues): number => inRadians(tree)(values);

/** The functions of trees that have already been asked for, since equal formulas share their tree. */
function functionsOf(unit: number): (tree: Tree) => RealFunction {
	const known = new WeakMap<Tree, RealFunction>();
	return (tree) => {
		const found = known.get(tree);
		if (found) return found;
		const made = realFunction(tree, unit);
		known.set(tree, made);
		return made;
	};
}

const inRadians = functionsOf(1);
const inDegrees = functionsOf(Math.PI / 180);

/** Undefined for anything outside the grammar. */
export function ifReadable<Value>(read: () => Value): Value | undefined {
	try {
		return read();
	} catch (error) {
		if (error instanceof UnreadableTex) return undefined;
		throw error;
	}
}

/** The sides of a formula with = or an inequality symbol between them, in order; one side if there is none. */
export const sidesOf = (tex: string): string[] =>
	tex
		.split(/=|\\[lg]e(?![a-zA-Z])|\\ne(?![a-zA-Z])|\\approx(?![a-zA-Z])|<|>/)
		.map((side) => side.trim())
		.filter(Boolean);

/** "\text{pH} = 7" as "PH = 7": a word that names a quantity, like the two letters of a segment. */
export const withNamedQuantity = (tex: string): string =>
	tex.replace(/^\\text\{([a-zA-Z]+)\}(?= (?:=|\\approx) )/, (_, word: string) =>
		word.toUpperCase(),
	);

/** The variables that a formula uses, each once, in order of appearance. */
export const lettersIn = (tex: string): readonly string[] => lettersOf(treeOf(tex));

/**
 * The points at which formulas are compared: two that agree at all of them are the same. One is enough if there are no
 * variables.
 */
export const pointsOf = (letters: readonly string[]): RealValues[] =>
	pointsFrom(letters, letters.length === 0 ? [0] : [1.37, 2.11, 3.3]);

/** One point for each start: the first variable has that value, and the others follow at equal distances. */
export function pointsFrom(
	letters: readonly string[],
	starts: readonly number[],
	apart = 0.61,
): RealValues[] {
	const names = [...new Set(letters)];
	return starts.map((start) =>
		Object.fromEntries(names.map((name, at) => [name, start + apart * at])),
	);
}

/** Eight points for each set of variables: small fractions that are not special values. */
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

const EXACT = { '+': add, '-': subtract, '*': multiply, '/': divide, '^': raise } as const;

function exactValue(tree: Tree, values: Values): Exact {
	switch (tree.kind) {
		case 'number':
			return readExact(tree.text) ?? fail(`"${tree.text}" is not a number.`);
		case 'letter':
			return values[tree.name] ?? fail(`The variable ${tree.name} has no value.`);
		case 'operation':
			return EXACT[tree.sign](exactValue(tree.left, values), exactValue(tree.right, values));
		case 'negative':
			return negate(exactValue(tree.of, values));
		case 'absolute':
			return size(exactValue(tree.of, values));
		default:
			return fail(`A ${tree.kind} has no exact value here.`);
	}
}

type RealFunction = (values: RealValues) => number;

/** A tree as a function: a verifier that searches an interval takes thousands of values of one formula. */
function realFunction(tree: Tree, unit: number): RealFunction {
	const part = (of: Tree) => realFunction(of, unit);
	switch (tree.kind) {
		case 'number': {
			const value = Number(tree.text);
			return () => value;
		}
		case 'letter': {
			const { name } = tree;
			if (name === '\\pi') return () => Math.PI;
			return (values) => values[name] ?? fail(`The variable ${name} has no value.`);
		}
		case 'operation':
			return operation(tree.sign, part(tree.left), part(tree.right));
		case 'negative': {
			const of = part(tree.of);
			return (values) => -of(values);
		}
		case 'absolute': {
			const of = part(tree.of);
			return (values) => Math.abs(of(values));
		}
		case 'root': {
			const of = part(tree.of);
			const index = tree.index ? part(tree.index) : () => 2;
			return (values) => realRoot(of(values), index(values));
		}
		case 'function': {
			const of = part(tree.of);
			const base = tree.base ? part(tree.base) : () => 10;
			return namedFunction(tree.name, of, base, unit);
		}
	}
}

function operation(
	sign: keyof typeof EXACT,
	left: RealFunction,
	right: RealFunction,
): RealFunction {
	switch (sign) {
		case '+':
			return (values) => left(values) + right(values);
		case '-':
			return (values) => left(values) - right(values);
		case '*':
			return (values) => left(values) * right(values);
		case '/':
			return (values) => left(values) / right(values);
		case '^':
			return (values) => left(values) ** right(values);
	}
}

/** Odd roots of negative numbers are real. */
const realRoot = (of: number, index: number) =>
	of < 0 && index % 2 === 1 ? -((-of) ** (1 / index)) : of ** (1 / index);

function namedFunction(
	name: string,
	of: RealFunction,
	base: RealFunction,
	unit: number,
): RealFunction {
	switch (name) {
		case 'sin':
			return (values) => Math.sin(of(values) * unit);
		case 'cos':
			return (values) => Math.cos(of(values) * unit);
		case 'tan':
			return (values) => Math.tan(of(values) * unit);
		case 'sec':
			return (values) => 1 / Math.cos(of(values) * unit);
		case 'csc':
			return (values) => 1 / Math.sin(of(values) * unit);
		case 'cot':
			return (values) => 1 / Math.tan(of(values) * unit);
		case 'ln':
			return (values) => Math.log(of(values));
		case 'log':
			return (values) => Math.log(of(values)) / Math.log(base(values));
		default:
			return () => fail(`Unknown function ${name}.`);
	}
}

function fail(reason: string): never {
	throw new UnreadableTex(reason);
}
