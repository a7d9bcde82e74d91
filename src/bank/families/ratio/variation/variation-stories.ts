/** Quantities that vary directly or inversely, by the contexts of the curriculum plan. */
import { money } from '../../../../math/notation.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import type { Random } from '../../../../math/random.ts';
import { CURRENCIES, HOME_CURRENCY } from '../../../contexts/currencies.ts';
import { twoNames } from '../../../contexts/names.ts';

export type VariationStory = {
	/** What varies how, one pair, and the question. */
	prompt: Prose;
	unit: string;
	/** "The stretch is". */
	result: string;
	/** What x and y stand for. */
	names: readonly [string, string];
	/** The same pair, with y₂ given and x₂ asked for. */
	backward?: Pick<VariationStory, 'prompt' | 'unit' | 'result'>;
};

/** y₁ corresponds to x₁; the value at x₂ is asked for. */
export type Three = { x1: number; y1: number; x2: number; y2: number; random: Random };

type Tell = (numbers: Three) => VariationStory | undefined;

const between = (low: number, high: number, ...values: number[]) =>
	values.every((value) => value >= low && value <= high);

export const DIRECT_STORIES: Readonly<Record<string, Tell>> = {
	'spring stretch and load'({ x1, y1, x2, y2 }) {
		if (!between(1, 400, y1, y2)) return undefined;
		return {
			prompt: say`The stretch of a spring varies directly as the load on it. A load of ${x1} newtons stretches the spring ${y1} millimetres. How many millimetres does a load of ${x2} newtons stretch it?`,
			unit: 'millimetres',
			result: 'The stretch is',
			names: ['the load, in newtons', 'the stretch, in millimetres'],
		};
	},
	'wages and hours'({ x1, y1, x2, y2, random }) {
		const [name] = twoNames(random);
		if (!between(11, 40, y1 / x1)) return undefined;
		return {
			prompt: say`${name}’s wages vary directly as the number of hours worked. For ${x1} hours, ${name} earns ${money(y1)}. How many dollars does ${name} earn for ${x2} hours?`,
			unit: 'dollars',
			result: 'The wages are',
			names: ['the number of hours', 'the wages, in dollars'],
			backward: {
				prompt: say`${name}’s wages vary directly as the number of hours worked. For ${x1} hours, ${name} earns ${money(y1)}. How many hours does ${name} work to earn ${money(y2)}?`,
				unit: 'hours',
				result: `${name} works`,
			},
		};
	},
	'fuel and distance'({ x1, y1, x2, y2, random }) {
		const vehicle = random.pick(['car', 'van', 'truck']);
		if (!between(12, 40, y1 / x1)) return undefined;
		return {
			prompt: say`The distance that a ${vehicle} can go varies directly as the amount of fuel. On ${x1} gallons of fuel, it goes ${y1} miles. How many miles does it go on ${x2} gallons?`,
			unit: 'miles',
			result: 'The distance is',
			names: ['the amount of fuel, in gallons', 'the distance, in miles'],
			backward: {
				prompt: say`The distance that a ${vehicle} can go varies directly as the amount of fuel. On ${x1} gallons of fuel, it goes ${y1} miles. How many gallons of fuel does it need to go ${y2} miles?`,
				unit: 'gallons',
				result: 'The amount of fuel is',
			},
		};
	},
	'distance at constant speed'({ x1, y1, x2, y2, random }) {
		const mover = random.pick(['train', 'bus', 'ship', 'cyclist']);
		const [low, high] = mover === 'cyclist' ? [8, 18] : mover === 'ship' ? [10, 25] : [25, 40];
		if (!between(low, high, y1 / x1) || x1 > 12 || x2 > 12) return undefined;
		return {
			prompt: say`At a constant speed, the distance that a ${mover} travels varies directly as the time. In ${x1} hours, the ${mover} travels ${y1} miles. How many miles does it travel in ${x2} hours?`,
			unit: 'miles',
			result: 'The distance is',
			names: ['the time, in hours', 'the distance, in miles'],
			backward: {
				prompt: say`At a constant speed, the distance that a ${mover} travels varies directly as the time. In ${x1} hours, the ${mover} travels ${y1} miles. How many hours does it take to travel ${y2} miles?`,
				unit: 'hours',
				result: 'The time is',
			},
		};
	},
	'currency exchange'({ x1, y1, x2, random }) {
		const fitting = CURRENCIES.USA.filter(([, low, high]) => between(low, high, y1 / x1));
		if (fitting.length === 0) return undefined;
		const [coins] = random.pick(fitting);
		return {
			prompt: say`The number of ${coins} that a bank pays varies directly as the number of ${HOME_CURRENCY.USA}. For ${x1} ${HOME_CURRENCY.USA}, it pays ${y1} ${coins}. How many ${coins} does it pay for ${x2} ${HOME_CURRENCY.USA}?`,
			unit: coins,
			result: 'The bank pays',
			names: [`the number of ${HOME_CURRENCY.USA}`, `the number of ${coins}`],
		};
	},
	'paint and area'({ x1, y1, x2, random }) {
		const stuff = random.pick(['spray paint', 'varnish', 'wood stain']);
		if (!between(8, 35, y1 / x1)) return undefined;
		return {
			prompt: say`The area that can be covered varies directly as the number of cans of ${stuff}. With ${x1} cans, ${y1} square feet can be covered. How many square feet can be covered with ${x2} cans?`,
			unit: 'square feet',
			result: 'The area is',
			names: ['the number of cans', 'the area, in square feet'],
		};
	},
};

export const INVERSE_STORIES: Readonly<Record<string, Tell>> = {
	'travel time and speed'({ x1, y1, x2, y2, random }) {
		const place = random.pick(['a lake', 'an island', 'a park', 'a mountain village']);
		if (!between(6, 30, x1, x2) || !between(1, 12, y1, y2)) return undefined;
		return {
			prompt: say`The time for a bike trip to ${place} varies inversely as the average speed. At ${x1} miles per hour, the trip takes ${y1} hours. How many hours does it take at ${x2} miles per hour?`,
			unit: 'hours',
			result: 'The time is',
			names: ['the average speed, in miles per hour', 'the time, in hours'],
		};
	},
	'workers and days'({ x1, y1, x2, y2, random }) {
		const job = random.pick(['build a barn', 'paint a school', 'harvest an orchard']);
		if (!between(2, 40, y1, y2) || !Number.isInteger(2 * y2)) return undefined;
		return {
			prompt: say`The number of days that it takes to ${job} varies inversely as the number of workers. With ${x1} workers, it takes ${y1} days. How many days does it take with ${x2} workers?`,
			unit: 'days',
			result: 'The time is',
			names: ['the number of workers', 'the number of days'],
		};
	},
	'gas pressure and volume'({ x1, y1, x2, y2 }) {
		if (!between(0.5, 60, y1, y2)) return undefined;
		return {
			prompt: say`At a constant temperature, the pressure of a gas varies inversely as its volume. At a volume of ${x1} litres, the pressure is ${y1} ${y1 === 1 ? 'atmosphere' : 'atmospheres'}. What is the pressure, in atmospheres, at a volume of ${x2} litres?`,
			unit: 'atmospheres',
			result: 'The pressure is',
			names: ['the volume, in litres', 'the pressure, in atmospheres'],
		};
	},
	'gear teeth and turns'({ x1, y1, x2, y2 }) {
		if (!between(8, 60, x1, x2) || !between(2, 60, y1, y2) || !Number.isInteger(2 * y2))
			return undefined;
		return {
			prompt: say`Gears with different numbers of teeth are driven by the same wheel. The number of turns that a gear makes in a minute varies inversely as its number of teeth. A gear with ${x1} teeth makes ${y1} turns in a minute. How many turns does a gear with ${x2} teeth make in a minute?`,
			unit: 'turns',
			result: 'In a minute, the gear makes',
			names: ['the number of teeth', 'the number of turns in a minute'],
		};
	},
	'lever arm and force'({ x1, y1, x2, y2 }) {
		if (!between(2, 12, x1, x2) || !between(2, 200, y1, y2)) return undefined;
		return {
			prompt: say`The force needed to lift a stone with a lever varies inversely as the length of the lever arm. With an arm of ${x1} feet, the force is ${y1} pounds. How many pounds of force are needed with an arm of ${x2} feet?`,
			unit: 'pounds',
			result: 'The force is',
			names: ['the length of the lever arm, in feet', 'the force, in pounds'],
		};
	},
	'loudness and distance'({ x1, y1, x2, y2, random }) {
		const source = random.pick(['fan', 'loudspeaker', 'radio']);
		if (!between(0.1, 200, y1, y2)) return undefined;
		return {
			prompt: say`The sound pressure from a ${source} varies inversely as the distance from the ${source}. At a distance of ${x1} metres, the sound pressure is ${y1} millipascals. What is the sound pressure, in millipascals, at a distance of ${x2} metres?`,
			unit: 'millipascals',
			result: 'The sound pressure is',
			names: ['the distance, in metres', 'the sound pressure, in millipascals'],
		};
	},
};
