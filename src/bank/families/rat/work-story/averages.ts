/** Average cost of an item, and the concentration in a tank that is being filled. */
import Fraction from 'fraction.js';
import {
	equation,
	num,
	product,
	quotient,
	sum,
	symbol,
	times,
} from '../../../../math/expression.ts';
import { money } from '../../../../math/notation.ts';
import { say } from '../../../../math/prose.ts';
import {
	type Draft,
	type Draw,
	line,
	rational,
	sentence,
	withMisconceptions,
	withUnit,
} from '../../../family.ts';

const ITEMS = [
	['T-shirts', 'T-shirt', 'A school club prints T-shirts.'],
	['calendars', 'calendar', 'A photo club prints calendars.'],
	['mugs', 'mug', 'A youth group orders custom mugs.'],
	['badges', 'badge', 'A sports club orders badges.'],
] as const;

/** (V + cn)/n = c + V/n */
export function averageCost(draw: Draw): Draft | undefined {
	const [fixed, each] = [draw.int('V'), draw.int('c')];
	const [items, item, intro] = draw.random.pick(ITEMS);
	const extra = draw.random.int(1, 10);
	const count = fixed / extra;
	if (each < 2 || each > 20 || count < 5 || !Number.isInteger(count)) return undefined;
	const average = each + extra;
	const answer = withUnit(rational(count), items);
	return {
		prompt: say`${intro} There is a setup cost of ${money(fixed)}, and each ${item} costs ${money(each)}. For how many ${items} is the average cost ${money(average)} per ${item}?`,
		answer: withMisconceptions(
			answer,
			[rational(new Fraction(fixed, average)), `left out the cost of each ${item}`],
			[rational(new Fraction(fixed, average + each)), `added ${each}n instead of subtracting it`],
		),
		steps: [
			sentence(
				say`The total cost of ${symbol('n')} ${items}, in dollars, is ${sum(fixed, product(each, 'n'))}.`,
			),
			line(
				equation(quotient(sum(fixed, product(each, 'n')), 'n'), average),
				`the average cost is the total cost divided by the number of ${items}`,
			),
			line(
				equation(sum(fixed, product(each, 'n')), product(average, 'n')),
				'multiply both sides by n',
			),
			...(extra === 1
				? [line(equation(num(fixed), symbol('n')), `subtract ${each}n from both sides`)]
				: [
						line(equation(num(fixed), product(extra, 'n')), `subtract ${each}n from both sides`),
						line(equation('n', count), `divide both sides by ${extra}`),
					]),
			sentence(say`For ${answer.body}, the average cost is ${money(average)} per ${item}.`),
		],
		hints: [
			say`What is the total cost of ${symbol('n')} ${items}? How do you find the average cost from it?`,
		],
	};
}

/** crt/(V + rt) = k */
export function concentration(draw: Draw): Draft | undefined {
	const [volume, salt, rate] = [draw.int('V'), draw.int('c'), draw.int('r')];
	const wanted = draw.random.int(2, Math.max(2, salt - 1));
	const time = new Fraction(wanted * volume, rate * (salt - wanted || 1));
	if (salt < 5 || wanted >= salt || rate === 1) return undefined;
	if (time.d !== 1n || time.lt(2) || time.gt(120)) return undefined;
	const answer = withUnit(rational(time), 'minutes');
	const [flow, input] = [product(rate, 't'), product(salt * rate, 't')];
	const rest = rate * (salt - wanted);
	return {
		prompt: say`A tank contains ${volume} litres of fresh water. Salt water with ${salt} grams of salt per litre flows in at ${rate} litres per minute. After how many minutes does the water in the tank contain ${wanted} grams of salt per litre?`,
		answer: withMisconceptions(
			answer,
			[
				rational(new Fraction(wanted * volume, salt * rate)),
				'ignored the water that flows in with the salt',
			],
			[
				rational(new Fraction(wanted * volume, rate * (salt + wanted))),
				`added ${wanted * rate}t instead of subtracting it`,
			],
		),
		steps: [
			sentence(
				say`Each minute, ${rate * salt} grams of salt flow in: ${equation(times(rate, salt), rate * salt)}.`,
			),
			sentence(
				say`After ${symbol('t')} minutes, there are ${input} grams of salt in ${sum(volume, flow)} litres.`,
			),
			line(
				equation(quotient(input, sum(volume, flow)), wanted),
				'concentration is grams of salt divided by litres of water',
			),
			line(
				equation(input, product(wanted, sum(volume, flow))),
				`multiply both sides by ${volume} + ${rate}t`,
			),
			line(
				equation(input, sum(wanted * volume, product(wanted * rate, 't'))),
				'use the distributive property',
			),
			line(
				equation(product(rest, 't'), wanted * volume),
				`subtract ${wanted * rate}t from both sides`,
			),
			line(equation('t', num(time)), `divide both sides by ${rest}`),
			sentence(say`The water contains ${wanted} grams of salt per litre after ${answer.body}.`),
		],
		hints: [
			say`How many grams of salt and how many litres are in the tank after ${symbol('t')} minutes? How do you find the concentration from them?`,
		],
	};
}
