/** A rule from a description. */
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
import { type Draft, type Draw, line, type Line, sentence } from '../../../family.ts';
import { angle, shiftedWave, wave } from '../../../steps/turns.ts';
import { capital, ruleOf, T, type WaveStory, waveStory } from '../../../contexts/wave-stories.ts';
import { answerOf } from './lines.ts';

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

export function fromDescription(draw: Draw): Draft | undefined {
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
export function fromData(draw: Draw): Draft | undefined {
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
			line(answer, 'substitute the amplitude, k, the phase shift, and the axis'),
		],
		hints: [say`A cosine starts at its maximum. By how much is it moved here?`],
	};
}
