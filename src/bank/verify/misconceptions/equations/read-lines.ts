/** Straight lines in a record: as equations, as points that they go through, and as marks on the axes of a figure. */
import { formulasIn } from '../../../../math/markup.ts';
import { isNear, numberIn } from '../../equation-lines.ts';
import { ifReadable, sidesOf, valueOfTree } from '../../values.ts';
import { lettersOf, treeOf } from '../../tex-tree.ts';
import type { Pair } from '../relations/relations.ts';
import type { Formula } from '../relations/formulas.ts';

/** ax + by = c */
export type Line = { a: number; b: number; c: number };
export type Point = readonly [x: number, y: number];

export const slopeOf = ({ a, b }: Line): number => -a / b;
export const yInterceptOf = ({ b, c }: Line): number => c / b;
export const xInterceptOf = ({ a, c }: Line): number => c / a;
export const heightAt = ({ a, b, c }: Line, x: number): number => (c - a * x) / b;

export const areSame = (one: Line, other: Line): boolean =>
	isNear(one.a * other.b, other.a * one.b) &&
	isNear(one.a * other.c, other.a * one.c) &&
	isNear(one.b * other.c, other.b * one.c);

/** "y = 2x + 3", "3x + 4y = 12", "C = 5n + 2", or an expression such as "5n + 2". */
export const lineIn = (text: string): Line | undefined =>
	ifReadable(() => lineOf(sidesOf(text.replaceAll('$', '')).map(treeOf)));

export function lineOf([left, right, ...more]: Formula): Line | undefined {
	if (!left || more.length > 0) return undefined;
	const letters = [...new Set([left, ...(right ? [right] : [])].flatMap(lettersOf))];
	const up = right && left.kind === 'letter' && left.name !== 'x' ? left.name : 'y';
	const [across = 'x', ...others] = letters.filter((name) => name !== up);
	if (letters.length === 0 || others.length > 0) return undefined;
	if (right && !letters.includes(up) && across !== 'x') return undefined;
	const gap = (x: number, y: number) => {
		const at = { [across]: x, [up]: y };
		return right ? valueOfTree(left, at) - valueOfTree(right, at) : y - valueOfTree(left, at);
	};
	return ifReadable(() => {
		const rest = gap(0, 0);
		const line = { a: gap(1, 0) - rest, b: gap(0, 1) - rest, c: -rest };
		const isStraight = isNear(gap(3, 7), 3 * line.a + 7 * line.b + rest, 1e-7);
		return isStraight && (line.a !== 0 || line.b !== 0) ? line : undefined;
	});
}

const isLine = (line: Line | undefined): line is Line => line !== undefined;

const equationsIn = (text: string): Line[] =>
	formulasIn(text)
		.filter((tex) => tex.includes('='))
		.map(lineIn)
		.filter(isLine);

/** The lines that the prompt gives. */
export const givenLines = ({ prompt }: Pair): Line[] => equationsIn(prompt);

/** Equations of lines in the solution, and in the prompt. */
export const allLines = ({ prompt, record }: Pair): Line[] =>
	[prompt, ...record.steps.map(({ text }) => text)].flatMap(equationsIn);

/** A relationship such as "T = -4k + 16"; the first one in the prompt or the solution. */
export const modelOf = (pair: Pair): Line | undefined =>
	allLines(pair).find(({ a, b }) => a !== 0 && b !== 0);

const PLACE = String.raw`-?(?:\\frac\{\d+\}\{\d+\}|[\d.]+|[a-z])`;
const POINT = new RegExp(String.raw`\((${PLACE}), (${PLACE})\)`, 'g');

/** Points in a text; an unknown coordinate is NaN. */
export const pointsIn = (text: string): Point[] =>
	[...text.matchAll(POINT)].map(([, x = '', y = '']) => [numberIn(x), numberIn(y)]);

export const knownPoints = ({ prompt, record }: Pair): Point[] =>
	[prompt, ...record.steps.map(({ text }) => text)]
		.flatMap(pointsIn)
		.filter(([x, y]) => Number.isFinite(x + y));

/** "on the y-axis, 5 units above the origin" */
export const marksOnAxis = ({ record }: Pair, axis: 'x' | 'y'): number[] =>
	[
		...record.question_speech.matchAll(
			new RegExp(`on the ${axis}-axis, (\\d+) units? (above|below|to the right|to the left)`, 'g'),
		),
	].map(([, units, side = '']) => Number(units) * (/above|right/.test(side) ? 1 : -1));

/** How many units a square of the grid stands for. */
export const unitOn = ({ record }: Pair, axis: 'x' | 'y'): number =>
	Number(
		new RegExp(`${axis}-axis runs from [^.]*, with a grid line every (\\d+) units`).exec(
			record.question_speech,
		)?.[1] ?? 1,
	);
