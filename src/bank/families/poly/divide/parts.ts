/** One of the four polynomials in "dividend = divisor × quotient + remainder" is missing. */
import {
	brackets,
	continued,
	difference,
	equation,
	product,
	quotient as fraction,
} from '../../../../math/expression.ts';
import { uncollected } from '../../../../math/polynomial.ts';
import { say } from '../../../../math/prose.ts';
import {
	type Draft,
	type Draw,
	line,
	polynomial,
	sentence,
	withMisconceptions,
} from '../../../family.ts';
import {
	added,
	type Coefficients,
	divided,
	drawnCoefficients,
	multiplied,
	same,
	reduced,
	scaled,
	termsOf,
	written,
} from '../../../steps/coefficients.ts';
import { productTerms } from '../../../steps/expanding.ts';
import { CHANGE_SIGNS } from '../../../steps/sum-of-polynomials.ts';
import { joined, longDivisionLines } from './long-division.ts';

type Parts = Record<'dividend' | 'divisor' | 'quotient' | 'remainder', Coefficients>;

export function reconstructed(draw: Draw): Draft | undefined {
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
