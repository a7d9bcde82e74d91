/** Stories with two kinds of things, a limit for their number and one for what they earn or cost. */
import type { Draw } from '../../../family.ts';

export type TwoLimits = {
	/** What x and y count. */
	kinds: readonly [string, string];
	/** Whether ax + by has an upper limit c, and x + y an upper limit d. */
	worthAtMost: boolean;
	countAtMost: boolean;
	/** The smallest and the largest sensible a and b. */
	least: number;
	most?: number;
	/** The numbers appear in the order a, b, c, d. */
	tell(a: number, b: number, c: number, d: number): string;
	/** Names of both totals, "the amount earned" and "the number of items", and the unit of the first where its name does not say it. */
	worth: string;
	unit?: string;
	count: string;
};

export const TWO_LIMITS: Readonly<Record<string, (country: Draw['country']) => TwoLimits>> = {
	'bake sale': () => ({
		kinds: ['pies', 'cakes'],
		worthAtMost: false,
		countAtMost: true,
		least: 4,
		tell: (a, b, c, d) =>
			`At a bake sale, a class sells pies for $${a} each and cakes for $${b} each. It wants to earn at least $${c} and can bake at most ${d} pies and cakes in all.`,
		worth: 'the amount earned',
		unit: 'dollars',
		count: 'the number of pies and cakes',
	}),
	'two jobs': () => ({
		kinds: ['hours in the library', 'hours in the garden'],
		worthAtMost: false,
		countAtMost: true,
		least: 12,
		most: 20,
		tell: (a, b, c, d) => {
			const span = d > 20 ? 'month' : 'week';
			return `A student earns $${a} an hour working in a library and $${b} an hour working in a garden. The student wants to earn at least $${c} a ${span} and to work at most ${d} hours a ${span} in all.`;
		},
		worth: 'the amount earned',
		unit: 'dollars',
		count: 'the number of hours worked',
	}),
	'crop planting': () => ({
		kinds: ['rows of corn', 'rows of beans'],
		worthAtMost: true,
		countAtMost: false,
		least: 4,
		tell: (a, b, c, d) =>
			`Seeds cost $${a} for a row of corn and $${b} for a row of beans. A gardener can spend at most $${c} and wants to plant at least ${d} rows in all.`,
		worth: 'the cost of the seeds',
		unit: 'dollars',
		count: 'the number of rows',
	}),
	'fabric production': () => ({
		kinds: ['scarves', 'blankets'],
		worthAtMost: true,
		countAtMost: false,
		least: 4,
		tell: (a, b, c, d) =>
			`It takes ${a} minutes to hem a scarf and ${b} minutes to hem a blanket. A tailor can spend at most ${c} minutes and must hem at least ${d} scarves and blankets in all.`,
		worth: 'the time',
		unit: 'minutes',
		count: 'the number of scarves and blankets',
	}),
	'fitness minutes': () => ({
		kinds: ['minutes of rowing', 'minutes of swimming'],
		worthAtMost: false,
		countAtMost: true,
		least: 4,
		tell: (a, b, c, d) =>
			`Rowing burns ${a} calories a minute and swimming burns ${b} calories a minute. An athlete wants to burn at least ${c} calories and to exercise for at most ${d} minutes in all.`,
		worth: 'the number of calories burned',
		count: 'the total number of minutes',
	}),
	'storage space': (country) => {
		const unit = country === 'CA' ? 'cubic metres' : 'cubic feet';
		return {
			kinds: ['boxes', 'crates'],
			worthAtMost: true,
			countAtMost: false,
			least: 4,
			tell: (a, b, c, d) =>
				`A box takes up ${a} ${unit} and a crate takes up ${b} ${unit}. The boxes and crates in a storage room can take up at most ${c} ${unit}, and the room must hold at least ${d} boxes and crates in all.`,
			worth: 'the total volume',
			unit,
			count: 'the number of boxes and crates',
		};
	},
};
