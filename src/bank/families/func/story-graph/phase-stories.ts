/** What happens in each phase of a story, and the quantity that a graph of it shows. */
import type { Phase } from './phase-graphs.ts';

export type PhaseContext = {
	/** "N" stands for a name. */
	opening: string;
	/** Verb phrases; the subject is `who`. */
	who: string;
	quantity: string;
	phases: Partial<Record<Phase, string>>;
	/** The quantity at the beginning; a rise is 4, a fall 3. */
	start: number;
};

export const PHASE_CONTEXTS: Readonly<Record<string, PhaseContext>> = {
	'walk to school': {
		opening: 'N leaves home on foot.',
		who: 'N',
		quantity: 'the distance from home',
		start: 0,
		phases: {
			up: 'walks away from home at a steady speed',
			'up-faster': 'goes away from home faster and faster',
			'up-slower': 'moves away from home more and more slowly',
			level: 'stands still for a while',
			down: 'walks back toward home at a steady speed',
		},
	},
	'filling a vase': {
		opening: 'N fills an empty vessel from a tap that runs evenly.',
		who: 'the water',
		quantity: 'the height of the water',
		start: 0,
		phases: {
			up: 'fills a part with straight upright walls',
			'up-slower': 'fills a part that becomes wider and wider',
			'up-faster': 'fills a part that becomes narrower and narrower',
			level: 'stays as it is while the tap is closed',
		},
	},
	'roller coaster': {
		opening: 'N rides on a roller coaster.',
		who: 'the car',
		quantity: 'the height of the car',
		start: 1,
		phases: {
			up: 'is pulled up a slope at a steady speed',
			level: 'rolls along a level stretch',
			'down-faster': 'drops faster and faster',
			'up-slower': 'climbs a hill more and more slowly',
		},
	},
	'commute in traffic': {
		opening: 'N drives through the city.',
		who: 'the car',
		quantity: 'the speed of the car',
		start: 0,
		phases: {
			up: 'speeds up evenly',
			level: 'keeps the same speed',
			down: 'brakes evenly',
		},
	},
	'cooling soup': {
		opening: 'N has a pot of soup.',
		who: 'the soup',
		quantity: 'the temperature of the soup',
		start: 4,
		phases: {
			up: 'is heated at a steady rate',
			level: 'keeps the same temperature',
			'down-slower': 'cools quickly at first, then more and more slowly',
			'up-slower': 'warms quickly at first, then more and more slowly',
		},
	},
};
