import {
	brackets,
	equation,
	type Expression,
	num,
	opposite,
	power,
	product,
	quotient,
	sum,
	symbol,
} from '../../../../math/expression.ts';
import { gcd } from '../../../../math/gcd.ts';
import { say } from '../../../../math/prose.ts';
import { written, withMisconceptions } from '../../../answer.ts';
import { type Draft, type Draw, line, type Line, sentence } from '../../../family.ts';
import {
	type Along,
	alongOf,
	ellipseEquation,
	generalForm,
	groupOf,
	pairAround,
	squareFrom,
} from '../../../steps/conic-forms.ts';
import { pointAt, takeAway } from '../../../steps/line-form.ts';
import { plainNumber } from '../../../steps/plain.ts';
import { rootLines } from '../../../steps/pythagorean.ts';
import { spotsAround, withEllipse } from './conic-sketch.ts';

// Lines and words that ellipses and hyperbolas share.

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
		sentence(
			say`${equation(power('b', 2), bb)}`,
			sign > 0 ? 'b² is the denominator of the negative term' : 'b² is the smaller denominator',
		),
		line(
			equation(power('c', 2), sum(power('a', 2), letters)),
			'c is the distance from the center to a focus',
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

export const centerLine = (h: number, k: number): Line =>
	sentence(say`The center is ${pointAt([h, k])}.`, 'it is halfway between the vertices');

export const twoPoints = ([one, two]: readonly [Expression, Expression]) => say`${one} and ${two}`;

export function ellipseFromFeatures(draw: Draw): Draft | undefined {
	const [h, k, a, c] = [draw.int('h'), draw.int('k'), draw.int('a'), draw.int('c')];
	const along = alongOf(draw);
	if (c >= a) return undefined;
	const foci = draw.random.int(0, 1) === 0;
	const bb = foci ? a * a - c * c : c * c;
	const [p, q] = along === 'x' ? [a * a, bb] : [bb, a * a];
	const answer = withMisconceptions(
		written('equation', ellipseEquation(h, k, p, q)),
		[written('equation', ellipseEquation(h, k, q, p)), 'interchanged the denominators'],
		[
			written('equation', ellipseEquation(-h, -k, p, q)),
			'added the coordinates of the center instead of subtracting them',
		],
		foci
			? [
					written(
						'equation',
						ellipseEquation(
							h,
							k,
							...(along === 'x' ? ([a * a, c * c] as const) : ([c * c, a * a] as const)),
						),
					),
					'used c² as the smaller denominator',
				]
			: [
					written(
						'equation',
						ellipseEquation(
							h,
							k,
							...(along === 'x' ? ([a * a, 4 * bb] as const) : ([4 * bb, a * a] as const)),
						),
					),
					'used the whole minor axis instead of half of it',
				],
	);
	const vertices = twoPoints(pairAround(along, [h, k], a * a));
	const given = foci
		? say`foci ${twoPoints(pairAround(along, [h, k], c * c))}`
		: say`a minor axis of length ${2 * c}`;
	return {
		prompt: say`Write the equation of the ellipse with vertices ${vertices} and ${given} in standard form, with ${num(1)} on the right side.`,
		answer,
		steps: [
			centerLine(h, k),
			vertexDistanceLine(a),
			...(foci
				? squareOfBLines('ellipse', a, c)
				: [
						sentence(
							say`${equation('b', c)}, so ${equation(power('b', 2), bb)}.`,
							'b is half of the minor axis',
						),
					]),
			withEllipse(
				sentence(
					say`The equation is ${answer.body}.`,
					`the major axis is ${along === 'x' ? 'horizontal, so a² is under the x-term' : 'vertical, so a² is under the y-term'}`,
				),
				[h, k],
				[Math.sqrt(p), Math.sqrt(q)],
				{
					points: [
						...spotsAround(along, [h, k], a * a),
						...(foci ? spotsAround(along, [h, k], c * c) : []),
						[h, k],
					],
				},
			),
		],
		hints: [
			say`Which point is halfway between the vertices? How far is a vertex from it?`,
			foci
				? say`How is ${power('b', 2)} found from ${power('a', 2)} and ${power('c', 2)} in an ellipse?`
				: say`Is the major axis horizontal or vertical?`,
		],
	};
}

const scaled = (factor: number, inside: Expression): Expression =>
	factor === 1 ? inside : product(num(factor), inside);

export function ellipseFromGeneral(draw: Draw): Draft | undefined {
	const [h, k, a, b] = [draw.int('h'), draw.int('k'), draw.int('a'), draw.int('b')];
	if (a === b || h === 0 || k === 0) return undefined;
	const shared = gcd(a * a, b * b);
	const [p, q, s] = [(b * b) / shared, (a * a) / shared, (a * a * b * b) / shared];
	const one = p * h * h + q * k * k - s;
	if (Math.abs(one) > 400 || Math.max(p, q) > 25) return undefined;
	const problem = equation(generalForm({ xx: p, yy: q, x: -2 * p * h, y: -2 * q * k, one }), 0);
	const answer = withMisconceptions(
		written('equation', ellipseEquation(h, k, a * a, b * b)),
		[written('equation', ellipseEquation(h, k, b * b, a * a)), 'interchanged the denominators'],
		[
			written('equation', ellipseEquation(-h, -k, a * a, b * b)),
			'reversed the signs when factoring the perfect squares',
		],
	);
	const both = (completed: boolean) => {
		const [u, v] = [groupOf('x', h, completed), groupOf('y', k, completed)];
		return sum(p === 1 ? brackets(u) : scaled(p, u), q === 1 ? brackets(v) : scaled(q, v));
	};
	const added = [p * h * h, q * k * k] as const;
	return {
		prompt: say`Write the equation of the ellipse ${problem} in standard form, with ${num(1)} on the right side.`,
		answer,
		steps: [
			line(problem),
			line(
				equation(generalForm({ xx: p, yy: q, x: -2 * p * h, y: -2 * q * k, one: 0 }), -one),
				takeAway(one),
			),
			line(
				equation(both(false), -one),
				'group the terms with x and the terms with y, and factor out the coefficients of the squares',
			),
			line(
				equation(both(true), sum(num(-one), ...added)),
				added[0] === added[1]
					? `complete both squares, which adds ${added[0]} to both sides twice`
					: `complete both squares, which adds ${added[0]} and ${added[1]} to both sides`,
			),
			line(
				equation(sum(scaled(p, squareFrom('x', h)), scaled(q, squareFrom('y', k))), s),
				'factor the perfect squares, and add on the right side',
			),
			...(s === 1
				? []
				: [
						line(
							equation(
								sum(
									quotient(scaled(p, squareFrom('x', h)), s),
									quotient(scaled(q, squareFrom('y', k)), s),
								),
								1,
							),
							`divide every term by ${plainNumber(s)}`,
						),
						line(ellipseEquation(h, k, a * a, b * b), 'divide out the common factors'),
					]),
		],
		hints: [
			say`Group the terms with ${symbol('x')} and the terms with ${symbol('y')}. What must be factored out of each group before you complete the squares?`,
			say`By what number must both sides be divided so that the right side is ${num(1)}?`,
		],
	};
}
