/** trig.equation-from: rules of waves from their features. */
import Fraction from 'fraction.js';
import {
	difference,
	divided,
	equation,
	type Expression,
	num,
	operand,
	sum,
} from '../../../../math/expression.ts';
import { degrees } from '../../../../math/notation.ts';
import { say } from '../../../../math/prose.ts';
import { listInWords } from '../../../../math/things-in-words.ts';
import {
	type Draft,
	type Draw,
	type Line,
	line,
	mergedByValue,
	onlyIf,
	sentence,
	type Skills,
	withMisconceptions,
} from '../../../family.ts';
import { oneCurve } from '../../../figures/curves.ts';
import { angle, halfTurns, trig, type Unit, wave } from '../../../steps/turns.ts';
import { withWave } from '../../../steps/wave-sketch.ts';
import {
	answerOf,
	general,
	hint,
	periodLine,
	POSITIVE,
	rule,
	sizeLines,
	waveMisconceptions,
	x,
} from './lines.ts';
import { fromData, fromDescription } from './story.ts';
import type { Axis } from '../../../figures/figure.ts';

// A rule from a graph.

/** Degrees. */
function fromGraph(draw: Draw): Draft | undefined {
	const [a, c, period, f] = [
		draw.int('a'),
		draw.int('c'),
		Number(draw.choice('P')),
		draw.choice('f'),
	];
	const d = draw.int('d');
	// Half a cycle to the left and to the right give the same graph.
	if (d === 0 || d >= period || 2 * d === period) return undefined;
	const end = period === 360 ? 540 : 360;
	const axis: Axis = {
		from: 0,
		to: end,
		grid: 30,
		numbersEvery: end === 540 ? 180 : 90,
		unit: '°',
	};
	const [low, high] = [c - a, c + a];
	const vertical: Axis = {
		from: Math.min(low, 0) - 1,
		to: Math.max(high, 0) + 1,
		grid: 1,
		numbersEvery: high - Math.min(low, 0) > 8 ? 2 : 1,
	};
	const at = (place: number) =>
		a * (f === 'sin' ? Math.sin : Math.cos)(((place - d) * 2 * Math.PI) / period) + c;
	const top = (f === 'sin' ? d + period / 4 : d) % period;
	const places = (first: number, height: number) =>
		[0, 1, 2, 3, 4]
			.map((n) => first + n * period)
			.filter((one) => one <= end)
			.map((one) => `(${one}, ${String(height).replace('-', 'negative ')})`);
	const named = (kind: string, spots: readonly string[]) =>
		`${kind} ${spots.length === 1 ? 'point is' : 'points are'} ${listInWords(spots)}`;
	const rising = (top + (3 * period) / 4) % period;
	const words = `The graph is a wave. Its ${named('highest', places(top, high))}; its ${named('lowest', places((top + period / 2) % period, low))}. It crosses its axis on the way up at ${listInWords(places(rising, c))}.`;
	const right = wave(
		{ f, a, k: num(new Fraction(360, period)), d: new Fraction(d, 180), c },
		'degrees',
	);
	return {
		prompt: say`The graph shows a sinusoidal function, with ${x} in degrees. Write its equation in the form ${general(f, true)}, where ${POSITIVE}. Use the least value of ${operand('d')} that is not negative.`,
		answer: withMisconceptions(
			answerOf(rule(right)),
			...waveMisconceptions(
				{ f, a, k: num(new Fraction(360, period)), d: new Fraction(d, 180), c },
				num(period),
				'degrees',
			),
		),
		figure: { ...oneCurve({ at }, { x: axis, y: vertical }), alt: words },
		steps: [
			sentence(
				say`The greatest value is ${high} and the least value is ${low}.`,
				'read the y-coordinates of the highest and lowest points',
			),
			...sizeLines(high, low),
			sentence(
				say`The period is ${degrees(period)}.`,
				'read the horizontal length of one complete cycle',
			),
			periodLine(new Fraction(period, 180), 'degrees'),
			sentence(
				f === 'sin'
					? say`The graph first crosses its axis on the way up at ${equation(x, degrees(d))}, so ${equation('d', degrees(d))}.`
					: say`The graph has its first maximum at ${equation(x, degrees(d))}, so ${equation('d', degrees(d))}.`,
				`a ${f === 'sin' ? 'sine' : 'cosine'} wave starts ${f === 'sin' ? 'on its axis, going up' : 'at a maximum'}`,
			),
			line(rule(right), 'write the equation with these values of a, k, d, and c'),
		],
		hints: [
			hint,
			f === 'sin'
				? say`At what kind of point does a sine wave start its cycle? Where is the first such point on this graph?`
				: say`At what kind of point does a cosine wave start its cycle? Where is the first such point on this graph?`,
		],
	};
}

// A sine written as a cosine, and the reverse.

/** sin θ = cos(θ − 90°), cos θ = sin(θ + 90°). */
function rewrite(draw: Draw): Draft | undefined {
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

// A rule from maximum, minimum and period.

function fromExtremes(
	f: string,
	high: number,
	low: number,
	period: Fraction,
	shift: Fraction,
	unit: Unit,
): Draft | undefined {
	// With a minimum of 0, the amplitude and the height of the axis are the same number.
	if ((high - low) % 2 !== 0 || high + low === 0 || low === 0) return undefined;
	const k = new Fraction(2).div(period);
	const [a, c] = [(high - low) / 2, (high + low) / 2];
	const right = wave({ f, a, k: num(k), d: shift, c }, unit);
	const isShifted = !shift.equals(0);
	/** Multiples of π are not numbers for the axis of a sketch. */
	const drawn = (last: Line): Line =>
		unit === 'degrees'
			? withWave(last, {
					f,
					a,
					period: period.mul(180).valueOf(),
					d: shift.mul(180).valueOf(),
					c,
				})
			: last;
	return {
		prompt: say`A sinusoidal function has a maximum value of ${high}, a minimum value of ${low}, ${isShifted ? '' : 'and '}a period of ${angle(period, unit)}${isShifted ? say`, and a phase shift of ${angle(shift, unit)} to the right` : ''}. Write its equation in the form ${general(f, isShifted)}, where ${POSITIVE}.`,
		answer: withMisconceptions(
			answerOf(rule(right)),
			...waveMisconceptions(
				{ f, a, k: num(k), d: shift, c },
				unit === 'degrees' ? num(period.mul(180)) : angle(period, unit),
				unit,
			),
		),
		steps: [
			...sizeLines(high, low),
			periodLine(period, unit),
			...(isShifted ? [line(equation('d', angle(shift, unit)), 'd is the phase shift')] : []),
			drawn(
				line(
					rule(right),
					isShifted
						? 'write the equation with these values of a, k, d, and c'
						: 'write the equation with these values of a, k, and c',
				),
			),
		],
		hints: [hint],
	};
}

export const skills: Skills = {
	'Write a sinusoidal function from extremes and period'(draw) {
		return fromExtremes(
			draw.choice('f'),
			draw.int('M'),
			draw.int('m'),
			new Fraction(Number(draw.choice('P')), 180),
			new Fraction(0),
			'degrees',
		);
	},
	'Write a sinusoidal function from given features'(draw) {
		return fromExtremes(
			draw.choice('f'),
			draw.int('M'),
			draw.int('m'),
			halfTurns(draw.choice('P')),
			halfTurns(draw.choice('shift')),
			'radians',
		);
	},
	'Write a sinusoidal function from its graph': fromGraph,
	'Rewrite a sinusoidal function as sine or cosine': rewrite,
	'Write a sinusoidal model from a description': fromDescription,
	'Write a sinusoidal model from data': fromData,
};
