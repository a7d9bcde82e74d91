/** For one-variable equations: the solution found another way, and whether every step agrees. */
import { splitMarkup } from '../../math/markup.ts';
import type { Question } from '../../schemas/wire/question.ts';
import { readList } from './evidence.ts';
import {
	divide,
	type Exact,
	exact,
	lettersIn,
	multiply,
	negate,
	readTex,
	same,
	show,
	sidesOf,
	subtract,
	UnreadableTex,
} from './values.ts';

/** The equation's variable. @throws {UnreadableTex} unless it has exactly one. */
export function unknownOf(tex: string): string {
	const letters = [...new Set(sidesOf(tex).flatMap(lettersIn))];
	const [only, ...more] = letters;
	if (only === undefined || more.length > 0)
		throw new UnreadableTex(`"${tex}" has the letters ${letters.join(', ') || 'none'}.`);
	return only;
}

/** Left side minus right side as a function of the variable. */
export function gapOf(tex: string): (x: Exact) => Exact {
	const letter = unknownOf(tex);
	const [left = '', right = '', ...more] = sidesOf(tex);
	if (more.length > 0) throw new UnreadableTex(`"${tex}" has more than two sides.`);
	const [l, r] = [readTex(left), readTex(right)];
	return (x) => subtract(l({ [letter]: x }), r({ [letter]: x }));
}

/**
 * Where the line through the gaps at 0 and 1 meets zero; `none` or `all` if it is horizontal.
 * @throws {UnreadableTex} if the gaps are not on a line.
 */
export function linearRoot(tex: string): Exact | 'none' | 'all' {
	const gap = gapOf(tex);
	const [at0, at1, at5] = [gap(exact(0)), gap(exact(1)), gap(exact(5))];
	const slope = subtract(at1, at0);
	if (!same(subtract(at5, at0), multiply(slope, exact(5))))
		throw new UnreadableTex(`"${tex}" is not linear.`);
	if (slope[0] === 0n) return at0[0] === 0n ? 'all' : 'none';
	return divide(negate(at0), slope);
}

/** Issues unless the stored answer is the only solution of the equation and every step is true for it. */
export function expectRoot(question: Question, tex: string): string[] {
	const root = linearRoot(tex);
	if (typeof root === 'string') return [`"${tex}" has ${root} of the numbers as solutions`];
	const [stored, ...more] = readList(question.answer.value);
	if (!stored || more.length > 0 || !same(stored, root))
		return [`the stored answer is ${question.answer.value}, the check gives ${show(root)}`];
	return expectLinesHold(question, unknownOf(tex), root);
}

/** Issues for each step that is an equation in the variable and is not true at `value`. */
export function expectLinesHold(question: Question, letter: string, value: Exact): string[] {
	return question.steps.flatMap(({ text }) => {
		const [only, ...more] = splitMarkup(text);
		if (!only || only.kind === 'words' || more.length > 0 || only.text.startsWith('=')) return [];
		const sides = sidesOf(only.text);
		if (sides.length !== 2 || /<|>|\\[lgn]e(?![a-z])/.test(only.text)) return [];
		const [left, right] = sides.map((side) => readTex(side)({ [letter]: value }));
		return left && right && same(left, right) ? [] : [`"${text}" is not true at ${show(value)}`];
	});
}
