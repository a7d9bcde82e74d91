/** exp.laws: products, quotients and powers of monomials. */
import { gcd } from '../../../../math/gcd.ts';
import { type Skills } from '../../../family.ts';
import { mono, times } from '../../../steps/monomial.ts';
import { raised, raisedQuotient } from './power.ts';
import { divided, multiplied } from './product.ts';
import { repeated } from './repeated.ts';
import { simplifyThenEvaluate } from './then-evaluate.ts';
import { quotientToPower, severalLaws } from './several-laws.ts';
import { solveExponent } from './unknown-exponent.ts';

export const skills: Skills = {
	'Simplify with exponent laws, then evaluate': simplifyThenEvaluate,
	'Multiply powers with the same base': (draw) =>
		multiplied(
			mono(draw.int('a'), { x: draw.int('m') }),
			mono(draw.int('b'), { x: draw.int('n') }),
		),
	'Multiply monomials in two variables': (draw) =>
		multiplied(
			mono(draw.int('a'), { x: draw.int('m'), y: draw.int('n') }),
			mono(draw.int('b'), { x: draw.int('p'), y: draw.int('q') }),
		),
	'Divide powers with the same base'(draw) {
		const [a, b, m, n] = [draw.int('a'), draw.int('b'), draw.int('m'), draw.int('n')];
		return divided(mono(a * b, { x: m + n }), mono(b, { x: n }));
	},
	'Divide monomials in two variables'(draw) {
		const [a, b] = [draw.int('a'), draw.int('b')];
		const [m, n, p, q] = [draw.int('m'), draw.int('n'), draw.int('p'), draw.int('q')];
		return m > p && n > q
			? divided(mono(a * b, { x: m, y: n }), mono(b, { x: p, y: q }))
			: undefined;
	},
	'Raise a power or product to a power'(draw) {
		const second: Record<string, number> =
			draw.inTurn('second letter') === 'yes' ? { y: draw.random.int(2, 5) } : {};
		const base = mono(draw.int('a'), { x: draw.int('m'), ...second });
		return raised(base, draw.int('n'));
	},
	'Raise a monomial or quotient to a power'(draw) {
		const [a, b, k] = [draw.int('a'), draw.int('b'), draw.int('k')];
		if (gcd(a, b) > 1 || (a === 1 && b === 1) || Math.max(a, b) ** k > 700) return undefined;
		return raisedQuotient(mono(a, { x: draw.int('m') }), mono(b, { y: draw.int('n') }), k);
	},
	'Combine several exponent laws': severalLaws,
	'Apply exponent laws with negative exponents'(draw) {
		const [m, n] = [draw.int('m'), draw.int('n')];
		const [first, second] = [mono(draw.int('a'), { x: m }), mono(draw.int('b'), { x: n })];
		const form = draw.inTurn('form');
		if (m > 0 && n > 0 && (form !== 'quotient' || m > n)) return undefined;
		if (form === 'power of a power')
			return Math.abs(n) > 3 || n === 1 ? undefined : raised(first, n);
		if (form === 'quotient') return divided(times(first, mono(draw.int('b'))), second);
		return multiplied(first, second);
	},
	'Simplify expressions with integer exponents': quotientToPower,
	'Write repeated factors with exponents': repeated,
	'Find an unknown exponent': solveExponent,
};
