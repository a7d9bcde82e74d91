/** Lines of fit, residuals, association, and outliers: each mistake is repeated with the line and the points. */
import type { Question } from '../../../../schemas/wire/question.ts';
import { questionText } from '../../../../math/question-text.ts';
import { rowsOfTable } from '../../read-figure.ts';
import { spots, sum } from '../../statistics.ts';
import { arrangements, fromGiven, numbersAsked } from '../relations/calculations.ts';
import { chose, exchanged, numbersWritten, reworded } from '../relations/chosen-answers.ts';
import { either, where } from '../relations/combined.ts';
import { opposite, type Relation } from '../relations/relations.ts';
import { formulaBecomes } from '../functions/sequence-relations.ts';
import { rule, type Rule } from '../rule.ts';

type Point = readonly [x: number, y: number];

/** y = slope · x + start. */
type Line = { slope: number; start: number };

const linesIn = ({ question }: Question): Line[] =>
	[...questionText(question).matchAll(/y = (-?[\d.]*)x(?: ([+-]) ([\d.]+))?/g)].map(
		([, slope = '', sign = '+', start = '0']) => ({
			slope: slope === '' || slope === '-' ? Number(`${slope}1`) : Number(slope),
			start: Number(`${sign}${start}`),
		}),
	);

const heightAt = ({ slope, start }: Line, x: number): number => slope * x + start;

/** The line with one more number of the prompt. */
type Use = { line: Line; given: number };

const usesIn = (record: Question): Use[] =>
	linesIn(record).flatMap((line) =>
		arrangements(numbersAsked(record), 1).map(([given = 0]) => ({ line, given })),
	);

const predicted = ({ line, given }: Use): number => heightAt(line, given);

/** The points of the scatter plot, or of the table. */
const pointsIn = ({ question_speech: speech }: Question): Point[] => {
	const [xs = [], ys = []] = rowsOfTable(speech).map(({ cells }) => cells.map(Number));
	return xs.length > 0 ? xs.map((x, at) => [x, ys[at] ?? Number.NaN]) : [...spots(speech)];
};

const residuals = (line: Line, points: readonly Point[]): number[] =>
	points.map(([x, y]) => Math.abs(y - heightAt(line, x)));

/** Points on, above, and below the line. */
type Sides = { above: number; below: number; all: number };

const sidesIn = (record: Question): Sides[] => {
	const points = pointsIn(record);
	return linesIn(record).map((line) => ({
		above: points.filter(([x, y]) => y > heightAt(line, x)).length,
		below: points.filter(([x, y]) => y < heightAt(line, x)).length,
		all: points.length,
	}));
};

const countedInstead = (wrong: (sides: Sides) => number): Relation =>
	either(
		fromGiven(sidesIn, ({ above }) => above, wrong),
		fromGiven(sidesIn, ({ below }) => below, wrong),
	);

/** The data point farthest from the line. */
type Farthest = { line: Line; point: Point; distance: number };

const farthestIn = (record: Question): Farthest[] =>
	linesIn(record).flatMap((line) =>
		pointsIn(record).map((point) => ({
			line,
			point,
			distance: Math.abs(point[1] - heightAt(line, point[0])),
		})),
	);

/** The points in the prompt: "the data points $(5, 49)$ and $(11, 37)$". */
const namedPoints = ({ question }: Question): Point[] =>
	[...question.matchAll(/\((-?[\d.]+), (-?[\d.]+)\)/g)].map(([, x, y]) => [Number(x), Number(y)]);

/** The wrong choice is a point of the plot for which this holds. */
const chosePoint =
	(holds: (point: Point, points: readonly Point[]) => boolean): Relation =>
	({ record, right, wrong }) => {
		const points = pointsIn(record);
		const [x, y] = numbersWritten(wrong);
		const point = points.find((other) => other[0] === x && other[1] === y);
		return points.length === 0
			? undefined
			: wrong !== right && point !== undefined && holds(point, points);
	};

const wordsExchanged = (...pairs: readonly (readonly [string, string])[]): Relation =>
	reworded((right) => pairs.reduce((text, [one, other]) => exchanged(one, other)(text), right));

const SIGNS = ['positive', 'negative'] as const;
const STRENGTHS = ['strong', 'weak'] as const;

export const SCATTER_PLOT_RULES: readonly Rule[] = [
	// Lines of fit
	rule(
		fromGiven(usesIn, predicted, ({ line, given }) => (line.start + line.slope) * given),
		'added NUMBER to NUMBER before multiplying by NUMBER',
	),
	rule(
		fromGiven(
			linesIn,
			({ slope }) => Math.abs(slope),
			({ start }) => start,
		),
		'gave the y-intercept instead of the slope',
	),
	rule(
		fromGiven(
			linesIn,
			({ start }) => start,
			({ slope }) => slope,
		),
		'gave the slope instead of the y-intercept',
	),
	rule(
		either(
			fromGiven(
				linesIn,
				({ slope }) => Math.abs(slope),
				(line) => heightAt(line, 1),
			),
			fromGiven(
				linesIn,
				({ start }) => start,
				(line) => heightAt(line, 1),
			),
		),
		'gave the prediction for x = 1',
		'substituted 1 for x',
	),
	rule(opposite, 'subtracted the actual value from the predicted value'),
	rule(
		fromGiven(
			usesIn,
			({ line, given }) => (given - line.start) / line.slope,
			({ line, given }) => given / line.slope,
		),
		'did not subtract NUMBER first',
	),
	rule(
		fromGiven(
			(record) => linesIn(record).map((line) => residuals(line, pointsIn(record))),
			sum,
			(sizes) => Math.max(...sizes),
		),
		'gave only the largest absolute value among the residuals of the better model',
	),
	rule(
		countedInstead(({ below }) => below),
		'counted the points below the line',
	),
	rule(
		countedInstead(({ above }) => above),
		'counted the points above the line',
	),
	rule(
		countedInstead(({ all }) => all),
		'counted all the points',
	),
	rule(
		fromGiven(
			farthestIn,
			({ distance }) => distance,
			({ line, point: [x] }) => heightAt(line, x),
		),
		'gave the y-value of the line',
	),
	rule(
		fromGiven(
			farthestIn,
			({ distance }) => distance,
			({ point: [, y] }) => y,
		),
		'gave the y-coordinate of the point',
	),
	rule(
		either(
			...[0, 1].map((at) =>
				formulaBecomes((right, x, record) => {
					const point = namedPoints(record)[at];
					return point && point[1] + (right(1) - right(0)) * x;
				}),
			),
		),
		'used the y-coordinate of a point as the y-intercept',
	),
	rule(
		either(
			...[0, 1].map((at) =>
				formulaBecomes((right, x, record) => {
					const point = namedPoints(record)[at];
					return point && point[1] - (right(1) - right(0)) * (x - point[0]);
				}),
			),
		),
		'subtracted the x-coordinates and the y-coordinates in opposite orders',
	),
	// Association
	rule(wordsExchanged(SIGNS, STRENGTHS), 'switched positive with negative and strong with weak'),
	rule(
		wordsExchanged(SIGNS),
		'read a (?:positive|negative) coefficient as a (?:positive|negative) association',
	),
	rule(
		wordsExchanged(STRENGTHS),
		'read an absolute value close to [01] as a (?:strong|weak) association',
	),
	rule(reworded(exchanged('Positive', 'Negative')), 'read the plot from right to left'),
	rule(chose(/^Nonlinear association$/), 'mistook the small distances from the line for a curve'),
	rule(
		chose(/^No association$/, /^(?:Positive|Negative)/),
		'expected the points to lie exactly on a line',
	),
	rule(chose(/^No association$/, /^Nonlinear/), 'looked only for a line, not for a curve'),
	rule(
		(pair) =>
			chose(pair.said[0] === 'rise' ? /^Positive linear/ : /^Negative linear/, /^Nonlinear/)(pair),
		'looked only at the points on the (?:left|right), which (rise|fall)',
	),
	// Outliers and clusters
	rule(
		chosePoint(
			([x], points) => points.some(([other]) => other < x) && points.some(([other]) => other > x),
		),
		'chose a point that follows the pattern of the others',
	),
	rule(
		chosePoint(([x], points) => points.every(([other]) => other >= x)),
		'chose the point farthest to the left',
	),
	rule(
		chosePoint(([x], points) => points.every(([other]) => other <= x)),
		'chose the point farthest to the right',
	),
	rule(
		where(/cluster/, ({ record, wrong }) => {
			const [from = Number.NaN, to = Number.NaN] = numbersWritten(wrong);
			return pointsIn(record).filter(([x]) => from <= x && x <= to).length === 1;
		}),
		'chose an interval with only one point',
	),
];
