/** Direct, inverse, and joint variation: each mistake is repeated with the numbers of the prompt. */
import { calculated, changedBy } from '../relations/calculations.ts';
import { either } from '../relations/combined.ts';
import { changed } from '../relations/relations.ts';
import { rule, type Rule } from '../rule.ts';

/** From y at one x to y at another one. */
const direct = (y: number, x: number, other: number): number => (y * other) / x;

const inverse = (y: number, x: number, other: number): number => (y * x) / other;

/** From y at one x to the x of another y, for direct variation. */
const inputOf = (x: number, y: number, other: number): number => (x * other) / y;

/** "As the square": with the square of each x. */
const squared =
	(vary: typeof direct) =>
	(y: number, x: number, other: number): number =>
		vary(y, x ** 2, other ** 2);

/** z at x and y, and at another x and y: directly as x and inversely as the power of y. */
const joint =
	(power: number) =>
	(z: number, x: number, y: number, otherX: number, otherY: number): number =>
		((z * otherX) / x) * (otherY / y) ** power;

const POWERS = [1, 2, -1, -2];

const ofJoint = (
	mistake: (
		power: number,
	) => (z: number, x: number, y: number, otherX: number, otherY: number) => number,
) => either(...POWERS.map((power) => calculated(joint(power), mistake(power))));

const STEP = 'the (?:increase|decrease) in .*';

export const VARIATION_RULES: readonly Rule[] = [
	rule(
		either(calculated(inverse, direct), calculated(squared(inverse), squared(direct))),
		'used direct variation instead of inverse variation',
	),
	rule(
		either(calculated(direct, inverse), calculated(squared(direct), squared(inverse))),
		'used inverse variation instead of direct variation',
	),
	rule(
		either(
			...[direct, inverse, inputOf].map((vary) =>
				calculated(
					vary,
					(y, x, other) => y + (other - x),
					(y, x, other) => y + (x - other),
				),
			),
			calculated(inputOf, (x, y, other) => x + (other - y)),
		),
		`(?:added|subtracted) ${STEP} (?:to|from) .*`,
	),
	rule(
		ofJoint(() => (z, x, _, otherX) => (z * otherX) / x),
		'used direct variation with .* alone',
	),
	rule(
		ofJoint(() => (z, x, _, otherX) => (z * x) / otherX),
		'used inverse variation with .* alone',
	),
	rule(
		ofJoint((power) => (z, x, y, otherX, otherY) => 1 / joint(power)(1 / z, x, y, otherX, otherY)),
		'switched direct and inverse variation',
		'used inverse variation with the product of .* instead of joint variation',
	),
	rule(
		either(calculated(squared(inverse), inverse), calculated(squared(direct), direct)),
		'used the .* instead of its square',
	),
	rule(
		calculated(inputOf, (x, y, other) => (other * y) / x),
		'multiplied the .* by the constant of variation instead of dividing',
	),
	rule(
		calculated(
			(factor) => 1 / factor ** 2,
			(factor) => factor ** 2,
		),
		'used direct variation with the square instead of inverse variation',
	),
	rule(
		calculated(
			(factor) => 1 / factor ** 2,
			(factor) => 1 / factor,
		),
		'used the reciprocal of the factor without squaring it',
	),
	rule(
		changedBy((_, factor) => factor),
		'treated .* as directly proportional to .*',
	),
	rule(
		changed((value) => 1 - value),
		'found the part of the .* that is saved',
	),
	rule(
		calculated(
			(factor) => factor ** 2,
			(factor) => 2 * factor,
		),
		'multiplied the factor by 2 instead of squaring it',
	),
];
