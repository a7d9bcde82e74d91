/** The part of stat.display about the shape and the overlap of two boxes: four cases, of which one holds. */
import { difference, equation } from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import { multipleChoice, distractor } from '../../../answer.ts';
import { type Draft, type Line, sentence } from '../../../family.ts';
import type { Five } from './box.ts';
import { about, figureOf, type TwoBoxes } from './two-boxes.ts';

const NAMES = ['Only in group A', 'Only in group B', 'In both groups', 'In neither group'] as const;

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
			'In which group is the part of the box to the right of the median longer than the part to the left of it?',
			[inA > 0, inB > 0],
			[a, b].map((five, at) => partsLine(at === 0 ? 'A' : 'B', five)),
			['the right part of the box is longer', 'is the right part of the box longer'],
			'How long is the part of each box to the left of the median? How long is the part to the right of it?',
			'in each group, the whiskers differ in the same way as the parts of the box, a sign of a distribution that is skewed to the longer side',
			(group) =>
				group === 'both'
					? 'compared the two parts of both boxes in the reverse order'
					: `compared the two parts of the box of group ${group} in the reverse order`,
		);
	}
	const touching = [a[2] === b[1], a[2] === b[2], a[2] === b[3], b[2] === a[1], b[2] === a[3]];
	if (touching.includes(true)) return undefined;
	const inside = [holds(a, b), holds(b, a)] as const;
	return chosen(
		boxes,
		'In which group does the median lie inside the box of the other group?',
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
		['the median lies inside the other box', 'does the median lie inside the other box'],
		'Where is the median of each group? Where does the box of the other group begin and end?',
		undefined,
		(group) => misplaced(group, inside),
	);
}

/** What puts a median on the wrong side of an end of the other box; `inA`: the median of group A is inside. */
function misplaced(group: Slip, [inA, inB]: readonly [inA: boolean, inB: boolean]): string {
	if (group === 'both') {
		if (inA !== inB) return 'switched the two groups';
		return inA
			? 'compared the two medians with each other instead of with the boxes'
			: 'compared each median with only one end of the other box';
	}
	const [isInside, other] = group === 'A' ? [inA, 'B'] : [inB, 'A'];
	return isInside
		? `compared the median of group ${group} with that of group ${other} instead of with the ends of the box of group ${other}`
		: `compared the median of group ${group} with only one end of the box of group ${other}`;
}

function chosen(
	boxes: TwoBoxes,
	question: string,
	[inA, inB]: readonly [boolean, boolean],
	lines: readonly Line[],
	/** How the last line goes on after "In both groups," and after "Only in group A". */
	[plain, inverted]: readonly [string, string],
	hint: string,
	/** What the last line means for the data. */
	meaning: string | undefined,
	slip: (group: Slip) => string,
): Draft {
	const right = NAMES[inA ? (inB ? 2 : 0) : inB ? 1 : 3];
	const mistake = (name: (typeof NAMES)[number]): string => {
		const [a, b] = [/A|both/.test(name) !== inA, /B|both/.test(name) !== inB];
		return slip(a && b ? 'both' : a ? 'A' : 'B');
	};
	const wrong = NAMES.filter((name) => name !== right);
	return {
		prompt: say`${about(boxes)} ${question}`,
		answer: multipleChoice(
			say`${right}`,
			...wrong.map((name) => distractor(say`${name}`, mistake(name))),
		),
		steps: [
			...lines,
			sentence(say`${right}${inA && inB ? `, ${plain}` : ` ${inverted}`}.`, meaning),
		],
		hints: [say`${hint}`],
		figure: figureOf(boxes),
	};
}
