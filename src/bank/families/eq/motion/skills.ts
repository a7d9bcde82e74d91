/** eq.motion: distance, rate and time with one or two travellers. */
import Fraction from 'fraction.js';
import { type Expression, product, sum, symbol } from '../../../../math/expression.ts';
import { exactDecimal } from '../../../../math/notation.ts';
import { term } from '../../../../math/polynomial.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import type { Random } from '../../../../math/random.ts';
import type { Draft, Draw, Skills } from '../../../family.ts';
import { bracket } from '../../../steps/solve-equation.ts';
import { twoNames } from '../../../contexts/names.ts';
import { type StoryEquation, storyQuestion } from '../../../steps/equation-question.ts';

// Two travellers, or one who goes and comes back. Speeds in miles per hour, times in hours.

type Motion = { v1: number; v2: number; t: Fraction };

const pairs = [
	['car', 'truck'],
	['bus', 'car'],
	['car', 'van'],
	['car', 'motorcycle'],
] as const;
type Pair = readonly [first: string, second: string];

/** A vehicle that may well go that fast: the slower of the two may be a bicycle, and no bus does 75. */
const suited = (vehicle: string, speed: number, other: number): string => {
	if (speed <= 20 && speed < other) return 'cyclist';
	return speed >= 75 && vehicle === 'bus' ? 'van' : vehicle;
};

/** "2.5 hours", "1 hour". */
const hours = (time: Fraction): Prose => say`${written(time)} ${time.equals(1) ? 'hour' : 'hours'}`;

export const written = (value: Fraction): Expression => exactDecimal(value);

/** `asksSpeed`: the time is stated and the second speed is asked for. */
function apart({ v1, v2, t }: Motion, [first, second]: Pair, asksSpeed: boolean): Prose {
	const start = say`A ${first} and a ${second} leave the same town at the same time and travel in opposite directions.`;
	const distance = written(t.mul(v1 + v2));
	return asksSpeed
		? say`${start} The ${first} travels at ${v1} miles per hour. After ${hours(t)} they are ${distance} miles apart. What is the speed of the ${second}, in miles per hour?`
		: say`${start} The ${first} travels at ${v1} miles per hour and the ${second} at ${v2} miles per hour. After how many hours are they ${distance} miles apart?`;
}

function toward({ v1, v2, t }: Motion, [first, second]: Pair, asksSpeed: boolean): Prose {
	const start = say`Two towns are ${written(t.mul(v1 + v2))} miles apart. A ${first} leaves one town and a ${second} leaves the other at the same time, and they travel toward each other.`;
	return asksSpeed
		? say`${start} The ${first} travels at ${v1} miles per hour, and they meet after ${hours(t)}. What is the speed of the ${second}, in miles per hour?`
		: say`${start} The ${first} travels at ${v1} miles per hour and the ${second} at ${v2} miles per hour. After how many hours do they meet?`;
}

const CHASES = [
	['car', 'truck'],
	['motorcycle', 'bus'],
	['passenger train', 'freight train'],
] as const;

/** The faster one starts `head` hours later. */
function catchUp({ v1, v2 }: Motion, head: Fraction, [fast, slow]: Pair): Prose {
	return say`A ${slow} leaves a town at ${v2} miles per hour. A ${fast} leaves the same town ${hours(head)} later and goes in the same direction at ${v1} miles per hour. How many hours after the ${fast} leaves does it catch up with the ${slow}?`;
}

/** Out at `v1`, back at `v2`, `whole` hours in all. */
function returnTrip({ v1, v2 }: Motion, whole: Fraction, random: Random): Prose {
	const [name] = twoNames(random);
	const goal = random.pick(['a lake', 'the coast', 'a museum', 'a national park']);
	const storm = (speed: number, other: number) =>
		speed <= 35 && speed < other ? 'through a snowstorm at only' : 'at';
	return say`${name} drives to ${goal} ${storm(v1, v2)} ${v1} miles per hour and comes back by the same road ${storm(v2, v1)} ${v2} miles per hour. The total driving time, there and back, is ${hours(whole)}. How many hours does it take to drive there?`;
}

const isTime = (time: Fraction): boolean =>
	time.mul(4).d === 1n && time.compare(new Fraction(1, 4)) >= 0;

export const skills: Skills = {
	'Solve distance, speed, and time problems': travel,
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
	// An answer of 1 hour would have its unit in the plural.
	if (motion.v1 === motion.v2 || motion.t.equals(1)) return undefined;
	const story = STORIES[kind]?.(motion, draw);
	return story && storyQuestion({ ...story, decimals: true });
}

type Tell = (motion: Motion, draw: Draw) => StoryEquation | undefined;

/** No one drives a car at 35 miles per hour for hours; a cyclist is slower, and no one drives faster than 75. */
const isDriven = (slower: number, faster: number): boolean =>
	(slower <= 20 || slower >= 45) && faster >= 45 && faster <= 75;

/** The two distances add up, whether away from each other or toward each other. */
const both =
	(tell: typeof apart, because: string, then: (time: Prose, miles: Prose) => Prose): Tell =>
	(motion, { random }) => {
		const { v1, v2, t } = motion;
		if (!isDriven(Math.min(v1, v2), Math.max(v1, v2))) return undefined;
		const distance = t.mul(v1 + v2);
		const asksSpeed = random.int(1, 3) === 1;
		const [one, two] = random.pick(pairs);
		const vehicles: Pair = [suited(one, v1, v2), suited(two, v2, v1)];
		const text = tell(motion, vehicles, asksSpeed);
		const hint = say`How can you write each distance as speed times time? What do the two distances add up to?`;
		return asksSpeed
			? {
					text,
					names: [
						say`Let ${V} be the speed of the ${vehicles[1]}, in miles per hour. Distance is speed times time, so in ${written(t)} hours, they cover ${product(written(t), sum(v1, V))} miles in all.`,
					],
					left: [bracket(t, term(v1), term(1, 'v'))],
					right: [term(distance)],
					because,
					unit: 'miles per hour',
					concludes: (answer) => say`The ${vehicles[1]} travels at ${answer}.`,
					wrong: [[distance.div(t), 'gave the sum of the two speeds']],
					inWords: [[distance.div(t).add(v1), 'added the known speed instead of subtracting it']],
					hints: [hint],
				}
			: {
					text,
					names: [
						say`Let ${T} be the time in hours. Distance is speed times time, so the two distances are ${product(v1, T)} miles and ${product(v2, T)} miles.`,
					],
					left: [term(v1, 't'), term(v2, 't')],
					right: [term(distance)],
					because,
					unit: 'hours',
					concludes: (time) => then(time, say`${written(distance)} miles`),
					wrong: [
						[distance.div(v1 - v2).abs(), 'subtracted the speeds instead of adding them'],
						[distance.div(v1), 'used only the first speed'],
						[distance.div(v2), 'used only the second speed'],
					],
					hints: [hint],
				};
	};

const chase: Tell = (motion, { random }) => {
	const [slow, fast] = [motion.v1, motion.v2].toSorted((a, b) => a - b);
	if (slow === undefined || fast === undefined) return undefined;
	const head = motion.t.mul(fast - slow).div(slow);
	if (!isTime(head) || head.compare(4) > 0) return undefined;
	const [faster, slower] = random.pick(CHASES);
	const named: Pair = [faster, suited(slower, slow, fast)];
	return {
		text: catchUp({ ...motion, v1: fast, v2: slow }, head, named),
		names: [
			say`Let ${T} be the travel time of the ${named[0]}, in hours. The ${named[1]} has been travelling for ${sum(T, written(head))} hours.`,
		],
		left: [term(fast, 't')],
		right: [bracket(slow, term(1, 't'), term(head))],
		because: 'distance is speed times time, and the two distances travelled are the same',
		unit: 'hours',
		concludes: (answer) => say`The ${named[0]} catches up ${answer} after it leaves.`,
		wrong: [[motion.t.add(head), `gave the travel time of the ${named[1]}`]],
		inWords: [
			[
				new Fraction(slow).mul(head).div(slow + fast),
				'added the speeds instead of subtracting them',
			],
		],
		hints: [
			say`How do the two distances compare when the ${named[0]} catches up? How long has the ${named[1]} been travelling?`,
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
			say`Let ${T} be the time for the drive there, in hours. The drive back takes ${sum(written(whole), product(-1, T))} hours.`,
		],
		left: [term(v1, 't')],
		right: [bracket(v2, term(whole), term(-1, 't'))],
		because: 'distance is speed times time, and the two distances are the same',
		unit: 'hours',
		concludes: (answer) => say`The drive there takes ${answer}.`,
		wrong: [
			[back, 'gave the time for the drive back'],
			[whole.div(2), 'divided the total time by 2'],
		],
		hints: [
			say`How do the distances there and back compare? How can you write each as speed times time?`,
		],
	};
};

const meeting = both(
	toward,
	'the two distances add up to the distance between the towns',
	(time) => say`They meet after ${time}.`,
);

const STORIES: Readonly<Record<string, Tell>> = {
	apart: both(
		apart,
		'the two distances add up to the distance between the vehicles',
		(time, miles) => say`They are ${miles} apart after ${time}.`,
	),
	toward: meeting,
	meet: meeting,
	'catch up': chase,
	'return trip': thereAndBack,
	return: thereAndBack,
};
