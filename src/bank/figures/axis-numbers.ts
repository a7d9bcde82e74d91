/** An axis of a graph and the numbers on it. */
import type { Spot } from './plane-window.ts';
import { label, spoken } from './svg.ts';

export type Axis = {
	from: number;
	to: number;
	/** Distance of grid lines, and of numbers. Both go through 0. */
	grid: number;
	numbersEvery: number;
	/** The letter at its end; `x` and `y` when left out. */
	name?: string;
	/** One unit of the axis is so much: numbers are written as fractions of π. */
	unit?: 'π';
};

type Numbered = { at: Spot; text: string };

/** Under the x-axis, on their middle; at the left of the y-axis, on their end. */
export function numbersAt(
	x: Axis,
	y: Axis,
	across: (value: number) => number,
	up: (value: number) => number,
	originX: number,
	originY: number,
): [Numbered[], Numbered[]] {
	const below = multiples(x, x.numbersEvery)
		.filter((at) => across(at) !== originX)
		.map((at): Numbered => ({ at: [across(at), tidy(originY + 13)], text: labelOn(x, at) }));
	const beside = multiples(y, y.numbersEvery)
		.filter((at) => up(at) !== originY)
		.map((at): Numbered => ({ at: [tidy(originX - 4), tidy(up(at) + 4)], text: label(at) }));
	return [below, beside];
}

export const textOf = ({ at: [x, y], text }: Numbered) => `<text x="${x}" y="${y}">${text}</text>`;

const labelOn = ({ unit }: Axis, value: number): string =>
	unit ? partOfPi(value, label, ['π', '/']) : label(value);

/** A number on an axis in words: "negative 3", "3 pi over 2". */
export const spokenOn = ({ unit }: Axis, value: number): string =>
	unit ? partOfPi(value, spoken, [' pi', ' over ']).replace(/(^|e )1? ?pi/, '$1pi') : spoken(value);

/** 1.5 → 3π/2, 1 → π: quarters at the finest. */
function partOfPi(
	value: number,
	write: (n: number) => string,
	[pi, bar]: [string, string],
): string {
	if (value === 0) return '0';
	const isWhole = (number: number) => Math.abs(number - Math.round(number)) < 1e-6;
	const under = [1, 2, 3, 4, 6, 8, 12, 24].find((one) => isWhole(value * one)) ?? 1;
	const over = write(Math.round(value * under)).replace(/(?<!\d)1$/, pi === 'π' ? '' : '1');
	return `${over}${pi}${under === 1 ? '' : `${bar}${under}`}`;
}

/** Where an axis has a line or a number. */
export function multiples({ from, to }: Axis, step: number): number[] {
	const first = Math.ceil(from / step - 1e-9);
	const last = Math.floor(to / step + 1e-9);
	return Array.from({ length: last - first + 1 }, (_, i) => tidy((first + i) * step));
}

/** To a tenth. */
export const tidy = (value: number): number => Number(value.toFixed(1));
