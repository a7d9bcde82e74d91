/** exp.laws: products, quotients and powers of monomials. */
import {
	brackets,
	continued,
	equation,
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
	integer,
	line,
	type Skills,
	withMisconceptions,
} from '../../../family.ts';
import { mono, times } from '../../../steps/monomial.ts';
import { raised, raisedQuotient } from './power.ts';
import { divided, multiplied } from './product.ts';
import { quotientToPower, severalLaws } from './several-laws.ts';
import { simplifyThenEvaluate } from './then-evaluate.ts';

// An unknown exponent, found by writing one side as a single power.

/** x^a x^b / x^c = x^n: find n. */
function solveExponent(draw: Draw): Draft | undefined {
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
					: form === 'product'
						? 'add the exponents in the numerator and subtract the one in the denominator'
						: 'subtract both exponents in the denominator from the one in the numerator',
			),
			line(equation('n', exponent), 'the bases are equal, so the exponents are equal'),
			line(equation('n', value), 'simplify'),
		],
		hints: [say`How can you write the left side as a single power of ${symbol('x')}?`],
	};
}

// The part that writes repeated factors as powers.

const PAIRS = [
	['h', 'k'],
	['a', 'b'],
	['m', 'n'],
	['p', 'q'],
	['r', 's'],
	['c', 'd'],
	[2, 'b'],
	[3, 'a'],
	[5, 'n'],
	[2, 3],
	[3, 7],
	[5, 6],
] as const;

function repeated(draw: Draw): Draft | undefined {
	const [i, j] = [draw.int('i'), draw.int('j')];
	const [first, second] = draw.random.pick(PAIRS);
	if (i < 2 || j < 2 || i + j > 9) return undefined;
	const many = (of: string | number, count: number) => Array.from({ length: count }, () => of);
	const problem = timesOf(...many(first, i), ...many(second, j));
	const isNumbers = typeof second === 'number';
	const answer = isNumbers
		? timesOf(power(first, i), power(second, j))
		: product(power(first, i), power(second, j));
	const factor = (of: string | number) =>
		typeof of === 'number' ? num(of) : ({ kind: 'symbol', name: of } as const);
	return {
		prompt: say`Write using exponents: ${problem}.`,
		answer: withMisconceptions(
			expression(answer),
			[
				expression(
					isNumbers
						? timesOf(power(first, j), power(second, i))
						: product(power(first, j), power(second, i)),
				),
				'switched the two exponents',
			],
			[
				expression(
					power(brackets(isNumbers ? timesOf(first, second) : product(first, second)), i + j),
				),
				'counted all the factors together and wrote one power of the product of the bases',
			],
		),
		steps: [
			line(problem),
			line(
				continued(answer),
				`${first} is a factor ${i} times and ${second} is a factor ${j} times`,
			),
		],
		hints: [
			say`How many times is ${factor(first)} a factor? How many times is ${factor(second)} a factor?`,
		],
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
