/** exp.laws: products, quotients and powers of monomials. */
import Fraction from 'fraction.js';
import {
	brackets,
	continued,
	difference,
	equation,
	type Expression,
	num,
	power,
	product,
	quotient,
	signed,
	sum,
	symbol,
	times as timesOf,
	times as productOf,
} from '../../../../math/expression.ts';
import { gcd } from '../../../../math/gcd.ts';
import { say } from '../../../../math/prose.ts';
import {
	type Draft,
	type Draw,
	expression,
	integer,
	line,
	rational,
	type Skills,
	withMisconceptions,
	type WrongAnswer,
} from '../../../family.ts';
import { hasNegative, mono, type Monomial, over, times, written } from '../../../steps/monomial.ts';
import { ending } from './monomial-lines.ts';
import {
	divided,
	multiplied,
	quotientToPower,
	raised,
	raisedQuotient,
	severalLaws,
} from './monomials.ts';

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

// A quotient of powers simplified with the exponent laws, and only then evaluated.

type Values = Readonly<Record<string, number>>;

/** Larger values are no fun without a calculator. */
const LARGEST = 250;

function simplifyThenEvaluate(draw: Draw): Draft | undefined {
	const [m, n, p, q] = [draw.int('m'), draw.int('n'), draw.int('p'), draw.int('q')];
	const values: Values = { x: draw.int('x'), y: draw.int('y') };
	const [top, bottom] = [mono(1, { x: m, y: n }), mono(1, { x: p, y: q })];
	const result = over(top, bottom);
	const value = valueOf(result, values);
	if (result.powers.size < 2 || !value || values['x'] === values['y']) return undefined;
	if (value.n > 2n * BigInt(LARGEST)) return undefined;
	const sizes = [...result.powers].map(([name, e]) => (values[name] ?? 1) ** e.abs().valueOf());
	if (sizes.some((size) => Math.abs(size) > LARGEST)) return undefined;
	const problem = quotient(written(top), written(bottom));
	const [x, y] = [values['x'] ?? 1, values['y'] ?? 1];
	return {
		prompt: say`Simplify, and then evaluate for ${equation('x', x)} and ${equation('y', y)}: ${problem}. Write your answer as an integer or a fraction in lowest terms.`,
		answer: withMisconceptions(rational(value), ...wrongValues(result, values, value)),
		steps: [
			line(problem),
			line(
				continued(
					product(power('x', difference(m, signed(p))), power('y', difference(n, signed(q)))),
				),
				'subtract the exponents for each base',
			),
			...ending(result, 'simplify the exponents'),
			line(numbersIn(result, values, power), `substitute ${x} for x and ${y} for y`),
			line(
				continued(numbersIn(result, values, raisedNumber)),
				powersIn(result) > 1 ? 'evaluate the powers' : 'evaluate the power',
			),
			line(continued(value), hasNegative(result) ? 'simplify' : 'multiply'),
		],
		hints: [
			say`Which exponent law applies to a quotient of powers with the same base?`,
			say`What does the simplified expression look like with each variable replaced by its value?`,
		],
	};
}

/** The factors that are still powers once negative exponents are gone. */
const powersIn = ({ powers }: Monomial): number =>
	[...powers.values()].filter((e) => e.abs().gt(1)).length;

const raisedNumber = (base: number, exponent: number): Expression => num(base ** exponent);

function valueOf({ powers }: Monomial, values: Values): Fraction {
	return [...powers].reduce(
		(all, [letter, e]) => all.mul(new Fraction(values[letter] ?? 1).pow(e) ?? 1),
		new Fraction(1),
	);
}

/** The letters replaced by their values, those with negative exponents in the denominator. */
function numbersIn(
	{ powers }: Monomial,
	values: Values,
	write: (base: number, exponent: number) => Expression,
): Expression {
	const part = (isBelow: boolean): Expression => {
		const factors = [...powers]
			.filter(([, e]) => e.lt(0) === isBelow)
			.map(([letter, e]) => {
				const [base, exponent] = [values[letter] ?? 1, Math.abs(e.valueOf())];
				return exponent === 1 ? num(base) : write(base, exponent);
			});
		return factors.length > 1 ? productOf(...factors) : (factors[0] ?? num(1));
	};
	const [above, below] = [part(false), part(true)];
	return hasNegative({ coefficient: new Fraction(1), powers }) ? quotient(above, below) : above;
}

function wrongValues(result: Monomial, values: Values, value: Fraction): WrongAnswer[] {
	const other = (change: (e: number) => number) =>
		valueOf(
			mono(
				1,
				Object.fromEntries([...result.powers].map(([name, e]) => [name, change(e.valueOf())])),
			),
			values,
		);
	const byExponents = [...result.powers].reduce(
		(all, [letter, e]) => all.mul(e).mul(values[letter] ?? 1),
		new Fraction(1),
	);
	const negative = Object.values(values).filter((base) => base < 0);
	return [
		[rational(value.inverse()), 'subtracted the exponents in the wrong order'],
		...(hasNegative(result)
			? [[rational(other(Math.abs)), 'ignored the negative sign in the exponent'] as const]
			: []),
		...(negative.length === 1
			? [
					[
						rational(value.neg()),
						value.lt(0)
							? 'made an odd power of a negative number positive'
							: 'made an even power of a negative number negative',
					] as const,
				]
			: []),
		[rational(byExponents), 'multiplied each base by its exponent'],
	];
}
