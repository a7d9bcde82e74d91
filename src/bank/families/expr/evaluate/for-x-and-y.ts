/** An expression evaluated for x and y: the question, its lines, and the mistakes that both skills share. */
import type Fraction from 'fraction.js';
import {
	brackets,
	continued,
	equation,
	type Expression,
	num,
	power,
} from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import { tex } from '../../../../math/tex.ts';
import { type Draft, type Line, line, rational, withMisconceptions } from '../../../family.ts';

type Working = {
	expression: Expression;
	total: Fraction;
	lines: Line[];
	/** Why the last line follows, when the number is not there yet. */
	last?: string;
	wrong: (readonly [value: Fraction, why: string])[];
};

export const put = (value: number): Expression => brackets(num(value));
export const squareOf = (value: number): Expression =>
	power(value < 0 ? put(value) : num(value), 2);

export const putIn = (x: number, y: number): string => `substitute ${x} for x and ${y} for y`;

export const insteadOf = (letter: string, value: number): string =>
	`substituted ${-value} instead of ${value} for ${letter}`;

/** What was done where y was added instead of subtracted. */
export const otherSign = (y: number): string =>
	y < 0 ? insteadOf('y', y) : 'added y instead of subtracting it';

export const negatedSquare = (base: number, value: Fraction): [Fraction, string][] =>
	base < 0 ? [[value, 'wrote the square of a negative number as negative']] : [];

/** `undefined` when a mistake leads to the total all the same. */
export function evaluated(
	x: number,
	y: number,
	{ expression, total, lines, last: why, wrong }: Working,
): Draft | undefined {
	const last = lines.at(-1)?.formula;
	const isDone = last?.kind === 'relation' && tex(last.right) === tex(num(total));
	return {
		prompt: say`Evaluate ${expression} when ${equation('x', x)} and ${equation('y', y)}. Write your answer as an integer or a fraction in simplest form.`,
		answer: withMisconceptions(
			rational(total),
			...wrong.map(([value, done]) => [rational(value), done] as const),
		),
		steps: [line(expression), ...lines, ...(isDone ? [] : [line(continued(num(total)), why)])],
		hints: [
			say`What does the expression look like with each variable replaced by its value? Where do you need brackets?`,
			say`Which operation comes first in the order of operations?`,
		],
	};
}
