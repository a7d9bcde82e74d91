/** poly.remainder: remainder and factor theorems. */
import Fraction from 'fraction.js';
import {
	type Coefficients,
	exactValueAt,
	expanded,
	valueAt as wholeValue,
	withZeros,
	written,
	zeroAt,
} from '../../../../math/coefficients.ts';
import {
	brackets,
	equation,
	type Expression,
	num,
	power,
	product,
	quotient,
	relation,
	sum,
	symbol,
} from '../../../../math/expression.ts';
import { gcd } from '../../../../math/gcd.ts';
import { call } from '../../../../math/notation.ts';
import { plainNumber } from '../../../../math/plain-notation.ts';
import { joinedByAnd, type Prose, say } from '../../../../math/prose.ts';
import {
	distractor,
	type Draft,
	type Draw,
	line,
	multipleChoice,
	rational,
	sentence,
	type Skills,
	takeAway,
	withMisconceptions,
	type WrongAnswer,
} from '../../../family.ts';
import { drawnCoefficients } from '../../../steps/synthetic-division.ts';
import { substitutionLines } from '../../../steps/value-at.ts';
import { knownFactor, twoUnknowns, unknownCoefficient } from './unknown.ts';

// Multiple choice about factors: which binomials are factors, and what the value at a number tells.

function whichBinomials(draw: Draw): Draft | undefined {
	const [p, q, r, a] = [draw.int('p'), draw.int('q'), draw.int('r'), draw.int('a')];
	const zeros = [p, q, r];
	if (Math.abs(p) === Math.abs(q) || zeros.includes(-p) || zeros.includes(-q)) return undefined;
	const cubic = expanded(withZeros(a, ...zeros));
	if (cubic.some((value) => Math.abs(value) > 99)) return undefined;
	const tried = [p, -p, q, -q].toSorted((x, y) => x - y);
	const pair = (...of: number[]): Prose =>
		say`${written(zeroAt(Math.min(...of)))} and ${written(zeroAt(Math.max(...of)))}`;
	const name = call('P', 'x');
	return {
		prompt: say`Of the binomials ${joinedByAnd(tried.map((zero) => written(zeroAt(zero))))}, exactly two are factors of ${equation(name, written(cubic))}. Which two?`,
		answer: multipleChoice(
			pair(p, q),
			distractor(pair(-p, -q), 'reversed the sign of the zero of each binomial'),
			distractor(pair(p, -q), `used ${plainNumber(-q)} as a zero instead of ${plainNumber(q)}`),
			distractor(pair(-p, q), `used ${plainNumber(-p)} as a zero instead of ${plainNumber(p)}`),
		),
		steps: [
			sentence(
				say`A binomial ${sum('x', product(-1, 'k'))} is a factor exactly when ${equation(call('P', 'k'), 0)}.`,
				'by the factor theorem',
			),
			...tried.map((zero, at) =>
				line(
					equation(
						equation(call('P', zero), sum(...termValues(cubic, zero))),
						wholeValue(cubic, zero),
					),
					at === 0 ? 'substitute the zero of each binomial and evaluate each term' : undefined,
				),
			),
			sentence(say`The factors are ${pair(p, q)}.`),
		],
		hints: [
			say`For which value of ${symbol('x')} is each binomial 0? What is the value of ${name} there?`,
		],
	};
}

const termValues = (c: Coefficients, x: number): Expression[] =>
	c.flatMap((factor, at) => (factor === 0 ? [] : [num(factor * x ** (c.length - 1 - at))]));

const isFactorOrK = (draw: Draw): Draft | undefined =>
	draw.inTurn('ask') === 'k' ? findK(draw) : isFactor(draw);

function isFactor(draw: Draw): Draft | undefined {
	const a = draw.int('a');
	const drawn = drawnCoefficients(draw, 'coefs', 3);
	const makeFactor = draw.random.int(0, 1) === 1;
	const fixed = drawn.slice(0, 3);
	const constant = makeFactor ? -wholeValue([...fixed, 0], a) : (drawn[3] ?? 1);
	const cubic = [...fixed, constant];
	const [value, other] = [wholeValue(cubic, a), wholeValue(cubic, -a)];
	if (other === 0 || Math.abs(constant) > 40 || constant === 0) return undefined;
	if (makeFactor !== (value === 0) || cubic.filter(Boolean).length < 3) return undefined;
	const claim = (word: string, at: number, of: number): Prose =>
		say`${word}, because ${equation(call('P', at), of)}`;
	const answer = makeFactor
		? multipleChoice(
				claim('Yes', a, 0),
				distractor(
					claim('No', -a, other),
					`substituted ${plainNumber(-a)} instead of ${plainNumber(a)}`,
				),
				distractor(
					claim('No', a, 2 * constant || 1),
					'subtracted the terms with x from the constant instead of adding them',
				),
				distractor(
					claim('Yes', -a, 0),
					`took the constant ${plainNumber(-a)} in the binomial to be a zero, without evaluating P(${plainNumber(-a)})`,
				),
			)
		: multipleChoice(
				claim('No', a, value),
				distractor(
					claim('No', -a, other),
					`substituted ${plainNumber(-a)} instead of ${plainNumber(a)}`,
				),
				distractor(claim('Yes', a, value), 'accepted a remainder other than 0'),
				distractor(
					claim('Yes', -a, 0),
					`took the constant ${plainNumber(-a)} in the binomial to be a zero, without evaluating P(${plainNumber(-a)})`,
				),
			);
	return {
		prompt: say`Is ${written(zeroAt(a))} a factor of ${equation(call('P', 'x'), written(cubic))}?`,
		answer,
		steps: [
			sentence(
				say`${written(zeroAt(a))} is 0 when ${equation('x', a)}, so it is a factor exactly when ${equation(call('P', a), 0)}.`,
				'by the factor theorem',
			),
			...substitutionLines('P', cubic, a),
			sentence(makeFactor ? say`${answer.body}.` : say`${answer.body}, which is not 0.`),
		],
		hints: [
			say`For which value of ${symbol('x')} is ${written(zeroAt(a))} equal to 0? What must the value of ${call('P', 'x')} be there if ${written(zeroAt(a))} is a factor?`,
		],
	};
}

/** x³ + kx² + bx + c: the value of k comes from P(a) = 0. */
function findK(draw: Draw): Draft | undefined {
	const a = draw.int('a');
	const [, , b = 0, c = 0] = drawnCoefficients(draw, 'coefs', 3);
	const without = [1, 0, b, c];
	const rest = wholeValue(without, a);
	const k = -rest / (a * a);
	const wrong = [
		{
			value: -wholeValue(without, -a) / (a * a),
			mistake: `substituted ${plainNumber(-a)} instead of ${plainNumber(a)}`,
		},
		{
			value: rest / (a * a),
			mistake: 'reversed the sign of the constant when isolating the term with k',
		},
		{ value: -rest / a, mistake: 'forgot to square the number substituted for x' },
	];
	const all = [k, ...wrong.map(({ value }) => value)];
	if (b === 0 || c === 0 || Math.abs(a) === 1 || new Set(all).size < 4) return undefined;
	if (!all.every(Number.isInteger) || k === 0 || Math.abs(k) > 20) return undefined;
	const squared = product('k', power('x', 2));
	const problem: Expression = sum(power('x', 3), squared, ...tail(b, c));
	return {
		prompt: say`For which value of ${symbol('k')} is ${written(zeroAt(a))} a factor of ${equation(call('P', 'x'), problem)}?`,
		answer: multipleChoice(
			num(k),
			...wrong.map(({ value, mistake }) => distractor(num(value), mistake)),
		),
		steps: [
			sentence(
				say`${written(zeroAt(a))} is a factor exactly when ${equation(call('P', a), 0)}.`,
				'by the factor theorem',
			),
			line(
				equation(
					sum(
						power(brackets(num(a)), 3),
						product('k', power(brackets(num(a)), 2)),
						product(num(b), brackets(num(a))),
						num(c),
					),
					0,
				),
				`substitute ${plainNumber(a)} for x`,
			),
			line(equation(sum(a ** 3, product(a * a, 'k'), num(b * a), num(c)), 0), 'evaluate each term'),
			line(equation(sum(product(a * a, 'k'), num(rest)), 0), 'combine the constants'),
			line(equation(product(a * a, 'k'), -rest), takeAway(rest)),
			line(equation('k', k), `divide both sides by ${a * a}`),
		],
		hints: [say`What must ${call('P', a)} be? What equation in ${symbol('k')} does that give?`],
	};
}

const tail = (b: number, c: number): Expression[] => {
	const both = written([b, c] satisfies Coefficients);
	return both.kind === 'sum' ? both.terms : [both];
};

export const skills: Skills = {
	'Apply the remainder theorem'(draw) {
		const [k, q] = [draw.int('k'), Number(draw.choice('q'))];
		if (gcd(k, q) !== 1 && q > 1) return undefined;
		const cubic = [draw.int('a'), draw.int('b'), draw.int('c'), draw.int('d')];
		return remainderOf(cubic, new Fraction(k, q));
	},

	'Find a remainder without dividing'(draw) {
		const middle = [draw.int('a'), draw.int('b'), draw.int('c')];
		const lead = draw.choice('deg') === '4' ? [draw.random.pick([1, 2, -1])] : [];
		return remainderOf([...lead, ...middle, nonZero(draw)], new Fraction(draw.int('k')));
	},

	'Find a remainder or constant after division'(draw) {
		const quadratic = [draw.int('a'), draw.int('b'), draw.int('c')];
		const k = draw.int('k');
		const value = wholeValue(quadratic, k);
		if (value === 0 || Math.abs(value) > 200) return undefined;
		return inQuotient(quadratic, k);
	},

	'Find a coefficient from a remainder': unknownCoefficient,
	'Find two coefficients from two conditions': twoUnknowns,
	'Find a coefficient from a known factor': knownFactor,
	'Choose the binomials that are factors': whichBinomials,
	'Apply the factor theorem': isFactorOrK,
};

const nonZero = ({ random }: Draw) => random.pick([-1, 1]) * random.int(1, 9);

function remainderOf(c: Coefficients, at: Fraction): Draft | undefined {
	const value = exactValueAt(c, at);
	if (c[0] === 0 || c.filter(Boolean).length < 3 || value.abs().gt(300)) return undefined;
	const divisor = written(zeroAt(Number(at.s * at.n), Number(at.d)));
	const name = call('P', 'x');
	const answer = rational(value);
	return {
		prompt: say`Without dividing, find the remainder when ${equation(name, written(c))} is divided by ${divisor}.`,
		answer: withMisconceptions(answer, ...misconceptions(c, at)),
		steps: [
			sentence(
				say`${divisor} is 0 when ${equation('x', num(at))}, so the remainder is ${call('P', num(at))}.`,
				'by the remainder theorem',
			),
			...substitutionLines('P', c, at),
			sentence(say`The remainder is ${answer.body}.`),
		],
		hints: [
			say`For which value of ${symbol('x')} is ${divisor} equal to 0? What does the remainder theorem tell you about the value of the polynomial there?`,
		],
	};
}

/** (ax² + bx + c)/(x − k) = mx + n + r/(x − k). */
function inQuotient(c: Coefficients, k: number): Draft {
	const divisor = written(zeroAt(k));
	const answer = rational(wholeValue(c, k));
	const form = sum(product('m', 'x'), 'n', quotient('r', divisor));
	return {
		prompt: say`For ${relation('x', '\\ne', num(k))}, ${quotient(written(c), divisor)} is equal to ${form}, where ${symbol('m')}, ${symbol('n')}, and ${symbol('r')} are constants. What is the value of ${symbol('r')}?`,
		answer: withMisconceptions(answer, ...misconceptions(c, new Fraction(k))),
		steps: [
			sentence(
				say`${symbol('r')} is the remainder when ${equation(call('P', 'x'), written(c))} is divided by ${divisor}, so ${equation('r', call('P', num(k)))}.`,
				'by the remainder theorem',
			),
			...substitutionLines('P', c, k),
			sentence(say`So ${equation('r', wholeValue(c, k))}.`),
		],
		hints: [
			say`What is ${symbol('r')} called when the numerator is divided by ${divisor}? Which theorem lets you find it without dividing?`,
		],
	};
}

/** In place of the value at the zero of the divisor. */
const misconceptions = (c: Coefficients, at: Fraction): WrongAnswer[] => [
	[
		rational(exactValueAt(c, at.neg())),
		`substituted ${plainNumber(at.neg())} instead of ${plainNumber(at)}`,
	],
	[rational(c.at(-1) ?? 0), 'gave the constant term of the dividend as the remainder'],
];
