/** geo.congruent: matching parts of congruent triangles, tests for congruence. */
import Fraction from 'fraction.js';
import { equation, type Expression, product, sum, symbol } from '../../../../math/expression.ts';
import { degrees } from '../../../../math/notation.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import { capital } from '../../../../math/things-in-words.ts';
import {
	type Draft,
	type Draw,
	integer,
	line,
	rational,
	sentence,
	type Skills,
	takeAway,
	withMisconceptions,
	withUnit,
	type WrongAnswer,
} from '../../../family.ts';
import { IN_ORDER, inOrder } from '../../../steps/scaled-sides.ts';
import { SECOND, whichTest } from './which-test.ts';

export const skills: Skills = {
	'Use corresponding parts of congruent triangles': (draw) =>
		byAsk(draw, () => draw.random.int(3, 20)),
	'Prove triangles congruent or find matching parts': (draw) => byAsk(draw, () => draw.int('b')),
};

function byAsk(draw: Draw, secondSide: () => number): Draft | undefined {
	const ask = draw.inTurn('ask');
	if (ask === 'which criterion') return whichTest(draw);
	const second = draw.random.pick(SECOND);
	const congruent = inOrder('ABC', 'congruent', second);
	const hints = [
		say`${capital(IN_ORDER)}. Which vertex corresponds to ${symbol('A')}? Which correspond to ${symbol('B')} and ${symbol('C')}?`,
	];
	if (ask === 'angle') return angleOf(draw, second, congruent, hints);
	const [a, b] = [draw.int('a'), secondSide()];
	const c = draw.random.int(3, 20);
	const [one = 0, two = 0] = draw.random.pick([
		[0, 1],
		[1, 2],
		[0, 2],
	]);
	const [name, match] = [pair('ABC', one, two), pair(second, one, two)];
	const matching = sentence(say`${symbol(match)} corresponds to ${symbol(name)}.`, IN_ORDER);
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
			sentence(say`Angle ${symbol(to)} corresponds to angle ${symbol(from)}.`, IN_ORDER),
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
		hints: found
			? [
					say`${capital(IN_ORDER)}. Which angle of triangle ${symbol('ABC')} corresponds to angle ${symbol(to)}? How can you find its measure from the other two angles?`,
				]
			: hints,
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
				IN_ORDER,
			),
			line(equation(side, total), 'write the equal lengths as an equation'),
			line(equation(product(m, 'x'), total - sign * c), takeAway(sign * c)),
			line(equation('x', x), `divide both sides by ${m}`),
		],
		hints: [
			say`Are ${symbol(name)} and ${symbol(match)} corresponding sides? What equation can you write?`,
		],
	};
}
