/** Rows of finite differences, as they are written under a table of values, and the rule behind a table. */
import { substituted, written } from '../../../../math/coefficients.ts';
import {
	difference,
	equation,
	list,
	power,
	product,
	signed,
	sum,
	symbol,
} from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import { ORDINALS } from '../../../../math/speech-numbers.ts';
import { capital } from '../../../../math/things-in-words.ts';
import { withTerms } from '../../../../math/worked-out.ts';
import {
	type Draft,
	type Draw,
	expression,
	type Line,
	line,
	sentence,
	takeAway,
	withMisconceptions,
} from '../../../family.ts';
import type { ValueTable } from '../../../figures/figure.ts';

/** How much each value is above the one before. */
export const differencesOf = (values: readonly number[]): number[] =>
	values.slice(1).map((value, at) => value - (values[at] ?? 0));

export const areConstant = (values: readonly number[]): boolean =>
	values.every((value) => value === values[0]);

/** "second" for 2. */
export const ordinal = (order: number): string => ORDINALS[order - 1] ?? `${order}th`;

/** "First differences: 3, 5, 7." for each order up to `last`. */
export const differenceLines = (values: readonly number[], last: number): Line[] =>
	run(1, last).map((order) => {
		const name = ordinal(order);
		return sentence(
			say`${capital(name)} differences: ${list(...nth(values, order))}.`,
			order === 1
				? 'subtract each y-value from the next one'
				: `subtract each ${ordinal(order - 1)} difference from the next one`,
		);
	});

export const nth = (values: readonly number[], order: number): readonly number[] =>
	order === 0 ? values : nth(differencesOf(values), order - 1);

/** Consecutive whole numbers. */
export const run = (from: number, count: number): number[] =>
	Array.from({ length: count }, (_, at) => from + at);

/** A number has room in its cell. */
export const fits = (values: readonly number[]): boolean =>
	values.every((value) => Math.abs(value) <= 999);

export const tableOf = (xs: readonly number[], ys: readonly (number | '?')[]): ValueTable => ({
	kind: 'value table',
	rows: [
		{ heading: 'x', values: xs },
		{ heading: 'y', values: ys },
	],
});

// The rule ax² + bx + c behind a table.

export function quadraticRule(draw: Draw): Draft | undefined {
	const [a, b, c, x0] = [draw.int('a'), draw.int('b'), draw.int('c'), draw.int('x0')];
	const valueAt = (x: number) => a * x * x + b * x + c;
	const xs = run(x0, 6);
	const ys = xs.map(valueAt);
	if (!fits(ys)) return undefined;
	const rule = written([a, b, c]);
	const form = sum(product('a', power('x', 2)), product('b', 'x'), 'c');
	return {
		prompt: say`The data in the table are quadratic. Write ${symbol('y')} as an expression in ${symbol('x')} of the form ${form}.`,
		answer: withMisconceptions(
			expression(rule),
			[
				expression(written([2 * a, b - a, c])),
				'used the second difference as the value of a, without dividing it by 2',
			],
			[expression(written([a, a + b, c])), 'left out the term with a when finding b'],
		),
		steps: [
			...differenceLines(ys, 2),
			line(
				equation(product(2, 'a'), 2 * a),
				'the constant second difference is 2a when x increases by 1',
			),
			line(equation('a', a), 'divide both sides by 2'),
			...constantLines(xs, ys, c, a),
			line(
				equation(sum(a, 'b', ...(c === 0 ? [] : [c])), valueAt(1)),
				`substitute a = ${a}, c = ${c}, and the pair (1, ${valueAt(1)}) into y = ax² + bx + c`,
			),
			...(c === 0 || a + c === 0
				? []
				: [line(equation(sum('b', a + c), valueAt(1)), 'combine the constants')]),
			line(equation('b', b), a + c === 0 ? 'simplify the left side' : takeAway(a + c)),
			line(equation('y', rule), 'substitute a, b, and c'),
			line(
				withTerms(equation(substituted([a, b, c], xs.at(-1) ?? 0), ys.at(-1) ?? 0)),
				'check with the last pair in the table',
			),
			sentence(say`The rule is ${equation('y', rule)}.`),
		],
		hints: [
			say`How is ${symbol('a')} related to the constant second difference?`,
			say`For which value of ${symbol('x')} are the terms ${product('a', power('x', 2))} and ${product('b', 'x')} both ${0}? What is ${symbol('y')} then?`,
		],
		figure: tableOf(xs, ys),
	};
}

/** The value at 0 is in the table, or one step before it. */
function constantLines(xs: number[], ys: number[], c: number, a: number): Line[] {
	if (xs.includes(0)) return [line(equation('c', c), 'c is the value of y at x = 0')];
	const [first = 0] = differencesOf(ys);
	const [start = 0] = ys;
	return [
		sentence(
			say`Extend the table back to ${equation('x', 0)}. The first difference from ${equation('x', 0)} to ${equation('x', 1)} is ${equation(difference(first, signed(2 * a)), first - 2 * a)}.`,
			'subtract the second difference',
		),
		line(
			equation(equation('c', difference(start, signed(first - 2 * a))), c),
			'c is the value of y at x = 0: subtract this difference from the first y-value',
		),
	];
}
