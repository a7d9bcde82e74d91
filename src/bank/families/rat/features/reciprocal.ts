/** f(x) = a/(kx − c): vertical asymptote, intercept, domain, range. */
import Fraction from 'fraction.js';
import { substituted, written } from '../../../../math/coefficients.ts';
import {
	equation,
	type Expression,
	num,
	opposite,
	quotient,
	symbol,
} from '../../../../math/expression.ts';
import { gcd } from '../../../../math/gcd.ts';
import { call } from '../../../../math/notation.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import { caseOf, type Draft, type Draw, type Line, line, sentence } from '../../../family.ts';
import { type Ask, f, featureQuestion, withRational } from './feature.ts';

export const at = (letter: 'x' | 'y', value: Expression): Prose => say`${equation(letter, value)}`;

export const except = (value: Expression): Prose => say`all real numbers except ${value}`;

/** A fraction with its sign in front of the bar. */
export const bar = (over: number, under: Expression): Expression =>
	over < 0 ? opposite(quotient(-over, under)) : quotient(over, under);

/** Where the sign of the numerator matters but is written in front of the bar. */
export const signLine = (over: number, under: Expression): Line[] =>
	over < 0
		? [
				sentence(
					say`Write the negative sign in the numerator: ${equation(bar(over, under), quotient(over, under))}.`,
				),
			]
		: [];

/** f(x) = a/(kx − c) */
export function reciprocalOfLinear(draw: Draw): Draft | undefined {
	const [a, k, c] = [draw.int('a'), draw.int('k'), draw.int('c')];
	if (gcd(k, c) > 1) return undefined;
	const rule = equation(f, bar(a, written([k, -c])));
	const pole = new Fraction(c, k);
	const asked = draw.inTurn('ask');
	// Excluding the numerator would be excluding the zero of the denominator.
	if (asked === 'range' && pole.equals(Math.abs(a))) return undefined;
	const zero = num(pole);
	const graph = { over: [a], under: [k, -c], poles: [pole] };
	const intercept = new Fraction(-a, c);
	const negative = num(new Fraction(-c, k));
	const zeroLine = sentence(
		say`The denominator ${written([k, -c])} is 0 when ${equation('x', zero)}.`,
		k === 1 ? undefined : 'set the denominator equal to 0, and solve for x',
	);
	return featureQuestion(
		caseOf<Ask>(
			{
				'vertical asymptote': {
					ask: say`What is the vertical asymptote of the graph of ${rule}?`,
					right: at('x', zero),
					wrong: [
						[at('x', negative), 'used the opposite of the zero of the denominator'],
						[at('y', num(0)), 'gave the horizontal asymptote'],
						[at('x', num(c)), 'did not divide by the coefficient of x'],
						[at('x', num(0)), 'used the y-axis as the asymptote'],
					],
					lines: [
						zeroLine,
						withRational(sentence(say`The vertical asymptote is ${equation('x', zero)}.`), graph, {
							walls: [pole],
						}),
					],
					hint: say`For which value of ${symbol('x')} is the denominator 0?`,
				},
				'y-intercept': {
					ask: say`What is the ${symbol('y')}-intercept of the graph of ${rule}?`,
					right: say`${num(intercept)}`,
					wrong: [
						[
							say`${num(intercept.neg())}`,
							c > 0
								? 'left out the negative sign in the denominator'
								: 'changed the sign of the constant term',
						],
						[
							say`${num(new Fraction(a, k))}`,
							'divided the numerator by the coefficient of x instead of by the constant term',
						],
						[say`${zero}`, 'gave the zero of the denominator'],
						[say`${0}`, 'gave the value of x on the y-axis'],
					],
					lines: [
						sentence(say`On the ${symbol('y')}-axis, ${equation('x', 0)}.`),
						line(equation(call('f', 0), bar(a, substituted([k, -c], 0))), 'substitute 0 for x'),
						withRational(
							sentence(
								c < 0 && gcd(a, c) === 1
									? say`${equation(call('f', 0), num(intercept))}, so the ${symbol('y')}-intercept is ${num(intercept)}.`
									: say`${equation(equation(call('f', 0), bar(a, num(-c))), num(intercept))}, so the ${symbol('y')}-intercept is ${num(intercept)}.`,
							),
							graph,
							{ points: [[0, intercept]] },
						),
					],
					hint: say`What is the value of ${symbol('x')} on the ${symbol('y')}-axis?`,
				},
				domain: {
					ask: say`What is the domain of ${rule}?`,
					right: except(zero),
					wrong: [
						[except(negative), 'used the opposite of the zero of the denominator'],
						[except(num(0)), 'gave the range'],
						[except(num(c)), 'did not divide by the coefficient of x'],
						[except(num(k)), 'excluded the coefficient of x'],
					],
					lines: [
						zeroLine,
						withRational(sentence(say`The domain is ${except(zero)}.`), graph, { walls: [pole] }),
					],
					hint: say`For which value of ${symbol('x')} is the function not defined?`,
				},
				range: {
					ask: say`What is the range of ${rule}?`,
					right: except(num(0)),
					wrong: [
						[except(zero), 'gave the domain'],
						[except(num(Math.abs(a))), 'excluded the numerator instead of 0'],
						[except(num(intercept)), 'excluded the y-intercept instead of 0'],
						[except(negative), 'excluded the opposite of the value left out of the domain'],
					],
					lines: [
						sentence(
							say`A fraction is 0 only when its numerator is 0, and the numerator is ${Math.abs(a)}, so ${f} is never 0.`,
						),
						sentence(
							say`On the domain of ${symbol('f')}, the denominator ${written([k, -c])} takes on every real value except 0, so ${f} also takes on every real value except 0.`,
						),
						sentence(say`The range is ${except(num(0))}.`),
					],
					hint: say`What value can a fraction with a numerator of ${Math.abs(a)} never equal?`,
				},
			},
			asked,
		),
	);
}
