/** Polynomials from their values or zeros, products of integers, and stories of shared work, fences, and prices. */
import { factorial } from '../../permutations.ts';
import {
	inItsLetter,
	leadsToAny,
	type Outcome,
	pointsIn,
	polynomialAt,
	polynomialIn,
	polynomialsIn,
} from '../relations/outcomes.ts';
import { where } from '../relations/combined.ts';
import { allChanged, allNamed, changed, reversed, type Relation } from '../relations/relations.ts';
import { rule, type Rule } from '../rule.ts';

type Quadratic = readonly [c: number, b: number, a: number];

/** Other coefficients of the right answer. */
const otherQuadratic = (change: (quadratic: Quadratic) => readonly Quadratic[]): Relation =>
	leadsToAny(({ right }) => {
		const [c = 0, b = 0, a = 0, ...more] = polynomialIn(right) ?? [];
		return a === 0 || more.length > 0
			? []
			: change([c, b, a]).map((found): Outcome => [inItsLetter((x) => polynomialAt(found, x))]);
	});

/** The constant term that keeps the value at one of the given points, or the right one. */
const refitted =
	(
		change: (quadratic: Quadratic, by: number) => readonly (readonly [b: number, a: number])[],
	): Relation =>
	(pair) =>
		otherQuadratic(([c, b, a]) => {
			const [by = Number.NaN] = allNamed(pair);
			const xs = [0, ...pointsIn(pair.prompt).map(([x]) => x)];
			return change([c, b, a], by).flatMap(([otherB, otherA]) =>
				xs.map((x): Quadratic => [
					polynomialAt([c, b, a], x) - otherA * x ** 2 - otherB * x,
					otherB,
					otherA,
				]),
			);
		})(pair);

const byFactorial =
	(change: (value: number, n: number) => number): Relation =>
	(pair) => {
		const [n = Number.NaN] = allNamed(pair);
		return changed((value) => change(value, n))(pair);
	};

/** The differences of the integer pairs whose product is the constant term. */
const differencesOfPairs: Relation = where(
	/every (?:positive )?integer/,
	leadsToAny(({ prompt }) => {
		const product = Math.abs(
			Number(/([+-] \d+)\$ can be factored/.exec(prompt)?.[1]?.replace(' ', '')),
		);
		if (!Number.isFinite(product)) return [];
		const isNegative = /- \d+\$ can be factored/.test(prompt);
		const found = new Set<number>();
		for (let one = 1; one <= product; one++)
			if (product % one === 0) {
				const other = product / one;
				const gap = isNegative ? one + other : one - other;
				found.add(gap).add(-gap);
			}
		return [[...found].map((value) => value + 0)];
	}),
);

/** The value of the record's quadratic at 0: what is earned before the price changes. */
const beforeChange: Relation = where(
	/price|\$1\$ (?:increase|decrease)/,
	leadsToAny((pair) => polynomialsIn(pair, 2).map(([c = 0]) => [c])),
);

/** From the first numbers of the prompt, whatever they count. */
const firstNumbers = (outcome: (one: number, other: number) => number): Relation =>
	leadsToAny(({ prompt }) => {
		const [one = Number.NaN, other = Number.NaN] = [...prompt.matchAll(/\$(\d+(?:\.\d+)?)\$/g)].map(
			([, value]) => Number(value),
		);
		return [[outcome(one, other)]];
	});

const fromTimes = (outcome: (one: number, other: number) => number): Relation =>
	where(/alone/, firstNumbers(outcome));

/** x + 2 in place of x − 2: the constants of the chosen binomials. */
const constants = (text: string): number[] =>
	[...text.matchAll(/\$[a-z] ([+-]) (\d+)\$/g)].map(
		([, sign, size]) => Number(size) * (sign === '-' ? -1 : 1),
	);

const otherBinomials =
	(change: (constant: number, named: readonly number[]) => number): Relation =>
	(pair) => {
		const [right, wrong] = [constants(pair.right), constants(pair.wrong)];
		if (right.length === 0 || wrong.length === 0) return undefined;
		const wanted = right.map((constant) => change(constant, allNamed(pair)));
		return (
			wanted.toSorted((a, b) => a - b).join(' ') === wrong.toSorted((a, b) => a - b).join(' ') &&
			pair.right !== pair.wrong
		);
	};

const onlyIntegers: Relation = leadsToAny((pair) => {
	const rights = pair.parts()?.[0].values[0] ?? [];
	const integers = rights.filter(Number.isInteger);
	return integers.length < rights.length ? [integers] : [];
});

export const VALUE_RULES: readonly Rule[] = [
	rule(
		otherQuadratic(([c, b, a]) => [[c, b - a, 2 * a]]),
		'used the second difference as the value of a, without dividing it by 2',
	),
	rule(
		otherQuadratic(([c, b, a]) => [[c, a + b, a]]),
		'left out the term with a when finding b',
	),
	rule(
		refitted(([, b, a]) => [1, 2, 3, 4, 5].map((k) => [b - k * a, 2 * a] as const)),
		'did not divide by 2 to find a',
	),
	rule(
		refitted(([, b, a], by) => [
			[b + 2 * by, a],
			[b - 2 * by, a],
		]),
		'(?:added|subtracted) NUMBER instead of (?:adding|subtracting) it to isolate b',
	),
	rule(
		changed((value) => value + 1),
		'counted the row of y-values too',
	),
	rule(
		changed((value) => value - 1),
		'stopped one row before the constant differences',
	),
	rule(
		byFactorial((value, n) => (value * factorial(n)) / n),
		'divided by NUMBER instead of NUMBER!',
	),
	rule(
		byFactorial((value, n) => value * factorial(n) ** 2),
		'multiplied by NUMBER! instead of dividing',
	),
	rule(differencesOfPairs, 'subtracted the factors instead of adding them'),
	rule(beforeChange, 'gave the (?:revenue|profit) at the original price'),
	rule(
		fromTimes((one, other) => Math.abs(one - other)),
		'subtracted one time from the other',
	),
	rule(
		fromTimes((one, other) => one + other),
		'added the two times',
	),
	rule(
		fromTimes((one, other) => (one + other) / 2),
		'found the mean of the two times',
	),
	rule(
		otherBinomials((constant, [wrong, right]) =>
			constant === -(right ?? 0) ? -(wrong ?? 0) : constant,
		),
		'used NUMBER as a zero instead of NUMBER',
	),
	rule(
		otherBinomials((constant) => -constant),
		'reversed the sign of the zero of each binomial',
	),
	rule(
		firstNumbers((total) => (total / 4) ** 2),
		'found the area of a square with four fenced sides',
	),
	rule(
		// "twice another number" is written without a number.
		firstNumbers((one, other) => ((Number.isNaN(other) ? one : other) / 2) ** 2),
		'ignored the factor NUMBER in the sum',
	),
	rule(
		firstNumbers((total) => (total / 2) ** 2),
		'used the length of the whole fence as the sum of the width and the length',
	),
	rule(reversed, 'wrote [a-z] before [a-z]'),
	rule(
		allChanged((value) => 1 / value),
		'switched the numerators and the denominators',
	),
	rule(onlyIntegers, 'used only the divisors of the constant term'),
];
