/** seq.pascal: entries and rows of Pascal's triangle. */
import { equation, num, power, sum } from '../../../../math/expression.ts';
import { list } from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import {
	type Draft,
	integer,
	line,
	sentence,
	type Skills,
	withMisconceptions,
} from '../../../family.ts';

export const skills: Skills = {
	'Find entries and row sums of Pascal’s triangle'(draw) {
		const [n, r] = [draw.int('n'), draw.int('r')];
		if (r > n) return undefined;
		const ask = draw.inTurn('ask');
		if (ask === 'entry') return entry(n, r);
		if (ask === 'row sum') return rowSum(n);
		if (ask === 'sum of two neighbours') return r >= n ? undefined : neighbours(n, r);
		return rowFromEntry(n);
	},
	'Use facts about rows of Pascal’s triangle'(draw) {
		const [n, k] = [draw.int('n'), draw.int('k')];
		if (k > n) return undefined;
		const ask = draw.inTurn('ask');
		return ask === 'entry' ? entry(n, k) : ask === 'row sum' ? rowSum(n) : missing(n, k);
	},
};

/** Row n, built by adding neighbours: row 0 is 1. */
function row(n: number): number[] {
	let entries = [1];
	for (let at = 0; at < n; at++)
		entries = [...entries, 0].map((value, place) => value + (entries[place - 1] ?? 0));
	return entries;
}

const counting = 'The single 1 at the top is row 0, and the first entry in each row is entry 0.';
const shown = (n: number) => list(...row(n).map((value) => num(value)));

function entry(n: number, r: number): Draft | undefined {
	if (r < 2 || r > n - 2 || n > 12) return undefined;
	const above = row(n - 1);
	const value = (above[r - 1] ?? 0) + (above[r] ?? 0);
	const before = row(n)[r - 1] ?? 0;
	if (before === value) return undefined;
	return {
		prompt: say`What is entry ${r} of row ${n} of Pascal’s triangle? ${counting}`,
		answer: withMisconceptions(
			integer(value),
			[integer(before), 'counted the entries from 1 instead of 0'],
			[integer(above[r] ?? 0), `gave entry ${r} of row ${n - 1}`],
			[integer(row(n + 1)[r] ?? 0), `gave entry ${r} of row ${n + 1}`],
		),
		steps: [
			sentence(
				say`Row ${n - 1} is ${shown(n - 1)}.`,
				'build the triangle row by row: each entry is the sum of the two entries above it',
			),
			line(
				equation(sum(above[r - 1] ?? 0, above[r] ?? 0), value),
				`add entries ${r - 1} and ${r} of row ${n - 1}, which are above it`,
			),
			sentence(say`Entry ${r} of row ${n} is ${value}.`),
		],
		hints: [say`Which two entries of row ${n - 1} are above this entry?`],
	};
}

function rowSum(n: number): Draft {
	return {
		prompt: say`What is the sum of the entries in row ${n} of Pascal’s triangle? The single 1 at the top is row 0.`,
		answer: withMisconceptions(
			integer(2 ** n),
			[integer(2 ** (n - 1)), 'counted the top row as row 1'],
			[integer(2 * n), 'doubled the row number'],
			[integer(n * n), 'squared the row number'],
		),
		steps: [
			sentence(
				say`The sums of rows ${0}, ${1}, ${2}, and ${3} are ${1}, ${2}, ${4}, and ${8}.`,
				'each entry is used twice in the row below, so the sum doubles',
			),
			line(equation(power(2, n), 2 ** n), `1 is doubled ${n} times`),
			sentence(say`The sum of the entries in row ${n} is ${2 ** n}.`),
		],
		hints: [say`What are the sums of the first four rows? How do they change from row to row?`],
	};
}

function neighbours(n: number, r: number): Draft | undefined {
	const entries = row(n);
	const [left = 0, right = 0] = [entries[r], entries[r + 1]];
	if (n > 12 || left === 1 || right === 1) return undefined;
	if ([left, right].includes(Math.abs(right - left))) return undefined;
	return {
		prompt: say`Entries ${r} and ${r + 1} of row ${n} of Pascal’s triangle are ${left} and ${right}. Which number is between them in the row below? ${counting}`,
		answer: withMisconceptions(
			integer(left + right),
			[integer(Math.abs(right - left)), 'subtracted the entries'],
			[integer(left * right), 'multiplied the entries'],
			[integer((left + right) / 2), 'averaged the entries'],
		),
		steps: [
			sentence(say`An entry is the sum of the two entries above it.`),
			line(equation(sum(left, right), left + right), 'add the two given entries'),
			sentence(say`The number between them in the row below is ${left + right}.`),
		],
		hints: [say`How do you find an entry from the two entries above it?`],
	};
}

function rowFromEntry(n: number): Draft | undefined {
	if (n < 4) return undefined;
	const second = (n * (n - 1)) / 2;
	return {
		prompt: say`In one row of Pascal’s triangle, the first three entries are ${1}, ${n}, and ${second}. What is the sum of the entries of that row? ${counting}`,
		answer: withMisconceptions(
			integer(2 ** n),
			[integer(1 + n + second), 'added only the three given entries'],
			[integer(2 ** (n - 1)), 'gave the sum of the previous row'],
			[integer(2 ** (n + 1)), 'gave the sum of the next row'],
		),
		steps: [
			sentence(say`Entry 1 of a row is equal to the row number, so this is row ${n}.`),
			line(equation(power(2, n), 2 ** n), 'the sum is 1 in row 0, and it doubles from row to row'),
			sentence(say`The sum of the entries in row ${n} is ${2 ** n}.`),
		],
		hints: [
			say`What does entry 1, the second entry in the row, tell you about the row number?`,
			say`How do the sums of the entries change from row to row?`,
		],
	};
}

function missing(n: number, k: number): Draft | undefined {
	const entries = row(n);
	const value = entries[k] ?? 0;
	if (k < 2 || k > n - 1 || n > 12 || k === n - k) return undefined;
	return {
		prompt: say`Entry ${n - k} of row ${n} of Pascal’s triangle is ${value}. Which other entry in that row has the same value? Write the number of that entry. ${counting}`,
		answer: withMisconceptions(
			integer(k),
			[integer(k + 1), 'counted the entries from 1 instead of 0'],
			[integer(n - k), 'gave the entry that is already known'],
			[integer(value), 'gave the value of the entry instead of its number'],
		),
		steps: [
			sentence(say`A row reads the same from both ends.`, 'the triangle is symmetric'),
			line(
				equation({ kind: 'sum', terms: [num(n), { kind: 'opposite', of: num(n - k) }] }, k),
				`the row ends with entry ${n}`,
			),
			sentence(say`The other entry is entry ${k}.`),
		],
		hints: [say`How do the left half and the right half of a row compare?`],
	};
}
