/** The laws of logarithms as reasons of a line: named and stated, from the left side of the line to its right. */
const PRODUCT = 'log a + log b = log(ab)';
const QUOTIENT = 'log a − log b = log(a/b)';

export const PRODUCT_LAW = `product law: ${PRODUCT}`;
export const QUOTIENT_LAW = `quotient law: ${QUOTIENT}`;
export const PRODUCT_LAW_SPLIT = 'product law: log(ab) = log a + log b';
export const QUOTIENT_LAW_SPLIT = 'quotient law: log(a/b) = log a − log b';
export const BOTH_LAWS = `product and quotient laws: ${PRODUCT} and ${QUOTIENT}`;
export const COEFFICIENT_TO_EXPONENT = 'power law: n log a = log(aⁿ)';
export const EXPONENT_TO_COEFFICIENT = 'power law: log(aⁿ) = n log a';
