/** The numbers that the rational zero theorem allows. */
import Fraction from 'fraction.js';
import { equation, list, num, quotient, symbol } from '../../../../math/expression.ts';
import { gcd } from '../../../../math/gcd.ts';
import { call, plusMinus } from '../../../../math/notation.ts';
import { formula, say } from '../../../../math/prose.ts';
import {
	type Draft,
	type DraftAnswer,
	type Draw,
	sentence,
	withMisconceptions,
	written as answered,
	type WrongAnswer,
} from '../../../family.ts';
import { written } from '../../../steps/coefficients.ts';

export function candidates(draw: Draw): Draft | undefined {
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
