/** Stories with a rate for one, by the contexts of the curriculum plan. */
import { money } from '../../../../math/notation.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import type { Random } from '../../../../math/random.ts';

type RateStory = {
	/** "Each person gets 40 grams of rice." */
	rate: Prose;
	/** Asks for r·t with t given, and for t with the whole given. */
	askAmount: Prose;
	askTime: Prose;
	/** Subject and verb of the last line for either question. */
	amountIs: string | Prose;
	timeIs: string;
	/** What follows the amount, if anything does. */
	amountOf?: string;
	/** Units of the whole and of t, and one of the second: "person". */
	units: readonly [string, string];
	one: string;
};

/** `whole` is r·t. `undefined`: not sensible in this setting. */
type Tell = (r: number, t: number, whole: number, random: Random) => RateStory | undefined;

const CURRENCIES = [
	['zlotys', 3, 5],
	['kroner', 6, 8],
	['kronor', 9, 11],
	['pesos', 15, 21],
	['baht', 30, 37],
	['rupees', 68, 75],
] as const;

export const RATE_STORIES: Readonly<Record<string, Tell>> = {
	'recipe scaling'(r, t, whole, random) {
		const stuff = random.pick(['rice', 'pasta', 'couscous']);
		if (r < 40) return undefined;
		return {
			rate: say`A cook uses ${r} grams of ${stuff} for each person.`,
			askAmount: say`How many grams of ${stuff} does the cook use for ${t} people?`,
			askTime: say`How many people can be served with ${whole} grams of ${stuff}?`,
			amountIs: 'The cook uses',
			amountOf: ` of ${stuff}`,
			timeIs: 'There is enough for',
			units: ['grams', 'people'],
			one: 'person',
		};
	},
	'map distance'(r, t, whole, random) {
		const places = random.pick(['towns', 'lakes', 'airports']);
		if (r > 10 && r % 5 !== 0) return undefined;
		return {
			rate: say`On a map, one inch represents ${r} miles.`,
			askAmount: say`Two ${places} are ${t} inches apart on the map. How many miles apart are they?`,
			askTime: say`Two ${places} are ${whole} miles apart. How many inches apart are they on the map?`,
			amountIs: `The distance between the ${places} is`,
			timeIs: 'The distance on the map is',
			units: ['miles', 'inches'],
			one: 'inch',
		};
	},
	'currency exchange'(r, t, whole) {
		const found = CURRENCIES.find(([, low, high]) => r >= low && r <= high);
		if (!found) return undefined;
		const [coins] = found;
		return {
			rate: say`At a currency exchange, one dollar buys ${r} ${coins}.`,
			askAmount: say`How many ${coins} does ${money(t)} buy?`,
			askTime: say`How many dollars are needed to buy ${whole} ${coins}?`,
			amountIs: say`${money(t)} buys`,
			timeIs: 'The cost is',
			units: [coins, 'dollars'],
			one: 'dollar',
		};
	},
	'medicine dose'(r, t, whole, random) {
		const animal = random.pick(['pony', 'cow', 'llama']);
		if (r > 40) return undefined;
		return {
			rate: say`A sick ${animal} gets ${r} milliliters of medicine each day.`,
			askAmount: say`How many milliliters does the ${animal} get in ${t} days?`,
			askTime: say`How many days will a bottle of ${whole} milliliters last?`,
			amountIs: `The ${animal} gets`,
			timeIs: 'The bottle lasts',
			units: ['milliliters', 'days'],
			one: 'day',
		};
	},
	'paint coverage'(r, t, whole) {
		if (r < 8 || r > 35) return undefined;
		return {
			rate: say`One can of spray paint covers ${r} square feet.`,
			askAmount: say`How many square feet do ${t} cans cover?`,
			askTime: say`How many cans are needed to cover ${whole} square feet?`,
			amountIs: 'The cans cover',
			timeIs: 'The number needed is',
			units: ['square feet', 'cans'],
			one: 'can',
		};
	},
	'fuel use'(r, t, whole, random) {
		const vehicle = random.pick(['car', 'van', 'pickup truck']);
		if (r < 15 || r > 55) return undefined;
		return {
			rate: say`A ${vehicle} goes ${r} miles on each gallon of fuel.`,
			askAmount: say`How many miles does it go on ${t} gallons?`,
			askTime: say`How many gallons does it need for ${whole} miles?`,
			amountIs: `The ${vehicle} goes`,
			timeIs: `The ${vehicle} needs`,
			units: ['miles', 'gallons'],
			one: 'gallon',
		};
	},
};
