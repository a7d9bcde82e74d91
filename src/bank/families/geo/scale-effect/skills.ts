/** geo.scale-effect: areas and volumes of similar figures. */
import Fraction from 'fraction.js';
import { equation, num, power, quotient, symbol, times } from '../../../../math/expression.ts';
import { gcd } from '../../../../math/gcd.ts';
import { say } from '../../../../math/prose.ts';
import {
	type Draft,
	type Draw,
	line,
	rational,
	sentence,
	type Skills,
	withMisconceptions,
	withUnit,
} from '../../../family.ts';

export const skills: Skills = {
	'Relate the areas of similar triangles': byAsk,
	'Relate scale factors to area and volume': byAsk,
};

const FLAT = ['triangles', 'rectangles', 'pentagons'] as const;
const SOLID = ['boxes', 'cylinders', 'cones', 'pyramids'] as const;

function byAsk(draw: Draw): Draft | undefined {
	const [one, two] = [draw.int('p'), draw.int('q')];
	const [p, q] = [Math.min(one, two), Math.max(one, two)];
	if (p === q || gcd(p, q) !== 1) return undefined;
	const ask = draw.inTurn('ask');
	const solids =
		ask.includes('volume') && (ask.startsWith('volume') || draw.random.int(0, 1) === 0);
	const flat =
		ask.includes('volume') || draw.country === 'USA' ? draw.random.pick(FLAT) : 'triangles';
	const things = solids ? draw.random.pick(SOLID) : flat;
	const [what, n] = solids ? (['volume', 3] as const) : (['area', 2] as const);
	const [over, under] = [p ** n, q ** n];
	const thing = things === 'boxes' ? 'box' : things.slice(0, -1);
	const sides = say`Two similar ${things} have a scale factor of ${num(new Fraction(p, q))} from the large ${thing} to the small ${thing}.`;
	const why = solids
		? 'the ratio of the volumes is the cube of the scale factor'
		: 'the ratio of the areas is the square of the scale factor';
	const hints = [
		solids
			? say`Every length is multiplied by the scale factor. What happens to the volume?`
			: say`Every length is multiplied by the scale factor. What happens to the area?`,
	];
	const named = sentence(
		say`Let ${symbol(letters(what)[0])} be the ${what} of the small ${thing}, and let ${symbol(letters(what)[1])} be the ${what} of the large ${thing}.`,
	);
	const ratioName = quotient(...letters(what));
	if (ask.endsWith('ratio'))
		return {
			prompt: say`${sides} Find the ratio of the ${what} of the small ${thing} to the ${what} of the large ${thing}, as a fraction in lowest terms.`,
			answer: withMisconceptions(
				rational(new Fraction(over, under)),
				[
					rational(new Fraction(p, q)),
					`gave the scale factor without ${solids ? 'cubing' : 'squaring'} it`,
				],
				[
					rational(new Fraction(n * p, q)),
					`multiplied the scale factor by ${n} instead of ${solids ? 'cubing' : 'squaring'} it`,
				],
				[
					rational(new Fraction(under, over)),
					`gave the ratio of the large ${thing} to the small ${thing}`,
				],
			),
			steps: [
				named,
				line(equation(ratioName, power(num(new Fraction(p, q)), n)), why),
				line(
					equation(ratioName, num(new Fraction(over, under))),
					`${solids ? 'cube' : 'square'} the numerator and the denominator`,
				),
				sentence(say`The ratio of the ${what}s is ${num(new Fraction(over, under))}.`),
			],
			hints,
		};
	const A = draw.int('A');
	if (ask === 'scale factor') {
		const units = solids ? 'cm³' : 'cm²';
		const many = draw.random.int(1, 4);
		if (many * under > 900) return undefined;
		return {
			prompt: say`The ${what}s of two similar ${things} are ${many * over} ${units} and ${many * under} ${units}. Find the scale factor from the large ${thing} to the small ${thing}, as a fraction in lowest terms.`,
			answer: withMisconceptions(
				rational(new Fraction(p, q)),
				[
					rational(new Fraction(over, under)),
					`gave the ratio of the ${what}s without taking the ${solids ? 'cube' : 'square'} root`,
				],
				[
					rational(new Fraction(q, p)),
					`gave the scale factor from the small ${thing} to the large ${thing}`,
				],
				[
					rational(new Fraction(over, under * n)),
					`divided by ${n} instead of taking the ${solids ? 'cube' : 'square'} root`,
				],
			),
			steps: [
				line(
					equation(power('k', n), quotient(many * over, many * under)),
					`k is the scale factor from the large ${thing} to the small ${thing}, so k${solids ? '³' : '²'} is the small ${what} over the large ${what}`,
				),
				...(many === 1
					? []
					: [
							line(
								equation(power('k', n), num(new Fraction(over, under))),
								'write the fraction in lowest terms',
							),
						]),
				line(
					equation('k', num(new Fraction(p, q))),
					solids
						? 'take the cube root'
						: 'take the positive square root, because a scale factor is positive',
				),
				sentence(say`The scale factor is ${num(new Fraction(p, q))}.`),
			],
			hints,
		};
	}
	if (A % over !== 0) return undefined;
	const large = (A / over) * under;
	if (large > 2000) return undefined;
	const unit = solids ? 'cm³' : 'cm²';
	return {
		prompt: say`${sides} The ${what} of the small ${thing} is ${A} ${unit}. Find the ${what} of the large ${thing}, in ${solids ? say`cubic centimetres` : say`square centimetres`}.`,
		answer: withMisconceptions(
			withUnit(rational(large), unit),
			[
				rational(new Fraction(A * q, p)),
				`multiplied by the scale factor without ${solids ? 'cubing' : 'squaring'} it`,
			],
			[
				rational(new Fraction(A * over, under)),
				`used the scale factor from the large ${thing} to the small ${thing}`,
			],
		),
		steps: [
			named,
			sentence(
				say`From the small ${thing} to the large ${thing}, the scale factor is ${num(new Fraction(q, p))}.`,
				'take the reciprocal',
			),
			line(
				equation(
					symbol(letters(what)[1]),
					times(power(num(new Fraction(q, p)), n), symbol(letters(what)[0])),
				),
				why,
			),
			line(
				equation(letters(what)[1], times(power(num(new Fraction(q, p)), n), A)),
				`substitute the ${what} of the small ${thing}`,
			),
			line(
				equation(letters(what)[1], times(num(new Fraction(under, over)), A)),
				`${solids ? 'cube' : 'square'} the scale factor`,
			),
			line(equation(letters(what)[1], large), 'multiply'),
			sentence(say`The ${what} of the large ${thing} is ${large} ${unit}.`),
		],
		hints,
	};
}

const letters = (what: 'area' | 'volume'): readonly [string, string] =>
	what === 'area' ? ['A_{1}', 'A_{2}'] : ['V_{1}', 'V_{2}'];
