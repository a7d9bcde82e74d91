/** cplx.ops: roots of negative numbers, powers of i, and the four operations on a + bi. */
import Fraction from 'fraction.js';
import {
	complexNumber,
	type Gaussian,
	imaginaryPart,
	productTerms,
} from '../../../../math/complex-number.ts';
import {
	brackets,
	continued,
	equation,
	type Expression,
	num,
	type Number,
	power,
	product,
	quotient,
	sum,
	symbol,
} from '../../../../math/expression.ts';
import { plainMonomial, plainNumber } from '../../../../math/plain-notation.ts';
import { term } from '../../../../math/polynomial.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import { tex } from '../../../../math/tex.ts';
import {
	caseOf,
	type Draft,
	type DraftAnswer,
	type Draw,
	type Line,
	line,
	orderedList,
	sentence,
	type Skills,
	takeAway,
	withMisconceptions,
	written,
	type WrongAnswer,
} from '../../../family.ts';
import { powerOfI, productOfRoots, rootOfNegative } from './roots.ts';

// Conjugates, and equations whose real and imaginary parts are compared.

const I = symbol('i');

const complex = (re: Number, im: Number): DraftAnswer => written('complex', complexNumber(re, im));

function conjugateProduct([a, b]: Gaussian): Draft {
	const [z, conjugate] = [complexNumber(a, b), complexNumber(a, -b)];
	return {
		prompt: say`Multiply ${brackets(z)} by its conjugate.`,
		answer: withMisconceptions(
			complex(a * a + b * b, 0),
			[complex(a * a - b * b, 0), 'replaced i² with 1 instead of −1'],
			[
				complex(a * a - b * b, 2 * a * b),
				'squared the number instead of multiplying by its conjugate',
			],
		),
		steps: [
			sentence(
				say`The conjugate of ${z} is ${conjugate}.`,
				'the conjugate has the opposite imaginary part',
			),
			line(product(z, conjugate)),
			line(
				continued(
					sum(a * a, b * b === 1 ? product(-1, power(I, 2)) : product(-b * b, power(I, 2))),
				),
				'product of a sum and a difference: (p + q)(p − q) = p² − q²',
			),
			line(continued(sum(a * a, b * b)), 'i² = −1'),
			line(continued(a * a + b * b), 'add'),
		],
		hints: [
			say`Which sign changes in the conjugate of ${sum('a', product('b', 'i'))}? Which pattern does the product follow?`,
		],
	};
}

/** mx + (y + n)i = p + qi for real x and y. */
function equality([x, y]: Gaussian, { random }: Draw): Draft | undefined {
	const [m, n] = [random.int(2, 6), random.pick([-1, 1]) * random.int(1, 9)];
	if (x === y || y + n === 0) return undefined;
	const left = sum(product(m, 'x'), product(sum('y', n), I));
	const problem = equation(left, complexNumber(m * x, y + n));
	return {
		prompt: say`Find the real numbers ${symbol('x')} and ${symbol('y')} for which ${problem}. Write the value of ${symbol('x')} first, then the value of ${symbol('y')}, separated by a comma.`,
		answer: withMisconceptions(
			orderedList(x, y),
			[orderedList(x, y + n), 'used the imaginary part as y without solving for y'],
			[orderedList(m * x, y), 'used the real part as x without solving for x'],
			[orderedList(y, x), 'wrote y before x'],
		),
		steps: [
			line(problem),
			line(equation(product(m, 'x'), m * x), 'equal complex numbers have equal real parts'),
			line(equation('x', x), `divide both sides by ${m}`),
			line(equation(sum('y', n), y + n), 'equal complex numbers have equal imaginary parts'),
			line(equation('y', y), takeAway(n)),
			sentence(say`So ${equation('x', x)} and ${equation('y', y)}.`),
		],
		hints: [say`What is the real part of each side? What is the coefficient of ${I} on each side?`],
	};
}

function quotientOf([a, b]: Gaussian, [c, d]: Gaussian): Draft | undefined {
	if (a === 0 && b === 0) return undefined;
	const [top, bottom] = [complexNumber(a, b), complexNumber(c, d)];
	const conjugate = complexNumber(c, -d);
	const size = c * c + d * d;
	const [re, im] = [a * c + b * d, b * c - a * d];
	const answer = complexNumber(new Fraction(re, size), new Fraction(im, size));
	const over = [a, b].includes(0)
		? product(a === 0 ? complexNumber(0, b) : num(a), conjugate)
		: product(top, conjugate);
	return {
		prompt: say`Divide: ${quotient(top, bottom)}. ${FORM}`,
		answer: withMisconceptions(
			written('complex', answer),
			[
				complex(new Fraction(a * c - b * d, size), new Fraction(im, size)),
				'replaced i² with 1 in the numerator',
			],
			...separately([a, b], [c, d]),
			...(c * c === d * d ? [] : [underDifference(re, im, c * c - d * d)]),
		),
		steps: [
			line(quotient(top, bottom)),
			line(
				continued(quotient(over, product(bottom, conjugate))),
				'multiply the numerator and the denominator by the conjugate of the denominator',
			),
			line(
				continued(quotient(productTerms([a, b], [c, -d]), sum(c * c, d * d))),
				'multiply in the numerator; in the denominator, (c + di)(c − di) = c² + d²',
			),
			...numeratorLines([a, b], [c, d]),
			...(size === 1 ? [] : [line(continued(answer), `divide each part by ${size}`)]),
		],
		hints: [
			say`What is the conjugate of the denominator? What is the product of a complex number and its conjugate?`,
		],
	};
}

const separately = ([a, b]: Gaussian, [c, d]: Gaussian): WrongAnswer[] =>
	c === 0 || d === 0
		? []
		: [
				[
					complex(new Fraction(a, c), new Fraction(b, d)),
					'divided the real parts and the imaginary parts separately',
				],
			];

const underDifference = (re: number, im: number, under: number): WrongAnswer => [
	complex(new Fraction(re, under), new Fraction(im, under)),
	'subtracted the squares in the denominator instead of adding them',
];

/** (a + bi)(c − di) over c² + d²: i² replaced, then like terms combined. */
function numeratorLines([a, b]: Gaussian, [c, d]: Gaussian): Line[] {
	const size = c * c + d * d;
	const terms = [
		...(a * c === 0 ? [] : [num(a * c)]),
		...[-a * d, b * c].filter((value) => value !== 0).map(imaginaryPart),
		...(b * d === 0 ? [] : [num(b * d)]),
	];
	const [only, ...more] = terms;
	const replaced: Expression = only && more.length === 0 ? only : sum(...terms);
	const combined = complexNumber(a * c + b * d, b * c - a * d);
	const isSame = tex(replaced) === tex(combined);
	const why = terms.length > 2 ? 'combine like terms' : 'write the real part first';
	return [
		line(continued(quotient(replaced, size)), b * d === 0 ? 'add in the denominator' : 'i² = −1'),
		...(isSame ? [] : [line(continued(quotient(combined, size)), why)]),
	];
}

export const skills: Skills = {
	'Simplify square roots of negatives and powers of i': (draw) =>
		caseOf(
			{ root: rootOfNegative, power: powerOfI, product: productOfRoots },
			draw.inTurn('kind'),
		)(draw),

	'Add, subtract, and multiply complex numbers': (draw) =>
		caseOf(
			{ '+': addition, '-': subtraction, x: multiplication },
			draw.inTurn('op'),
		)(...pairOf(draw)),

	'Divide complex numbers using conjugates': (draw) => quotientOf(...pairOf(draw)),

	'Square, multiply conjugates, and equate complex numbers': (draw) =>
		caseOf({ square, conjugate: conjugateProduct, equality }, draw.inTurn('kind'))(
			[draw.int('a'), draw.int('b')],
			draw,
		),
};

const pairOf = (draw: Draw): [Gaussian, Gaussian] => [
	[draw.int('a'), draw.int('b')],
	[draw.int('c'), draw.int('d')],
];

// Sums, differences and products of complex numbers.

const FORM: Prose = say`Write the answer in the form ${sum('a', product('b', 'i'))}.`;

const grouped = (z: Gaussian, w: Gaussian, sign: 1 | -1): Expression =>
	sum(brackets(sum(z[0], sign * w[0])), product(brackets(sum(z[1], sign * w[1])), I));

function addition(z: Gaussian, w: Gaussian): Draft | undefined {
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

function subtraction(z: Gaussian, w: Gaussian): Draft | undefined {
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

function multiplication(z: Gaussian, w: Gaussian): Draft | undefined {
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

function square([a, b]: Gaussian): Draft | undefined {
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
