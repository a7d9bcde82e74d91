/** Histograms and dot plots: each mistake is repeated with the counts that the display shows. */
import type { Question } from '../../../../schemas/wire/question.ts';
import { bars, dotValues, sum } from '../../statistics.ts';
import { fromGiven } from '../relations/calculations.ts';
import { chose, numbersWritten, reworded } from '../relations/chosen-answers.ts';
import { type Pair, type Relation } from '../relations/relations.ts';
import { rule, type Rule } from '../rule.ts';

/** The counts of a histogram or a dot plot. */
type Counts = {
	all: number;
	greatest: number;
	columns: readonly (readonly [from: number, count: number])[];
	width: number;
};

const countsIn = ({ question_speech: speech }: Question): Counts[] => {
	const shown = bars(speech);
	const dots = dotValues(speech);
	const columns =
		shown.length > 0
			? shown.map(({ from, count }) => [from, count] as const)
			: [...new Set(dots)].map(
					(value) => [value, dots.filter((other) => other === value).length] as const,
				);
	const counts = columns.map(([, count]) => count);
	const [first] = shown;
	return columns.length === 0
		? []
		: [
				{
					columns,
					all: sum(counts),
					greatest: Math.max(...counts),
					width: first ? first.to - first.from : 0,
				},
			];
};

/** From the right answer, whatever it is. */
const ofCounts =
	(wrong: (counts: Counts, right: number, named: readonly number[]) => number): Relation =>
	(pair) => {
		const [right = Number.NaN] = pair.parts()?.[0].values[0] ?? [];
		return fromGiven(
			countsIn,
			() => right,
			(counts, named) => wrong(counts, right, named),
		)(pair);
	};

const countAt = ({ columns }: Counts, value = Number.NaN): number =>
	columns.find(([from]) => from === value)?.[1] ?? Number.NaN;

/** A count, or the fraction or percent that it is of all. */
const inUnit = (count: number, { all }: Counts, { prompt }: Pair): number =>
	/What percent/.test(prompt) ? (100 * count) / all : /fraction/.test(prompt) ? count / all : count;

const WHO = '(?:.* (?:who|outside this interval).*)';

/** "The mean is $54$, and the standard deviation is $11$.": from the old and the new numbers. */
function changedMeasures(
	wanted: (
		old: readonly [number, number],
		right: readonly [number, number],
	) => readonly [number, number],
): Relation {
	return reworded((right, { prompt }) => {
		const [mean = 0, deviation = 0] = numbersWritten(prompt);
		const [newMean = 0, newDeviation = 0] = numbersWritten(right);
		const [first, second] = wanted([mean, deviation], [newMean, newDeviation]);
		return `The mean is $${first}$, and the standard deviation is $${second}$.`;
	});
}

export const DATA_DISPLAY_RULES: readonly Rule[] = [
	// Histograms and dot plots
	rule(
		ofCounts(({ width }, right) => right + width),
		'gave the upper endpoint of the interval',
	),
	rule(
		ofCounts(({ greatest }) => greatest),
		'gave the height of the tallest bar',
		'gave the number of dots instead of the value',
	),
	rule(
		ofCounts(
			({ columns, greatest }) => columns.find(([, count]) => count === greatest)?.[0] ?? Number.NaN,
		),
		'chose the tallest bar',
	),
	rule(
		ofCounts(({ all }) => (all + 1) / 2),
		'gave the position of the median',
	),
	rule(
		ofCounts(({ all }) => all),
		'counted all the \\w+',
	),
	rule(
		(pair) => ofCounts((counts, right) => inUnit(counts.all, counts, pair) - right)(pair),
		`(?:counted|found the (?:percent|fraction) of) the ${WHO}`,
	),
	rule(
		(pair) =>
			ofCounts((counts, right, [value]) => right - inUnit(countAt(counts, value), counts, pair))(
				pair,
			),
		'left out the dots in the column for NUMBER',
	),
	rule(
		(pair) =>
			ofCounts((counts, right, [value]) => right + inUnit(countAt(counts, value), counts, pair))(
				pair,
			),
		'counted the dots in the column for NUMBER too',
	),
	rule(
		ofCounts(({ all }, right) => right * all),
		'gave the number of \\w+ instead of the fraction',
	),
	// The right display
	rule(chose(/scatter plots?$/), 'chose a display that needs two quantities for each point'),
	rule(
		chose(/histograms?$/),
		'chose a display that groups the values of one quantity into intervals',
	),
	rule(chose(/dot plots?$/), 'chose a display that shows the individual values of one quantity'),
	rule(chose(/box plots?$/), 'chose a display that shows only the five-number summary of the data'),
	// A shift or a factor
	rule(
		changedMeasures(([mean, deviation], [newMean, newDeviation]) => [
			mean,
			newDeviation === deviation ? deviation + newMean - mean : newDeviation,
		]),
		'changed the standard deviation but not the mean',
	),
	rule(
		changedMeasures(([mean, deviation]) => [mean, deviation]),
		'left both the mean and the standard deviation unchanged',
	),
	rule(
		changedMeasures(([mean, deviation], [newMean]) => [newMean, deviation + newMean - mean]),
		'changed the standard deviation too',
	),
	rule(
		changedMeasures(([, deviation], [newMean]) => [newMean, deviation]),
		'left the standard deviation unchanged',
	),
];
