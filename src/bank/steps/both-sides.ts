/** What leaves one side of an equation: the reason, and the usual mistake. */
import { type Monomial } from '../../math/polynomial.ts';
import { plainMonomial } from './plain.ts';

/** "subtract 3 from both sides"; for −3, "add 3 to both sides". */
export const takeAway = (n: number): string =>
	n > 0 ? `subtract ${n} from both sides` : `add ${-n} to both sides`;

/** "add 7x² to both sides, then subtract 21x from both sides" */
export const takeTermsAway = (terms: readonly Monomial[]): string =>
	terms
		.map((one) =>
			one.coefficient.lt(0)
				? `add ${plainMonomial({ ...one, coefficient: one.coefficient.neg() })} to both sides`
				: `subtract ${plainMonomial(one)} from both sides`,
		)
		.join(', then ');

/** "added 3 instead of subtracting it"; for −3, "subtracted 3 instead of adding it". */
export const wrongWay = (n: number): string =>
	n > 0 ? `added ${n} instead of subtracting it` : `subtracted ${-n} instead of adding it`;
