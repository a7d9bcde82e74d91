/** geo.scale-effect: areas and volumes of similar figures. CCSS G-GMD.A.3; MPM2D C2. */
import Fraction from 'fraction.js';
import { equation, num, power, quotient, symbol, times } from '../../../../math/expression.ts';
import { gcd } from '../../../../math/gcd.ts';
import { say } from '../../../../math/prose.ts';
import { rational, withUnit } from '../../../answer.ts';
import { type Draft, type Draw, line, sentence, type Skills } from '../../../family.ts';

export const skills: Skills = {
	'Areas of similar triangles': byAsk,
	'Scale factor and area or volume': byAsk,
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
	const sides = say`Two similar ${things} have a scale factor of ${num(new Fraction(p, q))} from the large one to the small one.`;
	const why = solids
		? 'volumes grow with the cube of the scale factor'
		: 'areas grow with the square of the scale factor';
	const hints = [
		solids
			? say`Each of the three dimensions is multiplied by the scale factor.`
			: say`Every length is multiplied by the scale factor: across as well as up.`,
	];
	const named = sentence(
		say`Let ${symbol(letters(what)[0])} be the ${what} of the small one and ${symbol(letters(what)[1])} the ${what} of the large one.`,
	);
	const ratioName = quotient(...letters(what));
	if (ask.endsWith('ratio'))
		return {
			prompt: say`${sides} Find the ratio of the ${what} of the small one to the ${what} of the large one, as a fraction in lowest terms.`,
			answer: rational(new Fraction(over, under)),
			steps: [
				named,
				line(equation(ratioName, power(num(new Fraction(p, q)), n)), why),
				line(equation(ratioName, num(new Fraction(over, under)))),
			],
			hints,
		};
	const A = draw.int('A');
	if (ask === 'scale factor') {
		const units = solids ? 'cm³' : 'cm²';
		const many = draw.random.int(1, 4);
		if (many * under > 900) return undefined;
		return {
			prompt: say`The ${what}s of two similar ${things} are ${many * over} ${units} and ${many * under} ${units}. Find the scale factor from the large one to the small one, as a fraction in lowest terms.`,
			answer: rational(new Fraction(p, q)),
			steps: [
				line(equation(power('k', n), quotient(many * over, many * under)), why),
				...(many === 1
					? []
					: [line(equation(power('k', n), num(new Fraction(over, under))), 'reduce the fraction')]),
				line(equation('k', num(new Fraction(p, q))), `take the ${solids ? 'cube' : 'square'} root`),
			],
			hints,
		};
	}
	if (A % over !== 0) return undefined;
	const large = (A / over) * under;
	if (large > 2000) return undefined;
	const unit = solids ? 'cm³' : 'cm²';
	return {
		prompt: say`${sides} The ${what} of the small one is ${A} ${unit}. Find the ${what} of the large one, in ${solids ? say`cubic centimetres` : say`square centimetres`}.`,
		answer: withUnit(rational(large), unit),
		steps: [
			named,
			sentence(
				say`From the small one to the large one the scale factor is ${num(new Fraction(q, p))}.`,
				'turn the fraction over',
			),
			line(equation(letters(what)[1], times(power(num(new Fraction(q, p)), n), A)), why),
			line(equation(letters(what)[1], times(num(new Fraction(under, over)), A))),
			line(equation(letters(what)[1], large)),
		],
		hints,
	};
}

const letters = (what: 'area' | 'volume'): readonly [string, string] =>
	what === 'area' ? ['A_{1}', 'A_{2}'] : ['V_{1}', 'V_{2}'];
