/** eq.motion: distance, rate and time with one or two travellers. CCSS A-CED.A.1, A-REI.B.3. */
import Fraction from 'fraction.js';
import { type Expression, product, sum, symbol } from '../../../../math/expression.ts';
import { exactDecimal } from '../../../../math/notation.ts';
import { term } from '../../../../math/polynomial.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import type { Random } from '../../../../math/random.ts';
import { twoNames } from '../../../contexts/signed-setting.ts';
import type { Draft, Draw, Skills } from '../../../family.ts';
import { bracket } from '../../../steps/solve-equation.ts';
import { type StoryEquation, storyQuestion } from '../../../steps/story-question.ts';

// Two travellers, or one who goes and comes back. Speeds in miles per hour, times in hours.

export type Motion = { v1: number; v2: number; t: Fraction };

const pairs = [
	['car', 'truck'],
	['bus', 'car'],
	['car', 'van'],
	['car', 'motorcycle'],
] as const;

/** "2.5 hours", "1 hour". */
export const hours = (time: Fraction): Prose =>
	say`${written(time)} ${time.equals(1) ? 'hour' : 'hours'}`;

export const written = (value: Fraction): Expression => exactDecimal(value);

/** `asksSpeed`: the time is told and the second speed is asked for. */
export function apart({ v1, v2, t }: Motion, random: Random, asksSpeed: boolean): Prose {
	const [first, second] = random.pick(pairs);
	const start = say`A ${first} and a ${second} leave the same town at the same time and drive in opposite directions.`;
	const distance = written(t.mul(v1 + v2));
	return asksSpeed
		? say`${start} The ${first} drives at ${v1} miles per hour. After ${hours(t)} they are ${distance} miles apart. What is the speed of the ${second}, in miles per hour?`
		: say`${start} The ${first} drives at ${v1} miles per hour and the ${second} at ${v2} miles per hour. After how many hours are they ${distance} miles apart?`;
}

export function toward({ v1, v2, t }: Motion, random: Random, asksSpeed: boolean): Prose {
	const [first, second] = random.pick(pairs);
	const start = say`Two towns are ${written(t.mul(v1 + v2))} miles apart. A ${first} leaves one town and a ${second} leaves the other at the same time, and they drive toward each other.`;
	return asksSpeed
		? say`${start} The ${first} drives at ${v1} miles per hour, and they meet after ${hours(t)}. What is the speed of the ${second}, in miles per hour?`
		: say`${start} The ${first} drives at ${v1} miles per hour and the ${second} at ${v2} miles per hour. After how many hours do they meet?`;
}

/** The faster one starts `head` hours later. */
export function catchUp({ v1, v2 }: Motion, head: Fraction, random: Random): Prose {
	const [fast, slow] = random.pick([
		['car', 'truck'],
		['motorcycle', 'bus'],
		['passenger train', 'freight train'],
	] as const);
	return say`A ${slow} leaves a town at ${v2} miles per hour. A ${fast} leaves the same town ${hours(head)} later and goes in the same direction at ${v1} miles per hour. How many hours after the ${fast} leaves does it catch up with the ${slow}?`;
}

/** Out at `v1`, back at `v2`, `whole` hours in all. */
export function returnTrip({ v1, v2 }: Motion, whole: Fraction, random: Random): Prose {
	const [name] = twoNames(random);
	const goal = random.pick(['a lake', 'the coast', 'a museum', 'a national park']);
	return say`${name} drives to ${goal} at ${v1} miles per hour and comes back by the same road at ${v2} miles per hour. The driving time there and back is ${hours(whole)} in all. How many hours does the drive there take?`;
}

export const isTime = (time: Fraction): boolean =>
	time.mul(4).d === 1n && time.compare(new Fraction(1, 4)) >= 0;

export const skills: Skills = {
	'Opposite directions, meeting or catching up': travel,
	'Two travelers or a return trip': travel,
};

const T = symbol('t');
const V = symbol('v');

function travel(draw: Draw): Draft | undefined {
	const kind = draw.inTurn('kind');
	const motion: Motion = {
		v1: draw.int('v1'),
		v2: draw.int('v2'),
		t: new Fraction(draw.int('t').toFixed(1)),
	};
	// An answer of 1 hour would stand with a unit in the plural.
	if (motion.v1 === motion.v2 || motion.t.equals(1)) return undefined;
	const story = STORIES[kind]?.(motion, draw);
	return story && storyQuestion({ ...story, decimals: true });
}

type Tell = (motion: Motion, draw: Draw) => StoryEquation | undefined;

/** The distances of both add up, away from each other or toward each other. */
const both =
	(tell: typeof apart, because: string): Tell =>
	(motion, { random }) => {
		const { v1, v2, t } = motion;
		const distance = t.mul(v1 + v2);
		const asksSpeed = random.int(1, 3) === 1;
		const text = tell(motion, random, asksSpeed);
		const hint = say`Each distance is speed times time. Add the two distances.`;
		return asksSpeed
			? {
					text,
					names: [
						say`Let ${V} be the unknown speed. In ${written(t)} hours they cover ${product(written(t), sum(v1, V))} miles together.`,
					],
					left: [bracket(t, term(v1), term(1, 'v'))],
					right: [term(distance)],
					because,
					unit: 'miles per hour',
					hints: [hint],
				}
			: {
					text,
					names: [
						say`Let ${T} be the time in hours. The distances are ${product(v1, T)} and ${product(v2, T)} miles.`,
					],
					left: [term(v1, 't'), term(v2, 't')],
					right: [term(distance)],
					because,
					unit: 'hours',
					hints: [hint],
				};
	};

const chase: Tell = (motion, { random }) => {
	const [slow, fast] = [motion.v1, motion.v2].toSorted((a, b) => a - b);
	if (slow === undefined || fast === undefined) return undefined;
	const head = motion.t.mul(fast - slow).div(slow);
	if (!isTime(head) || head.compare(4) > 0) return undefined;
	return {
		text: catchUp({ ...motion, v1: fast, v2: slow }, head, random),
		names: [
			say`Let ${T} be the time of the faster one in hours. The slower one has been on the road for ${sum(T, written(head))} hours.`,
		],
		left: [term(fast, 't')],
		right: [bracket(slow, term(1, 't'), term(head))],
		because: 'both have gone the same distance',
		unit: 'hours',
		hints: [
			say`When the faster one catches up, both have gone the same distance. Which of the two has driven longer?`,
		],
	};
};

const thereAndBack: Tell = (motion, { random }) => {
	const { v1, v2, t } = motion;
	const back = t.mul(v1).div(v2);
	const whole = t.add(back);
	if (!isTime(back) || whole.compare(12) > 0) return undefined;
	return {
		text: returnTrip(motion, whole, random),
		names: [
			say`Let ${T} be the time there in hours. The time back is ${sum(written(whole), product(-1, T))} hours.`,
		],
		left: [term(v1, 't')],
		right: [bracket(v2, term(whole), term(-1, 't'))],
		because: 'the way there and the way back are equally long',
		unit: 'hours',
		hints: [say`The way there and the way back are equally long. Write each as speed times time.`],
	};
};

const STORIES: Readonly<Record<string, Tell>> = {
	apart: both(apart, 'the two distances add up'),
	toward: both(toward, 'together they cover the distance between the towns'),
	meet: both(toward, 'together they cover the distance between the towns'),
	'catch up': chase,
	'return trip': thereAndBack,
	return: thereAndBack,
};
