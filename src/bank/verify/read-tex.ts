/** Values of published formulas: exact fractions, or real numbers if roots, π, or angles are involved. */
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
import { lettersOf, type Tree, treeOf, UnreadableTex } from './tex-tree.ts';

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
	const tree = treeOf(tex);
	const unit = degrees ? Math.PI / 180 : 1;
	return (values = {}) => realValue(tree, values, unit);
}

/** The same for a tree, with angles in radians. */
export const valueOfTree = (tree: Tree, values: RealValues): number => realValue(tree, values, 1);

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

/** The variables that a formula uses, each once, in order of appearance. */
export const lettersIn = (tex: string): string[] => lettersOf(treeOf(tex));

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

const REAL = {
	'+': (a: number, b: number) => a + b,
	'-': (a: number, b: number) => a - b,
	'*': (a: number, b: number) => a * b,
	'/': (a: number, b: number) => a / b,
	'^': (a: number, b: number) => a ** b,
} as const;

function realValue(tree: Tree, values: RealValues, unit: number): number {
	const value = (part: Tree) => realValue(part, values, unit);
	switch (tree.kind) {
		case 'number':
			return Number(tree.text);
		case 'letter':
			if (tree.name === '\\pi') return Math.PI;
			return values[tree.name] ?? fail(`The variable ${tree.name} has no value.`);
		case 'operation':
			return REAL[tree.sign](value(tree.left), value(tree.right));
		case 'negative':
			return -value(tree.of);
		case 'absolute':
			return Math.abs(value(tree.of));
		case 'root':
			return realRoot(value(tree.of), tree.index ? value(tree.index) : 2);
		case 'function':
			return realFunction(tree.name, value(tree.of), unit, tree.base && value(tree.base));
	}
}

/** Odd roots of negative numbers are real. */
const realRoot = (of: number, index: number) =>
	of < 0 && index % 2 === 1 ? -((-of) ** (1 / index)) : of ** (1 / index);

function realFunction(name: string, of: number, unit: number, base: number | null): number {
	switch (name) {
		case 'sin':
			return Math.sin(of * unit);
		case 'cos':
			return Math.cos(of * unit);
		case 'tan':
			return Math.tan(of * unit);
		case 'sec':
			return 1 / Math.cos(of * unit);
		case 'csc':
			return 1 / Math.sin(of * unit);
		case 'cot':
			return 1 / Math.tan(of * unit);
		case 'ln':
			return Math.log(of);
		case 'log':
			return Math.log(of) / Math.log(base ?? 10);
		default:
			return fail(`Unknown function ${name}.`);
	}
}

function fail(reason: string): never {
	throw new UnreadableTex(reason);
}
