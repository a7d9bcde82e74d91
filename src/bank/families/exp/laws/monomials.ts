/** Products, quotients, and powers of monomials, by one exponent law or several. */
import {
	brackets,
	continued,
	difference,
	type Expression,
	num,
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
import {
	type Draft,
	type Draw,
	expression,
	line,
	mergedByValue,
	withMisconceptions,
	type WrongAnswer,
} from '../../../family.ts';
import {
	beside,
	mono,
	type Monomial,
	NEGATIVE_EXPONENT,
	over,
	positive,
	raise,
	raisedFactors,
	raiseFactors,
	times,
	written,
} from '../../../steps/monomial.ts';
import {
	ending,
	evaluated,
	exponents,
	isDull,
	quotientLines,
	shared,
	simplify,
	withWrongSign,
} from './monomial-lines.ts';

const variables = ({ powers }: Monomial): Monomial => ({ ...mono(1), powers });

/** Each variable with the product of its two exponents, or with the one that it has. */
const multipliedPowers = (first: Monomial, second: Monomial): Monomial => ({
	...mono(1),
	powers: new Map(
		[...times(variables(first), variables(second)).powers.keys()].map((name) => {
			const [m, n] = [first.powers.get(name), second.powers.get(name)];
			return [name, m && n ? m.mul(n) : (m ?? n ?? mono(1).coefficient)] as const;
		}),
	),
});

/** x^{m + n}: the exponents of one variable, joined but not yet added. */
function joined(
	parts: readonly Monomial[],
	join: (a: number, b: number) => Expression,
): Expression[] {
	const letters = [...new Set(parts.flatMap(({ powers }) => [...powers.keys()]))].sort();
	return letters.map((letter) => {
		const [a, b] = parts.map(({ powers }) => Number(powers.get(letter)?.valueOf() ?? 0));
		return power(letter, a && b ? join(a, b) : num((a || 0) + (b || 0)));
	});
}

/** The product of two monomials. */
export function multiplied(first: Monomial, second: Monomial): Draft | undefined {
	const result = times(first, second);
	if (isDull(result)) return undefined;
	const [a, b] = [first.coefficient, second.coefficient].map((c) => Number(c.valueOf()));
	const problem = product(shared(first), shared(second));
	const numbers = a === 1 || b === 1 ? [] : [brackets(timesOf(num(a ?? 1), signed(b ?? 1)))];
	const grouped: Expression[] = [
		...numbers,
		...joined([first, second], (m, n) => sum(m, signed(n))),
	];
	return {
		prompt: say`${simplify(first, second, result)}: ${problem}.`,
		answer: withMisconceptions(
			expression(positive(result)),
			[
				expression(positive(times(mono(result.coefficient), multipliedPowers(first, second)))),
				'multiplied the exponents instead of adding them',
			],
			[
				expression(positive({ ...result, coefficient: first.coefficient.add(second.coefficient) })),
				'added the coefficients instead of multiplying them',
			],
		),
		steps: [
			line(problem),
			line(
				continued(numbers.length > 0 ? product(...grouped) : beside((a ?? 1) * (b ?? 1), grouped)),
				`${numbers.length > 0 ? 'multiply the coefficients; ' : ''}for the same base, add the exponents`,
			),
			...ending(
				result,
				`simplify ${numbers.length > 0 ? 'the coefficient and ' : ''}${exponents(first, second)}`,
			),
		],
		hints: [
			say`${numbers.length > 0 ? 'Multiply the coefficients first. ' : ''}What happens to the exponents when you multiply powers with the same base?`,
		],
	};
}

/** The quotient of two monomials. */
export function divided(top: Monomial, bottom: Monomial): Draft | undefined {
	const result = over(top, bottom);
	if (isDull(result) || bottom.coefficient.equals(1)) return undefined;
	const problem = quotient(written(top), written(bottom));
	const answer = withMisconceptions(
		expression(positive(result)),
		[
			expression(positive(times(mono(result.coefficient), variables(top), variables(bottom)))),
			'added the exponents instead of subtracting them',
		],
		[
			expression(positive({ ...result, coefficient: top.coefficient })),
			'did not divide the coefficients',
		],
		[
			expression(positive({ ...result, coefficient: top.coefficient.sub(bottom.coefficient) })),
			'subtracted the coefficients instead of dividing them',
		],
	);
	return {
		prompt: say`${simplify(top, bottom, result)}: ${problem}.`,
		answer,
		steps: [
			line(problem),
			line(
				continued(
					product(
						quotient(num(top.coefficient), num(bottom.coefficient)),
						...joined([top, bottom], (m, n) => difference(m, signed(n))),
					),
				),
				'divide the coefficients; for the same base, subtract the exponents',
			),
			...ending(result, `simplify the coefficient and ${exponents(top, bottom)}`),
		],
		hints: [
			say`Divide the coefficients first. What happens to the exponents when you divide powers with the same base?`,
		],
	};
}

// A monomial, or a quotient of two, raised to a power.

/** A monomial to the power k. */
export function raised(base: Monomial, k: number): Draft | undefined {
	const result = raise(base, k);
	if (isDull(result) || base.coefficient.abs().equals(1)) return undefined;
	const [letter, ...more] = base.powers.keys();
	const problem = power(brackets(written(base)), k);
	const mistakes: WrongAnswer[] = [
		[
			expression(positive({ ...result, coefficient: base.coefficient })),
			'did not raise the coefficient to the power',
		],
		[
			expression(positive({ ...result, coefficient: base.coefficient.mul(k) })),
			'multiplied the coefficient by the exponent',
		],
		...(base.coefficient.lt(0) ? [withWrongSign(result, k)] : []),
		[
			expression(positive(withExponents(result, base, (e) => e + k))),
			'added the exponents instead of multiplying them',
		],
	];
	const answer = withMisconceptions(expression(positive(result)), ...mergedByValue(...mistakes));
	return {
		prompt: say`${simplify(base, result)}: ${problem}.`,
		answer,
		steps: [
			line(problem),
			line(continued(raisedFactors(base, k)), raiseFactors(k)),
			...ending(result, evaluated(base)),
		],
		hints: [
			say`Which factors does the exponent outside the brackets apply to? What happens to ${letter !== undefined && more.length === 0 ? say`the exponent of ${symbol(letter)}` : 'each exponent inside'}?`,
		],
	};
}

/** A quotient of two monomials to the power k. */
export function raisedQuotient(top: Monomial, bottom: Monomial, k: number): Draft | undefined {
	const [up, down] = [raise(top, k), raise(bottom, k)];
	const problem = power(brackets(quotient(written(top), written(bottom))), k);
	const result = over(up, down);
	if (isDull(result)) return undefined;
	return {
		prompt: say`${simplify(top, bottom)}: ${problem}.`,
		answer: withMisconceptions(
			expression(positive(result)),
			[expression(positive(over(up, bottom))), 'raised only the numerator to the power'],
			[
				expression(
					positive(
						over(
							withExponents(up, top, (e) => e + k),
							withExponents(down, bottom, (e) => e + k),
						),
					),
				),
				'added the exponents instead of multiplying them',
			],
		),
		steps: [
			line(problem),
			line(
				continued(quotient(power(shared(top), k), power(shared(bottom), k))),
				'raise the numerator and the denominator to the power',
			),
			line(continued(quotient(raisedFactors(top, k), raisedFactors(bottom, k))), raiseFactors(k)),
			line(continued(quotient(written(up), written(down))), evaluated(top, bottom)),
			...(k < 0 ? [line(continued(positive(result)), NEGATIVE_EXPONENT)] : []),
		],
		hints: [
			say`The exponent outside the brackets applies to the numerator and to the denominator. What does it do to each exponent inside?`,
		],
	};
}

/** The same coefficient, each exponent of `base` changed. */
const withExponents = (of: Monomial, base: Monomial, change: (e: number) => number): Monomial =>
	times(
		mono(of.coefficient),
		mono(
			1,
			Object.fromEntries([...base.powers].map(([name, e]) => [name, change(Number(e.valueOf()))])),
		),
	);

// Several exponent laws in one quotient of monomials.

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
				continued(
					quotient(product(brackets(raisedFactors(first, k)), shared(second)), written(below)),
				),
				raiseFactors(k),
			),
			line(
				continued(quotient(product(shared(raise(first, k)), shared(second)), written(below))),
				evaluated(first),
			),
			line(
				continued(quotient(written(up), written(below))),
				'multiply the coefficients and add the exponents',
			),
			...ending(result, 'subtract the exponents'),
		],
		hints: [
			say`Which operation comes first: the power, the product, or the quotient?`,
			say`What does each of the three operations do to the exponents?`,
		],
	};
}

/** (a x^m / b x^n y^p)^k with integer exponents of either sign. */
export function quotientToPower(draw: Draw): Draft | undefined {
	const [a, b, k] = [draw.int('a'), draw.int('b'), draw.int('k')];
	const [m, n, p] = [draw.int('m'), draw.int('n'), draw.int('p')];
	const top = mono(a, { x: m });
	const bottom = mono(b, { x: n, y: p });
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
				? [
						expression(positive(raise(inside, -k))),
						'ignored the negative sign in the exponent outside the brackets',
					]
				: [
						expression(positive(raise(times(top, bottom), k))),
						'multiplied by the denominator inside the brackets instead of dividing by it',
					],
			...(inside.coefficient.lt(0) ? [withWrongSign(result, k)] : []),
		),
		steps: [line(problem), ...quotientLines({ a, b, m, n, p, k })],
		hints: [
			say`Simplify the quotient inside the brackets first. Which exponent law can you use?`,
			say`What does the exponent outside the brackets do to each factor inside?`,
		],
	};
}
