/** A sine written as a cosine, and the reverse. */
import {
	type Draft,
	type Draw,
	type Line,
	line,
	mergedByValue,
	onlyIf,
	sentence,
	withMisconceptions,
} from '../../../family.ts';
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
	// The given 90° must not seem to cancel the 90° between sine and cosine.
	if (k !== 1 && Math.abs(d) === 90 && least === 0) return undefined;
	const given = wave({ f: from, a, k, d: new Fraction(d, 180), c }, 'degrees');
	const right = wave({ f: to, a, k, d: new Fraction(least, 180), c }, 'degrees');
	const theta: Expression = { kind: 'symbol', name: '\\theta' };
	const quarter = degrees(90);
	const quarterShift = degrees(num(new Fraction(90, k)));
	const same = moved === least;
	const shiftedTo = (place: number) =>
		answerOf(
			rule(
				wave(
					{ f: to, a, k, d: new Fraction(((place % period) + period) % period, 180), c },
					'degrees',
				),
			),
		);
	return {
		prompt: say`Rewrite ${rule(given)} in the form ${general(to, true)} with the same values of ${operand('a')} and ${operand('k')}. Use the least non-negative phase shift.`,
		answer: withMisconceptions(
			answerOf(rule(right)),
			[
				answerOf(rule(wave({ f: to, a, k, d: new Fraction(d, 180), c }, 'degrees'))),
				'did not change the phase shift',
			],
			...mergedByValue(
				[shiftedTo(2 * d - moved), 'shifted the graph in the opposite direction'],
				...onlyIf(k !== 1, [shiftedTo(d + (toCosine ? 90 : -90)), `did not divide 90° by ${k}`]),
			),
		),
		steps: [
			line(
				toCosine
					? equation(trig('sin', theta), trig('cos', difference(theta, quarter)))
					: equation(trig('cos', theta), trig('sin', sum(theta, quarter))),
				toCosine
					? 'the graph of y = sin θ is the graph of y = cos θ shifted 90° to the right'
					: 'the graph of y = cos θ is the graph of y = sin θ shifted 90° to the left',
			),
			...(k === 1
				? []
				: [
						sentence(
							say`Because the coefficient of ${x} is ${k}, the shift from the ${toCosine ? 'cosine graph to the sine graph' : 'sine graph to the cosine graph'} is ${equation(divided(quarter, k), quarterShift)} to the ${toCosine ? 'right' : 'left'}.`,
						),
					]),
			sentence(
				say`The new phase shift is ${equation(toCosine ? sum(degrees(num(d)), quarterShift) : difference(degrees(num(d)), quarterShift), degrees(num(moved)))}.`,
				`a shift to the ${toCosine ? 'right increases' : 'left decreases'} the phase shift`,
			),
			...(same ? [] : leastLines(k, moved, least)),
			line(rule(right), 'write the equation with the new phase shift'),
		],
		hints: [
			toCosine
				? say`How must the graph of ${equation('y', trig('cos', theta))} be shifted to match the graph of ${equation('y', trig('sin', theta))}?`
				: say`How must the graph of ${equation('y', trig('sin', theta))} be shifted to match the graph of ${equation('y', trig('cos', theta))}?`,
		],
	};
}

/** The same wave with a phase shift from 0° up to one period. */
function leastLines(k: number, moved: number, least: number): Line[] {
	const period = degrees(num(360 / k));
	const [from, to] = [degrees(num(moved)), degrees(num(least))];
	const turned = moved < 0 ? sum(from, period) : difference(from, period);
	return [
		...(k === 1
			? []
			: [sentence(say`The period is ${equation(divided(degrees(360), k), period)}.`)]),
		sentence(
			say`The least non-negative phase shift is ${equation(turned, to)}.`,
			`the graph repeats every ${360 / k}°`,
		),
	];
}
