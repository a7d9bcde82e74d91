/** ineq.compound: double inequalities, AND and OR pairs. */
import Fraction from 'fraction.js';
import { union } from '../../../../math/notation.ts';
import { say } from '../../../../math/prose.ts';
import {
	type Draft,
	type Draw,
	sentence,
	type Skills,
	withFigure,
	withMisconceptions,
	written,
} from '../../../family.ts';
import {
	betweenInterval,
	rayInterval,
	type Sign,
	signNamed,
	solveDouble,
	turned,
	withOtherEnd,
} from '../../../steps/inequality.ts';
import { drawnPair, otherEnds } from './pair.ts';

const THREE = say`How can you isolate the variable in the middle by doing the same thing to all three parts?`;
const TURN = say`What happens to both inequality symbols when you multiply or divide by a negative number?`;

export const skills: Skills = {
	'Solve double inequalities'(draw) {
		const [a, b, low] = [draw.int('a'), draw.int('b'), draw.int('lo')];
		const ends = [a * low + b, a * (low + draw.int('w')) + b];
		return double(draw, { a, b, low: Math.min(...ends), high: Math.max(...ends) });
	},

	'Solve double inequalities with negative coefficients'(draw) {
		const [a, b, low] = [draw.int('a'), draw.int('b'), draw.int('lo')];
		return double(draw, { a: -b, b: a, low, high: low + draw.int('w'), constantFirst: true });
	},

	'Solve inequalities joined by “or”'(draw) {
		const signs: [Sign, Sign] = [
			draw.random.pick(['<', '\\le'] as const),
			draw.random.pick(['>', '\\ge'] as const),
		];
		return drawnPair(draw, { join: 'or', signs, constants: [draw.int('b'), draw.int('d')] });
	},

	'Solve compound inequalities with special cases': (draw) => pairWithSigns(draw, ['toward']),
	'Find the union or intersection of two inequalities': (draw) =>
		pairWithSigns(draw, ['toward', 'toward', 'less', 'greater']),
};

type Drawn = { a: number; b: number; low: number; high: number; constantFirst?: boolean };

function double(draw: Draw, drawn: Drawn): Draft | undefined {
	const [first, second] = signsOf(draw);
	const { problem, lines, from, to, interval, ends } = solveDouble({ ...drawn, first, second });
	if (drawn.b === 0 || from.d > 6n || to.d > 6n) return undefined;
	const answer = written('interval', interval);
	const [left, right] = drawn.a > 0 ? [first, second] : [second, first];
	return {
		prompt: say`Solve ${problem}. Give the solution in interval notation.`,
		answer: withMisconceptions(
			answer,
			[
				written('interval', betweenInterval(from, withOtherEnd(left), withOtherEnd(right), to)),
				otherEnds(left, right),
			],
			drawn.a < 0
				? [
						written('interval', betweenInterval(to.neg(), right, left, from.neg())),
						'dropped the negative sign from the coefficient',
					]
				: [
						written(
							'interval',
							betweenInterval(
								new Fraction(2 * drawn.b, drawn.a).add(from),
								left,
								right,
								new Fraction(2 * drawn.b, drawn.a).add(to),
							),
						),
						drawn.b < 0
							? `subtracted ${-drawn.b} instead of adding it`
							: `added ${drawn.b} instead of subtracting it`,
					],
			[
				written('interval', union(rayInterval(left, from), rayInterval(turned(right), to))),
				drawn.a < 0
					? 'did not reverse the inequality symbols, then read the result as two rays'
					: 'gave the numbers outside the endpoints instead of between them',
			],
		),
		steps: [
			...lines,
			withFigure(sentence(say`The solution set is ${answer.body}.`, ends), {
				kind: 'set on a number line',
			}),
		],
		hints: drawn.a < 0 ? [THREE, TURN] : [THREE],
	};
}

/** The pair `<,<=` of the plan. */
function signsOf(draw: Draw): [Sign, Sign] {
	const [first = '<', second = '<'] = draw.choice('rel').split(',');
	return [signNamed(first), signNamed(second)];
}

/** Two rays that point at each other (x > 2, x < 5), or the same way. */
function pairWithSigns(draw: Draw, ways: ('toward' | 'less' | 'greater')[]): Draft | undefined {
	const [first, second] = signsOf(draw);
	const signs = {
		toward: [turned(first), second] as const,
		less: [first, second] as const,
		greater: [turned(first), turned(second)] as const,
	}[draw.random.pick(ways)];
	const join = draw.choice('join') === 'and' ? 'and' : 'or';
	const constants = [draw.random.int(-9, 9), draw.random.int(-9, 9)] as const;
	return drawnPair(draw, { join, signs, constants, special: true });
}
