/** f(x) = (ax + b)/(cx + d): asymptotes and intercepts. */
import Fraction from 'fraction.js';
import {
	absolute,
	equation,
	type Expression,
	num,
	quotient,
	symbol,
} from '../../../../math/expression.ts';
import { gcd } from '../../../../math/gcd.ts';
import { call } from '../../../../math/notation.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import { tex } from '../../../../math/tex.ts';
import { caseOf, type Draft, type Draw, line, sentence } from '../../../family.ts';
import { written } from '../../../steps/coefficients.ts';
import { substituted } from '../../../steps/value-at.ts';
import { type Ask, f, featureQuestion, ONLY_DENOMINATOR } from './question.ts';
import { withRational } from './rational-sketch.ts';

/** f(x) = (ax + b)/(cx + d) */
export function quotientOfLinears(draw: Draw): Draft | undefined {
	const [a, b, c, d] = [draw.int('a'), draw.int('b'), Math.abs(draw.int('c')), draw.int('d')];
	if (a * d === b * c || gcd(a, b) > 1 || gcd(c, d) > 1) return undefined;
	const rule = equation(f, quotient(written([a, b]), written([c, d])));
	const value = (over: number, under: number) => num(new Fraction(over, under));
	const [vertical, level] = [value(-d, c), value(a, c)];
	const pole = new Fraction(-d, c);
	const graph = { over: [a, b], under: [c, d], poles: [pole] };
	const [zero, start] = [value(-b, a), value(b, d)];
	const isReduced = d === 1 || tex(quotient(b, d)) === tex(start);
	const asLine = (letter: 'x' | 'y', at: Expression): Prose => say`${equation(letter, at)}`;
	return featureQuestion(
		caseOf<Ask>(
			{
				'vertical asymptote': {
					ask: say`What is the vertical asymptote of the graph of ${rule}?`,
					right: asLine('x', vertical),
					wrong: [
						[asLine('x', value(d, c)), 'used the opposite of the zero of the denominator'],
						[asLine('x', zero), 'used the zero of the numerator'],
						[asLine('y', level), 'gave the horizontal asymptote'],
						[asLine('x', value(c, d)), 'divided the coefficient of x by the constant term'],
					],
					lines: [
						sentence(
							say`The denominator ${written([c, d])} is 0 when ${equation('x', vertical)}, and the numerator is 0 only when ${equation('x', zero)}.`,
							ONLY_DENOMINATOR,
						),
						withRational(
							sentence(say`The vertical asymptote is ${equation('x', vertical)}.`),
							graph,
							{
								walls: [pole],
							},
						),
					],
					hint: say`For which value of ${symbol('x')} is the denominator 0?`,
				},
				'horizontal asymptote': {
					ask: say`What is the horizontal asymptote of the graph of ${rule}?`,
					right: asLine('y', level),
					wrong: [
						[asLine('y', num(0)), 'used the rule for a numerator of lower degree'],
						[asLine('y', start), 'divided the constant terms'],
						[asLine('x', vertical), 'gave the vertical asymptote'],
						[asLine('y', value(c, a)), 'divided the denominator by the numerator'],
					],
					lines: [
						sentence(
							say`The numerator and the denominator have the same degree, so ${f} approaches the ratio of the leading coefficients, ${level}, as ${absolute('x')} increases without bound.`,
						),
						withRational(
							sentence(say`The horizontal asymptote is ${equation('y', level)}.`),
							graph,
							{ level: new Fraction(a, c) },
						),
					],
					hint: say`Which terms of the numerator and the denominator matter most when ${absolute('x')} is very large?`,
				},
				'x-intercept': {
					ask: say`What is the ${symbol('x')}-intercept of the graph of ${rule}?`,
					right: say`${zero}`,
					wrong: [
						[say`${value(b, a)}`, 'used the opposite of the zero of the numerator'],
						[say`${vertical}`, 'used the zero of the denominator'],
						[say`${start}`, 'gave the y-intercept'],
						[say`${value(-a, b)}`, 'wrote the reciprocal of the intercept'],
					],
					lines: [
						sentence(
							say`At an ${symbol('x')}-intercept, ${equation(f, 0)}.`,
							'the y-coordinate of a point on the x-axis is 0',
						),
						sentence(
							say`The numerator ${written([a, b])} is 0 when ${equation('x', zero)}, and the denominator is 0 only when ${equation('x', vertical)}.`,
							'a fraction is 0 when its numerator is 0 and its denominator is not',
						),
						withRational(sentence(say`The ${symbol('x')}-intercept is ${zero}.`), graph, {
							points: [[new Fraction(-b, a), 0]],
						}),
					],
					hint: say`When is a fraction equal to 0?`,
				},
				'y-intercept': {
					ask: say`What is the ${symbol('y')}-intercept of the graph of ${rule}?`,
					right: say`${start}`,
					wrong: [
						[say`${value(-b, d)}`, 'changed the sign of one of the constant terms'],
						[say`${level}`, 'divided the leading coefficients'],
						[say`${zero}`, 'gave the x-intercept'],
						[say`${value(d, b)}`, 'divided the denominator by the numerator'],
					],
					lines: [
						sentence(say`On the ${symbol('y')}-axis, ${equation('x', 0)}.`),
						line(
							equation(call('f', 0), quotient(substituted([a, b], 0), substituted([c, d], 0))),
							'substitute 0 for x',
						),
						withRational(
							sentence(
								say`${equation(call('f', 0), isReduced ? start : equation(quotient(b, d), start))}, so the ${symbol('y')}-intercept is ${start}.`,
							),
							graph,
							{ points: [[0, new Fraction(b, d)]] },
						),
					],
					hint: say`What is the value of ${symbol('x')} on the ${symbol('y')}-axis?`,
				},
			},
			draw.inTurn('ask'),
		),
	);
}
