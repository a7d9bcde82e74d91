/** poly.solve-higher: cubic equations by rational zeros, division and factoring. */
import Fraction from 'fraction.js';
import {
	type Coefficients,
	content,
	divided,
	expanded,
	type Factored,
	factoredForm,
	multiplied,
	valueAt,
	written,
	zeroAt,
} from '../../../../math/coefficients.ts';
import {
	equation,
	type Expression,
	list,
	num,
	quotient,
	relation,
	symbol,
} from '../../../../math/expression.ts';
import { gcd } from '../../../../math/gcd.ts';
import { call, plusMinus, rounded } from '../../../../math/notation.ts';
import { plainNumber } from '../../../../math/plain-notation.ts';
import { formula, joinedByAnd, joinedByOr, say } from '../../../../math/prose.ts';
import { rootExpressions, rootsOf } from '../../../../math/quadratic.ts';
import {
	type Draft,
	type DraftAnswer,
	type Draw,
	type Line,
	line,
	sentence,
	type Skills,
	solutions,
	solvedLine,
	withMisconceptions,
	written as answered,
	type WrongAnswer,
	ZERO_PRODUCT,
} from '../../../family.ts';
import { quadraticLines } from '../../../steps/factoring.ts';
import { formulaLines } from '../../../steps/quadratic-formula.ts';
import { withoutConclusion } from '../../../steps/square-roots.ts';
import {
	INTEGER_ZERO,
	quotientReason,
	syntheticLine,
	triedInVain,
} from '../../../steps/synthetic-division.ts';
import { substitutionLines } from '../../../steps/value-at.ts';
import { volumeStory } from './stories.ts';

export const skills: Skills = {
	'Solve cubic equations with rational solutions'(draw) {
		const [p, q] = [draw.int('p'), draw.int('q')];
		const third = new Fraction(draw.int('r num'), draw.int('r den'));
		return rationalCubic([
			zeroAt(p),
			zeroAt(q),
			zeroAt(Number(third.s * third.n), Number(third.d)),
		]);
	},

	'Solve cubic equations with irrational solutions'(draw) {
		const [p, b, c] = [draw.int('p'), draw.int('b'), draw.int('c')];
		const quadratic = { a: 1, b, c };
		const roots = rootsOf(quadratic);
		if (roots.kind !== 'surd') return undefined;
		const cubic = multiplied(zeroAt(p), [1, b, c]);
		const tested = firstZero(cubic);
		if (tested !== p || cubic.at(-1) === 0) return undefined;
		const [low, high] = rootExpressions(roots);
		const middle = -b / 2;
		const spread = Math.sqrt(b * b - 4 * c) / 2;
		const found = [
			{ value: p, shown: num(p) },
			{ value: middle - spread, shown: low ?? num(0) },
			{ value: middle + spread, shown: high ?? num(0) },
		];
		return question(
			cubic,
			p,
			found,
			[
				sentence(say`${equation('x', p)} or ${equation(written([1, b, c]), 0)}`, ZERO_PRODUCT),
				...withoutConclusion(formulaLines(quadratic)),
				sentence(
					joinedByAnd(
						found
							.slice(1)
							.map(({ shown, value }) => relation(shown, '\\approx', rounded(value, 2))),
					),
					`approximate these solutions to compare them with ${plainNumber(p)}`,
				),
			],
			{ asked: ' Which formula gives its solutions?' },
		);
	},

	'Solve volume and dimension problems': volumeStory,

	'Find rational zeros, then factor'(draw) {
		const [p, q, r, a] = [draw.int('p'), draw.int('q'), draw.int('r'), draw.int('a')];
		if (gcd(a, p) !== 1) return undefined;
		return rationalCubic([zeroAt(p, a), zeroAt(q), zeroAt(r)]);
	},

	'List the possible rational zeros': candidates,
};

/** The zero that is found first when ±1, ±2, … are tried in this order. */
const firstZero = (cubic: Coefficients): number | undefined =>
	[1, -1, 2, -2, 3, -3, 4, -4, 5, -5, 6, -6].find((x) => valueAt(cubic, x) === 0);

/** Three different rational zeros, the first tried one whole. */
function rationalCubic(factors: readonly Coefficients[]): Draft | undefined {
	const zeros = factors.map(([a = 1, b = 0]) => new Fraction(-b, a));
	if (new Set(zeros.map((zero) => zero.toFraction())).size < 3) return undefined;
	const cubic = expanded({ lead: 1, factors });
	const tested = firstZero(cubic);
	if (tested === undefined || content(cubic) !== 1) return undefined;
	if (cubic.some((value) => Math.abs(value) > 150) || cubic.filter(Boolean).length < 3)
		return undefined;
	const sorted = factors.toSorted(([a = 1, b = 0], [c = 1, d = 0]) => -b / a + d / c);
	const of: Factored = { lead: 1, factors: sorted };
	const [[a = 1, p = 0] = [], [c = 1, q = 0] = []] = sorted.filter(
		([lead = 1, constant = 0]) => lead * tested + constant !== 0,
	);
	const isMonic = factors.every(([lead]) => lead === 1);
	return question(
		cubic,
		tested,
		zeros.map((zero) => ({ value: zero.valueOf(), shown: num(zero) })),
		[
			...quadraticLines({ a, p, c, q, letters: { x: 'x', y: '' } }, equation(factoredForm(of), 0)),
			...(isMonic
				? []
				: [sentence(joinedByOr(sorted.map((one) => equation(written(one), 0))), ZERO_PRODUCT)]),
		],
		{ why: isMonic ? ZERO_PRODUCT : 'solve each equation' },
	);
}

type Found = { value: number; shown: Expression };

/** `lines` lead from (x − tested)(quadratic) = 0 to the solutions. */
function question(
	cubic: Coefficients,
	tested: number,
	found: readonly Found[],
	lines: Line[],
	{ why = 'list the three solutions from least to greatest', asked = '' } = {},
): Draft {
	const ordered = found.toSorted((one, two) => one.value - two.value);
	const answer = solutions(...ordered.map(({ shown }) => shown));
	const factor = zeroAt(tested);
	const { quotient: left } = divided(cubic, factor);
	const problem = equation(written(cubic), 0);
	return {
		prompt: say`Solve ${problem}. Write all solutions as exact values from least to greatest, separated by commas.`,
		answer: withMisconceptions(
			answer,
			[solutions(tested), 'gave only the zero found by testing'],
			[
				solutions(...ordered.filter(({ value }) => value !== tested).map(({ shown }) => shown)),
				'left out the zero found by testing',
			],
		),
		steps: [
			line(problem),
			sentence(
				say`Let ${call('P', 'x')} be the left side, and test the divisors of its constant term.${triedInVain('P', cubic, tested)}`,
				INTEGER_ZERO,
			),
			...substitutionLines('P', cubic, tested),
			sentence(
				say`${num(tested)} is a zero, so ${written(factor)} is a factor of ${call('P', 'x')}.`,
				'by the factor theorem',
			),
			syntheticLine(cubic, tested),
			line(
				equation(factoredForm({ lead: 1, factors: [factor, left] }), 0),
				quotientReason(cubic, tested),
			),
			...lines,
			solvedLine(
				'x',
				ordered.map(({ shown }) => shown),
				why,
			),
		],
		hints: [
			say`Can you find a divisor of the constant term ${cubic.at(-1) ?? 0} that is a solution?`,
			say`What quadratic is left when you divide by the factor that this solution gives?${asked}`,
		],
	};
}

// The numbers that the rational zero theorem allows.

function candidates(draw: Draw): Draft | undefined {
	const [lead, constant] = [draw.int('an'), Number(draw.choice('a0'))];
	const middle = [draw.random.int(-9, 9), draw.random.int(-9, 9)];
	const rule = [lead, ...middle, draw.choice('sign') === '+' ? constant : -constant];
	const [over, under] = [divisorsOf(constant), divisorsOf(lead)];
	const sizes = [...new Set(under.flatMap((q) => over.map((p) => new Fraction(p, q).toFraction())))]
		.map((text) => new Fraction(text))
		.toSorted((a, b) => a.compare(b));
	if (middle.every((value) => value === 0) || sizes.length > 10 || sizes.length < 2)
		return undefined;
	if (gcd(...rule) !== 1) return undefined;
	const shown = list(...sizes.map((size) => plusMinus(null, num(size))));
	const answer = { ...setOf(sizes), body: formula(shown) };
	return {
		prompt: say`Use the rational zero theorem to list all possible rational zeros of ${equation(call('P', 'x'), written(rule))} in order from least to greatest absolute value. Write a number ${symbol('n')} and its opposite as ${plusMinus(null, 'n')}.`,
		answer: withMisconceptions(
			answer,
			...(under.length > 1
				? [
						[
							setOf(over.map((p) => new Fraction(p))),
							'used only the divisors of the constant term',
						] satisfies WrongAnswer,
					]
				: []),
			[setOf(sizes.map((size) => size.inverse())), 'switched the numerators and the denominators'],
			[answered('rational-set', list(...sizes)), 'left out the negative numbers'],
		),
		steps: [
			sentence(
				say`The divisors of the constant term ${rule[3] ?? 0} are ${signedList(over)}.`,
				'a numerator must divide the constant term',
			),
			sentence(
				say`The divisors of the leading coefficient ${lead} are ${signedList(under)}.`,
				'a denominator must divide the leading coefficient',
			),
			...(under.length > 1
				? under.map((q, at) =>
						sentence(
							say`With a denominator of ${q}: ${list(...over.map((p) => plusMinus(null, q === 1 ? p : quotient(p, q))))}.`,
							at === 0 ? 'write every numerator over every denominator' : undefined,
						),
					)
				: []),
			sentence(say`The possible rational zeros are ${answer.body}.`, listingReason(over, under)),
		],
		hints: [
			say`Which integers divide the constant term? Which integers divide the leading coefficient?`,
		],
	};
}

/** Only what happens on the way from every numerator over every denominator to the list. */
function listingReason(over: readonly number[], under: readonly number[]): string {
	if (under.length === 1) return 'every denominator is 1';
	return gcd(over.at(-1) ?? 1, under.at(-1) ?? 1) > 1
		? 'write the fractions in lowest terms, omit repeats, and order the numbers by absolute value'
		: 'order the numbers by absolute value';
}

/** Each size with both signs, from least to greatest. */
function setOf(sizes: readonly Fraction[]): DraftAnswer {
	const rising = sizes.toSorted((a, b) => a.compare(b));
	const both = [...rising.toReversed().map((size) => size.neg()), ...rising];
	return answered('rational-set', list(...both));
}

const divisorsOf = (whole: number): number[] =>
	Array.from({ length: whole }, (_, at) => at + 1).filter((one) => whole % one === 0);

const signedList = (values: readonly number[]) =>
	list(...values.map((value) => plusMinus(null, value)));
