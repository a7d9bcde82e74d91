/** What happens in each phase of a story, and the quantity that a graph of it shows. */

import type { Draw } from '../../../family.ts';

/** "rises faster and faster" is the words of `up-faster`. */
export const PHASES = {
	up: 'rises steadily',
	'up-faster': 'rises slowly at first, then faster and faster',
	'up-slower': 'rises fast at first, then more and more slowly',
	level: 'stays level',
	down: 'falls steadily',
	'down-faster': 'falls slowly at first, then faster and faster',
	'down-slower': 'falls fast at first, then more and more slowly',
} as const;

export type Phase = keyof typeof PHASES;

export type PhaseContext = {
	/** What comes before the verb phrases; "N" stands for a name. */
	opening: string;
	/** The subject of the verb phrases. */
	who: string;
	quantity: string;
	/** The quantity in a word or two, beside the axis. */
	axis: string;
	phases: Partial<Record<Phase, string>>;
	/** A verb of the phases, and the words that continue it after a pause. */
	resumed?: readonly [verb: string, again: string];
	/** Words for a quantity that does not change, and for a higher and a lower one later. */
	compared?: readonly [words: string, higher: string, lower: string];
	/** What a part is called at first, and right after a part of the same kind. */
	elided?: readonly [part: string, one: string];
	/** What to think about where the change is not steady. */
	hint?: string;
	/** Why the graph has its shape where the words of a phase do not say how fast the quantity changes. */
	grounds?: Partial<Record<Phase, string>>;
	/** The quantity at the beginning; a rise is 4, a fall 3. */
	start: number;
};

const vase = (tap: string): PhaseContext => ({
	opening: `N fills an empty vase from a ${tap} that runs at a steady rate. The water`,
	who: 'the water',
	quantity: 'the height of the water',
	axis: 'height',
	start: 0,
	phases: {
		up: 'rises through a part with vertical sides',
		'up-slower': 'rises through a part that becomes wider',
		'up-faster': 'rises through a part that becomes narrower',
		level: `stays at the same height because the ${tap} is turned off for a while`,
	},
	elided: ['rises through a part', 'through one'],
	hint: 'Does the water rise faster where the vase is narrow or where it is wide? What happens to its speed in a part that becomes wider or narrower?',
	grounds: {
		up: 'every level of this part holds the same amount of water',
		'up-slower': 'each higher level holds more water, so it takes longer to fill',
		'up-faster': 'each higher level holds less water, so it fills faster',
	},
});

export const phaseContexts = (
	country: Draw['country'],
): Readonly<Record<string, PhaseContext>> => ({
	'walk to school': {
		opening: 'Starting at the front door, N',
		who: 'N',
		quantity: 'the distance from home',
		axis: 'distance',
		start: 0,
		phases: {
			up: 'walks away from home at a steady speed',
			'up-faster': 'walks away from home faster and faster',
			'up-slower': 'walks away from home more and more slowly',
			level: 'stands still for a while',
			down: 'walks back toward home at a steady speed',
		},
		resumed: ['walks away', 'continues walking away'],
	},
	'filling a vase': vase(country === 'CA' ? 'tap' : 'faucet'),
	'roller coaster': {
		opening: 'N rides a roller coaster. The car',
		who: 'the car',
		quantity: 'the height of the car',
		axis: 'height',
		start: 1,
		phases: {
			up: 'climbs at a steady speed',
			level: 'rolls along a level stretch of track',
			'down-faster': 'drops faster and faster',
			'up-slower': 'climbs more and more slowly',
		},
	},
	'commute in traffic': {
		opening: 'N drives a car through the city. The car',
		who: 'the car',
		quantity: 'the speed of the car',
		axis: 'speed',
		start: 0,
		phases: {
			up: 'speeds up at a steady rate',
			level: 'travels at a constant speed',
			down: 'slows down at a steady rate',
		},
		resumed: ['speeds up', 'speeds up again'],
		compared: ['a constant speed', 'a constant, higher speed', 'a constant, lower speed'],
	},
	'cooling soup': {
		opening: 'N has a pot of soup. The soup',
		who: 'the soup',
		quantity: 'the temperature of the soup',
		axis: 'temperature',
		start: 4,
		phases: {
			up: 'warms up at a steady rate',
			level: 'stays at a constant temperature',
			'down-slower': 'cools more and more slowly',
			'up-slower': 'warms up more and more slowly',
		},
	},
});
