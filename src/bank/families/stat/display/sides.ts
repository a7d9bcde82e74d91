/** The part of stat.display about the shape and the overlap of two boxes: four cases, of which one holds. */
import { difference, equation } from '../../../../math/expression.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import type { DataContext } from '../../../contexts/data-contexts.ts';
import { distractor, type Draft, type Line, multipleChoice, sentence } from '../../../family.ts';
import type { Unit } from '../../../steps/statistics.ts';
import type { Box, BoxPlots } from '../../../figures/figure.ts';
import type { Five } from './box.ts';

// Two data sets, such as those of team A and team B, as box plots over one axis.

export type TwoBoxes = { context: DataContext; a: Five; b: Five };

export const figureOf = ({ context, a, b }: TwoBoxes): BoxPlots => ({
	kind: 'box plots',
	boxes: [boxOf(context, 'A', a), boxOf(context, 'B', b)],
	title: context.title,
});

function boxOf({ side }: DataContext, letter: string, five: Five): Box {
	const name = `${side.one} ${letter}`;
	return { of: `the data for ${name}`, name, five };
}

export const about = ({ context }: TwoBoxes): Prose =>
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

export function sideQuestion(boxes: TwoBoxes, ask: string): Draft | undefined {
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
