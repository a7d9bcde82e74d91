/** Everyday amounts that are fractions, by the contexts of the curriculum plan. */
import { type Prose, say } from '../../../../math/prose.ts';
import type { Expression } from '../../../../math/expression.ts';
import type { Random } from '../../../../math/random.ts';
import { FIRST_NAMES } from '../../../contexts/names.ts';

/** Amounts are written as mixed numbers above 1 and as proper fractions below 1; units follow them. */
export type FractionSetting = {
	/** For more than 1 and for at most 1. */
	units: string;
	unit: string;
	/** Largest whole part that makes sense, and denominators that nobody measures in. */
	most: number;
	not: readonly number[];
	/** Ends in a question that is answered by the sum, by the difference. */
	total(large: Expression, small: Expression): Prose;
	left(large: Expression, small: Expression): Prose;
	/** A whole amount of which a part is taken: the question is how much that part is. */
	part(whole: number, share: Expression): Prose;
	/** The same with a part of the part. */
	partOfPart(whole: number, share: Expression, next: Expression): Prose;
	/** A whole amount shared out in equal pieces; `pieces` asks how many, `rest` how much is left. */
	cut(whole: number, piece: Expression): Prose;
	pieces: string;
	fullPieces: string;
	rest: string;
	/**
	 * What the answers are, as subjects of the last line, the pieces in the plural, and what a learner who takes the
	 * part away finds.
	 */
	names: {
		total: string;
		left: string;
		part: string;
		partOfPart: string;
		pieces: string;
		rest: string;
	};
};

type Make = (random: Random) => FractionSetting;

const recipe: Make = (random) => {
	const [name = '', other = ''] = random.sample(FIRST_NAMES, 2);
	const food = random.pick(['flour', 'oats', 'rice', 'cornmeal']);
	const dish = food === 'rice' ? 'rice pudding' : 'pancakes';
	return {
		units: 'cups',
		unit: 'cup',
		most: 6,
		not: [5, 7, 9],
		total: (large, small) =>
			say`A recipe uses ${large} cups of ${food} and ${small} of a cup of sugar. How many cups of ${food} and sugar does it use in all?`,
		left: (large, small) =>
			say`${name} has ${large} cups of ${food} and uses ${small} of a cup for a recipe. How many cups of ${food} are left?`,
		part: (whole, share) =>
			say`A recipe for a school party uses ${whole} cups of ${food}. ${name} makes only ${share} of the recipe. How many cups of ${food} does ${name} need?`,
		partOfPart: (whole, share, next) =>
			say`A kitchen has ${whole} cups of ${food}. ${name} takes ${share} of it and uses ${next} of that amount for ${dish}. How many cups of ${food} go into the ${dish}?`,
		cut: (whole, piece) =>
			say`${other} has ${whole} cups of ${food}. One serving of ${dish} needs ${piece} of a cup.`,
		pieces: 'How many servings can be made?',
		fullPieces: 'How many full servings can be made?',
		rest: `After as many full servings as possible are made, how many cups of ${food} are left?`,
		names: {
			total: `The total amount of ${food} and sugar`,
			left: `The amount of ${food} left`,
			part: `The amount of ${food} needed`,
			partOfPart: `The amount of ${food} in the ${dish}`,
			pieces: 'servings',
			rest: `the amount of ${food} for the rest of the recipe`,
		},
	};
};

const length: Make = (random) => {
	const [name = ''] = random.sample(FIRST_NAMES, 1);
	const [thing, units, unit] = random.pick([
		['ribbon', 'yards', 'yard'],
		['board', 'feet', 'foot'],
		['rope', 'yards', 'yard'],
		['strip of wood', 'feet', 'foot'],
	] as const);
	return {
		units,
		unit,
		most: 12,
		not: [5, 7, 9],
		total: (large, small) =>
			say`One ${thing} is ${large} ${units} long, and another is ${small} of a ${unit} long. They are laid end to end. How many ${units} long are they together?`,
		left: (large, small) =>
			say`A ${thing} is ${large} ${units} long. ${name} cuts off ${small} of a ${unit}. How many ${units} are left?`,
		part: (whole, share) =>
			say`A ${thing} is ${whole} ${units} long. ${name} uses ${share} of it. How many ${units} does ${name} use?`,
		partOfPart: (whole, share, next) =>
			say`A ${thing} is ${whole} ${units} long. ${name} cuts off ${share} of it and uses ${next} of the piece that was cut off. How many ${units} does ${name} use?`,
		cut: (whole, piece) =>
			say`A ${thing} is ${whole} ${units} long. It is cut into pieces that are ${piece} of a ${unit} long.`,
		pieces: 'How many pieces are there?',
		fullPieces: 'How many full pieces are there?',
		rest: `After as many full pieces as possible are cut, how many ${units} are left over?`,
		names: {
			total: 'The total length',
			left: 'The length left',
			part: 'The length used',
			partOfPart: 'The length used',
			pieces: 'pieces',
			rest: 'the length that is left instead of the length used',
		},
	};
};

const time: Make = (random) => {
	const [name = ''] = random.sample(FIRST_NAMES, 1);
	const [first, second] = random.sample(
		['practicing the piano', 'reading', 'painting', 'gardening', 'on homework'],
		2,
	);
	return {
		units: 'hours',
		unit: 'hour',
		most: 5,
		not: [7, 8, 9],
		total: (large, small) =>
			say`On Saturday, ${name} spends ${large} hours ${first ?? ''} and ${small} of an hour ${second ?? ''}. How many hours is that in all?`,
		left: (large, small) =>
			say`A bus trip takes ${large} hours. The bus has been on the road for ${small} of an hour. How many hours are left?`,
		part: (whole, share) =>
			say`A hike takes ${whole} hours, and ${share} of the time is uphill. How many hours of the hike are uphill?`,
		partOfPart: (whole, share, next) =>
			say`A workshop lasts ${whole} hours. For ${share} of the time, people build models, and ${next} of the building time is used for sanding. How many hours are used for sanding?`,
		cut: (whole, piece) =>
			say`A science fair has ${whole} hours for talks. Each talk takes ${piece} of an hour.`,
		pieces: 'How many talks can be held?',
		fullPieces: 'How many full talks can be held?',
		rest: 'After as many full talks as possible are held, how many hours are left?',
		names: {
			total: 'The total time',
			left: 'The time left',
			part: 'The time uphill',
			partOfPart: 'The time for sanding',
			pieces: 'talks',
			rest: 'the time that is not uphill',
		},
	};
};

const tank: Make = (random) => {
	const kind = random.pick(['rain barrel', 'water tank']);
	const again = kind === 'water tank' ? 'tank' : 'barrel';
	return {
		units: 'gallons',
		unit: 'gallon',
		most: 20,
		not: [7, 9],
		total: (large, small) =>
			say`A ${kind} has ${large} gallons of water in it. Then ${small} of a gallon is poured in. How many gallons of water are in the ${again} now?`,
		left: (large, small) =>
			say`A ${kind} has ${large} gallons of water in it. Then ${small} of a gallon is drained. How many gallons are left?`,
		part: (whole, share) =>
			say`A ${kind} holds ${whole} gallons when it is full. It is ${share} full. How many gallons of water are in it?`,
		partOfPart: (whole, share, next) =>
			say`A ${kind} holds ${whole} gallons when it is full. It is ${share} full, and ${next} of the water in it is used for plants. How many gallons are used for plants?`,
		cut: (whole, piece) =>
			say`A ${kind} has ${whole} gallons of water in it. The water is poured into jugs that hold ${piece} of a gallon each.`,
		pieces: 'How many jugs can be filled?',
		fullPieces: 'How many jugs can be filled to the top?',
		rest: 'After as many jugs as possible are filled to the top, how many gallons are left?',
		names: {
			total: 'The total amount of water',
			left: 'The amount of water left',
			part: `The amount of water in the ${again}`,
			partOfPart: 'The amount of water used for plants',
			pieces: 'jugs',
			rest: `how many more gallons the ${kind} can hold`,
		},
	};
};

const food: Make = (random) => {
	const [name = '', other = ''] = random.sample(FIRST_NAMES, 2);
	const snack = random.pick(['trail mix', 'cereal', 'popcorn', 'dried fruit']);
	return {
		units: 'pounds',
		unit: 'pound',
		most: 8,
		not: [7, 9],
		total: (large, small) =>
			say`For a picnic, ${name} brings ${large} pounds of ${snack} and ${other} brings ${small} of a pound. How many pounds of ${snack} do they bring in all?`,
		left: (large, small) =>
			say`A class has ${large} pounds of ${snack} and eats ${small} of a pound. How many pounds of ${snack} are left?`,
		part: (whole, share) =>
			say`A team has ${whole} pounds of ${snack} and eats ${share} of it. How many pounds of ${snack} does the team eat?`,
		partOfPart: (whole, share, next) =>
			say`A school kitchen has ${whole} pounds of ${snack}. A class takes ${share} of it and eats ${next} of what it took. How many pounds of ${snack} does the class eat?`,
		cut: (whole, piece) =>
			say`${name} packs ${whole} pounds of ${snack} into bags that hold ${piece} of a pound each.`,
		pieces: 'How many bags are there?',
		fullPieces: 'How many full bags are there?',
		rest: `After as many full bags as possible are packed, how many pounds of ${snack} are left over?`,
		names: {
			total: `The total amount of ${snack}`,
			left: `The amount of ${snack} left`,
			part: `The amount of ${snack} eaten`,
			partOfPart: `The amount of ${snack} eaten`,
			pieces: 'bags',
			rest: `the amount of ${snack} that is left instead of the amount eaten`,
		},
	};
};

export const FRACTION_SETTINGS: Readonly<Record<string, Make>> = {
	recipe,
	'ribbon or lumber length': length,
	'time spent': time,
	'tank of water': tank,
	'shared food': food,
};
