/** func.combine: sums, differences, products and quotients of functions. CCSS F-BF.A.1b. */
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
import { call } from '../../../../math/notation.ts';
import {
	linear,
	minus,
	multiply,
	plus,
	polynomialExpression,
	uncollected,
} from '../../../../math/polynomial.ts';
import { say } from '../../../../math/prose.ts';
import { expression, rational } from '../../../answer.ts';
import { caseOf } from '../../../described-cases.ts';
import { type Draft, type Draw, line, sentence, type Skill, type Skills } from '../../../family.ts';
import { chain } from '../../../steps/chain.ts';
import { productTerms } from '../../../steps/expanding.ts';
import { ofCoefficients, ruleOf, valueLines } from '../../../steps/function-rule.ts';
import { drawnInts } from '../../../steps/whole-numbers.ts';
import { domainOfSum } from './domain.ts';
import { featureOfPair } from './features.ts';
import { type Mixed, productPair, sumPair } from './pairs.ts';

// The part of func.combine about money: revenue, cost and profit. CCSS F-BF.A.1b.

type Shop = { who: string; sold: string; extra: string };

const SHOPS: Readonly<Record<string, Shop>> = {
	'T-shirt business': { who: 'A T-shirt business', sold: 'T-shirts', extra: 'delivery' },
	bakery: { who: 'A bakery', sold: 'cakes', extra: 'packaging' },
	'lawn service': { who: 'A lawn service', sold: 'lawns', extra: 'fuel' },
	concert: { who: 'A concert hall', sold: 'tickets', extra: 'printing' },
};

export const profit: Skill = (draw) => {
	const [a, b, c] = drawnInts(draw, 'a', 'b', 'c');
	const { who, sold, extra } = caseOf(SHOPS, draw.inTurn('ctx'));
	const deal = sold === 'lawns' ? 'mows' : 'sells';
	const x = symbol('x');
	const cost = polynomialExpression(linear(b, 'x', c));
	if (draw.random.int(0, 2) === 0) {
		const more = polynomialExpression(linear(a, 'x', 10 * b));
		const total = polynomialExpression(linear(a + b, 'x', c + 10 * b));
		return {
			prompt: say`${who} ${deal} ${x} ${sold}. The basic cost is ${equation(call('C', 'x'), cost)} dollars, and the cost of ${extra} is ${equation(call('D', 'x'), more)} dollars. Write the total cost ${equation(call('T', 'x'), sum(call('C', 'x'), call('D', 'x')))} in simplest form.`,
			answer: expression(total),
			steps: [
				...chain(
					call('T', 'x'),
					[
						sum(polynomialExpression(linear(b, 'x', c)), product(num(a), x), num(10 * b)),
						'add the two rules',
					],
					[total, 'combine like terms'],
				),
				sentence(say`The total cost is ${total} dollars.`),
			],
			hints: [say`Add the terms with ${x}, then add the numbers.`],
		};
	}
	if (a - b < 2) return undefined;
	const result = polynomialExpression(linear(a - b, 'x', -c));
	return {
		prompt: say`${who} ${deal} ${x} ${sold}. The revenue is ${equation(call('R', 'x'), product(num(a), x))} dollars and the cost is ${equation(call('C', 'x'), cost)} dollars. Write the profit ${equation(call('P', 'x'), difference(call('R', 'x'), call('C', 'x')))} in simplest form.`,
		answer: expression(result),
		steps: [
			...chain(
				call('P', 'x'),
				[difference(product(num(a), x), cost), 'put in both rules; the whole cost is subtracted'],
				[
					sum(product(num(a), x), product(num(-b), x), num(-c)),
					'change the sign of each term in the brackets',
				],
				[result, 'combine like terms'],
			),
			line(equation(call('P', 'x'), result)),
		],
		hints: [say`The whole cost is subtracted: put it in brackets.`],
	};
};

const [f, g] = [call('f', 'x'), call('g', 'x')];

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
		answer: expression(polynomialExpression(result)),
		steps: chain(
			left,
			[shown, 'write both functions with their rules'],
			[
				uncollected(...terms),
				op === 'x'
					? 'multiply each term by each term'
					: op === '+'
						? 'leave out the brackets'
						: 'change the sign of each term that is subtracted',
			],
			[polynomialExpression(result), 'combine like terms'],
		),
		hints: [say`Put each rule in brackets first, then simplify.`],
	};
};

export const skills: Skills = {
	'Sum, difference or product of two rules': polynomials,
	'Sum, product, quotient with domain': polynomials,
	'Rule or value of a sum or difference': (draw) => combined(draw, sumPair(draw)),
	'Rule or value of a product or quotient': (draw) => combined(draw, productPair(draw)),
	'Domain of a sum or difference': domainOfSum,
	'Zeros, domain, asymptotes of f/g or fg': featureOfPair,
	'Profit and total-cost models': profit,
};

function dividedLines(draw: Draw): Draft | undefined {
	const [a, b, c, d] = drawnInts(draw, 'a', 'b', 'c', 'd');
	if (a * d === b * c) return undefined;
	const [one, two] = [linear(a, 'x', b), linear(Math.abs(c), 'x', d)];
	const all = multiply(one, two);
	const [p, q] = [polynomialExpression(all), polynomialExpression(two)];
	return {
		prompt: say`Given ${GIVEN(p, q)}, write ${quotient(f, g)} in simplest form for all ${symbol('x')} with ${{ kind: 'relation', sign: '\\ne', left: g, right: num(0) }}.`,
		answer: expression(polynomialExpression(one)),
		steps: chain(
			quotient(f, g),
			[quotient(p, q), 'write both functions with their rules'],
			[quotient(product(polynomialExpression(one), q), q), 'factor the numerator'],
			[polynomialExpression(one), 'divide out the common factor'],
		),
		hints: [say`Factor ${f}. One of the factors is ${g}.`],
	};
}

function combined(draw: Draw, pair: Mixed | undefined): Draft | undefined {
	if (!pair) return undefined;
	const { one, two, shown, result, left } = pair;
	const x = draw.int('x');
	if (!pair.valued || Math.abs(x) < 2 || draw.random.int(0, 1) === 0)
		return {
			prompt: say`Given ${GIVEN(one, two)}, find a rule for ${left}. Simplify it.`,
			answer: expression(result),
			steps: [
				...chain(left, [shown, 'write both functions with their rules'], [result, pair.why]),
				...(pair.note
					? [sentence(say`So ${left} is ${result}.`, pair.note)]
					: [sentence(say`The rule is ${result}.`)]),
			],
			hints: [say`Write each function with its rule, in brackets where it has more than one term.`],
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
			answer: rational(value),
			steps: [
				...fLines.lines,
				...gLines.lines,
				...chain(asked, [numbers, 'put in both values'], [num(value)]),
			],
			hints: [say`Find ${at} and ${to} first.`],
		};
	} catch (error) {
		if (error instanceof RangeError) return undefined;
		throw error;
	}
}
