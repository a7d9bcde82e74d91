/** Circles in general form, and how they come to the standard form on the board. */
import {
	brackets,
	equation,
	type Expression,
	num,
	opposite,
	power,
	sum,
	symbol,
} from '../../../../math/expression.ts';
import { line, type Line } from '../../../family.ts';
import { circleEquation, generalForm, groupOf } from '../../../steps/conic-forms.ts';
import type { Corner } from '../../../steps/corners.ts';

const less = (letter: string, from: string): Expression => sum(letter, opposite(symbol(from)));

export const CIRCLE_FORM = equation(
	sum(power(less('x', 'h'), 2), power(less('y', 'k'), 2)),
	power('r', 2),
);

export const generalCircle = ([h, k]: Corner, square: number, scale = 1): Expression =>
	equation(
		generalForm({
			xx: scale,
			yy: scale,
			x: -2 * scale * h,
			y: -2 * scale * k,
			one: scale * (h * h + k * k - square),
		}),
		0,
	);

/** From the general form, which is the first line, to the standard form. */
export function completedLines([h, k]: Corner, square: number, scale: number): Line[] {
	const one = h * h + k * k - square;
	const both = (completed: boolean) =>
		sum(
			h === 0 ? groupOf('x', h, completed) : brackets(groupOf('x', h, completed)),
			k === 0 ? groupOf('y', k, completed) : brackets(groupOf('y', k, completed)),
		);
	const added = [h * h, k * k].filter((value) => value !== 0);
	return [
		line(generalCircle([h, k], square, scale)),
		...(scale === 1 ? [] : [line(generalCircle([h, k], square), `divide every term by ${scale}`)]),
		line(
			equation(both(false), -one),
			one === 0
				? 'group the terms with x and the terms with y'
				: 'group the terms with x and the terms with y, and move the number to the right',
		),
		line(
			equation(
				both(true),
				one === 0 && added.length === 1
					? num(added[0] ?? 0)
					: one === 0
						? sum(...added)
						: sum(-one, ...added),
			),
			`complete the square: add ${added.join(' and ')} to both sides`,
		),
		line(circleEquation(h, k, square), 'write perfect squares, and add on the right'),
	];
}
