/** geo.congruent: matching parts of congruent triangles, tests for congruence. */
import Fraction from 'fraction.js';
import { equation, type Expression, product, sum, symbol } from '../../../../math/expression.ts';
import { degrees } from '../../../../math/notation.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import {
	integer,
	multipleChoice,
	distractor,
	withUnit,
	rational,
	withMisconceptions,
	type WrongAnswer,
} from '../../../answer.ts';
import { type Draft, type Draw, type Line, line, sentence, type Skills } from '../../../family.ts';
import { takeAway } from '../../../steps/line-form.ts';

/** What is known of two triangles ABC and DEF, and the test that follows from it. Angles by one letter, sides by two. */
export type Known = { test: 'SSS' | 'SAS' | 'ASA' | 'AAS'; parts: readonly string[] };

export const CONGRUENCE_TESTS: readonly Known[] = [
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

export const skills: Skills = {
	'Use corresponding parts of congruent triangles': byAsk,
	'Name a congruence test or find matching parts': byAsk,
};

/** What is given, by the number of pairs of sides. */
const GIVEN: Readonly<Record<number, string>> = {
	1: 'One pair of sides and two pairs of angles',
	2: 'Two pairs of sides and one pair of angles',
	3: 'All three pairs of sides',
};

/** The second triangle's name in matching order, so that A does not always match the first letter shown. */
const SECOND = ['DEF', 'FDE', 'EFD', 'PQR', 'RPQ', 'TSR', 'XYZ', 'ZXY', 'KLM', 'MKL'] as const;

function byAsk(draw: Draw): Draft | undefined {
	const ask = draw.inTurn('ask');
	if (ask === 'which criterion') return whichTest(draw);
	const second = draw.random.pick(SECOND);
	const congruent = say`Triangle ${symbol('ABC')} is congruent to triangle ${symbol(second)}, with the vertices in matching order.`;
	const hints = [
		say`The vertices are named in matching order. Which vertex corresponds to ${symbol('A')}? Which correspond to ${symbol('B')} and ${symbol('C')}?`,
	];
	if (ask === 'angle') return angleOf(draw, second, congruent, hints);
	const [a, b] = [draw.int('a'), draw.has('b') ? draw.int('b') : draw.random.int(3, 20)];
	const c = draw.random.int(3, 20);
	const [one = 0, two = 0] = draw.random.pick([
		[0, 1],
		[1, 2],
		[0, 2],
	]);
	const [name, match] = [pair('ABC', one, two), pair(second, one, two)];
	const matching = sentence(
		say`${symbol(match)} corresponds to ${symbol(name)}.`,
		'the vertices are named in matching order',
	);
	if (ask === 'x') return unknown(draw, congruent, name, match);
	const sides = [a, b, c];
	if (new Set(sides).size < 3 || 2 * Math.max(...sides) >= a + b + c) return undefined;
	const values: Record<string, number> = { AB: a, BC: b, AC: c };
	const result = values[name] ?? a;
	return {
		prompt: say`${congruent} ${equation('AB', a)} cm, ${equation('BC', b)} cm, and ${equation('AC', c)} cm. Find ${symbol(match)}, in centimetres.`,
		answer: withMisconceptions(
			withUnit(integer(result), 'cm'),
			...sides
				.filter((side) => side !== result)
				.map((side): WrongAnswer => [
					integer(side),
					`gave the length of ${Object.keys(values).find((key) => values[key] === side) ?? ''}, which does not correspond to ${match}`,
				]),
		),
		steps: [
			matching,
			line(equation(match, name), 'corresponding sides of congruent triangles are equal'),
			line(equation(match, result), `substitute the length of ${name}`),
			sentence(say`${symbol(match)} is ${result} cm long.`),
		],
		hints,
	};
}

const pair = (letters: string, one: number, two: number): string =>
	letters.charAt(one) + letters.charAt(two);

function angleOf(draw: Draw, second: string, congruent: Prose, hints: Prose[]): Draft | undefined {
	const [one, two] = [draw.random.int(25, 100), draw.random.int(25, 100)];
	const angles = [one, two, 180 - one - two];
	if (angles.some((angle) => angle < 20) || new Set(angles).size < 3) return undefined;
	const asked = draw.random.int(0, 2);
	const result = angles[asked] ?? one;
	const [from, to] = ['ABC'.charAt(asked), second.charAt(asked)];
	const answer = withMisconceptions(
		{ ...integer(result), unit: '°', body: say`${degrees(result)}` },
		...angles
			.map((angle, at): WrongAnswer => [
				integer(angle),
				`gave the measure of angle ${'ABC'.charAt(at)}, which does not correspond to angle ${to}`,
			])
			.filter((_, at) => at !== asked),
	);
	const found = asked === 2;
	return {
		prompt: say`${congruent} Angle ${symbol('A')} is ${degrees(one)} and angle ${symbol('B')} is ${degrees(two)}. Find the measure of angle ${symbol(to)}, in degrees.`,
		answer,
		steps: [
			sentence(
				say`Angle ${symbol(to)} corresponds to angle ${symbol(from)}.`,
				'the vertices are named in matching order',
			),
			...(found
				? [
						sentence(
							say`Angle ${symbol('C')} measures ${equation(sum(degrees(180), minus(one), minus(two)), degrees(result))}.`,
							'the angles of a triangle add up to 180°',
						),
					]
				: []),
			sentence(
				say`Angle ${symbol(to)} is ${degrees(result)}.`,
				'corresponding angles of congruent triangles are equal',
			),
		],
		hints,
	};
}

const minus = (angle: number): Expression => ({ kind: 'opposite', of: degrees(angle) });

/** mx + c = the matching side. */
function unknown(draw: Draw, congruent: Prose, name: string, match: string): Draft | undefined {
	const [x, c, m] = [draw.int('x'), draw.int('c'), draw.random.int(2, 5)];
	const sign = draw.random.pick([-1, 1]);
	const total = m * x + sign * c;
	if (total < 3 || total > 60) return undefined;
	const side = sum(product(m, 'x'), sign * c);
	return {
		prompt: say`${congruent} ${equation(name, side)} and ${equation(match, total)}, both in centimetres. Find ${symbol('x')}.`,
		answer: withMisconceptions(
			integer(x),
			[integer(total), 'gave the length of the side instead of x'],
			[
				rational(new Fraction(total + sign * c, m)),
				'moved the constant to the other side without changing its sign',
			],
			[integer(total - sign * c), `did not divide by ${m}`],
		),
		steps: [
			sentence(
				say`${symbol(match)} corresponds to ${symbol(name)}, so the two sides are equal.`,
				'the vertices are named in matching order',
			),
			line(equation(side, total), 'write the equal lengths as an equation'),
			line(equation(product(m, 'x'), total - sign * c), takeAway(sign * c)),
			line(equation('x', x), `divide both sides by ${m}`),
		],
		hints: [
			say`Are ${symbol(name)} and ${symbol(match)} corresponding sides? What equation follows?`,
		],
	};
}

const TESTS = ['SSS', 'SAS', 'ASA', 'AAS'] as const;

const anglesOf = (test: string): number => [...test].filter((letter) => letter === 'A').length;

/** What leads from the right test to another one. */
function mistakeFor(wrong: string, right: string): string {
	const more = anglesOf(wrong) - anglesOf(right);
	if (more === 0) return 'did not check whether the side is between the two given angles';
	return more > 0 ? 'counted equal sides as equal angles' : 'counted equal angles as equal sides';
}

const REASONS: Record<(typeof TESTS)[number], string> = {
	SSS: 'three pairs of sides are equal',
	SAS: 'two pairs of sides are equal, and the angles between them are equal',
	ASA: 'two pairs of angles are equal, and the sides between them are equal',
	AAS: 'two pairs of angles are equal, and a pair of sides not between them is equal',
};

/** What to look for in the sketch, by the number of pairs of sides. */
const LOOK_FOR: Readonly<Record<number, string>> = {
	1: 'Is the side between the two angles?',
	2: 'Is the angle between the two sides?',
	3: 'How many pairs of sides are equal, and how many pairs of angles?',
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

function whichTest(draw: Draw): Draft {
	const test = draw.random.pick(TESTS);
	const { parts } = draw.random.pick(CONGRUENCE_TESTS.filter((one) => one.test === test));
	const second = draw.random.pick(SECOND);
	const other = (part: string) =>
		[...part].map((one) => second.charAt('ABC'.indexOf(one))).join('');
	const [first, ...more] = draw.random
		.shuffle(parts)
		.map((part) =>
			part.length === 2
				? say`side ${symbol(part)} equals side ${symbol(other(part))}`
				: say`angle ${symbol(part)} equals angle ${symbol(other(part))}`,
		);
	const sides = parts.filter((part) => part.length === 2).length;
	return {
		prompt: say`In triangles ${symbol('ABC')} and ${symbol(second)}, ${first ?? ''}, ${more[0] ?? ''}, and ${more[1] ?? ''}. Which test shows that the triangles are congruent?`,
		answer: multipleChoice(
			say`${test}`,
			...TESTS.filter((one) => one !== test).map((one) =>
				distractor(say`${one}`, mistakeFor(one, test)),
			),
		),
		steps: [
			sentence(say`${GIVEN[sides] ?? ''} are equal.`),
			...between(test, parts),
			sentence(say`The test is ${test}.`, REASONS[test]),
		],
		hints: [say`Sketch both triangles and mark the equal parts. ${LOOK_FOR[sides] ?? ''}`],
	};
}
