/**
 * What a reason says of powers and of fractions: whether an exponent or a number of factors is even, which powers are
 * evaluated, whose exponents are added, subtracted, or multiplied, and which part of a fraction is simplified.
 */
import { formulasIn } from '../../../math/markup.ts';
import { sidesOf, valueOfTree } from '../values.ts';
import { lettersOf, type Tree } from '../tex-tree.ts';
import { factorsOf, isOperation, type Operation, partsOf, termsOf } from '../tree-parts.ts';
import { checkEachReason } from './each-reason.ts';
import { treesIn, treesOf } from './line-trees.ts';

/** The last sides of the formulas. */
const lastSidesIn = (line: string): Tree[] =>
	treesOf(formulasIn(line).flatMap((tex) => sidesOf(tex).slice(-1)));

const powersIn = (line: string): Operation[] =>
	lastSidesIn(line)
		.flatMap(partsOf)
		.filter((part) => isOperation(part, '^'));

const isOdd = (exponent: Tree): boolean =>
	lettersOf(exponent).length === 0 && Math.abs(valueOfTree(exponent, {})) % 2 === 1;

/** "an even power of a negative number is positive": some negative number above has an even exponent. */
function hasParity(why: string, above: string): boolean {
	const [, parity] = /\ban (even|odd) power of a negative number is\b/.exec(why) ?? [];
	return (
		parity === undefined ||
		powersIn(above).some(
			({ left, right }) => left.kind === 'negative' && isOdd(right) === (parity === 'odd'),
		)
	);
}

/** "an odd number of negative factors gives a negative product" */
function hasFactors(why: string, above: string): boolean {
	const [, parity] = /\ban (even|odd) number of negative factors\b/.exec(why) ?? [];
	return (
		parity === undefined ||
		lastSidesIn(above)
			.map(negativeFactorsIn)
			.some((count) => count > 0 && count % 2 === (parity === 'odd' ? 1 : 0))
	);
}

function negativeFactorsIn(tree: Tree): number {
	if (tree.kind === 'negative') return 1 + negativeFactorsIn(tree.of);
	return isOperation(tree, '*/') ? negativeFactorsIn(tree.left) + negativeFactorsIn(tree.right) : 0;
}

const hasNumberBase = ({ left }: Operation): boolean => lettersOf(left).length === 0;

const hasCoefficientPower = (why: string, above: string): boolean =>
	!/^evaluate the powers? of the coefficients?\b/.test(why) || powersIn(above).some(hasNumberBase);

/** "simplify each exponent" leaves the powers of numbers as they are. */
const keepsPowers = (why: string, above: string, text: string): boolean =>
	why !== 'simplify each exponent' ||
	(above.match(NUMBER_POWER) ?? []).every((power) => text.includes(power));

const NUMBER_POWER = /(?<![\d.])\d+\^\{-?\d+\}/g;

/** "simplify the denominator": the numerator stays as it is. */
function isPartSimplified(why: string, above: string, text: string): boolean {
	const [said, part] =
		/^simplify the (numerator|denominator|numerator and the denominator)$/.exec(why) ?? [];
	if (said === undefined) return true;
	const [was = [], is = []] = [above, text].map(quotientsIn);
	const [before, ...others] = without(was, is);
	const [after, ...more] = without(is, was);
	if (!before || !after || others.length + more.length > 0) return true;
	const changes = (['left', 'right'] as const).map(
		(place) => JSON.stringify(before[place]) !== JSON.stringify(after[place]),
	);
	return changes.join() === [part !== 'denominator', part !== 'numerator'].join();
}

/** The sides that are fractions. */
const quotientsIn = (line: string): Operation[] =>
	treesIn(line).filter((tree) => isOperation(tree, '/'));

/** A fraction on both lines is not the one that is simplified. */
const without = (some: readonly Operation[], others: readonly Operation[]): Operation[] => {
	const known = others.map((other) => JSON.stringify(other));
	return some.filter((one) => !known.includes(JSON.stringify(one)));
};

/**
 * "add the exponents" where powers of one base are multiplied, "subtract the exponents" where one is divided by another,
 * and "multiply the exponents" where a power or a product is raised to a power.
 */
function haveExponents(why: string, above: string, text: string): boolean {
	const [, verb] = /\b(add|subtract|multiply) the exponents\b(?!.* instead)/.exec(why) ?? [];
	if (verb === undefined || !/^\$[^$]*\$$/.test(above)) return true;
	const parts = treesIn(verb === 'multiply' ? `${above} ${text}` : above).flatMap(partsOf);
	const isDone: Readonly<Record<string, (part: Tree) => boolean>> = {
		add: (part) => isOperation(part, '*') && repeats(factorsOf(part).over.map(basesIn)),
		subtract: (part) => {
			const { over, under } = factorsOf(part);
			return under.length > 0 && repeats([over.flatMap(basesIn), under.flatMap(basesIn)]);
		},
		multiply: (part) => isOperation(part, '^') && !['letter', 'number'].includes(part.left.kind),
	};
	return parts.length === 0 || parts.some((part) => isDone[verb]?.(part));
}

/** What is raised to a power in a factor; in a sum, in each of its terms. A letter alone is a first power. */
const basesIn = (tree: Tree): string[] =>
	termsOf(tree)
		.flatMap(({ term }) => [...factorsOf(term).over, ...factorsOf(term).under])
		.flatMap((factor) =>
			isOperation(factor, '^')
				? [JSON.stringify(factor.left), ...basesIn(factor.left)]
				: JSON.stringify(factor),
		);

/** Something in one of these lists is also in another one. */
const repeats = (lists: readonly (readonly string[])[]): boolean =>
	lists.some((list, at) =>
		lists.slice(at + 1).some((other) => list.some((one) => other.includes(one))),
	);

/** Issues for reasons that their line or the line above contradicts. */
export const checkPowerReasons = checkEachReason([
	hasParity,
	hasFactors,
	hasCoefficientPower,
	keepsPowers,
	isPartSimplified,
	haveExponents,
]);
