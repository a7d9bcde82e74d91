/** Stories of two amounts under one limit, by the contexts of the curriculum plan. */
import type { Draw } from '../../../family.ts';

export type LimitStory = {
	/** What x and y count. */
	kinds: readonly [string, string];
	/** What the limit is on: "cost". */
	total: string;
	/** "at most" the limit, else "at least". */
	most: boolean;
	tell(a: number, b: number, limit: number): string;
};

const pounds = (country: Draw['country']) => (country === 'CA' ? 'kilograms' : 'pounds');

export const LIMITS: Readonly<Record<string, (country: Draw['country']) => LimitStory>> = {
	'snacks budget': () => ({
		kinds: ['trays of cookies', 'trays of fruit'],
		total: 'cost',
		most: true,
		tell: (a, b, limit) =>
			`For a party, a tray of cookies costs $${a}, and a tray of fruit costs $${b}. At most $${limit} can be spent.`,
	}),
	'work hours at two jobs': () => ({
		kinds: ['hours at the library', 'hours at the pool'],
		total: 'earnings',
		most: false,
		tell: (a, b, limit) =>
			`A student earns $${a} an hour at the library and $${b} an hour at the pool. The student wants to earn at least $${limit}.`,
	}),
	'truck loading': (country) => ({
		kinds: ['chairs', 'tables'],
		total: country === 'CA' ? 'mass' : 'weight',
		most: true,
		tell: (a, b, limit) =>
			`A chair weighs ${a} ${pounds(country)}, and a table weighs ${b} ${pounds(country)}. A cart can carry at most ${limit} ${pounds(country)}.`,
	}),
	'crop planting': () => ({
		kinds: ['rows of corn', 'rows of beans'],
		total: 'time',
		most: true,
		tell: (a, b, limit) =>
			`Planting a row of corn takes ${a} minutes, and planting a row of beans takes ${b} minutes. At most ${limit} minutes can be spent on planting.`,
	}),
	'ticket revenue': () => ({
		kinds: ['adult tickets', 'child tickets'],
		total: 'income',
		most: false,
		tell: (a, b, limit) =>
			`A drama club sells adult tickets for $${a} each and child tickets for $${b} each. The club needs at least $${limit} from ticket sales.`,
	}),
};
