/** Things of fixed worth that are counted: coins, stamps, tickets. Worths in cents. */
import type { Random } from '../../../../math/random.ts';

export type Worth = {
	cents: number;
	one: string;
	many: string;
	/** At the first mention: "child tickets at $5". */
	told: string;
	/** After the answer. */
	unit: string;
};

export type CountedKind = 'coins' | 'stamps' | 'tickets';

const COINS: Readonly<Record<number, readonly [string, string]>> = {
	1: ['penny', 'pennies'],
	5: ['nickel', 'nickels'],
	10: ['dime', 'dimes'],
	25: ['quarter', 'quarters'],
	50: ['half-dollar', 'half-dollars'],
	100: ['dollar coin', 'dollar coins'],
};

const TICKETS = ['child', 'adult', 'family'] as const;

/** In the order of `values`; for tickets they are dollars. `undefined` when there is no such coin or stamp. */
export function worthsOf(kind: CountedKind, values: readonly number[]): Worth[] | undefined {
	const rising = values.toSorted((a, b) => a - b);
	const worths = values.map((value) =>
		kind === 'tickets' ? ticketOf(value, rising.indexOf(value)) : smallMoney(kind, value),
	);
	return worths.every((worth) => worth !== undefined) ? worths : undefined;
}

/** The dearer, the more people it is for. */
function ticketOf(dollars: number, place: number): Worth {
	const many = `${TICKETS[place] ?? 'group'} tickets`;
	return {
		cents: dollars * 100,
		one: many.slice(0, -1),
		many,
		told: `${many} at $${dollars}`,
		unit: many,
	};
}

function smallMoney(kind: 'coins' | 'stamps', cents: number): Worth | undefined {
	if (kind === 'stamps') {
		const many = `${cents}-cent stamps`;
		return cents < 100
			? { cents, one: many.slice(0, -1), many, told: many, unit: 'stamps' }
			: undefined;
	}
	const names = COINS[cents];
	return names && { cents, one: names[0], many: names[1], told: names[1], unit: names[1] };
}

/** "A jar holds 40 coins": where the things are, before their number. */
export const holder = (kind: CountedKind, random: Random): string =>
	random.pick(
		{
			coins: ['A jar holds', 'A machine holds', 'A piggy bank holds'],
			stamps: ['A drawer holds', 'A box holds'],
			tickets: ['A theater sold', 'A fair sold', 'A school play sold'],
		}[kind],
	);

/** $3.20, $1,450. */
export function price(cents: number): string {
	const text = cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2);
	return `$${text.replaceAll(/\B(?=(\d{3})+(?:\.|$))(?<!\.\d*)/g, ',')}`;
}
