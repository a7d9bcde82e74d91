/** rad.rationalize: no root in the denominator. CCSS HSN-RN.A.2; MCR3U.A2.3. */
import Fraction from 'fraction.js';
import {
	brackets,
	continued,
	type Expression,
	type Operand,
	product,
	quotient,
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
import { expression, radical } from '../../../answer.ts';
import { type Draft, type Draw, line, type Line, type Skills } from '../../../family.ts';

export const skills: Skills = {
	'Rationalise a denominator'(draw) {
		const [a, b, c] = [draw.int('a'), draw.int('b'), draw.int('c')];
		return draw.inTurn('kind') === 'one term'
			? oneTerm(a, b, c)
			: twoTerms(surd(a), b, draw.random.pick([1, -1]), c);
	},
	'Quotients and one-term denominators'(draw) {
		const [a, b, c] = [draw.int('a'), draw.int('b'), draw.int('c')];
		return draw.random.int(0, 2) === 0 ? rootOfFraction(a, b) : oneTerm(a, c, b);
	},
	'Two-term denominators'(draw) {
		if (draw.has('d')) return twoSurds(draw);
		return twoTerms(surd(draw.int('a')), draw.int('b'), signOf(draw), draw.int('c'));
	},
	'One-term denominators, index 2 or 3'(draw) {
		const [a, b] = [draw.int('a'), draw.int('b')];
		if (draw.inTurn('var') === 'yes') return withLetter(a, b);
		return draw.inTurn('index') === '3' ? cubeRoot(a, b) : oneTerm(a, 1, b);
	},
};

const isPlain = (n: number) => n > 1 && simplifyRoot(n).outside === 1;
const signOf = (draw: Draw) => (draw.choice('sign') === '+' ? 1 : -1);
const wanted = 'Rationalize the denominator and simplify';

/** a/(c√n), worked out; n has no square factor. */
function oneTerm(a: number, c: number, n: number): Draft | undefined {
	if (!isPlain(n)) return undefined;
	const problem = quotient(a, surdTerm(c, n));
	const answer = overOne(surd(a, n), c * n);
	const raw = quotient(surdTerm(a, n), c * n);
	return {
		prompt: say`${wanted}: ${problem}.`,
		answer: radical(answer),
		steps: [
			line(problem),
			line(
				continued(times(quotient(a, surdTerm(c, n)), quotient(root(n), root(n)))),
				`multiply by 1, written as √${n} over √${n}`,
			),
			line(continued(raw), c === 1 ? `√${n} × √${n} = ${n}` : `${c}√${n} × √${n} = ${c * n}`),
			...reduced(raw, answer),
		],
		hints: [say`Multiply the numerator and the denominator by ${root(n)}.`],
	};
}

/** √(a/b). */
function rootOfFraction(a: number, b: number): Draft | undefined {
	if (!isPlain(b) || gcd(a, b) > 1 || a === 1) return undefined;
	const problem = root(quotient(a, b));
	const under = surdTerm(simplifyRoot(a * b).outside, simplifyRoot(a * b).inside);
	const raw = quotient(root(a * b), b);
	return {
		prompt: say`Simplify, with no root in the denominator: ${problem}.`,
		answer: radical(quotient(under, b)),
		steps: [
			line(problem),
			line(
				continued(quotient(root(a), root(b))),
				'the root of a quotient is the quotient of the roots',
			),
			line(continued(raw), `multiply the numerator and the denominator by √${b}`),
			...(tex(raw) === tex(quotient(under, b))
				? []
				: [line(continued(quotient(under, b)), 'take square factors out of the root')]),
		],
		hints: [say`Write it as one root over another. Then multiply both by ${root(b)}.`],
	};
}

/** top/(b ± √c) with the conjugate. */
function twoTerms(top: Surd, b: number, sign: number, c: number): Draft | undefined {
	const under = b * b - c;
	if (!isPlain(c) || under === 0 || Math.abs(under) > 60) return undefined;
	const [below, conjugate] = [addSurds(surd(b), surd(sign, c)), addSurds(surd(b), surd(-sign, c))];
	const over = multiplySurds(top, conjugate);
	const problem = quotient(surdExpression(top), surdExpression(below));
	const answer = overOne(over, under);
	const raw = quotient(surdExpression(over), under);
	const [shownTop, shownConjugate] = [bracketed(top), brackets(surdExpression(conjugate))];
	return {
		prompt: say`${wanted}: ${problem}.`,
		answer: radical(answer),
		steps: [
			line(problem),
			line(
				continued(
					quotient(
						product(shownTop, shownConjugate),
						product(brackets(surdExpression(below)), shownConjugate),
					),
				),
				'multiply both by the conjugate of the denominator',
			),
			line(continued(raw), `in the denominator: ${b * b} − ${c} = ${under}`),
			...reduced(raw, answer),
		],
		hints: [say`Multiply the numerator and the denominator by ${surdExpression(conjugate)}.`],
	};
}

function twoSurds(draw: Draw): Draft | undefined {
	const [a, b] = [draw.int('a'), draw.int('b')];
	if (!isPlain(b) || b === draw.int('d')) return undefined;
	return twoTerms(addSurds(surd(a), surd(1, b)), draw.int('c'), signOf(draw), draw.int('d'));
}

/** a/∛b: the cube root of b² makes the denominator whole. */
function cubeRoot(a: number, b: number): Draft | undefined {
	if (simplifyRoot(b, 3).outside > 1 || b > 7) return undefined;
	const { outside, inside } = simplifyRoot(b * b, 3);
	const shared = gcd(a * outside, b);
	const raw = quotient(surdTerm(a * outside, inside, 3), b);
	const answer = divide(surdTerm((a * outside) / shared, inside, 3), b / shared);
	return {
		prompt: say`${wanted}: ${quotient(a, root(b, 3))}.`,
		answer: radical(answer),
		steps: [
			line(quotient(a, root(b, 3))),
			line(
				continued(times(quotient(a, root(b, 3)), quotient(root(b * b, 3), root(b * b, 3)))),
				`∛${b} × ∛${b * b} = ∛${b ** 3} = ${b}`,
			),
			line(continued(raw), outside > 1 ? `∛${b * b} = ${outside}∛${inside}` : undefined),
			...reduced(raw, answer),
		],
		hints: [say`Which cube root makes the number under the root a perfect cube?`],
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
		prompt: say`${wanted}. The letter stands for a positive number: ${problem}.`,
		answer: expression(quotient(over, below)),
		steps: [
			line(problem),
			line(continued(times(problem, quotient(root(under), root(under)))), 'multiply by 1'),
			line(continued(raw), 'a root times itself is what stands under it'),
			...reduced(raw, quotient(over, below)),
		],
		hints: [say`Multiply the numerator and the denominator by the same root.`],
	};
}

/** (sum of roots)/under in lowest terms, with a positive denominator. */
function overOne(over: Surd, under: number): Expression {
	const sign = under < 0 ? -1 : 1;
	const shared = gcd(under, ...[...over.values()].map((c) => Number(c.n)));
	const top = scaleSurd(over, new Fraction(sign, shared));
	return divide(surdExpression(top), (under * sign) / shared);
}

const divide = (over: Expression, under: number): Expression =>
	under === 1 ? over : quotient(over, under);

const reduced = (raw: Expression, answer: Expression): Line[] =>
	tex(raw) === tex(answer) ? [] : [line(continued(answer), 'divide by the common factor')];

const bracketed = (top: Surd): Expression =>
	top.size > 1 ? brackets(surdExpression(top)) : surdExpression(top);
