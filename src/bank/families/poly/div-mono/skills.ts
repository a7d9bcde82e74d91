/** poly.div-mono: divide a polynomial by a monomial. */
import { quotient } from '../../../../math/expression.ts';
import {
	linear,
	type Monomial,
	monomialExpression,
	multiply,
	type Polynomial,
	scale,
	term,
} from '../../../../math/polynomial.ts';
import { say } from '../../../../math/prose.ts';
import {
	type Draft,
	type Draw,
	expression,
	sentence,
	type Skills,
	withMisconceptions,
	withUnit,
	type WrongAnswer,
} from '../../../family.ts';
import { anyLetter, lettersFor } from '../../../contexts/names.ts';
import { coprime } from '../../../../math/gcd.ts';
import { divide, divisionLines, shown, withRemainders } from './remainders.ts';

export const skills: Skills = {
	'Divide a trinomial by a monomial'(draw) {
		const x = anyLetter(draw.random);
		const result = [term(draw.int('a'), x + x), term(draw.int('b'), x), term(draw.int('c'))];
		return exactly(result, term(draw.int('k'), x.repeat(draw.int('n'))));
	},

	'Divide a polynomial by a monomial'(draw) {
		const { x, y } = lettersFor(draw.random, draw.random.int(0, 1) === 1);
		const falling = draw.random.sample([0, 1, 2, 3, 4], 3).sort((a, b) => b - a);
		const rising = draw.random.sample([0, 1, 2, 3], 3).sort((a, b) => a - b);
		const result = (['a', 'b', 'c'] as const).map((name, at) =>
			term(draw.int(name), x.repeat(falling[at] ?? 0) + y.repeat(rising[at] ?? 0)),
		);
		const front = x.repeat(draw.int('n')) + y.repeat(draw.random.int(1, 2));
		return exactly(result, term(draw.int('k'), front));
	},

	'Divide by a monomial, leaving fractional terms': withRemainders,

	'Find a missing dimension from area or volume'(draw) {
		const front = term(draw.int('k'), 'x'.repeat(draw.int('n')));
		const inside = linear(draw.int('a'), 'x', draw.int('b'));
		if (!coprime(draw.int('a'), draw.int('b'))) return undefined;
		const { prompt, found } = dimension(draw, front, multiply([front], inside));
		const answer = withUnit(expression(shown(inside)), 'feet');
		return {
			prompt,
			answer: withMisconceptions(
				answer,
				...divisionMisconceptions(multiply([front], inside), front),
			),
			steps: [
				...divisionLines(multiply([front], inside), front, shown(inside), { why: found.why }),
				sentence(say`The ${found.name}, in feet, is ${shown(inside)}.`),
			],
			hints: [found.hint],
		};
	},
};

function dimension(draw: Draw, front: Monomial, whole: Polynomial) {
	const [given, total] = [monomialExpression(front), shown(whole)];
	if (draw.inTurn('shape') === 'rectangle')
		return {
			prompt: say`The area of a rectangular field, in square feet, is ${total}, and the length of one side, in feet, is ${given}. Write the length of an adjacent side, in feet, as a simplified expression.`,
			found: {
				name: 'length of the adjacent side',
				why: 'the length of a side is the area divided by the length of the adjacent side',
				hint: say`How do you find the length of a side from the area and the length of the adjacent side?`,
			},
		};
	return {
		prompt: say`The volume of a box, in cubic feet, is ${total}, and the area of its base, in square feet, is ${given}. Write its height, in feet, as a simplified expression.`,
		found: {
			name: 'height',
			why: 'the height is the volume divided by the area of the base',
			hint: say`How do you find the height from the volume and the area of the base?`,
		},
	};
}

function exactly(result: Polynomial, front: Monomial): Draft {
	const whole = result.flatMap((one) => multiply([front], [one]));
	return divide(
		say`Divide and simplify: ${quotient(shown(whole), monomialExpression(front))}.`,
		withMisconceptions(expression(shown(result)), ...divisionMisconceptions(whole, front)),
		divisionLines(whole, front, shown(result)),
	);
}

/** In place of whole ÷ front, which has no remainder. */
function divisionMisconceptions(whole: Polynomial, front: Monomial): WrongAnswer[] {
	const [lead, ...rest] = whole;
	if (!lead) return [];
	const powers = Object.fromEntries(
		Object.entries(lead.powers)
			.map(([letter, exponent]) => [letter, exponent - (front.powers[letter] ?? 0)] as const)
			.filter(([, exponent]) => exponent > 0),
	);
	const first: Monomial = { coefficient: lead.coefficient.div(front.coefficient), powers };
	return [
		[expression(shown([first, ...rest])), 'divided only the first term'],
		[
			expression(shown(scale(whole, front.coefficient.inverse()))),
			'divided the coefficients but did not subtract the exponents',
		],
	];
}
