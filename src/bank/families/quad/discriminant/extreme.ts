/** The greatest or the least integer k for which there are no real solutions. */
import Fraction from 'fraction.js';
import { equation, num, power, relation, symbol } from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import {
	type Draft,
	type Draw,
	integer,
	sentence,
	withMisconceptions,
	type WrongAnswer,
} from '../../../family.ts';
import { conditionLines, demandLines, HINTS, withK } from './parameter.ts';

const K = symbol('k');

/** 13² = 169 */
const squared = (value: number) => equation(power(num(value), 2), value * value);

/** No real solutions: the greatest integer k in the middle, or the least integer k as constant. */
export function extremeInteger(draw: Draw, slot: 'b' | 'c'): Draft | undefined {
	const [a, c] = [draw.int('a'), draw.int('c')];
	const b = draw.random.int(2, 9) * draw.random.pick([1, -1]);
	const edge = slot === 'b' ? 2 * Math.sqrt(a * c) : (b * b) / (4 * a);
	const value = slot === 'b' ? Math.ceil(edge) - 1 : Math.floor(edge) + 1;
	if (value < 2) return undefined;
	const parameter = { slot, a, b, c };
	const which = slot === 'b' ? 'greatest' : 'least';
	return {
		prompt: say`The equation ${equation(withK(parameter), 0)}, where ${K} is an integer, has no real solutions. What is the ${which} possible value of ${K}?`,
		answer: withMisconceptions(
			integer(value),
			[
				integer(slot === 'b' ? value + 1 : value - 1),
				`gave the ${slot === 'b' ? 'least positive' : 'greatest'} integer for which the equation has real solutions`,
			],
			[
				integer(slot === 'b' ? Math.ceil(edge / 2) - 1 : Math.floor((b * b) / a) + 1),
				'left out the factor 4 in the discriminant',
			],
			...(slot === 'b'
				? [
						[
							integer(-value),
							'gave the least possible value of k instead of the greatest',
						] satisfies WrongAnswer,
					]
				: []),
		),
		steps: [
			...(slot === 'b'
				? [
						...demandLines('none', 'no real solutions', parameter),
						sentence(
							say`${relation(squared(value), '<', 4 * a * c)}, but ${(value + 1) ** 2 === 4 * a * c ? squared(value + 1) : relation(squared(value + 1), '>', 4 * a * c)}.`,
							'compare the squares of integers',
						),
					]
				: conditionLines('none', 'no real solutions', {
						...parameter,
						left: K,
						bound: new Fraction(b * b, 4 * a),
					})),
			sentence(
				say`The ${which} possible value of ${K} is ${num(value)}.`,
				slot === 'c'
					? `this is the least integer greater than ${new Fraction(b * b, 4 * a).toFraction()}`
					: undefined,
			),
		],
		hints: HINTS,
	};
}
