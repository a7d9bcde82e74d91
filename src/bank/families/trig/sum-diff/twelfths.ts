/** Exact values at odd twelfths of π. */
import Fraction from 'fraction.js';
import {
	brackets,
	continued,
	difference,
	equation,
	type Expression,
	num,
	opposite,
	product,
	quotient,
	sum,
} from '../../../../math/expression.ts';
import { root } from '../../../../math/notation.ts';
import { say } from '../../../../math/prose.ts';
import {
	addSurds,
	multiplySurds,
	scaleSurd,
	type Surd,
	surd,
	surdExpression,
	surdTerm,
} from '../../../../math/surd.ts';
import {
	type Draft,
	type Draw,
	type Line,
	line,
	mergedByValue,
	radical,
	withMisconceptions,
	type WrongAnswer,
} from '../../../family.ts';
import { compoundFormula } from '../../../steps/trig-proofs.ts';
import { angle, NAMES, trig } from '../../../steps/turns.ts';

// Exact sines, cosines, and tangents at odd twelfths of π, and how they are written.

/** Sine at 0, π/6, π/4, π/3, π/2 as a square root over 2: √n/2. */
const SINES: Readonly<Record<number, number>> = { 0: 0, 2: 1, 3: 2, 4: 3, 6: 4 };

/** Sine and cosine at the given number of twelfths of π. */
function sineAt(count: number): Surd {
	const at = ((count % 24) + 24) % 24;
	const sign = at > 12 ? -1 : 1;
	const half = at % 12;
	return surd(new Fraction(sign, 2), SINES[Math.min(half, 12 - half)] ?? 0);
}

const cosineAt = (count: number): Surd => sineAt(count + 6);

/** Positive terms first, over a common denominator: (√6 − √2)/4. */
function overCommon(value: Surd): Expression {
	const under = [...value.values()].reduce((most, c) => Math.max(most, Number(c.d)), 1);
	const terms = [...scaleSurd(value, under)].sort(
		([n, a], [m, b]) => Number(a.lt(0)) - Number(b.lt(0)) || n - m,
	);
	const allNegative = terms.every(([, c]) => c.lt(0));
	const written = terms.map(([n, c]) => {
		const size = surdTerm(c.abs(), n);
		return c.lt(0) && !allNegative ? opposite(size) : size;
	});
	const [only, ...more] = written;
	const top = only && more.length === 0 ? only : sum(...written);
	const whole = under === 1 ? top : quotient(top, under);
	return allNegative ? opposite(under === 1 && more.length > 0 ? brackets(whole) : whole) : whole;
}

/** The tangent of an odd number of twelfths that is not a multiple of 3: ±2 ± √3. */
function tangentAt(count: number): Surd {
	const at = ((count % 12) + 12) % 12;
	const sign = at > 6 ? -1 : 1;
	return addSurds(surd(2 * sign), surd(at === 1 || at === 11 ? -sign : sign, 3));
}

/** The tangent at these twelfths as a whole number, or as a part of √3. */
function tangentParts(at: number): { whole: number; roots: Fraction } {
	const [up, across] = [sineAt(at), cosineAt(at)];
	const sign = [...up.values(), ...across.values()].filter((c) => c.lt(0)).length === 1 ? -1 : 1;
	return { whole: sign, roots: at === 4 ? new Fraction(sign) : new Fraction(sign, 3) };
}

/** (a ± b√3)/(1 ∓ ab√3) over a whole denominator: by 3 where b is a third, then by the conjugate. */
function rationalizedTangent(
	a: number,
	b: Fraction,
	isSum: boolean,
): { body: Expression; why: string }[] {
	const scale = Number(b.d);
	const roots = b.mul(isSum ? 1 : -1).mul(scale);
	const top = addSurds(surd(a * scale), surd(roots, 3));
	const below = addSurds(surd(scale), surd(roots.mul(-a), 3));
	const conjugate = addSurds(surd(scale), surd(roots.mul(a), 3));
	const whole = new Fraction(scale * scale).sub(roots.mul(roots).mul(3));
	const [over, under, by] = [top, below, conjugate].map((one) => overCommon(one));
	if (!over || !under || !by) return [];
	return [
		...(scale === 1
			? []
			: [{ body: quotient(over, under), why: 'multiply the numerator and the denominator by 3' }]),
		{
			body: quotient(product(brackets(over), brackets(by)), product(brackets(under), brackets(by))),
			why: 'multiply the numerator and the denominator by the conjugate of the denominator',
		},
		{
			body: quotient(overCommon(multiplySurds(top, conjugate)), num(whole)),
			why: 'expand the numerator and the denominator',
		},
	];
}

const minusInBrackets = (of: Expression): Expression =>
	of.kind === 'opposite' ? brackets(of) : of;

const TERM_BY_TERM = 'divide each term of the numerator by the denominator';

export function twelfths(draw: Draw): Draft | undefined {
	const [n, f] = [draw.int('n'), draw.inTurn('f')];
	if (n % 2 === 0 || n % 3 === 0) return undefined;
	const size = Math.abs(n);
	const first = [3, 9, 15, 21].find((one) => [2, 4, -2, -4].includes(size - one)) ?? 3;
	const second = size - first;
	const rest = Math.abs(second);
	const [A, B] = [
		angle(new Fraction(first, 12), 'radians'),
		angle(new Fraction(rest, 12), 'radians'),
	];
	const isSum = second > 0;
	const inside = isSum ? sum(A, B) : difference(A, B);
	const join = (plus: boolean, one: Expression, two: Expression) =>
		plus ? sum(one, two) : difference(one, two);
	const given = trig(f, angle(new Fraction(n, 12), 'radians'));
	const flips = n < 0 && f !== 'cos';
	const signed = (of: Expression) => (flips ? opposite(of.kind === 'sum' ? brackets(of) : of) : of);
	const positive =
		f === 'sin'
			? addSurds(
					multiplySurds(sineAt(first), cosineAt(rest)),
					scaleSurd(multiplySurds(cosineAt(first), sineAt(rest)), isSum ? 1 : -1),
				)
			: f === 'cos'
				? addSurds(
						multiplySurds(cosineAt(first), cosineAt(rest)),
						scaleSurd(multiplySurds(sineAt(first), sineAt(rest)), isSum ? -1 : 1),
					)
				: tangentAt(size);
	const value = overCommon(flips ? scaleSurd(positive, -1) : positive);
	/** −(2 + √3) from −2 − √3; where the lines have a sign outside already, it is kept. */
	const hasSignOutside = f === 'tan' && !flips && value.kind === 'opposite';
	const half = (of: Surd) => brackets(overCommon(of));
	const even: Line[] =
		n < 0
			? [
					line(
						equation(given, signed(trig(f, angle(new Fraction(size, 12), 'radians')))),
						flips
							? `${f === 'sin' ? 'sine' : 'tangent'} is an odd function`
							: 'cosine is an even function',
					),
				]
			: [line(given)];
	const tangent = (at: number): Expression => {
		const [up, across] = [sineAt(at), cosineAt(at)];
		const sign = [...up.values(), ...across.values()].filter((c) => c.lt(0)).length === 1 ? -1 : 1;
		if (at % 3 === 0) return num(sign);
		const exact = at === 4 ? root(3) : quotient(root(3), 3);
		return sign < 0 ? opposite(exact) : exact;
	};
	const expanded =
		f === 'sin'
			? join(
					isSum,
					product(trig('sin', A), trig('cos', B)),
					product(trig('cos', A), trig('sin', B)),
				)
			: f === 'cos'
				? join(
						!isSum,
						product(trig('cos', A), trig('cos', B)),
						product(trig('sin', A), trig('sin', B)),
					)
				: quotient(
						join(isSum, trig('tan', A), trig('tan', B)),
						join(!isSum, num(1), product(trig('tan', A), trig('tan', B))),
					);
	const numbers =
		f === 'sin'
			? join(
					isSum,
					product(half(sineAt(first)), half(cosineAt(rest))),
					product(half(cosineAt(first)), half(sineAt(rest))),
				)
			: f === 'cos'
				? join(
						!isSum,
						product(half(cosineAt(first)), half(cosineAt(rest))),
						product(half(sineAt(first)), half(sineAt(rest))),
					)
				: quotient(
						join(isSum, tangent(first), tangent(rest)),
						join(!isSum, num(1), product(brackets(tangent(first)), brackets(tangent(rest)))),
					);
	const negated = (of: Surd) => radical(overCommon(flips ? scaleSurd(of, -1) : of));
	const [p, q, r, t] = [sineAt(first), cosineAt(first), sineAt(rest), cosineAt(rest)];
	const wrong: WrongAnswer[] =
		f === 'tan'
			? [
					[
						negated(tangentAt(2 * first - size)),
						`used the formula for the tangent of a ${isSum ? 'difference' : 'sum'}`,
					],
					[
						negated(
							addSurds(
								surd(tangentParts(first).whole),
								surd(tangentParts(rest).roots.mul(isSum ? 1 : -1), 3),
							),
						),
						`${isSum ? 'added' : 'subtracted'} the tangents of the two angles`,
					],
					[negated(tangentAt(6 - size)), 'found the cotangent instead of the tangent'],
				]
			: [
					[
						negated(
							f === 'sin'
								? addSurds(multiplySurds(p, t), scaleSurd(multiplySurds(q, r), isSum ? -1 : 1))
								: addSurds(multiplySurds(q, t), scaleSurd(multiplySurds(p, r), isSum ? 1 : -1)),
						),
						(f === 'sin') === isSum
							? 'subtracted the second product instead of adding it'
							: 'added the second product instead of subtracting it',
					],
					[
						negated(addSurds(f === 'sin' ? p : q, scaleSurd(f === 'sin' ? r : t, isSum ? 1 : -1))),
						`${isSum ? 'added' : 'subtracted'} the ${f === 'sin' ? 'sines' : 'cosines'} of the two angles`,
					],
				];
	const [one, two] = f === 'sin' ? [p, q] : [q, p];
	const products = [multiplySurds(one, t), multiplySurds(two, r)].map((of) => overCommon(of));
	const multiplied = join(
		(f === 'sin') === isSum,
		products[0] ?? num(0),
		minusInBrackets(products[1] ?? num(0)),
	);
	const rationalized = rationalizedTangent(
		tangentParts(first).whole,
		tangentParts(rest).roots,
		isSum,
	);
	const outer = (of: Expression) =>
		flips ? opposite(of.kind === 'sum' ? { kind: 'brackets', of, square: true } : of) : of;
	return {
		prompt: say`What is the exact value of ${given}? Use a compound angle formula, and write the answer ${f === 'tan' ? 'without a fraction' : 'with a rational denominator'}.`,
		answer: withMisconceptions(radical(value), ...mergedByValue(...wrong)),
		steps: [
			...even,
			line(
				continued(outer(trig(f, inside))),
				isSum
					? 'write the angle as a sum of two special angles'
					: 'write the angle as a difference of two special angles',
			),
			line(continued(outer(expanded)), compoundFormula(f, isSum)),
			line(continued(outer(numbers)), 'substitute the exact values'),
			...(f === 'tan'
				? rationalized.map(({ body, why }) => line(continued(outer(body)), why))
				: [line(continued(outer(multiplied)), 'multiply')]),
			...(hasSignOutside
				? [
						line(continued(surdExpression(positive)), TERM_BY_TERM),
						line(continued(value), 'factor out the negative sign'),
					]
				: [
						line(
							continued(value),
							f === 'tan' ? TERM_BY_TERM : 'combine the numerators over the common denominator',
						),
					]),
		],
		hints: [
			...(n < 0
				? [
						say`Is ${NAMES[f] ?? 'the ratio'} an even function or an odd function? What does that tell you about its value at a negative angle?`,
					]
				: []),
			say`How can you write the angle as a sum or difference of special angles, such as multiples of ${angle(new Fraction(1, 4), 'radians')} and ${B}?`,
		],
	};
}
