/** Numbers in scientific notation, and the four operations with them. */
import Fraction from 'fraction.js';
import {
	brackets,
	continued,
	difference,
	divided,
	type Expression,
	power,
	product,
	quotient,
	signed,
	sum,
	times,
} from '../../../../math/expression.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import {
	type Draft,
	type DraftAnswer,
	type Draw,
	type Line,
	line,
	type Skills,
	withMisconceptions,
	written,
	type WrongAnswer,
} from '../../../family.ts';
import { amount, placesOf } from '../../../steps/amounts.ts';

export const computingSkills: Skills = {
	'Multiply or divide in scientific notation': (draw) => multiplied(draw),
	'Compute in scientific notation with negative powers': (draw) =>
		draw.int('m') < 0 || draw.int('n') < 0 ? multiplied(draw) : undefined,

	'Add or subtract in scientific notation'(draw) {
		const [a, b] = [new Fraction(draw.int('a')), new Fraction(draw.int('b'))];
		const [m, adds] = [draw.int('m'), draw.inTurn('op') === '+'];
		const moved = b.div(10);
		const total = adds ? a.add(moved) : a.sub(moved);
		if ([a, b].some((one) => one.d === 1n) || total.lte(0) || [0, 1, 2].includes(m))
			return undefined;
		const join = adds ? sum : difference;
		const problem = join(timesTen(a, m), timesTen(b, m - 1));
		const value = scaled(total, m);
		if ([0, 1].includes(scientific(value).exponent)) return undefined;
		return {
			prompt: say`Find the ${adds ? 'sum' : 'difference'}: ${problem}. Give your answer in scientific notation.`,
			answer: withMisconceptions(
				written('sci-notation', scientificExpression(value)),
				...(adds ? wrongSums(a, b, m) : wrongDifferences(a, b, m)),
			),
			steps: [
				line(problem),
				line(
					continued(join(timesTen(a, m), timesTen(moved, m))),
					'write both numbers with the same power of ten',
				),
				line(
					continued(times(brackets(join(amount(a), amount(moved))), power(10, m))),
					'factor out the common power of ten',
				),
				line(
					continued(timesTen(total, m)),
					adds ? 'add inside the brackets' : 'subtract inside the brackets',
				),
				...normalLines(total, m),
			],
			hints: [
				say`The powers of ${10} must match before you ${adds ? 'add' : 'subtract'}. How can you write the second number with ${power(10, m)}?`,
				...normalHints(total),
			],
		};
	},
};

/** Of a × 10ᵐ and b × 10ᵐ⁻¹. */
const wrongSums = (a: Fraction, b: Fraction, m: number): WrongAnswer[] => [
	[inScience(scaled(a.add(b), m)), 'added the first factors without matching the powers of 10'],
	[inScience(scaled(a.add(b), 2 * m - 1)), 'added the first factors and added the exponents'],
];

const wrongDifferences = (a: Fraction, b: Fraction, m: number): WrongAnswer[] => [
	[inScience(scaled(a.add(b.div(10)), m)), 'added the numbers instead of subtracting them'],
	...(a.gt(b)
		? ([
				[
					inScience(scaled(a.sub(b), m)),
					'subtracted the first factors without matching the powers of 10',
				],
				[inScience(scaled(a.sub(b), 1)), 'subtracted the first factors and the exponents'],
			] as WrongAnswer[])
		: ([
				[
					inScience(scaled(a.sub(b.div(100)), m)),
					'moved the decimal point of the second number two places instead of one',
				],
			] as WrongAnswer[])),
];

const inScience = (value: Fraction): DraftAnswer =>
	written('sci-notation', scientificExpression(value.abs()));

function multiplied(draw: Draw): Draft | undefined {
	const [a, b] = [new Fraction(draw.int('a')), new Fraction(draw.int('b'))];
	const [m, n] = [draw.int('m'), draw.int('n')];
	const multiplies = draw.inTurn('op') === 'x';
	if ([m, n].some((exponent) => exponent === 0 || exponent === 1)) return undefined;
	const answer = multiplies ? scaled(a.mul(b), m + n) : scaled(a.div(b), m - n);
	if (!isFine(a, b, answer)) return undefined;
	return {
		prompt: say`Find the ${multiplies ? 'product' : 'quotient'}: ${asProblem(a, m, b, n, multiplies)}. Give your answer in scientific notation.`,
		answer: withMisconceptions(
			written('sci-notation', scientificExpression(answer)),
			...(multiplies
				? ([
						[inScience(scaled(a.mul(b), m * n)), 'multiplied the exponents instead of adding them'],
						[
							inScience(scaled(a.add(b), m + n)),
							'added the first factors instead of multiplying them',
						],
					] as WrongAnswer[])
				: ([
						[inScience(scaled(a.div(b), m + n)), 'added the exponents instead of subtracting them'],
						[inScience(scaled(a.div(b), n - m)), 'subtracted the exponents in the reverse order'],
					] as WrongAnswer[])),
		),
		steps: [line(asProblem(a, m, b, n, multiplies)), ...operationLines(a, m, b, n, multiplies)],
		hints: [
			multiplies
				? say`What is the product of the first factors? How do you multiply two powers of ${10}?`
				: say`What is the quotient of the first factors? How do you divide two powers of ${10}?`,
			...normalHints(multiplies ? a.mul(b) : a.div(b)),
		],
	};
}

/** Decimals on both sides, a quotient that ends soon, and a power of ten worth writing. */
export const isFine = (a: Fraction, b: Fraction, result: Fraction): boolean => {
	const { mantissa, exponent } = scientific(result);
	return (
		!a.equals(b) &&
		!b.equals(1) &&
		exponent !== 0 &&
		exponent !== 1 &&
		/^\d(\.\d{1,3})?$/.test(mantissa.toString()) &&
		placesOf(mantissa) <= 3
	);
};

const asProblem = (a: Fraction, m: number, b: Fraction, n: number, multiplies: boolean) =>
	multiplies
		? product(brackets(timesTen(a, m)), brackets(timesTen(b, n)))
		: quotient(timesTen(a, m), timesTen(b, n));

/** Lines from the product or quotient of a × 10ᵐ and b × 10ⁿ, already written, to scientific notation. */
export function operationLines(
	a: Fraction,
	m: number,
	b: Fraction,
	n: number,
	multiplies: boolean,
): Line[] {
	const value = multiplies ? a.mul(b) : a.div(b);
	const exponent = multiplies ? m + n : m - n;
	const front: Expression = multiplies
		? times(amount(a), amount(b))
		: divided(amount(a), amount(b));
	return [
		line(
			continued(
				times(
					brackets(front),
					power(10, multiplies ? sum(m, signed(n)) : difference(m, signed(n))),
				),
			),
			multiplies
				? 'multiply the first factors and add the exponents'
				: 'divide the first factors and subtract the exponents',
		),
		line(
			continued(timesTen(value, exponent)),
			`${a.toString()} ${multiplies ? '×' : '÷'} ${b.toString()} = ${value.toString()}, and ${m} ${multiplies ? '+' : '−'} ${n < 0 ? `(${n})` : n} = ${exponent}`,
		),
		...normalLines(value, exponent),
	];
}

/** For a first factor that is not yet at least 1 but less than 10. */
const normalHints = (factor: Fraction): Prose[] =>
	scientific(factor).exponent === 0
		? []
		: [
				say`Is the first factor at least ${1} but less than ${10}? If not, how does the exponent change when you move the decimal point?`,
			];

/** After the operation is known: the powers of ten and, if need be, the first factor. */
export function powersHint(multiplies: boolean, factor: Fraction): Prose {
	const powers = say`How do you ${multiplies ? 'multiply' : 'divide'} two powers of ${10}?`;
	return scientific(factor).exponent === 0
		? powers
		: say`${powers} Is the first factor of the result at least ${1} but less than ${10}?`;
}

/** From factor × 10ⁿ, already written, to a first factor from 1 to 10; none when it is. */
function normalLines(factor: Fraction, n: number): Line[] {
	const { mantissa, exponent } = scientific(factor);
	if (exponent === 0) return [];
	const sign = exponent > 0 ? '×' : '÷';
	const change = `so the exponent ${exponent > 0 ? 'increases' : 'decreases'} by ${Math.abs(exponent)}`;
	const split = `${factor.toString()} = ${mantissa.toString()} ${sign} ${10 ** Math.abs(exponent)}`;
	return [line(continued(timesTen(mantissa, n + exponent)), `${split}, ${change}`)];
}

// Numbers in scientific notation: exact, a mantissa from 1 to 10 and a power of ten.

type Scientific = { mantissa: Fraction; exponent: number };

/** 45,600 → 4.56 and 4. Above 0 only. */
export function scientific(value: Fraction): Scientific {
	let exponent = 0;
	let mantissa = value;
	while (mantissa.gte(10)) [mantissa, exponent] = [mantissa.div(10), exponent + 1];
	while (mantissa.lt(1)) [mantissa, exponent] = [mantissa.mul(10), exponent - 1];
	return { mantissa, exponent };
}

const tenTo = (exponent: number): Fraction =>
	exponent < 0 ? new Fraction(1n, 10n ** BigInt(-exponent)) : new Fraction(10n ** BigInt(exponent));

export const scaled = (mantissa: Fraction, exponent: number): Fraction =>
	mantissa.mul(tenTo(exponent));

/** 3.2 × 10⁵; any factor in front, also one that is not yet from 1 to 10. */
export const timesTen = (factor: Fraction, exponent: number): Expression =>
	times(amount(factor), power(10, exponent));

export const scientificExpression = (value: Fraction): Expression => {
	const { mantissa, exponent } = scientific(value);
	return timesTen(mantissa, exponent);
};
