/** Squares and cubes of binomials, and Pascal's triangle. */
import { ORDINALS } from '../../../../math/speech-numbers.ts';
import { choose } from '../../permutations.ts';
import type { Tree } from '../../tex-tree.ts';
import {
	anyOf,
	type Edit,
	exchange,
	isProduct,
	isSame,
	leftOut,
	number,
	on,
	onFirstTerm,
	operation,
	outerTerms,
	withEachTerm,
	withoutMinus,
} from '../relations/edits.ts';
import { isOperation, isSum } from '../../tree-parts.ts';
import { powerOfEachTerm } from '../relations/power-edits.ts';
import { either, where } from '../relations/combined.ts';
import { allNamed, byNamed, changed, opposite, type Relation } from '../relations/relations.ts';
import { mistaken, mistakenBy } from '../relations/repeated-edits.ts';
import { expressionOf, leadsToAny, valueOf } from '../relations/outcomes.ts';
import { coefficientOf } from './powers.ts';
import { rule, type Rule } from '../rule.ts';

/** The last term of a sum with the other sign. */
export const flipped = (sum: Tree): Tree =>
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

/** (a + b)(a − b) → (a + b)(a + b), or twice the difference. */
const twice = (sign: '+' | '-'): Edit =>
	on('*', (left, right) =>
		[left, right]
			.filter((factor) => isOperation(factor, sign))
			.map((factor) => operation('*', factor, factor)),
	);

/** a² − b² → (a − b)². */
const squareOfDifference: Edit = on('-', (left, right) =>
	isOperation(left, '^') && isOperation(right, '^') && isSquare(left.right) && isSquare(right.right)
		? [operation('^', operation('-', left.left, right.left), left.right)]
		: [],
);

/** (x² + 4)(x + 2)(x − 2) → (x² + 4)(x − 2)(x − 2), or twice the sum. */
const equalFactors: Edit = on('*', (left, right) =>
	isProduct(left) && isSum(left.right) && isSum(right)
		? [left.right, right].map((factor) => operation('*', operation('*', left.left, factor), factor))
		: [],
);

/** (5x + 7)(5x − 7) → (25x + 7)(x − 7), and (5x + 7)² → (25x + 7)(x + 7). */
const firstTerms = (one: Tree, other: Tree): Edit =>
	on('*^', (left, right, sign) => {
		const second = sign === '*' ? right : isSquare(right) ? left : undefined;
		const beginning = (sum: Tree, term: Tree) => onFirstTerm(sum, () => term);
		return second && isSum(left) && isSum(second)
			? [
					operation('*', beginning(left, one), beginning(second, other)),
					operation('*', beginning(left, other), beginning(second, one)),
				]
			: [];
	});

/** a + b + c → a, a + b, a + b + c: one sum for each term. */
const partialSumsOf = (tree: Tree): Tree[] =>
	isSum(tree) ? [...partialSumsOf(tree.left), tree] : [tree];

/** Only the first and the last term of a sum. */
const onlyEnds: Edit = (part) => {
	const [first, ...more] = partialSumsOf(part);
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
	isSum(part) ? [alternate(part, partialSumsOf(part).length - 1)] : [];

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
	const found = Array.from({ length: row + 1 }, (_, place) => choose(row, place));
	const term = expressionOf(right);
	if (!term) return [];
	const coefficient = valueOf(coefficientOf(term))({});
	return found.map((value) => [(at) => (valueOf(term)(at) / coefficient) * value]);
});

/** The exponent of the second term in the one term of an expansion that is asked for. */
function secondExponent(prompt: string): number | undefined {
	const [, ordinal = '', power = '1', exponent] =
		/Find the (?:(\w+) term|coefficient of \$[a-z](?:\^\{(\d+)\})?\$).* of \$\(.*\)\^\{(\d+)\}/.exec(
			prompt,
		) ?? [];
	if (exponent === undefined) return undefined;
	return ordinal ? ORDINALS.indexOf(ordinal) : Number(exponent) - Number(power);
}

/** In the expansion of a sum, only the terms with an odd power of the second term change their signs. */
const alternatedTerm: Relation = (pair) => {
	const exponent = secondExponent(pair.prompt);
	if (exponent === undefined) return undefined;
	return exponent % 2 === 1 && /\$\([^()]* \+ [^()]*\)\^/.test(pair.prompt) && opposite(pair);
};

/** 2⁴ → 2 in one term of an expansion; no named power equals its base. */
const withoutPowers: Relation = (pair) => {
	const named = allNamed(pair);
	const powers = named.flatMap((base, at) =>
		at % 2 === 0 ? [{ base, power: base ** (named[at + 1] ?? Number.NaN) }] : [],
	);
	const left = powers.reduce((factor, { base, power }) => (factor * base) / power, 1);
	return (
		powers.every(({ base, power }) => power !== base) && changed((value) => value * left)(pair)
	);
};

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

export const SPECIAL_PRODUCT_RULES: readonly Rule[] = [
	rule(mistaken(conjugates), 'used the pattern for a difference of squares'),
	rule(mistaken(squareOfOther), 'used the pattern for the square of a (?:sum|difference)'),
	rule(mistaken(equalFactors), 'split the difference of squares into two equal factors'),
	rule(mistaken(twice('+')), 'used the sum of the (?:two )?square roots for both factors'),
	rule(mistaken(squareOfDifference), 'squared the difference'),
	rule(mistaken(twice('-')), 'used the difference of the square roots for both factors'),
	rule(
		mistakenBy(firstTerms),
		'split the first term as TERM times TERM instead of TERM times TERM',
	),
	rule(
		either(
			mistaken(leftOut(number(2))),
			mistaken((part) => (isSum(part) && isSum(part.left) ? halfMiddle(part, part.left) : [])),
		),
		'forgot to double the middle term',
	),
	rule(
		mistakenBy((base) => on('^', (left) => (isSame(left, base) ? [left] : []))),
		'did not square TERM',
	),
	rule(
		mistaken(powerOfEachTerm),
		'left out the middle terms? of the square',
		'cubed each term and left out the middle terms',
	),
	rule(mistaken(onlyEnds), 'left out all the middle terms'),
	rule(mistaken(outerTerms), 'left out the middle term of the first product'),
	rule(
		(pair) => alternatedTerm(pair) ?? mistaken(alternating)(pair),
		'alternated the signs, as in the expansion of a difference',
	),
	rule(
		where(/ of the expansion of | in the expansion of /, withoutPowers),
		'did not raise NUMBER to the power of NUMBER(?: or NUMBER to the power of NUMBER)?',
	),
	rule(
		where(/ of the expansion of | in the expansion of /, opposite),
		'wrote an even power of a negative number as negative',
	),
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
];
