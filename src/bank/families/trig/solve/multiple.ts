/** Equations with a multiple of the angle. */
import Fraction from 'fraction.js';
import { equation, num, operand, product, quotient } from '../../../../math/expression.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import { inWords, withMisconceptions } from '../../../answer.ts';
import { joinedByOr, solvedLine } from '../../../steps/solved.ts';
import { solutionSet } from './exact.ts';
import { type Draft, type Draw, line, sentence } from '../../../family.ts';
import {
	angle,
	anglesWith,
	between,
	halfTurns,
	specialValue,
	trig,
	writtenSpecial,
} from '../../../steps/turns.ts';
import { specialOf } from './special.ts';

/** f(kx) = v. */
export function multiple(draw: Draw): Draft | undefined {
	const { f, value } = specialOf(draw);
	const k = new Fraction(draw.choice('k'));
	const [low, high] = draw.choice('interval').slice(1, -1).split(', ').map(halfTurns);
	if (!low || !high || (value.over === 0 && k.gt(2))) return undefined;
	const x = operand('x');
	const inside = k.d === 1n ? product(num(k), x) : quotient(x, Number(k.d));
	const [from, to] = [low.mul(k), high.mul(k)];
	const turns = anglesWith(f, specialValue(value), Number(from.valueOf()), Number(to.valueOf()));
	if (turns.length > 6) return undefined;
	const found = turns.map((at) => at.div(k));
	const problem = equation(trig(f, inside), writtenSpecial(value));
	const u = operand('u');
	const none = found.length === 0;
	const first: Prose = say`Let ${equation(u, inside)}. Then ${between(angle(from, 'radians'), u, angle(to, 'radians'))}.`;
	return {
		prompt: say`Solve ${problem} for ${between(angle(low, 'radians'), x, angle(high, 'radians'))}. Give exact solutions in increasing order. If there is no solution, write “no solution”.`,
		answer: none
			? inWords('solution-set', 'no solution')
			: withMisconceptions(
					solutionSet(found, 'radians'),
					[solutionSet(turns, 'radians'), `gave the values of u instead of x`],
					[
						solutionSet(
							anglesWith(f, specialValue(value), Number(low.valueOf()), Number(high.valueOf())).map(
								(at) => at.div(k),
							),
							'radians',
						),
						'did not change the interval for u',
					],
					[solutionSet(found.slice(0, 1), 'radians'), 'gave only one of the solutions'],
				),
		steps: [
			line(problem),
			sentence(
				first,
				k.gt(1)
					? `multiply the ends of the interval by ${k.toFraction()}`
					: 'divide the ends of the interval by 2',
			),
			none
				? sentence(say`In this interval, ${trig(f, u)} is never equal to ${writtenSpecial(value)}.`)
				: sentence(
						say`In this interval, ${equation(trig(f, u), writtenSpecial(value))} when ${joinedByOr(turns.map((at) => equation(u, angle(at, 'radians'))))}.`,
						'use a special triangle or the unit circle',
					),
			none
				? sentence(say`There is no solution.`)
				: solvedLine(
						x,
						found.map((at) => angle(at, 'radians')),
						k.gt(1)
							? `divide every value of u by ${k.toFraction()}`
							: 'multiply every value of u by 2',
					),
		],
		hints: [say`If ${equation(u, inside)}, in which interval does ${u} lie?`],
	};
}
