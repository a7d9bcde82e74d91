/** A trip at two speeds: the difference of two fractions gives a quadratic. */
import {
	difference,
	equation,
	product,
	quotient,
	sum,
	symbol,
} from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import { type Draft, type Draw, line } from '../../../family.ts';
import { standardForm } from '../../../steps/quadratic.ts';
import { storyDraft } from './steps.ts';

const V = symbol('v');

/** At v an hour the journey takes an hour longer than at v + more. */
export function travelRate(draw: Draw, v: number, more: number): Draft | undefined {
	const distance = (v * (v + more)) / more;
	if (!Number.isInteger(distance) || more < 2 || distance > 400 || v > 60) return undefined;
	// Too fast for a bicycle, too slow for a truck.
	if (v > 20 && v < 40) return undefined;
	const [who, moves] = v <= 20 ? ['A cyclist', 'rides'] : ['A truck driver', 'drives'];
	const [far, fast] =
		draw.country === 'CA' ? ['kilometres', 'kilometres per hour'] : ['miles', 'miles per hour'];
	return storyDraft({
		prompt: say`${who} ${moves} ${distance} ${far} at a steady speed. At a speed that is ${more} ${fast} faster, the same trip would take one hour less. What is the slower speed, in ${fast}?`,
		naming: say`Let ${V} be the slower speed in ${fast}. Then the faster speed is ${sum('v', more)}. At each speed, the time is the distance divided by the speed.`,
		equation: equation(difference(quotient(distance, 'v'), quotient(distance, sum('v', more))), 1),
		why: 'the two times differ by one hour',
		between: [
			line(
				equation(
					difference(product(distance, sum('v', more)), product(distance, 'v')),
					product('v', sum('v', more)),
				),
				`multiply both sides by v(v + ${more})`,
			),
			line(
				equation(
					sum(product(distance, 'v'), distance * more, product(-distance, 'v')),
					standardForm({ a: 1, b: more, c: 0 }, 'v'),
				),
				'use the distributive property',
			),
			line(
				equation(distance * more, standardForm({ a: 1, b: more, c: 0 }, 'v')),
				'combine like terms',
			),
		],
		letter: 'v',
		moving: `subtract ${distance * more} from both sides`,
		whole: { a: 1, b: more, c: -distance * more },
		result: (shown) => say`A speed must be positive, so the slower speed is ${shown}.`,
		wrong: [
			[v + more, 'gave the faster speed'],
			[distance / more, 'divided the distance by the difference of the speeds'],
		],
		value: v,
		unit: fast,
		hints: [
			say`If ${V} is the slower speed, how can you write the time at each speed?`,
			say`By how much do the two times differ?`,
		],
	});
}
