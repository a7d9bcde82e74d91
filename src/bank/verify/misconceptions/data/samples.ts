/** Normal distributions and margins of error: each mistake is repeated with the numbers of the prompt. */
import {
	calculated,
	changedBy,
	fromGiven,
	numbersAsked,
	arrangements,
} from '../relations/calculations.ts';
import type { Question } from '../../../../schemas/wire/question.ts';
import { chose, numbersWritten } from '../relations/chosen-answers.ts';
import { either, where } from '../relations/combined.ts';
import { changed, opposite, type Relation } from '../relations/relations.ts';
import { rule, type Rule } from '../rule.ts';

const valueAt = (mean: number, deviation: number, z: number): number => mean + z * deviation;

/** By the 68-95-99.7 rule, the percent of the values below the mean plus so many standard deviations. */
const BELOW: Readonly<Record<number, number>> = {
	[-3]: 0.15,
	[-2]: 2.5,
	[-1]: 16,
	0: 50,
	1: 84,
	2: 97.5,
	3: 99.85,
};

/** The percents below both ends of an interval, with the number of values if there is one. */
type Span = { from: number; to: number; all: number };

const spansIn = (record: Question): Span[] =>
	arrangements(numbersAsked(record).filter(isAmount), 4).flatMap(
		([mean = 0, deviation = 0, low = 0, high = 0]) => {
			const [from, to] = [low, high].map((end) => BELOW[(end - mean) / deviation] ?? Number.NaN);
			return numbersAsked(record).map((all) => ({ from: from ?? 0, to: to ?? 0, all }));
		},
	);

/** "the 68-95-99.7 rule" names no amounts. */
const isAmount = (number: number): boolean => ![68, 95, 99.7].includes(Math.abs(number));

const margin = (size: number): number => 100 / Math.sqrt(size);

/** "It is plausible that between $46\%$ and $50\%$ of …": the numbers in the wrong choice, from those of the prompt. */
const plausible =
	(wanted: (percent: number, margin: number) => readonly number[]): Relation =>
	({ prompt, wrong }) => {
		const [percent = Number.NaN, error = Number.NaN] = numbersWritten(prompt);
		const found = numbersWritten(wrong);
		return wanted(percent, error).every(
			(value, at) => Math.abs(value - (found[at] ?? Number.NaN)) < 1e-9,
		);
	};

export const SAMPLE_RULES: readonly Rule[] = [
	// Normal distributions
	rule(
		calculated(valueAt, (mean, deviation, z) => valueAt(mean, deviation, -z)),
		'moved in the wrong direction from the mean',
	),
	rule(
		calculated(valueAt, (_, deviation, z) => z * deviation),
		'did not add the mean',
	),
	rule(
		calculated(valueAt, (mean, _, z) => mean + z),
		'added the z-score itself to the mean',
	),
	rule(where(/z\$-score/, opposite), 'subtracted the .* from the mean'),
	rule(
		where(
			/68-95-99\.7/,
			changed((value) => 100 - value),
		),
		'gave the percent outside the interval',
	),
	rule(
		where(
			/68-95-99\.7/,
			changedBy((value, all) => all - value),
		),
		'gave the number outside the interval',
	),
	rule(
		where(
			/68-95-99\.7/,
			changed((value) => value / 2),
		),
		'used only the half of the interval on one side of the mean',
	),
	rule(
		either(
			fromGiven(
				spansIn,
				({ from, to }) => to - from,
				({ to }) => to,
			),
			fromGiven(
				spansIn,
				({ from, to, all }) => ((to - from) * all) / 100,
				({ to, all }) => (to * all) / 100,
			),
		),
		'included the values less than NUMBER',
	),
	rule(
		either(
			fromGiven(
				spansIn,
				({ from, to }) => to - from,
				(_, [named = Number.NaN]) => named,
			),
			fromGiven(
				spansIn,
				({ from, to, all }) => ((to - from) * all) / 100,
				({ all }, [named = Number.NaN]) => (named * all) / 100,
			),
		),
		'used NUMBER%, the percent .*',
	),
	rule(
		chose(/because the score is farther above the mean$/),
		'compared the differences from the means without dividing by the standard deviations',
	),
	rule(chose(/because the score is higher$/), 'compared the scores without subtracting the means'),
	// Margins of error
	rule(
		calculated(
			(error) => (100 / error) ** 2,
			(error) => 100 / error,
		),
		'gave √n instead of squaring it to find n',
	),
	rule(
		calculated(
			(error) => (100 / error) ** 2,
			(error) => 200 / error,
		),
		'multiplied by 2 instead of squaring',
	),
	rule(
		either(
			calculated(
				(size, percent) => percent - margin(size),
				(size) => margin(size),
			),
			calculated(
				(size, percent) => percent + margin(size),
				(size) => margin(size),
			),
		),
		'gave the margin of error',
	),
	rule(
		either(
			calculated(
				(size, percent) => percent - margin(size),
				(size, percent) => percent + margin(size),
			),
			calculated(
				(percent, error) => percent - error,
				(percent, error) => percent + error,
			),
		),
		'added the margin of error instead of subtracting it',
	),
	rule(
		either(
			calculated(
				(size, percent) => percent + margin(size),
				(size, percent) => percent - margin(size),
			),
			calculated(
				(percent, error) => percent + error,
				(percent, error) => percent - error,
			),
		),
		'subtracted the margin of error instead of adding it',
	),
	rule(
		calculated(margin, (size) => Math.sqrt(size)),
		'did not take the reciprocal',
	),
	rule(
		where(
			/margin of error/,
			calculated(margin, (size) => 100 / size),
		),
		'did not take the square root',
	),
	rule(
		plausible((percent, error) => [percent - error / 2, percent + error / 2]),
		'used half of the margin of error instead of the whole margin',
	),
	rule(
		plausible((percent, error) => [percent - 2 * error, percent]),
		'subtracted the margin of error twice instead of also adding it',
	),
	rule(
		plausible((percent, error) => [percent, percent + 2 * error]),
		'added the margin of error twice instead of also subtracting it',
	),
	rule(
		plausible((percent, error) => [percent - 3 * error]),
		'subtracted the margin of error three times',
	),
	rule(
		plausible((percent, error) => [percent + 3 * error]),
		'added the margin of error three times',
	),
	rule(
		plausible((percent, error) => [percent - 2 * error]),
		'subtracted the margin of error twice',
	),
	rule(
		plausible((percent, error) => [percent + 2 * error]),
		'added the margin of error twice',
	),
];
