/** Values substituted into a formula, and the order in which it is then evaluated. */
import { productToPower } from '../relations/power-edits.ts';
import { formulasIn } from '../../../../math/markup.ts';
import { isNear } from '../../equation-lines.ts';
import { lettersOf, type Tree } from '../../tex-tree.ts';
import {
	type Edit,
	exchange,
	instead,
	isProduct,
	leftOut,
	negative,
	number,
	on,
	operation,
	swapSides,
	withSignedFactors,
} from '../relations/edits.ts';
import { isSum } from '../../tree-parts.ts';
import {
	coefficientsOf,
	expressionOf,
	leadsToAny,
	type Outcome,
	polynomialAt,
	valueOf,
} from '../relations/outcomes.ts';
import { sameNumbers } from '../relations/record-relations.ts';
import { either, where } from '../relations/combined.ts';
import { allNamed, byNamed, type Relation } from '../relations/relations.ts';
import { mistaken, mistakenBy } from '../relations/repeated-edits.ts';
import { rule, type Rule } from '../rule.ts';

const otherInstead = mistakenBy((other, wanted) => instead(wanted, other));

/** The polynomial of the prompt at the named number; an exponent may be the same number. */
const valueAtNamed: Relation = leadsToAny((pair) => {
	const [named = Number.NaN] = allNamed(pair);
	return formulasIn(pair.prompt).flatMap((formula): Outcome[] => {
		const tree = expressionOf(formula);
		const coefficients = tree && coefficientsOf(tree);
		return coefficients && coefficients.length > 2 ? [[polynomialAt(coefficients, named)]] : [];
	});
});

/** "When P(x) = 5x³ + kx² + x − 1 is divided by …, the remainder is −7. Find k.": P has that value at the named number. */
const unknownAtNamed: Relation = (pair) => {
	const [, stated] = /remainder is \$(-?\d+)\$\. Find \$k\$/.exec(pair.prompt) ?? [];
	const remainder = /value of \$k\$ is .* a factor|a factor of .* value of the constant \$k\$/.test(
		pair.prompt,
	)
		? '0'
		: stated;
	const [named = Number.NaN] = allNamed(pair);
	const [k = Number.NaN] = pair.parts()?.[1].values[0] ?? [];
	const polynomial = formulasIn(pair.prompt)
		.map(expressionOf)
		.find((tree) => tree && lettersOf(tree).length === 2);
	return remainder === undefined || !polynomial
		? undefined
		: isNear(valueOf(polynomial)({ x: named, k }), Number(remainder));
};

/** (−3)² → −3². */
const minusKept: Edit = on('^', (left, right) =>
	left.kind === 'negative' ? [negative(operation('^', left.of, right))] : [],
);

const plain = (tree: Tree): readonly Tree[] => (isSum(tree) ? [] : [tree]);

/** 6(m − 5) → 6m − 5. */
const onlySecondTerm: Edit = on('*', (left, right) =>
	isSum(right)
		? [operation(right.sign, right.left, operation('*', left, right.right))]
		: isSum(left)
			? [operation(left.sign, left.left, operation('*', left.right, right))]
			: [],
);

/** What the last operation of the right answer is done to: 8(x + 17) in 8(x + 17)/5. */
const withoutLast: Relation = leadsToAny(({ right }) => {
	const tree = expressionOf(right);
	return tree?.kind === 'operation'
		? [tree.left, tree.right]
				.filter((part) => lettersOf(part).length > 0)
				.map((part): Outcome => [valueOf(part)])
		: [];
});

/** What the letters of a line are worth there, for a line with one letter: "w + 13" for the right answer. */
const expressionAtAnswer = (
	isMeant: (value: number, right: number) => boolean = () => true,
): Relation =>
	leadsToAny((pair) => {
		const [right, ...more] = pair.parts()?.[0].values[0] ?? [];
		if (right === undefined || more.length > 0 || (pair.parts()?.[0].letters.length ?? 0) > 0)
			return [];
		const parts = pair.formulas().flatMap((sides) => sides.flatMap(simpleParts));
		return parts.flatMap((part): Outcome[] => {
			const [letter = ''] = lettersOf(part);
			const value = valueOf(part)({ [letter]: right });
			return isMeant(value, right) ? [[value]] : [];
		});
	});

/** The sums and products of a number and one letter: w − 8 and w + 5 in 4(w − 8)(w + 5); and roots of those. */
function simpleParts(tree: Tree): Tree[] {
	const isSimple =
		lettersOf(tree).length === 1 &&
		(tree.kind === 'root' ||
			(tree.kind === 'operation' && '+-*'.includes(tree.sign) && isLinear(tree)));
	const inner =
		tree.kind === 'operation'
			? [tree.left, tree.right].flatMap(simpleParts)
			: 'of' in tree
				? simpleParts(tree.of)
				: [];
	return isSimple ? [tree, ...inner] : inner;
}

const isLinear = (tree: Tree): boolean => {
	if (tree.kind !== 'operation') return tree.kind === 'letter' || tree.kind === 'number';
	if (tree.sign === '*') return tree.left.kind === 'number' && tree.right.kind === 'letter';
	return '+-'.includes(tree.sign) && isLinear(tree.left) && isLinear(tree.right);
};

/** The coefficient of the named letter in the prompt, or the constant term. */
const coefficientIn = (letter?: string): Relation =>
	leadsToAny(({ formulas, said: [named = letter ?? ''] }) => {
		const [[sum] = []] = formulas().filter(([side]) => side && isSum(side));
		if (!sum) return [];
		const zeros = Object.fromEntries(lettersOf(sum).map((name) => [name, 0]));
		const constant = valueOf(sum)(zeros);
		return [[named === '' ? constant : valueOf(sum)({ ...zeros, [named]: 1 }) - constant]];
	});

/** x(y + 8) with the values of the letters exchanged. */
const exchangedValues: Relation = leadsToAny(({ prompt, formulas }) => {
	const [[expression] = []] = formulas();
	const given = [...prompt.matchAll(/\$([a-z]) = (-?[\d.]+)\$/g)].map(
		([, name = '', value]) => [name, Number(value)] as const,
	);
	const [one, other] = given;
	if (!expression || !one || !other || given.length > 2) return [];
	return [[valueOf(expression)({ [one[0]]: other[1], [other[0]]: one[1] })]];
});

export const SUBSTITUTION_RULES: readonly Rule[] = [
	rule(
		(pair) => unknownAtNamed(pair) ?? where(/^(?!Is )/, either(valueAtNamed, otherInstead))(pair),
		'substituted TERM instead of TERM(?: for [a-zA-Z])?',
		'multiplied by (\\d+/\\d+) instead of (\\d+/\\d+)',
	),
	rule(
		mistakenBy((_, remainder) => instead(remainder, number(0))),
		'set P\\(NUMBER\\) equal to 0 instead of the remainder NUMBER',
	),
	rule(
		mistaken(productToPower, withSignedFactors),
		'multiplied by NUMBER before (?:squaring|cubing)',
	),
	rule(mistaken(minusKept), 'wrote the (?:square|even power) of a negative number as negative'),
	rule(
		mistaken(exchange('*', '+'), withSignedFactors),
		'added the coefficient and the value instead of multiplying them',
	),
	rule(where(/^(?!Solve)/, mistaken(swapSides('-'))), 'subtracted in the wrong order'),
	rule(
		mistaken(onlySecondTerm, withSignedFactors),
		'multiplied only the second term in the parentheses',
	),
	rule(withoutLast, 'left out the (?:last|second) operation'),
	rule(
		expressionAtAnswer((value, right) => value < right),
		'gave the width of the base of the box',
	),
	rule(
		expressionAtAnswer((value, right) => value > right),
		'gave the (?:longer leg|greater of the two integers)',
		'gave the length(?: of the [a-z ]+)? instead of (?:its|the) width',
		'gave the combined width(?: of the [a-z ]+)? on two opposite sides',
	),
	rule(
		expressionAtAnswer(),
		'gave the speed (?:downstream|upstream)',
		'gave the value of the second radical instead of x',
	),
	rule(
		coefficientIn(),
		'gave the coefficient of ([a-z]) instead',
		'gave the constant term instead',
	),
	rule(where(/What does/, sameNumbers), 'switched the input and the output'),
	rule(exchangedValues, 'switched the values of x and y'),
	rule(
		where(
			/^The formula/,
			either(
				mistakenBy((factor) => leftOut(factor)),
				byNamed((value, factor) => value / factor),
				byNamed((value, factor) => value * factor),
			),
		),
		'left out the factor (?:of )?NUMBER',
	),
	rule(
		mistaken(
			on('/', (left, right) =>
				isProduct(right) ? plain(right.left).map((kept) => operation('/', left, kept)) : [],
			),
		),
		'divided by 2 instead of 2a',
	),
];
