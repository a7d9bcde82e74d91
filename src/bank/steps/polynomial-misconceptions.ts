/** What learners write instead of a sum, a product or a factored form of polynomials. */
import { plainPolynomial } from '../../math/plain-notation.ts';
import {
	collect,
	type Monomial,
	multiply,
	plus,
	type Polynomial,
	polynomialExpression,
	samePolynomial,
	scale,
} from '../../math/polynomial.ts';
import { factorization, polynomial, type WrongAnswer } from '../family.ts';
import { ALONE, factored, isAlone } from './factoring.ts';

/** Each polynomial that is not zero, with what was done. */
export const polynomialMisconceptions = (
	...wrong: [value: Polynomial, why: string][]
): WrongAnswer[] =>
	wrong
		.filter(([value]) => value.length > 0)
		.map(([value, why]) => [polynomial(polynomialExpression(value)), why]);

/** In place of first ± second. */
export function sumMisconceptions(
	first: Polynomial,
	second: Polynomial,
	sign: 1 | -1,
): WrongAnswer[] {
	const [lead, ...rest] = second;
	if (sign === 1)
		return polynomialMisconceptions(
			[plus(first, scale(second, -1)), 'subtracted the second expression instead of adding it'],
			...signsDropped([...first, ...second]).map(([kept, why]): [Polynomial, string] => [
				collect(kept),
				why,
			]),
		);
	return polynomialMisconceptions(
		[
			plus(first, lead ? scale([lead], -1) : [], rest),
			'changed the sign of only the first term in the expression being subtracted',
		],
		[plus(first, second), 'added instead of subtracting'],
	);
}

/** Every term without its sign, with what was done, if one of them has a minus sign. */
export function signsDropped(terms: readonly Monomial[]): [terms: Monomial[], why: string][] {
	const negative = terms.filter(({ coefficient }) => coefficient.lt(0));
	if (negative.length === 0) return [];
	const why =
		negative.length === 1
			? `dropped the negative sign from ${plainPolynomial(negative)}`
			: 'ignored the negative signs';
	return [[terms.map(withoutSign), why]];
}

/** The term as if its minus sign were overlooked. */
export const withoutSign = (one: Monomial): Monomial => ({
	...one,
	coefficient: one.coefficient.abs(),
});

/** In place of left · right. */
export function productMisconceptions(left: Polynomial, right: Polynomial): WrongAnswer[] {
	const [first, last] = [left.slice(0, 1), left.slice(-1)];
	return polynomialMisconceptions(
		[
			plus(multiply(first, right.slice(0, 1)), multiply(last, right.slice(-1))),
			'multiplied only the first terms and the last terms',
		],
		[
			multiply(left, withSignReversed(right)),
			right.length === 3
				? `${reversedSign(right)} before the middle term of the second factor`
				: `${reversedSign(right)} in the second factor`,
		],
	);
}

/**
 * In place of the front factor and the factors after it; `from` tells whether the constants of two binomials were
 * chosen for their product and sum, or come from a substitution.
 */
export function factoringMisconceptions(
	front: Monomial,
	brackets: readonly Polynomial[],
	from: 'terms' | 'substitution' = 'terms',
): WrongAnswer[] {
	const misconception = (
		why: string,
		lead: Monomial,
		factors: readonly Polynomial[],
	): WrongAnswer => [factorization(factored(lead, ...factors)), why];
	const [first = [], ...rest] = brackets;
	const [last = []] = brackets.slice(-1);
	const [beforeLast = []] = brackets.slice(-2);
	const inOne = (factor: Polynomial): string =>
		(brackets.length === 2 || factor === last) && samePolynomial(beforeLast, withSignReversed(last))
			? 'factored the difference of squares as if it were a perfect square trinomial'
			: brackets.length === 2 && samePolynomial(first, last)
				? 'used the pattern for a difference of squares'
				: brackets.length > 1
					? ((from === 'terms' ? wrongSigns(front, brackets, factor) : undefined) ??
						`reversed the sign ${factor.length === 3 ? 'of the middle term in' : 'in the factor'} ${plainPolynomial(factor)}`)
					: `${reversedSign(factor)} ${factor.length === 3 ? 'before the middle term ' : ''}in the brackets`;
	const inAll = from === 'terms' ? allReversed(brackets) : EACH_REVERSED;
	return [
		...(isAlone(front) ? [] : [misconception('left out the common factor', ALONE, brackets)]),
		...(brackets.length > 1 && inAll
			? [misconception(inAll, front, brackets.map(withSignReversed))]
			: []),
		...(brackets.length === 1 && !hasMinus(front, ...first)
			? []
			: [
					misconception(inOne(first), front, [withSignReversed(first), ...rest]),
					misconception(inOne(last), front, [...brackets.slice(0, -1), withSignReversed(last)]),
				]),
	];
}

const EACH_REVERSED = 'reversed the sign in each factor';

/** What leads to the other sign in every factor; two factors that only change places are not a mistake. */
function allReversed(brackets: readonly Polynomial[]): string | undefined {
	const [first = [], last = []] = brackets;
	const other = first[1]?.coefficient.lt(0) ? 'sum' : 'difference';
	const { length } = multiply(first, last);
	if (brackets.length === 2) {
		if (samePolynomial(first, last)) return `used the pattern for the square of a ${other}`;
		if (last.length === 3 && length === 2) return `used the pattern for a ${other} of cubes`;
		if (last.length === 2 && length === 3)
			return 'chose two numbers with the right product but the opposite sum';
	}
	const unpaired = brackets.filter(
		(one) => !brackets.some((two) => samePolynomial(two, withSignReversed(one))),
	);
	if (unpaired.length === 1)
		return `reversed the sign in the factor ${unpaired.map(plainPolynomial).join()}`;
	return brackets.every((one) => one.length === 2 && unpaired.includes(one))
		? EACH_REVERSED
		: undefined;
}

/** How the signs of two factors of a trinomial go against that of its last term, once one of them is reversed. */
function wrongSigns(
	front: Monomial,
	brackets: readonly Polynomial[],
	reversed: Polynomial,
): string | undefined {
	const [one = [], two = []] = brackets;
	if (brackets.length !== 2 || brackets.some(({ length }) => length !== 2)) return undefined;
	if (multiply(one, two).length !== 3) return undefined;
	if (front.coefficient.lt(0)) return undefined;
	const isMinus = (factor: Polynomial) => factor[1]?.coefficient.lt(0);
	const [first, last] = brackets.map(isMinus);
	if (first === last)
		return 'used different signs in the factors although the last term is positive';
	return `used two ${isMinus(reversed) ? 'plus' : 'minus'} signs in the factors although the last term is negative`;
}

/** Where every sign is a plus, nothing leads to the other sign. */
export const hasMinus = (...terms: Monomial[]): boolean =>
	terms.some(({ coefficient }) => coefficient.lt(0));

/** The mistake of writing the other sign, in words. */
export const reversedSign = (terms: Polynomial): string =>
	terms[signed(terms)]?.coefficient.lt(0) ? 'wrote + instead of −' : 'wrote − instead of +';

const withSignReversed = (terms: Polynomial): Polynomial =>
	terms.map((one, at) =>
		at === signed(terms) && at > 0 ? { ...one, coefficient: one.coefficient.neg() } : one,
	);

/** Whose sign is mistaken: the middle term's in a trinomial, otherwise the last term's. */
const signed = ({ length }: Polynomial): number => (length === 3 ? 1 : length - 1);
