/** A sine written as a cosine, and the reverse. */
import { withMisconceptions } from '../../../answer.ts';
import Fraction from 'fraction.js';
import {
	divided,
	equation,
	type Expression,
	num,
	operand,
	sum,
	difference,
} from '../../../../math/expression.ts';
import { degrees } from '../../../../math/notation.ts';
import { say } from '../../../../math/prose.ts';
import { type Draft, type Draw, line, sentence } from '../../../family.ts';
import { trig, wave } from '../../../steps/turns.ts';
import { rule, answerOf, general, x } from './lines.ts';

/** sin θ = cos(θ − 90°), cos θ = sin(θ + 90°). */
export function rewrite(draw: Draw): Draft | undefined {
	const [a, k, d, c] = [draw.int('a'), Number(draw.choice('k')), draw.int('d'), draw.int('c')];
	const toCosine = draw.inTurn('dir') === 'sine to cosine';
	const [from, to] = toCosine ? ['sin', 'cos'] : ['cos', 'sin'];
	const moved = d + (toCosine ? 90 : -90) / k;
	const period = 360 / k;
	const least = ((moved % period) + period) % period;
	const given = wave({ f: from, a, k, d: new Fraction(d, 180), c }, 'degrees');
	const right = wave({ f: to, a, k, d: new Fraction(least, 180), c }, 'degrees');
	const theta: Expression = { kind: 'symbol', name: '\\theta' };
	const quarter = degrees(90);
	const quarterShift = degrees(num(new Fraction(90, k)));
	const same = moved === least;
	return {
		prompt: say`Rewrite ${rule(given)} in the form ${general(to, true)} with the same values of ${operand('a')} and ${operand('k')}. Use the least phase shift that is ${degrees(0)} or more.`,
		answer: withMisconceptions(
			answerOf(rule(right)),
			[
				answerOf(rule(wave({ f: to, a, k, d: new Fraction(d, 180), c }, 'degrees'))),
				'did not change the phase shift',
			],
			[
				answerOf(
					rule(
						wave(
							{
								f: to,
								a,
								k,
								d: new Fraction((((2 * d - moved) % period) + period) % period, 180),
								c,
							},
							'degrees',
						),
					),
				),
				'shifted the wave in the opposite direction',
			],
		),
		steps: [
			line(
				toCosine
					? equation(trig('sin', theta), trig('cos', difference(theta, quarter)))
					: equation(trig('cos', theta), trig('sin', sum(theta, quarter))),
				toCosine
					? 'the graph of the sine is that of the cosine shifted 90° to the right'
					: 'the graph of the cosine is that of the sine shifted 90° to the left',
			),
			sentence(
				k === 1
					? say`The wave is shifted ${quarter} to the ${toCosine ? 'right' : 'left'}.`
					: say`Because ${x} has the coefficient ${k}, the wave is shifted ${equation(divided(quarter, k), quarterShift)} to the ${toCosine ? 'right' : 'left'}.`,
			),
			sentence(
				say`The phase shift changes from ${degrees(num(d))} to ${degrees(num(moved))}${same ? '' : say`, and ${degrees(num(least))} has the same effect because the period is ${degrees(num(period))}`}.`,
			),
			line(rule(right), 'write the equation with the new phase shift'),
		],
		hints: [
			toCosine
				? say`How must the graph of the cosine be shifted to match that of ${trig('sin', theta)}?`
				: say`How must the graph of the sine be shifted to match that of ${trig('cos', theta)}?`,
		],
	};
}
