/** exp.laws: products, quotients and powers of monomials. */
import {
	brackets,
	continued,
	difference,
	equation,
	power,
	product,
	quotient,
	signed,
	sum,
	symbol,
	times as timesOf,
} from '../../../../math/expression.ts';
import { gcd } from '../../../../math/gcd.ts';
import { say } from '../../../../math/prose.ts';
import { expression, integer, withMisconceptions } from '../../../answer.ts';
import { type Draft, type Draw, line, type Skills } from '../../../family.ts';
import {
	beside,
	mono,
	over,
	positive,
	raise,
	raisedFactors,
	times,
	written,
} from '../../../steps/monomial.ts';
import {
	divided,
	ending,
	EVALUATE,
	isDull,
	multiplied,
	raised,
	raisedQuotient,
	shared,
	simplify,
} from './product.ts';
import { repeated } from './repeated.ts';
import { simplifyThenEvaluate } from './then-evaluate.ts';

// Several exponent laws in one monomial quotient.

/** (a x^m)^k (b x^n) / x^p. */
export function severalLaws(draw: Draw): Draft | undefined {
	const k = draw.int('k');
	const [first, second] = [
		mono(draw.int('a'), { x: draw.int('m') }),
		mono(draw.int('b'), { x: draw.int('n') }),
	];
	const below = mono(1, { x: draw.int('p') });
	const up = times(raise(first, k), second);
	const result = over(up, below);
	if (isDull(result) || second.coefficient.equals(1)) return undefined;
	const problem = quotient(product(power(shared(first), k), shared(second)), written(below));
	return {
		prompt: say`${simplify(result)}: ${problem}.`,
		answer: withMisconceptions(
			expression(positive(result)),
			[
				expression(
					positive({
						...result,
						coefficient: first.coefficient.mul(second.coefficient),
					}),
				),
				'did not raise the coefficient to the power',
			],
			[
				expression(
					positive(
						times(
							mono(result.coefficient),
							mono(1, { x: draw.int('m') + k + draw.int('n') - draw.int('p') }),
						),
					),
				),
				'added the exponents in the power of a power instead of multiplying them',
			],
		),
		steps: [
			line(problem),
			line(
				continued(quotient(product(shared(raise(first, k)), shared(second)), written(below))),
				`raise every factor to the power ${k}`,
			),
			line(
				continued(quotient(written(up), written(below))),
				'multiply the coefficients and add the exponents',
			),
			...ending(result, 'subtract the exponents'),
		],
		hints: [say`Which operation comes first: the power, the product, or the quotient?`],
	};
}

/** (a x^m / b x^n y^p)^k with integer exponents of either sign. */
export function quotientToPower(draw: Draw): Draft | undefined {
	const [a, b, k] = [draw.int('a'), draw.int('b'), draw.int('k')];
	const top = mono(a, { x: draw.int('m') });
	const bottom = mono(b, { x: draw.int('n'), y: draw.int('p') });
	if (Math.abs(gcd(a, b)) > 1 || b === 1 || k === 1) return undefined;
	const inside = over(top, bottom);
	const result = raise(inside, k);
	if (isDull(result) || !inside.powers.has('x')) return undefined;
	const problem = power(brackets(quotient(written(top), written(bottom))), k);
	return {
		prompt: say`${simplify(top, bottom, result)}: ${problem}.`,
		answer: withMisconceptions(
			expression(positive(result)),
			[
				expression(positive({ ...result, coefficient: inside.coefficient })),
				'did not raise the coefficient to the power',
			],
			k < 0
				? [expression(positive(raise(inside, -k))), 'ignored the negative sign of the exponent']
				: [
						expression(positive(raise(times(top, bottom), k))),
						'multiplied by the denominator instead of dividing',
					],
			...(inside.coefficient.lt(0)
				? ([
						[
							expression(positive({ ...result, coefficient: result.coefficient.neg() })),
							k % 2 === 0
								? 'made an even power of a negative coefficient negative'
								: 'made an odd power of a negative coefficient positive',
						],
					] as const)
				: []),
		),
		steps: [
			line(problem),
			line(
				continued(
					power(
						brackets(
							beside(inside.coefficient, [
								power('x', difference(draw.int('m'), signed(draw.int('n')))),
								power('y', -draw.int('p')),
							]),
						),
						k,
					),
				),
				'inside the brackets, subtract the exponents of x, and move y to the numerator with the opposite exponent',
			),
			line(continued(power(brackets(written(inside)), k)), 'simplify the exponent of x'),
			line(
				continued(raisedFactors(inside, k)),
				`raise every factor to the power ${k}: multiply the exponents`,
			),
			...ending(result, EVALUATE),
		],
		hints: [
			say`Which exponent law simplifies the quotient inside the brackets? Do that first.`,
			say`What does the exponent outside the brackets do to each factor inside?`,
		],
	};
}

// An unknown exponent, found by writing one side as a single power.

/** x^a x^b / x^c = x^n: find n. */
export function solveExponent(draw: Draw): Draft | undefined {
	const [a, b, c] = [draw.int('a'), draw.int('b'), draw.int('c')];
	const form = draw.inTurn('form');
	const x = (e: number) => power('x', e);
	const value = form === 'product' ? a + b - c : form === 'quotient' ? a - b - c : a * 2 + b;
	if (value === 0 || [a, b, c].includes(1) || [a, b, c].includes(0)) return undefined;
	const left =
		form === 'product'
			? quotient(product(x(a), x(b)), x(c))
			: form === 'quotient'
				? quotient(x(a), product(x(b), x(c)))
				: product(power(brackets(x(a)), 2), x(b));
	const exponent =
		form === 'product'
			? sum(a, signed(b), { kind: 'opposite', of: signed(c) })
			: form === 'quotient'
				? sum(a, { kind: 'opposite', of: signed(b) }, { kind: 'opposite', of: signed(c) })
				: sum(timesOf(2, signed(a)), signed(b));
	const problem = equation(left, power('x', 'n'));
	return {
		prompt: say`The equation ${problem} is true for all positive values of ${symbol('x')}. What is the value of the exponent ${symbol('n')}?`,
		answer: withMisconceptions(
			integer(value),
			[
				integer(form === 'product' ? a * b - c : form === 'quotient' ? a - b * c : a + 2 + b),
				form === 'power'
					? 'added the exponents in the power of a power instead of multiplying them'
					: 'multiplied the exponents of a product instead of adding them',
			],
			[
				integer(form === 'product' ? a + b + c : form === 'quotient' ? a - b + c : 2 * a * b),
				form === 'power'
					? 'multiplied the exponents of the product instead of adding them'
					: form === 'product'
						? 'added the exponent in the denominator instead of subtracting it'
						: 'added the second exponent in the denominator instead of subtracting it',
			],
		),
		steps: [
			line(problem),
			line(
				equation(power('x', exponent), power('x', 'n')),
				form === 'power'
					? 'multiply the exponents in the power of a power, then add the exponents'
					: 'add the exponents in the numerator and subtract those in the denominator',
			),
			line(equation('n', exponent), 'the bases are equal, so the exponents are equal'),
			line(equation('n', value), 'simplify'),
		],
		hints: [say`How can you write the left side as a single power of ${symbol('x')}?`],
	};
}

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
		if (form === 'power of a power')
			return Math.abs(n) > 3 || n === 1 ? undefined : raised(first, n);
		if (form === 'quotient') return divided(times(first, mono(draw.int('b'))), second);
		return m > 0 && n > 0 ? undefined : multiplied(first, second);
	},
	'Simplify expressions with integer exponents': quotientToPower,
	'Write repeated factors with exponents': repeated,
	'Find an unknown exponent': solveExponent,
};
