/** Equations that show a property, and equations with a blank to be completed, by the property's full name. */
import {
	blank,
	brackets,
	equation,
	type Expression,
	num,
	product,
	quotient,
	sum,
	times,
} from '../../../../math/expression.ts';

type Show = (p: Expression, q: Expression, r: number) => Expression;

/** `p`, `q` are numbers or variables, `r` is a number. */
export const SHOWS: Readonly<Record<string, Show>> = {
	'commutative property of addition': (p, q) => equation(sum(p, q), sum(q, p)),
	'commutative property of multiplication': (p, q) => equation(times(p, q), times(q, p)),
	'associative property of addition': (p, q, r) =>
		equation(sum(brackets(sum(p, r)), q), sum(p, brackets(sum(r, q)))),
	'associative property of multiplication': (p, q, r) =>
		equation(times(brackets(times(r, p)), q), times(r, brackets(times(p, q)))),
	'distributive property': (p, q, r) =>
		equation(
			product(r, sum(p, q)),
			sum(product(r, p), q.kind === 'number' ? num(q.value.mul(r)) : product(r, q)),
		),
	'identity property of addition': (p, _, r) => equation(sum(product(r, p), 0), product(r, p)),
	'identity property of multiplication': (p, _, r) =>
		equation(times(product(r, p), 1), product(r, p)),
	'inverse property of addition': (p, _, r) =>
		equation(sum(product(r, p), brackets(product(-r, p))), 0),
	'inverse property of multiplication': (_, __, r) => equation(times(r, quotient(1, r)), 1),
	'zero property of multiplication': (p, _, r) => equation(times(product(r, p), 0), 0),
};

/** `right` completes the equation; each wrong one comes with its mistake. */
type Gap = {
	equation: (filling: Expression) => Expression;
	right: Expression;
	wrong: readonly (readonly [Expression, string])[];
	why: string;
	hint: string;
};

const FOUND_PRODUCT = 'gave the product instead of the missing factor';
const ORDER_HINT = 'This property is about order. Which numbers must appear on both sides?';
const GROUPING_HINT = 'This property is about grouping. Which numbers must appear on both sides?';
const FOUND_SUM = 'gave the sum instead of the missing number';

/** Fillings are pairwise different for a ≠ b ≠ c, except where a product or a sum happens to meet another. */
export const GAPS: Readonly<Record<string, (a: number, b: number, c: number) => Gap>> = {
	'commutative property of addition': (a, b) => ({
		equation: (filling) => equation(sum(a, b), sum(filling, a)),
		right: num(b),
		wrong: [
			[num(a), 'wrote the number that is already on that side'],
			[num(a + b), FOUND_SUM],
			[num(0), 'used the identity property instead'],
		],
		why: 'The order of the two numbers changes, but the numbers stay the same.',
		hint: ORDER_HINT,
	}),
	'commutative property of multiplication': (a, b) => ({
		equation: (filling) => equation(times(a, b), times(b, filling)),
		right: num(a),
		wrong: [
			[num(b), 'wrote the number that is already on that side'],
			[num(a * b), FOUND_PRODUCT],
			[num(1), 'used the identity property instead'],
		],
		why: 'The order of the two numbers changes, but the numbers stay the same.',
		hint: ORDER_HINT,
	}),
	'associative property of addition': (a, b, c) => ({
		equation: (filling) => equation(sum(a, brackets(sum(b, filling))), sum(brackets(sum(a, b)), c)),
		right: num(c),
		wrong: [
			[num(a), 'repeated the first number, which is already on that side'],
			[num(a + b), 'wrote the sum of the numbers in the other brackets'],
			[num(b + c), 'added the middle number too'],
		],
		why: 'Only the brackets move. The three numbers stay in the same order.',
		hint: GROUPING_HINT,
	}),
	'associative property of multiplication': (a, b, c) => ({
		equation: (filling) =>
			equation(times(brackets(times(a, b)), c), times(a, brackets(times(filling, c)))),
		right: num(b),
		wrong: [
			[num(a), 'repeated the first number, which is already on that side'],
			[num(c), 'repeated the last number, which is already on that side'],
			[num(a * b), 'wrote the product of the numbers in the other brackets'],
		],
		why: 'Only the brackets move. The three numbers stay in the same order.',
		hint: GROUPING_HINT,
	}),
	'distributive property': (a, b) => ({
		equation: (filling) => equation(product(a, sum('x', b)), sum(product(a, 'x'), filling)),
		right: num(a * b),
		wrong: [
			[num(b), 'multiplied only the first term in the brackets'],
			[num(a + b), 'added the factor instead of multiplying'],
			[num(a), 'wrote the factor without multiplying it by the second term'],
		],
		why: 'The factor outside the brackets multiplies each term inside.',
		hint: 'What does the factor outside the brackets do to the second term inside?',
	}),
	'inverse property of addition': (a) => ({
		equation: (filling) => equation(sum(a, filling), 0),
		right: num(-a),
		wrong: [
			[num(0), 'used the identity property instead'],
			[num(a), 'used the number itself instead of its opposite'],
			[quotient(1, a), 'used the reciprocal, the inverse for multiplication'],
		],
		why: 'A number and its opposite have a sum of 0.',
		hint: 'Which number do you add to get back to zero?',
	}),
	'inverse property of multiplication': (a) => ({
		equation: (filling) => equation(times(a, filling), 1),
		right: quotient(1, a),
		wrong: [
			[num(-a), 'used the opposite, the inverse for addition'],
			[num(1), 'used the identity property instead'],
			[num(0), 'used the identity for addition'],
		],
		why: 'A number and its reciprocal have a product of 1.',
		hint: 'Which number do you multiply by to get one?',
	}),
};

export const withBlank = ({ equation: fill }: Gap): Expression => fill(blank);
