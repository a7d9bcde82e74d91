/** Reciprocals of linear functions: asymptotes, intercept, domain, range, behaviour near the asymptotes. */
import { type Ask, f, featureQuestion } from './features-question.ts';
import Fraction from 'fraction.js';
import {
	equation,
	type Expression,
	num,
	opposite,
	quotient,
	sum,
	symbol,
} from '../../../math/expression.ts';
import { call } from '../../../math/notation.ts';
import { say } from '../../../math/prose.ts';
import { caseOf } from '../../described-cases.ts';
import { type Draft, type Draw, sentence } from '../../family.ts';
import { gcd, written } from '../../working/coefficients.ts';

/** A fraction with its sign in front of the bar. */
export const bar = (over: number, under: Expression): Expression =>
	over < 0 ? opposite(quotient(-over, under)) : quotient(over, under);

/** f(x) = a/(x − h) + k */
export function shiftedReciprocal(draw: Draw): Draft | undefined {
	const [h, k, a] = [draw.int('h'), draw.int('k'), draw.int('a')];
	if (h === 0 || k === 0 || Math.abs(h) === Math.abs(k)) return undefined;
	const rule = equation(f, sum(bar(a, written([1, -h])), k));
	const [H, K] = [num(h), num(k)];
	const vertical = sentence(
		say`The denominator is 0 for ${equation('x', h)}: the vertical asymptote is ${equation('x', h)}.`,
	);
	const level = sentence(
		say`Far out the fraction comes close to 0, so ${f} comes close to ${k}: the horizontal asymptote is ${equation('y', k)}.`,
	);
	return featureQuestion(
		caseOf<Ask>(
			{
				'vertical asymptote': {
					ask: say`What is the vertical asymptote of the graph of ${rule}?`,
					right: at('x', H),
					wrong: [
						[at('x', num(-h)), 'took the wrong sign from the denominator'],
						[at('y', K), 'gave the horizontal asymptote'],
						[at('x', K), 'took the number behind the fraction'],
					],
					lines: [
						sentence(say`A vertical asymptote belongs to a zero of the denominator.`),
						vertical,
					],
					hint: say`For which value of ${symbol('x')} is the denominator 0?`,
				},
				'horizontal asymptote': {
					ask: say`What is the horizontal asymptote of the graph of ${rule}?`,
					right: at('y', K),
					wrong: [
						[at('y', num(-k)), 'took the wrong sign'],
						[at('x', H), 'gave the vertical asymptote'],
						[at('y', num(0)), 'forgot the shift up or down'],
					],
					lines: [
						sentence(say`For very large values of ${symbol('x')} the denominator is very large.`),
						level,
					],
					hint: say`What does the fraction come close to when ${symbol('x')} is very large?`,
				},
				range: {
					ask: say`What is the range of ${rule}?`,
					right: except(K),
					wrong: [
						[except(H), 'gave the domain'],
						[except(num(0)), 'forgot the shift up or down'],
						[except(num(-k)), 'took the wrong sign'],
					],
					lines: [
						level,
						sentence(
							say`The fraction is never 0, so ${f} is never ${k}. The range is ${except(K)}.`,
						),
					],
					hint: say`Which value can a fraction with the numerator ${a} never have?`,
				},
			},
			draw.inTurn('ask'),
		),
	);
}

/** f(x) = a/(kx − c) */
export function reciprocalOfLinear(draw: Draw): Draft | undefined {
	const [a, k, c] = [draw.int('a'), draw.int('k'), draw.int('c')];
	if (gcd(k, c) > 1) return undefined;
	const rule = equation(f, bar(a, written([k, -c])));
	const zero = num(new Fraction(c, k));
	const intercept = new Fraction(-a, c);
	const negative = num(new Fraction(-c, k));
	const zeroLine = sentence(
		say`The denominator ${written([k, -c])} is 0 for ${equation('x', zero)}.`,
	);
	return featureQuestion(
		caseOf<Ask>(
			{
				'vertical asymptote': {
					ask: say`What is the vertical asymptote of the graph of ${rule}?`,
					right: at('x', zero),
					wrong: [
						[at('x', negative), 'took the wrong sign'],
						[at('y', num(0)), 'gave the horizontal asymptote'],
						[at('x', num(c)), 'did not divide by the coefficient'],
						[at('x', num(0)), 'took the axis for the asymptote'],
					],
					lines: [zeroLine, sentence(say`The vertical asymptote is ${equation('x', zero)}.`)],
					hint: say`For which value of ${symbol('x')} is the denominator 0?`,
				},
				'y-intercept': {
					ask: say`What is the ${symbol('y')}-intercept of the graph of ${rule}?`,
					right: say`${num(intercept)}`,
					wrong: [
						[say`${num(intercept.neg())}`, 'lost the minus sign in the denominator'],
						[say`${num(new Fraction(a, k))}`, 'divided by the coefficient of x'],
						[say`${zero}`, 'gave the zero of the denominator'],
						[say`${0}`, 'took 0 for the value at x = 0'],
					],
					lines: [
						sentence(say`At the ${symbol('y')}-axis ${equation('x', 0)}.`),
						sentence(
							c < 0 && gcd(a, c) === 1
								? say`${equation(call('f', 0), num(intercept))}`
								: say`${equation(equation(call('f', 0), bar(a, num(-c))), num(intercept))}`,
						),
					],
					hint: say`Put 0 in for ${symbol('x')}.`,
				},
				domain: {
					ask: say`What is the domain of ${rule}?`,
					right: except(zero),
					wrong: [
						[except(negative), 'took the wrong sign'],
						[except(num(0)), 'gave the range'],
						[except(num(c)), 'did not divide by the coefficient'],
						[except(num(k)), 'took the coefficient of x'],
					],
					lines: [zeroLine, sentence(say`The domain is ${except(zero)}.`)],
					hint: say`Which value of ${symbol('x')} may not be put in?`,
				},
				range: {
					ask: say`What is the range of ${rule}?`,
					right: except(num(0)),
					wrong: [
						[except(zero), 'gave the domain'],
						[except(num(a)), 'took the numerator'],
						[except(num(intercept)), 'took the y-intercept'],
						[except(negative), 'gave the domain with the wrong sign'],
					],
					lines: [
						sentence(say`A fraction is 0 only when its numerator is 0, and the numerator is ${a}.`),
						sentence(say`Every other value occurs, so the range is ${except(num(0))}.`),
					],
					hint: say`Which value can a fraction with the numerator ${a} never have?`,
				},
			},
			draw.inTurn('ask'),
		),
	);
}
