/** All asymptotes of a quotient, for a numerator of lower, equal or higher degree. */
import Fraction from 'fraction.js';
import {
	absolute,
	equation,
	type Expression,
	num,
	quotient,
	sum,
} from '../../../../math/expression.ts';
import { gcd } from '../../../../math/gcd.ts';
import { joinedByAnd, joinedByOr, say } from '../../../../math/prose.ts';
import { type Draft, type Draw, type Line, sentence } from '../../../family.ts';
import type { Wrong } from '../../../steps/choices.ts';
import {
	added,
	type Coefficients,
	divided,
	expanded,
	factoredForm,
	multiplied,
	withZeros,
	written,
} from '../../../steps/coefficients.ts';
import { plainFactor } from '../../../steps/rational-form.ts';
import { substituted, valueAt } from '../../../steps/value-at.ts';
import { asymptotes } from './quadratic.ts';
import { f, featureQuestion, ONLY_DENOMINATOR } from './question.ts';
import { bar } from './reciprocal.ts';
import { withRational } from './rational-sketch.ts';

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
	wrong: readonly Wrong[],
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
					say`At ${equation('x', only)}, the numerator is ${equation(substituted(over, only), num(valueAt(over, only)))}, not 0.`,
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
	const { quotient: line, remainder } = divided(over, under);
	const rest = remainder[0] ?? 0;
	return [
		sentence(
			say`Long division gives ${equation(f, sum(level, bar(rest, written(under))))}.`,
			`the remainder is ${rest}: (${plainFactor(under)})(${plainFactor(line)}) ${rest < 0 ? '−' : '+'} ${Math.abs(rest)} = ${plainFactor(over)}`,
		),
		sentence(
			say`The fraction approaches 0 as ${absolute('x')} increases without bound, so the graph approaches the line ${equation('y', level)}.`,
		),
	];
}
