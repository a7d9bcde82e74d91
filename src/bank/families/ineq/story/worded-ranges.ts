/** Stories in which b + a·x lies between two limits, by the contexts of the curriculum plan. */
import type { Sign } from '../../../steps/inequality.ts';

/** `{b}` is the fixed part, `{a}` each equal part, `{lo}` and `{hi}` the limits. */
export type LimitRange = {
	text: string;
	/** What the letter counts. */
	letter: string;
	quantity: string;
	total: string;
	signs: readonly [Sign, Sign];
};

export const LIMIT_RANGES: Readonly<Record<string, LimitRange>> = {
	'elevator capacity': {
		text: 'A kitchen elevator runs only when its load is at least {lo} pounds and at most {hi} pounds. A cart in it weighs {b} pounds, and each box weighs {a} pounds.',
		letter: 'x',
		quantity: 'the number of boxes',
		total: 'the whole load',
		signs: ['\\le', '\\le'],
	},
	'budget for a party': {
		text: 'A family wants to spend more than {lo} dollars but no more than {hi} dollars at a fair. The entrance costs {b} dollars, and each ride costs {a} dollars.',
		letter: 'x',
		quantity: 'the number of rides',
		total: 'the whole cost',
		signs: ['<', '\\le'],
	},
	'minimum test average': {
		text: 'A score of at least {lo} points but less than {hi} points gives a B. A student has {b} points and gets {a} points for each more correct answer.',
		letter: 'x',
		quantity: 'the number of correct answers that follow',
		total: 'the final score',
		signs: ['\\le', '<'],
	},
	'phone data limit': {
		text: 'A phone plan is the right one for more than {lo} gigabytes but at most {hi} gigabytes of data a month. A user needs {b} gigabytes for messages and {a} gigabytes for each film.',
		letter: 'x',
		quantity: 'the number of films a month',
		total: 'the data used in a month',
		signs: ['<', '\\le'],
	},
	'shipping weight': {
		text: 'A parcel gets the medium rate if it weighs more than {lo} pounds and at most {hi} pounds. The empty parcel weighs {b} pounds, and each book in it weighs {a} pounds.',
		letter: 'x',
		quantity: 'the number of books',
		total: 'the whole weight',
		signs: ['<', '\\le'],
	},
	'fundraising goal': {
		text: 'A club wants to collect at least {lo} dollars and at most {hi} dollars. It has {b} dollars, and each member gives {a} dollars.',
		letter: 'x',
		quantity: 'the number of members who give',
		total: 'all the money',
		signs: ['\\le', '\\le'],
	},
};
