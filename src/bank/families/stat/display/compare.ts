/** The part of stat.display that compares two distributions. */
import Fraction from 'fraction.js';
import { difference, equation, sum, times } from '../../../../math/expression.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import { DATA_CONTEXTS, type DataContext } from '../../../contexts/data-contexts.ts';
import {
	distractor,
	type Draft,
	type DraftChoice,
	type Draw,
	type Line,
	line,
	multipleChoice,
	sentence,
	type Skills,
} from '../../../family.ts';
import { amount, ends } from '../../../steps/amounts.ts';
import { inUnits } from '../../../steps/statistics.ts';
import { drawFive, type Five } from './box.ts';
import { about, figureOf, sideQuestion, type TwoBoxes } from './sides.ts';

const compare = (draw: Draw): Draft | undefined => comparison(draw, draw.inTurn('ask'));

export const compareSkills: Skills = {
	'Compare two data displays': compare,
	'Compare displays or predict the effect of changes'(draw) {
		const ask = draw.inTurn('ask');
		return ask === 'mean' ? movedData(draw) : comparison(draw, ask);
	},
};

function comparison(draw: Draw, ask: string): Draft | undefined {
	const context = draw.random.pick(DATA_CONTEXTS);
	const a = drawFive(draw, context.low, context.high);
	const b = drawFive(draw, context.low, context.high);
	const boxes = { context, a, b };
	if (ask === 'shape' || ask === 'overlap') return sideQuestion(boxes, ask);
	if (ask === 'ratio') return ratioQuestion(boxes);
	return ask === 'center' || ask === 'median'
		? differenceQuestion(boxes, 'median')
		: differenceQuestion(boxes, 'interquartile range');
}

const length = ([, q1, , q3]: Five): number => q3 - q1;

type Measure = 'median' | 'interquartile range';

const MEASURES: Readonly<Record<Measure, (five: Five) => number>> = {
	median: ([, , median]) => median,
	'interquartile range': length,
};

const OTHER = { median: 'interquartile range', 'interquartile range': 'median' } as const;

/** "The median for team A is 4 points greater than that for team B." */
const claim = (measure: string, gap: number, { side, unit }: DataContext): Prose =>
	say`The ${measure} for ${side.one} ${gap > 0 ? 'A' : 'B'} is ${inUnits(Math.abs(gap), unit)} greater than that for ${side.one} ${gap > 0 ? 'B' : 'A'}.`;

function differenceQuestion(boxes: TwoBoxes, measure: Measure): Draft | undefined {
	const { a, b, context } = boxes;
	const { one, many } = context.side;
	const of = MEASURES[measure];
	const gap = of(a) - of(b);
	const other = MEASURES[OTHER[measure]](a) - MEASURES[OTHER[measure]](b);
	const whole = a[4] - a[0] - (b[4] - b[0]);
	const far = measure === 'median' ? a[4] - b[4] : whole;
	const wrong = [-gap, other, far];
	if (gap === 0 || new Set([gap, ...wrong]).size < 4 || wrong.includes(0)) return undefined;
	// The data set of the right statement is named by another one, too.
	if (![other, far].some((value) => Math.sign(value) === Math.sign(gap))) return undefined;
	const distractors: DraftChoice[] = [
		distractor(claim(measure, -gap, context), `switched the two ${many}`),
		distractor(claim(measure, other, context), `compared the ${OTHER[measure]}s`),
		distractor(
			claim(measure, far, context),
			measure === 'median' ? 'compared the greatest values' : 'compared the ranges',
		),
	];
	return {
		prompt: say`${about(boxes)} Which statement is true?`,
		answer: multipleChoice(claim(measure, gap, context), ...distractors),
		steps: [
			...measureLines(boxes, measure),
			gapLine(of(a), of(b), measure),
			sentence(claim(measure, gap, context)),
		],
		hints: [
			measure === 'median'
				? say`What does the line inside each box mark? For which ${one} is it farther to the right?`
				: say`Which two values mark the ends of each box? How long is each box?`,
		],
		figure: figureOf(boxes),
	};
}

const gapLine = (a: number, b: number, measure: Measure): Line =>
	line(
		equation(difference(Math.max(a, b), Math.min(a, b)), Math.abs(a - b)),
		`subtract to find the difference between the ${measure}s`,
	);

function measureLines({ a, b, context }: TwoBoxes, measure: Measure): Line[] {
	const { one } = context.side;
	if (measure === 'median')
		return [
			sentence(
				say`The medians are ${a[2]} for ${one} A and ${b[2]} for ${one} B.`,
				'the line inside each box marks the median',
			),
		];
	return [
		line(
			equation(difference(a[3], a[1]), length(a)),
			`the interquartile range for ${one} A is the length of its box, which extends from ${a[1]} to ${a[3]}`,
		),
		line(
			equation(difference(b[3], b[1]), length(b)),
			`the interquartile range for ${one} B is the length of its box, which extends from ${b[1]} to ${b[3]}`,
		),
	];
}

/** Boxes of one length: how many box lengths apart are the medians? */
function ratioQuestion({ context, a, b: drawn }: TwoBoxes): Draft | undefined {
	const box = length(a);
	const b: Five = [drawn[0], drawn[1], drawn[2], drawn[1] + box, drawn[4]];
	const gap = Math.abs(a[2] - b[2]);
	const inside = b[2] + 5 < b[3] && b[3] + 5 < b[4];
	const ratio = new Fraction(gap, box);
	const shown: [Fraction, string][] = [
		[new Fraction(box, Math.max(gap, 1)), 'divided the interquartile range by the difference'],
		[new Fraction(gap, a[4] - a[0]), 'divided by the range'],
		[new Fraction(Math.abs(a[4] - b[4]), box), 'compared the greatest values'],
		[new Fraction(Math.abs(a[1] - b[1]), box), 'compared the first quartiles'],
	];
	const wrong = shown
		.filter(([value]) => ends(value, 2) && !value.equals(ratio) && !value.equals(0))
		.filter(([value], at, all) => all.findIndex(([one]) => one.equals(value)) === at);
	if (gap === 0 || !inside || !ends(ratio, 2) || wrong.length < 3) return undefined;
	const text = (value: Fraction): Prose =>
		say`The medians differ by ${amount(value)} times the interquartile range.`;
	return {
		prompt: say`${about({ context, a, b })} The interquartile range is the same for both ${context.side.many}. Which statement is true?`,
		answer: multipleChoice(
			text(ratio),
			...wrong.slice(0, 3).map(([value, mistake]) => distractor(text(value), mistake)),
		),
		steps: [
			...measureLines({ context, a, b }, 'median'),
			gapLine(a[2], b[2], 'median'),
			line(
				equation(difference(a[3], a[1]), box),
				`the interquartile range is the length of either box; the box for ${context.side.one} A extends from ${a[1]} to ${a[3]}`,
			),
			line(
				equation({ kind: 'divided', left: amount(gap), right: amount(box) }, amount(ratio)),
				'divide the difference of the medians by the interquartile range',
			),
			sentence(text(ratio)),
		],
		hints: [say`By how much do the medians differ? How long is each box?`],
		figure: figureOf({ context, a, b }),
	};
}

// The part in which all values of a data set are changed alike.

function movedData(draw: Draw): Draft | undefined {
	const { random } = draw;
	const [mean, spread] = [random.int(20, 80), random.int(3, 12)];
	const isShift = random.int(0, 1) === 1;
	const by = isShift ? random.int(3, 20) : random.int(2, 4);
	if (by === spread) return undefined;
	const change = (value: number) => (isShift ? value + by : value * by);
	const text = (m: number, s: number): Prose =>
		say`The mean is ${m}, and the standard deviation is ${s}.`;
	const right = text(change(mean), isShift ? spread : change(spread));
	const other = isShift ? change(spread) : spread;
	return {
		prompt: say`A data set has a mean of ${mean} and a standard deviation of ${spread}. Every value is ${isShift ? 'increased' : 'multiplied'} by ${by}. Which statement about the new data set is true?`,
		answer: multipleChoice(
			right,
			distractor(
				text(change(mean), other),
				isShift ? 'changed the standard deviation too' : 'left the standard deviation unchanged',
			),
			distractor(text(mean, change(spread)), 'changed the standard deviation but not the mean'),
			distractor(text(mean, spread), 'left both the mean and the standard deviation unchanged'),
		),
		steps: [
			line(
				equation(isShift ? sum(mean, by) : times(mean, by), change(mean)),
				'the mean changes in the same way as the values',
			),
			isShift
				? sentence(
						say`The distances from the mean stay the same, so the standard deviation is still ${spread}.`,
					)
				: line(
						equation(times(spread, by), change(spread)),
						'the distances from the mean are multiplied by the same number',
					),
			sentence(right),
		],
		hints: [say`What happens to the mean? What happens to the distances between the values?`],
	};
}
