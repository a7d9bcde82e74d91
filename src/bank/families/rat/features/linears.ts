/** f(x) = (ax + b)/(cx + d): asymptotes and intercepts. */
import Fraction from 'fraction.js';
import { equation, type Expression, num, quotient, symbol } from '../../../../math/expression.ts';
import { gcd } from '../../../../math/gcd.ts';
import { call } from '../../../../math/notation.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import { caseOf } from '../../../described-cases.ts';
import { type Draft, type Draw, sentence } from '../../../family.ts';
import { written } from '../../../steps/coefficients.ts';
import { type Ask, f, featureQuestion } from './question.ts';

/** f(x) = (ax + b)/(cx + d) */
export function quotientOfLinears(draw: Draw): Draft | undefined {
	const [a, b, c, d] = [draw.int('a'), draw.int('b'), Math.abs(draw.int('c')), draw.int('d')];
	if (a * d === b * c || gcd(a, b) > 1 || gcd(c, d) > 1) return undefined;
	const rule = equation(f, quotient(written([a, b]), written([c, d])));
	const value = (over: number, under: number) => num(new Fraction(over, under));
	const [vertical, level] = [value(-d, c), value(a, c)];
	const [zero, start] = [value(-b, a), value(b, d)];
	const asLine = (letter: 'x' | 'y', at: Expression): Prose => say`${equation(letter, at)}`;
	return featureQuestion(
		caseOf<Ask>(
			{
				'vertical asymptote': {
					ask: say`What is the vertical asymptote of the graph of ${rule}?`,
					right: asLine('x', vertical),
					wrong: [
						[asLine('x', value(d, c)), 'took the wrong sign'],
						[asLine('x', zero), 'took the zero of the numerator'],
						[asLine('y', level), 'gave the horizontal asymptote'],
						[asLine('x', value(c, d)), 'divided the wrong way round'],
					],
					lines: [
						sentence(
							say`The denominator ${written([c, d])} is 0 for ${equation('x', vertical)}, the numerator is not.`,
						),
						sentence(say`The vertical asymptote is ${equation('x', vertical)}.`),
					],
					hint: say`For which value of ${symbol('x')} is the denominator 0?`,
				},
				'horizontal asymptote': {
					ask: say`What is the horizontal asymptote of the graph of ${rule}?`,
					right: asLine('y', level),
					wrong: [
						[asLine('y', num(0)), 'took the rule for a numerator of lower degree'],
						[asLine('y', start), 'divided the constant terms'],
						[asLine('x', vertical), 'gave the vertical asymptote'],
						[asLine('y', value(c, a)), 'divided the wrong way round'],
					],
					lines: [
						sentence(
							say`Numerator and denominator have the same degree, so the leading coefficients decide.`,
						),
						sentence(
							say`The horizontal asymptote is ${equation('y', level)}.`,
							`${a} divided by ${c}`,
						),
					],
					hint: say`What comes close to what when ${symbol('x')} is very large? Look at the leading terms.`,
				},
				'x-intercept': {
					ask: say`What is the ${symbol('x')}-intercept of the graph of ${rule}?`,
					right: say`${zero}`,
					wrong: [
						[say`${value(b, a)}`, 'took the wrong sign'],
						[say`${vertical}`, 'took the zero of the denominator'],
						[say`${start}`, 'gave the y-intercept'],
						[say`${value(-a, b)}`, 'divided the wrong way round'],
					],
					lines: [
						sentence(
							say`A fraction is 0 when its numerator is 0: ${equation(written([a, b]), 0)}.`,
						),
						sentence(say`The ${symbol('x')}-intercept is ${zero}.`),
					],
					hint: say`When is a fraction equal to 0?`,
				},
				'y-intercept': {
					ask: say`What is the ${symbol('y')}-intercept of the graph of ${rule}?`,
					right: say`${start}`,
					wrong: [
						[say`${value(-b, d)}`, 'took the wrong sign'],
						[say`${level}`, 'divided the leading coefficients'],
						[say`${zero}`, 'gave the x-intercept'],
						[say`${value(d, b)}`, 'divided the wrong way round'],
					],
					lines: [
						sentence(say`At the ${symbol('y')}-axis ${equation('x', 0)}.`),
						sentence(
							say`${equation(call('f', 0), start)}, so the ${symbol('y')}-intercept is ${start}.`,
						),
					],
					hint: say`Put 0 in for ${symbol('x')}.`,
				},
			},
			draw.inTurn('ask'),
		),
	);
}
