/** eq.motion: distance, rate and time with one or two travellers. CCSS A-CED.A.1, A-REI.B.3. */
import Fraction from 'fraction.js';
import { product, sum, symbol } from '../../../../math/expression.ts';
import { term } from '../../../../math/polynomial.ts';
import { say } from '../../../../math/prose.ts';
import type { Draft, Draw, Skills } from '../../../family.ts';
import {
	apart,
	catchUp,
	isTime,
	type Motion,
	returnTrip,
	toward,
	written,
} from './motion-stories.ts';
import { bracket } from '../../../steps/equation-sides.ts';
import { type StoryEquation, storyQuestion } from '../../../steps/story-question.ts';

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
