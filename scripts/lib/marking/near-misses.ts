/** Answers that are almost right but not quite: none of them may be marked right. */
import Fraction from 'fraction.js';
import type { Question } from '../../../src/schemas/wire/question.ts';
import { otherChoices } from './choice-ways.ts';
import { matrixRows, matrixText } from './list-ways.ts';
import { cut } from './pieces.ts';
import { differ, equationsDiffer } from './sampled-value.ts';

type Answer = Question['answer'];

const WORDS: Readonly<Record<string, readonly string[]>> = {
	'no solution': ['0', '1', 'all real numbers', '-3, 3'],
	'all real numbers': ['no solution', '0', 'x > 0', '∅'],
	undefined: ['0', '1', '-1', '1/2'],
	'no sum': ['0', '1', '-2', '10'],
};

/** Distinct texts, each proven to be a different answer by its construction or by its value at sample points. */
export function nearMisses({ answer, misconceptions = [] }: Question): string[] {
	const named = misconceptions.map(({ value }) => value);
	return [...new Set([...(WORDS[answer.value] ?? missesOf(answer)), ...named])];
}

function missesOf(answer: Answer): readonly string[] {
	const { kind, value } = answer;
	switch (kind) {
		case 'multiple-choice':
			return otherChoices(answer);
		case 'integer':
		case 'rational':
		case 'decimal':
			return numberMisses(value);
		case 'radical':
		case 'complex':
		case 'expression':
		case 'polynomial':
		case 'factorization':
		case 'sci-notation':
			return value.includes(' = ')
				? statementMisses(value)
				: [...changes(value)].filter((changed) => differ(value, changed));
		case 'line':
		case 'equation':
			return [
				...[...changes(value)].filter((changed) => equationsDiffer(value, changed)),
				value.replace(' = ', ' < '),
			];
		case 'inequality':
			return inequalityMisses(value);
		case 'interval':
			return intervalMisses(value);
		case 'ratio':
			return ratioMisses(value);
		case 'matrix':
			return matrixMisses(value);
		case 'point':
		case 'triple':
			return tupleMisses(value);
		case 'ordered-list':
			return [...orderMisses(cut(value, ', ')), ...memberMisses(cut(value, ', ')).map(joined)];
		case 'quotient-remainder':
			return divisionMisses(cut(value, ', '));
		default:
			return setMisses(value);
	}
}

const joined = (parts: readonly string[]) => parts.join(', ');

/** Opposite sign, one more, one less, ten times, reciprocal: told apart by exact fractions. */
function numberMisses(value: string): string[] {
	const right = new Fraction(value);
	const turned = right.n === 0n ? [] : [right.inverse()];
	const others = [
		right.neg(),
		right.add(1),
		right.sub(1),
		right.mul(10),
		right.add(10),
		right.add('1/2'),
		...turned,
	];
	return others.filter((other) => !other.equals(right)).map(asTyped);
}

/** A decimal if exact, as the answer would be typed. */
function asTyped(number: Fraction): string {
	const decimal = number.toString(12);
	return number.d === 1n || decimal.includes('(') || !new Fraction(decimal).equals(number)
		? number.toFraction()
		: decimal;
}

/** Each number one larger, each sign between terms flipped, the leading sign flipped. */
function* changes(tex: string): Generator<string> {
	for (const { 0: digits, index } of tex.matchAll(/(?<![\d.]|\{,\})\d+(?!\d|\{,\})/g))
		yield tex.slice(0, index) + String(Number(digits) + 1) + tex.slice(index + digits.length);
	for (const { 0: sign, index } of tex.matchAll(/ [+-] /g))
		yield tex.slice(0, index) + (sign === ' + ' ? ' - ' : ' + ') + tex.slice(index + 3);
	yield /[=<>]|\\[lg]e\b/.test(tex)
		? tex.replace(/(=|<|>|\\le|\\ge) /, '$1 1 + ')
		: tex.startsWith('-')
			? tex.slice(1)
			: `-${tex}`;
	yield `${tex} + 1`;
	yield `2 + ${tex}`;
	yield `${tex} - 3`;
}

/** `8^{3} = 512` with one number changed is false. */
function statementMisses(value: string): string[] {
	const isTrue = (statement: string) => {
		const [left = '', right = ''] = statement.split(' = ');
		return !differ(left, right);
	};
	return [...changes(value), value.replace(' = ', ' < ')].filter(
		(changed) => changed.includes(' < ') || !isTrue(changed),
	);
}

function inequalityMisses(value: string): string[] {
	const turned: Readonly<Record<string, string>> = {
		'<': '>',
		'>': '<',
		'\\le': '\\ge',
		'\\ge': '\\le',
	};
	const strict: Readonly<Record<string, string>> = {
		'<': '\\le',
		'>': '\\ge',
		'\\le': '<',
		'\\ge': '>',
	};
	const swap = (by: Readonly<Record<string, string>>) =>
		value.replaceAll(/ (<|>|\\le|\\ge) /g, (_, sign: string) => ` ${by[sign]} `);
	return [
		swap(turned),
		swap(strict),
		value.replace(/ (?:<|>|\\le|\\ge) /, ' = '),
		...[...changes(value)].filter((changed) => relationsDiffer(value, changed)),
	];
}

/** One side of the same relation changed: that side must differ in value. */
function relationsDiffer(one: string, other: string): boolean {
	const sides = (text: string) => text.split(/ (?:<|>|\\le|\\ge) /);
	const others = sides(other);
	const ones = sides(one);
	if (ones.length === 2)
		return (
			equationsDiffer(one, other) ||
			ones.every(
				(side, at) =>
					/^-?[\d.]+$|^[a-z]$/.test(side) &&
					(side === others[at] || differ(side, others[at] ?? '')),
			)
		);
	return ones.some((side, at) => differ(side, others[at] ?? ''));
}

function intervalMisses(value: string): string[] {
	const parts = value.split(' \\cup ');
	const opened: Readonly<Record<string, string>> = { '[': '(', '(': '[', ']': ')', ')': ']' };
	const ends = [...value.matchAll(/[[(](?!-\\infty)|(?<!\\infty)[\])]/g)].map(
		({ 0: bracket, index }) => value.slice(0, index) + opened[bracket] + value.slice(index + 1),
	);
	const moved = [...value.matchAll(/(?<=[[(] ?)-?\d+(?=,)|(?<=, )-?\d+(?=[\])])/g)].map(
		({ 0: end, index }) =>
			value.slice(0, index) + String(Number(end) - 1) + value.slice(index + end.length),
	);
	return [
		...ends,
		...(parts.length > 1 ? [...parts, value.replace('\\cup', '\\cap')] : beyond(value)),
		...moved,
		'(-\\infty, \\infty)',
		'(0, \\infty)',
		'(-\\infty, 0)',
		'[0, 1]',
		'no solution',
	].filter((text) => text !== value);
}

/** More numbers, if the interval has an end. */
function beyond(value: string): string[] {
	return value.includes('\\infty') ? [] : [`${value} \\cup [1000, 1001]`];
}

function ratioMisses(value: string): string[] {
	const parts = value.split(' : ').map(Number);
	const [first = 0, second = 0] = parts;
	return [
		...(first === second ? [] : [parts.toReversed().join(' : ')]),
		[first + second, second].join(' : '),
		[first, first + second].join(' : '),
		`-${value}`,
	];
}

function matrixMisses(tex: string): string[] {
	const rows = matrixRows(tex);
	const right = matrixText(rows);
	const turned = (rows[0] ?? []).map((_, column) => rows.map((row) => row[column] ?? ''));
	const first = rows[0]?.[0] ?? '0';
	return [
		matrixText(turned),
		matrixText(rows.toReversed()),
		matrixText(rows.slice(1)),
		matrixText(rows.map((row) => row.slice(1))),
		matrixText(rows.map((row) => [...row, '0'])),
		right.replace(first, new Fraction(first).add(1).toFraction()),
	].filter((text) => text !== right);
}

function tupleMisses(value: string): string[] {
	const parts = cut(value.slice(1, -1), ', ');
	return [
		...orderMisses(parts).map((text) => `(${text})`),
		...memberMisses(parts).map((misses) => `(${joined(misses)})`),
	];
}

/** Neighbors swapped, a member dropped, a member too many. */
function orderMisses(parts: readonly string[]): string[] {
	const exchanged = parts
		.slice(1)
		.map((part, at) => parts.with(at, part).with(at + 1, parts[at] ?? ''));
	return [...exchanged, parts.slice(1), parts.slice(0, -1), [...parts, '1000']]
		.filter(
			(other) =>
				other.length > 0 &&
				(other.length !== parts.length || other.some((part, at) => differ(part, parts[at] ?? ''))),
		)
		.map(joined);
}

/** A remainder of zero may be omitted. */
function divisionMisses(parts: readonly string[]): string[] {
	const [quotient, remainder] = parts;
	return [...orderMisses(parts), ...memberMisses(parts).map(joined)].filter(
		(text) => remainder !== '0' || text !== quotient,
	);
}

/** One member changed, if its value changes with it. */
function memberMisses(parts: readonly string[]): string[][] {
	return parts.flatMap((part, at) => {
		const changed = [...changes(part)].filter((other) => differ(part, other)).slice(0, 2);
		return changed.map((other) => parts.with(at, other));
	});
}

function setMisses(value: string): string[] {
	const inBraces = value.startsWith('\\{');
	const parts = cut(inBraces ? value.slice(2, -2) : value, ', ');
	const arePoints = parts[0]?.startsWith('(') ?? false;
	const extra = arePoints ? '(1000, 1001)' : '1000';
	const changed = parts.flatMap((part, at) => {
		const others = arePoints
			? tupleMisses(part)
			: [...changes(part)].filter((other) => differ(part, other));
		// A changed member that equals another one leaves the set with one dropped: still a different set.
		return others.slice(0, parts.length > 1 ? 2 : 4).map((other) => parts.with(at, other));
	});
	const dropped = parts.length > 1 ? parts.map((_, at) => parts.toSpliced(at, 1)) : [];
	return [...dropped, [...parts, extra], ...changed].map((set) =>
		inBraces ? `\\{${joined(set)}\\}` : joined(set),
	);
}
