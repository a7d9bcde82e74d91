/** Squares and cubes of binomials, Pascal's triangle, common factors, and products written without some of their parts. */
import { lettersOf, type Tree } from '../../tex-tree.ts';
import {
	anyOf,
	type Edit,
	exchange,
	isProduct,
	isSum,
	leftOut,
	negative,
	number,
	on,
	onFirstTerm,
	operation,
	otherSign,
	powerOfEachTerm,
	sumFirst,
	withEachTerm,
	withoutMinus,
	withSignedFactors,
} from '../edits.ts';
import { byNamed, either, type Relation, where } from '../relations.ts';
import { mistaken, mistakenBy } from '../remade.ts';
import { expressionOf, leadsToAny, valueOf } from '../outcomes.ts';
import { coefficientOf } from './powers.ts';
import { rule, type Rule } from './rule.ts';

const flipped = (sum: Tree): Tree =>
	isSum(sum) ? operation(sum.sign === '+' ? '-' : '+', sum.left, sum.right) : sum;

const isSquare = (tree: Tree): boolean => tree.kind === 'number' && tree.text === '2';

/** (a + b)² → (a − b)(a + b). */
const conjugates: Edit = on('^', (left, right) =>
	isSum(left) && isSquare(right) ? [operation('*', flipped(left), left)] : [],
);

/** (a + b)² → (a − b)², and (a + b)(a − b) → either square. */
const squareOfOther: Edit = anyOf(
	on('^', (left, right) =>
		isSum(left) && isSquare(right) ? [operation('^', flipped(left), right)] : [],
	),
	on('*', (left, right) =>
		isSum(left) && isSum(right) ? [operation('*', left, left), operation('*', right, right)] : [],
	),
);

const termsOf = (tree: Tree): Tree[] => (isSum(tree) ? [...termsOf(tree.left), tree] : [tree]);

/** Only the first and the last term of a sum. */
const onlyEnds: Edit = (part) => {
	const [first, ...more] = termsOf(part);
	const last = more.at(-1);
	return first && last?.kind === 'operation' && more.length > 1
		? [operation(last.sign, first, last.right)]
		: [];
};

/** Every second term has the other sign. */
function alternate(sum: Tree, place: number): Tree {
	if (!isSum(sum)) return sum;
	const left = alternate(sum.left, place - 1);
	return operation(place % 2 === 0 ? sum.sign : sum.sign === '+' ? '-' : '+', left, sum.right);
}

const alternating: Edit = (part) =>
	isSum(part) ? [alternate(part, termsOf(part).length - 1)] : [];

/** 10(3p)³q² → (3p)³q² in every term. */
const withoutCoefficient = (term: Tree): Tree => {
	if (!isProduct(term)) return term;
	return term.left.kind === 'number'
		? term.right
		: { ...term, left: withoutCoefficient(term.left) };
};
const withoutCoefficients: Edit = (part) =>
	isSum(part) ? [withEachTerm(part, withoutCoefficient)] : [];

/** A number of row n of Pascal's triangle, for "the expansion of (…)ⁿ". */
const pascal: Relation = leadsToAny(({ prompt, right }) => {
	const row = Number(/expansion of \$(?:\\left)?\(.*\)\^\{(\d+)\}/.exec(prompt)?.[1] ?? Number.NaN);
	if (!Number.isFinite(row)) return [];
	const found = [1];
	for (let place = 1; place <= row; place++)
		found.push(((found[place - 1] ?? 0) * (row - place + 1)) / place);
	const term = expressionOf(right);
	if (!term) return [];
	const coefficient = valueOf(coefficientOf(term))({});
	return found.map((value) => [(at) => (valueOf(term)(at) / coefficient) * value]);
});

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
	const by = Number(named.replace('−', '-'));
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

export const SPECIAL_PRODUCT_RULES: readonly Rule[] = [
	rule(mistaken(conjugates), 'used the pattern for a difference of squares'),
	rule(mistaken(squareOfOther), 'used the pattern for the square of a (?:sum|difference)'),
	rule(
		either(
			mistaken(leftOut(number(2))),
			mistaken((part) => (isSum(part) && isSum(part.left) ? halfMiddle(part, part.left) : [])),
		),
		'forgot to double the (?:middle term|product)',
	),
	rule(
		mistakenBy((base) =>
			on('^', (left) => (JSON.stringify(left) === JSON.stringify(base) ? [left] : [])),
		),
		'did not square TERM',
	),
	rule(
		mistaken(powerOfEachTerm),
		'left out the middle terms? of the (?:square|first product)',
		'cubed each term and left out the middle terms',
	),
	rule(
		mistaken(onlyEnds),
		'left out all the middle terms',
		'left out the middle term of the first product',
	),
	rule(mistaken(alternating), 'alternated the signs, as in the expansion of a difference'),
	rule(
		mistaken(withoutCoefficients),
		'left out the coefficients from Pascal’s triangle',
		'left out the coefficient 3 of each middle term of the pattern',
	),
	rule(
		byNamed((value, factor) => value / factor),
		'left out the coefficient NUMBER from Pascal’s triangle',
	),
	rule(pascal, 'used only the number from Pascal’s triangle as the coefficient'),
	rule(
		where(/^(?!.*in order)/, mistaken(anyOf(exchange('-', '+'), withoutMinus))),
		'ignored the negative signs',
		'ignored the negative sign of the second term',
	),
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
	rule(mistaken(sumFirst), 'also multiplied the term outside the parentheses'),
	rule(
		byNamed((value, factor) => value * factor),
		'multiplied both binomials by NUMBER',
	),
	rule(
		mistaken(exchange('/', '*')),
		'multiplied without taking the reciprocal of the second fraction',
	),
];

/** a² − 2ab + b² → a² − ab + b². */
const halfMiddle = (sum: Tree, inner: Tree): Tree[] =>
	sum.kind === 'operation' && inner.kind === 'operation'
		? [
				operation(
					sum.sign,
					operation(inner.sign, inner.left, operation('/', inner.right, number(2))),
					sum.right,
				),
			]
		: [];
