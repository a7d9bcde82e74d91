/** Maps, plans and models: one unit of the drawing represents a number of units of the actual thing. */
import { type Prose, say } from '../../../../math/prose.ts';
import type { Random } from '../../../../math/random.ts';

type ScaleStory = {
	/** Units in the plural, as they are written in a scale and in an answer. */
	small: string;
	large: string;
	one: string;
	/** "On a site plan". */
	scaleOf: string;
	askActual(length: Prose): Prose;
	askDrawing(length: Prose): Prose;
	/** With the length found: on the drawing, or the actual one. */
	tells(length: Prose, isReal: boolean): Prose;
	/** Sensible actual lengths in the large unit. */
	low: number;
	high: number;
};

type Thing = readonly [what: string, dimension: string, low: number, high: number];

const PLANS: readonly Thing[] = [
	['garden', 'long', 2, 40],
	['walkway', 'long', 4, 90],
	['swimming pool', 'long', 8, 160],
	['schoolyard', 'wide', 20, 400],
	['sports field', 'long', 60, 500],
	['bus station', 'wide', 30, 300],
];

const planStory = (
	[what, dimension, low, high]: Thing,
	[small, large, one]: readonly [string, string, string],
): ScaleStory => ({
	small,
	large,
	one,
	scaleOf: 'On a site plan',
	low,
	high,
	askActual: (length) =>
		say`A ${what} is ${length} ${dimension} on the plan. How many ${large} ${dimension} is the actual ${what}?`,
	askDrawing: (length) =>
		say`The actual ${what} is ${length} ${dimension}. How many ${small} ${dimension} is it on the plan?`,
	tells: (length, isReal) =>
		isReal
			? say`The actual ${what} is ${length} ${dimension}.`
			: say`On the plan, the ${what} is ${length} ${dimension}.`,
});

const mapStory = (what: string, low: number, high: number): ScaleStory => ({
	small: 'centimetres',
	large: 'kilometres',
	one: 'centimetre',
	scaleOf: 'On a map',
	low,
	high,
	askActual: (length) =>
		say`Two ${what} are ${length} apart on the map. What is the actual distance between the ${what}, in kilometres?`,
	askDrawing: (length) =>
		say`The actual distance between two ${what} is ${length}. How many centimetres apart are the ${what} on the map?`,
	tells: (length, isReal) =>
		isReal
			? say`The actual distance between the ${what} is ${length}.`
			: say`The ${what} are ${length} apart on the map.`,
});

const MAPS = [
	['lighthouses', 4, 200],
	['towns', 5, 400],
	['cities', 50, 1200],
	['villages', 2, 60],
] as const;

/** By the units of the curriculum plan. */
export function scaleStory(units: string, actual: number, random: Random): ScaleStory | undefined {
	const stories =
		units === 'cm-km'
			? MAPS.map(([what, low, high]) => mapStory(what, low, high))
			: PLANS.map(([what, dimension, low, high]) =>
					units === 'in-ft'
						? planStory([what, dimension, 3 * low, 3 * high], ['inches', 'feet', 'inch'])
						: planStory([what, dimension, low, high], ['centimetres', 'metres', 'centimetre']),
				);
	const fitting = stories.filter(({ low, high }) => actual >= low && actual <= high);
	return fitting.length > 0 ? random.pick(fitting) : undefined;
}
