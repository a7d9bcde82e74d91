/** Reads the expected answer. */
import type { Answer, AnswerKind } from '../../schemas/wire/answer.ts';
import { hasNames, type Tree } from '../tree.ts';
import { treeOf } from './grammar.ts';
import { commasOf, isKnownKind, isNumberKind, sayingOf } from './prepare.ts';
import { Unreadable } from './unreadable.ts';

/** null for an answer that cannot be marked: empty, hostile, or of a future kind. */
export function expectedTree({ kind, value }: Answer): Tree | null {
	if (!isKnownKind(kind) || typeof value !== 'string') return null;
	return readExpected(kind, value);
}

export function readExpected(kind: AnswerKind, value: string): Tree | null {
	const saying = sayingOf(value);
	if (saying) return saying;
	try {
		const text = kind === 'matrix' ? matrixText(value) : value;
		const tree = treeOf(text, {
			commas: commasOf(kind),
			timesX: isNumberKind(kind) || kind === 'matrix',
		});
		return isUsable(kind, tree) ? tree : null;
	} catch (error) {
		if (error instanceof Unreadable) return null;
		throw error;
	}
}

function isUsable(kind: AnswerKind, tree: Tree): boolean {
	if (isNumberKind(kind) && kind !== 'ratio')
		return tree.is !== 'list' && tree.is !== 'group' && !hasNames(tree);
	return true;
}

/**
 * 1 2; 3 4, [[1, 2], [3, 4]], and lines of numbers become rows in TeX, which also distinguishes a column from a row.
 */
export function matrixText(text: string): string {
	const unnamed = text.replace(/^\s*\p{L}(?:\^\{?-1\}?)?\s*=/u, '');
	const bracketed = /^[\s[]*\[[^[\]]*\](?:[\s,;]*\[[^[\]]*\])*[\s\]]*$/.test(unnamed);
	const inner = bracketed
		? [...unnamed.matchAll(/\[([^[\]]*)\]/g)].map(([, row]) => row).join(';')
		: unnamed;
	if (/[[(\\{]/.test(inner) || !/[,;\n]|\S\s+\S/.test(inner)) return text;
	const rows = inner
		.split(/[;\n]/)
		.map((row) => row.trim())
		.filter(Boolean)
		.map((row) => row.split(row.includes(',') ? ',' : /\s+(?![-+*/]\s)(?<![-+*/]\s+)/).join(' & '));
	return `\\begin{bmatrix} ${rows.join(' \\\\ ')} \\end{bmatrix}`;
}
