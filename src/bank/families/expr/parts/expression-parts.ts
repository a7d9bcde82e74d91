/**
 * Quantities f + rx and f − rx, and what each part of them stands for. One file, because it is one table: a row is one context of the curriculum
 * plan and turns the draws f and r into a story, or into nothing where they make no sense; a new row needs wordings of
 * its meanings that no two parts could share, since they are each other's wrong choices.
 */
import { money } from '../../../../math/notation.ts';
import { type Expression, product, sum, symbol } from '../../../../math/expression.ts';
import { type Prose, say } from '../../../../math/prose.ts';

export type PartStory = {
	/** "The cost of a month, in dollars, is … , where g is …". */
	text: Prose;
	expression: Expression;
	letter: string;
	/** What the letter counts: "gigabytes". */
	units: string;
	fixed: number;
	/** Below 0 for a quantity that falls. */
	rate: number;
	/** Meanings; each begins with "the". */
	meaning: { fixed: string; rate: string; product: string; whole: string };
	/** A statement with the input and the value: f(3) = 20. */
	stated(input: number, value: number): Prose;
	/** The value for each unit, and the change for that many units: two ways to misread a statement. */
	perUnit(input: number, value: number): Prose;
	change(input: number, value: number): Prose;
	/** What the function gives: "the cost, in dollars, of a month with that many gigabytes of data". */
	gives: string;
	/** Sensible input and value of a statement. */
	fits(input: number, value: number): boolean;
};

type Tell = (f: number, r: number) => PartStory | undefined;

type Setting = {
	letter: string;
	/** "the cost of a month, in dollars,": the subject of the text. */
	subject: string;
	where: string;
	meaning: PartStory['meaning'];
	units: string;
	/** "When {x} gigabytes are used, the cost is {y}", and what follows the value; dollars need no unit. */
	at: readonly [string, string, string];
	/** The value misread as a rate: "Each of the {x} gigabytes costs {y}", and what follows it. */
	each: readonly [string, string, string];
	/** "The cost", "dollars" for the value misread as a change. */
	quantity: string;
	valueUnit: string;
	gives: string;
	fits(input: number, value: number): boolean;
};

function story(fixed: number, rate: number, setting: Setting): PartStory {
	const { letter, subject, where, at, each, quantity, valueUnit, units } = setting;
	const expression = sum(fixed, product(rate, letter));
	const inDollars = valueUnit === 'dollars';
	const amount = (value: number): Prose =>
		inDollars ? say`${money(value)}` : say`${value} ${valueUnit}`;
	return {
		...setting,
		fixed,
		rate,
		expression,
		text: say`The expression ${expression} gives ${subject}, where ${symbol(letter)} is ${where}.`,
		stated: (input, value) =>
			inDollars
				? say`${at[0]} ${input} ${at[1]} ${money(value)}${at[2]}.`
				: say`${at[0]} ${input} ${at[1]} ${value} ${at[2]}.`,
		perUnit: (input, value) => say`${each[0]} ${input} ${each[1]} ${amount(value)}${each[2]}.`,
		change: (input, value) =>
			say`${quantity} changes by ${amount(value)} for every additional ${input} ${units}.`,
	};
}

export const PARTS: Readonly<Record<string, Tell>> = {
	'phone plan': (f, r) =>
		f < 15 || f > 150
			? undefined
			: story(f, Math.min(r, 15), {
					letter: 'd',
					subject: 'the cost of a phone plan for one month, in dollars',
					where: 'the number of gigabytes of data used',
					units: 'gigabytes',
					meaning: {
						fixed: 'the cost, in dollars, for a month when no data is used',
						rate: 'the cost, in dollars, of each gigabyte of data',
						product: 'the cost, in dollars, of all the data used in the month',
						whole: 'the total cost, in dollars, for the month',
					},
					at: ['When', 'gigabytes are used in a month, the cost is', ''],
					each: ['Each of the', 'gigabytes costs', ''],
					quantity: 'The cost',
					valueUnit: 'dollars',
					gives:
						'the cost, in dollars, of a phone plan for a month in which that many gigabytes of data are used',
					fits: (input, value) => value >= 15 + input && value <= 120,
				}),
	'tank draining': (f, r) =>
		story(f * r, -r, {
			letter: 'm',
			subject: 'the amount of water in a tank, in gallons',
			where: 'the number of minutes since the drain was opened',
			units: 'minutes',
			meaning: {
				fixed: 'the amount of water, in gallons, in the tank at the start',
				rate: 'the amount of water, in gallons, that drains out each minute',
				product: 'the amount of water, in gallons, that has drained out since the drain was opened',
				whole: 'the total amount of water, in gallons, still in the tank',
			},
			at: ['After', 'minutes, there are', 'gallons of water in the tank'],
			each: ['In each of the', 'minutes,', ' of water drain out of the tank'],
			quantity: 'The amount of water',
			valueUnit: 'gallons',
			gives: 'the amount of water, in gallons, in a draining tank after that many minutes',
			fits: (_, value) => value >= 10,
		}),
	'savings account': (f, r) =>
		story(f, r, {
			letter: 'w',
			subject: 'the amount of money, in dollars, in a savings account',
			where: 'the number of weeks of saving',
			units: 'weeks',
			meaning: {
				fixed: 'the amount of money, in dollars, in the account at the start',
				rate: 'the amount of money, in dollars, that is deposited each week',
				product: 'the amount of money, in dollars, that has been deposited since the start',
				whole: 'the total amount of money, in dollars, in the account',
			},
			at: ['After', 'weeks, there is', ' in the account'],
			each: ['In each of the', 'weeks,', ' is deposited'],
			quantity: 'The amount of money',
			valueUnit: 'dollars',
			gives: 'the amount of money, in dollars, in a savings account after that many weeks',
			fits: (input, value) => value >= 2 * input,
		}),
	'ride fare': (f, r) =>
		f > 30 || r > 9
			? undefined
			: story(f, r, {
					letter: 'm',
					subject: 'the fare for a limousine ride, in dollars',
					where: 'the length of the ride in miles',
					units: 'miles',
					meaning: {
						fixed: 'the fee, in dollars, that is charged before the ride begins',
						rate: 'the charge, in dollars, for each mile of the ride',
						product: 'the charge, in dollars, for all the miles of the ride',
						whole: 'the total fare, in dollars',
					},
					at: ['For a ride of', 'miles, the fare is', ''],
					each: ['Each of the', 'miles costs', ''],
					quantity: 'The fare',
					valueUnit: 'dollars',
					gives: 'the fare, in dollars, for a limousine ride of that many miles',
					fits: (input, value) => value > 2 * input && value < 4 * input + 15,
				}),
	'population model': (f, r) =>
		story(10 * f, r, {
			letter: 't',
			subject: 'the number of deer in a park',
			where: 'the number of years after the first count',
			units: 'years',
			meaning: {
				fixed: 'the number of deer at the start, when they were first counted',
				rate: 'the number of deer by which the population grows each year',
				product: 'the growth of the population over all the years since the first count',
				whole: 'the total number of deer in the park',
			},
			at: ['After', 'years, there are', 'deer in the park'],
			each: ['In each of the', 'years, the deer population grows by', ''],
			quantity: 'The deer population',
			valueUnit: 'deer',
			gives: 'the number of deer in a park after that many years',
			fits: (_, value) => value >= 40,
		}),
	'printing job': (f, r) =>
		story(f, r, {
			letter: 'b',
			subject: 'the cost of a printing job, in dollars',
			where: 'the number of banners printed',
			units: 'banners',
			meaning: {
				fixed: 'the cost, in dollars, of setting up the job before any banners are printed',
				rate: 'the cost, in dollars, of printing each banner',
				product: 'the cost, in dollars, of printing all the banners, not including the setup',
				whole: 'the total cost, in dollars, of the job',
			},
			at: ['When', 'banners are printed, the cost is', ''],
			each: ['Each of the', 'banners costs', ''],
			quantity: 'The cost',
			valueUnit: 'dollars',
			gives: 'the cost, in dollars, of a printing job with that many banners',
			fits: (input, value) => value >= 4 * input,
		}),
	'rental truck': (f, r) =>
		f < 15 || f > 150
			? undefined
			: story(f, r, {
					letter: 'h',
					subject: 'the cost of renting a truck, in dollars',
					where: 'the number of hours of use',
					units: 'hours',
					meaning: {
						fixed: 'the fixed fee, in dollars, that is charged before any hours of use are counted',
						rate: 'the charge, in dollars, for each hour of use',
						product: 'the charge, in dollars, for all the hours of use',
						whole: 'the total cost, in dollars, of renting the truck',
					},
					at: ['Renting a truck for', 'hours costs', ''],
					each: ['Each of the', 'hours of the rental costs', ''],
					quantity: 'The cost',
					valueUnit: 'dollars',
					gives: 'the cost, in dollars, of renting a truck for that many hours',
					fits: (input, value) => value >= 8 * input,
				}),
	'candle burning': (f, r) =>
		f * r > 400 || f < 5
			? undefined
			: story(f * r, -r, {
					letter: 'h',
					subject: 'the height of a burning candle, in millimeters',
					where: 'the number of hours since it was lit',
					units: 'hours',
					meaning: {
						fixed: 'the height of the candle, in millimeters, before it was lit',
						rate: 'the number of millimeters by which the candle gets shorter each hour',
						product: 'the decrease in height, in millimeters, since the candle was lit',
						whole: 'the height, in millimeters, of the part of the candle that is left',
					},
					at: ['After', 'hours, the candle is', 'millimeters tall'],
					each: ['In each of the', 'hours, the candle burns down', ''],
					quantity: 'The height',
					valueUnit: 'millimeters',
					gives: 'the height, in millimeters, of a burning candle after that many hours',
					fits: (_, value) => value >= 20,
				}),
	'club membership': (f, r) =>
		story(f, r, {
			letter: 'm',
			subject: 'the cost of a club membership, in dollars',
			where: 'the number of months as a member',
			units: 'months',
			meaning: {
				fixed: 'the fee, in dollars, for joining, paid before the first month',
				rate: 'the fee, in dollars, for each month',
				product: 'the fees, in dollars, for all the months together',
				whole: 'the total cost, in dollars, of the membership',
			},
			at: ['After', 'months, a member has paid', ''],
			each: ['Each of the', 'months costs', ''],
			quantity: 'The cost',
			valueUnit: 'dollars',
			gives: 'the cost, in dollars, of that many months',
			fits: () => true,
		}),
	'road trip': (f, r) =>
		r < 30
			? undefined
			: story(f, r, {
					letter: 'h',
					subject: 'the distance of a family from home, in miles, on the second day of a trip',
					where: 'the number of hours driven that day',
					units: 'hours',
					meaning: {
						fixed: 'the distance from home, in miles, at the start of the second day',
						rate: 'the distance, in miles, driven each hour of the second day',
						product: 'the distance, in miles, driven so far on the second day',
						whole: 'the total distance from home, in miles',
					},
					at: ['After', 'hours, the family is', 'miles from home'],
					each: ['In each of the', 'hours, the family drives', ''],
					quantity: 'The distance',
					valueUnit: 'miles',
					gives: 'the distance from home, in miles, after that many hours',
					fits: () => true,
				}),
};
