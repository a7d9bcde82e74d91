/** Stories with one operation, by the contexts of the curriculum plan. `a` is given, `x` is to be found. */
import { type Expression, product, sum } from '../../../../math/expression.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import type { Random } from '../../../../math/random.ts';
import { twoNames } from '../../../contexts/signed-setting.ts';

export type OneStepStory = {
	/** What happens, ending with the question. */
	text: Prose;
	/** "the amount still to save, in dollars". */
	unknown: string;
	letter: string;
	left: Expression;
	right: number;
	/** How the equation says the story: "saved plus still to save makes the price". */
	because: string;
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
			unknown: 'the money still needed, in dollars',
			...added('m', a, x),
			because: 'the money still needed and the money saved make the price',
			unit: 'dollars',
		};
	},
	'temperature change'(a, x, random) {
		if (a > 20 || x > 35 || Math.abs(x - a) < 2) return undefined;
		const place = random.pick(['Denver', 'Chicago', 'Boston', 'Seattle']);
		return {
			text: say`During the night the temperature in ${place} fell by ${a} degrees to ${x - a} degrees Celsius. What was the temperature before it fell?`,
			unknown: 'the temperature before, in degrees Celsius',
			...takenAway('t', a, x),
			because: 'the temperature before, less the fall, is the temperature after',
			unit: '°C',
		};
	},
	'cards given away'(a, x, random) {
		const [name, other] = twoNames(random);
		const thing = random.pick(['trading cards', 'stickers', 'marbles', 'beads']);
		if (x <= a + 1) return undefined;
		return {
			text: say`${name} gave ${a} ${thing} to ${other} and has ${x - a} ${thing} left. How many ${thing} did ${name} have at first?`,
			unknown: `the number of ${thing} at first`,
			...takenAway('c', a, x),
			because: 'the number at first, less the number given away, is the number left',
			unit: thing,
		};
	},
	'sale price'(a, x, random) {
		const thing = random.pick(['jacket', 'backpack', 'pair of boots', 'lamp']);
		if (x < 2 * a) return undefined;
		return {
			text: say`In a sale, a ${thing} is $${String(a)} cheaper than before. The sale price is $${String(x - a)}. What was the price before the sale?`,
			unknown: 'the price before the sale, in dollars',
			...takenAway('p', a, x),
			because: 'the price before, less the reduction, is the sale price',
			unit: 'dollars',
		};
	},
	'distance left'(a, x, random) {
		const [name] = twoNames(random);
		return {
			text: say`${name} is on a bike tour of ${a + x} miles and has ridden ${a} miles so far. How many miles are left?`,
			unknown: 'the distance left, in miles',
			...added('d', a, x),
			because: 'the distance left and the distance ridden make the whole tour',
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
			unknown: `the age of ${name}, in years`,
			...added('y', a, x),
			because: 'the younger age and the difference make the older age',
			unit: 'years',
		};
	},
};

export const MULTIPLYING_STORIES: Readonly<Record<string, Tell>> = {
	'unit price'(a, x, random) {
		if (x > 25) return undefined;
		const thing = random.pick(
			x < 10
				? ['notebooks', 'paint brushes', 'plants']
				: ['T-shirts', 'concert tickets', 'basketballs'],
		);
		return {
			text: say`${a} ${thing} cost $${String(a * x)} altogether, and each costs the same. What is the price of one?`,
			unknown: 'the price of one, in dollars',
			...multiplied('p', a, x),
			because: `${a} equal prices make the whole cost`,
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
			because: 'width times length is the area',
			unit: 'm',
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
			text: say`A total of ${a * x} ${thing} is shared equally among ${a} ${box === 'box' ? 'boxes' : `${box}s`}. How many ${thing} go into each ${box}?`,
			unknown: `the number of ${thing} in each ${box}`,
			...multiplied('n', a, x),
			because: `${a} equal shares make the total`,
			unit: thing,
		};
	},
	'constant speed'(a, x, random) {
		if (a > 12 || x < 10) return undefined;
		const [what, verb] = random.pick([
			['truck', 'drives'],
			['train', 'goes'],
			['bus', 'travels'],
		] as const);
		return {
			text: say`A ${what} ${verb} ${a * x} miles in ${a} hours at a constant speed. What is its speed in miles per hour?`,
			unknown: 'the speed, in miles per hour',
			...multiplied('s', a, x),
			because: 'time times speed is the distance',
			unit: 'miles per hour',
		};
	},
	'hourly pay'(a, x, random) {
		if (a < 3 || x < 12 || x > 30) return undefined;
		const [name] = twoNames(random);
		const where = random.pick(['a bakery', 'a pool', 'a bookshop', 'a farm stand']);
		return {
			text: say`${name} works ${a} hours at ${where} and is paid $${String(a * x)}. How many dollars does ${name} earn per hour?`,
			unknown: 'the pay for one hour, in dollars',
			...multiplied('p', a, x),
			because: 'hours times pay per hour is the whole pay',
			unit: 'dollars',
		};
	},
	'tiles per row'(a, x, random) {
		const place = random.pick(['kitchen floor', 'bathroom wall', 'patio', 'hallway floor']);
		return {
			text: say`A ${place} is covered by ${a * x} tiles in ${a} equal rows. How many tiles are in each row?`,
			unknown: 'the number of tiles in a row',
			...multiplied('t', a, x),
			because: `${a} equal rows make all the tiles`,
			unit: 'tiles',
		};
	},
};
