/** exp.laws: products, quotients and powers of monomials. CCSS 8.EE.A.1, HSN-RN.A.2; MCR3U.B1.3. */
import type { Skills } from '../../../family.ts';
import { gcd } from '../../../steps/divisors.ts';
import { mono, times } from '../../../steps/monomial.ts';
import { solveExponent } from './exponent.ts';
import { raised, raisedQuotient } from './power.ts';
import { divided, multiplied } from './product.ts';
import { repeated } from './repeated.ts';
import { quotientToPower, severalLaws } from './together.ts';

export const skills: Skills = {
	'Multiply powers with one base': (draw) =>
		multiplied(
			mono(draw.int('a'), { x: draw.int('m') }),
			mono(draw.int('b'), { x: draw.int('n') }),
		),
	'Product rules with two variables': (draw) =>
		multiplied(
			mono(draw.int('a'), { x: draw.int('m'), y: draw.int('n') }),
			mono(draw.int('b'), { x: draw.int('p'), y: draw.int('q') }),
		),
	'Divide powers with one base'(draw) {
		const [a, b, m, n] = [draw.int('a'), draw.int('b'), draw.int('m'), draw.int('n')];
		return divided(mono(a * b, { x: m + n }), mono(b, { x: n }));
	},
	'Quotients of monomials'(draw) {
		const [a, b] = [draw.int('a'), draw.int('b')];
		const [m, n, p, q] = [draw.int('m'), draw.int('n'), draw.int('p'), draw.int('q')];
		return m > p && n > q
			? divided(mono(a * b, { x: m, y: n }), mono(b, { x: p, y: q }))
			: undefined;
	},
	'Power of a power or product'(draw) {
		const second: Record<string, number> =
			draw.inTurn('second letter') === 'yes' ? { y: draw.random.int(2, 5) } : {};
		const base = mono(draw.int('a'), { x: draw.int('m'), ...second });
		return raised(base, draw.int('n'));
	},
	'Power of a monomial or quotient'(draw) {
		const [a, b, k] = [draw.int('a'), draw.int('b'), draw.int('k')];
		if (gcd(a, b) > 1 || (a === 1 && b === 1) || Math.max(a, b) ** k > 700) return undefined;
		return raisedQuotient(mono(a, { x: draw.int('m') }), mono(b, { y: draw.int('n') }), k);
	},
	'Several laws together': severalLaws,
	'Simplify with exponent laws'(draw) {
		const [m, n] = [draw.int('m'), draw.int('n')];
		const [first, second] = [mono(draw.int('a'), { x: m }), mono(draw.int('b'), { x: n })];
		const form = draw.inTurn('form');
		if (form === 'power of a power')
			return Math.abs(n) > 3 || n === 1 ? undefined : raised(first, n);
		if (form === 'quotient') return divided(times(first, mono(draw.int('b'))), second);
		return m > 0 && n > 0 ? undefined : multiplied(first, second);
	},
	'Integer exponents': quotientToPower,
	'Integer exponent review': quotientToPower,
	'Write repeated factors with exponents': repeated,
	'Solve for an exponent': solveExponent,
};
