/** Products with a sum in parentheses: factors that reach only some of the terms, and signs that change for some. */
import { lettersOf, type Tree } from '../../tex-tree.ts';
import {
	anyOf,
	type Edit,
	exchange,
	isProduct,
	isSame,
	multiplyFirstTerm,
	negative,
	number,
	on,
	onFirstTerm,
	operation,
	otherSign,
	sumFirst,
	withEachTerm,
	withSignedFactors,
} from '../relations/edits.ts';
import { isSum } from '../../tree-parts.ts';
import { expressionOf, leadsToAny, valueOf } from '../relations/outcomes.ts';
import { byNamed, changed, type Relation } from '../relations/relations.ts';
import { mistaken, mistakenBy } from '../relations/repeated-edits.ts';
import { flipped } from './special-products.ts';
import { namedNumber } from '../relations/parts.ts';
import { rule, type Rule } from '../rule.ts';

/** g(a + b) → g(ga + gb), or g(a + gb). */
const withFactor = (times: (sum: Tree, factor: Tree) => Tree): Edit =>
	on('*', (left, right) => [
		...(isSum(right) ? [operation('*', left, times(right, left))] : []),
		...(isSum(left) ? [operation('*', times(left, right), right)] : []),
	]);
const undivided = withFactor((sum, factor) => operation('*', factor, sum));
const firstDivided = withFactor((sum, factor) =>
	onFirstTerm(
		withEachTerm(sum, (term) => operation('*', factor, term)),
		(term) => (term.kind === 'operation' ? term.right : term),
	),
);

/** One term of the parentheses gets the sign that it has with the opposite factor. */
const termReversed = (isMeant: (term: Tree, place: number) => boolean): Edit =>
	on('*', (left, right) => {
		const sum = isSum(right) ? right : isSum(left) ? left : undefined;
		if (!sum) return [];
		let place = 0;
		const reversed = (part: Tree): Tree => {
			if (!isSum(part)) return isMeant(part, place++) ? negative(part) : part;
			const first = reversed(part.left);
			return isMeant(part.right, place++)
				? flipped({ ...part, left: first })
				: { ...part, left: first };
		};
		return [operation('*', sum === right ? left : right, reversed(sum))];
	});

const oppositeProduct: Edit = on('*', (left, right) =>
	isSum(left) || isSum(right) ? [negative(operation('*', left, right))] : [],
);

/** 4(3n − 4) → (3 + 4)n + (−4 + 4). */
const addedToEach: Relation = leadsToAny(({ right, said: [named = ''] }) => {
	const tree = expressionOf(right);
	const by = namedNumber(named);
	return tree
		? [[(at) => valueOf(tree)(at) / by + by * (1 + (Object.values(at)[0] ?? Number.NaN))]]
		: [];
});

/** a(x + p) + b(x + p) is written as ab(x + p). */
const multipliedRemaining: Edit = anyOf(
	exchange('+', '*'),
	exchange('-', '*'),
	on('-', (left, right) => [negative(operation('*', left, right))]),
);

/** k(a + b) + m(c + d) → k(a + b) + k(c + d). */
const ofBoth = (factor: Tree): Edit =>
	on('+', (left, right) =>
		isProduct(left) && isProduct(right) && isSum(left.right) && isSum(right.right)
			? [operation('+', operation('*', factor, left.right), operation('*', factor, right.right))]
			: [],
	);

/** Some of the products with this factor lose it: x × 2 + x × (1/x) → 2 + x × (1/x). */
const unmultiplied = (factor: Tree, isMeant: (part: Tree) => boolean): Edit =>
	on('*', (left, right) => (isSame(left, factor) && isMeant(right) ? [right] : []));

export const DISTRIBUTION_RULES: readonly Rule[] = [
	rule(
		mistaken(otherSign),
		'wrote (?:− instead of \\+|\\+ instead of −) before the middle term of the second factor',
		'subtracted the second term instead of adding it',
		'dropped the minus sign of the second term',
		'treated the opposite binomials as equal',
		'did not change the sign of the second fraction',
	),
	rule(mistaken(multipliedRemaining), 'multiplied the remaining factors instead of adding them'),
	rule(mistaken(undivided), 'wrote the factor in front without dividing the terms'),
	rule(mistaken(firstDivided), 'divided only the first term by the common factor'),
	rule(
		mistaken(
			termReversed((_, place) => place === 0),
			withSignedFactors,
		),
		'multiplied the first term by NUMBER instead of NUMBER',
	),
	rule(
		mistaken(
			termReversed((_, place) => place > 0),
			withSignedFactors,
		),
		'multiplied the second term by NUMBER instead of NUMBER',
	),
	rule(
		mistaken(
			termReversed((term) => lettersOf(term).length > 0),
			withSignedFactors,
		),
		'multiplied the variable term by NUMBER instead of NUMBER',
	),
	rule(
		mistaken(
			termReversed((term) => lettersOf(term).length === 0),
			withSignedFactors,
		),
		'multiplied the constant NUMBER by NUMBER instead of NUMBER',
	),
	rule(
		mistaken(oppositeProduct, withSignedFactors),
		'multiplied the terms in the (?:first|second) pair of parentheses by NUMBER instead of NUMBER',
	),
	rule(
		addedToEach,
		'added NUMBER to the coefficient and to the constant instead of multiplying them by NUMBER',
	),
	rule(
		mistaken(
			on('^', (left, right) =>
				isSum(left) ? [operation('^', operation('*', number(2), left), right)] : [],
			),
		),
		'also added the expressions inside the parentheses',
	),
	rule(
		mistaken(
			on('^', (left, right) =>
				isSum(left) ? [operation('^', left, operation('*', number(2), right))] : [],
			),
		),
		'added the exponents, as in a product',
	),
	rule(mistaken(multipliedRemaining), 'multiplied the coefficients instead of combining them'),
	rule(
		mistaken(
			termReversed((_, place) => place > 0),
			withSignedFactors,
		),
		'did not change the sign of NUMBER when multiplying it by NUMBER',
	),
	rule(mistaken(multiplyFirstTerm), 'multiplied only the first part of the sum'),
	rule(
		mistaken(on('*', (left, right) => (isSum(right) && !isSum(left) ? [left] : []))),
		'left out the third factor',
		'did not multiply the constant by the denominator',
	),
	rule(
		changed((value) => value / 2),
		'added only one length and one width',
	),
	rule(mistaken(sumFirst), 'also multiplied the term outside the parentheses'),
	rule(
		byNamed((value, factor) => value * factor),
		'multiplied both binomials by NUMBER',
	),
	rule(
		mistakenBy(ofBoth, withSignedFactors),
		'multiplied the terms in both pairs of parentheses by NUMBER',
	),
	rule(
		mistakenBy((by) => unmultiplied(by, ({ kind }) => kind === 'number')),
		'did not multiply the constants by (.+)',
	),
	rule(
		mistakenBy((constant, by) => unmultiplied(by, (part) => isSame(part, constant))),
		'did not multiply the (\\d+) by (.+)',
	),
	rule(
		mistaken(exchange('/', '*')),
		'multiplied without taking the reciprocal of the second fraction',
	),
];
