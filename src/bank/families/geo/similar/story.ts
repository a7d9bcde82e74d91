import Fraction from 'fraction.js';
import { divided, equation, quotient, symbol, times } from '../../../../math/expression.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import {
	type Draft,
	type Draw,
	line,
	rational,
	sentence,
	withFigure,
	withMisconceptions,
	withUnit,
} from '../../../family.ts';
import { FIRST_NAMES } from '../../../contexts/names.ts';
import { numberAnswer, tidyLength, written } from '../../../steps/scaled-sides.ts';

type Legs = { across: string; up: string };

/** `h` corresponds to `s` as the unknown corresponds to `S`. */
type Numbers = { h: number; s: number; S: number };

type Story = {
	/** The text, what is measured in it, and which triangles are similar. */
	tell: (numbers: Numbers, draw: Draw) => readonly [text: Prose, thing: string, similar: Prose];
	/** Why the triangles are similar. */
	why: string;
	wanted: 'height' | 'width';
	low: number;
	high: number;
	/** What the two s are called. */
	lengths: string;
	/** How large h and s may be. */
	fits: (numbers: Numbers) => boolean;
};

const name = (draw: Draw): string => draw.random.pick(FIRST_NAMES);
const m = (value: number): Prose => say`${written(value)} m`;

const shadowOf = (thing: string): Story => ({
	tell: ({ h, s, S }, draw) => {
		const small = draw.random.pick(['post', 'signpost', 'wooden post']);
		const isPerson = h >= 1.3 && h <= 1.9;
		const who = isPerson ? name(draw) : `the ${small}`;
		return [
			say`${isPerson ? who : `A ${small}`} is ${m(h)} tall and casts a shadow ${m(s)} long. At the same time, a ${thing} casts a shadow ${m(S)} long. How tall is the ${thing}, in metres?`,
			thing,
			say`The right triangles that ${who} and the ${thing} form with their shadows are similar.`,
		];
	},
	why: 'the sun’s rays are parallel, and each triangle has a right angle where it meets the ground, so corresponding angles are equal',
	wanted: 'height',
	lengths: 'lengths of the two shadows',
	low: 2.5,
	high: thing === 'tree' ? 45 : thing === 'flagpole' ? 25 : 80,
	fits: ({ h, s, S }) => S > 2 * s && s > h / 3 && s < 4 * h,
});

const MIRROR: Story = {
	tell({ h, s, S }, draw) {
		const height = (h * S) / s;
		const things = ['tree', 'building', ...(height < 9 ? ['lamp post', 'wall'] : ['tower'])];
		const [who, thing] = [name(draw), draw.random.pick(things)];
		const text = say`${who} places a mirror flat on the ground in front of a ${thing} and steps back until the top of the ${thing} appears in the mirror. ${who}’s eyes are ${m(h)} above the ground. Along the ground, the mirror is ${m(s)} from ${who} and ${m(S)} from the ${thing}. How tall is the ${thing}, in metres?`;
		return [
			text,
			thing,
			say`The right triangle with vertices at ${who}’s eyes, the point on the ground below them, and the mirror is similar to the one with vertices at the top of the ${thing}, its base, and the mirror.`,
		];
	},
	why: 'both have a right angle, and light reflects from a mirror at the same angle at which it strikes the mirror',
	wanted: 'height',
	lengths: 'two distances along the ground',
	low: 2.5,
	high: 40,
	// Eyes are about 10 cm below the top of the head.
	fits: ({ h, s, S }) => h >= 1.3 && h <= 1.7 && S > s && s > h / 2.5,
};

const RIVER: Story = {
	tell: ({ h, s, S }, draw) => [
		say`A tree ${symbol('T')} stands on the far bank of a river, straight across from point ${symbol('A')} on the near bank. From ${symbol('A')}, ${name(draw)} walks ${m(S)} along the bank to ${symbol('C')}, then ${m(s)} farther to ${symbol('D')}, then turns away from the river at a right angle and walks ${m(h)} to ${symbol('E')}. From ${symbol('E')}, points ${symbol('C')} and ${symbol('T')} line up. How wide is the river, in metres?`,
		'river',
		say`Triangle ${symbol('CAT')} is similar to triangle ${symbol('CDE')}.`,
	],
	why: 'both have a right angle, and the vertically opposite angles at C are equal',
	wanted: 'width',
	lengths: 'two distances along the bank',
	low: 4,
	high: 90,
	fits: ({ s, S }) => S > s,
};

/** The post stands under the ramp, so its distance from the lower end is the shorter one. */
const RAMP: Story = {
	tell: ({ h, s, S }) => [
		say`A ramp rises ${m(h)} over a horizontal distance of ${m(s)}. A vertical post under the ramp stands ${m(S)} from the lower end, measured along the ground, and reaches up to the ramp. How tall is the post, in metres?`,
		'post',
		say`The right triangle from the lower end of the ramp to the post is similar to the one under the whole ramp.`,
	],
	why: 'both have a right angle, and they share the angle at the lower end of the ramp',
	wanted: 'height',
	lengths: 'two distances along the ground',
	low: 0.2,
	high: 2.5,
	fits: ({ h, s, S }) => S < s && h < 3 && 5 * h < s,
};

const STORIES: Readonly<Record<string, Story>> = {
	'tree shadow': shadowOf('tree'),
	flagpole: shadowOf('flagpole'),
	'mirror on the ground': MIRROR,
	'river width': RIVER,
	ramp: RAMP,
};

/** Kept when the result ends after at most two decimals. */
function stated(story: Story, numbers: Numbers, draw: Draw): Draft | undefined {
	const { h, s, S } = numbers;
	const k = S / s;
	const result = tidyLength(h * k);
	if (Math.abs(result * 100 - Math.round(result * 100)) > 1e-6) return undefined;
	if (result < story.low || result > story.high || h === s || s === 1 || !story.fits(numbers))
		return undefined;
	const across = quotient('x', written(S));
	const [prompt, thing, similar] = story.tell(numbers, draw);
	return {
		prompt,
		answer: withMisconceptions(
			withUnit(numberAnswer(result), 'm'),
			[rational(new Fraction(s).mul(S).div(h)), 'set up the proportion with one ratio reversed'],
			[rational(new Fraction(h).mul(s).div(S)), `interchanged the ${story.lengths}`],
			...(h + S > s
				? [
						[
							rational(new Fraction(h).add(S).sub(s)),
							`${S > s ? 'added' : 'subtracted'} the difference between the ${story.lengths} instead of multiplying by their ratio`,
						] as const,
					]
				: []),
		),
		steps: [
			sentence(similar, story.why),
			withFigure(
				line(
					equation(across, quotient(written(h), written(s))),
					`x is the ${story.wanted} of the ${thing}; ratios of corresponding sides are equal`,
				),
				{
					kind: 'right triangles',
					triangles: bySize({ across: String(s), up: String(h) }, { across: String(S), up: 'x' }),
					rise: h / s,
				},
			),
			line(
				equation('x', divided(times(written(h), written(S)), written(s))),
				`multiply both sides by ${S}`,
			),
			line(equation('x', written(result)), 'multiply and divide'),
			sentence(
				say`The ${thing} is ${written(result)} m ${story.wanted === 'height' ? 'tall' : 'wide'}.`,
			),
		],
		hints: [
			say`Sketch the two right triangles. Which sides correspond?`,
			say`Which ratio contains the unknown ${story.wanted}? Which ratio of known lengths is equal to it?`,
		],
	};
}

const bySize = (one: Legs, two: Legs): readonly [Legs, Legs] =>
	Number(one.across) < Number(two.across) ? [one, two] : [two, one];

const numbersOf = (draw: Draw): Numbers => ({
	h: draw.int('h'),
	s: draw.int('s'),
	S: draw.int('S'),
});

export const shadow = (draw: Draw): Draft | undefined =>
	stated(shadowOf(draw.random.pick(['tree', 'flagpole', 'building'])), numbersOf(draw), draw);

export function storyInTurn(draw: Draw): Draft | undefined {
	const story = STORIES[draw.inTurn('ctx')];
	return story && stated(story, numbersOf(draw), draw);
}

export const mirror = (draw: Draw): Draft | undefined =>
	stated(MIRROR, { h: draw.int('e'), s: draw.int('d'), S: draw.int('D') }, draw);
