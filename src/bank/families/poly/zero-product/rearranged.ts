/** Quadratic equations that must be brought to "… = 0" before they are factored. */
import { equation, type Expression, product, sum, symbol } from '../../../../math/expression.ts';
import {
	linear,
	multiply,
	type Polynomial,
	polynomialExpression,
	scale,
	term,
	uncollected,
} from '../../../../math/polynomial.ts';
import { say } from '../../../../math/prose.ts';
import { caseOf, type Draft, type Draw, type Line, line, type Skills } from '../../../family.ts';
import { anyLetter } from '../../../contexts/names.ts';
import { productTerms } from '../../../steps/expanding.ts';
import { pairPattern } from '../../../steps/factor-patterns.ts';
import { equalToZero, type Linear, solutionsOf, zeroProductLines } from './zero-product.ts';
import { plainMonomial, plainNumber } from '../../../../math/plain-notation.ts';
import { takeAway } from '../../../steps/reasons.ts';

const shown = polynomialExpression;

export const REARRANGED: Skills = {
	'Solve general quadratic equations by factoring': (draw) =>
		caseOf(ARRANGEMENTS, draw.inTurn('rearr'))(draw),

	'Rearrange a quadratic equation, then factor'(draw) {
		const [p, q, a] = [draw.int('p'), draw.int('q'), draw.int('a')];
		const b = p + q - a;
		const c = a * b - p * q;
		if (c === 0 || Math.abs(b) > 20 || a === b) return undefined;
		const [left, right] = [linear(1, 'x', a), linear(1, 'x', b)];
		const problem = equation(product(shown(left), shown(right)), c);
		const expanded = multiply(left, right);
		const begin = [
			line(problem),
			line(
				equation(uncollected(...productTerms(left, right)), c),
				a === 0 || b === 0
					? 'use the distributive property'
					: 'multiply each term of the first factor by each term of the second',
			),
			line(equation(shown(expanded), c), 'combine like terms'),
		];
		return solve(problem, begin, 'x', 1, p, q, takeAway(c));
	},
};

/** The equation as given; `begin`, which expands a product on the left side, ends before the line (ax + p)(x + q), expanded, is zero. */
function solve(
	problem: Expression,
	begin: Line[],
	x: string,
	a: number,
	p: number,
	q: number,
	why: string,
): Draft | undefined {
	const pattern = pairPattern({ a, p, c: 1, q, letters: { x, y: '' } });
	const factors: Linear[] = [
		{ c: a, d: p },
		{ c: 1, d: q },
	];
	const answer = solutionsOf(factors);
	if (!pattern || !answer) return undefined;
	const form = a === 1 ? '' : ', with fractions in lowest terms';
	return {
		prompt: say`Solve ${problem} by factoring. List the solutions in increasing order${form}.`,
		answer,
		steps: [...begin, ...equalToZero(pattern.lines(why)), ...zeroProductLines(x, factors)],
		hints: [
			begin.length > 1
				? say`What do you get when you expand the left side? After that, how can you get 0 on the right side?`
				: say`How do you write the equation with 0 on the right side?`,
			say`How can you factor the trinomial on the left side?`,
		],
	};
}

const ARRANGEMENTS: Readonly<Record<string, (draw: Draw) => Draft | undefined>> = {
	'all on one side'(draw) {
		const { x, a, p, q, middle, last } = numbers(draw);
		const [bx, c] = [term(-middle, x), term(-last)];
		if (middle === 0) return undefined;
		const moves = [term(middle, x), term(last)].map((one) =>
			one.coefficient.lt(0)
				? `subtract ${plainMonomial({ ...one, coefficient: one.coefficient.neg() })} from both sides`
				: `add ${plainMonomial(one)} to both sides`,
		);
		const problem = equation(shown([term(a, x + x)]), shown([bx, c]));
		return solve(problem, [line(problem)], x, a, p, q, moves.join(', and '));
	},

	'expand first'(draw) {
		const { x, a, p, q, middle, last } = numbers(draw);
		const inside: Polynomial = [term(a, x), term(middle)];
		if (middle === 0) return undefined;
		const problem = equation(product(symbol(x), shown(inside)), -last);
		const begin = [
			line(problem),
			line(
				equation(sum(shown([term(a, x + x)]), shown([term(middle, x)])), -last),
				`multiply each term in the brackets by ${x}`,
			),
		];
		return solve(problem, begin, x, a, p, q, takeAway(-last));
	},

	'divide by a constant first'(draw) {
		const { x, a, p, q } = numbers(draw);
		const whole = scale(multiply(linear(1, x, p), linear(1, x, q)), a);
		const problem = equation(shown(whole), 0);
		const draft = solve(
			problem,
			[line(problem)],
			x,
			1,
			p,
			q,
			`divide both sides by ${plainNumber(a)}`,
		);
		return (
			draft && {
				...draft,
				hints: [
					say`What is the greatest common factor of all the terms?`,
					...draft.hints.slice(1).map((hint) => say`Divide both sides by that factor. ${hint}`),
				],
			}
		);
	},
};

const numbers = (draw: Draw) => {
	const [a, p, q] = [draw.int('a'), draw.int('p'), draw.int('q')];
	return { x: anyLetter(draw.random), a, p, q, middle: a * q + p, last: p * q };
};
