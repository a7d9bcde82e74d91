/** Sums, differences and products of complex numbers. */
import {
	brackets,
	continued,
	type Expression,
	num,
	power,
	product,
	sum,
	symbol,
} from '../../../../math/expression.ts';
import { term } from '../../../../math/polynomial.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import {
	type Draft,
	type DraftAnswer,
	line,
	withMisconceptions,
	written,
} from '../../../family.ts';
import {
	complexNumber,
	type Gaussian,
	imaginaryPart,
	productTerms,
} from '../../../steps/complex-number.ts';
import { plainMonomial, plainNumber } from '../../../../math/plain-notation.ts';

const I = symbol('i');

export const FORM: Prose = say`Write the answer in the form ${sum('a', product('b', 'i'))}.`;

const complex = (re: number, im: number): DraftAnswer => written('complex', complexNumber(re, im));

const grouped = (z: Gaussian, w: Gaussian, sign: 1 | -1): Expression =>
	sum(brackets(sum(z[0], sign * w[0])), product(brackets(sum(z[1], sign * w[1])), I));

export function addition(z: Gaussian, w: Gaussian): Draft | undefined {
	const [re, im] = [z[0] + w[0], z[1] + w[1]];
	if (re === 0 || im === 0) return undefined;
	const problem = sum(brackets(complexNumber(...z)), brackets(complexNumber(...w)));
	return {
		prompt: say`Add: ${problem}. ${FORM}`,
		answer: withMisconceptions(
			complex(re, im),
			[
				complex(z[0] + w[1], z[1] + w[0]),
				'added the real part of each number to the imaginary part of the other',
			],
			[complex(re, z[1] - w[1]), 'subtracted the imaginary parts instead of adding them'],
		),
		steps: [
			line(problem),
			line(continued(grouped(z, w, 1)), 'group the real parts and the imaginary parts'),
			line(
				continued(complexNumber(re, im)),
				'combine the real parts, and combine the imaginary parts',
			),
		],
		hints: [say`Which two terms are real? Which two have a factor of ${I}?`],
	};
}

export function subtraction(z: Gaussian, w: Gaussian): Draft | undefined {
	const [re, im] = [z[0] - w[0], z[1] - w[1]];
	if (re === 0 || im === 0) return undefined;
	const second = brackets(complexNumber(...w));
	const problem = sum(brackets(complexNumber(...z)), { kind: 'opposite', of: second });
	return {
		prompt: say`Subtract: ${problem}. ${FORM}`,
		answer: withMisconceptions(
			complex(re, im),
			[complex(re, z[1] + w[1]), 'subtracted only the real part of the second number'],
			[complex(z[0] + w[0], z[1] + w[1]), 'added instead of subtracting'],
		),
		steps: [
			line(problem),
			line(
				continued(sum(num(z[0]), imaginaryPart(z[1]), num(-w[0]), imaginaryPart(-w[1]))),
				'distribute the negative sign to both parts of the second number',
			),
			line(continued(grouped(z, w, -1)), 'group the real parts and the imaginary parts'),
			line(
				continued(complexNumber(re, im)),
				'combine the real parts, and combine the imaginary parts',
			),
		],
		hints: [say`Both parts of the second number are subtracted. What happens to their signs?`],
	};
}

export function multiplication(z: Gaussian, w: Gaussian): Draft | undefined {
	const [[a, b], [c, d]] = [z, w];
	const [re, im] = [a * c - b * d, a * d + b * c];
	if (re === 0 || im === 0) return undefined;
	const problem = product(complexNumber(...z), complexNumber(...w));
	return {
		prompt: say`Multiply: ${problem}. ${FORM}`,
		answer: withMisconceptions(
			complex(re, im),
			[complex(a * c + b * d, im), 'replaced i² with 1 instead of −1'],
			[complex(re, 0), 'multiplied real by real and imaginary by imaginary, and left out the rest'],
		),
		steps: [
			line(problem),
			line(
				continued(productTerms(z, w)),
				'multiply each term of the first factor by each term of the second',
			),
			line(
				continued(sum(num(a * c), imaginaryPart(a * d), imaginaryPart(b * c), num(-b * d))),
				'i² = −1',
			),
			line(continued(complexNumber(re, im)), 'combine like terms'),
		],
		hints: [say`Multiply as you would two binomials. What is the value of ${power(I, 2)}?`],
	};
}

export function square([a, b]: Gaussian): Draft | undefined {
	const [re, im] = [a * a - b * b, 2 * a * b];
	if (re === 0) return undefined;
	const problem = power(complexNumber(a, b), 2);
	return {
		prompt: say`Expand ${problem}. ${FORM}`,
		answer: withMisconceptions(
			complex(re, im),
			[complex(re, 0), 'squared each part and left out the middle term'],
			[complex(a * a + b * b, im), 'replaced i² with 1 instead of −1'],
		),
		steps: [
			line(problem),
			line(
				continued(
					sum(a * a, imaginaryPart(im), b * b === 1 ? power(I, 2) : product(b * b, power(I, 2))),
				),
				`square of a binomial: (p + q)² = p² + 2pq + q², with p = ${plainNumber(a)} and q = ${plainMonomial(term(b, 'i'))}`,
			),
			line(continued(sum(num(a * a), imaginaryPart(im), num(-b * b))), 'i² = −1'),
			line(continued(complexNumber(re, im)), 'combine the real parts'),
		],
		hints: [say`Square it as you would a binomial. What is the value of ${power(I, 2)}?`],
	};
}
