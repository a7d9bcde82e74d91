/** Functions given by a rule: an expression substituted for the variable, and a polynomial substituted into another one. */
import Fraction from 'fraction.js';
import {
	absolute,
	brackets,
	continued,
	equation,
	type Expression,
	num,
	type Operand,
	power,
	product,
	quotient,
	sum,
} from '../../math/expression.ts';
import { call, root } from '../../math/notation.ts';
import {
	linear,
	type Monomial,
	multiply,
	plus,
	type Polynomial,
	polynomialExpression,
	scale,
	term,
} from '../../math/polynomial.ts';
import { rewritten } from '../../math/rewritten.ts';
import { tex } from '../../math/tex.ts';
import { type Draw, drawnInts, line, type Line } from '../family.ts';

/** The expression with `value` for the variable; brackets come by themselves where they are needed. */
export function put(body: Expression, letter: string, value: Expression): Expression {
	return rewritten(body, (part) => {
		if (part.kind === 'symbol') return part.name === letter ? value : part;
		// −x for 2 is −2, not −(2).
		if (part.kind === 'product' && value.kind === 'number' && value.value.gt(0)) {
			const [sign, of, ...more] = part.factors;
			const isOpposite = sign?.kind === 'number' && sign.value.equals(-1) && more.length === 0;
			if (isOpposite && of?.kind === 'symbol' && of.name === letter) return num(value.value.neg());
		}
		// "+ (−x)", not "− x": the minus sign belongs to what is substituted.
		if (
			part.kind === 'sum' &&
			['product', 'sum'].includes(value.kind) &&
			tex(value).startsWith('-')
		)
			return {
				...part,
				terms: part.terms.map((one, at) =>
					at > 0 && one.kind === 'symbol' && one.name === letter
						? brackets(value)
						: put(one, letter, value),
				),
			};
		if (part.kind !== 'power' || value.kind !== 'number') return undefined;
		const isSquared = part.base.kind === 'symbol' && part.base.name === letter;
		return isSquared ? { ...part, base: brackets(value) } : undefined;
	});
}

/** f(x) = body. */
export const ruleOf = (name: string, body: Operand, letter = 'x'): Expression =>
	equation(call(name, letter), body);

// A polynomial substituted into another one, and the lines that expand it.

/** `c[n]` is the coefficient of xⁿ. */
export const ofCoefficients = (c: readonly number[], letter = 'x'): Polynomial =>
	plus(c.map((one, at) => term(one, letter.repeat(at))));

export function composed(c: readonly number[], inner: Polynomial): Polynomial {
	let [total, raised]: Polynomial[] = [[], [term(1)]];
	for (const one of c) {
		total = plus(total ?? [], scale(raised ?? [], one));
		raised = multiply(raised ?? [], inner);
	}
	return total ?? [];
}

/** "f(x + 2) = 3(x + 2)² − 1", the powers expanded, the brackets removed, the result; `asWritten` is "2 + h" for h + 2. */
export function composingLines(
	left: Expression,
	c: readonly number[],
	inner: Polynomial,
	why: string,
	asWritten = polynomialExpression(inner),
): Line[] {
	const shown = put(polynomialExpression(ofCoefficients(c)), 'x', asWritten);
	const powers: Polynomial[] = [[term(1)]];
	c.forEach((_, at) => powers.push(xFirst(multiply(powers[at] ?? [], inner))));
	const parts = c
		.map((one, at) => ({ one, at, part: powers[at] ?? [] }))
		.filter(({ one }) => one !== 0)
		.toReversed();
	const expanded = parts.map(({ one, at, part }) => {
		if (at === 0) return num(one);
		if (one === 1) return polynomialExpression(part);
		return product(one, at === 1 ? asWritten : polynomialExpression(part));
	});
	const multiplied = parts.flatMap(({ one, part }) => xFirst(scale(part, one)));
	const lines = [line(equation(left, shown), why)];
	const add = (next: Expression, reason?: string) => {
		const above = lines.at(-1)?.formula;
		const before = above?.kind === 'relation' ? tex(above.right) : '';
		if (tex(next) !== before) lines.push(line(continued(next), reason));
	};
	const joined = (all: Expression[]) => (all.length === 1 && all[0] ? all[0] : sum(...all));
	if (c.length > 2)
		add(
			joined(expanded),
			inner.length > 1
				? `expand the ${powersIn(c)}`
				: `simplify the ${powersIn(c)}${isOpposite(inner) ? (SIGN_OF_POWER[powersIn(c)] ?? '') : ''}`,
		);
	add(
		joined(multiplied.map((one) => polynomialExpression([one]))),
		inner.length > 1 ? 'use the distributive property' : 'simplify each term',
	);
	add(polynomialExpression(xFirst(composed(c, inner))), 'combine like terms');
	return lines;
}

const isOpposite = ([only]: Polynomial): boolean => only?.coefficient.equals(-1) ?? false;

/** What becomes of −x. */
const SIGN_OF_POWER: Readonly<Record<string, string>> = {
	square: ': (−x)² = x²',
	cube: ': (−x)³ = −x³',
};

/** "square" or "cube" where there is only one power to evaluate. */
function powersIn(c: readonly number[]): string {
	const [only, ...more] = c.flatMap((one, at) => (one !== 0 && at > 1 ? [at] : []));
	if (more.length > 0) return 'powers';
	return ['power', 'power', 'square', 'cube'][only ?? 0] ?? 'power';
}

/** x² + 2hx + h², as f(x + h) is written, not in the order of the alphabet. */
export const xFirst = (polynomial: Polynomial): Polynomial => {
	const degreeOf = ({ powers }: Monomial) =>
		Object.values(powers).reduce((total, one) => total + one, 0);
	return polynomial.toSorted(
		(one, two) => degreeOf(two) - degreeOf(one) || (two.powers['x'] ?? 0) - (one.powers['x'] ?? 0),
	);
};

export const valueOf = (c: readonly number[], x: number | Fraction): Fraction =>
	c.reduceRight((total, one) => total.mul(x).add(one), new Fraction(0));

// Rules of one type from drawn parameters.

export const line1 = (a: number, b: number): Expression => polynomialExpression(linear(a, 'x', b));

/** k·inner, without a factor 1. */
export const times1 = (k: number, inner: Expression): Expression =>
	k === 1 ? inner : product(num(k), inner);

/** inner + k, without a 0. */
export const plus1 = (inner: Expression, k: number): Expression =>
	k === 0 ? inner : sum(inner, num(k));

/** `undefined` when the rule has no tidy value at the drawn x. The caller evaluates a square root. */
export function simpleRule(draw: Draw): Expression | undefined {
	const [a, b, c, x] = drawnInts(draw, 'a', 'b', 'c', 'x');
	const inside = a * x + b;
	switch (draw.inTurn('type')) {
		case 'linear':
			return x === 0 ? undefined : line1(a, b);
		case 'quadratic':
			return x === 0 ? undefined : polynomialExpression(ofCoefficients([c, b, a]));
		case 'absolute':
		case 'absolute value':
			return inside === 0 ? undefined : plus1(absolute(line1(a, b)), c);
		case 'exponential':
			return x < -2 || x > 5 || x === 0 ? undefined : plus1(times1(a, power(2, 'x')), b);
		case 'square root':
			// The square root of 1 hides whether it was taken.
			return inside > 1 && Number.isInteger(Math.sqrt(inside)) ? root(line1(a, b)) : undefined;
		default:
			return inside === 0 || x === 0 ? undefined : quotient(1, line1(a, b));
	}
}

// A chain of equal expressions: "left = first", "= second", ….

export type Link = readonly [value: Expression, why?: string];

/** A change over a change when both are known: the fraction, then its value where something is left to do. */
export function changeOver(change: Fraction, run: number, why?: string): Link[] {
	const rate = change.div(run);
	if (run === 1) return [[num(rate), why ?? 'subtract, and divide']];
	if (change.d === 1n && rate.d === BigInt(Math.abs(run))) return [[num(rate), why ?? 'subtract']];
	return [
		[quotient(num(change), num(run)), why ?? 'subtract'],
		[num(rate), change.d === 1n && rate.d > 1n ? 'simplify the fraction' : 'divide'],
	];
}

/** Lines that repeat the one above are left out. */
export function chain(left: Expression, ...links: Link[]): Line[] {
	const lines: Line[] = [];
	let above = '';
	let carried: string | undefined;
	for (const [value, why] of links) {
		const written = tex(value);
		if (written === above) continue;
		// A fraction over 1 is never written: its reason goes to the next line.
		if (/^\\frac\{[^{}]*\}\{1\}$/.test(written)) {
			carried = why;
			continue;
		}
		lines.push(line(lines.length === 0 ? equation(left, value) : continued(value), carried ?? why));
		[above, carried] = [written, undefined];
	}
	return lines;
}
