/** exp.laws: a quotient of powers simplified with the exponent laws, and only then evaluated. */
import Fraction from 'fraction.js';
import {
	continued,
	difference,
	equation,
	type Expression,
	num,
	power,
	product,
	quotient,
	signed,
	times as productOf,
} from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import {
	type Draft,
	type Draw,
	line,
	rational,
	withMisconceptions,
	type WrongAnswer,
} from '../../../family.ts';
import { hasNegative, mono, type Monomial, over, written } from '../../../steps/monomial.ts';
import { ending } from './monomial-lines.ts';

type Values = Readonly<Record<string, number>>;

/** Larger values are no fun without a calculator. */
const LARGEST = 250;

export function simplifyThenEvaluate(draw: Draw): Draft | undefined {
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
				continued(numbersIn(result, values, raised)),
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

const raised = (base: number, exponent: number): Expression => num(base ** exponent);

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
	const multiplied = [...result.powers].reduce(
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
		[rational(multiplied), 'multiplied each base by its exponent'],
	];
}
