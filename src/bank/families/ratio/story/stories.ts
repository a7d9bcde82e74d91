/** Stories of two quantities that grow together, and of a rate for one, by the contexts of the curriculum plan. */
import { money } from '../../../../math/notation.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import type { Random } from '../../../../math/random.ts';
import { CURRENCIES, HOME_CURRENCY } from '../../../contexts/currencies.ts';
import type { Draw } from '../../../family.ts';

/** `a` of the first quantity correspond to `b` of the second, `c` to `d`; a/b = c/d. */
type Pairs = { a: number; b: number; c: number; d: number };

type ProportionStory = {
	/** "5 cups of rice are enough for 12 people." */
	known: Prose;
	/** Asks for `c` with `d` given. */
	askFirst: Prose;
	/** Asks for `d` with `c` given. */
	askSecond: Prose;
	/** Subject and verb of the last line, for either question. */
	is: readonly [string | Prose, string | Prose];
	/** What follows the answer, if anything does. */
	rest?: readonly [string, string];
	/** Units of the two quantities, in the plural. */
	units: readonly [string, string];
	/** What x is in either question: "the number of cans needed". */
	unknown: readonly [string | Prose, string | Prose];
	/** What both ratios compare, for two quantities in the same unit: "width over height". */
	over?: string;
};

/** `undefined`: not sensible in this setting. */
type TellPairs = (
	pairs: Pairs,
	random: Random,
	country: Draw['country'],
) => ProportionStory | undefined;

const between = (value: number, low: number, high: number) => value >= low && value <= high;

export const PROPORTION_STORIES: Readonly<Record<string, TellPairs>> = {
	'recipe scaling'({ a, b, c, d }, random) {
		const [stuff, dish, unit] = random.pick([
			['lentils', 'lentil soup', 'cups'],
			['rice', 'rice pudding', 'cups'],
			['noodles', 'noodle salad', 'ounces'],
			['beans', 'bean stew', 'ounces'],
		] as const);
		const share = a / b;
		const fits = unit === 'cups' ? between(share, 0.25, 1) : between(share, 1.5, 8);
		if (d > 150 || !fits) return undefined;
		return {
			known: say`A ${b > 12 ? 'cafeteria' : 'cook'} uses ${a} ${unit} of ${stuff} to make ${dish} for ${b} people.`,
			askFirst: say`How many ${unit} of ${stuff} are needed for ${d} people?`,
			askSecond: say`How many people can be served with ${c} ${unit} of ${stuff}?`,
			is: ['The amount needed is', 'That amount is enough for'],
			unknown: [
				`the number of ${unit} of ${stuff} needed`,
				'the number of people who can be served',
			],
			units: [unit, 'people'],
		};
	},
	'map distance'({ a, b, c, d }, random, country) {
		const [small, large] =
			country === 'CA' ? ['centimetres', 'kilometres'] : (['inches', 'miles'] as const);
		const places = random.pick(d < 20 ? ['parks', 'schools', 'bridges'] : ['towns', 'lakes']);
		if (a > 12 || c > 40 || d > 600 || Math.max(a / b, b / a) > 40) return undefined;
		return {
			known: say`On a map, ${a} ${small} represent ${b} ${large}.`,
			askFirst: say`Two ${places} are ${d} ${large} apart. How many ${small} apart are the ${places} on the map?`,
			askSecond: say`Two ${places} are ${c} ${small} apart on the map. What is the actual distance between the ${places}, in ${large}?`,
			is: ['The distance on the map is', 'The actual distance is'],
			unknown: [
				`the number of ${small} between the ${places} on the map`,
				`the actual distance between the ${places}, in ${large}`,
			],
			units: [small, large],
		};
	},
	'currency exchange'({ a, b, c, d }, random, country) {
		const fitting = CURRENCIES[country].filter(([, low, high]) => between(b / a, low, high));
		if (fitting.length === 0) return undefined;
		const [coins] = random.pick(fitting);
		const home = HOME_CURRENCY[country];
		return {
			known: say`At a currency exchange, ${a} ${home} is worth ${b} ${coins}.`,
			askFirst: say`How many ${home} is ${d} ${coins} worth?`,
			askSecond: say`How many ${coins} is ${c} ${home} worth?`,
			is: [say`The value of ${d} ${coins} is`, say`The value of ${c} ${home} is`],
			unknown: [
				say`the value of ${d} ${coins}, in ${home}`,
				say`the value of ${c} ${home}, in ${coins}`,
			],
			units: [home, coins],
		};
	},
	'medicine dose'({ a, b, c, d }, random, country) {
		const unit = country === 'CA' ? 'kilograms' : 'pounds';
		const scale = country === 'CA' ? 1 : 2;
		const animals = [
			['dog', 10, 50],
			['goat', 30, 90],
			['pig', 60, 200],
			['pony', 120, 350],
		] as const;
		const fitting = animals.filter(([, low, high]) => between(d, low * scale, high * scale));
		if (fitting.length === 0) return undefined;
		const [animal] = random.pick(fitting);
		return {
			known: say`A vet gives ${a} milligrams of medicine for every ${b} ${unit} of body weight.`,
			askFirst: say`How many milligrams does the vet give to a ${animal} that weighs ${d} ${unit}?`,
			askSecond: say`A ${animal} is given ${c} milligrams. How much does the ${animal} weigh, in ${unit}?`,
			is: ['The vet gives', `The weight of the ${animal} is`],
			unknown: [
				`the dose for the ${animal}, in milligrams`,
				`the weight of the ${animal}, in ${unit}`,
			],
			units: ['milligrams', unit],
		};
	},
	'paint coverage'({ a, b, c, d }, random) {
		const small = random.pick(['chairs', 'fence panels', 'flower boxes', 'picture frames']);
		const things = b / a < 1.5 ? 'picnic tables' : small;
		if (!between(b / a, 0.5, 8) || c > 200) return undefined;
		return {
			known: say`It takes ${a} cans of paint to cover ${b} ${things}.`,
			askFirst: say`How many cans are needed for ${d} ${things}?`,
			askSecond: say`How many ${things} can be painted with ${c} cans?`,
			is: ['The job takes', 'The paint is enough for'],
			unknown: ['the number of cans needed', `the number of ${things} that can be painted`],
			units: ['cans', things],
		};
	},
	'fuel use'({ a, b, c, d }, random, country) {
		const unit = country === 'CA' ? 'litres' : 'gallons';
		const machine = random.pick(['generator', 'tractor', 'fishing boat']);
		if (!between(a / b, 0.4, country === 'CA' ? 10 : 4) || d > 200) return undefined;
		return {
			known: say`A ${machine} uses ${a} ${unit} of fuel in ${b} hours.`,
			askFirst: say`At this rate, how many ${unit} does the ${machine} use in ${d} hours?`,
			askSecond: say`At this rate, for how many hours can the ${machine} run on ${c} ${unit}?`,
			is: [`The ${machine} uses`, `The ${machine} can run for`],
			unknown: [
				`the number of ${unit} that the ${machine} uses in ${d} hours`,
				`the number of hours that the ${machine} can run on ${c} ${unit}`,
			],
			units: [unit, 'hours'],
		};
	},
	'survey estimate'({ a, b, c, d }, random) {
		const does = random.pick(['ride a bike to school', 'play an instrument', 'have a cat']);
		if (a >= b || b < 8 || d < 3 * b) return undefined;
		return {
			known: say`In a survey of students from several schools, ${a} out of every ${b} ${does}.`,
			askFirst: say`In a school with ${d} students, about how many would you expect to ${does}?`,
			askSecond: say`At another school, ${c} students ${does}. About how many students would you expect that school to have?`,
			is: ['You would expect about', 'You would expect that school to have about'],
			rest: [` to ${does}`, ''],
			unknown: [
				`the expected number of students who ${does}`,
				'the expected number of students at that school',
			],
			units: ['students', 'students'],
			over: `students who ${does} over all students`,
		};
	},
	'factory output'({ a, b, c, d }, random) {
		const [things, verb] = random.pick([
			['bottles', 'fills'],
			['boxes', 'folds'],
			['labels', 'prints'],
			['toy cars', 'paints'],
		] as const);
		const action = verb.slice(0, -1);
		return {
			known: say`A machine ${verb} ${a} ${things} in ${b} minutes.`,
			askFirst: say`At this rate, how many ${things} does the machine ${action} in ${d} minutes?`,
			askSecond: say`At this rate, how many minutes does the machine need to ${action} ${c} ${things}?`,
			is: [`The machine ${verb}`, 'The machine needs'],
			unknown: [
				`the number of ${things} that the machine ${verb}`,
				'the number of minutes that the machine needs',
			],
			units: [things, 'minutes'],
		};
	},
	'photo enlargement'({ a, b, c, d }, _, country) {
		const unit = country === 'CA' ? 'centimetres' : 'inches';
		const high = country === 'CA' ? 120 : 60;
		if (!between(a / b, 0.5, 2) || a < 4 || b < 4 || c <= a || Math.max(c, d) > high)
			return undefined;
		return {
			known: say`A photo is ${a} ${unit} wide and ${b} ${unit} tall.`,
			askFirst: say`It is enlarged proportionally until it is ${d} ${unit} tall. How many ${unit} wide is the enlarged photo?`,
			askSecond: say`It is enlarged proportionally until it is ${c} ${unit} wide. How many ${unit} tall is the enlarged photo?`,
			is: ['The width is', 'The height is'],
			unknown: [
				`the width of the enlarged photo, in ${unit}`,
				`the height of the enlarged photo, in ${unit}`,
			],
			units: [unit, unit],
			over: 'width over height',
		};
	},
	'shadow length'({ a, b, c, d }, random, country) {
		const [unit, scale] = country === 'CA' ? ['metres', 1] : (['feet', 3] as const);
		const thing = random.pick(['tree', 'flagpole', 'tower']);
		if (a > 8 * scale || !between(a / b, 0.3, 4) || c <= a || c > 40 * scale) return undefined;
		return {
			known: say`A post that is ${a} ${unit} tall casts a shadow ${b} ${unit} long.`,
			askFirst: say`At the same time, a ${thing} casts a shadow ${d} ${unit} long. How many ${unit} tall is the ${thing}?`,
			askSecond: say`At the same time, a ${thing} that is ${c} ${unit} tall casts a shadow. How many ${unit} long is the shadow of the ${thing}?`,
			is: [`The height of the ${thing} is`, `The length of the ${thing}’s shadow is`],
			unknown: [
				`the height of the ${thing}, in ${unit}`,
				`the length of the ${thing}’s shadow, in ${unit}`,
			],
			units: [unit, unit],
			over: 'height over shadow length',
		};
	},
};

// Stories with a rate for one, by the contexts of the curriculum plan.

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
type TellRate = (r: number, t: number, whole: number, random: Random) => RateStory | undefined;

const ROUND_CURRENCIES = [
	['zlotys', 3, 5],
	['kroner', 6, 8],
	['kronor', 9, 11],
	['pesos', 15, 21],
	['baht', 30, 37],
	['rupees', 68, 75],
] as const;

export const RATE_STORIES: Readonly<Record<string, TellRate>> = {
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
		const found = ROUND_CURRENCIES.find(([, low, high]) => r >= low && r <= high);
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
