/** A sine written as a cosine, and the other way round. */
import Fraction from 'fraction.js';
import {
	divided,
	equation,
	type Expression,
	num,
	sum,
	difference,
} from '../../../../math/expression.ts';
import { degrees } from '../../../../math/notation.ts';
import { say } from '../../../../math/prose.ts';
import { type Draft, type Draw, line, sentence } from '../../../family.ts';
import { trig, wave } from '../../../steps/turns.ts';
import { rule, answerOf } from './lines.ts';

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
		prompt: say`Write ${rule(given)} with a ${toCosine ? 'cosine' : 'sine'} instead, keeping the same factors in front and inside. Use the least phase shift that is ${degrees(0)} or more.`,
		answer: answerOf(rule(right)),
		steps: [
			line(
				toCosine
					? equation(trig('sin', theta), trig('cos', difference(theta, quarter)))
					: equation(trig('cos', theta), trig('sin', sum(theta, quarter))),
				toCosine
					? 'a sine is a cosine moved 90 degrees to the right'
					: 'a cosine is a sine moved 90 degrees to the left',
			),
			sentence(
				k === 1
					? say`The wave is moved by ${quarter} to the ${toCosine ? 'right' : 'left'}.`
					: say`With the factor ${k} inside, the wave is moved by ${equation(divided(quarter, k), quarterShift)} to the ${toCosine ? 'right' : 'left'}.`,
			),
			sentence(
				say`The phase shift changes from ${degrees(num(d))} to ${degrees(num(moved))}${same ? '' : say`; ${degrees(num(least))} has the same effect, because the period is ${degrees(num(period))}`}.`,
			),
			line(rule(right)),
		],
		hints: [
			toCosine
				? say`Which cosine has the same graph as ${trig('sin', theta)}? How far is it moved?`
				: say`Which sine has the same graph as ${trig('cos', theta)}? How far is it moved?`,
		],
	};
}
