/**
 * Lines after a change: their rules, where a translated one meets the y-axis, and where a translated parabola has its
 * vertex.
 */
import { plainFactor } from '../../../../math/coefficients.ts';
import {
	equation,
	type Expression,
	num,
	type Operand,
	opposite,
	product,
	sum,
	symbol,
	tuple,
} from '../../../../math/expression.ts';
import { call } from '../../../../math/notation.ts';
import { linear, polynomialExpression } from '../../../../math/polynomial.ts';
import { say } from '../../../../math/prose.ts';
import { tex } from '../../../../math/tex.ts';
import {
	type Draft,
	type Draw,
	expression,
	type Line,
	line,
	point,
	sentence,
	withMisconceptions,
	type WrongAnswer,
} from '../../../family.ts';
import { changedRule, parentNamed, powerOf } from '../../../steps/parents.ts';
import { inOrder, stepsOf, units, withChange } from './changes.ts';

const lineRule = (m: number, b: number): Expression => polynomialExpression(linear(m, 'x', b));

type Two = readonly [slope: number, height: number];

type ChangedLine = {
	asked: Expression;
	written: Expression;
	expanded?: Expression;
	becomes: Two;
	why: string;
	/** Why the last line follows, where it is not by adding constants. */
	last?: string;
	wrong: readonly [Two, string][];
};

/** g(x) = f(x) + k and the like for f(x) = mx + b. */
export function changedLineRule(draw: Draw): Draft | undefined {
	const [m, b, h, k] = [draw.int('m'), draw.int('b'), draw.int('h'), draw.int('k')];
	if (h === 0 || Math.abs(k) < 2 || b === 0) return undefined;
	const f = (of: Operand) => call('f', of);
	const x = symbol('x');
	const at = (of: Expression) => (m === 1 ? sum(of, b) : sum(product(m, of), b));
	const whole = lineRule(m, b);
	const shifted = sum('x', -h);
	const CASES: Record<string, ChangedLine> = {
		'f(x)+k': {
			asked: sum(f(x), k),
			written: sum(whole, k),
			becomes: [m, b + k],
			why: 'replace f(x) with its rule',
			wrong: [
				[[m + k, b], `added ${k} to the slope`],
				[
					[m, b + m * k],
					k > 0
						? `added ${k} to the input instead of to the output`
						: `subtracted ${-k} from the input instead of from the output`,
				],
			],
		},
		'f(x-h)': {
			asked: f(shifted),
			written: at({ kind: 'brackets', of: shifted }),
			expanded: sum(product(num(m), x), -m * h, b),
			becomes: [m, b - m * h],
			why: `substitute ${plainFactor([1, -h])} for x in the rule for f`,
			wrong: [
				[[m, b + m * h], 'used the opposite sign in the input'],
				[
					[m, b - h],
					h > 0
						? `subtracted ${h} from the output instead of from the input`
						: `added ${-h} to the output instead of to the input`,
				],
			],
		},
		'k·f(x)': {
			asked: product(k, f(x)),
			written: product(k, whole),
			becomes: [m * k, b * k],
			why: `multiply the whole rule by ${k}`,
			last: 'use the distributive property',
			wrong: [
				[[m * k, b], `multiplied only the first term by ${k}`],
				[[m, b + k], `added ${k} instead of multiplying by it`],
			],
		},
		'f(kx)': {
			asked: f(product(k, x)),
			written: at({ kind: 'brackets', of: product(k, x) }),
			becomes: [m * k, b],
			why: `substitute ${k}x for x in the rule for f`,
			last: Math.abs(m) === 1 ? 'remove the brackets' : 'multiply the numbers',
			wrong: [
				[[m * k, b * k], `multiplied the whole rule by ${k}`],
				[[m + k, b], `added ${k} to the slope`],
			],
		},
		'-f(x)': {
			asked: opposite(f(x)),
			written: opposite(whole),
			becomes: [-m, -b],
			why: 'take the opposite of the whole rule',
			last: 'distribute the negative sign',
			wrong: [
				[[-m, b], 'changed the sign of the first term only'],
				[[m, -b], 'changed the sign of the constant only'],
			],
		},
	};
	const found = CASES[draw.inTurn('kind')];
	if (!found) return undefined;
	const { asked, written, expanded, why, wrong } = found;
	const [slope, height] = found.becomes;
	const g = call('g', 'x');
	return {
		prompt: say`Let ${equation(f(x), whole)} and ${equation(g, asked)}. Write ${g} in the form ${sum(product('m', 'x'), 'b')}.`,
		answer: withMisconceptions(
			expression(lineRule(slope, height)),
			...wrong.map(([[p, q], reason]): WrongAnswer => [expression(lineRule(p, q)), reason]),
			[expression(whole), 'left the rule for f unchanged'],
		),
		steps: [
			line(equation(g, asked)),
			line(equation(g, written), why),
			...(expanded
				? [
						line(
							equation(g, expanded),
							m === 1 ? 'remove the brackets' : 'use the distributive property',
						),
					]
				: []),
			withLines(
				line(equation(g, lineRule(slope, height)), found.last ?? 'combine the constants'),
				[slope, height],
				[m, b],
			),
		],
		hints: [
			say`Does the change act on the input ${x} or on the output ${f(x)}? ${tex(written).includes('(') ? 'Which part needs brackets?' : say`Which rule can you substitute for ${f(x)}?`}`,
		],
	};
}

/** The line y = mx + b after the change, and before it. */
const withLines = (
	last: Line,
	[m, b]: readonly [number, number],
	[oldM, oldB]: readonly [number, number],
	points: readonly (readonly [number, number])[] = [],
): Line =>
	withChange(
		last,
		parentNamed('linear'),
		{ a: m, k: 1, d: 0, c: b },
		{
			points,
			before: { a: oldM, k: 1, d: 0, c: oldB },
		},
	);

// Where a translated line meets the y-axis, and where a translated parabola has its vertex.

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
