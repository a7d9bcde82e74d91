/** log.laws: the product, quotient and power laws. */
import {
	brackets,
	continued,
	difference,
	type Expression,
	num,
	power,
	product,
	quotient,
	sum,
	symbol,
	times as timesOf,
} from '../../../../math/expression.ts';
import { root } from '../../../../math/notation.ts';
import { term, uncollected } from '../../../../math/polynomial.ts';
import { say } from '../../../../math/prose.ts';
import {
	type Draft,
	type DraftAnswer,
	type Draw,
	expression,
	line,
	sentence,
	type Skills,
	withMisconceptions,
	type WrongAnswer,
} from '../../../family.ts';
import {
	type Base,
	EXPONENT_TO_COEFFICIENT,
	log,
	PRODUCT_LAW_SPLIT,
	QUOTIENT_LAW_SPLIT,
	readBase,
} from '../../../steps/exponential.ts';
import { condense } from './condense.ts';
import { evaluateExactly } from './evaluate.ts';
import { fractionOf, type Part, sumOfLogs, sumWithPowers, times } from './terms.ts';

// Logarithms of products, quotients, powers and square roots to expand.

/** The log of a product, quotient, power or square root. */
function expand(draw: Draw): Draft | undefined {
	const [m, n, p] = [draw.int('m'), draw.int('n'), draw.int('p')];
	const base = readBase(draw.inTurn('b'));
	const form = draw.choice('form');
	const isRoot = form === 'root' || form === 'root of a quotient';
	const parts: Part[] = [
		{ coefficient: m, letter: 'x' },
		{ coefficient: /quotient|over/.test(form) ? -n : n, letter: 'y' },
		...(form === 'product over power' ? [{ coefficient: p, letter: 'z' }] : []),
	].sort((a, b) => Math.sign(b.coefficient) - Math.sign(a.coefficient));
	if (m === n || (m === 1 && n === 1)) return undefined;
	const inside = fractionOf(parts);
	const whole = sumOfLogs(parts, base);
	const problem = log(base, isRoot ? root(inside) : inside);
	const answer = isRoot ? halved(parts, base) : whole;
	const around = (of: Expression): Expression =>
		isRoot ? product(quotient(1, 2), { kind: 'brackets', of }) : of;
	return {
		prompt: say`Assume that all variables are positive. Expand ${problem} into sums, differences, and multiples of logarithms.`,
		answer: withMisconceptions(expression(answer), ...wrongSums(parts, base, isRoot)),
		steps: [
			line(problem),
			...(isRoot
				? [
						line(
							continued(log(base, power(brackets(inside), quotient(1, 2)))),
							'the square root is the power with exponent 1/2',
						),
						line(continued(product(quotient(1, 2), log(base, inside))), EXPONENT_TO_COEFFICIENT),
					]
				: []),
			...splitLines(parts, base).map(([of, why]) => line(continued(around(of)), why)),
			...(isRoot ? [line(continued(around(whole)), EXPONENT_TO_COEFFICIENT)] : []),
			line(continued(answer), isRoot ? 'use the distributive property' : EXPONENT_TO_COEFFICIENT),
		],
		hints: [
			say`Which operation inside the logarithm is done last? Which law of logarithms applies to it?`,
			say`What does the power law do with an exponent inside a logarithm?`,
		],
	};
}

/** A quotient is taken apart first, then the product above it. */
function splitLines(parts: readonly Part[], base: Base): [Expression, string][] {
	const [over, under] = [1, -1].map((sign) =>
		parts.filter(({ coefficient }) => Math.sign(coefficient) === sign),
	);
	const whole = sumWithPowers(parts, base);
	if (!over || !under?.length) return [[whole, PRODUCT_LAW_SPLIT]];
	if (over.length === 1) return [[whole, QUOTIENT_LAW_SPLIT]];
	const quotientApart = difference(
		log(base, fractionOf(over)),
		log(base, fractionOf(under.map((part) => ({ ...part, coefficient: -part.coefficient })))),
	);
	return [
		[quotientApart, QUOTIENT_LAW_SPLIT],
		[whole, PRODUCT_LAW_SPLIT],
	];
}

function wrongSums(parts: readonly Part[], base: Base, isRoot: boolean): WrongAnswer[] {
	const finished = (changed: readonly Part[]) =>
		expression(isRoot ? halved(changed, base) : sumOfLogs(changed, base));
	const hasQuotient = parts.some(({ coefficient }) => coefficient < 0);
	return [
		...(isRoot
			? [
					[expression(sumOfLogs(parts, base)), 'left out the factor of one half'] satisfies [
						DraftAnswer,
						string,
					],
				]
			: []),
		[
			finished(parts.map((part) => ({ ...part, coefficient: Math.sign(part.coefficient) }))),
			droppedExponents(parts, isRoot),
		],
		[
			finished(
				parts.map((part, at) => ({
					...part,
					coefficient: hasQuotient || at === 0 ? Math.abs(part.coefficient) : -part.coefficient,
				})),
			),
			hasQuotient
				? 'added the logarithm of the denominator instead of subtracting it'
				: 'subtracted the logarithms of the factors instead of adding them',
		],
	];
}

function droppedExponents(parts: readonly Part[], isRoot: boolean): string {
	const isOne = parts.filter(({ coefficient }) => Math.abs(coefficient) > 1).length === 1;
	const dropped = `dropped the ${isOne ? 'exponent' : 'exponents'}`;
	return isRoot
		? `${dropped} in the radicand`
		: `${dropped} instead of writing ${isOne ? 'it as a coefficient' : 'them as coefficients'}`;
}

const halved = (parts: readonly Part[], base: Base): Expression =>
	sum(
		...parts.map(({ coefficient, letter }) => {
			const size = Math.abs(coefficient);
			const factor = size % 2 === 0 ? num(size / 2) : quotient(size, 2);
			const of =
				size === 2 ? log(base, symbol(letter)) : product(factor, log(base, symbol(letter)));
			return coefficient < 0 ? ({ kind: 'opposite', of } as const) : of;
		}),
	);

export const skills: Skills = {
	'Rewrite a logarithm in terms of given logarithms': withGivenLogs,
	'Write an expression as a single logarithm': (draw) =>
		condense(draw, 10, draw.choice('half') === '0.5'),
	'Condense logarithms into one': (draw) => condense(draw, readBase(draw.inTurn('base')), false),
	'Expand a logarithm': expand,
	'Evaluate with the laws of logarithms': evaluateExactly,
};

/** Given log_b 2 = u and log_b 3 = v, write log_b of a number made of 2, 3 and b. */
function withGivenLogs(draw: Draw): Draft | undefined {
	const [m, n] = [draw.int('m'), draw.int('n')];
	const base = Number(draw.choice('base'));
	const isQuotient = draw.inTurn('type') === 'quotient';
	// With equal exponents, switching them would go unnoticed.
	if (m + n < 2 || m === 0 || n === 0 || m === n) return undefined;
	const [over, under] = isQuotient ? [2 ** m, 3 ** n] : [2 ** m * 3 ** n, 1];
	if (over > 1300 || under > 900) return undefined;
	const problem = log(base, under === 1 ? num(over) : quotient(over, under));
	const answer = uncollected(term(m, 'u'), term(isQuotient ? -n : n, 'v'));
	const split = isQuotient
		? sum(log(base, numberPower(2, m)), { kind: 'opposite', of: log(base, numberPower(3, n)) })
		: sum(log(base, numberPower(2, m)), log(base, numberPower(3, n)));
	return {
		prompt: say`Given that ${say`${equal(log(base, 2), 'u')} and ${equal(log(base, 3), 'v')}`}, write ${problem} in terms of ${symbol('u')} and ${symbol('v')}.`,
		answer: withMisconceptions(
			expression(answer),
			[
				expression(uncollected(term(m, 'u'), term(isQuotient ? n : -n, 'v'))),
				isQuotient
					? 'added the logarithm of the denominator instead of subtracting it'
					: 'subtracted the logarithms of the factors instead of adding them',
			],
			[
				expression(uncollected(term(n, 'u'), term(isQuotient ? -m : m, 'v'))),
				'switched the exponents of 2 and 3',
			],
			[
				expression(joinedLogs(m, n, isQuotient)),
				isQuotient
					? 'divided the logarithms instead of subtracting them'
					: 'multiplied the logarithms instead of adding them',
			],
		),
		steps: [
			line(problem),
			line(
				continued(
					log(
						base,
						isQuotient
							? quotient(numberPower(2, m), numberPower(3, n))
							: timesOf(numberPower(2, m), numberPower(3, n)),
					),
				),
				'write the argument with powers of 2 and 3',
			),
			line(continued(split), isQuotient ? QUOTIENT_LAW_SPLIT : PRODUCT_LAW_SPLIT),
			line(
				continued(
					sum(
						times(m, log(base, 2)),
						isQuotient ? { kind: 'opposite', of: times(n, log(base, 3)) } : times(n, log(base, 3)),
					),
				),
				EXPONENT_TO_COEFFICIENT,
			),
			sentence(
				say`So ${problem} equals ${answer}.`,
				'substitute u for the logarithm of 2 and v for the logarithm of 3',
			),
		],
		hints:
			isQuotient && m === 1 && n === 1
				? [say`Which law of logarithms applies to a quotient?`]
				: [
						say`How can you write the argument using only powers of 2 and 3?`,
						say`Which laws of logarithms apply to a ${isQuotient ? 'quotient' : 'product'} of powers?`,
					],
	};
}

/** Both logarithms with their factors, multiplied or divided. */
const joinedLogs = (m: number, n: number, isQuotient: boolean): Expression =>
	isQuotient
		? quotient(times(m, symbol('u')), times(n, symbol('v')))
		: times(m * n, product('u', 'v'));

const numberPower = (of: number, exponent: number): Expression =>
	exponent === 1 ? num(of) : power(of, exponent);

const equal = (left: Expression, letter: string): Expression => ({
	kind: 'relation',
	sign: '=',
	left,
	right: symbol(letter),
});
