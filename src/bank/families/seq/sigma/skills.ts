/** seq.sigma: sums in sigma notation, evaluated and written. */
import Fraction from 'fraction.js';
import {
	brackets,
	continued,
	difference,
	equation,
	type Expression,
	num,
	power,
	product,
	signed,
	sum,
	symbol,
} from '../../../../math/expression.ts';
import { sigma } from '../../../../math/notation.ts';
import { linear, polynomialExpression, term } from '../../../../math/polynomial.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import {
	distinctChoices,
	type Draft,
	type Draw,
	type Line,
	line,
	rational,
	sentence,
	type Skills,
	takeAway,
	withMisconceptions,
} from '../../../family.ts';
import { put } from '../../../steps/function-rule.ts';
import { basePower } from '../../../steps/exponential.ts';
import { arithmeticStart, geometricStart } from '../../../steps/sequence.ts';
import { plainNumber } from '../../../../math/plain-notation.ts';

export const skills: Skills = {
	'Evaluate a sum in sigma notation': evaluate,
	'Write a sum in sigma notation': write,
};

type Rule = { of: Expression; at: (k: number) => number };

/** The terms of the plan: ak + b, ak² + b, a·2^k. */
function ruleOf(type: string, a: number, b: number): Rule {
	if (type === 'linear')
		return { of: polynomialExpression(linear(a, 'k', b)), at: (k) => a * k + b };
	if (type === 'quadratic')
		return {
			of: polynomialExpression([term(a, 'kk'), ...(b === 0 ? [] : [term(b)])]),
			at: (k) => a * k * k + b,
		};
	const base = Math.abs(b) % 2 === 0 ? 2 : 3;
	const raised = a === 1 ? power(base, 'k') : product(a, basePower(num(base), 'k'));
	return { of: raised, at: (k) => a * base ** k };
}

const added = (values: readonly number[]): Expression =>
	sum(...values.map((value, at) => (at === 0 ? num(value) : signed(value))));

function evaluate(draw: Draw): Draft | undefined {
	const [m, n, a, b] = [draw.int('m'), draw.int('n'), draw.int('a'), draw.int('b')];
	const type = draw.inTurn('type');
	if (a === 0 || n - m < 2 || n - m > 6 || (type === 'geometric' && [2, 3].includes(Math.abs(a))))
		return undefined;
	const { of, at } = ruleOf(type, a, b);
	const terms = Array.from({ length: n - m + 1 }, (_, step) => at(m + step));
	const total = terms.reduce((x, y) => x + y, 0);
	if (Math.abs(total) > 20_000 || terms.includes(0)) return undefined;
	const whole = sigma('k', m, n, of);
	return {
		prompt: say`Find the value of ${whole}.`,
		answer: withMisconceptions(
			rational(total),
			[rational(total - (terms[0] ?? 0)), 'left out the first term'],
			[rational(total - (terms.at(-1) ?? 0)), 'left out the last term'],
			[rational(terms.at(-1) ?? 0), 'gave only the last term'],
		),
		steps: [
			sentence(
				say`When ${equation('k', m)}, the term is ${equation(put(of, 'k', num(m)), terms[0] ?? 0)}.`,
				'substitute the first value of k',
			),
			line(
				equation(whole, added(terms)),
				`substitute the ${terms.length} values of k from ${m} to ${n}`,
			),
			line(continued(total), 'add the terms'),
		],
		hints: [
			say`What values does ${symbol('k')} take on?`,
			say`What is the term for each of these values?`,
		],
	};
}

/** From the first three terms and the last one. */
function write(draw: Draw): Draft | undefined {
	const [first, d, r, n] = [draw.int('a1'), draw.int('d'), draw.int('r'), draw.int('n')];
	const isArithmetic = draw.inTurn('type') === 'A';
	if (first === 0 || d === 0 || first === d || n < 5 || Math.abs(first) === r) return undefined;
	const at = (k: number) => (isArithmetic ? first + (k - 1) * d : first * r ** (k - 1));
	const values = [1, 2, 3, n].map(at);
	if (values.some((value) => value === 0 || Math.abs(value) > 40_000)) return undefined;
	const [one = 0, two = 0, three = 0, last = 0] = values;
	const shown = sum(one, signed(two), signed(three), symbol('\\cdots'), signed(last));
	const choice = (of: Expression, to = n): Prose => ({ parts: [sigma('k', 1, to, of)] });
	const grown = (exponent: Expression) =>
		first === 1 ? power(r, exponent) : product(first, basePower(num(r), exponent));
	const placesOn = brackets(difference('k', 1));
	const rule = isArithmetic ? lineOf(d, first - d) : grown(difference('k', 1));
	const answer = isArithmetic
		? distinctChoices(
				choice(rule),
				[choice(lineOf(d, first)), 'started with the second term'],
				[choice(rule, n - 1), 'left out the last term'],
				[choice(lineOf(first, d - first)), 'switched the first term and the common difference'],
			)
		: distinctChoices(
				choice(rule),
				[choice(grown(symbol('k'))), 'started with the second term'],
				[choice(rule, n - 1), 'left out the last term'],
				[
					choice(product(r, basePower(num(first), difference('k', 1)))),
					'switched the first term and the common ratio',
				],
				[choice(lineOf(two - one, 2 * one - two)), 'treated the series as arithmetic'],
			);
	if (!answer) return undefined;
	return {
		prompt: say`Which expression in sigma notation is equal to the ${isArithmetic ? 'arithmetic' : 'geometric'} series ${shown}?`,
		answer,
		steps: [
			isArithmetic ? arithmeticStart(first, d) : geometricStart(first, new Fraction(r)),
			line(
				equation(
					symbol('a_{k}'),
					isArithmetic ? sum(first, d === 1 ? placesOn : product(placesOn, signed(d))) : rule,
				),
				isArithmetic
					? 'add the common difference to the first term k − 1 times'
					: 'multiply the first term by the common ratio k − 1 times',
			),
			...(isArithmetic
				? [
						line(
							equation(symbol('a_{k}'), sum(first, product(d, 'k'), -d)),
							d === 1 ? 'remove the brackets' : 'use the distributive property',
						),
						line(equation(symbol('a_{k}'), rule), 'combine the constants'),
					]
				: []),
			...(isArithmetic ? linearLast(d, first - d, last) : powerLast(first, r, n, rule)),
			sentence(
				say`So ${symbol('k')} runs from ${1} to ${n}. In sigma notation, the series is ${sigma('k', 1, n, rule)}.`,
			),
		],
		hints: [
			say`What is the rule for the ${symbol('k')}th term?`,
			say`What values does ${symbol('k')} take on?`,
		],
	};
}

const LAST_TERM = 'set the kth term equal to the last term';

/** Which term dk + b is the last one. */
const linearLast = (d: number, b: number, last: number): Line[] => [
	line(equation(lineOf(d, b), last), LAST_TERM),
	...(b === 0 || d === 1 ? [] : [line(equation(lineOf(d, 0), last - b), takeAway(b))]),
	line(
		equation('k', (last - b) / d),
		d === 1
			? takeAway(b)
			: d === -1
				? 'multiply both sides by −1'
				: `divide both sides by ${plainNumber(d)}`,
	),
];

/** Which term of first · r^(k − 1) is the last one. */
function powerLast(first: number, r: number, n: number, rule: Expression): Line[] {
	const raised = power(r, difference('k', 1));
	return [
		line(equation(rule, first * r ** (n - 1)), LAST_TERM),
		...(first === 1
			? []
			: [line(equation(raised, r ** (n - 1)), `divide both sides by ${plainNumber(first)}`)]),
		line(
			equation(raised, power(r, n - 1)),
			`write ${plainNumber(r ** (n - 1))} as a power of ${plainNumber(r)}`,
		),
		line(equation(difference('k', 1), n - 1), 'the bases are equal, so the exponents are equal'),
		line(equation('k', n), takeAway(-1)),
	];
}

const lineOf = (d: number, b: number): Expression =>
	polynomialExpression(linear(new Fraction(d), 'k', b));
