/** Transformations in words, in the order in which they are done. */
import Fraction from 'fraction.js';
import { num } from '../../../../math/expression.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import { type Change, NO_CHANGE } from '../../../steps/parents.ts';
import { plainNumber } from '../../../steps/plain.ts';

/** One step: its words, with and without typeset numbers, and the change when it is done. */
export type Step = { prose: Prose; words: string; after: Change };

const SIDES = {
	vertical: ['stretch', 'compression'],
	horizontal: ['compression', 'stretch'],
} as const;

const scaling = (side: keyof typeof SIDES, factor: number): { prose: Prose; words: string } => {
	const [above, below] = SIDES[side];
	const name = `a ${side} ${factor > 1 ? above : below} by a factor of `;
	const size = new Fraction(side === 'vertical' ? factor : 1 / factor);
	return { prose: say`${name}${num(size)}`, words: `${name}${size.toFraction()}` };
};

const mirror = (axis: 'x' | 'y'): { prose: Prose; words: string } => {
	const name = 'a reflection in the ';
	return {
		prose: say`${name}${{ kind: 'symbol', name: axis }}-axis`,
		words: `${name}${axis}-axis`,
	};
};

const move = (
	by: number,
	[plus, minus]: readonly [string, string],
): { prose: Prose; words: string } => {
	const size = Math.abs(by);
	const rest = ` ${size === 1 ? 'unit' : 'units'} ${by > 0 ? plus : minus}`;
	return {
		prose: say`a translation of ${size}${rest}`,
		words: `a translation of ${plainNumber(size)}${rest}`,
	};
};

/** Stretches and reflections first, then the translations. */
export function stepsOf({ a, k, d, c }: Change): Step[] {
	const steps: Step[] = [];
	let now = NO_CHANGE;
	const add = (step: { prose: Prose; words: string }, change: Partial<Change>) => {
		now = { ...now, ...change };
		steps.push({ ...step, after: now });
	};
	if (Math.abs(a) !== 1) add(scaling('vertical', Math.abs(a)), { a: Math.abs(a) });
	if (a < 0) add(mirror('x'), { a });
	if (Math.abs(k) !== 1) add(scaling('horizontal', Math.abs(k)), { k: Math.abs(k) });
	if (k < 0) add(mirror('y'), { k });
	if (d !== 0) add(move(d, ['to the right', 'to the left']), { d });
	if (c !== 0) add(move(c, ['up', 'down']), { c });
	return steps;
}

/** "a vertical stretch by a factor of 3, then a translation of 2 units up" */
export const inOrder = (steps: readonly Step[]): Prose => ({
	parts: steps.flatMap(({ prose }, at) => [...(at > 0 ? [', then '] : []), ...prose.parts]),
});
