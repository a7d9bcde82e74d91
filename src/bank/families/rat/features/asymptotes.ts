/**
 * All asymptotes of a quotient, for a numerator of lower, equal or higher degree; of (ax + b)/(cx + d) also the
 * intercepts.
 */
import Fraction from 'fraction.js';
import {
	added,
	type Coefficients,
	divided,
	exactValueAt,
	expanded,
	factoredForm,
	multiplied,
	plainFactor,
	substituted,
	withZeros,
	written,
} from '../../../../math/coefficients.ts';
import {
	absolute,
	equation,
	type Expression,
	num,
	quotient,
	sum,
	symbol,
} from '../../../../math/expression.ts';
import { gcd } from '../../../../math/gcd.ts';
import { call } from '../../../../math/notation.ts';
import { joinedByAnd, joinedByOr, type Prose, say } from '../../../../math/prose.ts';
import { tex } from '../../../../math/tex.ts';
import {
	caseOf,
	type Draft,
	type Draw,
	type Line,
	line,
	sentence,
	type WrongChoice,
} from '../../../family.ts';
import { type Ask, f, featureQuestion, ONLY_DENOMINATOR, withRational } from './feature.ts';
import { asymptotes } from './quadratic.ts';
import { bar } from './reciprocal.ts';

/** All asymptotes, for a numerator of lower, equal or higher degree */
export function asymptotesOfQuotient(draw: Draw): Draft | undefined {
	const [a, c] = [draw.int('a'), Math.abs(draw.int('c'))];
	const [p, q, r] = [draw.int('p'), draw.int('q'), draw.int('r')];
	switch (draw.inTurn('degree')) {
		case 'lower over higher': {
			if (q === r || p === q || p === r) return undefined;
			const zeros = [q, r].toSorted((one, two) => one - two);
			return all(
				[a, -a * p],
				expanded(withZeros(1, q, r)),
				zeros,
				num(0),
				[
					[
						asymptotes(zeros, num(a)),
						'gave the ratio of the leading coefficients as the horizontal asymptote, although the degrees are different',
					],
					[
						asymptotes(zeros.map((zero) => -zero).toReversed(), num(0)),
						'used the opposites of the zeros of the denominator',
					],
					[asymptotes([p], num(0)), 'used the zero of the numerator'],
				],
				{ walls: zeros, level: 0 },
			);
		}
		case 'equal': {
			if (gcd(c, q) > 1 || a * q === c * p || gcd(a, p) > 1) return undefined;
			const level = num(new Fraction(a, c));
			if (c !== 1) return undefined;
			return all(
				[a, p],
				[1, -q],
				[q],
				level,
				[
					[asymptotes([q], num(0)), 'used the rule for a numerator of lower degree'],
					[asymptotes([-q], level), 'used the opposite of the zero of the denominator'],
					[asymptotes([q], num(new Fraction(p, -q))), 'divided the constant terms'],
				],
				{ walls: [q], level: new Fraction(a, c) },
			);
		}
		default: {
			const remainder = r;
			const slope = Math.sign(a) * Math.min(Math.abs(a), 3);
			const over = added(multiplied([slope, p], [1, -q]), [remainder]);
			const oblique = written([slope, p]);
			return all(
				over,
				[1, -q],
				[q],
				oblique,
				[
					[asymptotes([-q], oblique), 'used the opposite of the zero of the denominator'],
					[
						asymptotes([q], written([slope, over[1] ?? 0])),
						'divided each term by x instead of by the whole denominator',
					],
					[asymptotes([q], num(slope)), 'divided the leading coefficients'],
					[asymptotes([q], num(0)), 'used the rule for a numerator of lower degree'],
				],
				{ walls: [q], slant: [slope, p] },
			);
		}
	}
}

function all(
	over: Coefficients,
	under: Coefficients,
	zeros: readonly number[],
	level: Expression,
	wrong: readonly WrongChoice[],
	found: Parameters<typeof withRational>[2],
): Draft | undefined {
	const right = asymptotes(zeros, level);
	const rule = quotient(written(over), written(under));
	return featureQuestion({
		ask: say`What are all the asymptotes of the graph of ${equation(f, rule)}?`,
		right,
		wrong,
		lines: [
			...denominatorLines(over, under, zeros),
			...levelReason(over, under, level),
			withRational(
				sentence(say`The asymptotes are ${right}.`),
				{ over, under, poles: zeros },
				found,
			),
		],
		hint: say`Where is the denominator 0? How do the degrees of the numerator and the denominator compare?`,
	});
}

/** Where the denominator is 0, that the numerator is not 0 there, and what that means for the graph. */
function denominatorLines(
	over: Coefficients,
	under: Coefficients,
	zeros: readonly number[],
): Line[] {
	const [only = 0, ...more] = zeros;
	const walls = zeros.map((zero) => equation('x', zero));
	const [a = 1, b = 0] = over;
	return more.length === 0
		? [
				sentence(say`The denominator ${written(under)} is 0 when ${equation('x', only)}.`),
				sentence(
					say`At ${equation('x', only)}, the numerator is ${equation(substituted(over, only), num(exactValueAt(over, only)))}, not 0.`,
				),
				sentence(say`So ${equation('x', only)} is a vertical asymptote.`, ONLY_DENOMINATOR),
			]
		: [
				sentence(
					say`${equation(written(under), factoredForm(withZeros(1, ...zeros)))}, so the denominator is 0 when ${joinedByOr(walls)}.`,
					'factor the denominator',
				),
				sentence(say`The numerator is 0 only when ${equation('x', num(new Fraction(-b, a)))}.`),
				sentence(say`So ${joinedByAnd(walls)} are vertical asymptotes.`, ONLY_DENOMINATOR),
			];
}

function levelReason(over: Coefficients, under: Coefficients, level: Expression): Line[] {
	if (over.length < under.length)
		return [
			sentence(
				say`The numerator has a lower degree than the denominator, so ${f} approaches 0 as ${absolute('x')} increases without bound.`,
			),
			sentence(say`So ${equation('y', 0)} is the horizontal asymptote.`),
		];
	if (over.length === under.length)
		return [
			sentence(
				say`The degrees are the same, so ${f} approaches the ratio of the leading coefficients, ${level}, as ${absolute('x')} increases without bound.`,
			),
			sentence(say`So ${equation('y', level)} is the horizontal asymptote.`),
		];
	const { quotient: whole, remainder } = divided(over, under);
	const rest = remainder[0] ?? 0;
	return [
		sentence(
			say`Long division gives ${equation(f, sum(level, bar(rest, written(under))))}.`,
			`the remainder is ${rest}: (${plainFactor(under)})(${plainFactor(whole)}) ${rest < 0 ? '−' : '+'} ${Math.abs(rest)} = ${plainFactor(over)}`,
		),
		sentence(
			say`The fraction approaches 0 as ${absolute('x')} increases without bound, so the graph approaches the line ${equation('y', level)}.`,
		),
	];
}

// f(x) = (ax + b)/(cx + d): asymptotes and intercepts.

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
