/** A rule from a description. */
import {
	type Draft,
	type Draw,
	type Line,
	line,
	sentence,
	withMisconceptions,
	type WrongAnswer,
} from '../../../family.ts';
import Fraction from 'fraction.js';
import {
	divided,
	equation,
	type Expression,
	num,
	product,
	quotient,
	sum,
	difference,
} from '../../../../math/expression.ts';
import { PI } from '../../../../math/notation.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import { capital } from '../../../../math/things-in-words.ts';
import { angle, shiftedWave, wave } from '../../../steps/turns.ts';
import { withWave } from '../../../steps/wave-sketch.ts';
import { ruleOf, T, type WaveStory, waveStory } from '../../../contexts/wave-stories.ts';
import { AMPLITUDE, answerOf, AXIS, waveMisconceptions } from './lines.ts';

type Start = {
	f: string;
	sign: 1 | -1;
	words: string;
	why: string;
	/** The day of the year on which the length of daylight is there. */
	day: string;
};

const STARTS: Readonly<Record<string, Start>> = {
	'at maximum': {
		f: 'cos',
		sign: 1,
		words: 'at its maximum',
		why: 'a cosine curve starts at its maximum',
		day: 'longest day of the year',
	},
	'at minimum': {
		f: 'cos',
		sign: -1,
		words: 'at its minimum',
		why: 'a cosine curve reflected in its axis starts at its minimum',
		day: 'shortest day of the year',
	},
	'on the axis rising': {
		f: 'sin',
		sign: 1,
		words: 'halfway between its minimum and its maximum and rising',
		why: 'a sine curve starts on the axis and rises',
		day: 'first day of spring',
	},
	'on the axis falling': {
		f: 'sin',
		sign: -1,
		words: 'halfway between its minimum and its maximum and falling',
		why: 'a sine curve reflected in its axis starts on the axis and falls',
		day: 'first day of fall',
	},
};

/** The starting day from which the length of daylight has its maximum after this many months. */
const DAYS: Readonly<Record<number, string>> = {
	3: 'first day of spring',
	6: 'shortest day of the year',
	9: 'first day of fall',
};

const spread = (story: WaveStory, day = ''): Prose => {
	const { what, A, c, P, time } = story;
	return say`${capital(what)}, is modelled by a sinusoidal function ${ruleLeft(story)} with a minimum of ${c - A} and a maximum of ${c + A}, where ${T} is the time in ${time}${time === 'months' ? ` after the ${day}` : ''}. One cycle takes ${P} ${time}`;
};

function storyLines({ A, c }: WaveStory): Line[] {
	return [
		line(equation(quotient(difference(c + A, c - A), 2), A), AMPLITUDE),
		line(equation(quotient(sum(c + A, c - A), 2), c), AXIS),
	];
}

export function fromDescription(draw: Draw): Draft | undefined {
	const story = waveStory(draw, draw.int('A'));
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
		prompt: say`${spread(story, start.day)}, and ${ruleLeft(story)} is ${start.words} when ${equation(T, 0)}. Write a rule for ${ruleLeft(story)}, with angles in degrees and without a phase shift.`,
		answer: withMisconceptions(
			answerOf(answer),
			...waveMisconceptions(
				{ f: start.f, a: start.sign * story.A, k: num(k), d: 0, c: story.c },
				num(story.P),
				'degrees',
				(wrong) => answerOf(ruleOf(story, wrong)),
			),
		),
		steps: [
			...storyLines(story),
			line(
				equation(divided(360, story.P), num(k)),
				'the coefficient of t is 360 divided by the period',
			),
			withWave(line(answer, start.why), {
				f: start.f,
				a: start.sign * story.A,
				period: story.P,
				d: 0,
				c: story.c,
				letter: story.letter,
			}),
		],
		hints: [
			say`What are the amplitude, the axis, and the period?`,
			say`Where in its cycle is the model at ${equation(T, 0)}? Which function, with which sign, starts there?`,
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
export function fromData(draw: Draw): Draft | undefined {
	const story = waveStory(draw, draw.int('M'));
	const first = draw.int('t0');
	// Half a cycle to the left and to the right give the same graph.
	if (first === 0 || first >= story.P || 2 * first === story.P) return undefined;
	if (story.time === 'months' && !(first in DAYS)) return undefined;
	const k = angle(new Fraction(2, story.P), 'radians');
	const right = shiftedWave({ f: 'cos', a: story.A, k, c: story.c }, num(-first), T);
	const answer = ruleOf(story, right);
	return {
		prompt: say`${spread(story, DAYS[first])}, and ${ruleLeft(story)} first reaches its maximum when ${equation(T, first)}. Use radians. Write a rule for ${ruleLeft(story)} as a cosine function with no reflection and the least positive phase shift.`,
		answer: withMisconceptions(
			answerOf(answer),
			...[
				[
					shiftedWave({ f: 'cos', a: 2 * story.A, k, c: story.c }, num(-first), T),
					'used the whole difference between the maximum and the minimum as the amplitude',
				] as const,
				[
					shiftedWave({ f: 'cos', a: story.A, k, c: story.c }, num(first), T),
					'added the phase shift instead of subtracting it',
				] as const,
				[
					shiftedWave({ f: 'cos', a: story.A, k, c: 0 }, num(-first), T),
					'left out the vertical shift',
				] as const,
				[
					shiftedWave({ f: 'cos', a: story.A, k: story.P, c: story.c }, num(-first), T),
					'used the period as the coefficient of t',
				] as const,
			].map(([wrong, why]): WrongAnswer => [answerOf(ruleOf(story, wrong)), why]),
		),
		steps: [
			...storyLines(story),
			line(
				equation(divided(product(2, PI), story.P), k),
				'the coefficient of t is 2π divided by the period',
			),
			sentence(
				say`The phase shift is ${first}.`,
				`a cosine curve starts at its maximum, which is first reached at t = ${first}`,
			),
			withWave(
				line(answer, 'write the rule with this amplitude, coefficient of t, phase shift, and axis'),
				{
					f: 'cos',
					a: story.A,
					period: story.P,
					d: first,
					c: story.c,
					letter: story.letter,
				},
			),
		],
		hints: [
			say`What are the amplitude, the axis, and the period?`,
			say`Where does a cosine curve start its cycle? How far is it shifted here?`,
		],
	};
}
