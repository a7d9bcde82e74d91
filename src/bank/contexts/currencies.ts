/** Currencies, each with a range for what one home dollar buys. Each story states its own rate. */
import type { Draw } from '../family.ts';

/** Name in the plural, least and most for one dollar. */
type Currency = readonly [name: string, low: number, high: number];

export const HOME_CURRENCY: Readonly<Record<Draw['country'], string>> = {
	USA: 'US dollars',
	CA: 'Canadian dollars',
};

export const CURRENCIES: Readonly<Record<Draw['country'], readonly Currency[]>> = {
	USA: [
		['pounds', 0.7, 0.85],
		['euros', 0.8, 1],
		['Canadian dollars', 1.2, 1.5],
		['Australian dollars', 1.3, 1.6],
		['zlotys', 3.5, 4.5],
		['Brazilian reals', 4.6, 6],
		['Danish kroner', 6, 7.5],
		['Swedish kronor', 9, 11],
		['pesos', 16, 21],
		['baht', 30, 37],
		['rupees', 70, 90],
	],
	CA: [
		['pounds', 0.54, 0.62],
		['euros', 0.6, 0.72],
		['US dollars', 0.7, 0.85],
		['Australian dollars', 1.02, 1.2],
		['zlotys', 2.6, 3.2],
		['Brazilian reals', 3.5, 4.4],
		['Danish kroner', 4.5, 5.5],
		['Swedish kronor', 6.5, 8],
		['pesos', 12, 15],
		['baht', 24, 28],
	],
};
