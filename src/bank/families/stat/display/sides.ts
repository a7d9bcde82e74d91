/** The part of stat.display about the shape and the overlap of two boxes: four cases, of which one holds. */
import { say } from '../../../../math/prose.ts';
import { multipleChoice, distractor } from '../../../answer.ts';
import { type Draft, sentence } from '../../../family.ts';
import type { Five } from './box.ts';
import { about, figureOf, type TwoBoxes } from './two-boxes.ts';

const NAMES = ['Only in group A', 'Only in group B', 'In both groups', 'In neither group'] as const;

/** How many units the right part of the box is longer than the left part. */
const lean = ([, q1, median, q3]: Five): number => q3 - median - (median - q1);

const holds = ([, , median]: Five, [, q1, , q3]: Five): boolean => median > q1 && median < q3;

export function sideQuestion(boxes: TwoBoxes, ask: string): Draft | undefined {
	const { a, b } = boxes;
	if (ask === 'shape') {
		const [inA, inB] = [lean(a), lean(b)];
		if (inA === 0 || inB === 0) return undefined;
		return chosen(
			boxes,
			'In which group is the part of the box to the right of the median longer than the part to the left of it?',
			[inA > 0, inB > 0],
			[a, b].map(
				([, q1, median, q3], at) =>
					say`Group ${at === 0 ? 'A' : 'B'}: the left part is ${median - q1} units long, and the right part is ${q3 - median} units long.`,
			),
			'How long is each of the two parts of each box?',
			(group) =>
				group === 'both'
					? 'compared the two parts of both boxes in the reverse order'
					: `compared the two parts of the box of group ${group} in the reverse order`,
		);
	}
	const touching = [a[2] === b[1], a[2] === b[3], b[2] === a[1], b[2] === a[3]];
	if (touching.includes(true)) return undefined;
	return chosen(
		boxes,
		'In which group does the median lie inside the box of the other group?',
		[holds(a, b), holds(b, a)],
		[
			say`The median of group A is ${a[2]}. The box of group B extends from ${b[1]} to ${b[3]}.`,
			say`The median of group B is ${b[2]}. The box of group A extends from ${a[1]} to ${a[3]}.`,
		],
		'Where is the median of each group? Where does the box of the other group begin and end?',
		(group) =>
			group === 'both'
				? 'did not compare the medians with both ends of the other box'
				: `did not compare the median of group ${group} with both ends of the other box`,
	);
}

function chosen(
	boxes: TwoBoxes,
	question: string,
	[inA, inB]: readonly [boolean, boolean],
	lines: readonly ReturnType<typeof say>[],
	hint: string,
	slip: (group: 'A' | 'B' | 'both') => string,
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
		steps: [...lines.map((text) => sentence(text)), sentence(say`${right}.`)],
		hints: [say`${hint}`],
		figure: figureOf(boxes),
	};
}
