/** Proportional relationships y = kx in life, by the contexts of the curriculum plan. */
import type Fraction from 'fraction.js';
import { type Prose, say } from '../../../../math/prose.ts';
import { exactDecimal, money } from '../../../../math/notation.ts';
import type { Random } from '../../../../math/random.ts';
import { many } from '../../../../math/things-in-words.ts';

type ProportionalContext = {
	/** Sensible values of k. */
	low: number;
	high: number;
	/** Short headings of a table. */
	x: string;
	y: string;
	/** Set if y is in dollars. */
	isMoney?: boolean;
	/** What is said before the quantities are named, unless a story says it. */
	scene?: string;
	/** "the pay, in dollars," and "the number of hours worked": the letters follow. */
	yIs: string;
	xIs: string;
	/** What one pair means: "The pay for 4 hours is $60." Whole numbers only. */
	pair(x: number, y: number): Prose;
	/** What k means: "The pay is $15 per hour." */
	rate(k: number): Prose;
	/** A story with one pair, without a question. */
	story(x: number, y: Fraction): Prose;
};

type Make = (random: Random) => ProportionalContext[];

export const PROPORTIONAL_CONTEXTS: Readonly<Record<string, Make>> = {
	wages: () => [
		{
			low: 8,
			high: 40,
			x: 'hours, x',
			y: 'dollars, y',
			isMoney: true,
			yIs: 'the pay in dollars',
			xIs: 'the number of hours worked',
			pair: (x, y) => say`The pay for ${many(x, 'hour')} is ${money(y)}.`,
			rate: (k) => say`The pay is ${money(k)} for each hour.`,
			story: (x, y) =>
				say`The pay for a job is proportional to the hours worked. For ${x} hours, the pay is ${money(y)}.`,
		},
	],
	'paint coverage': (random) => {
		const things = random.pick(['chairs', 'shelves', 'fence panels']);
		return [
			{
				low: 0.5,
				high: 9,
				x: 'cans, x',
				y: `${things}, y`,
				yIs: `the number of ${things} that can be painted`,
				xIs: 'the number of cans of paint',
				pair: (x, y) =>
					say`With ${many(x, 'can')} of paint, ${many(y, oneOf(things), things)} can be painted.`,
				rate: (k) => say`Each can of paint is enough for ${many(k, oneOf(things), things)}.`,
				story: (x, y) =>
					say`The number of ${things} that can be painted is proportional to the number of cans of paint. With ${x} cans, ${exactDecimal(y)} ${things} can be painted.`,
			},
		];
	},
	'fuel cost': () => [
		{
			low: 2.5,
			high: 6,
			x: 'gallons, x',
			y: 'dollars, y',
			isMoney: true,
			yIs: 'the cost of fuel in dollars',
			xIs: 'the number of gallons',
			pair: (x, y) => say`The cost of ${many(x, 'gallon')} of fuel is ${money(y)}.`,
			rate: (k) => say`Fuel costs ${money(k)} per gallon.`,
			story: (x, y) =>
				say`The cost of fuel is proportional to the number of gallons. The cost of ${x} gallons is ${money(y)}.`,
		},
	],
	'fabric price': () =>
		(
			[
				['ribbon', 'foot', 'feet', 0.25, 2],
				['fabric', 'yard', 'yards', 2.5, 20],
			] as const
		).map(([stuff, one, more, low, high]) => ({
			low,
			high,
			x: `${more}, x`,
			y: 'dollars, y',
			isMoney: true,
			yIs: `the price of ${stuff} in dollars`,
			xIs: `the number of ${more}`,
			pair: (x: number, y: number) =>
				say`The price of ${many(x, one, more)} of ${stuff} is ${money(y)}.`,
			rate: (k: number) => say`The price is ${money(k)} for each ${one} of ${stuff}.`,
			story: (x: number, y: Fraction) =>
				say`The price of ${stuff} is proportional to its length. The price of ${x} ${more} is ${money(y)}.`,
		})),
	'water flow': () => [
		{
			low: 0.5,
			high: 20,
			x: 'minutes, x',
			y: 'gallons, y',
			scene: 'Water flows into a tank. ',
			yIs: 'the number of gallons that flow into the tank',
			xIs: 'the number of minutes',
			pair: (x, y) =>
				say`In ${many(x, 'minute')}, ${many(y, 'gallon')} of water flow into the tank.`,
			rate: (k) => say`Each minute, ${many(k, 'gallon')} of water flow into the tank.`,
			story: (x, y) =>
				say`The amount of water that flows into a tank is proportional to the time. In ${x} minutes, ${exactDecimal(y)} gallons flow into it.`,
		},
	],
	'steps walked': () => [
		{
			low: 1,
			high: 3,
			x: 'steps, x',
			y: 'feet, y',
			yIs: 'the distance walked in feet',
			xIs: 'the number of steps',
			pair: (x, y) =>
				say`With ${many(x, 'step')}, the distance walked is ${many(y, 'foot', 'feet')}.`,
			rate: (k) => say`Each step is ${many(k, 'foot', 'feet')} long.`,
			story: (x, y) =>
				say`The distance that Kai walks is proportional to the number of steps. With ${x} steps, Kai walks ${exactDecimal(y)} feet.`,
		},
	],
};

const oneOf = (things: string): string => (things === 'shelves' ? 'shelf' : things.slice(0, -1));

/** The context in which this k makes sense, if there is one. */
export function contextFor(make: Make, k: number, random: Random): ProportionalContext | undefined {
	const fitting = make(random).filter(({ low, high }) => k >= low && k <= high);
	return fitting.length > 0 ? random.pick(fitting) : undefined;
}
