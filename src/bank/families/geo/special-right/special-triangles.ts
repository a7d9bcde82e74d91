/** What every question about a special triangle is made of, and half of a square or of an equilateral triangle. */
import Fraction from 'fraction.js';
import {
	brackets,
	equation,
	type Expression,
	num,
	power,
	product,
	quotient,
	sum,
	times,
} from '../../../../math/expression.ts';
import { root } from '../../../../math/notation.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import { type Draw, type Line, line, radical, type WrongAnswer } from '../../../family.ts';
import type { Figure } from '../../../figures/figure.ts';
import { rightTriangle } from '../../../figures/right-triangle.ts';
import { size, sizeText, sizeWords, type Unit } from '../../../steps/measured.ts';
import { rootExpression } from '../../../steps/square-roots.ts';

export const HALVES: Readonly<Record<string, Make>> = {
	'45-45-90'(s, ask, unit, draw) {
		const [text, words] = [sizeText(s, unit), sizeWords(s, unit)];
		const byHypotenuse = say`The hypotenuse of a 45-45-90 triangle is ${size(s, unit)} long.`;
		const byLeg = say`Each leg of a 45-45-90 triangle is ${size(s, unit)} long.`;
		if (ask === 'leg')
			return {
				text: byHypotenuse,
				asked: 'the length of each leg',
				rationalizes: true,
				value: surd(new Fraction(s, 2), 2),
				misconceptions: LEG_45(s),
				lines: [
					line(equation(product('x', root(2)), s), `x is a leg; ${RATIO_45}`),
					...rationalized('x', s, 2),
					...reduced('x', s, 2),
				],
				hint: HINT_45,
				figure: fig45('x', text, `The hypotenuse is ${words}, and each leg is x.`),
			};
		if (ask === 'hypotenuse')
			return {
				text: byLeg,
				asked: 'the length of the hypotenuse',
				value: surd(s, 2),
				misconceptions: HYPOTENUSE_45(s),
				lines: [line(equation('x', times(s, root(2))), `x is the hypotenuse; ${RATIO_45}`)],
				hint: HINT_45,
				figure: fig45(text, 'x', `Each leg is ${words}, and the hypotenuse is x.`),
			};
		if (draw.random.int(0, 1) === 0)
			return {
				text: byHypotenuse,
				asked: 'the area of the triangle',
				square: true,
				value: num(new Fraction(s * s, 4)),
				misconceptions: [
					[radical(num(new Fraction(s * s, 2))), 'did not take half of the product of the legs'],
					[radical(surd(new Fraction(s * s, 4), 2)), 'used the hypotenuse as the height'],
				],
				lines: [
					line(equation(product('x', root(2)), s), `x is a leg; ${RATIO_45}`),
					...rationalized('x', s, 2),
					line(
						equation('A', product(half, power('x', 2))),
						'the area is half of the base times the height, and the legs are the base and the height',
					),
					line(
						equation('A', product(half, power(brackets(quotient(product(s, root(2)), 2)), 2))),
						'substitute the leg',
					),
					line(equation('A', times(half, quotient(2 * s * s, 4))), 'square the leg'),
					line(equation('A', num(new Fraction(s * s, 4))), 'multiply'),
				],
				hint: say`How does a leg compare with the hypotenuse? How do the two equal legs give the area?`,
				figure: fig45('x', text, `The hypotenuse is ${words}, and each leg is x.`),
			};
		return {
			text: byLeg,
			asked: 'the perimeter of the triangle',
			value: sum(2 * s, surd(s, 2)),
			misconceptions: [
				[radical(sum(s, surd(s, 2))), 'added only one of the two legs'],
				[
					radical(surd(3 * s, 2)),
					'combined a whole number and a radical as if they were like terms',
				],
				[radical(num(2 * s)), 'left out the hypotenuse'],
			],
			lines: [
				line(equation('x', surd(s, 2)), `x is the hypotenuse; ${RATIO_45}`),
				line(equation('P', sum(s, s, surd(s, 2))), 'add the lengths of all sides'),
				line(equation('P', sum(2 * s, surd(s, 2))), 'combine like terms'),
			],
			hint: HINT_45,
			figure: fig45(text, 'x', `Each leg is ${words}, and the hypotenuse is x.`),
		};
	},
	'30-60-90'(s, ask, unit, draw) {
		const [text, words] = [sizeText(s, unit), sizeWords(s, unit)];
		if (ask === 'leg')
			return {
				text: say`The hypotenuse of a 30-60-90 triangle is ${size(s, unit)} long.`,
				asked: 'the length of the longer leg',
				value: surd(new Fraction(s, 2), 3),
				misconceptions: [
					[radical(num(new Fraction(s, 2))), 'gave the shorter leg'],
					[radical(surd(new Fraction(s, 2), 2)), 'used √2 instead of √3'],
					[radical(surd(s, 3)), 'multiplied the hypotenuse by √3 without halving it'],
				],
				lines: [
					line(
						equation('a', num(new Fraction(s, 2))),
						'a is the shorter leg, half of the hypotenuse',
					),
					line(equation('x', product('a', root(3))), `x is the longer leg; ${RATIO_30}`),
					line(equation('x', surd(new Fraction(s, 2), 3)), 'substitute the value of a'),
				],
				hint: HINT_30,
				figure: fig30(
					'a',
					'x',
					text,
					`The hypotenuse is ${words}, the shorter leg is a, and the longer leg is x.`,
				),
			};
		if (ask === 'hypotenuse')
			return {
				text: say`The longer leg of a 30-60-90 triangle is ${size(s, unit)} long.`,
				asked: 'the length of the hypotenuse',
				rationalizes: true,
				value: surd(new Fraction(2 * s, 3), 3),
				misconceptions: [
					[radical(num(2 * s)), 'doubled the longer leg instead of the shorter one'],
					[radical(surd(new Fraction(s, 3), 3)), 'stopped at the shorter leg'],
					[radical(surd(2 * s, 3)), 'multiplied by √3 instead of dividing by it'],
				],
				lines: [
					line(
						equation(product('a', root(3)), s),
						'a is the shorter leg; the longer leg is √3 times as long',
					),
					...rationalized('a', s, 3),
					...reduced('a', s, 3),
					line(equation('x', product(2, 'a')), 'the hypotenuse x is twice the shorter leg'),
					line(equation('x', surd(new Fraction(2 * s, 3), 3)), 'substitute the value of a'),
				],
				hint: say`How does the longer leg compare with the shorter leg? How does the hypotenuse compare with the shorter leg?`,
				figure: fig30(
					'a',
					text,
					'x',
					`The longer leg is ${words}, the shorter leg is a, and the hypotenuse is x.`,
				),
			};
		const given = say`The shorter leg of a 30-60-90 triangle is ${size(s, unit)} long.`;
		const figure = fig30(
			text,
			'y',
			'x',
			`The shorter leg is ${words}, the longer leg is y, and the hypotenuse is x.`,
		);
		const sides = [
			line(equation('x', 2 * s), 'x is the hypotenuse, twice the shorter leg'),
			line(
				equation('y', surd(s, 3)),
				'y is the longer leg; in a 30-60-90 triangle, it is √3 times the shorter leg',
			),
		];
		if (draw.random.int(0, 1) === 0)
			return {
				text: given,
				asked: 'the area of the triangle',
				square: true,
				value: surd(new Fraction(s * s, 2), 3),
				misconceptions: [
					[radical(surd(s * s, 3)), 'did not take half of the product of the legs'],
					[radical(num(s * s)), 'used the hypotenuse instead of the longer leg'],
				],
				lines: [
					...sides.slice(1),
					line(
						equation('A', times(half, s, surd(s, 3))),
						'the area is half of the base times the height, and the legs are the base and the height',
					),
					line(equation('A', surd(new Fraction(s * s, 2), 3)), 'multiply'),
				],
				hint: say`How does the longer leg compare with the shorter leg? How do the two legs give the area?`,
				figure,
			};
		return {
			text: given,
			asked: 'the perimeter of the triangle',
			value: sum(3 * s, surd(s, 3)),
			misconceptions: [
				[radical(sum(3 * s, surd(s, 2))), 'used √2 instead of √3'],
				[radical(sum(s, surd(s, 3))), 'left out the hypotenuse'],
			],
			lines: [
				...sides,
				line(equation('P', sum(s, 2 * s, surd(s, 3))), 'add the lengths of all sides'),
				line(equation('P', sum(3 * s, surd(s, 3))), 'combine like terms'),
			],
			hint: HINT_30,
			figure,
		};
	},
};

// What every question about a special triangle is made of.

/** `factor` times √n. */
export const surd = (factor: Fraction | number, n: number): Expression => {
	const exact = new Fraction(factor);
	return rootExpression(exact.mul(exact).mul(n));
};

type Case = {
	text: Prose;
	/** What is asked, with its article: "the hypotenuse". */
	asked: string;
	square?: true;
	/** The length comes out with a square root in its denominator. */
	rationalizes?: true;
	value: Expression;
	misconceptions: WrongAnswer[];
	lines: Line[];
	hint: Prose;
	figure: Figure;
};

export const half = new Fraction(1, 2);
const RATIO_45 = 'in a 45-45-90 triangle, the hypotenuse is √2 times a leg';
const RATIO_30 = 'in a 30-60-90 triangle, the sides are in the ratio 1 : √3 : 2';
export const HINT_45 = say`A 45-45-90 triangle is half of a square. How does the hypotenuse compare with a leg?`;
const HINT_30 = say`A 30-60-90 triangle is half of an equilateral triangle. How does the shorter leg compare with the hypotenuse?`;

export const LEG_45 = (s: number): WrongAnswer[] => [
	[radical(surd(s, 2)), 'multiplied by √2 instead of dividing by it'],
	[radical(num(new Fraction(s, 2))), 'divided by 2 instead of √2'],
	[radical(surd(new Fraction(s, 3), 3)), 'divided by √3 instead of √2'],
];

export const HYPOTENUSE_45 = (s: number): WrongAnswer[] => [
	[radical(surd(s, 3)), 'multiplied by √3 instead of √2'],
	[radical(num(2 * s)), 'doubled the length instead of multiplying it by √2'],
	[radical(surd(new Fraction(s, 2), 2)), 'divided by √2 instead of multiplying by it'],
];

export type Make = (s: number, ask: string, unit: Unit, draw: Draw) => Case;

const fig45 = (leg: string, longest: string, words: string) =>
	rightTriangle(
		1,
		1,
		{ across: leg, up: leg, longest },
		`A right triangle with two angles of 45 degrees. ${words}`,
	);

const fig30 = (short: string, long: string, longest: string, words: string) =>
	rightTriangle(
		1.73,
		1,
		{ across: long, up: short, longest },
		`A right triangle with angles of 30 and 60 degrees. ${words}`,
	);

/** From s = √n times the length, which is written already. */
export const rationalized = (letter: string, s: number, n: number): Line[] => [
	line(equation(letter, quotient(s, root(n))), `divide both sides by √${n}`),
	line(
		equation(letter, quotient(product(s, root(n)), n)),
		`multiply the numerator and the denominator by √${n}`,
	),
];

/** One more line where s√n/n can be reduced. */
export const reduced = (letter: string, s: number, n: number): Line[] =>
	s % n === 0 ? [line(equation(letter, surd(new Fraction(s, n), n)), 'simplify the fraction')] : [];
