/** u = √x, u = x^(1/3), u = x⁻¹: equations in quadratic form that are not polynomials. */
import { equation, num, power, quotient, symbol } from '../../../../math/expression.ts';
import { root } from '../../../../math/notation.ts';
import { say } from '../../../../math/prose.ts';
import { type Draw, solutions } from '../../../family.ts';
import { plainNumber } from '../../../steps/plain.ts';
import { none, substituted } from './substitution.ts';

export const withRoot = (p: number, q: number) =>
	substituted({
		base: { shown: root('x'), squared: symbol('x'), name: '√x', squareName: 'x' },
		values: [p, q],
		wrong: [p, q]
			.filter((u) => u < 0)
			.map((u) => [
				solutions(...[p * p, q * q].toSorted((a, b) => a - b)),
				`squared ${plainNumber(u)} as well, although √x is never negative`,
			]),
		branches: [p, q].map((u) =>
			u < 0
				? none(
						equation(root('x'), u),
						[],
						say`${root('x')} is never negative, so this gives no solution.`,
					)
				: {
						begin: equation(root('x'), u),
						lines: [{ body: equation('x', u * u), why: 'square both sides' }],
						solutions: [{ value: u * u, shown: num(u * u) }],
					},
		),
	});

export function withCubeRoot({ random }: Draw, p: number, q: number) {
	const values = [p, q].map((u) => (random.int(0, 2) === 0 ? -u : u));
	if (values.some((u) => Math.abs(u) > 6)) return undefined;
	const third = (over: number) => power('x', quotient(over, 3));
	return substituted({
		base: {
			shown: third(1),
			squared: third(2),
			name: 'x to the one-third power',
			squareName: 'x to the two-thirds power',
		},
		values,
		branches: values.map((u) => ({
			begin: equation(third(1), u),
			lines: [{ body: equation('x', u ** 3), why: 'cube both sides' }],
			solutions: [{ value: u ** 3, shown: num(u ** 3) }],
		})),
	});
}
