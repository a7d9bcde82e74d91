/** Where a translated line meets the y-axis, and where a translated parabola has its vertex. */
import {
	equation,
	type Expression,
	num,
	product,
	sum,
	symbol,
	tuple,
} from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import {
	type Draft,
	type Draw,
	type Line,
	line,
	point,
	sentence,
	withMisconceptions,
} from '../../../family.ts';
import { changedRule, powerOf } from '../../../steps/parents.ts';
import { withChange } from './change-sketch.ts';
import { inOrder, stepsOf, units } from './change-in-words.ts';
import { lineRule, withLines } from './line.ts';

/** "moving every point 3 units down subtracts 3 from every y-value" */
const upward = (k: number): string =>
	`moving every point ${units(k)} ${k > 0 ? `up adds ${k} to` : `down subtracts ${-k} from`} every y-value`;

const across = (h: number): string => `every point ${units(h)} to the ${h > 0 ? 'right' : 'left'}`;

/** The rule of the image, one translation at a time. */
const translated = (h: number, k: number, moved: Expression): Line[] => [
	sentence(
		say`Moving ${across(h)} replaces ${symbol('x')} with ${sum('x', -h)}, so the right side becomes ${moved}.`,
	),
	line(equation('y', sum(moved, k)), upward(k)),
];

/** The vertex of the image, one coordinate at a time. */
const movedVertex = (h: number, k: number, b: number): Line[] => [
	sentence(
		say`The vertex of the given parabola is ${tuple(0, b)}.`,
		`x² is least when x = 0, and y = ${b} there`,
	),
	line(
		equation(sum(0, h), h),
		`moving ${across(h)} ${h > 0 ? `adds ${h} to` : `subtracts ${-h} from`} every x-value`,
	),
	line(equation(sum(b, k), b + k), upward(k)),
];

/** The new y-intercept of a line. */
export function translatedLine(draw: Draw, m = draw.int('m')): Draft | undefined {
	const [b, h, k] = [draw.int('b'), draw.int('h'), draw.int('k')];
	// A horizontal move that takes away b or undoes k lets two mistakes give the answer.
	if (b === 0 || h === 0 || k === 0 || m * h === b || m * h === k) return undefined;
	const height = b - m * h + k;
	const moves = stepsOf({ a: 1, k: 1, d: h, c: k });
	const shifted = sum('x', -h);
	return {
		prompt: say`The line ${equation('y', lineRule(m, b))} undergoes ${inOrder(moves)}. At what point does the image intersect the ${symbol('y')}-axis? Write it as an ordered pair.`,
		answer: withMisconceptions(
			point(0, height),
			[point(0, b + m * h + k), 'used the opposite sign for the horizontal translation'],
			[point(0, b + k), 'ignored the horizontal translation'],
			[point(0, b - m * h - k), 'used the opposite sign for the vertical translation'],
		),
		steps: [
			...translated(
				h,
				k,
				sum(m === 1 ? { kind: 'brackets', of: shifted } : product(m, shifted), b),
			),
			line(
				equation('y', sum(product(num(m), 'x'), -m * h, b, k)),
				m === 1 ? 'remove the brackets' : 'use the distributive property',
			),
			line(equation('y', lineRule(m, height)), 'combine the constants'),
			withLines(
				sentence(
					say`When ${equation('x', 0)}, ${equation('y', height)}, so the image intersects the ${symbol('y')}-axis at ${tuple(0, height)}.`,
				),
				[m, height],
				[m, b],
				[[0, height]],
			),
		],
		hints: [
			say`What is the equation of the image? What is the value of ${symbol('y')} when ${equation('x', 0)}?`,
		],
	};
}

export function translatedGraph(draw: Draw): Draft | undefined {
	const [a, h, k, b] = [draw.int('a'), draw.int('h'), draw.int('k'), draw.int('b')];
	if (draw.inTurn('type') === 'line intercept') return translatedLine(draw, a);
	if (h === 0 || k === 0) return undefined;
	const square = powerOf(2);
	const f = changedRule(square, { a, k: 1, d: 0, c: b }, 'x');
	const g = changedRule(square, { a, k: 1, d: h, c: b + k }, 'x');
	const moves = stepsOf({ a: 1, k: 1, d: h, c: k });
	return {
		prompt: say`The parabola ${equation('y', f)} undergoes ${inOrder(moves)}. What is the vertex of the image? Write it as an ordered pair.`,
		answer: withMisconceptions(
			point(h, b + k),
			[point(-h, b + k), 'used the opposite sign for the horizontal translation'],
			[point(h, b - k), 'used the opposite sign for the vertical translation'],
			[point(h, k), 'started at the origin instead of at the vertex of the given parabola'],
		),
		steps: [
			...movedVertex(h, k, b),
			withChange(
				sentence(say`So the image is ${equation('y', g)}, and its vertex is ${tuple(h, b + k)}.`),
				square,
				{ a, k: 1, d: h, c: b + k },
				{
					points: [
						[0, b],
						[h, b + k],
					],
					before: { a, k: 1, d: 0, c: b },
				},
			),
		],
		hints: [say`Where is the vertex of the given parabola? Where do the translations move it?`],
	};
}
