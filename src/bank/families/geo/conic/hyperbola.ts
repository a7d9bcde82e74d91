import Fraction from 'fraction.js';
import { equation, list, num, power, product, sum, symbol } from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import { written } from '../../../answer.ts';
import { type Draft, type Draw, line, sentence } from '../../../family.ts';
import { alongOf, hyperbolaEquation, pairAround } from '../../../steps/conic-forms.ts';
import { interceptOf, lineEquation, pointAt, pointSlope } from '../../../steps/line-form.ts';
import { plainNumber } from '../../../steps/plain.ts';
import { rootExpression } from '../../../steps/square-roots.ts';
import { spotsAround, withHyperbola } from './conic-sketch.ts';
import {
	centerLine,
	focusLines,
	HOW_FAR,
	IN_ORDER,
	squareOfBLines,
	twoPoints,
	vertexDistanceLine,
} from './ellipse-equation.ts';

/** a belongs to the axis with the vertices. */
export function hyperbolaFeatures(draw: Draw): Draft | undefined {
	const [h, k, a, b] = [draw.int('h'), draw.int('k'), draw.int('a'), draw.int('b')];
	const along = alongOf(draw);
	const ask = draw.inTurn('ask');
	const problem = hyperbolaEquation(along, [h, k], a * a, b * b);
	const curve = { along, center: [h, k] as const, a, b };
	const start = [
		line(problem),
		sentence(
			say`The center is ${pointAt([h, k])}.`,
			'compare with (x − h)² and (y − k)²: the center is (h, k)',
		),
		sentence(
			say`${equation(power('a', 2), a * a)}, so ${equation('a', a)}.`,
			`a² stands under the positive square, so the vertices lie ${along === 'x' ? 'to the left and right of' : 'below and above'} the center`,
		),
	];
	if (ask === 'asymptotes') {
		const slope = along === 'x' ? new Fraction(b, a) : new Fraction(a, b);
		const at = interceptOf(slope, [h, k]);
		const answer = written('line', lineEquation(slope, at));
		return {
			prompt: say`Find the asymptote with positive slope of the hyperbola ${problem}. Write it in the form ${SLOPE_INTERCEPT}.`,
			answer,
			steps: [
				...start,
				sentence(
					say`${equation(power('b', 2), b * b)}, so ${equation('b', b)}.`,
					'b² stands under the negative square',
				),
				sentence(
					say`The slope is ${num(slope)}.`,
					along === 'x' ? 'the slopes are b/a and −b/a' : 'the slopes are a/b and −a/b',
				),
				...(h === 0 && k === 0
					? []
					: [line(pointSlope(slope, [h, k]), 'an asymptote passes through the center')]),
				withHyperbola(
					sentence(
						say`The asymptote is ${answer.body}.`,
						h === 0 && k === 0 ? 'it passes through the center' : 'solve for y',
					),
					curve,
					{
						points: [[h, k]],
						slants: [
							[
								[h, k],
								[h + 1, k + slope.valueOf()],
							],
						],
					},
				),
			],
			hints: [
				say`Both asymptotes pass through the center. The slope is rise over run of the box with half sides ${num(along === 'x' ? a : b)} and ${num(along === 'x' ? b : a)}.`,
			],
		};
	}
	const s = ask === 'foci' ? a * a + b * b : a * a;
	const pair = written('point-set', list(...pairAround(along, [h, k], s)));
	const exact = rootExpression(s).kind !== 'number';
	return {
		prompt: say`Find the ${ask} of the hyperbola ${problem}. ${IN_ORDER[along]}${exact ? ' Give exact coordinates.' : ''}`,
		answer: pair,
		steps: [
			...start,
			...(ask === 'foci' ? focusLines(a * a, b * b, 1) : []),
			withHyperbola(
				sentence(
					say`The ${ask} are ${pair.body}.`,
					`they are ${ask === 'foci' ? 'c' : 'a'} ${ask !== 'foci' && a === 1 ? 'unit' : 'units'} ${HOW_FAR[along]}`,
				),
				curve,
				{ points: [...spotsAround(along, [h, k], s), [h, k]] },
			),
		],
		hints: [
			ask === 'foci'
				? say`For a hyperbola ${equation(power('c', 2), sum(power('a', 2), power('b', 2)))}.`
				: say`The positive square tells on which axis the vertices lie.`,
		],
	};
}

const SLOPE_INTERCEPT = equation('y', sum(product('m', 'x'), 'b'));

export function hyperbolaFromFeatures(draw: Draw): Draft | undefined {
	const [h, k, a, b] = [draw.int('h'), draw.int('k'), draw.int('a'), draw.int('b')];
	const along = alongOf(draw);
	const foci = draw.random.int(0, 1) === 0;
	const c = a + 1 + (b % 4);
	const bb = foci ? c * c - a * a : b * b;
	const answer = written('equation', hyperbolaEquation(along, [h, k], a * a, bb));
	const vertices = twoPoints(pairAround(along, [h, k], a * a));
	const slope = along === 'x' ? new Fraction(b, a) : new Fraction(a, b);
	const given = foci
		? say`foci ${twoPoints(pairAround(along, [h, k], c * c))}`
		: say`asymptotes with slopes ${num(slope)} and ${num(slope.neg())}`;
	return {
		prompt: say`Write the equation of the hyperbola with vertices ${vertices} and ${given} in standard form, with ${num(1)} on the right side.`,
		answer,
		steps: [
			centerLine(h, k),
			vertexDistanceLine(a),
			...(foci
				? squareOfBLines('hyperbola', a, c)
				: [
						sentence(
							say`${equation('b', b)}, so ${equation(power('b', 2), bb)}.`,
							along === 'x'
								? `the slope ${plainNumber(slope)} is b/a, and a is ${a}`
								: `the slope ${plainNumber(slope)} is a/b, and a is ${a}`,
						),
					]),
			withHyperbola(
				sentence(
					say`The equation is ${answer.body}.`,
					`the vertices lie ${along === 'x' ? 'beside' : 'above'} each other, so the ${along}-term comes first`,
				),
				{ along, center: [h, k], a, b: Math.sqrt(bb) },
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
			say`The center is halfway between the vertices, and ${symbol('a')} is the distance from it to a vertex.`,
			foci
				? say`For a hyperbola ${equation(power('c', 2), sum(power('a', 2), power('b', 2)))}.`
				: say`How are the slopes of the asymptotes made from ${symbol('a')} and ${symbol('b')}?`,
		],
	};
}
