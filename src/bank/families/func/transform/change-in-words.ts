/** Transformations in words, in the order in which they are done. */
import Fraction from 'fraction.js';
import { num, symbol } from '../../../../math/expression.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import { type Change, NO_CHANGE } from '../../../steps/parents.ts';
import { counted } from '../../../../math/things-in-words.ts';
import { plainNumber } from '../../../../math/plain-notation.ts';

/** One step: its words, with typeset numbers, what it does to the rule, and the change when it is done. */
export type Step = { prose: Prose; effect: string; after: Change };

/** "1 unit", "3 units": how far something is moved in either direction. */
export const units = (by: number): string => counted(Math.abs(by), 'unit');

type Words = Omit<Step, 'after'>;

const SIDES = {
	vertical: ['stretch', 'compression'],
	horizontal: ['compression', 'stretch'],
} as const;

const scaling = (side: keyof typeof SIDES, factor: number): Words => {
	const [above, below] = SIDES[side];
	const name = `a ${side} ${factor > 1 ? above : below} by a factor of `;
	const size = new Fraction(side === 'vertical' ? factor : 1 / factor);
	const written = new Fraction(factor).toFraction();
	return {
		prose: say`${name}${num(size)}`,
		effect:
			side === 'vertical'
				? `${name}${written} multiplies every y-value by ${written}`
				: `${name}${size.toFraction()} replaces x with ${written.includes('/') ? `(${written})` : written}x`,
	};
};

const mirror = (axis: 'x' | 'y'): Words => {
	const name = 'a reflection in the ';
	return {
		prose: say`${name}${symbol(axis)}-axis`,
		effect: `${name}${axis}-axis ${axis === 'x' ? 'changes the sign of every y-value' : 'replaces x with −x'}`,
	};
};

const move = (
	by: number,
	[plus, minus]: readonly [string, string],
	effect: (size: string) => string,
): Words => {
	const size = Math.abs(by);
	const rest = ` ${size === 1 ? 'unit' : 'units'} ${by > 0 ? plus : minus}`;
	return {
		prose: say`a translation of ${size}${rest}`,
		effect: `a translation of ${plainNumber(size)}${rest} ${effect(plainNumber(size))}`,
	};
};

/** Stretches and reflections first, then the translations. */
export function stepsOf({ a, k, d, c }: Change): Step[] {
	const steps: Step[] = [];
	let now = NO_CHANGE;
	const add = (step: Words, change: Partial<Change>) => {
		now = { ...now, ...change };
		steps.push({ ...step, after: now });
	};
	if (Math.abs(a) !== 1) add(scaling('vertical', Math.abs(a)), { a: Math.abs(a) });
	if (a < 0) add(mirror('x'), { a });
	if (Math.abs(k) !== 1) add(scaling('horizontal', Math.abs(k)), { k: Math.abs(k) });
	if (k < 0) add(mirror('y'), { k });
	if (d !== 0)
		add(
			move(
				d,
				['to the right', 'to the left'],
				(size) => `replaces x with x ${d > 0 ? '−' : '+'} ${size}`,
			),
			{ d },
		);
	if (c !== 0)
		add(
			move(
				c,
				['up', 'down'],
				(size) => `${c > 0 ? 'adds' : 'subtracts'} ${size} ${c > 0 ? 'to' : 'from'} every y-value`,
			),
			{ c },
		);
	return steps;
}

/** "a vertical stretch by a factor of 3, then a translation of 2 units up" */
export const inOrder = (steps: readonly Step[]): Prose => ({
	parts: steps.flatMap(({ prose }, at) => [...(at > 0 ? [', then '] : []), ...prose.parts]),
});
