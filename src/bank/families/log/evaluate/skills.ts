/** log.evaluate: exact values, and decimals by change of base. */
import Fraction from 'fraction.js';
import {
	brackets,
	equation,
	type Expression,
	num,
	power,
	product,
	quotient,
	relation,
	symbol,
} from '../../../../math/expression.ts';
import { call, root, rounded } from '../../../../math/notation.ts';
import { say } from '../../../../math/prose.ts';
import {
	decimalAnswer,
	type Draft,
	type Draw,
	line,
	orderedList,
	rational,
	sentence,
	type Skills,
	withMisconceptions,
	type WrongAnswer,
} from '../../../family.ts';
import { roundsClearly } from '../../../steps/amounts.ts';
import { asPower, CHANGE_OF_BASE, log, powerValue } from '../../../steps/exponential.ts';

export const skills: Skills = {
	'Find exact values of logarithms': exact,
	'Approximate or bound a logarithm'(draw) {
		const [b, a] = [draw.int('b'), draw.int('a')];
		return draw.inTurn('ask') === 'decimal' ? decimal(b, a, 2) : between(b, a);
	},
	'Apply the change-of-base formula': (draw) =>
		decimal(draw.int('b'), draw.int('a'), Number(draw.inTurn('places'))),
};

/** log_B A with B = r^s and A = r^p or a q-th root of r^p. */
function exact(draw: Draw): Draft | undefined {
	const [base, drawn, q] = [draw.int('b'), draw.int('p'), draw.int('q')];
	const least = asPower(base);
	if (drawn === 0 || (drawn === least.exponent && q === 1)) return undefined;
	if (q > 1 && (drawn <= 0 || drawn % q === 0)) return undefined;
	const size = powerValue(least.root, Math.abs(drawn));
	if (size.gt(5000)) return undefined;
	// 16 is a power of 4 itself, so nobody goes down to base 2 to find its logarithm to base 4.
	const direct = drawn % least.exponent === 0;
	const [r, s, p] = direct
		? [base, 1, drawn / least.exponent]
		: [least.root, least.exponent, drawn];
	const argument: Expression = q === 1 ? num(powerValue(r, p)) : root(num(powerValue(r, p)), q);
	const value = new Fraction(p, q * s);
	if (value.equals(base)) return undefined; // the base must be a wrong answer
	const answer = withMisconceptions(
		rational(value),
		[rational(value.inverse()), 'switched the base and the argument'],
		...(value.gt(1)
			? []
			: ([
					[
						rational(value.neg()),
						value.lt(0)
							? 'left out the negative sign in the exponent'
							: 'used a negative exponent because the argument is less than the base',
					],
				] satisfies WrongAnswer[])),
		q === 1
			? [rational(powerValue(r, p).div(base)), 'divided the argument by the base']
			: [rational(new Fraction(p, s)), 'ignored the radical'],
	);
	const x = symbol('x');
	const left = s === 1 ? power(r, x) : power(r, product(s, x));
	const problem = log(base, argument);
	return {
		prompt: say`Evaluate ${problem}. Write your answer as an integer or a fraction in lowest terms.`,
		answer,
		steps: [
			sentence(say`Let ${equation(problem, x)}.`),
			line(equation(power(base, x), argument), 'write the equation in exponential form'),
			...(s === 1 && (q === 1 || p === 1)
				? []
				: [
						line(
							equation(
								s === 1 ? power(r, x) : power(brackets(power(r, s)), x),
								q === 1 || p === 1
									? power(r, num(new Fraction(p, q)))
									: power(brackets(power(r, p)), num(new Fraction(1, q))),
							),
							p === 1 && q === 1
								? `write ${base} as a power of ${r}`
								: `write ${s === 1 ? 'the right side' : 'both sides'} with base ${r}`,
						),
					]),
			line(
				equation(left, power(r, num(new Fraction(p, q)))),
				s === 1 && (q === 1 || p === 1)
					? `write the right side as a power of ${r}`
					: 'multiply the exponents',
			),
			...(s === 1
				? []
				: [
						line(
							equation(product(s, x), num(new Fraction(p, q))),
							p === 1 && q === 1
								? `the right side is ${r} to the power of 1, so the exponents are equal`
								: 'the bases are equal, so the exponents are equal',
						),
					]),
			line(
				equation(x, num(value)),
				s === 1 ? 'the bases are equal, so the exponents are equal' : `divide both sides by ${s}`,
			),
			sentence(say`So ${equation(problem, num(value))}.`),
		],
		hints: [
			s === 1
				? say`To what power must ${r} be raised to give ${argument}?`
				: say`Which base can you use to write both ${num(base)} and ${argument} as powers?`,
		],
	};
}

function decimal(b: number, a: number, places: number): Draft | undefined {
	if (a === b || isPowerOf(a, b) || b === 10) return undefined;
	const value = Math.log(a) / Math.log(b);
	if (!roundsClearly(value, places)) return undefined;
	const problem = log(b, a);
	const [top, bottom] = [call('\\log', a), call('\\log', b)];
	return {
		prompt: say`Use a calculator to evaluate ${problem}. Round to ${places} decimal places.`,
		answer: withMisconceptions(
			decimalAnswer(value, places),
			[
				decimalAnswer(Math.log(b) / Math.log(a), places),
				'divided the logarithms in the wrong order',
			],
			[
				decimalAnswer(Math.log10(a / b), places),
				'took the logarithm of the quotient instead of dividing the logarithms',
			],
			[decimalAnswer(Math.log10(a), places), 'used base 10 and ignored the given base'],
		),
		steps: [
			line(equation(problem, quotient(top, bottom)), CHANGE_OF_BASE),
			line(
				relation(
					problem,
					'\\approx',
					quotient(rounded(Math.log10(a), places + 3), rounded(Math.log10(b), places + 3)),
				),
				'evaluate both logarithms with a calculator',
			),
			line(relation(problem, '\\approx', rounded(value, places)), 'divide, and round the quotient'),
		],
		hints: [
			say`Your calculator can find base-10 logarithms. Which formula changes the base of a logarithm?`,
		],
	};
}

const isPowerOf = (a: number, b: number): boolean => {
	const exponent = Math.log(a) / Math.log(b);
	return Math.abs(exponent - Math.round(exponent)) < 1e-9;
};

function between(b: number, a: number): Draft | undefined {
	if (isPowerOf(a, b) || a < b) return undefined;
	const low = Math.floor(Math.log(a) / Math.log(b));
	const problem = log(b, a);
	return {
		prompt: say`Between which two consecutive integers does ${problem} lie? List both integers, with the lesser one first.`,
		answer: withMisconceptions(
			orderedList(low, low + 1),
			[orderedList(b ** low, b ** (low + 1)), 'gave the powers instead of the exponents'],
			[orderedList(low - 1, low), 'used exponents that are one too small'],
			[orderedList(low + 1, low + 2), 'used exponents that are one too large'],
		),
		steps: [
			sentence(
				low === 1
					? say`The first power of ${b} is ${b}, and ${equation(power(b, 2), b * b)}.`
					: say`${equation(power(b, low), b ** low)} and ${equation(power(b, low + 1), b ** (low + 1))}`,
				`find the powers of ${b} just below and just above ${a}`,
			),
			line(
				relation(relation(b ** low, '<', a), '<', b ** (low + 1)),
				'compare the argument with these powers',
			),
			line(
				relation(relation(log(b, b ** low), '<', problem), '<', log(b, b ** (low + 1))),
				`take the base-${b} logarithm of each part`,
			),
			line(
				relation(relation(low, '<', problem), '<', low + 1),
				`the base-${b} logarithm of a power of ${b} is its exponent`,
			),
			sentence(say`The integers are ${low} and ${low + 1}.`),
		],
		hints: [say`Which powers of ${b} are just below and just above ${a}?`],
	};
}
