/** num.dec-ops, rounding: to a place, to significant figures, and for an estimate. */
import Fraction from 'fraction.js';
import {
	approximately,
	continued,
	divided,
	type Expression,
	sum,
	times,
} from '../../../../math/expression.ts';
import { roundedText } from '../../../../math/notation.ts';
import { say } from '../../../../math/prose.ts';
import { listInWords } from '../../../../math/things-in-words.ts';
import {
	caseOf,
	decimalAnswer,
	exactDecimal,
	type Line,
	line,
	onlyIf,
	sentence,
	type Skills,
	withMisconceptions,
	withUnit,
	type WrongAnswer,
} from '../../../family.ts';
import { amount, tensOf } from '../../../steps/amounts.ts';

const PLACES: Readonly<Record<string, { places: number; name: string; next: string }>> = {
	whole: { places: 0, name: 'whole number', next: 'it is just to the right of the decimal point' },
	tenth: { places: 1, name: 'tenth', next: 'it is just to the right of the tenths place' },
	hundredth: {
		places: 2,
		name: 'hundredth',
		next: 'it is just to the right of the hundredths place',
	},
};

export const roundingSkills: Skills = {
	'Round decimals to a given place'(draw) {
		const value = new Fraction(draw.int('n'), 10 ** Number(draw.inTurn('shift')));
		const { places, name, next } = caseOf(PLACES, draw.inTurn('place'));
		if (isShort(value, places) || sameAtPlace(value, places) || isNextZero(value, places))
			return undefined;
		const answer = decimalAnswer(value, places);
		return {
			prompt: say`Round ${amount(value)} to the nearest ${name}.`,
			answer: withMisconceptions(answer, ...wrongRoundings(value, places)),
			steps: [nextDigitLine(value, places, next), verdict(value, places)],
			hints: [say`Which digit is just to the right of the place that you are rounding to?`],
		};
	},

	'Round to an appropriate precision'(draw) {
		const value = new Fraction(draw.int('n'), 10 ** draw.int('shift'));
		const figures = Number(draw.inTurn('digits'));
		const places = figures - 1 - Math.floor(Math.log10(value.valueOf()));
		const result = Number(roundTo(value, places));
		if (isShort(value, places) || isNextZero(value, places) || Math.log10(result) % 1 === 0)
			return undefined;
		if (places < 0 && result % 10 ** (1 - places) === 0) return undefined;
		// The first figures of 0.7324 are also its decimal places.
		if (places === figures) return undefined;
		const [what, unit] = draw.random.pick([
			['The mass of a sample', 'grams'],
			['The length of a wire', 'centimeters'],
			['The time of a reaction', 'seconds'],
			['The volume of a liquid', 'milliliters'],
		] as const);
		const answer = withUnit(rounded(value, places), unit);
		return {
			prompt: say`${what} is calculated to be ${amount(value)} ${unit}, but the measurements used in the calculation have only ${figures} significant figures. Round the result to ${figures} significant figures.`,
			answer: withMisconceptions(answer, ...wrongRoundings(value, places)),
			steps: [
				sentence(
					say`The first ${figures} significant figures are ${firstFigures(value, figures)}.`,
					'significant figures are counted from the first digit that is not 0',
				),
				nextDigitLine(value, places, 'it comes right after them'),
				verdict(value, places, unit),
			],
			hints: [
				say`Start counting at the first digit that is not ${0}. Which digit comes right after the last one that you keep?`,
			],
		};
	},

	'Estimate before computing'(draw) {
		const [a, b] = [new Fraction(draw.int('a'), 10), scaled(draw.int('b'), draw.random.int(0, 2))];
		const [first, second] = [oneFigure(a), oneFigure(b)];
		if (first.equals(a) || second.equals(b)) return undefined;
		const operation = draw.inTurn('op');
		const { value: calculate, write } = caseOf(OPERATIONS, operation);
		const value = calculate(first, second);
		if (operation === '/' && !isPlain(value)) return undefined;
		if (operation === '+' && a.div(b).sub(1).abs().gt(9)) return undefined;
		return {
			prompt: say`Estimate ${write(amount(a), amount(b))} by first rounding each number to the place of its first nonzero digit.`,
			answer: withMisconceptions(
				exactDecimal(value),
				...(operation === '/'
					? []
					: ([
							[exactDecimal(calculate(a, b)), 'used the exact numbers instead of the rounded ones'],
						] as WrongAnswer[])),
				...(operation === '+' || (first.d === 1n && second.d === 1n)
					? []
					: ([
							[
								exactDecimal(value.mul(10)),
								'placed the decimal point one place too far to the right',
							],
							[
								exactDecimal(value.div(10)),
								'placed the decimal point one place too far to the left',
							],
						] as WrongAnswer[])),
				...(
					[
						[a, calculate(oneFigureDown(a), second)],
						[b, calculate(first, oneFigureDown(b))],
					] as const
				)
					.filter(([, one]) => isPlain(one) && !one.equals(value))
					.map(([number, one]): WrongAnswer => [
						exactDecimal(one),
						`rounded ${number.toString()} down instead of up`,
					]),
			),
			steps: [
				line(write(amount(a), amount(b))),
				line(
					approximately(write(amount(first), amount(second))),
					`rounded to the place of the first nonzero digit, ${a.toString()} is ${first.toString()}, and ${b.toString()} is ${second.toString()}`,
				),
				line(continued(amount(value))),
			],
			hints: [
				say`Look at the first nonzero digit of each number. Does that digit stay the same or round up?`,
			],
		};
	},
};

type Write = (left: Expression, right: Expression) => Expression;

const OPERATIONS: Readonly<
	Record<string, { value: (a: Fraction, b: Fraction) => Fraction; write: Write }>
> = {
	'+': { value: (a, b) => a.add(b), write: sum },
	x: { value: (a, b) => a.mul(b), write: times },
	'/': { value: (a, b) => a.div(b), write: divided },
};

const scaled = (n: number, shift: number): Fraction => new Fraction(n, 10 ** shift);

/** A quotient with at most two decimal places that needs no calculator. */
const isPlain = (value: Fraction): boolean => (tensOf(Number(value.d)) ?? 1000) <= 100;

function oneFigure(value: Fraction): Fraction {
	const places = -Math.floor(Math.log10(value.valueOf()));
	return new Fraction(roundTo(value, places));
}

/** 85 → 80: the first digit of a number above 0, whatever follows. */
function oneFigureDown(value: Fraction): Fraction {
	const unit = new Fraction(10).pow(Math.floor(Math.log10(value.valueOf()))) ?? new Fraction(1);
	return value.div(unit).floor().mul(unit);
}

/** `places` below 0 rounds to tens, hundreds, … */
const roundTo = (value: Fraction, places: number): string =>
	places >= 0
		? roundedText(value, places)
		: new Fraction(roundedText(value.div(10 ** -places), 0)).mul(10 ** -places).toString();

const rounded = (value: Fraction, places: number) =>
	places >= 0 ? decimalAnswer(value, places) : exactDecimal(roundTo(value, places));

/** The other direction, and one place too many. */
function wrongRoundings(value: Fraction, places: number): WrongAnswer[] {
	const unit = new Fraction(10).pow(-places) ?? new Fraction(1);
	const further = Number(roundTo(value, places - 1));
	const [below, up] = [value.div(unit).floor().mul(unit), nextDigit(value, places) >= 5];
	return [
		up
			? [rounded(below, places), 'rounded down instead of up']
			: [rounded(below.add(unit), places), 'rounded up instead of down'],
		[rounded(value, places + 1), 'kept one place too many'],
		// 3.96 to tenths is 4.0, and to ones 4.
		...onlyIf(further !== 0 && further !== Number(roundTo(value, places)), [
			rounded(value, places - 1),
			'rounded one place too far to the left',
		]),
	];
}

/** Nothing to round, or only zeros to drop. */
const isShort = (value: Fraction, places: number): boolean =>
	value.equals(new Fraction(roundTo(value, places)));

/** With one place too many kept, it would be the same number. */
const isNextZero = (value: Fraction, places: number): boolean =>
	new Fraction(roundTo(value, places + 1)).equals(new Fraction(roundTo(value, places)));

const firstFigures = (value: Fraction, figures: number): string => {
	const digits = value.toString().replace('.', '').replace(/^0+/, '').padEnd(figures, '0');
	return listInWords([...digits].slice(0, figures));
};

const nextDigit = (value: Fraction, places: number): number =>
	Number(value.mul(new Fraction(10).pow(places + 1) ?? 1).floor()) % 10;

/** Whoever looks at the digit in the place itself rounds in the right direction, too: a 0 or a 9 there is worth it. */
function sameAtPlace(value: Fraction, places: number): boolean {
	const digit = nextDigit(value, places - 1);
	return digit % 9 !== 0 && digit >= 5 === nextDigit(value, places) >= 5;
}

const nextDigitLine = (value: Fraction, places: number, where: string): Line =>
	sentence(say`The digit to look at is ${nextDigit(value, places)}.`, where);

function verdict(value: Fraction, places: number, unit?: string): Line {
	const up = nextDigit(value, places) >= 5;
	const named = unit ? ` ${unit}` : '';
	return sentence(
		say`${amount(value)}${named} rounds ${up ? 'up' : 'down'} to ${rounded(value, places).body}${named}.`,
		`the digit is ${nextDigit(value, places)}, and a digit ${up ? 'of 5 or more rounds up' : 'less than 5 rounds down'}`,
	);
}
