/** Formulas of sequences, sums in sigma notation, and kinds of sequences: the right formula is changed as the mistake says. */
import { rowsOfTable } from '../../read-figure.ts';
import { fromGiven } from '../relations/calculations.ts';
import { either } from '../relations/combined.ts';
import {
	formulaBecomes,
	hasNoNegativeStep,
	sequencesIn,
	askedTerm,
	firstOf,
	stepOf,
} from './sequence-relations.ts';
import { rule, type Rule } from '../rule.ts';
import { sigmaBecomes, classified, ends } from './sequences.ts';

export const SEQUENCE_FORMULA_RULES: readonly Rule[] = [
	rule(
		hasNoNegativeStep,
		'(?:ignored|dropped) the negative sign (?:of|from) the common difference(?: in the formula)?',
	),
	// Formulas
	rule(
		formulaBecomes((right, n) => right(n + 1)),
		'multiplied the common difference by n instead of n − 1',
		'used the exponent n instead of n − 1',
		'started counting at 0 instead of 1',
	),
	rule(
		formulaBecomes((right, n) => right(n - 1)),
		'used n − 1 instead of n as the position',
	),
	rule(
		either(
			formulaBecomes((right, n) => right(2) - right(1) + (n - 1) * right(1)),
			sigmaBecomes(({ at, ...span }) => ({
				...span,
				at: (k) => at(2) - at(1) + (k - 1) * at(1),
			})),
		),
		'switched the first term and the common difference',
	),
	rule(
		formulaBecomes((right, x, { question_speech: speech }) => {
			const [start] = rowsOfTable(speech)[1]?.cells ?? [];
			return start === undefined ? undefined : (right(1) - right(0)) * x + Number(start);
		}),
		'used the first value of y as the constant',
	),
	rule(
		formulaBecomes((right, n) => right(0) * n + right(1) - right(0)),
		'switched the coefficient and the constant',
	),
	rule(
		formulaBecomes((right, z) => z + right(1)),
		'added the common ratio instead of multiplying by it',
	),
	rule(
		formulaBecomes((right, z) => right(0) * z),
		'multiplied by the common difference instead of adding it',
	),
	rule(
		either(
			formulaBecomes((right, z) => z - right(0)),
			formulaBecomes((right, n) => right(1) + (n - 1) * (right(1) - right(2))),
			fromGiven(sequencesIn, askedTerm, (given) => firstOf(given) - (given.n - 1) * stepOf(given)),
		),
		'ignored the negative sign of the common difference',
	),
	rule(
		formulaBecomes((_, z, { question }) => {
			const [, start] = /[a-z]_\{1\} = (-?\d+)/.exec(question) ?? [];
			return start === undefined ? undefined : Number(start) * z;
		}),
		'multiplied by the first term instead of the common ratio',
	),
	rule(
		formulaBecomes((_, z, { question }) => {
			const [, sign, constant] = /[a-z]_\{n\} = -?\d*n ([+-]) (\d+)\$/.exec(question) ?? [];
			return constant === undefined ? undefined : z + Number(`${sign}${constant}`);
		}),
		'added the constant of the rule instead of the coefficient of n',
	),
	rule(
		formulaBecomes((right, n) => right(1) + (n - 1) * (right(1) - right(2))),
		'dropped the negative sign from the common difference in the formula',
	),
	rule(
		formulaBecomes((right, n, { question }) => {
			const [, position] = /[a-z]_\{(\d+)\} = /.exec(question) ?? [];
			return position === undefined
				? undefined
				: right(Number(position)) + (n - Number(position)) * (right(1) - right(2));
		}),
		'took the common difference to be positive',
	),
	rule(
		sigmaBecomes(({ at, ...span }) => ({ ...span, at: (k) => at(k + 1) })),
		'started with the second term',
	),
	// The kind of sequence and the next term
	rule(
		classified('arithmetic', (terms) => ends(terms)[1] + (terms[1] ?? 0) - (terms[0] ?? 0)),
		'looked only at the first difference',
	),
	rule(
		classified('geometric', (terms) => 2 * ends(terms)[1]),
		'doubled the last term',
	),
	rule(
		classified('arithmetic', (terms, right) => 2 * right - ends(terms)[1]),
		'added the common difference twice',
	),
	rule(
		classified('neither arithmetic nor geometric', (_, right) => right),
		'found the next term but did not see that the (?:ratios|differences) are all equal',
	),
];
