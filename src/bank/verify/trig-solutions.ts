/**
 * Solutions of a trigonometric equation on an interval: each stored one is substituted into the equation, and the
 * interval is searched in small steps for others. Rounded solutions must have a true one within half a unit.
 */
import type { Question } from '../../schemas/wire/question.ts';
import { promptFormulas } from './evidence.ts';
import { signChange } from './sign-change.ts';
import { lettersIn, readReal, sidesOf } from './values.ts';

const STEPS = 1500;

export function verifySolutions(question: Question): string[] {
	const formulas = promptFormulas(question);
	const chain = formulas.find((formula) => /\\le(?![a-z])/.test(formula)) ?? '';
	const [low = '', letter = 'x', high = ''] = sidesOf(chain);
	const problem =
		formulas.find(
			(formula) => /\\(?:sin|cos|tan|csc|sec|cot)/.test(formula) && formula.includes('='),
		) ?? '';
	const degrees = question.question.includes('degree');
	const [left = '', right = ''] = sidesOf(problem);
	if (!lettersIn(left + right).includes(letter)) return [`${problem} has no ${letter}`];
	const [l, r] = [readReal(left, { degrees }), readReal(right, { degrees })];
	const gap = (x: number) => l({ [letter]: x }) - r({ [letter]: x });
	const { value } = question.answer;
	const stored = value === 'no solution' ? [] : value.split(', ').map((one) => readReal(one)());
	const half = question.question.includes('Round') ? (degrees ? 0.5 : 0.005) : 0;
	const roots = rootsOn(gap, readReal(low)(), readReal(high)());
	const near = half || (readReal(high)() - readReal(low)()) / STEPS;
	const holds = half > 0 || stored.every((x) => Math.abs(gap(x)) < 1e-9);
	const agree =
		roots.length === stored.length &&
		roots.every((root, at) => Math.abs(root - (stored[at] ?? Number.NaN)) <= near + 1e-9);
	return agree && holds
		? []
		: [`the stored solutions are ${value}, the search finds ${roots.join(', ')}`];
}

/** Sign changes and points of tangency; jumps across a pole are skipped. */
function rootsOn(gap: (x: number) => number, from: number, to: number): number[] {
	const step = (to - from) / STEPS;
	// A point of tangency is found slightly off, including one at the end of the interval.
	const edge = step / 10;
	const roots: number[] = [];
	const add = (root: number) => {
		const inside = root >= from - edge && root <= to + edge;
		if (
			inside &&
			Math.abs(gap(root)) < 1e-6 &&
			roots.every((one) => Math.abs(one - root) > 2 * step)
		)
			roots.push(root);
	};
	let [a, atA] = [from - 0.683 * step, gap(from - 0.683 * step)];
	for (let i = 0; i <= STEPS + 1; i++) {
		const b = from + (i + 0.317) * step;
		const atB = gap(b);
		if (atA * atB <= 0) add(signChange(gap, a, b));
		else if (isSmall(atA) || isSmall(atB) || isSmall(gap((a + b) / 2))) {
			const middle = lowest((x) => Math.abs(gap(x)), a, b);
			if (middle !== undefined) add(middle);
		}
		[a, atA] = [b, atB];
	}
	return roots.sort((one, other) => one - other);
}

/** Not so where there is no value. */
const isSmall = (value: number): boolean => Math.abs(value) <= 1e-3;

/** Where a value has its minimum inside; `undefined` if the minimum is at an end. */
function lowest(size: (x: number) => number, a: number, b: number): number | undefined {
	let [low, high] = [a, b];
	for (let i = 0; i < 60; i++) {
		const third = (high - low) / 3;
		if (size(low + third) < size(high - third)) high -= third;
		else low += third;
	}
	const at = (low + high) / 2;
	return at - a < 1e-6 * (b - a) || b - at < 1e-6 * (b - a) ? undefined : at;
}
