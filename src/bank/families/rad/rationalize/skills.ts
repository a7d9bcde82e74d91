/** rad.rationalize: no radical in the denominator. */
import Fraction from 'fraction.js';
import {
	brackets,
	continued,
	difference,
	type Expression,
	num,
	type Operand,
	power,
	product,
	quotient,
	sum,
	times,
} from '../../../../math/expression.ts';
import { gcd } from '../../../../math/gcd.ts';
import { root } from '../../../../math/notation.ts';
import { say } from '../../../../math/prose.ts';
import {
	addSurds,
	multiplySurds,
	scaleSurd,
	simplifyRoot,
	type Surd,
	surd,
	surdExpression,
	surdTerm,
} from '../../../../math/surd.ts';
import { tex } from '../../../../math/tex.ts';
import {
	type Draft,
	type DraftAnswer,
	type Draw,
	expression,
	type Line,
	line,
	radical,
	type Skills,
	withMisconceptions,
} from '../../../family.ts';
import { simplestForms } from '../../../steps/square-roots.ts';

export const skills: Skills = {
	'Rationalize the denominator'(draw) {
		const [a, b, c] = [draw.int('a'), draw.int('b'), draw.int('c')];
		return draw.inTurn('kind') === 'one term'
			? oneTerm(a, b, c)
			: twoTerms(surd(a), b, draw.random.pick([1, -1]), c);
	},
	'Rationalize one-term denominators'(draw) {
		const [a, b, c] = [draw.int('a'), draw.int('b'), draw.int('c')];
		return draw.random.int(0, 2) === 0 ? rootOfFraction(a, b) : oneTerm(a, c, b);
	},
	'Rationalize two-term denominators': (draw) =>
		twoTerms(surd(draw.int('a')), draw.int('b'), signOf(draw), draw.int('c')),
	'Rationalize a quotient of two binomials': twoSurds,
	'Rationalize denominators with square or cube roots'(draw) {
		const [a, b] = [draw.int('a'), draw.int('b')];
		if (draw.inTurn('var') === 'yes') return withLetter(a, b);
		return draw.inTurn('index') === '3' ? cubeRoot(a, b) : oneTerm(a, 1, b);
	},
};

/** a/(c√n); n has no square factor. */
function oneTerm(a: number, c: number, n: number): Draft | undefined {
	if (!isPlain(n)) return undefined;
	const problem = quotient(a, surdTerm(c, n));
	const shared = gcd(a, c);
	const [over, under] = [a / shared, c / shared];
	const simpler = quotient(over, surdTerm(under, n));
	const { shown: answer, by } = overOne(surd(over, n), under * n);
	const raw = quotient(surdTerm(over, n), under * n);
	return {
		prompt: say`${wanted}: ${problem}.`,
		answer: withMisconceptions(
			radical(answer),
			[typed(surd(a), c * n), `multiplied only the denominator by √${n}`],
			[typed(surd(a, n), c * n * n), `replaced √${n} × √${n} with the square of ${n}`],
			[
				typed(surd(a, n), c),
				c === 1 ? `left out the denominator ${n}` : `left the factor ${n} out of the denominator`,
			],
		),
		steps: [
			line(problem),
			...reduced(problem, simpler, shared),
			line(
				continued(times(simpler, quotient(root(n), root(n)))),
				`multiply by 1 in the form √${n}/√${n}`,
			),
			line(
				continued(raw),
				under === 1 ? `√${n} × √${n} = ${n}` : `${under}√${n} × √${n} = ${under * n}`,
			),
			...reduced(raw, answer, by),
		],
		hints: [say`Which square root times ${root(n)} gives an integer?`],
	};
}

/** √(a/b). */
function rootOfFraction(a: number, b: number): Draft | undefined {
	if (!isPlain(b) || gcd(a, b) > 1 || a === 1) return undefined;
	const problem = root(quotient(a, b));
	const { outside, inside } = simplifyRoot(a);
	const over = inside === 1 ? num(outside) : surdTerm(outside, inside);
	const result = quotient(surdTerm(outside, inside * b), b);
	const products = `√${b} × √${b} = ${b}`;
	return {
		prompt: say`Simplify ${problem}. Leave no radical in the denominator.`,
		answer: withMisconceptions(
			radical(result),
			[typed(surd(1, a), b), `multiplied only the denominator by √${b}`],
			[typed(surd(1, a * b), b * b), `replaced √${b} × √${b} with the square of ${b}`],
		),
		steps: [
			line(problem),
			line(
				continued(quotient(root(a), root(b))),
				'the square root of a quotient is the quotient of the square roots',
			),
			...(outside === 1 ? [] : [line(continued(quotient(over, root(b))), simplestForms([a]))]),
			line(
				continued(times(quotient(over, root(b)), quotient(root(b), root(b)))),
				`multiply by 1 in the form √${b}/√${b}`,
			),
			line(
				continued(result),
				inside === 1 ? products : `√${inside} × √${b} = √${inside * b} and ${products}`,
			),
		],
		hints: [
			say`How can you write the square root of a fraction as a quotient of two square roots?`,
			say`Which square root times ${root(b)} gives an integer?`,
		],
	};
}

/** a/∛b, multiplied by the cube root that makes the denominator an integer. */
function cubeRoot(a: number, b: number): Draft | undefined {
	if (simplifyRoot(b, 3).outside > 1 || b > 7) return undefined;
	// b² without its perfect cubes is the least number that makes b a perfect cube.
	const { outside, inside } = simplifyRoot(b * b, 3);
	const whole = b / outside;
	const shared = gcd(a, whole);
	const raw = quotient(surdTerm(a, inside, 3), whole);
	const answer = divide(surdTerm(a / shared, inside, 3), whole / shared);
	return {
		prompt: say`${wanted}: ${quotient(a, root(b, 3))}.`,
		answer: withMisconceptions(
			radical(answer),
			[
				radical(quotient(surdTerm(a, b, 3), b)),
				`multiplied by ∛${b} and replaced ∛${b} × ∛${b} with ${b}, as for a square root`,
			],
			[radical(num(new Fraction(a, whole))), `multiplied only the denominator by ∛${inside}`],
		),
		steps: [
			line(quotient(a, root(b, 3))),
			line(
				continued(times(quotient(a, root(b, 3)), quotient(root(inside, 3), root(inside, 3)))),
				`multiply by 1 in the form ∛${inside}/∛${inside}`,
			),
			line(continued(raw), `∛${b} × ∛${inside} = ∛${whole ** 3} = ${whole}`),
			...reduced(raw, answer, shared),
		],
		hints: [
			say`What is the least positive integer that you can multiply ${b} by to get a perfect cube?`,
		],
	};
}

/** a/√(bx) for x > 0. */
function withLetter(a: number, b: number): Draft | undefined {
	if (!isPlain(b)) return undefined;
	const under = product(b, 'x');
	const problem = quotient(a, root(under));
	const shared = gcd(a, b);
	const top = a === 1 ? root(under) : product(a, root(under));
	const raw = quotient(top, under);
	const over = a / shared === 1 ? root(under) : product(a / shared, root(under));
	const below: Operand = b / shared === 1 ? 'x' : product(b / shared, 'x');
	return {
		prompt: say`${wanted}: ${problem}. Assume that the variable represents a positive number.`,
		answer: withMisconceptions(
			expression(quotient(over, below)),
			[expression(quotient(a, under)), `multiplied only the denominator by √(${b}x)`],
			[
				expression(quotient(top, power(brackets(under), 2))),
				`replaced √(${b}x) × √(${b}x) with the square of ${b}x`,
			],
		),
		steps: [
			line(problem),
			line(
				continued(times(problem, quotient(root(under), root(under)))),
				`multiply by 1 in the form √(${b}x)/√(${b}x)`,
			),
			line(continued(raw), `√(${b}x) × √(${b}x) = ${b}x`),
			...reduced(raw, quotient(over, below), shared),
		],
		hints: [say`What is the product of a square root and itself?`],
	};
}

// What every question about a radical in the denominator is made of: its wording, and results in lowest terms.

const isPlain = (n: number) => n > 1 && simplifyRoot(n).outside === 1;

const wanted = 'Rationalize the denominator and simplify';

/** (sum of radicals)/under in lowest terms with a positive denominator, and what was divided by. */
function overOne(over: Surd, under: number): { shown: Expression; by: number } {
	const sign = under < 0 ? -1 : 1;
	const shared = gcd(under, ...[...over.values()].map((c) => Number(c.n)));
	const top = scaleSurd(over, new Fraction(sign, shared));
	return { shown: divide(surdExpression(top), (under * sign) / shared), by: sign * shared };
}

const typed = (over: Surd, under: number): DraftAnswer => radical(overOne(over, under).shown);

const divide = (over: Expression, under: number): Expression =>
	under === 1 ? over : quotient(over, under);

const reduced = (raw: Expression, answer: Expression, by: number): Line[] =>
	tex(raw) === tex(answer)
		? []
		: [line(continued(answer), `divide the numerator and the denominator by ${by}`)];

// A denominator of two terms, rationalized with its conjugate.

/** top/(b ± √c) with the conjugate. */
function twoTerms(top: Surd, b: number, sign: number, c: number): Draft | undefined {
	const under = b * b - c;
	if (!isPlain(c) || under === 0 || Math.abs(under) > 60) return undefined;
	const [below, conjugate] = [addSurds(surd(b), surd(sign, c)), addSurds(surd(b), surd(-sign, c))];
	const over = multiplySurds(top, conjugate);
	const problem = quotient(surdExpression(top), surdExpression(below));
	const { shown: answer, by } = overOne(over, under);
	const raw = quotient(surdExpression(over), under);
	const products = [...top]
		.flatMap(([n, p]) => [...conjugate].map(([m, q]) => [p.mul(q), n * m] as const))
		.sort(([, n], [, m]) => n - m);
	const expanded = sum(...products.map(([factor, n]) => surdTerm(factor, n)));
	const plainUnder = quotient(expanded, under);
	const simplifiesTop = tex(expanded) !== tex(surdExpression(over));
	const [shownTop, shownConjugate] = [bracketed(top), brackets(surdExpression(conjugate))];
	return {
		prompt: say`${wanted}: ${problem}.`,
		answer: withMisconceptions(
			radical(answer),
			[typed(over, b * b + c), 'added the squares in the denominator instead of subtracting them'],
			[
				typed(multiplySurds(top, below), under),
				'multiplied the numerator by the denominator instead of by its conjugate',
			],
			[typed(top, under), 'multiplied only the denominator by the conjugate'],
		),
		steps: [
			line(problem),
			line(
				continued(
					quotient(
						product(shownTop, shownConjugate),
						product(brackets(surdExpression(below)), shownConjugate),
					),
				),
				'multiply the numerator and the denominator by the conjugate of the denominator',
			),
			line(
				continued(quotient(expanded, difference(b * b, c))),
				'expand both products: in the denominator, (p + q)(p − q) = p² − q²',
			),
			line(continued(plainUnder), 'subtract in the denominator'),
			...(simplifiesTop ? [line(continued(raw), simplestForms(products.map(([, n]) => n)))] : []),
			...reduced(raw, answer, by),
		],
		hints: [
			say`What is the conjugate of the denominator?`,
			say`What kind of number is the product of the denominator and its conjugate?`,
		],
	};
}

function twoSurds(draw: Draw): Draft | undefined {
	const [a, b] = [draw.int('a'), draw.int('b')];
	if (!isPlain(b) || b === draw.int('d')) return undefined;
	return twoTerms(addSurds(surd(a), surd(1, b)), draw.int('c'), signOf(draw), draw.int('d'));
}

const signOf = (draw: Draw) => (draw.choice('sign') === '+' ? 1 : -1);

const bracketed = (top: Surd): Expression =>
	top.size > 1 ? brackets(surdExpression(top)) : surdExpression(top);
