import type { Random } from '../../math/random.ts';

/** First names for stories: short, of mixed origins, easy to read aloud. */
export const FIRST_NAMES: readonly string[] = [
	'Aiko',
	'Amir',
	'Ana',
	'Ben',
	'Chen',
	'Dara',
	'Ella',
	'Farah',
	'Hugo',
	'Ines',
	'Jamal',
	'Kai',
	'Leo',
	'Lina',
	'Maya',
	'Nadia',
	'Noor',
	'Omar',
	'Priya',
	'Rosa',
	'Sam',
	'Tariq',
	'Yara',
	'Zoe',
];

export function twoNames(random: Random): [string, string] {
	const [first = '', second = ''] = random.sample(FIRST_NAMES, 2);
	return [first, second];
}
