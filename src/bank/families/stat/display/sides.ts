/** The part of stat.display about the shape and the overlap of two boxes: four cases, of which one holds. */
import { difference, equation } from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import { multipleChoice, distractor } from '../../../answer.ts';
import { type Draft, type Line, sentence } from '../../../family.ts';
import type { Five } from './box.ts';
import { about, figureOf, type TwoBoxes } from './two-boxes.ts';

/** The groups of which something is true. */
type Case = 'onlyA' | 'onlyB' | 'both' | 'neither';

/** A choice for each case, and the last line of the solution if it is right. */
type Cases = Readonly<Record<Case, { choice: string; last: string }>>;

const caseOf = (inA: boolean, inB: boolean): Case =>
	inA ? (inB ? 'both' : 'onlyA') : inB ? 'onlyB' : 'neither';

/** Whether it is true of group A, and of group B. */
const ALL = [
	[true, false],
	[false, true],
	[true, true],
	[false, false],
] as const;

const SHAPES: Cases = {
	onlyA: {
		choice: 'Only in group A',
		last: 'Only in group A is the right part of the box longer.',
	},
	onlyB: {
		choice: 'Only in group B',
		last: 'Only in group B is the right part of the box longer.',
	},
	both: { choice: 'In both groups', last: 'In both groups, the right part of the box is longer.' },
	neither: {
		choice: 'In neither group',
		last: 'In neither group is the right part of the box longer.',
	},
};

const OVERLAPS: Cases = {
	onlyA: {
		choice: 'Only group A’s',
		last: 'Only group A’s median lies inside the other group’s box.',
	},
	onlyB: {
		choice: 'Only group B’s',
		last: 'Only group B’s median lies inside the other group’s box.',
	},
	both: {
		choice: 'Both groups’',
		last: 'Both groups’ medians do: each lies inside the other group’s box.',
	},
	neither: {
		choice: 'Neither group’s',
		last: 'Neither group’s median lies inside the other group’s box.',
	},
};

/** The groups that a wrong choice misjudges. */
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
	const [left, right] = [
		equation(difference(median, q1), median - q1),
		equation(difference(q3, median), q3 - median),
	];
	return sentence(
		say`Group ${name}: for the left part, ${left}; for the right part, ${right}.`,
		`subtract to find the length of each part: in group ${name}, the right part is ${q3 - median > median - q1 ? 'longer' : 'shorter'} than the left part`,
	);
}

/** Where the median of one group lies beside the box of the other. */
function placeIn([, , median]: Five, [, q1, , q3]: Five): string {
	if (median < q1) return `${median} is less than ${q1}, so it is outside the box`;
	if (median > q3) return `${median} is greater than ${q3}, so it is outside the box`;
	return `${median} is between ${q1} and ${q3}, so it is inside the box`;
}

export function sideQuestion(boxes: TwoBoxes, ask: string): Draft | undefined {
	const { a, b } = boxes;
	if (ask === 'shape') {
		const [inA, inB] = [lean(a), lean(b)];
		if (inA === 0 || inB === 0) return undefined;
		return chosen(
			boxes,
			'In which group or groups, if any, is the part of the box to the right of the median longer than the part to the left?',
			[inA > 0, inB > 0],
			[a, b].map((five, at) => partsLine(at === 0 ? 'A' : 'B', five)),
			SHAPES,
			'How long is the part of each box to the left of the median? How long is the part to the right of it?',
			(group) =>
				group === 'both'
					? 'mixed up which part is longer in both boxes'
					: `mixed up which part of group ${group}’s box is longer`,
		);
	}
	const touching = [a[2] === b[1], a[2] === b[2], a[2] === b[3], b[2] === a[1], b[2] === a[3]];
	if (touching.includes(true)) return undefined;
	const inside = [holds(a, b), holds(b, a)] as const;
	return chosen(
		boxes,
		'Which group’s median, if any, lies inside the box of the other group?',
		inside,
		[
			sentence(
				say`The median of group A is ${a[2]}. The box of group B extends from ${b[1]} to ${b[3]}.`,
				placeIn(a, b),
			),
			sentence(
				say`The median of group B is ${b[2]}. The box of group A extends from ${a[1]} to ${a[3]}.`,
				placeIn(b, a),
			),
		],
		OVERLAPS,
		'Where is the median of each group? Where does the box of the other group begin and end?',
		(group) => misplaced(group, boxes, inside),
	);
}

/** What puts a median on the wrong side of an end of the other box; `inA`: the median of group A is inside. */
function misplaced(
	group: Slip,
	{ a, b }: TwoBoxes,
	[inA, inB]: readonly [inA: boolean, inB: boolean],
): string {
	if (group === 'both') {
		if (inA !== inB) return 'switched the two groups';
		return inA
			? 'compared the two medians with each other instead of with the boxes'
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
	cases: Cases,
	hint: string,
	slip: (group: Slip) => string,
): Draft {
	const right = cases[caseOf(inA, inB)];
	const wrong = ALL.filter(([forA, forB]) => forA !== inA || forB !== inB).map(([forA, forB]) =>
		distractor(
			say`${cases[caseOf(forA, forB)].choice}`,
			slip(forA === inA ? 'B' : forB === inB ? 'A' : 'both'),
		),
	);
	return {
		prompt: say`${about(boxes)} ${question}`,
		answer: multipleChoice(say`${right.choice}`, ...wrong),
		steps: [...lines, sentence(say`${right.last}`)],
		hints: [say`${hint}`],
		figure: figureOf(boxes),
	};
}
