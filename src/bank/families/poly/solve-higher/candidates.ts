/** The numbers that the rational zero theorem allows. */
import Fraction from 'fraction.js';
import { equation, list, num } from '../../../../math/expression.ts';
import { gcd } from '../../../../math/gcd.ts';
import { call, plusMinus } from '../../../../math/notation.ts';
import { formula, say } from '../../../../math/prose.ts';
import { written as answered } from '../../../answer.ts';
import { type Draft, type Draw, sentence } from '../../../family.ts';
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
	const all = list(
		...sizes.toReversed().map((size) => num(size.neg())),
		...sizes.map((size) => num(size)),
	);
	const shown = list(...sizes.map((size) => plusMinus(null, num(size))));
	const answer = { ...answered('rational-set', all), body: formula(shown) };
	return {
		prompt: say`List all possible rational zeros of ${equation(call('P', 'x'), written(rule))} by the rational zero theorem, from least to greatest in size. Write ± for a number and its opposite.`,
		answer,
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
				? [sentence(say`Write every numerator over every denominator, and leave out repeats.`)]
				: []),
			sentence(say`The possible rational zeros are ${answer.body}.`),
		],
		hints: [
			say`A rational zero in lowest terms has a numerator that divides the constant term and a denominator that divides the leading coefficient.`,
		],
	};
}

const divisorsOf = (whole: number): number[] =>
	Array.from({ length: whole }, (_, at) => at + 1).filter((one) => whole % one === 0);

const signedList = (values: readonly number[]) =>
	list(...values.map((value) => plusMinus(null, value)));
