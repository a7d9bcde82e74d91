/** Equations with a multiple of the angle. */
import Fraction from 'fraction.js';
import { equation, list, num, operand, product, quotient } from '../../../../math/expression.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import { inWords, solutions } from '../../../answer.ts';
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
	const shown = list(...found.map((at) => angle(at, 'radians')));
	const none = found.length === 0;
	const first: Prose = say`Let ${equation(u, inside)}. Then ${between(angle(from, 'radians'), u, angle(to, 'radians'))}.`;
	return {
		prompt: say`Solve ${problem} for ${between(angle(low, 'radians'), x, angle(high, 'radians'))}. Give exact solutions in increasing order. If there is no solution, write no solution.`,
		answer: none
			? inWords('solution-set', 'no solution')
			: { ...solutions(...found.map((at) => angle(at, 'radians'))), kind: 'solution-set' },
		steps: [
			line(problem),
			sentence(
				first,
				k.gt(1)
					? `multiply the ends of the interval by ${k.toFraction()}`
					: 'divide the ends of the interval by 2',
			),
			none
				? sentence(
						say`In this interval ${trig(f, u)} never has the value ${writtenSpecial(value)}.`,
					)
				: sentence(
						say`In this interval ${equation(trig(f, u), writtenSpecial(value))} for ${equation(u, list(...turns.map((at) => angle(at, 'radians'))))}.`,
						'use a special triangle or the unit circle',
					),
			none
				? sentence(say`There is no solution.`)
				: sentence(
						say`${found.length === 1 ? 'The only solution is' : 'The solutions are'} ${shown}.`,
						k.gt(1) ? `divide every value by ${k.toFraction()}` : 'multiply every value by 2',
					),
		],
		hints: [say`Put ${equation(u, inside)}. In which interval does ${u} lie?`],
	};
}
