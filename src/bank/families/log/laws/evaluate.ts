/** Combinations of logarithms to evaluate without a calculator. */
import {
	continued,
	type Expression,
	num,
	power,
	product,
	quotient,
	sum,
	times as timesOf,
} from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import {
	type Draft,
	type Draw,
	line,
	rational,
	withMisconceptions,
	type WrongAnswer,
} from '../../../family.ts';
import {
	CHANGE_OF_BASE_BACK,
	COEFFICIENT_TO_EXPONENT,
	log,
	powerValue,
	PRODUCT_LAW,
	QUOTIENT_LAW,
} from '../../../steps/exponential.ts';
import { signedLog } from './terms.ts';

/** Combinations whose argument is an integer power of the base. */
export function evaluateExactly(draw: Draw): Draft | undefined {
	const [base, k, p] = [Number(draw.inTurn('base')), draw.int('k'), draw.int('p')];
	const type = draw.choice('type');
	const value = base ** Math.abs(p);
	// log 5 to base 5 is 1, and so is 5 ÷ 5.
	if (p === 0 || p === 1 || value > 3000 || k === base) return undefined;
	if (p === (type.startsWith('quotient of logs') ? k : base)) return undefined; // the base must be a wrong answer
	if (type.startsWith('quotient of logs'))
		return p > 1 && k ** p < 5000 && k !== 10 ? changeOfBase(k, p) : undefined;
	if (type === 'multiple') return multiple(base, k, p);
	const difference = type === 'difference' || p < 0;
	const [first, second] = difference ? (p > 0 ? [k * value, k] : [k, k * value]) : [k, value / k];
	if (!Number.isInteger(second) || second === 1 || first > 1000 || Number(second) > 1000)
		return undefined;
	const sign = difference ? -1 : 1;
	const problem = sum(log(base, first), signedLog(sign, base, num(second)));
	return exactly(
		problem,
		base,
		difference ? quotient(first, second) : timesOf(first, second),
		p,
		difference ? QUOTIENT_LAW : PRODUCT_LAW,
		difference
			? [[rational(-p), 'divided the arguments in the wrong order']]
			: [[rational(value), 'multiplied the arguments but did not evaluate the logarithm']],
	);
}

/** 2 log_b k + log_b m with k²m = b^p. */
function multiple(base: number, k: number, p: number): Draft | undefined {
	const rest = base ** Math.abs(p) / (k * k);
	if (p < 0 || !Number.isInteger(rest) || rest === 1 || k < 2) return undefined;
	const problem = sum(product(2, log(base, k)), log(base, rest));
	const draft = exactly(problem, base, timesOf(k * k, rest), p, PRODUCT_LAW, [
		[rational(2 * p), 'used the coefficient 2 as an exponent but also multiplied by it'],
	]);
	const [given, ...others] = draft.steps;
	return {
		...draft,
		steps: [
			...(given ? [given] : []),
			line(continued(sum(log(base, power(k, 2)), log(base, rest))), COEFFICIENT_TO_EXPONENT),
			line(continued(sum(log(base, k * k), log(base, rest))), 'evaluate the power'),
			...others,
		],
		hints: [
			say`Which law of logarithms lets you write the coefficient as an exponent? Which law then combines the terms?`,
			say`Which power of ${base} is the argument of the single logarithm?`,
		],
	};
}

function exactly(
	problem: Expression,
	base: number,
	inside: Expression,
	p: number,
	law: string,
	wrong: WrongAnswer[],
): Draft {
	const value = powerValue(base, p);
	return {
		prompt: say`Evaluate without a calculator: ${problem}.`,
		answer: withMisconceptions(
			rational(p),
			...wrong,
			[rational(value), 'gave the argument of the logarithm instead of its value'],
			[rational(value.div(base)), 'divided the argument by the base'],
		),
		steps: [
			line(problem),
			line(continued(log(base, inside)), law),
			line(continued(log(base, num(value))), 'simplify the argument'),
			...(p === 1
				? []
				: [line(continued(log(base, power(base, p))), `write the argument as a power of ${base}`)]),
			line(
				continued(p),
				p === 1
					? 'the logarithm of the base equals 1'
					: `the base-${base} logarithm of a power of ${base} is its exponent`,
			),
		],
		hints: [
			say`Which law of logarithms combines the terms into a single logarithm?`,
			say`Which power of ${base} equals the argument of the single logarithm?`,
		],
	};
}

function changeOfBase(k: number, p: number): Draft {
	const problem = quotient(log(10, k ** p), log(10, k));
	return {
		prompt: say`Evaluate without a calculator: ${problem}.`,
		answer: withMisconceptions(
			rational(p),
			[rational(k ** (p - 1)), 'dropped the logarithms and divided the arguments'],
			[rational(k ** p - k), 'dropped the logarithms and subtracted the arguments'],
		),
		steps: [
			line(problem),
			line(continued(log(k, k ** p)), CHANGE_OF_BASE_BACK),
			line(continued(log(k, power(k, p))), `write ${k ** p} as a power of ${k}`),
			line(continued(p), `the base-${k} logarithm of a power of ${k} is its exponent`),
		],
		hints: [say`Which power of ${k} equals ${num(k ** p)}?`],
	};
}
