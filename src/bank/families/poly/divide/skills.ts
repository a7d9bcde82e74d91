/** poly.divide: long and synthetic division of polynomials. */
import {
	added,
	type Coefficients,
	divided,
	multiplied,
	reduced,
	same,
	scaled,
	termsOf,
	written,
	zeroAt,
} from '../../../../math/coefficients.ts';
import {
	brackets,
	continued,
	difference,
	equation,
	type Expression,
	power,
	product,
	quotient as fraction,
	sum,
	symbol,
} from '../../../../math/expression.ts';
import { plainNumber } from '../../../../math/plain-notation.ts';
import { uncollected } from '../../../../math/polynomial.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import {
	type Draft,
	type Draw,
	type Line,
	line,
	polynomial,
	quotientRemainder,
	sentence,
	type Skills,
	withMisconceptions,
	type WrongAnswer,
} from '../../../family.ts';
import { productTerms } from '../../../steps/expanding.ts';
import { CHANGE_SIGNS } from '../../../steps/sum-of-polynomials.ts';
import { drawnCoefficients, syntheticLines } from '../../../steps/synthetic-division.ts';

export const skills: Skills = {
	'Divide by x − k'(draw) {
		const divisor = zeroAt(draw.int('k'));
		const quotient = drawnCoefficients(draw, 'q', draw.random.int(2, 3));
		const synthetic = draw.random.int(0, 1) === 1;
		return question(divisor, quotient, [draw.int('r')], synthetic ? 'synthetic' : 'long');
	},

	'Divide by a general linear or quadratic divisor'(draw) {
		const [a, b] = [draw.int('a'), draw.int('b')];
		if (draw.inTurn('type') !== 'quadratic') {
			if (a === 1) return undefined;
			const quotient = drawnCoefficients(draw, 'q', draw.random.int(1, 2));
			return question([a, -b], quotient, [draw.int('r')], 'long');
		}
		const divisor = [1, draw.random.int(-3, 3), b];
		const remainder = [draw.random.int(-5, 5), draw.int('r')];
		const quotient = drawnCoefficients(draw, 'q', draw.random.int(1, 2));
		return question(divisor, quotient, remainder, 'long');
	},

	'Reconstruct a missing part of a division': reconstructed,

	'Use long division with polynomials'(draw) {
		const quadratic = draw.random.int(0, 1) === 1;
		const drawn = drawnCoefficients(draw, 'd coefs', quadratic ? 2 : 1);
		const divisor = quadratic
			? [1, ...drawn.slice(1)]
			: [Math.abs(drawn[0] ?? 1), ...drawn.slice(1)];
		const quotient = drawnCoefficients(draw, 'q coefs', draw.random.int(1, 2));
		const remainder = quadratic ? [draw.random.int(-5, 5), draw.int('r')] : [draw.int('r')];
		return question(divisor, quotient, remainder, 'long');
	},

	'Use synthetic division'(draw) {
		const quotient = drawnCoefficients(draw, 'q coefs', 2);
		return question(zeroAt(draw.int('k')), quotient, [draw.int('r')], 'synthetic');
	},
};

function question(
	divisor: Coefficients,
	quotient: Coefficients,
	remainder: Coefficients,
	method: 'long' | 'synthetic',
): Draft | undefined {
	const rest = reduced(remainder);
	const dividend = added(multiplied(divisor, quotient), rest);
	if (dividend.some((value) => Math.abs(value) > 99) || dividend.filter(Boolean).length < 3)
		return undefined;
	const answer = quotientRemainder(written(quotient), written(rest));
	const k = -(divisor[1] ?? 0);
	const [first = 1, ...others] = divisor;
	const turned = [first, ...others.map((value) => -value + 0)];
	const { quotient: mistaken, remainder: mistakenRest } = divided(dividend, turned);
	const begin = method === 'synthetic' ? 'Use synthetic division to divide' : 'Divide';
	return {
		prompt: say`${begin} ${written(dividend)} by ${written(divisor)}. State the quotient and the remainder.`,
		answer: withMisconceptions(
			answer,
			...(rest.some((value) => value !== 0)
				? [
						[
							quotientRemainder(written(quotient), written(scaled(rest, -1))),
							method === 'synthetic'
								? 'changed the sign of the remainder'
								: 'subtracted in the reverse order in the last step',
						] satisfies WrongAnswer,
					]
				: []),
			[
				quotientRemainder(written(mistaken), written(mistakenRest)),
				method === 'synthetic'
					? `multiplied by ${plainNumber(-k)} instead of ${plainNumber(k)}`
					: 'subtracted only the first term of each product, and added the rest',
			],
		),
		steps: [
			...(method === 'synthetic'
				? syntheticLines(dividend, k)
				: [...missingTermLines(dividend), ...longDivisionLines(dividend, divisor)]),
			line(
				divisionStatement(dividend, divisor, quotient, rest),
				'dividend = divisor × quotient + remainder',
			),
			sentence(say`The quotient is ${written(quotient)}, and the remainder is ${written(rest)}.`),
		],
		hints: [hintOf(dividend, divisor, method)],
	};
}

function hintOf(dividend: Coefficients, divisor: Coefficients, method: string): Prose {
	if (dividend.includes(0))
		return say`Which power of ${symbol('x')} is missing from the dividend? What is its coefficient?`;
	return method === 'synthetic'
		? say`What are the coefficients of the dividend? For which value of ${symbol('x')} is ${written(divisor)} equal to 0?`
		: say`What do you get when you divide the leading term of the dividend by the leading term of ${written(divisor)}? What do you then subtract?`;
}

// Long division of polynomials as it is written on the board.

/** What a learner easily overlooks: like terms stay in line only if a missing power has a place, too. */
const missingTermLines = (dividend: Coefficients): Line[] =>
	dividend.flatMap((value, at) => {
		const degree = dividend.length - 1 - at;
		if (value !== 0 || degree === 0) return [];
		const missing = degree === 1 ? symbol('x') : power('x', degree);
		return [
			sentence(
				say`The dividend has no ${missing}-term, so the coefficient of ${missing} is ${0}.`,
				'a placeholder for the missing term keeps like terms lined up',
			),
		];
	});

/** One line for each term of the quotient: what is divided, what is subtracted, what is left. */
function longDivisionLines(dividend: Coefficients, divisor: Coefficients): Line[] {
	const { quotient } = divided(dividend, divisor);
	let left = dividend;
	return quotient.flatMap((factor, at) => {
		const degree = quotient.length - 1 - at;
		const whole = reduced(left);
		const leading = [whole[0] ?? 0, ...whole.slice(1).map(() => 0)];
		left = left.slice(1).map((value, i) => value - factor * (divisor[i + 1] ?? 0));
		if (factor === 0) return [];
		const term = [factor, ...Array.from({ length: degree }, () => 0)];
		const taken = [...scaled(divisor, factor), ...Array.from({ length: degree }, () => 0)];
		const lead = [divisor[0] ?? 1, ...divisor.slice(1).map(() => 0)];
		const single = factor === 1 && degree === 0;
		const shown = single
			? written(divisor)
			: product(...factorsOf(written(term)), written(divisor));
		const worth = single ? '' : say`, which is ${written(taken)}`;
		return [
			sentence(
				say`${written(leading)} divided by ${written(lead)} is ${written(term)}. Subtract ${shown}${worth}. This leaves ${written(reduced(left))}.`,
				at === 0 ? 'divide the leading terms, multiply, and subtract' : undefined,
			),
		];
	});
}

/** 3x² as 3, x²: in a product the brackets would serve no purpose. */
const factorsOf = (term: Expression): Expression[] =>
	term.kind === 'product' ? term.factors : [term];

/** Sums written one after the other, without brackets. */
const joined = (...parts: Expression[]): Expression =>
	sum(...parts.flatMap((part) => (part.kind === 'sum' ? part.terms : [part])));

/** dividend = divisor × quotient + remainder; a remainder 0 is not written. */
function divisionStatement(
	dividend: Coefficients,
	divisor: Coefficients,
	quotient: Coefficients,
	remainder: Coefficients,
): Expression {
	const whole = product(written(divisor), written(quotient));
	const even = remainder.every((value) => value === 0);
	return equation(written(dividend), even ? whole : joined(whole, written(remainder)));
}

// One of the four polynomials in "dividend = divisor × quotient + remainder" is missing.

type Parts = Record<'dividend' | 'divisor' | 'quotient' | 'remainder', Coefficients>;

function reconstructed(draw: Draw): Draft | undefined {
	const ask = draw.inTurn('ask');
	const drawn = drawnCoefficients(draw, 'd', draw.random.int(1, 2));
	const divisor = [1, ...drawn.slice(1)];
	const quotient = drawnCoefficients(draw, 'q', draw.random.int(1, 2));
	const rest = draw.int('r');
	const remainder = reduced(divisor.length > 2 ? [draw.random.int(-4, 4), rest] : [rest]);
	if (remainder.length === 1 && rest === 0) return undefined;
	// Otherwise the quotient, copied from the question, would be right.
	if (ask === 'remainder' && same(remainder, quotient)) return undefined;
	const dividend = added(multiplied(divisor, quotient), remainder);
	if (dividend.some((value) => Math.abs(value) > 99) || dividend.filter(Boolean).length < 3)
		return undefined;
	const parts = { dividend, divisor, quotient, remainder };
	if (ask === 'dividend') return findDividend(parts);
	return ask === 'divisor' ? findDivisor(parts) : findRemainder(parts);
}

function findDividend({ dividend, divisor, quotient, remainder }: Parts): Draft {
	const whole = multiplied(divisor, quotient);
	return {
		prompt: say`A polynomial is divided by ${written(divisor)}. The quotient is ${written(quotient)} and the remainder is ${written(remainder)}. Find the polynomial in expanded form.`,
		answer: withMisconceptions(
			polynomial(written(dividend)),
			[polynomial(written(whole)), 'left out the remainder'],
			[
				polynomial(written(added(whole, scaled(remainder, -1)))),
				'subtracted the remainder instead of adding it',
			],
		),
		steps: [
			sentence(say`The polynomial is the divisor times the quotient, plus the remainder.`),
			line(joined(product(written(divisor), written(quotient)), written(remainder))),
			line(
				continued(
					uncollected(...productTerms(termsOf(divisor), termsOf(quotient)), ...termsOf(remainder)),
				),
				'multiply each term of the first factor by each term of the second',
			),
			line(continued(written(dividend)), 'combine like terms'),
		],
		hints: [
			say`When 17 is divided by 5, the quotient is 3 and the remainder is 2. How do you get 17 from the other numbers?`,
		],
	};
}

function findDivisor({ dividend, divisor, quotient, remainder }: Parts): Draft {
	const rest = added(dividend, scaled(remainder, -1));
	const [lead = 1, ...others] = quotient;
	const turned = [lead, ...others.map((value) => -value + 0)];
	return {
		prompt: say`When ${written(dividend)} is divided by a polynomial, the quotient is ${written(quotient)} and the remainder is ${written(remainder)}. Find the divisor.`,
		answer: withMisconceptions(
			polynomial(written(divisor)),
			[
				polynomial(written(divided(dividend, quotient).quotient)),
				'did not subtract the remainder before dividing',
			],
			[
				polynomial(written(divided(rest, turned).quotient)),
				'subtracted only the first term of each product, and added the rest',
			],
		),
		steps: [
			line(
				equation(difference(written(dividend), brackets(written(remainder))), written(rest)),
				'subtract the remainder from the dividend',
			),
			line(fraction(written(rest), written(quotient)), 'divide by the quotient'),
			...longDivisionLines(rest, quotient),
			sentence(say`The divisor is ${written(divisor)}.`),
		],
		hints: [
			say`What do you get when you subtract the remainder from the dividend?`,
			say`What must you divide the result by to find the divisor?`,
		],
	};
}

function findRemainder({ dividend, divisor, quotient, remainder }: Parts): Draft {
	const whole = multiplied(divisor, quotient);
	return {
		prompt: say`When ${written(dividend)} is divided by ${written(divisor)}, the quotient is ${written(quotient)}. Find the remainder.`,
		answer: withMisconceptions(
			polynomial(written(remainder)),
			[polynomial(written(scaled(remainder, -1))), 'subtracted in the reverse order'],
			[polynomial(written(added(dividend, whole))), 'added the product instead of subtracting it'],
		),
		steps: [
			line(product(written(divisor), written(quotient)), 'the divisor times the quotient'),
			line(
				continued(uncollected(...productTerms(termsOf(divisor), termsOf(quotient)))),
				'multiply each term of the first factor by each term of the second',
			),
			line(continued(written(whole)), 'combine like terms'),
			line(
				difference(written(dividend), brackets(written(whole))),
				'the remainder is the dividend minus this product',
			),
			line(continued(joined(written(dividend), written(scaled(whole, -1)))), CHANGE_SIGNS),
			line(continued(written(remainder)), 'combine like terms'),
			sentence(say`The remainder is ${written(remainder)}.`),
		],
		hints: [
			say`What is the product of the divisor and the quotient? How do you get from there to the dividend?`,
		],
	};
}
