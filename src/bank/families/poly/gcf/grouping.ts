/** Four terms factored by grouping: cubics, and products of two letters. */
import { caseOf, type Draft, type Draw, type Skills } from '../../../family.ts';
import { anyLetter, lettersFor } from '../../../contexts/names.ts';
import { coprime } from '../../../../math/gcd.ts';
import { isSquare } from '../../../../math/surd.ts';
import {
	factorQuestion,
	groupingPattern,
	groupingThenSquares,
} from '../../../steps/factor-patterns.ts';
import { ALONE } from '../../../steps/factoring.ts';

export const GROUPING: Skills = {
	'Factor four-term polynomials by grouping': (draw) => caseOf(FORMS, draw.inTurn('form'))(draw),
	'Factor by grouping': (draw) =>
		draw.inTurn('cubic') === 'yes' ? cubic(draw) : twoLetters(draw, false),
	'Factor by grouping in one or two variables': (draw) =>
		draw.inTurn('type') === 'cubic' ? cubic(draw) : twoLetters(draw, false),

	'Factor a cubic by grouping'(draw) {
		const [a, b, k] = [draw.int('a'), draw.int('b'), draw.int('k')];
		const x = anyLetter(draw.random);
		if (draw.inTurn('square') === 'yes') {
			if (!coprime(k, b) || Math.abs(a) * b * b > 500 || Math.abs(a) === b) return undefined;
			return factorQuestion(ALONE, groupingThenSquares(x, a, k, b));
		}
		const sign = draw.random.pick([1, -1] as const);
		if (sign === -1 && isSquare(k) && isSquare(b)) return undefined;
		return factorQuestion(
			ALONE,
			groupingPattern({ a: k, u: x + x, b: sign * b, c: 1, w: x, d: a }),
		);
	},
};

const numbers = (draw: Draw) => ({
	a: Math.abs(draw.int('a')),
	b: draw.int('b'),
	c: Math.abs(draw.int('c')),
	d: draw.int('d'),
});

function cubic(draw: Draw): Draft | undefined {
	const x = anyLetter(draw.random);
	return factorQuestion(ALONE, groupingPattern({ ...numbers(draw), u: x + x, w: x }));
}

function twoLetters(draw: Draw, mixed: boolean): Draft | undefined {
	const { x, y } = lettersFor(draw.random, true);
	return factorQuestion(ALONE, groupingPattern({ ...numbers(draw), u: x, w: y }, { mixed }));
}

const FORMS: Readonly<Record<string, (draw: Draw) => Draft | undefined>> = {
	'four terms, one letter': cubic,
	'four terms, two letters': (draw) => twoLetters(draw, false),
	'reordering needed': (draw) => twoLetters(draw, true),
};
