/** expr.distribute: expand brackets. CCSS 6.EE.A.3, 7.EE.A.1. */
import {
	brackets,
	continued,
	difference,
	type Expression,
	num,
	opposite,
	product,
	squareBrackets,
	sum,
} from '../../../../math/expression.ts';
import {
	linear,
	type Monomial,
	monomialExpression,
	plus,
	type Polynomial,
	polynomialExpression,
	scale,
} from '../../../../math/polynomial.ts';
import { say } from '../../../../math/prose.ts';
import { tex } from '../../../../math/tex.ts';
import { polynomial } from '../../../answer.ts';
import { anyLetter } from '../../../contexts/names.ts';
import { type Draft, type Draw, line, type Skills } from '../../../family.ts';
import { collectingLines } from '../../../steps/expanding.ts';

// Brackets inside brackets: a − k[b − m(x − c)], worked from the inside out.

export function nestedBrackets(draw: Draw): Draft | undefined {
	const x = anyLetter(draw.random);
	const [a, b, c] = [draw.int('a'), draw.int('b'), draw.int('c')];
	const [k, m] = [draw.int('k'), draw.int('m')];
	const [inside, lead] = [b + m * c, k * m];
	const constant = a - k * inside;
	if (constant === 0) return undefined;
	const problem = difference(
		a,
		product(k, squareBrackets(difference(b, product(m, difference(x, c))))),
	);
	const result = polynomialExpression(linear(lead, x, constant));
	const opened = squareBrackets(sum(b, product(-m, x), m * c));
	const tidy = squareBrackets(difference(inside, product(m, x)));
	return {
		prompt: say`Expand and simplify ${problem}.`,
		answer: polynomial(result),
		steps: [
			line(problem),
			line(
				continued(difference(a, product(k, opened))),
				`start with the inner pair: multiply each of its terms by -${m}`,
			),
			line(continued(difference(a, product(k, tidy))), `${b} + ${m * c} = ${inside}`),
			line(continued(sum(a, -k * inside, product(lead, x))), `multiply each term inside by -${k}`),
			line(continued(result), `numbers: ${a} − ${k * inside} = ${constant}`),
		],
		hints: [
			say`Work from the inside out: expand the inner pair of brackets first.`,
			say`A minus sign in front of brackets changes the sign of every term inside.`,
		],
	};
}

export const skills: Skills = {
	'Expand a positive multiple': (draw) =>
		expandOne(draw.int('k'), linear(draw.int('a'), anyLetter(draw.random), draw.int('b'))),

	'Expand with a negative factor'(draw) {
		// A bare minus sign in front of brackets is the case that goes wrong most, so it comes up often.
		const k = draw.random.int(1, 5) === 1 ? 1 : draw.int('k');
		return expandOne(-k, linear(draw.int('a'), anyLetter(draw.random), draw.int('b')));
	},

	'Expand two brackets and combine': (draw) => expandTwo(draw, draw.int('m')),

	'Simplify with two brackets': (draw) => expandTwo(draw, -draw.int('m')),

	'Nested brackets': nestedBrackets,
};

/** k(inside), k not 1; −1 is written as a minus sign alone. */
const multiple = (k: number, inside: Polynomial): Expression =>
	k === -1 ? opposite(polynomialExpression(inside)) : product(k, polynomialExpression(inside));

/** 4(3x), 4y, 4(−5): one term of the inside with the factor still in front. */
function multiplied(k: number, one: Monomial): Expression {
	const term = monomialExpression(one);
	if (k === -1) return opposite(term);
	return product(k, term.kind === 'symbol' ? term : brackets(term));
}

function expandOne(k: number, inside: Polynomial): Draft {
	const problem = multiple(k, inside);
	const each = sum(...inside.map((one) => multiplied(k, one)));
	const result = polynomialExpression(scale(inside, k));
	const why =
		k === -1
			? 'the minus sign is for each term inside the brackets'
			: `multiply each term inside the brackets by ${k}`;
	const lines =
		tex(each) === tex(result)
			? [line(continued(result), why)]
			: [
					line(continued(each), why),
					line(continued(result), k === -1 ? 'two minus signs make a plus' : 'multiply'),
				];
	return {
		prompt: say`Expand ${problem}.`,
		answer: polynomial(result),
		steps: [line(problem), ...lines],
		hints: [
			k < 0
				? say`The minus sign in front is for every term inside the brackets.`
				: say`Multiply every term inside the brackets by ${num(k)}.`,
		],
	};
}

/** `m` is the factor of the second brackets with its sign. */
function expandTwo(draw: Draw, m: number): Draft | undefined {
	const letter = anyLetter(draw.random);
	const k = draw.int('k');
	const first = linear(draw.int('a'), letter, draw.int('b'));
	const second = linear(draw.int('c'), letter, draw.int('d'));
	const result = plus(scale(first, k), scale(second, m));
	if (result.length < 2) return undefined;
	const problem = sum(multiple(k, first), multiple(m, second));
	const terms = [...scale(first, k), ...scale(second, m)];
	return {
		prompt: say`Expand and simplify ${problem}.`,
		answer: polynomial(polynomialExpression(result)),
		steps: [
			line(problem),
			line(
				continued(sum(...terms.map(monomialExpression))),
				`multiply the first brackets by ${k} and the second by ${m}`,
			),
			...collectingLines(terms),
		],
		hints: [
			say`Multiply out each pair of brackets. Keep the sign of the factor.`,
			say`Then put like terms together and combine them.`,
		],
	};
}
