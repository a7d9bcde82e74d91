/** expr.distribute: expand brackets. */
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
import {
	anyLetter,
	type Draft,
	type Draw,
	line,
	polynomial,
	type Skills,
	withMisconceptions,
	type WrongAnswer,
} from '../../../family.ts';
import { collectingLines } from '../../../steps/expanding.ts';

// Brackets inside brackets: a − k[b − m(x − c)], worked from the inside out.

function nestedBrackets(draw: Draw): Draft | undefined {
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
	const written = (end: number) => polynomial(polynomialExpression(linear(lead, x, end)));
	const result = polynomialExpression(linear(lead, x, constant));
	const opened = squareBrackets(sum(b, product(-m, x), m * c));
	const tidy = squareBrackets(difference(inside, product(m, x)));
	return {
		prompt: say`Expand and simplify ${problem}.`,
		answer: withMisconceptions(
			polynomial(result),
			[
				written(a - k * (b - m * c)),
				`did not change the sign of -${c} when multiplying it by -${m}`,
			],
			[written(a + k * inside), `multiplied the constant ${inside} by ${k} instead of -${k}`],
			[
				polynomial(polynomialExpression(linear(-lead, x, constant))),
				`multiplied the variable term by ${k} instead of -${k}`,
			],
		),
		steps: [
			line(problem),
			line(
				continued(difference(a, product(k, opened))),
				`start with the inner brackets: multiply each term inside them by -${m}`,
			),
			line(continued(difference(a, product(k, tidy))), `${b} + ${m * c} = ${inside}`),
			line(
				continued(sum(a, -k * inside, product(lead, x))),
				`multiply each term inside the square brackets by -${k}`,
			),
			line(continued(result), `constants: ${a} − ${k * inside} = ${constant}`),
		],
		hints: [
			say`Which should you remove first, the inner brackets or the square brackets?`,
			say`What happens to the sign of each term when you multiply by a negative number?`,
		],
	};
}

export const skills: Skills = {
	'Distribute a positive factor': (draw) =>
		expandOne(draw.int('k'), linear(draw.int('a'), anyLetter(draw.random), draw.int('b'))),

	'Distribute a negative factor'(draw) {
		// A bare minus sign in front of brackets is the case that goes wrong most, so it comes up often.
		const k = draw.random.int(1, 5) === 1 ? 1 : draw.int('k');
		return expandOne(-k, linear(draw.int('a'), anyLetter(draw.random), draw.int('b')));
	},

	'Expand two products and combine like terms': (draw) => expandTwo(draw, draw.int('m')),

	'Distribute twice, then combine like terms': (draw) => expandTwo(draw, -draw.int('m')),

	'Simplify expressions with nested grouping symbols': nestedBrackets,
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

/** The second product with the other sign; where nothing is negative, a factor that reached only the second term. */
function wrongSecondTerm(k: number, first: Monomial, rest: Polynomial): [Polynomial, string] {
	if (k > 0 && rest.every(({ coefficient }) => coefficient.gt(0)))
		return [[first, ...scale(rest, k)], 'multiplied only the second term in the brackets'];
	return [
		[...scale([first], k), ...scale(rest, -k)],
		k < 0
			? `multiplied the second term by ${-k} instead of ${k}`
			: 'added the second product instead of subtracting it',
	];
}

function expandOne(k: number, inside: Polynomial): Draft {
	const problem = multiple(k, inside);
	const each = sum(...inside.map((one) => multiplied(k, one)));
	const result = polynomialExpression(scale(inside, k));
	const [first, ...rest] = inside;
	const mistaken = (start: Polynomial, end: Polynomial) =>
		polynomial(polynomialExpression([...start, ...end]));
	const increased = inside.flatMap((one) => {
		const coefficient = one.coefficient.add(k);
		return coefficient.equals(0) ? [] : [{ ...one, coefficient }];
	});
	const [second, secondWhy] = first ? wrongSecondTerm(k, first, rest) : [[], ''];
	const mistakes = first
		? ([
				[
					mistaken(scale([first], k), rest),
					k === -1
						? 'changed the sign of only the first term'
						: 'multiplied only the first term in the brackets',
				],
				[mistaken([], second), secondWhy],
				k > 0
					? [
							mistaken([], increased),
							`added ${k} to the coefficient and to the constant instead of multiplying them by ${k}`,
						]
					: [
							mistaken(scale([first], -k), scale(rest, k)),
							k === -1
								? 'did not change the sign of the first term'
								: `multiplied the first term by ${-k} instead of ${k}`,
						],
			] satisfies WrongAnswer[])
		: [];
	const byFactor = `multiply each term inside the brackets by ${k}`;
	const lines =
		tex(each) === tex(result)
			? [
					line(
						continued(result),
						k === -1 ? 'change the sign of each term inside the brackets' : byFactor,
					),
				]
			: [
					line(
						continued(each),
						k === -1 ? 'distribute the negative sign to each term inside the brackets' : byFactor,
					),
					line(continued(result), k === -1 ? 'the opposite of a negative is positive' : 'multiply'),
				];
	return {
		prompt: say`Expand ${problem}.`,
		answer: withMisconceptions(polynomial(result), ...mistakes),
		steps: [line(problem), ...lines],
		hints: [
			k < 0
				? say`What happens to the sign of each term inside the brackets?`
				: say`Which terms inside the brackets must be multiplied by ${num(k)}?`,
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
	const firstOnly = (of: Polynomial, by: number) =>
		of.flatMap((one, at) => (at === 0 ? scale([one], by) : [one]));
	const mistakes: [Polynomial, string][] = [
		[
			plus(firstOnly(first, k), firstOnly(second, m)),
			'multiplied only the first term in each pair of brackets',
		],
		[
			plus(scale(first, k), scale(second, m < 0 ? -m : k)),
			m < 0
				? `multiplied the terms in the second pair of brackets by ${-m} instead of ${m}`
				: `multiplied the terms in both pairs of brackets by ${k}`,
		],
		m > 1 && draw.int('d') > 0
			? [
					plus(scale(first, k), firstOnly(second, m)),
					'multiplied only the first term in the second pair of brackets',
				]
			: [
					plus(
						scale(first, k),
						second.flatMap((one, at) => scale([one], at === 0 ? m : -m)),
					),
					m * draw.int('d') < 0
						? 'added the last product instead of subtracting it'
						: 'subtracted the last product instead of adding it',
				],
	];
	return {
		prompt: say`Expand and simplify ${problem}.`,
		answer: withMisconceptions(
			polynomial(polynomialExpression(result)),
			...mistakes
				.filter(([value]) => value.length > 0)
				.map(([value, why]) => [polynomial(polynomialExpression(value)), why] as const),
		),
		steps: [
			line(problem),
			line(
				continued(sum(...terms.map(monomialExpression))),
				k === m
					? `multiply the terms in both pairs of brackets by ${k}`
					: `use the distributive property with ${k} and with ${m}`,
			),
			...collectingLines(terms),
		],
		hints: [
			say`What number, with its sign, multiplies the terms in each pair of brackets?`,
			say`Which terms are like terms?`,
		],
	};
}
