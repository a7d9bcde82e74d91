/** Rational equations that lead to a quadratic. Each takes its whole numbers and gives the finished question. */
import { equation, num, opposite, product, quotient, sum } from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import type { Draft } from '../../../family.ts';
import { added, multiplied, scaled, termByTerm, written } from '../../../steps/coefficients.ts';
import { plainFactor } from '../../../steps/rational-form.ts';
import { solvedRational } from './solve-rational.ts';
import { over, times, zeros } from './shapes.ts';

/** a/(x + p) + b/(x + q) = c. Equal numerators may also be multiplied by their own denominators. */
export function sumEqualsConstant(
	a: number,
	p: number,
	b: number,
	q: number,
	c: number,
): Draft | undefined {
	if (p === q || a === b) return undefined;
	if (a < 0 && b < 0) return sumEqualsConstant(-a, p, -b, q, -c);
	if (a < 0) return sumEqualsConstant(b, q, a, p, c);
	const [one, two] = [written([1, p]), written([1, q])];
	const left = sum(product(a, two), product(b, one));
	const [expandedLeft, expandedRight] = [
		[a + b, a * q + b * p],
		[c, c * (p + q), c * p * q],
	];
	const [, middle = 0, last = 0] = added(expandedRight, scaled(expandedLeft, -1));
	if ([middle, last].some((value) => Math.abs(value) > 150)) return undefined;
	return solvedRational({
		problem: equation(sum(over(a, p), over(b, q)), c),
		excluded: zeros(p, q),
		lcd: times(p, q),
		cleared: {
			kind: 'quadratic',
			shown: equation(left, q === 0 ? product(c, two, one) : product(c, one, two)),
			uncollected: termByTerm([a, a * q], [b, b * p]),
			binomials:
				p === 0 || q === 0 || c === 1
					? undefined
					: equation(left, product(c, written([1, p + q, p * q]))),
			left: expandedLeft,
			right: expandedRight,
		},
	});
}

/** a/(x + p) = (x + q)/b with ab as given */
export function productEquals(a: number, p: number, q: number, ab: number): Draft | undefined {
	const b = ab / a;
	if (!Number.isInteger(b) || b < 2) return undefined;
	return solvedRational({
		problem: equation(over(a, p), quotient(written([1, q]), b)),
		excluded: zeros(p),
		lcd: b === 1 ? times(p) : `${b}(${times(p)})`,
		cleared: {
			kind: 'quadratic',
			shown: equation(num(ab), product(written([1, p]), written([1, q]))),
			left: [ab],
			right: [1, p + q, p * q],
		},
	});
}

/** x/(x − p) + a/(x − q) = p(p − q)/((x − p)(x − q)): one candidate is x = p */
export function plantedRoot(p: number, q: number, a: number): Draft | undefined {
	const right = p * (p - q);
	if (p === q || right === 0 || Math.abs(right) > 80) return undefined;
	const denominator = multiplied([1, -p], [1, -q]);
	const last = quotient(Math.abs(right), written(denominator));
	const left = sum(product('x', written([1, -q])), product(a, written([1, -p])));
	return solvedRational(
		{
			problem: equation(
				sum(quotient('x', written([1, -p])), over(a, -q)),
				right < 0 ? opposite(last) : last,
			),
			excluded: zeros(-p, -q),
			factored: `${plainFactor(denominator)} = ${times(-p, -q)}`,
			lcd: times(-p, -q),
			cleared: {
				kind: 'quadratic',
				shown: equation(left, right),
				uncollected: termByTerm([1, -q, 0], [a, -a * p]),
				left: [1, a - q, -a * p],
				right: [right],
			},
		},
		say`What is the least common denominator? When you have solved the equation, do any of your values make a denominator 0?`,
	);
}
