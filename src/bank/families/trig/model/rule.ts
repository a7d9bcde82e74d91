/** The rule of a model and the sentence that states it. */
import Fraction from 'fraction.js';
import { type Expression, num } from '../../../../math/expression.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import { capital } from '../../../../math/things-in-words.ts';
import { angle, type Unit, wave } from '../../../steps/turns.ts';
import { ruleOf, T, type WaveStory } from '../../../contexts/wave-stories.ts';

/** The factor of t. */
export const factorOf = ({ P }: WaveStory, unit: Unit): Expression =>
	unit === 'degrees' ? num(new Fraction(360, P)) : angle(new Fraction(2, P), 'radians');

export const modelOf = (story: WaveStory, f: string, unit: Unit): Expression =>
	ruleOf(story, wave({ f, a: story.A, k: factorOf(story, unit), d: 0, c: story.c }, unit, T));

/** A sine of the length of daylight starts when day and night are equally long, a cosine at the longest day. */
const since = ({ time }: WaveStory, f: string): string =>
	time === 'months'
		? ` after the ${f === 'sin' ? 'first day of spring' : 'longest day of the year'}`
		: '';

export const opening = (story: WaveStory, f: string, unit: Unit): Prose =>
	say`${capital(story.what)}, is modelled by ${modelOf(story, f, unit)}, where ${T} is the time in ${story.time}${since(story, f)} and angles are in ${unit}.`;
