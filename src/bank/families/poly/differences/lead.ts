/** What the constant difference of a polynomial function tells: its degree and its leading coefficient. */
import Fraction from 'fraction.js';
import { equation, num, product, symbol, times } from '../../../../math/expression.ts';
import { factorial } from '../../../../math/notation.ts';
import { say } from '../../../../math/prose.ts';
import {
	type Draft,
	type Draw,
	integer,
	line,
	rational,
	sentence,
	withMisconceptions,
} from '../../../family.ts';
import { differenceLines, fits, ordinal, run, tableOf } from './difference-table.ts';

export function degreeFromTable(draw: Draw): Draft | undefined {
	const n = draw.int('n');
	const xs = run(draw.int('x0'), n + 3);
	const [a, b, c] = [draw.int('a'), draw.int('b'), draw.int('c')];
	const ys = xs.map((x) => a * x ** n + b * x + c);
	if (!fits(ys)) return undefined;
	const answer = integer(n);
	return {
		prompt: say`The table shows values of a polynomial function. Use finite differences to find its degree.`,
		answer: withMisconceptions(
			answer,
			[integer(n + 1), 'counted the row of y-values too'],
			[integer(n - 1), 'stopped one row before the constant differences'],
		),
		steps: [
			...differenceLines(ys, n),
			sentence(
				say`The ${ordinal(n)} differences are the first to be constant, so the degree is ${answer.body}.`,
			),
		],
		hints: [say`Which differences are the first to be constant?`],
		figure: tableOf(xs, ys),
	};
}

export function leadFromDifference(draw: Draw): Draft | undefined {
	const n = draw.int('n');
	const lead = new Fraction(draw.int('a')).mul(draw.choice('half'));
	const steps = run(1, n).reduce((all, one) => all * one, 1);
	const constant = Number(lead.mul(steps).valueOf());
	const tabled = n <= 3;
	const xs = run(draw.random.int(-2, 1), n + 3);
	const ys = builtUp(draw, constant, n, xs.length);
	// 2! is 2, so it would not matter whether the degree or its factorial is the divisor.
	if (n === 2 || (tabled && !fits(ys))) return undefined;
	const name = ordinal(n);
	return {
		prompt: tabled
			? say`The table shows values of a polynomial function of degree ${n}. Find its leading coefficient.`
			: say`In a table of values of a polynomial function of degree ${n}, consecutive values of ${symbol('x')} differ by 1, and the ${name} differences are all ${constant}. Find the leading coefficient of the function.`,
		answer: withMisconceptions(
			rational(lead),
			[rational(constant), `gave the constant ${name} difference instead of dividing it by ${n}!`],
			[rational(new Fraction(constant, n)), `divided by ${n} instead of ${n}!`],
			[rational(constant * steps), `multiplied by ${n}! instead of dividing`],
		),
		steps: [
			...(tabled ? differenceLines(ys, n) : []),
			line(
				equation(times(factorial(n), 'a'), constant),
				`the constant ${name} difference is ${n}! times the leading coefficient a`,
			),
			line(
				equation(product(steps, 'a'), constant),
				`${n}! = ${run(1, n).toReversed().join(' × ')} = ${steps}`,
			),
			line(equation('a', num(lead)), `divide both sides by ${steps}`),
			sentence(say`The leading coefficient is ${num(lead)}.`),
		],
		hints: [
			...(tabled ? [say`Which differences of a polynomial of degree ${n} are constant?`] : []),
			say`What factorial times the leading coefficient gives the constant ${name} difference?`,
		],
		...(tabled ? { figure: tableOf(xs, ys) } : {}),
	};
}

/** Values whose differences of the given order are all `constant`; the rows above it begin with small numbers. */
function builtUp({ random }: Draw, constant: number, order: number, count: number): number[] {
	let row = Array.from({ length: count - order }, () => constant);
	for (let step = 0; step < order; step++) {
		let value = random.int(-9, 9);
		row = [value, ...row.map((difference) => (value += difference))];
	}
	return row;
}
