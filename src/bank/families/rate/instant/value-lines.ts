/** The value of a function at one end of an interval: the input in the rule, each term, then the value. */
import Fraction from 'fraction.js';
import {
	approximately,
	brackets,
	continued,
	equation,
	type Expression,
	sum,
} from '../../../../math/expression.ts';
import { call, decimal, rounded } from '../../../../math/notation.ts';
import { realValue } from '../../../../math/real-value.ts';
import { rewritten } from '../../../../math/rewritten.ts';
import { line, type Line } from '../../../family.ts';
import { sumReason } from '../../../steps/fractions.ts';

export const plainDecimal = (value: number): Expression =>
	decimal(String(Number(value.toFixed(6))));

export const bracketed = (shown: Expression): Expression =>
	shown.kind === 'decimal' && shown.text.startsWith('-') ? brackets(shown) : shown;

export const isExact = (value: number): boolean =>
	Math.abs(value - Number(value.toFixed(6))) < 1e-12;

/** Whether nothing is lost when the value is written with these decimal places. */
export const endsWithin = (value: number, places: number): boolean =>
	Math.abs(value - Number(value.toFixed(places))) < 1e-9;

const PLACES = ['', 'one decimal place', 'two decimal places'] as const;

export type Places = 1 | 2;

export const placesIn = (places: Places): string => PLACES[places];

/** Why the last line shows the value of the line above with these places; nothing if it has them already. */
export function shownWith(value: number, places: Places): string | undefined {
	if (!endsWithin(value, places)) return `round to ${PLACES[places]}`;
	return endsWithin(value, places - 1) ? `write the estimate with ${PLACES[places]}` : undefined;
}

type Known = {
	name: string;
	letter: string;
	rule: Expression;
	value: (at: number) => number;
	/** The rule at an input, with its angle simplified. */
	simplified?: ((at: number) => Expression) | undefined;
};

export function valueLines({ name, letter, rule, value, simplified }: Known, at: number): Line[] {
	const found = value(at);
	const left = call(name, plainDecimal(at));
	const taken = `substitute ${Number(at.toFixed(6))} for ${letter}`;
	const first = line(equation(left, withInput(rule, letter, plainDecimal(at))), taken);
	if (!isExact(found))
		return [first, line(approximately(rounded(found, 6)), 'evaluate, and keep six decimal places')];
	const terms = rule.kind === 'sum' ? rule.terms.map((term) => realValue(term, () => at)) : [];
	const isLong = terms.length > 1 && terms.every(isExact);
	return [
		first,
		...(simplified ? [line(continued(simplified(at)), 'simplify the angle')] : []),
		...(isLong ? [line(continued(sum(...terms.map(plainDecimal))), 'evaluate each term')] : []),
		line(
			continued(plainDecimal(found)),
			isLong ? sumReason(terms.map((one) => new Fraction(one.toFixed(6)))) : 'evaluate',
		),
	];
}

/** Beside a factor and under an exponent, the input is in brackets. */
const withInput = (rule: Expression, letter: string, input: Expression): Expression => {
	const isLetter = (part: Expression) => part.kind === 'symbol' && part.name === letter;
	const inside = (part: Expression) => (isLetter(part) ? input : withInput(part, letter, input));
	return rewritten(rule, (part) => {
		if (isLetter(part)) return bracketed(input);
		if (part.kind === 'product')
			return {
				...part,
				factors: part.factors.map((one) => (isLetter(one) ? brackets(input) : inside(one))),
			};
		if (part.kind === 'quotient')
			return { ...part, over: inside(part.over), under: inside(part.under) };
		if (part.kind === 'power')
			return {
				...part,
				base: isLetter(part.base) ? brackets(input) : inside(part.base),
				exponent: inside(part.exponent),
			};
		return undefined;
	});
};
