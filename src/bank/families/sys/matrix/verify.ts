/** Reads the matrices of the prompt and works them out entry by entry; an inverse must give the unit matrix. */
import { formulasIn } from '../../../../math/markup.ts';
import type { Question } from '../../../../schemas/wire/question.ts';
import { expectNumber, promptFormulas, type Verify } from '../../../verify/evidence.ts';
import {
	add,
	type Exact,
	exact,
	multiply,
	negate,
	readTex,
	same,
	show,
	size,
	UnreadableTex,
} from '../../../verify/values.ts';
import { expectMeeting } from '../../../verify/read-line.ts';

// Published matrices as grids of exact numbers.

/** Every matrix of numbers in the TeX, in order. */
const matricesIn = (tex: string): Exact[][][] =>
	[...tex.matchAll(/\\begin\{bmatrix\}(.*?)\\end\{bmatrix\}/g)].map(([, inside = '']) =>
		inside.split('\\\\').map((row) => row.split('&').map((entry) => readTex(entry.trim())({}))),
	);

/** @throws {UnreadableTex} unless the text is one matrix and nothing else. */
function readMatrix(text: string): Exact[][] {
	const [only, ...more] = matricesIn(text);
	const whole = /^\\begin\{bmatrix\}(?:(?!\\begin).)*\\end\{bmatrix\}$/.test(text.trim());
	if (!only || more.length > 0 || !whole) throw new UnreadableTex(`"${text}" is not a matrix.`);
	return only;
}

const ZERO = exact(0);

export const verify: Verify = ({ question, skill }) => {
	if (skill === 'Solve a system with matrices') return expectMeeting(question, ['x', 'y']);
	const given = promptFormulas(question).flatMap(matricesIn);
	const [first, second] = given;
	if (!first) return ['the prompt holds no matrix'];
	if (skill === 'Find a determinant') return expectNumber(question, determinant(first));
	if (skill === 'Find the inverse of a 2 × 2 matrix')
		return [...expectInverse(question, first), ...expectDeterminants(question, first)];
	const wanted = second ? combined(question, first, second) : scaled(question, first);
	return expectGrid(question, wanted);
};

/** Over all permutations: the sign is that of the number of inversions. */
function determinant(grid: Exact[][]): Exact {
	return permutations(grid.length).reduce((total, order) => {
		const inversions = order.flatMap((p, i) => order.slice(i + 1).filter((q) => q < p)).length;
		const entry = order.map((column, row) => grid[row]?.[column] ?? ZERO).reduce(multiply);
		return add(total, inversions % 2 === 0 ? entry : negate(entry));
	}, ZERO);
}

const permutations = (count: number): number[][] =>
	count === 0
		? [[]]
		: permutations(count - 1).flatMap((shorter) =>
				Array.from({ length: count }, (_, at) => shorter.toSpliced(at, 0, count - 1)),
			);

const times = (a: Exact[][], b: Exact[][]): Exact[][] =>
	a.map((row) =>
		(b[0] ?? []).map((_, column) =>
			row.reduce((sum, entry, at) => add(sum, multiply(entry, b[at]?.[column] ?? ZERO)), ZERO),
		),
	);

function combined({ question }: Question, a: Exact[][], b: Exact[][]): Exact[][] {
	if (!/bmatrix\} \+ /.test(question)) return times(a, b);
	return a.map((row, i) => row.map((entry, j) => add(entry, b[i]?.[j] ?? ZERO)));
}

function scaled(question: Question, grid: Exact[][]): Exact[][] {
	const [front = ''] = (promptFormulas(question)[0] ?? '').split('\\begin');
	const factor = readTex(front)({});
	return grid.map((row) => row.map((entry) => multiply(factor, entry)));
}

function expectGrid(question: Question, wanted: Exact[][]): string[] {
	const stored = readMatrix(question.answer.value);
	const equal =
		stored.length === wanted.length &&
		stored.every(
			(row, i) =>
				row.length === wanted[i]?.length &&
				row.every((entry, j) => same(entry, wanted[i]?.[j] ?? ZERO)),
		);
	return equal ? [] : [`the stored matrix ${question.answer.value} is not the right one`];
}

function expectInverse(question: Question, given: Exact[][]): string[] {
	const singular = same(determinant(given), ZERO);
	if (question.answer.value === 'no inverse') return singular ? [] : ['the matrix has an inverse'];
	if (singular) return ['the matrix has no inverse'];
	const unit = times(given, readMatrix(question.answer.value));
	const isUnit = unit.every((row, i) =>
		row.every((entry, j) => same(entry, exact(i === j ? 1 : 0))),
	);
	return isUnit ? [] : ['matrix and stored inverse do not make the unit matrix'];
}

/** Each line that begins "det A =" is worth the determinant, and its entries, in whatever sum, are those of the matrix. */
function expectDeterminants({ steps }: Question, given: Exact[][]): string[] {
	const wanted = determinant(given);
	const lines = steps
		.flatMap(({ text }) => formulasIn(text))
		.filter((tex) => tex.startsWith('\\det A = '));
	const sizesIn = (tex: string) => (tex.match(/\d+(?:\.\d+)?/g) ?? []).toSorted().join();
	const entries = given.flat().map((entry) => show(size(entry)));
	return lines.flatMap((tex, at) => {
		const [, ...sides] = tex.split(' = ');
		const isQuoted = at > 0 || /\\frac/.test(tex) || sizesIn(tex) === entries.toSorted().join();
		return isQuoted && sides.every((side) => same(readTex(side)({}), wanted))
			? []
			: [`"${tex}" is not the determinant of the matrix`];
	});
}
