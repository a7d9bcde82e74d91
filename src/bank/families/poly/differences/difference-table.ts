/** Rows of finite differences, as they are written under a table of values. */
import { list } from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import { ORDINALS } from '../../../../math/speech-numbers.ts';
import { type Line, sentence } from '../../../family.ts';
import type { ValueTable } from '../../../figures/figure.ts';
import { capital } from '../../../contexts/names.ts';

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
