/** One of the four polynomials in "dividend = divisor × quotient + remainder" is missing. */
import {
	brackets,
	continued,
	difference,
	equation,
	num,
	product,
	quotient as fraction,
	sum,
} from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import { polynomial } from '../../../answer.ts';
import { type Draft, type Draw, line, sentence } from '../../../family.ts';
import {
	added,
	type Coefficients,
	drawnCoefficients,
	multiplied,
	reduced,
	scaled,
	written,
} from '../../../steps/coefficients.ts';
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
		answer: polynomial(written(dividend)),
		steps: [
			sentence(say`The polynomial is the divisor times the quotient, plus the remainder.`),
			line(joined(product(written(divisor), written(quotient)), written(remainder))),
			line(continued(joined(written(whole), written(remainder))), 'multiply out the product'),
			line(continued(written(dividend)), 'combine like terms'),
		],
		hints: [
			say`Think of whole numbers: 17 divided by 5 is 3 with remainder 2, and ${equation(17, sum(product(5, num(3)), 2))}.`,
		],
	};
}

function findDivisor({ dividend, divisor, quotient, remainder }: Parts): Draft {
	const rest = added(dividend, scaled(remainder, -1));
	return {
		prompt: say`When ${written(dividend)} is divided by a polynomial, the quotient is ${written(quotient)} and the remainder is ${written(remainder)}. Find the divisor.`,
		answer: polynomial(written(divisor)),
		steps: [
			line(
				equation(difference(written(dividend), brackets(written(remainder))), written(rest)),
				'without the remainder the division comes out even',
			),
			line(fraction(written(rest), written(quotient)), 'divide by the quotient'),
			...longDivisionLines(rest, quotient),
			sentence(say`The divisor is ${written(divisor)}.`),
		],
		hints: [
			say`Subtract the remainder from the polynomial first. What must the quotient be multiplied by?`,
		],
	};
}

function findRemainder({ dividend, divisor, quotient, remainder }: Parts): Draft {
	const whole = multiplied(divisor, quotient);
	return {
		prompt: say`When ${written(dividend)} is divided by ${written(divisor)}, the quotient is ${written(quotient)}. Find the remainder.`,
		answer: polynomial(written(remainder)),
		steps: [
			line(
				equation(product(written(divisor), written(quotient)), written(whole)),
				'the divisor times the quotient',
			),
			line(
				difference(written(dividend), brackets(written(whole))),
				'the remainder is what is left of the polynomial',
			),
			line(continued(written(remainder)), 'combine like terms'),
			sentence(say`The remainder is ${written(remainder)}.`),
		],
		hints: [say`Multiply the divisor and the quotient. How much is missing to the polynomial?`],
	};
}
