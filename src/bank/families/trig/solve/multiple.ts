/** Equations with a multiple of the angle. */
import Fraction from 'fraction.js';
import {
	equation,
	num,
	operand,
	product,
	quotient,
	relation,
} from '../../../../math/expression.ts';
import { joinedByOr, type Prose, say } from '../../../../math/prose.ts';
import {
	type Draft,
	type Draw,
	inWords,
	line,
	onlyIf,
	sentence,
	solvedLine,
	withMisconceptions,
} from '../../../family.ts';
import { onAxis } from '../../../steps/related-angle.ts';
import { solutionSet, specialOf } from './exact.ts';
import {
	angle,
	anglesWith,
	between,
	halfTurns,
	type Special,
	specialValue,
	trig,
	writtenSpecial,
} from '../../../steps/turns.ts';

const U = operand('u');

/** "tan u = 1 when u = π/4 or u = 5π/4" */
const whenIs = (f: string, value: Special, turns: readonly Fraction[]): Prose =>
	say`${equation(trig(f, U), writtenSpecial(value))} when ${joinedByOr(turns.map((at) => equation(U, angle(at, 'radians'))))}`;

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
	const none = found.length === 0;
	const oneTurn = anglesWith(f, specialValue(value), 0, 2).filter((at) => at.lt(2));
	const inInterval = between(angle(from, 'radians'), U, angle(to, 'radians'));
	const first: Prose = say`Let ${equation(U, inside)}. Then ${inInterval}.`;
	const values = found.length === 1 ? 'the value' : 'every value';
	return {
		prompt: say`Solve ${problem} for ${between(angle(low, 'radians'), x, angle(high, 'radians'))}. Give exact solutions in increasing order. If there is no solution, write “no solution”.`,
		answer: none
			? inWords('solution-set', 'no solution')
			: withMisconceptions(
					solutionSet(found, 'radians'),
					[solutionSet(turns, 'radians'), 'gave the values of u instead of the values of x'],
					[
						solutionSet(
							anglesWith(f, specialValue(value), Number(low.valueOf()), Number(high.valueOf())).map(
								(at) => at.div(k),
							),
							'radians',
						),
						k.gt(1)
							? 'did not multiply the ends of the interval by the coefficient of x'
							: 'did not divide the ends of the interval by 2',
					],
					...onlyIf(found.length > 1, [
						solutionSet(found.slice(0, 1), 'radians'),
						'gave only one of the solutions',
					]),
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
				? sentence(say`In this interval, ${trig(f, U)} is never equal to ${writtenSpecial(value)}.`)
				: sentence(
						say`In one full turn, for ${relation(relation(0, '\\le', U), '<', angle(2, 'radians'))}, ${whenIs(f, value, oneTurn)}.`,
						oneTurn.every((at) => at.mul(2).d === 1n)
							? onAxis(f, value)
							: 'use a special triangle or the unit circle',
					),
			...(none || String(oneTurn) === String(turns)
				? []
				: [
						sentence(
							say`For ${inInterval}, ${whenIs(f, value, turns)}.`,
							from.gte(0) && to.lte(2)
								? 'keep only the angles in this interval'
								: 'add or subtract multiples of 2π, and keep only the angles in this interval',
						),
					]),
			none
				? sentence(say`There is no solution.`)
				: solvedLine(
						x,
						found.map((at) => angle(at, 'radians')),
						k.gt(1) ? `divide ${values} of u by ${k.toFraction()}` : `multiply ${values} of u by 2`,
					),
		],
		hints: [
			say`If ${equation(U, inside)}, in which interval does ${U} lie?`,
			say`For which values of ${U} in that interval is ${equation(trig(f, U), writtenSpecial(value))}? How can you find ${x} from ${U}?`,
		],
	};
}
