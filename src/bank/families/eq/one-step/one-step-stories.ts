/** Stories with one operation, by the contexts of the curriculum plan. `a` is given, `x` is to be found. */
import { type Expression, product, sum } from '../../../../math/expression.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import type { Random } from '../../../../math/random.ts';
import { twoNames } from '../../../contexts/names.ts';

export type OneStepStory = {
	/** What happens, ending with the question. */
	text: Prose;
	/** "the amount still to save, in dollars". */
	unknown: string;
	letter: string;
	left: Expression;
	right: number;
	/** What the right side is: "the sale price". */
	given: string;
	/** How the equation says the story: "saved plus still to save makes the price". */
	because: string;
	/** The last line, from the answer with its unit. */
	concludes: (answer: Prose) => Prose;
	/** The operation that is undone: added or subtracted number, or a factor. */
	undo: { sign: '+' | '-' | '×'; by: number };
	unit: string;
};

/** `undefined`: not possible or not sensible in this setting. */
type Tell = (a: number, x: number, random: Random) => OneStepStory | undefined;

const added = (letter: string, a: number, x: number) => ({
	letter,
	left: sum(letter, a),
	right: x + a,
	undo: { sign: '+', by: a } as const,
});

const takenAway = (letter: string, a: number, x: number) => ({
	letter,
	left: sum(letter, -a),
	right: x - a,
	undo: { sign: '-', by: a } as const,
});

const multiplied = (letter: string, a: number, x: number) => ({
	letter,
	left: product(a, letter),
	right: a * x,
	undo: { sign: '×', by: a } as const,
});

export const ADDING_STORIES: Readonly<Record<string, Tell>> = {
	'savings goal'(a, x, random) {
		const [name] = twoNames(random);
		const thing = random.pick(['a bike', 'a guitar', 'a telescope', 'a skateboard']);
		return {
			text: say`${name} has saved $${String(a)} for ${thing} that costs $${String(a + x)}. How much more money does ${name} need?`,
			unknown: 'the amount of money still needed, in dollars',
			...added('m', a, x),
			given: `the price of the ${thing.replace('a ', '')}`,
			because: 'the amount still needed plus the amount saved equals the price',
			concludes: (answer) => say`${name} needs ${answer} more.`,
			unit: 'dollars',
		};
	},
	'temperature change'(a, x, random) {
		if (a > 20 || x > 35 || Math.abs(x - a) < 2) return undefined;
		const place = random.pick(['Denver', 'Chicago', 'Boston', 'Minneapolis']);
		return {
			text: say`During the night, the temperature in ${place} fell by ${a} degrees to ${x - a} degrees Fahrenheit. What was the temperature before it fell?`,
			unknown: 'the temperature before it fell, in degrees Fahrenheit',
			...takenAway('t', a, x),
			given: 'the temperature after it fell',
			because: 'the temperature before, minus the drop, is the temperature after',
			concludes: (answer) => say`The temperature before it fell was ${answer}.`,
			unit: '°F',
		};
	},
	'cards given away'(a, x, random) {
		const [name, other] = twoNames(random);
		const thing = random.pick(['trading cards', 'stickers', 'marbles', 'beads']);
		if (x <= a + 1) return undefined;
		return {
			text: say`${name} gave ${a} ${thing} to ${other} and has ${x - a} ${thing} left. How many ${thing} did ${name} have at first?`,
			unknown: `the number of ${thing} ${name} had at first`,
			...takenAway('c', a, x),
			given: `the number of ${thing} left`,
			because: 'the number at first, minus the number given away, is the number left',
			concludes: (answer) => say`At first, ${name} had ${answer}.`,
			unit: thing,
		};
	},
	'sale price'(a, x, random) {
		const thing = random.pick(['jacket', 'backpack', 'pair of boots', 'lamp']);
		if (x < 2 * a) return undefined;
		return {
			text: say`During a sale, the price of a ${thing} is reduced by $${String(a)}. The sale price is $${String(x - a)}. What was the price before the sale?`,
			unknown: 'the price before the sale, in dollars',
			...takenAway('p', a, x),
			given: 'the sale price',
			because: 'the price before the sale, minus the reduction, is the sale price',
			concludes: (answer) => say`The price before the sale was ${answer}.`,
			unit: 'dollars',
		};
	},
	'distance left'(a, x, random) {
		const [name] = twoNames(random);
		return {
			text: say`${name} is on a bike tour of ${a + x} miles and has ridden ${a} miles so far. How many miles are left?`,
			unknown: 'the distance left, in miles',
			...added('d', a, x),
			given: 'the length of the whole tour',
			because: 'the distance left plus the distance ridden is the whole tour',
			concludes: (answer) => say`The distance left is ${answer}.`,
			unit: 'miles',
		};
	},
	'age difference'(a, x, random) {
		const [name] = twoNames(random);
		if (x < 6 || x > 30 || a > 65) return undefined;
		const relative = random.pick(
			a < 15
				? ['cousin', 'neighbour']
				: a < 40
					? ['aunt', 'uncle']
					: ['grandmother', 'grandfather'],
		);
		return {
			text: say`${name}’s ${relative} is ${a} years older than ${name}. The ${relative} is ${a + x} years old. How old is ${name}?`,
			unknown: `${name}’s age, in years`,
			...added('y', a, x),
			given: `the age of the ${relative}`,
			because: 'the younger age plus the difference is the older age',
			concludes: (answer) => say`${name} is ${answer} old.`,
			unit: 'years',
		};
	},
};

export const MULTIPLYING_STORIES: Readonly<Record<string, Tell>> = {
	'unit price'(a, x, random) {
		if (x > 25) return undefined;
		const one = random.pick(
			x < 10 ? ['notebook', 'sketch pad', 'plant'] : ['T-shirt', 'concert ticket', 'basketball'],
		);
		return {
			text: say`Altogether, ${a} ${one}s cost $${String(a * x)}, and each one costs the same. What is the price of one ${one}?`,
			unknown: `the price of one ${one}, in dollars`,
			...multiplied('p', a, x),
			given: 'the total cost',
			because: `${a} times the price of one ${one} is the total cost`,
			concludes: (answer) => say`The price of one ${one} is ${answer}.`,
			unit: 'dollars',
		};
	},
	'area of a rectangle'(a, x, random) {
		if (a >= x) return undefined;
		const thing = random.pick(['garden', 'playground', 'patio', 'parking lot']);
		return {
			text: say`A rectangular ${thing} is ${a} metres wide and has an area of ${a * x} square metres. How long is it?`,
			unknown: 'the length, in metres',
			...multiplied('x', a, x),
			given: 'the area',
			because: 'the width times the length is the area',
			concludes: (answer) => say`The ${thing} is ${answer} long.`,
			unit: 'metres',
		};
	},
	'equal shares'(a, x, random) {
		const [thing, box] = random.pick([
			['eggs', 'carton'],
			['oranges', 'basket'],
			['pencils', 'box'],
			['stickers', 'envelope'],
		] as const);
		return {
			text: say`A total of ${a * x} ${thing} are divided equally among ${a} ${box === 'box' ? 'boxes' : `${box}s`}. How many ${thing} go into each ${box}?`,
			unknown: `the number of ${thing} in each ${box}`,
			...multiplied('n', a, x),
			given: `the total number of ${thing}`,
			because: `${a} times the number in each ${box} is the total`,
			concludes: (answer) => say`Each ${box} holds ${answer}.`,
			unit: thing,
		};
	},
	'constant speed'(a, x) {
		if (a > 12 || x < 10) return undefined;
		return {
			text: say`A freight train travels ${a * x} miles in ${a} hours at a constant speed. What is its speed in miles per hour?`,
			unknown: 'the speed, in miles per hour',
			...multiplied('s', a, x),
			given: 'the distance',
			because: 'time times speed is the distance',
			concludes: (answer) => say`The speed of the train is ${answer}.`,
			unit: 'miles per hour',
		};
	},
	'hourly pay'(a, x, random) {
		if (a < 3 || x < 12 || x > 30) return undefined;
		const [name] = twoNames(random);
		const where = random.pick(['a bakery', 'a pool', 'a bookshop', 'a farm stand']);
		return {
			text: say`${name} works ${a} hours at ${where} and is paid $${String(a * x)}. How much does ${name} earn per hour?`,
			unknown: 'the pay for one hour, in dollars',
			...multiplied('p', a, x),
			given: 'the total pay',
			because: 'the number of hours times the pay per hour is the total pay',
			concludes: (answer) => say`${name} earns ${answer} per hour.`,
			unit: 'dollars',
		};
	},
	'tiles per row'(a, x, random) {
		const place = random.pick(['kitchen floor', 'bathroom wall', 'patio', 'hallway floor']);
		return {
			text: say`A ${place} is covered with ${a * x} tiles in ${a} equal rows. How many tiles are in each row?`,
			unknown: 'the number of tiles in a row',
			...multiplied('t', a, x),
			given: 'the total number of tiles',
			because: `${a} rows times the number of tiles in a row is the total`,
			concludes: (answer) => say`Each row has ${answer}.`,
			unit: 'tiles',
		};
	},
};
