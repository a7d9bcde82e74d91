/** rat.mul-div: products and quotients of rational expressions. */
import Fraction from 'fraction.js';
import { expanded, withZeros } from '../../../../math/coefficients.ts';
import {
	continued,
	divided,
	type Expression,
	opposite,
	quotient,
	relation,
	times,
} from '../../../../math/expression.ts';
import { gcd } from '../../../../math/gcd.ts';
import { type Monomial, monomialExpression } from '../../../../math/polynomial.ts';
import { say } from '../../../../math/prose.ts';
import { listInWords } from '../../../../math/things-in-words.ts';
import {
	type Draft,
	type Draw,
	expression,
	type Line,
	line,
	sentence,
	type Skills,
	withMisconceptions,
} from '../../../family.ts';
import {
	exceptLine,
	expandedFraction,
	fractionMisconceptions,
	inverted,
	multipliedForms,
	plainFactors,
	type RationalForm,
	reducedForm,
	sharedFactors,
	writtenFraction,
	zerosOf,
} from '../../../steps/rational-form.ts';

export const skills: Skills = {
	'Multiply rational expressions': (draw) =>
		draw.inTurn('kind') === 'monomial' ? monomials(draw, 'x') : four(draw, 'x'),
	'Divide rational expressions': (draw) =>
		draw.inTurn('kind') === 'monomial' ? monomials(draw, '/') : four(draw, '/'),
	'Multiply or divide rational expressions': (draw) => four(draw, draw.inTurn('op')),
};

/** (x−p)(x−q)/((x−q)(x−r)) × k(x−r)(x−t)/((x−s)(x−t)); now and then a shorter second fraction. */
function four(draw: Draw, op: string): Draft | undefined {
	const [p, q, r, s] = [draw.int('p'), draw.int('q'), draw.int('r'), draw.int('s')];
	const t = draw.random.pick([-1, 1]) * draw.random.int(1, 6);
	if (new Set([p, q, r, s]).size < 4 || [p, q, r, s].includes(t)) return undefined;
	const k = draw.random.int(1, 3);
	const short = draw.random.int(0, 2) === 0;
	const first: RationalForm = { over: withZeros(1, p, q), under: withZeros(1, q, r) };
	const second: RationalForm = short
		? { over: withZeros(k, r), under: withZeros(1, s) }
		: { over: withZeros(k, r, t), under: withZeros(1, s, t) };
	return op === 'x' ? question(first, second) : question(first, inverted(second), second);
}

/** For a division `turned` is the reciprocal of the second fraction. */
function question(
	first: RationalForm,
	second: RationalForm,
	turned?: RationalForm,
): Draft | undefined {
	const parts = [first, second].flatMap(({ over, under }) => [over, under]);
	if (parts.some((part) => expanded(part).some((value) => Math.abs(value) > 99))) return undefined;
	const factor = turned ?? second;
	const whole = multipliedForms(first, factor);
	const answer = writtenFraction(reducedForm(whole));
	const problem: Expression = turned
		? divided(expandedFraction(first), expandedFraction(second))
		: times(expandedFraction(first), expandedFraction(second));
	const excluded = turned
		? zerosOf(first.under, second.under, second.over)
		: zerosOf(first.under, second.under);
	return {
		prompt: say`${turned ? 'Divide' : 'Multiply'} and simplify: ${problem}. Write the answer as a single fraction in lowest terms.`,
		answer: withMisconceptions(
			expression(answer),
			[
				expression(
					writtenFraction(reducedForm(multipliedForms(first, turned ? second : inverted(second)))),
				),
				turned
					? 'multiplied without taking the reciprocal of the second fraction'
					: 'divided by the second fraction instead of multiplying by it',
			],
			...fractionMisconceptions(whole),
		),
		steps: [
			line(problem),
			...(turned
				? [
						line(
							continued(times(expandedFraction(first), expandedFraction(turned))),
							'dividing by a fraction is the same as multiplying by its reciprocal',
						),
					]
				: []),
			line(
				continued(times(writtenFraction(first), writtenFraction(factor))),
				'factor every numerator and denominator',
			),
			line(continued(answer), `cancel ${plainFactors(sharedFactors(whole))}`),
			exceptLine(
				answer,
				excluded,
				turned && 'each of these values makes a denominator or the divisor 0',
			),
		],
		hints: [
			turned
				? say`What fraction can you multiply by instead of dividing? What are the factors of each numerator and each denominator?`
				: say`What are the factors of each numerator and each denominator? Which factors cancel?`,
		],
	};
}

// Products and quotients of fractions with one term above and below.

type Term = { number: number; x: number; y: number };
type Bar = { over: Term; under: Term };

/** The sizes of p, q, r, s are the numbers; the exponents are drawn. */
function monomials(draw: Draw, op: 'x' | '/'): Draft | undefined {
	const { random } = draw;
	const letters = (): Pick<Term, 'x' | 'y'> => ({ x: random.int(0, 3), y: random.int(0, 3) });
	const term = (name: string): Term => ({
		number: Math.abs(draw.int(name)) * random.int(1, 3),
		...letters(),
	});
	const first: Bar = { over: term('p'), under: term('q') };
	const second: Bar = { over: term('r'), under: term('s') };
	const sign = draw.int('p') < 0 ? -1 : 1;
	if ([first, second].some((bar) => !isReduced(bar))) return undefined;
	const factor = op === 'x' ? second : flipped(second);
	const multipliedBy = (by: Bar): Bar => ({
		over: multiplied(first.over, by.over, sign),
		under: multiplied(first.under, by.under),
	});
	const whole = multipliedBy(factor);
	const combined = (by: Bar) => reducedBar(multipliedBy(by));
	const reduced = reducedBar(whole);
	const [a, b] = [
		written({ ...first, over: { ...first.over, number: sign * first.over.number } }),
		written(second),
	];
	const problem = op === 'x' ? times(a, b) : divided(a, b);
	const shared = gcd(whole.over.number, whole.under.number);
	const isPlain = shared === 1 || whole.over.x + whole.over.y + whole.under.x + whole.under.y < 3;
	if (isPlain) return undefined;
	const answer = written(reduced);
	return {
		prompt: say`${op === 'x' ? 'Multiply' : 'Divide'} and simplify: ${problem}. Write the answer as a single fraction in lowest terms with positive exponents.`,
		answer: withMisconceptions(
			expression(answer),
			[
				expression(written(combined(op === 'x' ? flipped(second) : second))),
				op === 'x'
					? 'divided by the second fraction instead of multiplying by it'
					: 'multiplied without taking the reciprocal of the second fraction',
			],
			[
				expression(
					written({
						over: { ...reduced.over, x: reduced.under.x, y: reduced.under.y },
						under: { ...reduced.under, x: reduced.over.x, y: reduced.over.y },
					}),
				),
				powersMoved(reduced),
			],
			[
				expression(written({ ...whole, over: reduced.over, under: whole.under })),
				'simplified only the numerator',
			],
		),
		steps: [
			line(problem),
			...(op === '/'
				? [
						line(
							continued(times(a, written(factor))),
							'dividing by a fraction is the same as multiplying by its reciprocal',
						),
					]
				: []),
			line(continued(written(whole)), 'multiply the numerators, and multiply the denominators'),
			line(
				continued(answer),
				sharedLetters(whole).length > 0
					? `divide the coefficients by ${shared}, and subtract the exponents of ${listInWords(sharedLetters(whole))}`
					: `divide the coefficients by ${shared}`,
			),
			restrictions(
				answer,
				op === '/' ? [first.under, second.under, second.over] : [first.under, second.under],
				op === '/' ? 'neither a denominator nor the divisor can be 0' : 'a denominator cannot be 0',
			),
		],
		hints: [
			op === 'x'
				? say`What is the product of the numerators? What is the product of the denominators? Which common factors do they have?`
				: say`What fraction can you multiply by instead of dividing? Which common factors do the new numerator and denominator have?`,
		],
	};
}

/** The variables of the denominators; for a division also those of the divisor's numerator. */
function restrictions(answer: Expression, under: readonly Term[], why: string): Line {
	const names = (['x', 'y'] as const).filter((name) => under.some((term) => term[name] > 0));
	const all = names
		.map((name) => say`${relation(name, '\\ne', 0)}`)
		.reduce((one, two) => say`${one} and ${two}`);
	return sentence(say`The simplified form is ${answer}, where ${all}.`, why);
}

const flipped = ({ over, under }: Bar): Bar => ({ over: under, under: over });

const isReduced = ({ over, under }: Bar): boolean =>
	gcd(over.number, under.number) === 1 &&
	Math.min(over.x, under.x) === 0 &&
	Math.min(over.y, under.y) === 0 &&
	under.number + under.x + under.y > 1 &&
	over.number + over.x + over.y > 1;

const sharedLetters = ({ over, under }: Bar): string[] =>
	(['x', 'y'] as const).filter((letter) => over[letter] > 0 && under[letter] > 0);

const multiplied = (a: Term, b: Term, sign = 1): Term => ({
	number: sign * a.number * b.number,
	x: a.x + b.x,
	y: a.y + b.y,
});

function reducedBar({ over, under }: Bar): Bar {
	const shared = gcd(over.number, under.number);
	const [x, y] = [Math.min(over.x, under.x), Math.min(over.y, under.y)];
	const taken = (term: Term): Term => ({
		number: term.number / shared,
		x: term.x - x,
		y: term.y - y,
	});
	return { over: taken(over), under: taken(under) };
}

/** A minus sign is written in front of the fraction bar. */
function written({ over, under }: Bar): Expression {
	const size = { ...over, number: Math.abs(over.number) };
	const isWhole = under.number === 1 && under.x === 0 && under.y === 0;
	if (isWhole) return termExpression(over);
	const bar = quotient(termExpression(size), termExpression(under));
	return over.number < 0 ? opposite(bar) : bar;
}

const termExpression = ({ number, x, y }: Term): Expression =>
	monomialExpression({
		coefficient: new Fraction(number),
		powers: { ...(x > 0 ? { x } : {}), ...(y > 0 ? { y } : {}) },
	} satisfies Monomial);

/** The powers that are left on the other side of the fraction bar. */
function powersMoved({ over, under }: Bar): string {
	if (over.x + over.y === 0)
		return 'wrote the remaining powers in the numerator instead of the denominator';
	if (under.x + under.y === 0)
		return 'wrote the remaining powers in the denominator instead of the numerator';
	return 'switched the powers in the numerator and the denominator';
}
