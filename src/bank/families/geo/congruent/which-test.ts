/** Which criterion shows that two triangles are congruent. Canada calls it a condition. */
import { symbol } from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import {
	distractor,
	type Draft,
	type Draw,
	type Line,
	multipleChoice,
	sentence,
} from '../../../family.ts';

/** What is known of two triangles ABC and DEF, and the test that follows from it. Angles by one letter, sides by two. */
type Known = { test: 'SSS' | 'SAS' | 'ASA' | 'AAS'; parts: readonly string[] };

const CONGRUENCE_TESTS: readonly Known[] = [
	{ test: 'SSS', parts: ['AB', 'BC', 'AC'] },
	{ test: 'SAS', parts: ['AB', 'A', 'AC'] },
	{ test: 'SAS', parts: ['AB', 'B', 'BC'] },
	{ test: 'SAS', parts: ['BC', 'C', 'AC'] },
	{ test: 'ASA', parts: ['A', 'AB', 'B'] },
	{ test: 'ASA', parts: ['B', 'BC', 'C'] },
	{ test: 'ASA', parts: ['A', 'AC', 'C'] },
	{ test: 'AAS', parts: ['A', 'B', 'BC'] },
	{ test: 'AAS', parts: ['A', 'B', 'AC'] },
	{ test: 'AAS', parts: ['B', 'C', 'AB'] },
	{ test: 'AAS', parts: ['A', 'C', 'AB'] },
];

/** What is given, by the number of pairs of sides. */
const GIVEN: Readonly<Record<number, string>> = {
	1: 'One pair of sides and two pairs of angles',
	2: 'Two pairs of sides and one pair of angles',
	3: 'All three pairs of sides',
};

/** The second triangle's name, corresponding vertices in the same order, so that A does not always match the first letter shown. */
export const SECOND = [
	'DEF',
	'FDE',
	'EFD',
	'PQR',
	'RPQ',
	'TSR',
	'XYZ',
	'ZXY',
	'KLM',
	'MKL',
] as const;

const TESTS = ['SSS', 'SAS', 'ASA', 'AAS'] as const;

/** Each has angles where the other has sides. */
const INTERCHANGED = ['SAS', 'ASA'];

const anglesOf = (test: string): number => [...test].filter((letter) => letter === 'A').length;

/** What leads from the right test to another one. */
function mistakeFor(wrong: string, right: string): string {
	const more = anglesOf(wrong) - anglesOf(right);
	if (more === 0) return 'did not check whether the side is between the two given angles';
	if ([wrong, right].every((one) => INTERCHANGED.includes(one)))
		return 'interchanged the sides and the angles';
	const pairs = Math.abs(more) === 1 ? 'one pair' : 'two pairs';
	return more > 0
		? `counted ${pairs} of congruent sides as congruent angles`
		: `counted ${pairs} of congruent angles as congruent sides`;
}

const REASONS: Record<(typeof TESTS)[number], string> = {
	SSS: 'three pairs of sides are congruent',
	SAS: 'two pairs of sides are congruent, and so are the angles between them',
	ASA: 'two pairs of angles are congruent, and so are the sides between them',
	AAS: 'two pairs of angles are congruent, and so is a pair of sides that are not between those angles',
};

/** What to look for in the sketch, by the number of pairs of sides. */
const LOOK_FOR: Readonly<Record<number, string>> = {
	1: 'Is the side between the two angles?',
	2: 'Is the angle between the two sides?',
	3: 'How many pairs of sides are congruent, and how many pairs of angles?',
};

/** Whether the one angle lies between the two sides, or the one side between the two angles. */
function between(test: Known['test'], parts: readonly string[]): Line[] {
	const [side = '', otherSide] = parts.filter((part) => part.length === 2);
	const [angle, otherAngle = ''] = parts.filter((part) => part.length === 1);
	if (angle === undefined) return [];
	if (otherSide !== undefined)
		return [
			sentence(
				say`Angle ${symbol(angle)} is between sides ${symbol(side)} and ${symbol(otherSide)}.`,
				`both sides meet at ${angle}`,
			),
		];
	return [
		sentence(
			say`Side ${symbol(side)} is ${test === 'ASA' ? '' : 'not '}between angles ${symbol(angle)} and ${symbol(otherAngle)}.`,
			test === 'ASA'
				? `it joins ${angle} and ${otherAngle}`
				: `it is opposite angle ${side.includes(angle) ? otherAngle : angle}`,
		),
	];
}

export function whichTest(draw: Draw): Draft {
	const test = draw.random.pick(TESTS);
	const { parts } = draw.random.pick(CONGRUENCE_TESTS.filter((one) => one.test === test));
	const second = draw.random.pick(SECOND);
	const other = (part: string) =>
		[...part].map((one) => second.charAt('ABC'.indexOf(one))).join('');
	const [first, ...more] = draw.random
		.shuffle(parts)
		.map((part) =>
			part.length === 2
				? say`side ${symbol(part)} is congruent to side ${symbol(other(part))}`
				: say`angle ${symbol(part)} is congruent to angle ${symbol(other(part))}`,
		);
	const sides = parts.filter((part) => part.length === 2).length;
	const criterion = draw.country === 'USA' ? 'criterion' : 'condition';
	return {
		prompt: say`In triangles ${symbol('ABC')} and ${symbol(second)}, ${first ?? ''}, ${more[0] ?? ''}, and ${more[1] ?? ''}. Which ${criterion} shows that the triangles are congruent?`,
		answer: multipleChoice(
			say`${test}`,
			...TESTS.filter((one) => one !== test).map((one) =>
				distractor(say`${one}`, mistakeFor(one, test)),
			),
		),
		steps: [
			sentence(say`${GIVEN[sides] ?? ''} are congruent.`),
			...between(test, parts),
			sentence(say`The ${criterion} is ${test}.`, REASONS[test]),
		],
		hints: [say`Sketch both triangles and mark the congruent parts. ${LOOK_FOR[sides] ?? ''}`],
	};
}
