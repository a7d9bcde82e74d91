/** The domain and the range of a rule, each with the lines that find it and what learners give instead. */
import Fraction from 'fraction.js';
import {
	brackets,
	equation,
	type Expression,
	num,
	opposite,
	power,
	quotient,
	relation,
	sum,
	symbol,
} from '../../../../math/expression.ts';
import { ALL_REALS, MINUS_INFINITY, rayInterval, type Sign } from '../../../../math/inequality.ts';
import { call, INFINITY, interval, root, union } from '../../../../math/notation.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import { tex } from '../../../../math/tex.ts';
import {
	type Draft,
	type Line,
	line,
	sentence,
	takeAway,
	withFigure,
	withMisconceptions,
	written,
	type WrongAnswer,
} from '../../../family.ts';
import { line1, plus1, ruleOf, times1 } from '../../../steps/function-rule.ts';

const [x, y] = [symbol('x'), symbol('y')];

type WrongSet = readonly [set: Expression, why: string];

export type Sets = {
	domain: Expression;
	range: Expression;
	domainLines: Line[];
	rangeLines: Line[];
	domainHint: Prose;
	rangeHint: Prose;
	domainWrong?: readonly WrongSet[];
	rangeWrong?: readonly WrongSet[];
};

export const without = (at: Fraction | number): Expression =>
	union(interval(MINUS_INFINITY, num(at), '()'), interval(num(at), INFINITY, '()'));

const any = sentence(say`A polynomial function is defined for all real numbers.`);
const NOT_ZERO = 'the denominator must not be 0';

/** From ax + b ≥ 0 to x. */
export function insideRoot(a: number, b: number) {
	const at = new Fraction(-b, a);
	const [sign, reverse] = a > 0 ? (['\\ge', '\\le'] as const) : (['\\le', '\\ge'] as const);
	return {
		set: rayInterval(sign, num(at)),
		wrong: [
			[
				rayInterval(reverse, num(at)),
				a > 0
					? 'reversed the inequality symbol'
					: 'did not reverse the inequality symbol when dividing by a negative number',
			],
			[rayInterval(sign, num(at.neg())), 'used the opposite sign for the endpoint'],
		] as const,
		lines: [
			line(relation(line1(a, b), '\\ge', 0), 'the radicand must be 0 or greater'),
			...(b === 0 || a === 1 ? [] : [line(relation(line1(a, 0), '\\ge', -b), takeAway(b))]),
			line(
				relation(x, sign, num(at)),
				a === 1
					? takeAway(b)
					: `divide both sides by ${a}${a < 0 ? ' and reverse the inequality symbol' : ''}`,
			),
		],
	};
}

/** From ax + b ≠ 0 to x. */
export const notZero = (a: number, b: number): Line[] => [
	line(relation(line1(a, b), '\\ne', 0), NOT_ZERO),
	...(b === 0 || a === 1 ? [] : [line(relation(line1(a, 0), '\\ne', -b), takeAway(b))]),
	line(
		relation(x, '\\ne', num(new Fraction(-b, a))),
		a === 1 ? takeAway(b) : `divide both sides by ${a}`,
	),
];

const boundSign = (a: number): Sign => (a > 0 ? '\\ge' : '\\le');

/** Upward from k for a positive coefficient, downward for a negative one. */
const rayFrom = (a: number, k: number): Expression => rayInterval(boundSign(a), num(k));

/** From core ≥ 0 to a · core + k. */
function limitLines(core: Expression, a: number, k: number): Line[] {
	const sign = boundSign(a);
	const scaled = times1(a, core);
	const multiplied = `multiply both sides by ${a}${a < 0 ? ' and reverse the inequality symbol' : ''}`;
	return [
		...(a === 1 ? [] : [line(relation(scaled, sign, 0), multiplied)]),
		line(relation(plus1(scaled, k), sign, num(k)), takeAway(-k)),
	];
}

const extremeLine = (a: number, k: number, noun: string): Line =>
	sentence(
		say`So the ${a > 0 ? 'least' : 'greatest'} value of ${call('f', x)} is ${k}, and ${call('f', x)} takes on every ${a > 0 ? 'greater' : 'smaller'} value.`,
		`the ${noun} takes on every value greater than or equal to 0`,
	);

/** a(x − h)ⁿ + k with an even exponent. */
export const squareSets = (a: number, h: number, k: number, n = 2): Sets => {
	const [turn, noun] = n === 2 ? ['vertex', 'square'] : ['turning point', 'power'];
	return {
		domain: ALL_REALS,
		range: rayFrom(a, k),
		domainLines: [any],
		domainHint: say`Are there any values of ${x} that you cannot substitute into the rule?`,
		rangeHint: say`What is the least value of the ${noun}? Does it give the function its least or its greatest value?`,
		domainWrong: [
			[rayFrom(1, h), `started the domain at the ${turn}`],
			[without(h), `left out the x-coordinate of the ${turn}`],
		],
		rangeWrong: [
			[rayFrom(-a, k), `treated the graph as opening ${a > 0 ? 'downward' : 'upward'}`],
			[rayFrom(a, h), `used the x-coordinate of the ${turn}`],
		],
		rangeLines: [
			line(
				relation(power(line1(1, -h), n), '\\ge', 0),
				n === 2 ? 'a square is never negative' : 'an even power is never negative',
			),
			...limitLines(power(line1(1, -h), n), a, k),
			extremeLine(a, k, noun),
		],
	};
};

export const rootSets = (a: number, inner: readonly [number, number], k: number): Sets => {
	const inside = insideRoot(...inner);
	return {
		domain: inside.set,
		range: rayFrom(a, k),
		domainLines: inside.lines,
		domainHint: say`Which values can the radicand have?`,
		rangeHint: say`What is the least value of the square root? How does the rest of the rule change it?`,
		domainWrong: inside.wrong,
		rangeWrong: [
			[
				rayFrom(-a, k),
				a > 0 ? 'reversed the inequality symbol' : 'treated the coefficient as positive',
			],
			[rayFrom(a, -k), 'used the opposite sign for the vertical shift'],
			[rayFrom(a, 0), 'left out the vertical shift'],
		],
		rangeLines: [
			line(
				relation(root(line1(...inner)), '\\ge', 0),
				'the principal square root of a number is never negative',
			),
			...limitLines(root(line1(...inner)), a, k),
			extremeLine(a, k, 'square root'),
		],
	};
};

/** (ax + k)/(x − h) as a + (ah + k)/(x − h). */
export function dividedLines(a: number, h: number, k: number): Line[] {
	const [rest, under] = [a * h + k, line1(1, -h)];
	return [
		line(
			equation(call('f', x), quotient(sum(times1(a, brackets(under)), num(rest)), under)),
			'write the numerator with a multiple of the denominator',
		),
		line(
			equation(
				call('f', x),
				sum(num(a), rest < 0 ? opposite(quotient(-rest, under)) : quotient(rest, under)),
			),
			'divide each part of the numerator by the denominator',
		),
	];
}

/** `first`: the lines that bring the rule to the form k + fraction. */
export const poleSets = (h: number, k: number, first: readonly Line[] = []): Sets => ({
	domain: without(h),
	range: without(k),
	domainLines: notZero(1, -h),
	domainHint: say`For which value of ${x} is the denominator 0?`,
	rangeHint: say`What is the horizontal asymptote of the graph? Does the graph ever meet it?`,
	domainWrong: [[without(-h), 'used the opposite sign for the vertical asymptote']],
	rangeWrong: [[without(-k), 'used the opposite sign for the horizontal asymptote']],
	rangeLines: [
		...first,
		sentence(
			say`The graph has a horizontal asymptote at ${relation(y, '=', num(k))}.`,
			'as x increases or decreases without bound, the fraction approaches 0',
		),
		sentence(
			say`The graph never meets this asymptote, but it reaches every other value of ${y}.`,
			'the fraction takes on every value except 0',
		),
	],
});

/** Only where the domain and the range differ: whoever gives the wrong one is then wrong. */
export const draftIfDifferent = (
	f: Expression,
	sets: Sets,
	asked: 'domain' | 'range',
): Draft | undefined =>
	tex(sets.domain) === tex(sets.range) ? undefined : setsDraft(f, sets, asked);

export function setsDraft(f: Expression, sets: Sets, asked: 'domain' | 'range'): Draft {
	const answer = sets[asked];
	const isDomain = asked === 'domain';
	const wrong: readonly WrongSet[] = [
		...(tex(sets.domain) === tex(sets.range)
			? []
			: [
					[
						isDomain ? sets.range : sets.domain,
						`gave the ${isDomain ? 'range' : 'domain'}`,
					] as const,
				]),
		...((isDomain ? sets.domainWrong : sets.rangeWrong) ?? []),
		...(tex(answer) === tex(ALL_REALS)
			? []
			: [
					[
						ALL_REALS,
						isDomain
							? 'included values of x for which the rule is undefined'
							: 'assumed that f(x) takes on every real value',
					] as const,
				]),
	];
	return {
		prompt: say`What is the ${asked} of ${ruleOf('f', f)}? Use interval notation.`,
		answer: withMisconceptions(
			written('interval', answer),
			...wrong.map(([set, why]): WrongAnswer => [written('interval', set), why]),
		),
		steps: [
			line(ruleOf('f', f)),
			...(isDomain ? sets.domainLines : sets.rangeLines),
			withFigure(sentence(say`The ${asked} is ${answer}.`), { kind: 'set on a number line' }),
		],
		hints: [isDomain ? sets.domainHint : sets.rangeHint],
	};
}
