/**
 * Zeros, intercepts, and asymptotes of a rational function, and sums and equations with fractions, all calculated from
 * the numerators and denominators in the prompt.
 */
import { formulasIn } from '../../../../math/markup.ts';
import { isNear } from '../../equation-lines.ts';
import {
	commonFactor,
	degreeOf,
	dividedBy,
	type Polynomial,
	rationalOf,
	realZeros,
} from '../../polynomial.ts';
import { ifReadable, toNumber } from '../../values.ts';
import { lettersOf, type Tree } from '../../tex-tree.ts';
import { isSum, termsOf } from '../../tree-parts.ts';
import {
	type Value,
	expressionOf,
	leadsToAny,
	type Outcome,
	polynomialAt,
	valueOf,
} from '../relations/outcomes.ts';
import { changed, type Pair, type Relation } from '../relations/relations.ts';
import { rule, type Rule } from '../rule.ts';

type Fraction = { over: Polynomial; under: Polynomial };

const numbersOf = (polynomial: Polynomial): number[] => polynomial.map(toNumber);

/** The first fraction with a variable below the bar. */
function fractionIn(pair: Pair): Fraction | undefined {
	for (const sides of pair.formulas()) {
		const tree = sides.at(-1);
		if (!tree || lettersOf(tree).length !== 1) continue;
		const found = ifReadable(() => rationalOf(tree));
		if (found && degreeOf(found.under) > 0) return found;
	}
	return undefined;
}

const ofFraction = (outcomes: (fraction: Fraction) => readonly Outcome[]): Relation =>
	leadsToAny((pair) => {
		const fraction = fractionIn(pair);
		const found = fraction ? outcomes(fraction) : [];
		if (pair.wrong.includes('\\infty')) return found.map(allExcept);
		return /asymptotes/.test(pair.prompt) ? found.flatMap(amongAsymptotes(pair)) : found;
	});

/** "(−∞, 7) ∪ (7, ∞)", with the ends that infinity is read as. */
const allExcept = (excluded: Outcome): Outcome => [
	-1e300,
	...excluded.flatMap((value) => [value, value]),
	1e300,
];

/** "$x = 3$ and $y = 4$": either the vertical ones are others, or the last one is. */
const amongAsymptotes = (pair: Pair) => {
	const rights = formulasIn(pair.right).flatMap((formula): Value[] => {
		const tree = expressionOf(formula);
		return tree ? [valueOf(tree)] : [];
	});
	return (outcome: Outcome): Outcome[] => [
		[...outcome, ...rights.slice(-1)],
		[...rights.slice(0, -1), ...outcome],
	];
};

const zerosOf = (polynomial: Polynomial): number[] =>
	degreeOf(polynomial) < 1 ? [] : realZeros(polynomial);

const single = (values: readonly number[]): Outcome[] => values.map((value) => [value]);

const oppositesOf = (values: readonly number[]): number[] => values.map((value) => -value);

const at0 = ({ over, under }: Fraction): number =>
	polynomialAt(numbersOf(over), 0) / polynomialAt(numbersOf(under), 0);

/** Where both are 0. */
const holes = ({ over, under }: Fraction): number[] => zerosOf(commonFactor(over, under));

const asymptotes = ({ over, under }: Fraction): number[] =>
	zerosOf(dividedBy(under, commonFactor(over, under)).quotient);

const leading = ({ over, under }: Fraction): number =>
	(numbersOf(over).at(-1) ?? 0) / (numbersOf(under).at(-1) ?? 1);

const limit = (fraction: Fraction): number =>
	degreeOf(fraction.over) === degreeOf(fraction.under) ? leading(fraction) : 0;

const partsOf = (term: Tree): { over: Tree | undefined; under: Tree | undefined } =>
	term.kind === 'operation' && term.sign === '/'
		? { over: term.left, under: term.right }
		: { over: term, under: undefined };

const total =
	(values: readonly { sign: number; value: (at: Readonly<Record<string, number>>) => number }[]) =>
	(at: Readonly<Record<string, number>>): number =>
		values.reduce((sum, { sign, value }) => sum + sign * value(at), 0);

type Varying = ReturnType<typeof valueOf>;

/** Other numerators of the sum in the prompt, over any denominator on the lines. */
const withNumerators = (numeratorOf: (over: Varying, under: Varying) => Varying): Relation =>
	leadsToAny((pair) => {
		const [[sum] = []] = pair.formulas();
		if (!sum || !isSum(sum)) return [];
		const over = termsOf(sum).map(({ sign, term }) => {
			const parts = partsOf(term);
			const under = parts.under ? valueOf(parts.under) : () => 1;
			return { sign, value: numeratorOf(valueOf(parts.over ?? term), under) };
		});
		const denominators = pair
			.formulas()
			.flat()
			.flatMap((side) => termsOf(side))
			.flatMap(({ term }) => partsOf(term).under ?? []);
		return denominators.map((under) => [(at) => total(over)(at) / valueOf(under)(at)]);
	});

const numeratorsKept = withNumerators((over) => over);

const sumOfOwnProducts = withNumerators((over, under) => (at) => over(at) * under(at));

/** Each numerator on the left is multiplied by its own denominator; the right side keeps its numerator. */
const ownDenominators: Relation = (pair) => {
	const [[left, right, ...more] = []] = pair.formulas();
	if (left && !right) return sumOfOwnProducts(pair);
	const [wrong] = pair.parts()?.[1].values ?? [];
	if (!left || !right || more.length > 0 || !wrong) return undefined;
	const [unknown = '', ...others] = [...new Set([left, right].flatMap(lettersOf))];
	if (others.length > 0 || (pair.parts()?.[1].letters.length ?? 0) > 0) return undefined;
	const sum = (tree: Tree, alone: boolean) => (x: number) =>
		termsOf(tree).reduce((found, { sign, term }) => {
			const { over, under } = partsOf(term);
			const times = under && !alone ? valueOf(under)({ [unknown]: x }) : 1;
			return found + sign * times * valueOf(over ?? term)({ [unknown]: x });
		}, 0);
	return wrong.every((x) =>
		[true, false].some((alone) => Math.abs(sum(left, false)(x) - sum(right, alone)(x)) < 1e-7),
	);
};

export const RATIONAL_GRAPH_RULES: readonly Rule[] = [
	rule(
		ofFraction(({ over }) => [zerosOf(over), ...single(zerosOf(over))]),
		'(?:used|gave) the zeros? of the numerator',
	),
	rule(
		ofFraction(({ over }) => single(oppositesOf(zerosOf(over)))),
		'used the opposite of the zero of the numerator',
	),
	rule(
		ofFraction(({ over, under }) => [
			oppositesOf(zerosOf(under)),
			...single(oppositesOf(zerosOf(under))),
			...single(oppositesOf(zerosOf(over))),
		]),
		'used the opposites? of the zeros? of the denominator',
	),
	rule(
		ofFraction((fraction) => [[at0(fraction)], [0, at0(fraction)]]),
		'gave the y-intercept',
		'divided the constant terms',
	),
	rule(
		ofFraction((fraction) =>
			zerosOf(fraction.over)
				.filter((zero) => !holes(fraction).some((hole) => isNear(hole, zero)))
				.flatMap((zero) => [[zero], [zero, 0]]),
		),
		'gave the x-intercept',
	),
	rule(
		ofFraction((fraction) => single(asymptotes(fraction))),
		'gave the vertical asymptote',
	),
	rule(
		ofFraction((fraction) => [[limit(fraction)]]),
		'gave the horizontal asymptote',
		'gave the range',
	),
	rule(
		ofFraction(({ under }) => [zerosOf(under), ...single(zerosOf(under))]),
		'gave the domain',
	),
	rule(
		ofFraction((fraction) => [[leading(fraction)]]),
		'divided the leading coefficients',
	),
	rule(
		ofFraction(() => [[0]]),
		'used the rule for a numerator of lower degree',
		'set x, instead of the denominator, equal to 0',
		'forgot the vertical shift',
	),
	rule(
		changed((value) => -value),
		'reversed the direction of the vertical shift',
		'changed the sign of one of the constant terms',
	),
	rule(
		ofFraction((fraction) => single(holes(fraction))),
		'mistook the hole for an intercept',
	),
	rule(
		ofFraction((fraction) => holes(fraction).map((x) => [x, 0])),
		'used the value of the original numerator as the y-coordinate',
	),
	rule(numeratorsKept, 'wrote the common denominator without multiplying the numerators'),
	rule(ownDenominators, 'multiplied each numerator by its own denominator'),
];
