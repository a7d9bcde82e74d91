/** Lines and words that ellipses and hyperbolas share. */
import { equation, type Expression, opposite, power, sum } from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import { line, type Line, sentence } from '../../../family.ts';
import { type Along } from '../../../steps/conic-forms.ts';
import { pointAt } from '../../../steps/line-form.ts';
import { rootExpression } from '../../../steps/square-roots.ts';

export const IN_ORDER: Readonly<Record<Along, string>> = {
	x: 'Write two ordered pairs, the one on the left first.',
	y: 'Write two ordered pairs, the lower one first.',
};

export const HOW_FAR: Readonly<Record<Along, string>> = {
	x: 'to the left and to the right of the center',
	y: 'below and above the center',
};

/** c² = a² − b² for an ellipse, a² + b² for a hyperbola. */
export function focusLines(aa: number, bb: number, sign: 1 | -1): Line[] {
	const square = aa + sign * bb;
	const letters = sign > 0 ? power('b', 2) : opposite(power('b', 2));
	return [
		line(
			equation(power('c', 2), sum(power('a', 2), letters)),
			'c is the distance from the center to a focus',
		),
		line(equation(power('c', 2), sum(aa, sign * bb)), 'put in the values'),
		line(equation(power('c', 2), square)),
		line(equation('c', rootExpression(square)), 'take the positive square root'),
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
			isEllipse ? 'in an ellipse c² = a² − b²' : 'in a hyperbola c² = a² + b²',
		),
		line(equation(power('b', 2), sum(larger, -smaller))),
		line(equation(power('b', 2), larger - smaller)),
	];
}

export const centerLine = (h: number, k: number): Line =>
	sentence(say`The center is ${pointAt([h, k])}.`, 'it is halfway between the vertices');

export const twoPoints = ([one, two]: readonly [Expression, Expression]) => say`${one} and ${two}`;
