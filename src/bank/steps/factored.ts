/** Products of a number and polynomials as they are written: 2x(x − 3)²(x + 1). */
import { type Expression, num, power, product } from '../../math/expression.ts';
import { type Coefficients, multiplied, same, scaled, written } from './coefficients.ts';

/** A repeated factor stands several times. */
export type Factored = { lead: number; factors: readonly Coefficients[] };

/** The factor with this zero: `zeroAt(3)` is x − 3, `zeroAt(2, 3)` is 3x − 2. */
export const zeroAt = (over: number, under = 1): Coefficients => [under, -over + 0];

/** The polynomial with these zeros and leading coefficient. */
export const withZeros = (lead: number, ...zeros: number[]): Factored => ({
	lead,
	factors: zeros.map((zero) => zeroAt(zero)),
});

export const expanded = ({ lead, factors }: Factored): Coefficients =>
	scaled(multiplied(...factors), lead);

/** The number first (none for 1), then x alone, then brackets; equal factors as powers. */
export function factoredForm({ lead, factors }: Factored, letter = 'x'): Expression {
	const kinds: { factor: Coefficients; times: number }[] = [];
	for (const factor of factors) {
		const known = kinds.find((kind) => same(kind.factor, factor));
		if (known) known.times++;
		else kinds.push({ factor, times: 1 });
	}
	const ordered = [...kinds.filter(isLetter), ...kinds.filter((kind) => !isLetter(kind))];
	const parts = ordered.map(({ factor, times }) =>
		times === 1 ? written(factor, letter) : power(written(factor, letter), times),
	);
	const [only, ...more] = parts;
	if (!only) return num(lead);
	return lead === 1 && more.length === 0 ? only : product(...(lead === 1 ? [] : [lead]), ...parts);
}

const isLetter = ({ factor }: { factor: Coefficients }) => same(factor, [1, 0]);
