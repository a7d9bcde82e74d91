/** Published matrices as grids of exact numbers. */
import type { Exact } from '../../../verify/exact.ts';
import { readTex, UnreadableTex } from '../../../verify/read-tex.ts';

/** Every matrix of numbers in the TeX, in order. */
export const matricesIn = (tex: string): Exact[][][] =>
	[...tex.matchAll(/\\begin\{bmatrix\}(.*?)\\end\{bmatrix\}/g)].map(([, inside = '']) =>
		inside.split('\\\\').map((row) => row.split('&').map((entry) => readTex(entry.trim())({}))),
	);

/** @throws {UnreadableTex} unless the text is one matrix and nothing else. */
export function readMatrix(text: string): Exact[][] {
	const [only, ...more] = matricesIn(text);
	const whole = /^\\begin\{bmatrix\}(?:(?!\\begin).)*\\end\{bmatrix\}$/.test(text.trim());
	if (!only || more.length > 0 || !whole) throw new UnreadableTex(`"${text}" is not a matrix.`);
	return only;
}
