/** Infinite geometric series and Pascal’s triangle: each mistake is repeated with the numbers of the prompt. */
import type { Question } from '../../../../schemas/wire/question.ts';
import { arrangements, calculated, fromGiven, numbersAsked } from '../relations/calculations.ts';
import { where } from '../relations/combined.ts';
import type { Relation } from '../relations/relations.ts';
import { choose } from '../../permutations.ts';
import { type Sequence, sequencesIn, sumOf, firstOf, ratioOf } from './sequence-relations.ts';
import { rule, type Rule } from '../rule.ts';

const infiniteSum = (given: Sequence): number =>
	Math.abs(ratioOf(given)) < 1 ? firstOf(given) / (1 - ratioOf(given)) : Number.NaN;

/** The series has a sum, but the wrong answer denies it. */
const sumDenied: Relation = ({ wrong, record }) => {
	const [given] = sequencesIn(record);
	return given && wrong === 'no sum' && Math.abs(ratioOf(given)) < 1;
};

const rowsAndEntries = (record: Question): number[][] => arrangements(numbersAsked(record), 2);

export const INFINITE_SERIES_RULES: readonly Rule[] = [
	// Infinite geometric series
	rule(
		fromGiven(sequencesIn, infiniteSum, ({ at, terms }) => sumOf(at, 1, terms.length)),
		'added only the terms that are shown',
	),
	rule(
		fromGiven(sequencesIn, infiniteSum, (given) => firstOf(given) / (1 + ratioOf(given))),
		'added the ratio to 1 in the denominator instead of subtracting it',
	),
	rule(
		fromGiven(sequencesIn, infiniteSum, (given) =>
			ratioOf(given) < 0 ? firstOf(given) / (1 - Math.abs(ratioOf(given))) : Number.NaN,
		),
		'dropped the negative sign from the ratio',
	),
	rule(
		calculated(
			(ratio, sum) => sum * (1 - ratio),
			(ratio, sum) => (ratio < 0 ? sum * (1 - Math.abs(ratio)) : Number.NaN),
		),
		'dropped the negative sign from the ratio',
	),
	rule(
		fromGiven(sequencesIn, infiniteSum, (given) => firstOf(given) / ratioOf(given)),
		'divided by the ratio instead of 1 minus the ratio',
	),
	rule(
		calculated(
			(ratio, sum) => sum * (1 - ratio),
			(ratio, sum) => sum * ratio,
		),
		'multiplied by the ratio instead of 1 minus the ratio',
	),
	rule(sumDenied, 'treated the ratio as if it were not between −1 and 1'),
	// Pascal’s triangle
	rule(
		where(
			/^What is entry/,
			calculated(choose, (row, entry) => choose(row, entry - 1)),
		),
		'counted the entries from 1 instead of 0',
	),
	rule(
		fromGiven(
			rowsAndEntries,
			([row = 0, entry = 0]) => choose(row, entry),
			(_, [entry = 0, row = 0]) => choose(row, entry),
		),
		'gave entry NUMBER of row NUMBER',
	),
	rule(
		calculated(
			(row) => 2 ** row,
			(row) => 2 * row,
		),
		'doubled the row number',
	),
	rule(
		calculated(
			(row) => 2 ** row,
			(row) => row ** 2,
		),
		'squared the row number',
	),
	rule(
		calculated(
			(row, entry, value) => (choose(row, entry) === value ? row - entry : Number.NaN),
			(_, entry) => entry,
		),
		'gave the entry that is already known',
	),
	rule(
		calculated(
			(row, entry, value) => (choose(row, entry) === value ? row - entry : Number.NaN),
			(_, __, value) => value,
		),
		'gave the value of the entry instead of its number',
	),
	rule(
		calculated(
			(one, other) => one + other,
			(one, other) => one - other,
		),
		'subtracted the entries',
	),
	rule(
		calculated(
			(one, other) => one + other,
			(one, other) => one * other,
		),
		'multiplied the entries',
	),
	rule(
		calculated(
			(one, other) => one + other,
			(one, other) => (one + other) / 2,
		),
		'averaged the entries',
	),
	rule(
		calculated(
			(first, row) => first * 2 ** row,
			(first, row, third) => first + row + third,
		),
		'added only the three given entries',
	),
	rule(
		where(
			/^Entry/,
			calculated(
				(row, entry, value) => (choose(row, entry) === value ? row - entry : Number.NaN),
				(row, entry) => row - entry + 1,
			),
		),
		'counted the entries from 1 instead of 0',
	),
];
