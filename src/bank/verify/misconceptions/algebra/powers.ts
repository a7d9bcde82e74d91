/** Powers of powers, quotients of powers, and exponents that are negative or fractions. */
import { isNear } from '../../equation-lines.ts';
import { lettersOf, type Tree } from '../../tex-tree.ts';
import {
	type Edit,
	exchange,
	isProduct,
	negative,
	number,
	on,
	operation,
	swapSides,
} from '../relations/edits.ts';
import { isOperation, isSum } from '../../tree-parts.ts';
import { withoutMinusInExponent } from '../relations/power-edits.ts';
import { expressionOf, leadsToAny, valueOf } from '../relations/outcomes.ts';
import { either } from '../relations/combined.ts';
import { allNamed, changed, type Relation } from '../relations/relations.ts';
import { mistaken } from '../relations/repeated-edits.ts';
import { rule, type Rule } from '../rule.ts';

/** (x³)⁴ → x⁷, and (2x³)⁴ → 2⁴x⁷, where a letter without an exponent may count as one with the exponent 1. */
const addedExponents: Edit = on('^', (left, right) => {
	const raised = (tree: Tree, bare: boolean): Tree => {
		if (tree.kind === 'operation' && (tree.sign === '*' || tree.sign === '/'))
			return { ...tree, left: raised(tree.left, bare), right: raised(tree.right, bare) };
		if (tree.kind === 'negative')
			return operation('*', operation('^', number(-1), right), raised(tree.of, bare));
		if (tree.kind === 'operation' && tree.sign === '^')
			return operation('^', tree.left, operation('+', tree.right, right));
		return operation(
			'^',
			tree,
			tree.kind === 'letter' && bare ? operation('+', number(1), right) : right,
		);
	};
	return isSum(left) || left.kind === 'letter' || left.kind === 'number'
		? []
		: [raised(left, false), raised(left, true)];
});

/** a⁻ⁿ → −aⁿ. */
const minusForReciprocal: Edit = on('^', (left, right) =>
	right.kind === 'negative' ? [negative(operation('^', left, right.of))] : [],
);

/** −aⁿ → (−a)ⁿ. */
const powerOfNegative: Edit = (part) =>
	part.kind === 'negative' && isOperation(part.of, '^')
		? [operation('^', negative(part.of.left), part.of.right)]
		: [];

/** (a/b)ⁿ → aⁿ/b, or a/bⁿ. */
const onlyOver: Edit = on('^', (left, right) =>
	left.kind === 'operation' && left.sign === '/'
		? [{ ...left, left: operation('^', left.left, right) }]
		: [],
);
const onlyUnder: Edit = on('^', (left, right) =>
	left.kind === 'operation' && left.sign === '/'
		? [{ ...left, right: operation('^', left.right, right) }]
		: [],
);

const onExponent = (edit: Edit): Edit =>
	on('^', (left, right) => edit(right).map((other) => operation('^', left, other)));

/** 9/4 → 4/9; a root alone has no numerator to take the place of. */
const turned: Edit = on('/', (left, right) =>
	left.kind === 'number' && left.text === '1' ? [] : [operation('/', right, left)],
);

/** With 1 for each letter: 3x² → 3. */
export const coefficientOf = (tree: Tree): Tree => {
	if (tree.kind === 'letter') return number(1);
	if (tree.kind === 'operation')
		return { ...tree, left: coefficientOf(tree.left), right: coefficientOf(tree.right) };
	return 'of' in tree ? { ...tree, of: coefficientOf(tree.of) } : tree;
};

/** The letters of the divisor, or of a factor before parentheses, are left as they are. */
const divisorWithoutLetters: Edit = on('/', (left, right) =>
	lettersOf(right).length > 0 && !isSum(right) ? [operation('/', left, coefficientOf(right))] : [],
);
const factorWithoutLetters: Edit = on('*', (left, right) => [
	...(isSum(right) && !isSum(left) ? [operation('*', coefficientOf(left), right)] : []),
	...(isSum(left) && !isSum(right) ? [operation('*', left, coefficientOf(right))] : []),
	...(!isSum(left) && !isSum(right) && isProduct(left)
		? [coefficientOf(operation('*', left, right))]
		: []),
]);

/** The coefficient of a single term changes; the letters stay. */
const otherCoefficient = (other: (coefficient: number) => number): Relation =>
	leadsToAny(({ right }) => {
		const tree = expressionOf(right);
		if (!tree || isSum(tree)) return [];
		const coefficient = valueOf(coefficientOf(tree))({});
		return [[(at) => (valueOf(tree)(at) / coefficient) * other(coefficient)]];
	});

/** The named factor has another exponent: "the factor 4 to the power of −1". */
const factorChanged =
	(times: (factor: number, power: number) => number): Relation =>
	(pair) => {
		const [factor = Number.NaN, power = Number.NaN] = allNamed(pair);
		return changed((value) => value * times(factor, power))(pair);
	};

/** x² → x⁻² in every term. */
const reciprocalLetters: Relation = leadsToAny(({ right }) => {
	const tree = expressionOf(right);
	if (!tree) return [];
	return [
		[
			(at) =>
				valueOf(tree)(
					Object.fromEntries(Object.entries(at).map(([name, value]) => [name, 1 / value])),
				),
		],
	];
});

const isUnit = (value: number): boolean => isNear(Math.abs(value), 1);

export const POWER_RULES: readonly Rule[] = [
	rule(
		mistaken(addedExponents),
		'added the exponents (?:in the power of a power )?instead of multiplying them',
	),
	rule(
		mistaken(minusForReciprocal),
		'made the value negative instead of taking the reciprocal',
		'changed the sign of the value instead of taking the reciprocal',
	),
	rule(
		mistaken(on('^', (left, right) => [operation('^', left, operation('-', right, number(1)))])),
		'used one factor too few',
	),
	rule(
		leadsToAny(({ prompt, right }) => {
			const tree = expressionOf(right);
			const powers = [...prompt.matchAll(/\^\{\\frac\{(\d+)\}\{(\d+)\}\}/g)].map(
				([, over, under]) => Number(over) / Number(under),
			);
			const [one, other] = powers;
			if (!tree || one === undefined || other === undefined) return [];
			return [[(at) => valueOf(tree)(at) * (at['x'] ?? Number.NaN) ** Math.abs(one - other)]];
		}),
		'wrote the higher power in front instead of the lower one',
	),
	rule(mistaken(powerOfNegative), 'applied the exponent to the negative sign too'),
	rule(mistaken(onlyOver), 'raised only the numerator to the power'),
	rule(mistaken(onlyUnder), 'raised only the denominator to the power'),
	rule(
		mistaken(withoutMinusInExponent),
		'ignored the negative sign in the exponent outside the (?:parentheses|brackets)',
	),
	rule(
		mistaken(onExponent(exchange('-', '/'))),
		'divided the exponents instead of subtracting them',
	),
	rule(
		mistaken(onExponent(turned)),
		'used the index as the numerator of the exponent',
		'used the numerator as the index and the denominator as the power',
	),
	rule(
		mistaken(onExponent(exchange('/', '*'))),
		'multiplied the exponent by the index instead of dividing by it',
	),
	rule(
		otherCoefficient((coefficient) => (isUnit(coefficient) ? Number.NaN : 1 / coefficient)),
		'moved the coefficients? (?:across the fraction bar|to the denominator) too',
	),
	rule(
		factorChanged((factor, power) => factor ** (1 - power)),
		'did not raise the coefficient NUMBER to the power of NUMBER',
	),
	rule(
		factorChanged((factor, power) => factor ** (power - 1)),
		'raised the factor NUMBER to the power of NUMBER too',
	),
	rule(
		mistaken(divisorWithoutLetters),
		'divided the coefficients but did not subtract the exponents',
	),
	rule(mistaken(factorWithoutLetters), 'multiplied the coefficients but not the variables'),
	rule(
		either(mistaken(swapSides('-')), reciprocalLetters),
		'subtracted the exponents in the reverse order',
	),
	rule(
		mistaken(on('^', (left, right) => [operation('+', left, right)])),
		'added the exponent to the base',
	),
];
