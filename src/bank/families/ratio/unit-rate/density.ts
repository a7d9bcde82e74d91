/** The part of ratio.unit-rate about density: mass for each unit of volume, people for each unit of area. */
import Fraction from 'fraction.js';
import { say } from '../../../../math/prose.ts';
import type { Random } from '../../../../math/random.ts';
import type { UnitRateStory } from './unit-rate-stories.ts';

export function densityStory(r: number, n: number, random: Random): UnitRateStory | undefined {
	const both = { total: new Fraction(r * n), rate: new Fraction(r) };
	if (r <= 20) {
		const thing = random.pick(['metal block', 'stone', 'glass ball']);
		return {
			...both,
			prompt: say`A ${thing} has a mass of ${r * n} grams and a volume of ${n} cubic centimetres. What is its density, in grams per cubic centimetre?`,
			unit: 'grams per cubic centimetre',
			counts: 'cubic centimetres',
			result: 'The density is',
		};
	}
	const place = random.pick(['in a county', 'on an island', 'in a valley']);
	if (n < 5) return undefined;
	return {
		...both,
		prompt: say`A population of ${r * n} people lives ${place} with an area of ${n} square miles. What is the population density, in people per square mile?`,
		unit: 'people per square mile',
		counts: 'square miles',
		result: 'The population density is',
	};
}
