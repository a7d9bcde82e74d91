/** func.combine: sums, differences, products and quotients of functions. */
import {
	brackets,
	difference,
	equation,
	type Expression,
	num,
	product,
	quotient,
	sum,
	symbol,
} from '../../../../math/expression.ts';
import { termsOf } from '../../../../math/letter-algebra.ts';
import { call } from '../../../../math/notation.ts';
import {
	linear,
	minus,
	multiply,
	plus,
	type Polynomial,
	polynomialExpression,
	uncollected,
} from '../../../../math/polynomial.ts';
import { say } from '../../../../math/prose.ts';
import {
	caseOf,
	type Draft,
	type Draw,
	drawnInts,
	expression,
	rational,
	sentence,
	type Skill,
	type Skills,
	withMisconceptions,
	type WrongAnswer,
} from '../../../family.ts';
import { productTerms } from '../../../steps/expanding.ts';
import { chain, ofCoefficients, ruleOf } from '../../../steps/function-rule.ts';
import { exactValue, valueLines } from '../../../steps/rule-value.ts';
import { domainOfSum, featureOfPair } from './domain-and-zeros.ts';
import { type Mixed, productPair, sumPair } from './pairs.ts';

// The part about money: revenue, cost and profit.

type Shop = { who: string; sold: string; basic: string; extra: string };

const SHOPS: Readonly<Record<string, Shop>> = {
	'T-shirt business': {
		who: 'A T-shirt business',
		sold: 'T-shirts',
		basic: 'materials',
		extra: 'labour',
	},
	bakery: { who: 'A bakery', sold: 'cakes', basic: 'ingredients', extra: 'labour' },
	'lawn service': {
		who: 'A lawn care company',
		sold: 'lawns',
		basic: 'equipment',
		extra: 'labour',
	},
	concert: {
		who: 'A banquet hall',
		sold: 'dinner packages',
		basic: 'the food',
		extra: 'the staff',
	},
};

const profit: Skill = (draw) => {
	const [a, b, c] = drawnInts(draw, 'a', 'b', 'c');
	const { who, sold, basic, extra } = caseOf(SHOPS, draw.inTurn('ctx'));
	const deal = sold === 'lawns' ? 'mows' : 'sells';
	const x = symbol('x');
	const cost = polynomialExpression(linear(b, 'x', c));
	if (draw.random.int(0, 2) === 0) {
		const more = polynomialExpression(linear(a, 'x', 10 * b));
		const total = polynomialExpression(linear(a + b, 'x', c + 10 * b));
		return {
			prompt: say`${who} ${deal} ${x} ${sold}. The cost of ${basic}, in dollars, is given by ${equation(call('C', 'x'), cost)}, and the cost of ${extra}, in dollars, by ${equation(call('D', 'x'), more)}. Write the total cost, ${equation(call('T', 'x'), sum(call('C', 'x'), call('D', 'x')))}, in simplest form.`,
			answer: withMisconceptions(
				expression(total),
				[
					expression(polynomialExpression(linear(b - a, 'x', c - 10 * b))),
					'subtracted the costs instead of adding them',
				],
				[
					expression(polynomialExpression(linear(a + b, 'x', c))),
					`left out the constant ${10 * b}`,
				],
				[
					expression(polynomialExpression(linear(a + b + c + 10 * b, 'x', 0))),
					'combined terms that are not like terms',
				],
			),
			steps: [
				...chain(
					call('T', 'x'),
					[
						sum(polynomialExpression(linear(b, 'x', c)), product(num(a), x), num(10 * b)),
						'add the two rules',
					],
					[total, 'combine like terms'],
				),
			],
			hints: [say`Which terms of the two rules are like terms?`],
		};
	}
	if (a - b < 2) return undefined;
	const result = polynomialExpression(linear(a - b, 'x', -c));
	return {
		prompt: say`${who} ${deal} ${x} ${sold}. The revenue, in dollars, is given by ${equation(call('R', 'x'), product(num(a), x))}, and the cost, in dollars, by ${equation(call('C', 'x'), cost)}. Write the profit, ${equation(call('P', 'x'), difference(call('R', 'x'), call('C', 'x')))}, in simplest form.`,
		answer: withMisconceptions(
			expression(result),
			[
				expression(polynomialExpression(linear(a - b, 'x', c))),
				'subtracted only the first term of the cost',
			],
			[
				expression(polynomialExpression(linear(a + b, 'x', c))),
				'added the cost instead of subtracting it',
			],
			[
				expression(polynomialExpression(linear(b - a, 'x', c))),
				'subtracted the revenue from the cost',
			],
		),
		steps: chain(
			call('P', 'x'),
			[difference(product(num(a), x), cost), 'substitute both rules; subtract the whole cost'],
			[sum(product(num(a), x), product(num(-b), x), num(-c)), 'distribute the negative sign'],
			[result, 'combine like terms'],
		),
		hints: [
			say`Which terms of the cost are subtracted from the revenue? What happens to their signs?`,
		],
	};
};

const [f, g] = [call('f', 'x'), call('g', 'x')];
const NOT_ZERO: Expression = { kind: 'relation', sign: '\\ne', left: g, right: num(0) };

const GIVEN = (one: Expression, two: Expression) =>
	say`${ruleOf('f', one)} and ${ruleOf('g', two)}`;

const polynomials: Skill = (draw) => {
	const [a, b, c, d] = drawnInts(draw, 'a', 'b', 'c', 'd');
	const op = draw.inTurn('op');
	if (op === '/') return dividedLines(draw);
	const one = linear(a, 'x', b);
	const two = draw.random.int(0, 1) ? linear(c, 'x', d) : ofCoefficients([d, 0, c]);
	const [p, q] = [polynomialExpression(one), polynomialExpression(two)];
	const [left, result, shown] =
		op === '+'
			? [sum(f, g), plus(one, two), sum(brackets(p), brackets(q))]
			: op === '-'
				? [difference(f, g), minus(one, two), difference(brackets(p), brackets(q))]
				: [product(f, g), multiply(one, two), product(p, q)];
	if (result.length < 2) return undefined;
	const terms =
		op === 'x' ? productTerms(one, two) : [...one, ...(op === '+' ? two : minus([], two))];
	return {
		prompt: say`Given ${GIVEN(p, q)}, find ${left}. Write it as a polynomial in simplest form.`,
		answer: withMisconceptions(
			expression(polynomialExpression(result)),
			...misread(op, one, two).map(([wrong, why]): WrongAnswer => [
				expression(polynomialExpression(wrong)),
				why,
			]),
		),
		steps: chain(
			left,
			[shown, REPLACED],
			[
				uncollected(...terms),
				op === 'x'
					? 'multiply each term of f(x) by each term of g(x)'
					: op === '+'
						? 'remove the brackets'
						: 'distribute the negative sign',
			],
			[polynomialExpression(result), 'combine like terms'],
		),
		hints: [
			op === 'x'
				? say`What products do you get when you multiply each term of ${f} by each term of ${g}?`
				: op === '+'
					? say`Which terms of the two rules are like terms?`
					: say`Which terms of ${g} are subtracted? Which terms are like terms?`,
		],
	};
};

const REPLACED = 'replace f(x) and g(x) with their rules';

/** What comes of the two rules when the operation or its reach is mistaken. */
function misread(op: string, one: Polynomial, two: Polynomial): [Polynomial, string][] {
	const [first = [], rest = []] = [two.slice(0, 1), two.slice(1)];
	if (op === '+')
		return [
			[minus(one, two), 'subtracted the functions instead of adding them'],
			[multiply(one, two), 'multiplied the functions instead of adding them'],
		];
	if (op === '-')
		return [
			[plus(minus(one, first), rest), 'distributed the negative sign only to the first term'],
			[plus(one, two), 'added the functions instead of subtracting them'],
			[minus(two, one), 'subtracted f(x) from g(x)'],
		];
	return [
		[
			plus(multiply(one.slice(0, 1), first), multiply(one.slice(1), rest)),
			'multiplied only the first terms and the last terms',
		],
		[plus(one, two), 'added the functions instead of multiplying them'],
	];
}

export const skills: Skills = {
	'Add, subtract, and multiply two functions': polynomials,
	'Find the sum or difference of two functions': (draw) => combined(draw, sumPair(draw)),
	'Find the product or quotient of two functions': (draw) => combined(draw, productPair(draw)),
	'Find the domain of a sum or difference': domainOfSum,
	'Find features of a product or quotient of functions': featureOfPair,
	'Combine functions to model cost and profit': profit,
};

function dividedLines(draw: Draw): Draft | undefined {
	const [a, b, c, d] = drawnInts(draw, 'a', 'b', 'c', 'd');
	if (a * d === b * c) return undefined;
	const [one, two] = [linear(a, 'x', b), linear(Math.abs(c), 'x', d)];
	const all = multiply(one, two);
	const [p, q] = [polynomialExpression(all), polynomialExpression(two)];
	return {
		prompt: say`Given ${GIVEN(p, q)}, write ${quotient(f, g)} in simplest form for all ${symbol('x')} where ${NOT_ZERO}.`,
		answer: withMisconceptions(
			expression(polynomialExpression(one)),
			[
				expression(polynomialExpression(linear(a, 'x', -b))),
				'used the opposite sign in the other factor',
			],
			[
				expression(polynomialExpression(minus(all, two))),
				'subtracted g(x) instead of dividing by it',
			],
		),
		steps: chain(
			quotient(f, g),
			[quotient(p, q), REPLACED],
			[quotient(product(polynomialExpression(one), q), q), 'factor the numerator'],
			[polynomialExpression(one), 'divide out the common factor'],
		),
		hints: [say`One factor of ${f} is ${g}. What is the other factor?`],
	};
}

const DONE = { '+': 'add', '-': 'subtract', x: 'multiply', '/': 'simplify' } as const;

type Join = (one: Expression, two: Expression) => Expression | undefined;

const added = (one: Expression, two: Expression): Expression =>
	sum(...termsOf(one), ...termsOf(two));

/** 5x − 6 log x for (5x − 6) log x */
function lastTermTimes(one: Expression, two: Expression): Expression | undefined {
	if (one.kind !== 'sum') return undefined;
	const last = one.terms.at(-1);
	return last && sum(...one.terms.slice(0, -1), product(last, two));
}

/** Other ways to join two rules or values, by the operation that is asked for. */
const OTHERS: Readonly<Record<Mixed['op'], readonly [Join, string][]>> = {
	'+': [
		[difference, 'subtracted instead of adding'],
		[product, 'multiplied instead of adding'],
	],
	'-': [
		[added, 'added instead of subtracting'],
		[(one, two) => difference(two, one), 'subtracted f(x) from g(x)'],
	],
	x: [
		[added, 'added instead of multiplying'],
		[lastTermTimes, 'multiplied only the second term of f(x) by g(x)'],
	],
	'/': [
		[(one, two) => quotient(two, one), 'divided g(x) by f(x)'],
		[product, 'multiplied instead of dividing'],
	],
};

function combined(draw: Draw, pair: Mixed | undefined): Draft | undefined {
	if (!pair) return undefined;
	const { one, two, shown, result, left } = pair;
	const where = pair.where
		? say` for all ${pair.where}`
		: pair.op === '/'
			? say` for all ${symbol('x')} where ${NOT_ZERO}`
			: '';
	const x = draw.int('x');
	const lines = chain(left, [shown, REPLACED], ...(pair.between ? [pair.between] : []), [
		result,
		pair.why,
	]);
	if (!pair.valued || Math.abs(x) < 2 || draw.random.int(0, 1) === 0)
		return {
			prompt: say`Given ${GIVEN(one, two)}, find a rule for ${left}${where}. Simplify it if possible.`,
			answer: withMisconceptions(
				expression(result),
				...OTHERS[pair.op].flatMap(([join, why]): WrongAnswer[] => {
					const wrong = join(one, two);
					return wrong ? [[expression(wrong), why]] : [];
				}),
			),
			steps:
				lines.length > 1
					? lines
					: [
							...lines,
							sentence(say`There is nothing to simplify in ${result}.`, pair.simplest ?? pair.why),
						],
			hints: [
				pair.hint ??
					(pair.op === '/'
						? say`What do you get when ${f} and ${g} are replaced with their rules? How can each term of the numerator be divided by the denominator?`
						: pair.op === '+'
							? say`What do you get when ${f} and ${g} are replaced with their rules? Are there any like terms?`
							: say`What do you get when ${f} and ${g} are replaced with their rules? Which rule needs brackets?`),
			],
		};
	try {
		const [fLines, gLines] = [valueLines('f', one, x), valueLines('g', two, x)];
		const [p, q] = [fLines.value, gLines.value];
		if (p.equals(0) || q.equals(0) || x === 0) return undefined;
		const [at, to] = [call('f', num(x)), call('g', num(x))];
		const [asked, numbers, value] =
			pair.op === '+'
				? [sum(at, to), sum(num(p), q.lt(0) ? brackets(num(q)) : num(q)), p.add(q)]
				: pair.op === '-'
					? [difference(at, to), difference(num(p), q.lt(0) ? brackets(num(q)) : num(q)), p.sub(q)]
					: pair.op === '/'
						? [quotient(at, to), quotient(num(p), num(q)), p.div(q)]
						: [product(at, to), { kind: 'times' as const, factors: [num(p), num(q)] }, p.mul(q)];
		if (value.abs().gt(900) || value.d > 60n) return undefined;
		if (p.d !== 1n && pair.op === '/') return undefined;
		if (q.d !== 1n && pair.op === '/') return undefined;
		return {
			prompt: say`Given ${GIVEN(one, two)}, find ${asked}.`,
			answer: withMisconceptions(
				rational(value),
				...OTHERS[pair.op].flatMap(([join, why]): WrongAnswer[] => {
					const wrong = join(num(p), num(q));
					return wrong ? [[rational(exactValue(wrong)), why]] : [];
				}),
			),
			steps: [
				...fLines.lines,
				...gLines.lines,
				...chain(asked, [numbers, 'substitute both values'], [num(value), DONE[pair.op]]),
			],
			hints: [say`What are ${at} and ${to}?`],
		};
	} catch (error) {
		if (error instanceof RangeError) return undefined;
		throw error;
	}
}
