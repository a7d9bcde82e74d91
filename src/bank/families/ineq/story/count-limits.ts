/** Stories with a fixed part, a number of equal parts and a limit for both together: f + r·x ≤ T or ≥ T. */
import { type Prose, say } from '../../../../math/prose.ts';
import type { Random } from '../../../../math/random.ts';
import { FIRST_NAMES } from '../../../contexts/names.ts';

export type CountLimit = {
	/** `most`: f + r·x is at most T; `least`: at least T. */
	kind: 'most' | 'least';
	letter: string;
	/** What is counted, in the plural. */
	counted: string;
	limit: Prose;
	/** The fixed part; left out when f is 0. */
	fixed: Prose;
	/** The fixed part by name: "the weight of the crate". */
	part: string;
	each: Prose;
	/** What is asked for: "greatest number of boxes that can be on the cart". */
	asked: string;
	/** What f and r·x make together: "the total cost, in dollars,". */
	total: string;
};

const dollars = (amount: number): string => `$${amount}`;

type Tell = {
	/** Whether the numbers are sensible here. */
	fits(f: number, r: number, limit: number): boolean;
	tell(f: number, r: number, limit: number, random: Random): CountLimit;
};

export const COUNT_LIMITS: Readonly<Record<string, Tell>> = {
	'elevator capacity': {
		fits: (_, r, limit) => r >= 8 && limit >= 100,
		tell: (f, r, limit) => ({
			kind: 'most',
			letter: 'b',
			counted: 'boxes on the cart',
			limit: say`A delivery cart can carry at most ${limit} pounds.`,
			fixed: say`A crate that is already on it weighs ${f} pounds.`,
			part: 'the weight of the crate',
			each: say`Each box weighs ${r} pounds.`,
			asked: 'greatest number of boxes that can be on the cart',
			total: 'the total load, in pounds,',
		}),
	},
	'budget for a party': {
		fits: (f, r, limit) => r >= 4 && limit >= 60 && (f === 0 || f >= 15),
		tell: (f, r, limit) => ({
			kind: 'most',
			letter: 'g',
			counted: 'guests',
			limit: say`A family can spend at most ${dollars(limit)} on a party.`,
			fixed: say`The room costs ${dollars(f)}.`,
			part: 'the cost of the room',
			each: say`The food for each guest costs ${dollars(r)}.`,
			asked: 'greatest number of guests that the family can invite',
			total: 'the total cost, in dollars,',
		}),
	},
	'minimum test average': {
		fits: (f, r, limit) => r >= 4 && limit >= 40 && limit - f <= 20 * r,
		tell: (f, r, limit, random) => {
			const name = random.pick(FIRST_NAMES);
			return {
				kind: 'least',
				letter: 'q',
				counted: `${f === 0 ? '' : 'additional '}quizzes that ${name} passes`,
				limit: say`${name} needs at least ${limit} points to pass a course.`,
				fixed: say`So far, ${name} has ${f} points.`,
				part: `the number of points that ${name} already has`,
				each: say`${name} can earn ${f === 0 ? '' : 'more '}points only by passing quizzes, and each quiz is worth ${r} points.`,
				asked: `least number of ${f === 0 ? '' : 'additional '}quizzes that ${name} must pass`,
				total: 'the total number of points',
			};
		},
	},
	'phone data limit': {
		fits: (_, r, limit) => r <= 12 && limit >= 60,
		tell: (f, r, limit, random) => {
			const name = random.pick(FIRST_NAMES);
			const when = f === 0 ? 'today' : 'during the rest of the day';
			return {
				kind: 'most',
				letter: 's',
				counted: `songs that ${name} streams ${when}`,
				limit: say`${name} may use at most ${limit} megabytes of mobile data today.`,
				fixed: say`So far, ${name} has used ${f} megabytes.`,
				part: 'the data already used',
				each: say`Each streamed song uses ${r} megabytes.`,
				asked: `greatest number of songs that ${name} can stream ${when}`,
				total: 'the total amount of data used today, in megabytes,',
			};
		},
	},
	'shipping weight': {
		fits: (f, r, limit) => r >= 4 && limit >= 50 && 3 * f <= limit,
		tell: (f, r, limit) => ({
			kind: 'most',
			letter: 'b',
			counted: 'bags',
			limit:
				f === 0
					? say`A crate can hold at most ${limit} pounds.`
					: say`A loaded crate may weigh at most ${limit} pounds.`,
			fixed: say`The empty crate weighs ${f} pounds.`,
			part: 'the weight of the empty crate',
			each: say`Each bag of rice weighs ${r} pounds.`,
			asked: 'greatest number of bags that can be in the crate',
			total: 'the total weight, in pounds,',
		}),
	},
	'fundraising goal': {
		fits: (_, r, limit) => r >= 5 && r <= 15 && limit >= 60,
		tell: (f, r, limit) => ({
			kind: 'least',
			letter: 'c',
			counted: 'cars',
			limit: say`A class needs at least ${dollars(limit)} for a trip.`,
			fixed: say`A parent has donated ${dollars(f)}.`,
			part: 'the donation',
			each: say`The class earns ${dollars(r)} for each car that it washes.`,
			asked: 'least number of cars that the class must wash',
			total: 'the total amount of money, in dollars,',
		}),
	},
	'height rule': {
		fits: (f, r, limit) => r >= 6 && limit <= 150 && f <= 15,
		tell: (f, r, limit) => ({
			kind: 'most',
			letter: 'c',
			counted: 'crates',
			limit: say`The top of a stack of crates may be at most ${limit} inches above the floor of the truck.`,
			fixed: say`The platform under the stack is ${f} inches high.`,
			part: 'the height of the platform',
			each: say`Each crate is ${r} inches high.`,
			asked: 'greatest number of crates that can be in the stack',
			total: 'the total height, in inches,',
		}),
	},
	'parking cost': {
		fits: (f, r, limit) => r <= 15 && limit <= 150 && f <= 25,
		tell: (f, r, limit, random) => {
			const name = random.pick(FIRST_NAMES);
			return {
				kind: 'most',
				letter: 'h',
				counted: 'hours',
				limit: say`${name} can spend at most ${dollars(limit)} on parking.`,
				fixed: say`The garage charges ${dollars(f)} to enter.`,
				part: 'the charge to enter',
				each: say`Each full hour costs ${dollars(r)}.`,
				asked: `greatest number of full hours that ${name} can park`,
				total: 'the total cost, in dollars,',
			};
		},
	},
};
