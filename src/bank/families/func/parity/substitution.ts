/** Polynomials and rational functions that are even, odd, or neither: f(−x) compared with f(x). */
import {
	equation,
	type Expression,
	num,
	opposite,
	quotient,
	symbol,
} from '../../../../math/expression.ts';
import { call } from '../../../../math/notation.ts';
import { polynomialExpression } from '../../../../math/polynomial.ts';
import { say } from '../../../../math/prose.ts';
import { type Draft, type Draw, type Line, line, sentence, type Skill } from '../../../family.ts';
import { ofCoefficients, put, ruleOf } from '../../../steps/function-rule.ts';
import { conclusion, type Kind, kinds, whichParity } from './combination.ts';

/** Coefficients of a polynomial, lowest power first. */
type Coefficients = readonly number[];

const shown = (c: Coefficients): Expression => polynomialExpression(ofCoefficients(c));

/** The coefficients of f(−x), and those of −f(x). */
const turned = (c: Coefficients): Coefficients => c.map((one, n) => (n % 2 === 1 ? -one : one));
const negated = (c: Coefficients): Coefficients => c.map((one) => -one);

const AT = call('f', opposite('x'));

const substitutedLine = (f: Expression): Line =>
	line(
		equation(AT, put(f, 'x', { kind: 'product', factors: [num(-1), symbol('x')] })),
		'substitute −x for x',
	);

/** −f(x), which f(−x) is compared with. */
const oppositeRule = (rule: Expression, terms: string): Line =>
	line(equation(opposite(call('f', 'x')), rule), `change the sign of ${terms} of f(x)`);

/** Coefficients with two or three terms of the wanted kind, highest exponent `top` or below. */
function drawKind(draw: Draw, kind: Kind, top: number): number[] | undefined {
	const all = Array.from({ length: top + 1 }, (_, at) => at);
	const fits = all.filter((n) => kind === 'neither' || n % 2 === (kind === 'even' ? 0 : 1));
	const used = draw.random.sample(fits, Math.min(fits.length, draw.random.int(2, 3)));
	if (kind === 'neither' && new Set(used.map((n) => n % 2)).size < 2) return undefined;
	if (Math.max(...used) < 2) return undefined;
	return all.map((n) =>
		used.includes(n) ? draw.random.pick([-6, -5, -4, -3, -2, 2, 3, 4, 5, 6, 1, -1]) : 0,
	);
}

/** The terms with an even exponent, or with an odd one. */
const countOf = (c: Coefficients, parity: 0 | 1): number =>
	c.filter((one, n) => one !== 0 && n % 2 === parity).length;

const powersReason = (c: Coefficients): string =>
	[
		...(c.some((one, n) => one !== 0 && n > 0 && n % 2 === 0)
			? ['an even power of −x equals the same power of x']
			: []),
		...(c.some((one, n) => one !== 0 && n % 2 === 1)
			? ['an odd power of −x is the opposite of the same power of x']
			: []),
	].join('; ');

/** The question about a polynomial of a drawn kind and highest exponent. */
export const classify =
	(kindOf: (draw: Draw) => Kind, top: (draw: Draw) => number): Skill =>
	(draw) => {
		const kind = kindOf(draw);
		const c = drawKind(draw, kind, top(draw));
		if (!c) return undefined;
		const f = shown(c);
		return {
			prompt: whichParity('f', f),
			answer: kinds(kind, 'term', { even: countOf(c, 0), odd: countOf(c, 1) }),
			steps: [
				line(ruleOf('f', f)),
				substitutedLine(f),
				line(equation(AT, shown(turned(c))), powersReason(c)),
				...(kind === 'even' ? [] : [oppositeRule(shown(negated(c)), 'every term')]),
				sentence(conclusion(kind)),
			],
			hints: [
				say`What happens to each power of ${symbol('x')} when you substitute ${opposite('x')} for ${symbol('x')}? How does ${AT} compare with ${call('f', 'x')} and with ${opposite(call('f', 'x'))}?`,
			],
		};
	};

const NUMERATORS: Readonly<Record<Kind, (n: number, k: number) => Coefficients>> = {
	even: (n, k) => [-k - 1, 0, n],
	odd: (n) => [0, n],
	neither: (n, k) => [-k, n],
};

/** A polynomial over x² + k. */
export function rationalRule(draw: Draw, kind: Kind): Draft {
	const [n, k] = [draw.random.int(2, 6), draw.random.int(2, 9)];
	const over = NUMERATORS[kind](n, k);
	const rule = (numerator: Coefficients) => quotient(shown(numerator), shown([k, 0, 1]));
	const f = rule(over);
	return {
		prompt: whichParity('f', f),
		answer: kinds(kind, 'term', {
			even: `${-k} in the numerator`,
			odd: `${n}x in the numerator`,
		}),
		steps: [
			line(ruleOf('f', f)),
			substitutedLine(f),
			line(equation(AT, rule(turned(over))), 'simplify: (−x)² = x²'),
			...(kind === 'even'
				? []
				: [
						oppositeRule(
							rule(negated(over)),
							kind === 'odd' ? 'the numerator' : 'every term in the numerator',
						),
					]),
			sentence(conclusion(kind)),
		],
		hints: [say`What is ${AT}? How does it compare with ${call('f', 'x')}?`],
	};
}
