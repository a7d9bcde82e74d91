/** poly.remainder: remainder and factor theorems. */
import Fraction from 'fraction.js';
import {
	type Coefficients,
	exactValueAt,
	valueAt as wholeValue,
	written,
	zeroAt,
} from '../../../../math/coefficients.ts';
import {
	equation,
	num,
	product,
	quotient,
	relation,
	sum,
	symbol,
} from '../../../../math/expression.ts';
import { gcd } from '../../../../math/gcd.ts';
import { call } from '../../../../math/notation.ts';
import { plainNumber } from '../../../../math/plain-notation.ts';
import { say } from '../../../../math/prose.ts';
import {
	type Draft,
	type Draw,
	rational,
	sentence,
	type Skills,
	withMisconceptions,
	type WrongAnswer,
} from '../../../family.ts';
import { substitutionLines } from '../../../steps/value-at.ts';
import { isFactorOrK, whichBinomials } from './choice.ts';
import { knownFactor, twoUnknowns, unknownCoefficient } from './unknown.ts';

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
