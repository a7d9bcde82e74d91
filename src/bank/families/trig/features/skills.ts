/** trig.features: amplitude, period, axis, range, zeros and asymptotes. */
import { divided, equation, operand } from '../../../../math/expression.ts';
import { call } from '../../../../math/notation.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import {
	type Draft,
	type Draw,
	integer,
	line,
	mergedByValue,
	sentence,
	type Skills,
	withMisconceptions,
} from '../../../family.ts';
import { countOn, reciprocal } from './count.ts';
import { fromGraph } from './graph.ts';
import { increasing, valueOrPlace } from './in-degrees.ts';
import { stated } from './stated.ts';
import { whichGraph } from './which.ts';

// A later value from the values of one cycle.

/** f(t + nP) from the values of one cycle. */
function laterValue(draw: Draw): Draft | undefined {
	const [period, n] = [draw.int('P'), draw.int('n')];
	const first = draw.int('t') % period;
	if (period < 4 || period > 8) return undefined;
	const values = Array.from({ length: period }, () => draw.random.int(0, 20));
	if (new Set(values).size < period - 1) return undefined;
	const later = first + n * period;
	const value = values[first] ?? 0;
	const [before, after] = [-1, 1].map((by) => values[(first + by + period) % period] ?? 0);
	// Stopping at the number of cycles, or at the remainder, must not give the value, nor its neighbours.
	if (value <= 1 || value === first || [value, before, after].includes(n)) return undefined;
	const f = (t: number) => call('f', t);
	const known: Prose = {
		parts: values
			.flatMap((height, t) => [
				equation(f(t), height),
				t === period - 1 ? '' : t === period - 2 ? ', and ' : ', ',
			])
			.filter((part) => part !== ''),
	};
	return {
		prompt: say`A function ${operand('f')} is periodic with period ${period}. Its values in one cycle are ${known}. What is ${f(later)}?`,
		answer: withMisconceptions(
			integer(value),
			...mergedByValue(
				[integer(after ?? 0), 'went one place too far in the cycle'],
				[integer(before ?? 0), 'stopped one place too early in the cycle'],
				[integer(value * n), 'multiplied the value by the number of cycles'],
			),
		),
		steps: [
			sentence(
				say`${equation(divided(later, period), n)}${first === 0 ? ' exactly' : say` remainder ${first}`}, so ${later} is ${n} whole ${n === 1 ? 'cycle' : 'cycles'} after ${first}.`,
				'divide by the period',
			),
			line(
				equation(f(later), f(first)),
				'adding or subtracting whole cycles does not change the value',
			),
			line(equation(f(later), value), 'read the value from the given cycle'),
		],
		hints: [say`How many whole cycles fit into ${later}? What is the remainder?`],
	};
}

export const skills: Skills = {
	'Read the features of a periodic graph': fromGraph,
	'Predict a later value of a periodic function': laterValue,
	'Recognize periodic and sinusoidal graphs': whichGraph,
	'Find values and extreme points of sine or cosine': valueOrPlace,
	'Read intervals and solutions from a sinusoidal graph': increasing,
	'Find features of a sinusoidal function in degrees': (draw) => stated(draw, 'degrees'),
	'Find features of a sinusoidal function in radians': (draw) => stated(draw, 'radians'),
	'Count features of a trigonometric graph': countOn,
	'Find features of reciprocal trigonometric graphs': reciprocal,
};
