/** The laws of logarithms as reasons of a line: named and stated, from the left side of the line to its right. */
// A sum to join may be written with any of a, b, c, m, n, k, p, q, r, x, y, and z, so its laws use none of them.
const PRODUCT = 'log u + log v = log(uv)';
const QUOTIENT = 'log u − log v = log(u/v)';

export const PRODUCT_LAW = `product law: ${PRODUCT}`;
export const QUOTIENT_LAW = `quotient law: ${QUOTIENT}`;
export const PRODUCT_LAW_SPLIT = 'product law: log(ab) = log a + log b';
export const QUOTIENT_LAW_SPLIT = 'quotient law: log(a/b) = log a − log b';
export const BOTH_LAWS = `product and quotient laws: ${PRODUCT} and ${QUOTIENT}`;
export const COEFFICIENT_TO_EXPONENT = 'power law: t log u = log(uᵗ)';
export const EXPONENT_TO_COEFFICIENT = 'power law: log(aⁿ) = n log a';
export const CHANGE_OF_BASE =
	'change-of-base formula: the logarithm of the argument over the logarithm of the base';
export const CHANGE_OF_BASE_BACK =
	'change-of-base formula in reverse: the base is in the denominator';
