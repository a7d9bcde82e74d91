/** trig.equation-from: rules of waves from their features. CCSS HSF-TF.B.5; MCR3U.D2.5, MHF4U.B2.6. */
import Fraction from 'fraction.js';
import {
	divided,
	equation,
	type Expression,
	num,
	operand,
	opposite,
	product,
	quotient,
	sum,
	brackets,
	difference,
} from '../../../math/expression.ts';
import { degrees, PI } from '../../../math/notation.ts';
import { type Prose, say } from '../../../math/prose.ts';
import { type DraftAnswer, written } from '../../answer.ts';
import { type Draft, type Draw, line, type Line, sentence, type Skills } from '../../family.ts';
import { oneCurve } from '../../figures/curves.ts';
import { axesInWords, type Axis } from '../../figures/graph.ts';
import { angle, halfTurns, shiftedWave, trig, type Unit, wave } from './turns.ts';
import { capital, ruleOf, T, type WaveStory, waveStory } from './wave-stories.ts';

export const skills: Skills = {
	'From maximum, minimum and period'(draw) {
		return fromExtremes(
			draw.choice('f'),
			draw.int('M'),
			draw.int('m'),
			new Fraction(Number(draw.choice('P')), 180),
			new Fraction(0),
			'degrees',
		);
	},
	'Rule from max, min, period'(draw) {
		return fromExtremes(
			draw.choice('f'),
			draw.int('M'),
			draw.int('m'),
			halfTurns(draw.choice('P')),
			halfTurns(draw.choice('shift')),
			'radians',
		);
	},
	'From a graph with a phase shift': fromGraph,
	'Rewrite sine as cosine': rewrite,
	'Model from a description': fromDescription,
	'Model from data': fromData,
};

const x = operand('x');
const y = operand('y');
const rule = (right: Expression): Expression => equation(y, right);
const answerOf = (right: Expression): DraftAnswer => written('equation', right);

/** y = a sin[k(x − d)] + c with the letters in it. */
const general = (f: string, isShifted: boolean): Expression => {
	const inside = isShifted ? product('k', brackets(sum(x, opposite('d')))) : product('k', 'x');
	return rule(sum(product('a', trig(f, inside)), 'c'));
};

/** a and c from the extremes. */
function sizeLines(high: number, low: number): Line[] {
	const minus = low < 0 ? opposite(brackets(num(low))) : num(-low);
	return [
		line(
			equation('a', equation(quotient(sum(high, minus), 2), num(new Fraction(high - low, 2)))),
			'half the distance between maximum and minimum',
		),
		line(
			equation(
				'c',
				equation(
					quotient(sum(high, low < 0 ? brackets(num(low)) : num(low)), 2),
					num(new Fraction(high + low, 2)),
				),
			),
			'halfway between maximum and minimum',
		),
	];
}

const turn = (unit: Unit): Expression => (unit === 'degrees' ? degrees(360) : product(2, PI));

const periodLine = (period: Fraction, unit: Unit): Line =>
	line(
		equation(
			'k',
			equation(divided(turn(unit), angle(period, unit)), num(new Fraction(2).div(period))),
		),
		'a full turn divided by the period',
	);

const hint = say`Find the amplitude and the axis from the greatest and least value, then the factor from the period.`;

function fromExtremes(
	f: string,
	high: number,
	low: number,
	period: Fraction,
	shift: Fraction,
	unit: Unit,
): Draft | undefined {
	if ((high - low) % 2 !== 0 || high + low === 0) return undefined;
	const k = new Fraction(2).div(period);
	const [a, c] = [(high - low) / 2, (high + low) / 2];
	const right = wave({ f, a, k: num(k), d: shift, c }, unit);
	const isShifted = !shift.equals(0);
	return {
		prompt: say`A function has the maximum value ${high}, the minimum value ${low}${isShifted ? ',' : ' and'} the period ${angle(period, unit)}${isShifted ? say` and the phase shift ${angle(shift, unit)} to the right` : ''}. Write its rule in the form ${general(f, isShifted)} with ${POSITIVE}.`,
		answer: answerOf(rule(right)),
		steps: [
			...sizeLines(high, low),
			periodLine(period, unit),
			...(isShifted ? [line(equation('d', angle(shift, unit)), 'the phase shift')] : []),
			line(rule(right), isShifted ? 'put in a, k, d and c' : 'put in a, k and c'),
		],
		hints: [hint],
	};
}

const POSITIVE: Prose = say`${{ kind: 'relation', sign: '>', left: operand('a'), right: num(0) }} and ${{ kind: 'relation', sign: '>', left: operand('k'), right: num(0) }}`;

/** Degrees. */
function fromGraph(draw: Draw): Draft | undefined {
	const [a, c, period, f] = [
		draw.int('a'),
		draw.int('c'),
		Number(draw.choice('P')),
		draw.choice('f'),
	];
	const d = draw.int('d');
	if (d === 0 || d >= period) return undefined;
	const end = period === 360 ? 540 : 360;
	const axis: Axis = { from: 0, to: end, grid: 30, numbersEvery: end === 540 ? 180 : 90 };
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
			.map((one) => `(${one}, ${String(height).replace('-', 'negative ')})`)
			.join(', ');
	const rising = (top + (3 * period) / 4) % period;
	const words = `The graph is a wave. Its highest points are ${places(top, high)}; its lowest points are ${places((top + period / 2) % period, low)}. It crosses its axis on the way up at ${places(rising, c)}.`;
	const right = wave(
		{ f, a, k: num(new Fraction(360, period)), d: new Fraction(d, 180), c },
		'degrees',
	);
	return {
		prompt: say`The graph shows a sinusoidal function, with ${x} in degrees. Write its rule in the form ${general(f, true)} with ${POSITIVE}; use the least ${operand('d')} that is 0 or more.`,
		answer: answerOf(rule(right)),
		figure: {
			...oneCurve({ at }, { x: axis, y: vertical }),
			alt: `${axesInWords(axis, vertical)} ${words}`,
		},
		steps: [
			sentence(
				say`The greatest value is ${high} and the least value is ${low}.`,
				'read the heights',
			),
			...sizeLines(high, low),
			periodLine(new Fraction(period, 180), 'degrees'),
			sentence(
				f === 'sin'
					? say`The graph crosses its axis on the way up at ${equation(x, degrees(d))}, so ${equation('d', degrees(d))}.`
					: say`The graph has a maximum at ${equation(x, degrees(d))}, so ${equation('d', degrees(d))}.`,
				`there a ${f === 'sin' ? 'sine' : 'cosine'} wave starts`,
			),
			line(rule(right), 'put in a, k, d and c'),
		],
		hints: [
			f === 'sin'
				? say`A sine wave starts on its axis and goes up. Where is the first such place?`
				: say`A cosine wave starts at a maximum. Where is the first one?`,
		],
	};
}

/** sin θ = cos(θ − 90°), cos θ = sin(θ + 90°). */
function rewrite(draw: Draw): Draft | undefined {
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

const STARTS: Readonly<Record<string, { f: string; sign: 1 | -1; words: string; why: string }>> = {
	'at maximum': {
		f: 'cos',
		sign: 1,
		words: 'it has its greatest value',
		why: 'a cosine starts at its maximum',
	},
	'at minimum': {
		f: 'cos',
		sign: -1,
		words: 'it has its least value',
		why: 'a cosine with a minus sign starts at its minimum',
	},
	'on the axis rising': {
		f: 'sin',
		sign: 1,
		words: 'it is halfway between these values and rising',
		why: 'a sine starts on the axis and rises',
	},
	'on the axis falling': {
		f: 'sin',
		sign: -1,
		words: 'it is halfway between these values and falling',
		why: 'a sine with a minus sign starts on the axis and falls',
	},
};

const spread = ({ what, unit, A, c, P, time }: WaveStory): Prose =>
	say`${capital(what)}, in ${unit}, changes like a wave between a least value of ${c - A} and a greatest value of ${c + A}. One cycle takes ${P} ${time}.`;

function storyLines({ A, c }: WaveStory): Line[] {
	return [
		line(
			equation(quotient(difference(c + A, c - A), 2), A),
			'the amplitude is half the distance between the two values',
		),
		line(equation(quotient(sum(c + A, c - A), 2), c), 'the axis is halfway between them'),
	];
}

function fromDescription(draw: Draw): Draft | undefined {
	const story = waveStory(draw);
	const start = STARTS[draw.inTurn('start')];
	if (!start) return undefined;
	const k = new Fraction(360, story.P);
	const right = wave(
		{ f: start.f, a: start.sign * story.A, k: num(k), d: 0, c: story.c },
		'degrees',
		T,
	);
	const answer = ruleOf(story, right);
	return {
		prompt: say`${spread(story)} At the time ${equation(T, 0)} ${start.words}. Write a rule for ${ruleLeft(story)}, where ${T} is the time in ${story.time}, with angles in degrees and without a phase shift.`,
		answer: answerOf(answer),
		steps: [
			...storyLines(story),
			line(equation(divided(360, story.P), num(k)), 'the factor of t is 360 divided by the period'),
			line(answer, start.why),
		],
		hints: [
			say`Find amplitude, axis and period. Which function, with which sign, starts like this?`,
		],
	};
}

const ruleLeft = ({ letter }: WaveStory): Expression => ({
	kind: 'call',
	name: letter,
	base: null,
	power: null,
	of: T,
});

/** A cosine in radians that starts at the first maximum. */
function fromData(draw: Draw): Draft | undefined {
	const story = waveStory(draw);
	const first = draw.int('t0');
	if (first === 0 || first >= story.P) return undefined;
	const k = angle(new Fraction(2, story.P), 'radians');
	const right = shiftedWave({ f: 'cos', a: story.A, k, c: story.c }, num(-first), T);
	const answer = ruleOf(story, right);
	return {
		prompt: say`${spread(story)} The greatest value is first reached at ${equation(T, first)}, where ${T} is the time in ${story.time}. Write a rule for ${ruleLeft(story)} as a cosine with a positive factor in front, angles in radians and the least positive phase shift.`,
		answer: answerOf(answer),
		steps: [
			...storyLines(story),
			line(equation(divided(product(2, PI), story.P), k), 'a full turn divided by the period'),
			sentence(say`The phase shift is ${first}.`, 'a cosine starts at its maximum'),
			line(answer, 'put everything in'),
		],
		hints: [say`A cosine starts at its maximum. By how much is it moved here?`],
	};
}
