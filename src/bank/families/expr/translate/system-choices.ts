/** Stories of two kinds of things for the choice of a system, by the contexts of the curriculum plan. */
import { say } from '../../../../math/prose.ts';
import type { Random } from '../../../../math/random.ts';
import { COUNT_STORIES, type Counts, type CountStory } from '../../../contexts/count-and-value.ts';

type Tell = (counts: Counts, random: Random) => CountStory | undefined;

const known = (name: string): Tell => COUNT_STORIES[name] ?? (() => undefined);
const money = (amount: number): string => `$${amount}`;

export const SYSTEM_STORIES: Readonly<Record<string, Tell>> = {
	'adult and child tickets': known('adult and child tickets'),
	'coins of two kinds': known('coin jar'),
	'heads and legs': known('heads and legs'),
	'sports points': known('sports points'),
	'two kinds of notebooks': ({ x, y, p, q }) =>
		p >= q || p < 2 || q > 12
			? undefined
			: {
					text: say`A store sells plain notebooks for ${money(p)} each and hardcover notebooks for ${money(q)} each. One day it sells ${x + y} notebooks for ${money(p * x + q * y)} in all.`,
					kinds: ['plain notebooks', 'hardcover notebooks'],
					things: 'notebooks',
					worth: 'the money for all notebooks',
				},
	'two hourly jobs': ({ x, y, p, q }) =>
		Math.min(p, q) < 12 || x + y > 60
			? undefined
			: {
					text: say`Omar works at a bakery for ${money(p)} an hour and at a library for ${money(q)} an hour. In one week, Omar works ${x + y} hours and earns ${money(p * x + q * y)} in all.`,
					kinds: ['hours at the bakery', 'hours at the library'],
					things: 'hours',
					worth: 'the money for all hours',
				},
	'small and large boxes': ({ x, y, p, q }) =>
		p >= q || p < 3
			? undefined
			: {
					text: say`A truck carries small boxes of ${p} kilograms each and large boxes of ${q} kilograms each. Its ${x + y} boxes have a mass of ${p * x + q * y} kilograms in all.`,
					kinds: ['small boxes', 'large boxes'],
					things: 'boxes',
					worth: 'the mass of all boxes in kilograms',
				},
};
