/** Things in shops, with the prices that they may have in dollars. */
import type { Random } from '../../../../math/random.ts';

type Ware = readonly [name: string, low: number, high: number];

const WARES: readonly Ware[] = [
	['T-shirt', 6, 32],
	['water bottle', 6, 30],
	['board game', 10, 60],
	['backpack', 18, 100],
	['desk lamp', 15, 120],
	['bike helmet', 20, 90],
	['pair of boots', 40, 180],
	['winter jacket', 45, 240],
	['bookcase', 50, 300],
	['tent', 60, 400],
	['camera', 90, 400],
	['guitar', 80, 400],
	['pair of skis', 120, 400],
];

/** "desk lamp" for 40 dollars; `undefined` when nothing costs so much or so little. */
export function wareFor(random: Random, ...prices: number[]): string | undefined {
	const fitting = WARES.filter(([, low, high]) =>
		prices.every((price) => price >= low && price <= high),
	);
	return fitting.length > 0 ? random.pick(fitting)[0] : undefined;
}

/** After the first mention: "the desk lamp", but "the boots". */
export const laterName = (ware: string): string => `the ${ware.replace('pair of ', '')}`;

/** What a seller on commission sells for thousands of dollars a week. */
export const COMMISSION_WARES: readonly string[] = [
	'furniture',
	'kitchen cabinets',
	'carpets',
	'bicycles',
	'garden tools',
	'windows',
];
