/**
 * Polynomials with integer coefficients, only for verifiers: read from published TeX, expanded, and tested for factors.
 * `{ xxy: 3, '': -1 }` as a map is 3x²y − 1. Shares nothing with `math/polynomial.ts`.
 */
import type { Question } from '../../schemas/wire/question.ts';
import { gcd } from './values.ts';
import { type Tree, treeOf, UnreadableTex } from './tex-tree.ts';

export type Terms = ReadonlyMap<string, number>;

/** The product of the factors as written, each expanded: `2(x + 1)^{2}` gives 2, x + 1, x + 1. */
export type Factor = { terms: Terms; written: Tree };

/** Expands everything. @throws {UnreadableTex} for fractions, roots, and negative exponents. */
export const expand = (tex: string): Terms => expandTree(treeOf(tex));

function expandTree(tree: Tree): Terms {
	switch (tree.kind) {
		case 'number':
			return whole(tree.text);
		case 'letter':
			return new Map([[tree.name, 1]]);
		case 'negative':
			return combine(new Map(), expandTree(tree.of), -1);
		case 'operation': {
			const left = expandTree(tree.left);
			if (tree.sign === '^') return raise(left, exponentOf(tree.right));
			const right = expandTree(tree.right);
			if (tree.sign === '*') return multiply(left, right);
			if (tree.sign === '/') break;
			return combine(left, right, tree.sign === '+' ? 1 : -1);
		}
	}
	throw new UnreadableTex(`"${tree.kind}" is not a polynomial.`);
}

function whole(text: string): Terms {
	const value = Number(text);
	if (!Number.isSafeInteger(value)) throw new UnreadableTex(`${text} is not a whole number.`);
	return value === 0 ? new Map() : new Map([['', value]]);
}

function exponentOf(tree: Tree): number {
	if (tree.kind === 'number' && /^\d+$/.test(tree.text)) return Number(tree.text);
	throw new UnreadableTex('An exponent is not a whole number.');
}

function combine(left: Terms, right: Terms, sign: 1 | -1): Terms {
	const terms = new Map(left);
	for (const [letters, coefficient] of right) {
		const total = (terms.get(letters) ?? 0) + sign * coefficient;
		if (total === 0) terms.delete(letters);
		else terms.set(letters, total);
	}
	return terms;
}

export function multiply(left: Terms, right: Terms): Terms {
	let terms: Terms = new Map();
	for (const [a, x] of left)
		for (const [b, y] of right)
			terms = combine(terms, new Map([[[...a, ...b].sort().join(''), x * y]]), 1);
	return terms;
}

const raise = (base: Terms, exponent: number): Terms =>
	Array.from({ length: exponent }, () => base).reduce(multiply, whole('1'));

export const sameTerms = (left: Terms, right: Terms): boolean =>
	combine(left, right, -1).size === 0;

/** The factors of a product, powers repeated. */
export const factorsOf = (tex: string): Factor[] => factorsOfTree(treeOf(tex));

function factorsOfTree(tree: Tree): Factor[] {
	if (tree.kind === 'negative')
		return [{ terms: new Map([['', -1]]), written: tree }, ...factorsOfTree(tree.of)];
	if (tree.kind === 'operation' && tree.sign === '*')
		return [...factorsOfTree(tree.left), ...factorsOfTree(tree.right)];
	if (tree.kind === 'operation' && tree.sign === '^') {
		const base = factorsOfTree(tree.left);
		return Array.from({ length: exponentOf(tree.right) }, () => base).flat();
	}
	return [{ terms: expandTree(tree), written: tree }];
}

export const degreeOf = (terms: Terms): number =>
	Math.max(0, ...[...terms.keys()].map((letters) => letters.length));

/** Largest integer that divides every coefficient. */
export const contentOf = (terms: Terms): number => [...terms.values()].reduce(gcd, 0);

/** Variables that occur in every term. */
export function sharedLetters(terms: Terms): string[] {
	const [first = '', ...rest] = terms.keys();
	return [...new Set(first)].filter((letter) => rest.every((letters) => letters.includes(letter)));
}

// Whether a polynomial with integer coefficients has factors of lower degree.

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

function divides(divisor: number[], dividend: number[]): boolean {
	const rest = [...dividend];
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

// Whether a stored factorization is right and complete.

type Demand = {
	/** Whether each parenthesis must have no factor of lower degree; otherwise only no common factor of its terms. */
	completely: boolean;
};

/**
 * Issues unless the stored factors multiply to `tex` and are complete: at most one number in front, no parenthesis with
 * a common factor, equal factors written as a power.
 */
export function expectFactored(
	{ answer }: Question,
	tex: string,
	{ completely }: Demand = { completely: true },
): string[] {
	if (!sameTerms(expand(answer.value), expand(tex)))
		return [`the factors ${answer.value} do not multiply to ${tex}`];
	const factors = factorsOf(answer.value);
	const brackets = factors.map(({ terms }) => terms).filter((terms) => degreeOf(terms) > 0);
	if (brackets.length + (factors.length > brackets.length ? 1 : 0) < 2)
		return [`${answer.value} is not a product`];
	return [
		...brackets.flatMap((terms) => issuesOf(terms, completely)),
		...(repeats(answer.value) ? [`${answer.value} repeats a factor`] : []),
	];
}

function issuesOf(terms: Terms, completely: boolean): string[] {
	const text = JSON.stringify([...terms]);
	if (contentOf(terms) !== 1) return [`${text} has the common factor ${contentOf(terms)}`];
	if (terms.size > 1 && sharedLetters(terms).length > 0) return [`${text} has a common letter`];
	return completely && terms.size > 1 && isReducible(terms) ? [`${text} can be factored`] : [];
}

/** The same parenthesis twice instead of its square: (x + 1)(x + 1). */
function repeats(value: string): boolean {
	const brackets = [...value.matchAll(/\(([^()]+)\)(?:\^\{\d\})?/g)].map(([, inside]) => inside);
	return new Set(brackets).size < brackets.length;
}
