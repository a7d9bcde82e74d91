/** Exact sines, cosines, and tangents at odd twelfths of π, and how they are written. */
import Fraction from 'fraction.js';
import {
	brackets,
	type Expression,
	num,
	opposite,
	product,
	quotient,
	sum,
} from '../../../../math/expression.ts';
import {
	addSurds,
	multiplySurds,
	scaleSurd,
	type Surd,
	surd,
	surdTerm,
} from '../../../../math/surd.ts';

/** Sine at 0, π/6, π/4, π/3, π/2 as a square root over 2: √n/2. */
const SINES: Readonly<Record<number, number>> = { 0: 0, 2: 1, 3: 2, 4: 3, 6: 4 };

/** Sine and cosine at the given number of twelfths of π. */
export function sineAt(count: number): Surd {
	const at = ((count % 24) + 24) % 24;
	const sign = at > 12 ? -1 : 1;
	const half = at % 12;
	return surd(new Fraction(sign, 2), SINES[Math.min(half, 12 - half)] ?? 0);
}

export const cosineAt = (count: number): Surd => sineAt(count + 6);

/** Positive terms first, over a common denominator: (√6 − √2)/4. */
export function overCommon(value: Surd): Expression {
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
export function tangentAt(count: number): Surd {
	const at = ((count % 12) + 12) % 12;
	const sign = at > 6 ? -1 : 1;
	return addSurds(surd(2 * sign), surd(at === 1 || at === 11 ? -sign : sign, 3));
}

/** The tangent at these twelfths as a whole number, or as a part of √3. */
export function tangentParts(at: number): { whole: number; roots: Fraction } {
	const [up, across] = [sineAt(at), cosineAt(at)];
	const sign = [...up.values(), ...across.values()].filter((c) => c.lt(0)).length === 1 ? -1 : 1;
	return { whole: sign, roots: at === 4 ? new Fraction(sign) : new Fraction(sign, 3) };
}

/** (a ± b√3)/(1 ∓ ab√3) over a whole denominator: by 3 where b is a third, then by the conjugate. */
export function rationalizedTangent(
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
