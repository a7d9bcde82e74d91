/** Whether a polynomial with integer coefficients has factors of lower degree. */
import { UnreadableTex } from './tex-tree.ts';
import { degreeOf, type Terms } from './integer-polynomial.ts';

/**
 * True if the polynomial is a product of two of lower degree with integer coefficients. Handles linear polynomials in
 * any variables, and up to degree 4 one variable, or two variables with all terms of the same degree.
 * @throws {UnreadableTex} for anything else.
 */
export function isReducible(terms: Terms): boolean {
	if (degreeOf(terms) <= 1) return false;
	const coefficients = inOneLetter(terms);
	if (coefficients.length > 5) throw new UnreadableTex('The degree is above 4.');
	return hasLinearFactor(coefficients) || (coefficients.length === 5 && hasQuadratic(coefficients));
}

/** Coefficients, the constant first; for two variables of the same total degree, the second is read as 1. */
export function inOneLetter(terms: Terms): number[] {
	const degree = degreeOf(terms);
	const letters = [...new Set([...terms.keys()].join(''))];
	const even = [...terms.keys()].every((one) => one.length === degree);
	const [main] = letters;
	if (main === undefined || letters.length > 2 || (letters.length === 2 && !even))
		throw new UnreadableTex(`A polynomial in ${letters.join(', ')} cannot be judged.`);
	const coefficients = Array.from({ length: degree + 1 }, () => 0);
	for (const [one, coefficient] of terms) coefficients[one.split(main).length - 1] = coefficient;
	return coefficients;
}

function hasLinearFactor(coefficients: number[]): boolean {
	const [constant = 0] = coefficients;
	const lead = coefficients.at(-1) ?? 1;
	if (constant === 0) return true;
	return divisorsOf(lead).some(
		(q) => q > 0 && divisorsOf(constant).some((p) => scaledValue(coefficients, p, q) === 0),
	);
}

/** f(p/q) · q^degree. */
const scaledValue = (coefficients: number[], p: number, q: number): number =>
	coefficients.reduce(
		(total, coefficient, at) => total + coefficient * p ** at * q ** (coefficients.length - 1 - at),
		0,
	);

/** Kronecker: a factor's values at 0, 1 and −1 divide the values of the whole. */
function hasQuadratic(f: number[]): boolean {
	const lead = f.at(-1) ?? 1;
	const [at0, at1, atMinus1] = [0, 1, -1].map((x) => divisorsOf(scaledValue(f, x, 1)));
	for (const c of at0 ?? [])
		for (const one of at1 ?? [])
			for (const other of atMinus1 ?? []) {
				const [a, b] = [(one + other) / 2 - c, (one - other) / 2];
				if (a > 0 && lead % a === 0 && Number.isInteger(b) && divides([c, b, a], f)) return true;
			}
	return false;
}

function divides(divisor: number[], whole: number[]): boolean {
	const rest = [...whole];
	const [c = 0, b = 0, a = 1] = divisor;
	for (let at = rest.length - 1; at >= 2; at--) {
		const quotient = (rest[at] ?? 0) / a;
		if (!Number.isInteger(quotient)) return false;
		rest[at - 1] = (rest[at - 1] ?? 0) - quotient * b;
		rest[at - 2] = (rest[at - 2] ?? 0) - quotient * c;
	}
	return rest[0] === 0 && rest[1] === 0;
}

/** Positive and negative ones. */
function divisorsOf(value: number): number[] {
	const size = Math.abs(value);
	const found: number[] = [];
	for (let small = 1; small * small <= size; small++)
		if (size % small === 0) found.push(small, -small, size / small, -size / small);
	return found;
}
