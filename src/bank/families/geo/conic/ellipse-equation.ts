import Fraction from 'fraction.js';
import {
	brackets,
	equation,
	type Expression,
	num,
	power,
	product,
	quotient,
	sum,
	symbol,
} from '../../../../math/expression.ts';
import { gcd } from '../../../../math/gcd.ts';
import { plainNumber } from '../../../../math/plain-notation.ts';
import { say } from '../../../../math/prose.ts';
import {
	type Draft,
	type Draw,
	line,
	sentence,
	takeAway,
	withMisconceptions,
	written,
} from '../../../family.ts';
import { halfReason } from '../../../steps/complete-square.ts';
import {
	alongOf,
	ellipseEquation,
	generalForm,
	groupOf,
	pairAround,
	squareFrom,
} from '../../../steps/conic-forms.ts';
import {
	centerLines,
	spotsAround,
	squareOfBLines,
	twoPoints,
	vertexDistanceLine,
	withEllipse,
} from './conic-lines.ts';

export function ellipseFromFeatures(draw: Draw): Draft | undefined {
	const [h, k, a, c] = [draw.int('h'), draw.int('k'), draw.int('a'), draw.int('c')];
	const along = alongOf(draw);
	// With equal coordinates of the center, interchanging them would not show.
	if (c >= a || (h === k && h !== 0)) return undefined;
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
					'used the whole length of the minor axis instead of half of it',
				],
	);
	const vertices = twoPoints(pairAround(along, [h, k], a * a));
	const given = foci
		? say`. Its foci are at ${twoPoints(pairAround(along, [h, k], c * c))}`
		: say`, and its minor axis has length ${2 * c}`;
	return {
		prompt: say`An ellipse has vertices at ${vertices}${given}. Write the equation of the ellipse in standard form, with ${num(1)} on the right side.`,
		answer,
		steps: [
			...centerLines(along, [h, k], a),
			vertexDistanceLine(a),
			...(foci
				? squareOfBLines('ellipse', a, c)
				: [
						sentence(
							say`${equation('b', c)}, so ${equation(power('b', 2), bb)}.`,
							'b is half the length of the minor axis',
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

/** "half of 6 is 3, and 3² = 9; this adds 4 × 9 = 36 and 1 to both sides" for p(x − h)² + q(y − k)². */
function completingReason(center: readonly number[], factors: readonly number[]): string {
	const halves = [...new Set(center)].map((value) => halfReason(new Fraction(-2 * value)));
	const added = center.map((value, at) => {
		const factor = factors[at] ?? 1;
		return factor === 1 ? String(value ** 2) : `${factor} × ${value ** 2} = ${factor * value ** 2}`;
	});
	return `complete both squares: ${halves.join('; ')}; this adds ${added.join(' and ')} to both sides`;
}

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
	/** The only group with a factor in front. */
	const factored = p === 1 ? 'y' : q === 1 ? 'x' : undefined;
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
				`group the terms with x and the terms with y, and factor out ${factored ? `the coefficient of ${factored}²` : 'the coefficients of x² and y²'}`,
			),
			line(equation(both(true), sum(num(-one), ...added)), completingReason([h, k], [p, q])),
			line(
				equation(sum(scaled(p, squareFrom('x', h)), scaled(q, squareFrom('y', k))), s),
				'factor the perfect square trinomials on the left side, and add the numbers on the right side',
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
			say`Group the terms with ${symbol('x')} and the terms with ${symbol('y')}. What must be factored out of ${factored ? say`the group with ${symbol(factored)}` : 'each group'} before you complete the squares?`,
			say`By what number must both sides be divided so that the right side is ${num(1)}?`,
		],
	};
}
