/** poly.zero-product: solve polynomial equations by factoring. */
import Fraction from 'fraction.js';
import {
	equation,
	type Expression,
	num,
	product,
	signed,
	sum,
	symbol,
	times,
} from '../../../../math/expression.ts';
import { coprime } from '../../../../math/gcd.ts';
import { call } from '../../../../math/notation.ts';
import { plainMonomial, plainNumber } from '../../../../math/plain-notation.ts';
import {
	linear,
	multiply,
	type Polynomial,
	scale,
	term,
	uncollected,
} from '../../../../math/polynomial.ts';
import { joinedByAnd, joinedByOr, say } from '../../../../math/prose.ts';
import {
	anyLetter,
	caseOf,
	type Draft,
	type Draw,
	type Line,
	line,
	rational,
	sentence,
	type Skills,
	takeAway,
	withMisconceptions,
	type WrongAnswer,
} from '../../../family.ts';
import { productTerms } from '../../../steps/expanding.ts';
import {
	afterCommonFactor,
	groupingThenSquares,
	pairPattern,
} from '../../../steps/factor-patterns.ts';
import { factored, shown } from '../../../steps/factoring.ts';
import {
	equalToZero,
	type Linear,
	linearFactor,
	rootOf,
	rootsInOrder,
	solutionsOf,
	zeroProductLines,
} from './zero-product.ts';

// One number from the zeros of a function in factored form.

const ZEROS: Skills = {
	'Use the zeros of a factored polynomial'(draw) {
		const [a, p, q, r] = [draw.int('a'), draw.int('p'), draw.int('q'), draw.int('r')];
		const factors = [
			{ c: a, d: p },
			{ c: 1, d: q },
			{ c: 1, d: r },
		];
		const roots = rootsInOrder(factors);
		if (new Set(roots.map((root) => root.toFraction())).size < 3) return undefined;
		if (p * q * r === 0 || !coprime(a, p)) return undefined;
		const { name, value, shows, why } = caseOf(ASKS, draw.inTurn('ask'));
		const answer = rational(value(roots));
		const f = call('f', 'x');
		const form = answer.value.includes('/')
			? ' Write the answer as a fraction in lowest terms.'
			: '';
		return {
			prompt: say`The function ${symbol('f')} is defined by ${equation(f, product(...factors.map((one) => shown(linearFactor('x', one)))))}. What is the ${name} of ${symbol('f')}?${form}`,
			answer: withMisconceptions(
				answer,
				[
					rational(value(roots.map((root) => root.neg()).toReversed())),
					'used the signs in the factors as the signs of the zeros',
				],
				...Object.values(ASKS)
					.filter((other) => other.name !== name)
					.map((other): WrongAnswer => [rational(other.value(roots)), `gave the ${other.name}`]),
			),
			steps: [
				sentence(
					joinedByOr(factors.map((one) => equation(shown(linearFactor('x', one)), 0))),
					'a zero of f makes one of the factors zero',
				),
				sentence(
					say`The zeros are ${joinedByAnd(factors.map((one) => num(rootOf(one))))}.`,
					'solve each equation',
				),
				...(shows ? [line(equation(shows(factors.map(rootOf)), num(value(roots))), why)] : []),
				sentence(say`The ${name} is ${answer.body}.`),
			],
			hints: [say`For which value of ${symbol('x')} is each factor zero?`],
		};
	},
};

type Ask = {
	name: string;
	value: (roots: Fraction[]) => Fraction;
	shows?: (roots: Fraction[]) => Expression;
	why?: string;
};

const ASKS: Readonly<Record<string, Ask>> = {
	'greatest zero': { name: 'greatest zero', value: (roots) => roots.at(-1) ?? new Fraction(0) },
	'sum of zeros': {
		name: 'sum of the zeros',
		value: (roots) => roots.reduce((total, one) => total.add(one), new Fraction(0)),
		shows: (roots) => sum(...roots.map((one) => num(one))),
		why: 'add the zeros',
	},
	'product of zeros': {
		name: 'product of the zeros',
		value: (roots) => roots.reduce((total, one) => total.mul(one), new Fraction(1)),
		shows: (roots) => times(...roots.map((one, at) => (at === 0 ? num(one) : signed(one)))),
		why: 'multiply the zeros',
	},
};

// Cubic equations with a common factor x, or solved by grouping.

const CUBICS: Skills = {
	'Solve cubic equations with a common factor': commonFactor,
	'Solve cubic equations by factoring': (draw) =>
		draw.inTurn('type') === 'gcf' ? commonFactor(draw) : byGrouping(draw),
};

function commonFactor(draw: Draw): Draft | undefined {
	const x = anyLetter(draw.random);
	const [p, q] = [draw.int('p'), draw.int('q')];
	const front = term(draw.int('k'), x);
	const pattern = pairPattern({ a: 1, p, c: 1, q, letters: { x, y: '' } });
	const factors: Linear[] = [0, p, q].map((d) => ({ c: 1, d }));
	const answer = solutionsOf(factors);
	if (!pattern || !answer) return undefined;
	const problem = equation(shown(multiply([front], pattern.inside)), 0);
	return {
		prompt: say`Solve ${problem}. List the solutions in increasing order.`,
		answer,
		steps: [
			line(problem),
			line(
				equation(factored(front, pattern.inside), 0),
				`factor out the greatest common factor, ${plainMonomial(front)}`,
			),
			...pattern.lines().slice(1),
			line(
				equation(factored(front, ...pattern.brackets), 0),
				'replace the trinomial with its factors',
			),
			...zeroProductLines(x, [{ c: draw.int('k'), d: 0 }, ...factors.slice(1)]),
		],
		hints: afterCommonFactor(front, pattern.hint),
	};
}

/** (x + p)(k²x² − q²) = 0. */
function byGrouping(draw: Draw): Draft | undefined {
	const x = anyLetter(draw.random);
	const [k, p, q] = [draw.int('k'), draw.int('p'), Math.abs(draw.int('q'))];
	if (!coprime(k, q) || Math.abs(p) * q * q > 400) return undefined;
	const pattern = groupingThenSquares(x, p, k, q);
	const factors: Linear[] = [
		{ c: k, d: q },
		{ c: k, d: -q },
		{ c: 1, d: p },
	];
	const answer = solutionsOf(factors);
	if (!answer) return undefined;
	const form = k === 1 ? '' : ', with fractions in lowest terms';
	return {
		prompt: say`Solve ${equation(shown(pattern.inside), 0)}. List the solutions in increasing order${form}.`,
		answer,
		steps: [...equalToZero(pattern.lines()), ...zeroProductLines(x, factors)],
		hints: [pattern.hint, say`When is a product equal to zero?`],
	};
}

// Quadratic equations that must be brought to "… = 0" before they are factored.

const REARRANGED: Skills = {
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

export const skills: Skills = {
	'Solve x² + bx + c = 0 by factoring': monic,

	'Solve equations in factored form'(draw) {
		const x = anyLetter(draw.random);
		const factors: Linear[] = [
			...(draw.inTurn('extra') === 'x' ? [{ c: 1, d: 0 }] : []),
			{ c: draw.int('a'), d: draw.int('b') },
			{ c: draw.int('c'), d: draw.int('d') },
		];
		if (factors.some(({ c, d }) => d !== 0 && !coprime(c, d))) return undefined;
		const problem = equation(product(...factors.map((one) => shown(linearFactor(x, one)))), 0);
		const answer = solutionsOf(factors);
		const form = factors.some(({ c }) => c > 1) ? ', with fractions in lowest terms' : '';
		return (
			answer && {
				prompt: say`Solve ${problem}. List the solutions in increasing order${form}.`,
				answer,
				steps: [line(problem), ...zeroProductLines(x, factors)],
				hints: [say`When is a product equal to zero?`],
			}
		);
	},

	...REARRANGED,
	...CUBICS,
	...ZEROS,
};

function monic(draw: Draw): Draft | undefined {
	const x = anyLetter(draw.random);
	const [p, q] = [draw.int('p'), draw.int('q')];
	const pattern = pairPattern({ a: 1, p, c: 1, q, letters: { x, y: '' } });
	const factors = [
		{ c: 1, d: p },
		{ c: 1, d: q },
	];
	const answer = solutionsOf(factors);
	if (!pattern || !answer) return undefined;
	return {
		prompt: say`Solve ${equation(shown(pattern.inside), 0)} by factoring. List the solutions in increasing order.`,
		answer,
		steps: [...equalToZero(pattern.lines()), ...zeroProductLines(x, factors)],
		hints: [pattern.hint, say`When is a product equal to zero?`],
	};
}
