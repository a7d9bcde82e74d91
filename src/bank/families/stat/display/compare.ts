/** The part of stat.display that compares two distributions, and the shape and the overlap of two boxes. */
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
import type { Box, BoxPlots } from '../../../figures/figure.ts';
import { amount, ends } from '../../../steps/amounts.ts';
import { inUnits, type Unit } from '../../../steps/statistics.ts';
import { drawFive, type Five } from './box.ts';

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

// The part about the shape and the overlap of two boxes: four cases, of which one holds.

// Two data sets, such as those of team A and team B, as box plots over one axis.

type TwoBoxes = { context: DataContext; a: Five; b: Five };

const figureOf = ({ context, a, b }: TwoBoxes): BoxPlots => ({
	kind: 'box plots',
	boxes: [boxOf(context, 'A', a), boxOf(context, 'B', b)],
	title: context.title,
});

function boxOf({ side }: DataContext, letter: string, five: Five): Box {
	const name = `${side.one} ${letter}`;
	return { of: `the data for ${name}`, name, five };
}

const about = ({ context }: TwoBoxes): Prose =>
	say`The box plots show ${context.compared}, A and B.`;

/** For which of the two data sets something is true. */
type Case = 'onlyA' | 'onlyB' | 'both' | 'neither';

const caseOf = (inA: boolean, inB: boolean): Case =>
	inA ? (inB ? 'both' : 'onlyA') : inB ? 'onlyB' : 'neither';

/** Whether it is true for A, and for B. */
const ALL = [
	[true, false],
	[false, true],
	[true, true],
	[false, false],
] as const;

const choicesFor = ({ one, many }: Unit): Readonly<Record<Case, string>> => ({
	onlyA: `Only ${one} A`,
	onlyB: `Only ${one} B`,
	both: `Both ${many}`,
	neither: `Neither ${one}`,
});

/** What the last line of the solution says about one data set, and about both. */
type Said = { has: string; have: string };

const SHAPE: Said = {
	has: 'has a box whose right part is longer than the left part',
	have: 'have boxes whose right part is longer than the left part',
};

const OVERLAP: Said = {
	has: 'has a median that lies inside the other box',
	have: 'have a median that lies inside the other one’s box',
};

/** The data sets that a wrong choice misjudges. */
type Slip = 'A' | 'B' | 'both';

/** Which of two lengths is clearly longer: 1 the right one, -1 the left one, 0 neither. */
const longer = (left: number, right: number): number =>
	4 * Math.max(left, right) < 5 * Math.min(left, right) ? 0 : Math.sign(right - left);

/** The side of the longer part of the box, if the whisker on that side is the longer one too. */
function lean([least, q1, median, q3, most]: Five): number {
	const side = longer(median - q1, q3 - median);
	return side === longer(q1 - least, most - q3) ? side : 0;
}

const holds = ([, , median]: Five, [, q1, , q3]: Five): boolean => median > q1 && median < q3;

function partsLine(name: string, [, q1, median, q3]: Five): Line {
	const isLonger = q3 - median > median - q1;
	const [left, right] = [
		equation(difference(median, q1), median - q1),
		equation(difference(q3, median), q3 - median),
	];
	return sentence(
		say`For ${name}, the left part has a length of ${left}, and the right part has a length of ${right}, so the right part is ${isLonger ? 'longer' : 'shorter'}.`,
		'subtract to find the length of each part',
	);
}

/** Where one median lies beside the other box. */
function placeIn([, , median]: Five, [, q1, , q3]: Five): string {
	if (median < q1) return `${median} is less than ${q1}, so it is outside the box`;
	if (median > q3) return `${median} is greater than ${q3}, so it is outside the box`;
	return `${median} is between ${q1} and ${q3}, so it is inside the box`;
}

function sideQuestion(boxes: TwoBoxes, ask: string): Draft | undefined {
	const { a, b } = boxes;
	const { side } = boxes.context;
	const { one, many } = side;
	if (ask === 'shape') {
		const [inA, inB] = [lean(a), lean(b)];
		if (inA === 0 || inB === 0) return undefined;
		return chosen(
			boxes,
			`For which ${one} or ${many}, if any, is the part of the box to the right of the median longer than the part to the left?`,
			[inA > 0, inB > 0],
			[partsLine(`${one} A`, a), partsLine(`${one} B`, b)],
			SHAPE,
			'How long is the part of each box to the left of the median? How long is the part to the right of it?',
			(group) =>
				group === 'both'
					? 'mixed up which part is longer in both boxes'
					: `mixed up which part of the box for ${one} ${group} is longer`,
		);
	}
	const touching = [a[2] === b[1], a[2] === b[2], a[2] === b[3], b[2] === a[1], b[2] === a[3]];
	if (touching.includes(true)) return undefined;
	const inside = [holds(a, b), holds(b, a)] as const;
	return chosen(
		boxes,
		`For which ${one} or ${many}, if any, does the median lie inside the box for the other ${one}?`,
		inside,
		[
			sentence(
				say`The median for ${one} A is ${a[2]}. The box for ${one} B extends from ${b[1]} to ${b[3]}.`,
				placeIn(a, b),
			),
			sentence(
				say`The median for ${one} B is ${b[2]}. The box for ${one} A extends from ${a[1]} to ${a[3]}.`,
				placeIn(b, a),
			),
		],
		OVERLAP,
		`Where is the median for each ${one}? Where does the other box begin and end?`,
		(group) => misplaced(group, boxes, inside),
	);
}

/** What puts a median on the wrong side of an end of the other box; `inA`: the median for A is inside. */
function misplaced(
	group: Slip,
	{ a, b, context }: TwoBoxes,
	[inA, inB]: readonly [inA: boolean, inB: boolean],
): string {
	if (group === 'both') {
		if (inA !== inB) return `switched the two ${context.side.many}`;
		return inA
			? 'compared only the medians instead of comparing each one with the ends of the other box'
			: 'compared each median with only one end of the other box';
	}
	const [isInside, [, , median], [, q1, middle, q3]] = group === 'A' ? [inA, a, b] : [inB, b, a];
	return isInside
		? `thought that ${median} is outside the box from ${q1} to ${q3} because it is ${median < middle ? 'less' : 'greater'} than the median, ${middle}`
		: `compared ${median} with only one end of the box from ${q1} to ${q3}`;
}

function chosen(
	boxes: TwoBoxes,
	question: string,
	[inA, inB]: readonly [boolean, boolean],
	lines: readonly Line[],
	{ has, have }: Said,
	hint: string,
	slip: (group: Slip) => string,
): Draft {
	const choices = choicesFor(boxes.context.side);
	const right = caseOf(inA, inB);
	const wrong = ALL.filter(([forA, forB]) => forA !== inA || forB !== inB).map(([forA, forB]) =>
		distractor(
			say`${choices[caseOf(forA, forB)]}`,
			slip(forA === inA ? 'B' : forB === inB ? 'A' : 'both'),
		),
	);
	return {
		prompt: say`${about(boxes)} ${question}`,
		answer: multipleChoice(say`${choices[right]}`, ...wrong),
		steps: [...lines, sentence(say`${choices[right]} ${right === 'both' ? have : has}.`)],
		hints: [say`${hint}`],
		figure: figureOf(boxes),
	};
}
