/** Jobs that two can share, and tanks that two pipes fill. Hours. */
import type { Random } from '../../../../math/random.ts';
import { FIRST_NAMES } from '../../../contexts/names.ts';

/** "Working alone, Maya can paint a fence in 6 hours": two workers and what they do. */
export type SharedJob = { one: string; other: string; job: string };

const BY_HAND = [
	'paint a long fence',
	'clean out a garage',
	'sort the books for a library sale',
	'plant the flower beds in a park',
	'set up the tables for a festival',
	'wash a row of school buses',
	'stack the firewood for the winter',
	'pack the boxes at a food bank',
];

/** Either of the two may be the faster one. */
const BY_MACHINE = [
	['the upstairs printer', 'the downstairs printer', 'print the ballots for an election'],
	['the orange snowplow', 'the yellow snowplow', 'clear the roads of a village'],
	['the red tractor', 'the blue tractor', 'plow a field'],
] as const;

export function sharedJob(random: Random): SharedJob {
	if (random.int(0, 3) === 0) {
		const [one, other, job] = random.pick(BY_MACHINE);
		return { one, other, job };
	}
	const [one = '', other = ''] = random.sample(FIRST_NAMES, 2);
	return { one, other, job: random.pick(BY_HAND) };
}

/** What pipes fill: "a swimming pool". */
export const tank = (random: Random): string =>
	random.pick(['a swimming pool', 'a water tank', 'a fish pond', 'a storage tank']);
