/** Lines and words that conics share. */
import {
	equation,
	type Expression,
	num,
	opposite,
	power,
	quotient,
	signed,
	sum,
} from '../../../../math/expression.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import { line, type Line, sentence } from '../../../family.ts';
import type { Along } from '../../../steps/conic-forms.ts';
import { pointAt } from '../../../steps/line-form.ts';
import { rootLines } from '../../../steps/pythagorean.ts';

/** How the two vertices or foci are written; an order would tell whether one is above the other. */
export const AS_PAIRS = 'Write them as two ordered pairs.';

export const HOW_FAR: Readonly<Record<Along, string>> = {
	x: 'to the left and to the right of the center',
	y: 'above and below the center',
};

/** Follows a sentence about a denominator that is not written. */
export const whereNotWritten = (denominator: number): string =>
	denominator === 1 ? '; a square that is not written as a fraction has denominator 1' : '';

export const notSeenHints = (denominators: readonly number[]): Prose[] =>
	denominators.includes(1)
		? [say`What is the denominator of a squared term that is not written as a fraction?`]
		: [];

/** c² = a² − b² for an ellipse, a² + b² for a hyperbola. */
export function focusLines(aa: number, bb: number, sign: 1 | -1): Line[] {
	const square = aa + sign * bb;
	const letters = sign > 0 ? power('b', 2) : opposite(power('b', 2));
	return [
		sentence(
			say`${equation(power('b', 2), bb)}`,
			`b² is the ${sign > 0 ? 'denominator of the negative term' : 'smaller denominator'}${whereNotWritten(bb)}`,
		),
		line(
			equation(power('c', 2), sum(power('a', 2), letters)),
			`in ${sign > 0 ? 'a hyperbola, c² = a² + b²' : 'an ellipse, c² = a² − b²'}, where c is the distance from the center to a focus`,
		),
		line(equation(power('c', 2), sum(aa, sign * bb)), 'substitute the values'),
		line(equation(power('c', 2), square), sign > 0 ? 'add' : 'subtract'),
		...rootLines(square, 'c'),
	];
}

/** The semi-axis a when the vertices are known. */
export const vertexDistanceLine = (a: number): Line =>
	sentence(
		say`${equation('a', a)}, so ${equation(power('a', 2), a * a)}.`,
		'a is the distance from the center to a vertex',
	);

/** b² when vertices and foci are known: a² − c² for an ellipse, c² − a² for a hyperbola. */
export function squareOfBLines(kind: 'ellipse' | 'hyperbola', a: number, c: number): Line[] {
	const isEllipse = kind === 'ellipse';
	const [more, less] = isEllipse ? (['a', 'c'] as const) : (['c', 'a'] as const);
	const [larger, smaller] = isEllipse ? [a * a, c * c] : [c * c, a * a];
	return [
		sentence(say`${equation('c', c)}`, 'c is the distance from the center to a focus'),
		line(
			equation(power('b', 2), sum(power(more, 2), opposite(power(less, 2)))),
			isEllipse ? 'in an ellipse, c² = a² − b²' : 'in a hyperbola, c² = a² + b²',
		),
		line(equation(power('b', 2), sum(larger, -smaller)), 'substitute the values'),
		line(equation(power('b', 2), larger - smaller), 'subtract'),
	];
}

/** h or k halfway between two coordinates, "k = (−7 + 3)/2 = −2". */
export const halfwayLine = (along: Along, from: number, to: number, why: string): Line =>
	line(
		equation(
			along === 'x' ? 'h' : 'k',
			equation(quotient(sum(num(from), signed(to)), 2), (from + to) / 2),
		),
		why,
	);

/** The center from vertices that are `a` units away from it. */
export const centerLines = (along: Along, [h, k]: readonly [number, number], a: number): Line[] => [
	halfwayLine(
		along,
		(along === 'x' ? h : k) - a,
		(along === 'x' ? h : k) + a,
		'the center (h, k) is halfway between the vertices',
	),
	sentence(
		say`The center is ${pointAt([h, k])}.`,
		`it has the same ${along === 'x' ? 'y' : 'x'}-coordinate as the vertices`,
	),
];

export const twoPoints = ([one, two]: readonly [Expression, Expression]) => say`${one} and ${two}`;
