import { equation, opposite, quotient, sum, symbol } from '../../../../math/expression.ts';
import { degrees } from '../../../../math/notation.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import {
	distractor,
	type Draft,
	type Draw,
	type Line,
	line,
	multipleChoice,
	sentence,
} from '../../../family.ts';

/** 180° − 50° − 60° = 70° */
const thirdAngle = (one: number, two: number) =>
	equation(
		sum(degrees(180), opposite(degrees(one)), opposite(degrees(two))),
		degrees(180 - one - two),
	);

const CHECKS = [
	'Yes, all three pairs of angles are equal.',
	'No, they have only one pair of equal angles.',
	'Yes, one pair of equal angles is enough.',
	'There is not enough information.',
] as const;

const CHECK_MISCONCEPTIONS = [
	'compared only one pair of angles and assumed that the others are equal',
	'did not find the third angle of each triangle',
	'did not compare the other two pairs of angles',
	'assumed that the lengths of the sides must be known as well',
] as const;

export function angleCheck(draw: Draw): Draft | undefined {
	const [a, b] = [draw.int('a'), draw.int('b')];
	const third = 180 - a - b;
	if (a === b || third < 20 || third === a || third === b) return undefined;
	const different = draw.inTurn('twist') === 'different';
	const shift = draw.random.pick([-15, -10, -5, 5, 10, 15]);
	const other = different ? third + shift : third;
	const last = 180 - b - other;
	if (different && (new Set([a, b, third, other, last]).size < 5 || last < 15 || other < 15))
		return undefined;
	const right = different ? 1 : 0;
	return {
		prompt: say`Triangle ${symbol('ABC')} has angles of ${degrees(a)} and ${degrees(b)}. Triangle ${symbol('DEF')} has angles of ${degrees(other)} and ${degrees(b)}. Are the two triangles similar?`,
		answer: multipleChoice(
			say`${CHECKS[right]}`,
			...[0, 1, 2, 3]
				.filter((one) => one !== right)
				.map((one) => distractor(say`${CHECKS[one] ?? ''}`, CHECK_MISCONCEPTIONS[one] ?? '')),
		),
		steps: [
			sentence(
				say`The third angle of triangle ${symbol('ABC')} is ${thirdAngle(a, b)}.`,
				'the angles of a triangle add up to 180°',
			),
			sentence(
				say`The third angle of triangle ${symbol('DEF')} is ${thirdAngle(other, b)}.`,
				'subtract the two given angles from 180°',
			),
			sentence(
				say`The angles of triangle ${symbol('ABC')} are ${degrees(a)}, ${degrees(b)}, and ${degrees(third)}, and those of triangle ${symbol('DEF')} are ${degrees(other)}, ${degrees(b)}, and ${degrees(180 - other - b)}.`,
			),
			sentence(
				say`${CHECKS[right]}`,
				different
					? 'similar triangles have the same three angles'
					: 'triangles with the same three angles are similar',
			),
		],
		hints: [
			say`What is the third angle of each triangle? Do the two triangles have the same angles?`,
		],
	};
}

const angle = (corner: string, size: number): Prose =>
	say`angle ${symbol(corner)} is ${degrees(size)}`;

const joined = (parts: readonly Prose[]): Prose =>
	parts.reduce((all, part, at) =>
		at === parts.length - 1
			? say`${all}${parts.length > 2 ? ',' : ''} and ${part}`
			: say`${all}, ${part}`,
	);

const OPTIONS = {
	AA: 'Yes, by AA similarity.',
	SAS: 'Yes, by SAS similarity.',
	SSS: 'Yes, by SSS similarity.',
	'not similar': 'No, they are not similar.',
	'not enough information': 'There is not enough information.',
} as const;

type Kind = keyof typeof OPTIONS;

/** What the choice overlooks or assumes, where the right answer is of another kind. */
function mistake(chosen: Kind, right: Kind): string {
	switch (chosen) {
		case 'AA':
			return right === 'SAS'
				? 'treated the equal ratios of sides as a second pair of equal angles'
				: 'treated equal ratios of sides as equal angles, although no angles are given';
		case 'SAS':
			return right === 'not enough information'
				? 'assumed that the angles between the sides are equal'
				: right === 'AA'
					? 'treated the given parts as two sides and the angle between them'
					: 'treated the third pair of sides as a pair of equal angles';
		case 'SSS':
			if (right === 'AA') return 'treated the given parts as three pairs of sides';
			return right === 'not similar'
				? 'did not compare all three pairs of sides'
				: 'assumed that the third pair of sides has the same ratio';
		case 'not similar':
			return right === 'not enough information'
				? 'concluded from the missing information that the triangles are not similar'
				: 'compared parts that do not correspond';
		case 'not enough information':
			if (right === 'AA') return 'assumed that a side must be known as well as the angles';
			return right === 'SAS'
				? 'assumed that the third pair of sides must be known as well'
				: 'assumed that an angle must be known as well as the sides';
	}
}

export function similarityTest(draw: Draw): Draft | undefined {
	const type = draw.inTurn('type') as Kind;
	const [a, b, k] = [draw.int('a'), draw.int('b'), draw.int('k')];
	const c = draw.random.int(Math.abs(a - b) + 1, a + b - 1);
	if (a === b || b === c || a === c) return undefined;
	const parts = givenParts(type, [a, b, c], k, draw);
	if (!parts) return undefined;
	const others = draw.random.sample(
		(Object.keys(OPTIONS) as Kind[]).filter((one) => one !== type),
		3,
	);
	return {
		prompt: say`In triangle ${symbol('ABC')}, ${joined(parts.first)}. In triangle ${symbol('DEF')}, ${joined(parts.second)}. Is triangle ${symbol('ABC')} similar to triangle ${symbol('DEF')}? Assume that corresponding vertices are listed in the same order.`,
		answer: multipleChoice(
			say`${OPTIONS[type]}`,
			...others.map((one) => distractor(say`${OPTIONS[one]}`, mistake(one, type))),
		),
		steps: [...parts.lines, sentence(say`${OPTIONS[type]}`, parts.why)],
		hints: [parts.hint],
	};
}

type Parts = { first: Prose[]; second: Prose[]; lines: Line[]; why: string; hint: Prose };

const cm = (name: string, value: number): Prose => say`${equation(name, value)} cm`;

const ratioLine = (name: string, match: string, value: number, other: number): Line =>
	line(
		equation(
			quotient(match, name),
			other % value === 0
				? equation(quotient(other, value), other / value)
				: quotient(other, value),
		),
		'the ratio of corresponding sides',
	);

function givenParts(
	type: Kind,
	[a, b, c]: readonly [number, number, number],
	k: number,
	draw: Draw,
): Parts | undefined {
	if (type === 'AA') {
		const [one, two] = [draw.random.int(25, 85), draw.random.int(25, 85)];
		if (one === two) return undefined;
		const third = 180 - one - two;
		return {
			first: [angle('A', one), angle('B', two)],
			second: [angle('D', one), angle('F', third)],
			lines: [
				sentence(
					say`Angle ${symbol('E')} measures ${thirdAngle(one, third)}.`,
					'the angles of a triangle add up to 180°',
				),
				sentence(
					say`So angle ${symbol('A')} equals angle ${symbol('D')}, and angle ${symbol('B')} equals angle ${symbol('E')}.`,
					`angles A and D are both ${one}°, and angles B and E are both ${two}°`,
				),
			],
			why: 'two pairs of angles are equal',
			hint: say`Which angles correspond? How can you find the angle that you need but do not know?`,
		};
	}
	if (type === 'SSS' || type === 'not similar') {
		const off = type === 'SSS' ? 0 : draw.random.pick([-2, -1, 1, 2]);
		const last = k * c + off;
		if (last >= k * (a + b) || last <= k * Math.abs(a - b)) return undefined;
		return {
			first: [cm('AB', a), cm('BC', b), cm('AC', c)],
			second: [cm('DE', k * a), cm('EF', k * b), cm('DF', last)],
			lines: [
				ratioLine('AB', 'DE', a, k * a),
				ratioLine('BC', 'EF', b, k * b),
				ratioLine('AC', 'DF', c, last),
			],
			why: off === 0 ? 'all three ratios are equal' : 'the last ratio is different',
			hint: say`Which sides correspond? How do the ratios of the three pairs compare?`,
		};
	}
	const between = draw.random.int(30, 120);
	const known = type === 'SAS';
	return {
		first: [cm('AB', a), cm('AC', b), ...(known ? [angle('A', between)] : [])],
		second: [cm('DE', k * a), cm('DF', k * b), ...(known ? [angle('D', between)] : [])],
		lines: [
			ratioLine('AB', 'DE', a, k * a),
			ratioLine('AC', 'DF', b, k * b),
			...(known
				? [
						sentence(
							say`Angle ${symbol('A')} equals angle ${symbol('D')}.`,
							`both are ${between}°, and each is the angle between the two given sides`,
						),
					]
				: []),
		],
		why: known
			? 'the ratios of two pairs of sides are equal, and the angles between those sides are equal'
			: 'the ratios of two pairs of sides are equal, but nothing is known about the angles or the third sides',
		hint: say`Which sides correspond, and how do their ratios compare? What do you know about the angles between them?`,
	};
}
