/** Sums of the terms of arithmetic and geometric sequences, and stories about them. */
import { calculated, fromGiven } from '../relations/calculations.ts';
import { either, where } from '../relations/combined.ts';
import { changed, type Relation } from '../relations/relations.ts';
import { type Sequence, sequencesIn, ratioOf } from './sequence-relations.ts';
import { rule, type Rule } from '../rule.ts';

/** The first term, the common difference, and the number of terms. */
const termAt = (first: number, step: number, n: number): number => first + (n - 1) * step;

const total = (first: number, step: number, n: number): number =>
	(n / 2) * (first + termAt(first, step, n));

const geometricTotal = (first: number, ratio: number, n: number): number =>
	(first * (ratio ** n - 1)) / (ratio - 1);

/** The sum of the first and last terms, and how many there are. */
const endsTotal = (n: number, first: number, last: number): number => (n / 2) * (first + last);

/** Both numbers of terms at which an arithmetic series has this sum. */
const counts = [1, -1].map((sign) => (first: number, step: number, sum: number): number => {
	const half = first - step / 2;
	return (-half + sign * Math.sqrt(half ** 2 + 2 * step * sum)) / step;
});

/** How far a ball travels until it hits the ground for the nth time. */
const bounced =
	(ways: number) =>
	(height: number, percent: number, n: number): number => {
		let sum = height;
		for (let bounce = 1; bounce < n; bounce++) sum += ways * height * (percent / 100) ** bounce;
		return sum;
	};

const ofSeries = (...relations: readonly Relation[]): Relation =>
	where(/series/, either(...relations));

/** For a pay that rises by a percent. */
const raisedTotal = (first: number, percent: number, n: number): number =>
	geometricTotal(first, 1 + percent / 100, n);

/** For areas of which each is half of the one before. */
const halvedTotal = (first: number, n: number): number => geometricTotal(first, 1 / 2, n);

const inRow = '(?:in|on) (?:\\w+) ';

function next({ at, terms }: Sequence): number {
	return at(terms.length + 1);
}

function lastOf({ terms }: Sequence): number {
	return terms.at(-1) ?? Number.NaN;
}

export const SERIES_RULES: readonly Rule[] = [
	// Stories
	rule(calculated(total, termAt), `gave the .* ${inRow}NUMBER instead of the total`),
	rule(
		calculated(total, (first, _, n) => first * n),
		`multiplied the .* ${inRow}1 by NUMBER`,
	),
	rule(
		calculated(termAt, (_, step, n) => (n - 1) * step),
		`left out the .* ${inRow}1`,
	),
	rule(calculated(termAt, total), 'gave the total for all NUMBER \\w+'),
	rule(
		either(
			...[geometricTotal, raisedTotal].map((sum) =>
				calculated(sum, (first, ratio, n) => sum(first, ratio, n - 1)),
			),
			calculated(halvedTotal, (first, n) => halvedTotal(first, n - 1)),
		),
		'added one term too few',
	),
	rule(
		either(
			...[geometricTotal, raisedTotal].map((sum) =>
				calculated(sum, (first, ratio, n) => sum(first, ratio, n + 1)),
			),
			calculated(halvedTotal, (first, n) => halvedTotal(first, n + 1)),
		),
		'added one term too many',
	),
	rule(
		either(
			calculated(geometricTotal, (first, ratio, n) => first * ratio ** (n - 1)),
			calculated(halvedTotal, (first, n) => first / 2 ** (n - 1)),
			calculated(raisedTotal, (first, percent, n) => first * (1 + percent / 100) ** (n - 1)),
		),
		'gave only the last term',
	),
	rule(calculated(bounced(2), bounced(1)), 'counted each bounce only once'),
	// Arithmetic series
	rule(
		calculated(endsTotal, (n, first, last) => endsTotal(n - 1, first, last)),
		'used n − 1 terms instead of n',
	),
	rule(
		calculated(endsTotal, (_, first, last) => first + last),
		'added only the first and last terms',
	),
	rule(
		ofSeries(
			calculated(
				(sum, n, step) => sum / n - ((n - 1) * step) / 2,
				(sum, n, step) => sum / n / 2 - ((n - 1) * step) / 2,
			),
			calculated(
				(sum, n, first) => (2 * (sum / n - first)) / (n - 1),
				(sum, n, first) => (sum / n - 2 * first) / (n - 1),
			),
		),
		'multiplied only the right side by 2 when clearing the fraction',
		'divided the sum by NUMBER instead of by NUMBER',
	),
	rule(
		ofSeries(
			calculated(
				(sum, n, step) => sum / n - ((n - 1) * step) / 2,
				(sum, n, step) => sum / n + ((n - 1) * step) / 2,
			),
			calculated(
				(sum, n, first) => (2 * (sum / n - first)) / (n - 1),
				(sum, n, first) => (2 * (sum / n + first)) / (n - 1),
			),
		),
		'subtracted NUMBER from the other side instead of adding it',
		'added NUMBER to the other side instead of subtracting it',
	),
	rule(
		ofSeries(
			...counts.map((count) =>
				calculated(count, (first, step, sum) => count(first, step, sum) - 1),
			),
		),
		'gave the value of n − 1 instead of n',
	),
	rule(
		either(
			...counts.map((count) => calculated(count, (first, step, sum) => (sum - first) / step + 1)),
		),
		'used the formula for the nth term instead of the sum',
	),
	// What follows the listed terms
	rule(
		fromGiven(sequencesIn, next, (given) => lastOf(given) / ratioOf(given)),
		'divided by the common ratio instead of multiplying by it',
	),
	rule(
		fromGiven(sequencesIn, next, (given) => lastOf(given) * 2 - next(given)),
		'subtracted the common difference instead of adding it',
	),
	rule(
		changed((value) => -value),
		'kept the sign of the last term',
	),
];
