/** log.evaluate: exact values, and decimals by change of base. CCSS HSF-LE.A.4; MHF4U.A1.2, A1.3. */
import Fraction from 'fraction.js';
import {
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
import { decimalAnswer, orderedList, rational } from '../../../answer.ts';
import { type Draft, type Draw, line, sentence, type Skills } from '../../../family.ts';
import { roundsClearly } from '../../../steps/decimal-roots.ts';
import { asPower, log, powerValue } from '../../../steps/exponential.ts';

export const skills: Skills = {
	'Exact value': exact,
	'Exact values': exact,
	'Approximate with technology or bounds'(draw) {
		const [b, a] = [draw.int('b'), draw.int('a')];
		return draw.inTurn('ask') === 'decimal' ? decimal(b, a, 2) : between(b, a);
	},
	'Change of base': (draw) => decimal(draw.int('b'), draw.int('a'), Number(draw.inTurn('places'))),
};

/** log_B A with B = r^s and A = r^p or a q-th root of r^p. */
function exact(draw: Draw): Draft | undefined {
	const [base, p, q] = [draw.int('b'), draw.int('p'), draw.int('q')];
	const { root: r, exponent: s } = asPower(base);
	if (p === 0 || (p === s && q === 1) || (q > 1 && (p <= 0 || p % q === 0))) return undefined;
	const size = powerValue(r, Math.abs(p));
	if (size.gt(5000)) return undefined;
	const argument: Expression = q === 1 ? num(powerValue(r, p)) : root(num(powerValue(r, p)), q);
	const value = new Fraction(p, q * s);
	const x = symbol('x');
	const left = s === 1 ? power(r, x) : power(r, product(s, x));
	const problem = log(base, argument);
	return {
		prompt: say`Evaluate ${problem}. Write a whole number or a fraction.`,
		answer: rational(value),
		steps: [
			sentence(say`Let ${equation(problem, x)}.`),
			line(equation(power(base, x), argument), 'write it in exponential form'),
			line(equation(left, power(r, num(new Fraction(p, q)))), `write both sides as powers of ${r}`),
			...(s === 1
				? []
				: [
						line(
							equation(product(s, x), num(new Fraction(p, q))),
							'equal powers of one base have equal exponents',
						),
					]),
			line(
				equation(x, num(value)),
				s === 1 ? 'equal powers of one base have equal exponents' : `divide both sides by ${s}`,
			),
		],
		hints: [say`Write both ${num(base)} and ${argument} as powers of ${r}.`],
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
		answer: decimalAnswer(value, places),
		steps: [
			line(equation(problem, quotient(top, bottom)), 'change of base'),
			line(
				relation(
					problem,
					'\\approx',
					quotient(rounded(Math.log10(a), places + 3), rounded(Math.log10(b), places + 3)),
				),
				'evaluate both logarithms in base 10',
			),
			line(relation(problem, '\\approx', rounded(value, places)), 'divide, then round'),
		],
		hints: [say`Write it as a quotient of two logarithms in base 10.`],
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
		prompt: say`Between which two consecutive whole numbers does ${problem} lie? Write both, the smaller one first.`,
		answer: orderedList(low, low + 1),
		steps: [
			sentence(
				low === 1
					? say`${equation(power(b, 2), b ** 2)} is the next power after ${b} itself.`
					: say`${equation(power(b, low), b ** low)} and ${equation(power(b, low + 1), b ** (low + 1))}`,
				`look for the powers of ${b} around ${a}`,
			),
			line(relation(relation(b ** low, '<', a), '<', b ** (low + 1))),
			sentence(
				say`So the logarithm lies between ${low} and ${low + 1}: ${orderedList(low, low + 1).body}.`,
			),
		],
		hints: [say`Which powers of ${b} are the nearest below and above ${a}?`],
	};
}
