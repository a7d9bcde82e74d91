/** Mistakes with similar and congruent figures: sides in the wrong ratio, and scale factors of areas and volumes. */
import { exchange, instead, multiplyFirstTerm, quotient, withoutTerm } from '../relations/edits.ts';
import { type Found, fromValue, isOneOf } from '../relations/found-values.ts';
import { anglesIn, numbersIn } from './given-figures.ts';
import { either, ofNumbers, where } from '../relations/combined.ts';
import { byNumber, changed, type Pair, type Relation } from '../relations/relations.ts';
import { mistaken, mistakenBy } from '../relations/repeated-edits.ts';
import { atAnswer } from '../relations/at-answer.ts';
import { isNear } from '../../equation-lines.ts';
import { rule, type Rule } from '../rule.ts';

/** The right answer is one × other ÷ third, with three numbers of the prompt. */
const inProportion = (
	find: (one: number, other: number, third: number, pair: Pair) => readonly Found[],
): Relation =>
	fromValue((value, pair) => {
		const given = numbersIn(pair);
		return given.flatMap((one) =>
			given.flatMap((other) =>
				given
					.filter((third) => third !== one && third !== other)
					.filter((third) => isNear((one * other) / third, value, 1e-3))
					.flatMap((third) => find(one, other, third, pair)),
			),
		);
	});

/** "Dara is $1.7$ m tall" */
const isHeight = (length: number, { prompt }: Pair): boolean =>
	new RegExp(`\\$${length}(?:\\$|\\\\text).{0,6}tall`).test(prompt);

/** The length or the angle that the prompt gives for the named part. */
const given = isOneOf(({ prompt, said: [part = ''] }) => {
	const named = new RegExp(
		`(?:\\$${part} = |[Aa]ngle \\$${part}\\$ (?:is|measures) \\$|\\\\angle ${part} = )(-?[\\d.]+)`,
	);
	return [Number(named.exec(prompt)?.[1] ?? Number.NaN)];
});

export const SIMILAR_FIGURE_RULES: readonly Rule[] = [
	rule(
		either(
			mistaken(quotient),
			inProportion((one, other, third) => [(one * third) / other, (other * third) / one]),
		),
		'divided by the scale factor instead of multiplying by it',
	),
	rule(mistaken(exchange('/', '*')), 'multiplied by the scale factor instead of dividing by it'),
	rule(
		inProportion((one, other, third) => [one + other - third]),
		'(?:added|subtracted) the difference between .* instead of (?:multiplying|dividing) by their ratio',
	),
	rule(
		inProportion((one, other) => [one, other]),
		'assumed that the corresponding sides are equal',
	),
	rule(
		inProportion((one, other, third) => [(one * third) / other, (other * third) / one]),
		'interchanged the two distances along the (?:ground|bank)',
	),
	rule(
		inProportion((one, other, third, pair) => [
			...(isHeight(one, pair) ? [(one * third) / other] : []),
			...(isHeight(other, pair) ? [(other * third) / one] : []),
		]),
		'interchanged the lengths of the two shadows',
	),
	rule(
		changed((value) => 1 / value),
		'divided the side of the first triangle by that of the second',
		'inverted the ratio',
		'gave the scale factor from the small .* to the large .*',
		'gave the ratio of the large .* to the small .*',
		'divided the radius by the arc length',
	),
	rule(
		fromValue((value, pair) =>
			numbersIn(pair).flatMap((one, _, all) =>
				all
					.filter((other) => isNear(one * value, other))
					.flatMap((other) => [other - one, one - other]),
			),
		),
		'subtracted the sides instead of dividing them',
	),
	rule(
		given,
		'gave the (?:measure|length) of (?:angle )?([A-Z]{1,2}), which does not correspond to .*',
	),
	// Areas and volumes of similar figures
	rule(
		changed((value) => value ** 2),
		'gave the ratio of the areas without taking the square root',
	),
	rule(
		changed((value) => value ** 3),
		'gave the ratio of the volumes without taking the cube root',
	),
	rule(changed(Math.sqrt), 'gave the scale factor without squaring it'),
	rule(changed(Math.cbrt), 'gave the scale factor without cubing it'),
	rule(
		changed((value) => 2 * Math.sqrt(value)),
		'multiplied the scale factor by 2 instead of squaring it',
	),
	rule(
		changed((value) => 3 * Math.cbrt(value)),
		'multiplied the scale factor by 3 instead of cubing it',
	),
	rule(
		where(
			/similar/,
			changed((value) => value ** 2 / 2),
		),
		'divided by 2 instead of taking the square root',
	),
	rule(
		where(
			/similar/,
			changed((value) => value ** 3 / 3),
		),
		'divided by 3 instead of taking the cube root',
	),
	rule(
		ofNumbers(byNumber((value, size) => Math.sqrt(size * value))),
		'multiplied by the scale factor without squaring it',
	),
	rule(
		ofNumbers(byNumber((value, size) => Math.cbrt(size ** 2 * value))),
		'multiplied by the scale factor without cubing it',
	),
	rule(
		ofNumbers(byNumber((value, size) => size ** 2 / value)),
		'used the scale factor from the (?:large .* to the small|small .* to the large) .*',
	),
	// Equations
	rule(mistaken(withoutTerm), 'compared [A-Z]{2} with [A-Z]{2} instead of with [A-Z]{2}'),
	rule(mistaken(multiplyFirstTerm), 'multiplied only x when expanding'),
	rule(
		mistakenBy((other, wanted) => instead(wanted, other)),
		'(?:used|wrote) (\\d*x|\\d+) instead of (\\d*x \\+ \\d+) for .*',
	),
	rule(
		either(
			fromValue((value, pair) => {
				const [first] = anglesIn(pair);
				return first ? [first(value)] : [];
			}),
			atAnswer,
		),
		'gave the measure of the first .* instead of x',
	),
	rule(
		atAnswer,
		'gave the (?:length of [A-Z]{2}|measure of the equal angles|length of the side) instead of x',
	),
];
