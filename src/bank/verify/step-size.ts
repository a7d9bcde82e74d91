/**
 * How much arithmetic a single line does. −4(−3)² + 24(−3) = −108 squares, multiplies, and adds in one line: three
 * levels, and a student who went wrong cannot see where. The limit comes from reading: among the bank's lines, those
 * with three levels were jumps in every grade, those with two (multiply, then add) were not.
 */
import { formulasIn } from '../../math/markup.ts';
import type { Question } from '../../schemas/wire/question.ts';
import { ifReadable, sidesOf } from './values.ts';
import { lettersOf, type Tree, treeOf } from './tex-tree.ts';

const MOST_LEVELS = 2;

/** Another kind of relation; what is rounded is a calculator's work. */
const NOT_EXACT = /[<>]|\\(?:approx|[lgn]e)(?![a-z])/;

/** Issues for each step from one value to the next, within a line or to the line below, that does too much. */
export function checkStepSizes({ steps }: Question): string[] {
	return steps.flatMap(({ text }, at) => {
		const [formula, ...others] = formulasIn(text);
		if (formula === undefined || others.length > 0 || NOT_EXACT.test(formula)) return [];
		const goesOn = formula.startsWith('=');
		const above = formulasIn(goesOn ? (steps[at - 1]?.text ?? '') : '').at(-1);
		const sides = [...(above ? sidesOf(above).slice(-1) : []), ...sidesOf(formula)];
		return sides.slice(1).flatMap((to, index) => {
			const size = levelsBetween(sides[index] ?? '', to);
			return size > MOST_LEVELS
				? [`"${sides[index]} = ${to}" does ${size} levels of arithmetic at once`]
				: [];
		});
	});
}

/** Levels of arithmetic from one numeric expression to the next; 0 if there are variables. */
export const levelsBetween = (from: string, to: string): number =>
	ifReadable(() => {
		const [before, after] = [treeOf(from), treeOf(to)];
		return lettersOf(before).length + lettersOf(after).length > 0 ? 0 : work(before, after);
	}) ?? 0;

const written = (tree: Tree): string => JSON.stringify(tree);

/** Levels of the parts of `from` that `to` no longer has. */
function work(from: Tree, to: Tree): number {
	if (written(from) === written(to)) return 0;
	for (const sign of ['+', '*'] as const) {
		const [before, after] = [partsOf(from, sign), partsOf(to, sign)];
		if (before.length === 1 || (after.length === 1 && isValue(to))) continue;
		if (before.length === after.length)
			return Math.max(...before.map((part, at) => work(part, after[at] ?? part)));
		const rest = without(before, after);
		return rest.length < before.length ? 1 + Math.max(0, ...rest.map(levels)) : levels(from);
	}
	if ('of' in from && 'of' in to && from.kind === to.kind) return work(from.of, to.of);
	if (isValue(to) && !(isQuotient(from) && isQuotient(to))) return levels(from);
	if (from.kind === 'operation' && to.kind === 'operation' && from.sign === to.sign)
		return Math.max(work(from.left, to.left), work(from.right, to.right));
	return Math.max(1, levels(from) - levels(to));
}

/** How many rounds of arithmetic depend on each other; all terms of a sum are added in one. */
function levels(tree: Tree): number {
	if (isValue(tree)) return 0;
	if (tree.kind === 'negative') return levels(tree.of);
	if (tree.kind !== 'operation') return 'of' in tree ? 1 + levels(tree.of) : 0;
	if (isPowerOfTen(tree)) return levels(tree.right);
	const parts =
		tree.sign === '^' || tree.sign === '/'
			? [tree.left, tree.right]
			: partsOf(tree, tree.sign === '*' ? '*' : '+');
	return 1 + Math.max(...parts.map(levels));
}

/** The terms of a sum, signs included, or the factors of a product; just the tree if it is neither. */
function partsOf(tree: Tree, sign: '+' | '*'): Tree[] {
	if (sign === '+' && tree.kind === 'negative')
		return partsOf(tree.of, sign).map((of): Tree => ({ kind: 'negative', of }));
	if (tree.kind !== 'operation') return [tree];
	if (tree.sign === sign) return [...partsOf(tree.left, sign), ...partsOf(tree.right, sign)];
	if (sign === '+' && tree.sign === '-')
		return [
			...partsOf(tree.left, sign),
			...partsOf(tree.right, sign).map((of): Tree => ({ kind: 'negative', of })),
		];
	return [tree];
}

function without(parts: readonly Tree[], others: readonly Tree[]): Tree[] {
	const left = others.map(written);
	return parts.filter((part) => {
		const at = left.indexOf(written(part));
		if (at >= 0) left.splice(at, 1);
		return at < 0;
	});
}

/** What needs no arithmetic: a number, π, a written fraction of these, √2, 3√2, 10⁵, and a function of such a value. */
function isValue(tree: Tree): boolean {
	if (tree.kind === 'negative') return isValue(tree.of);
	if (tree.kind === 'number' || tree.kind === 'letter') return true;
	if (tree.kind === 'root') return tree.of.kind === 'number';
	if (tree.kind === 'function') return isValue(tree.of);
	if (tree.kind !== 'operation') return false;
	if (isPowerOfTen(tree)) return isValue(tree.right);
	const { sign, left, right } = tree;
	return (
		(sign === '/' && isValue(left) && isValue(right)) ||
		(sign === '*' &&
			left.kind === 'number' &&
			/^(?:letter|root)$/.test(right.kind) &&
			isValue(right))
	);
}

/** Written, never computed, so only its exponent counts. */
const isPowerOfTen = (tree: Tree & { kind: 'operation' }): boolean =>
	tree.sign === '^' && tree.left.kind === 'number' && tree.left.text === '10';

const isQuotient = (tree: Tree): boolean =>
	(tree.kind === 'operation' && tree.sign === '/') ||
	(tree.kind === 'negative' && isQuotient(tree.of));
