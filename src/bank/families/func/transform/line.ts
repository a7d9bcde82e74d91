/** Lines and parabolas after a change: rules, intercepts, vertices. */
import Fraction from 'fraction.js';
import {
	equation,
	type Expression,
	num,
	type Operand,
	opposite,
	product,
	signed,
	sum,
	symbol,
	tuple,
} from '../../../../math/expression.ts';
import { call } from '../../../../math/notation.ts';
import { linear, polynomialExpression } from '../../../../math/polynomial.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import { expression, point } from '../../../answer.ts';
import { type Draft, type Draw, line, type Line, sentence } from '../../../family.ts';
import {
	type Change,
	changedRule,
	NO_CHANGE,
	parentNamed,
	powerOf,
} from '../../../steps/parents.ts';
import { plainNumber } from '../../../steps/plain.ts';
import { withChange } from './change-sketch.ts';

// Transformations in words, in the order in which they are done.

/** One step: its words, with and without typeset numbers, and the change when it is done. */
export type Step = { prose: Prose; words: string; after: Change };

const SIDES = {
	vertical: ['stretch', 'compression'],
	horizontal: ['compression', 'stretch'],
} as const;

const scaling = (side: keyof typeof SIDES, factor: number): { prose: Prose; words: string } => {
	const [above, below] = SIDES[side];
	const name = `a ${side} ${factor > 1 ? above : below} by a factor of `;
	const size = new Fraction(side === 'vertical' ? factor : 1 / factor);
	return { prose: say`${name}${num(size)}`, words: `${name}${size.toFraction()}` };
};

const mirror = (axis: 'x' | 'y', country: string): { prose: Prose; words: string } => {
	const name = `a reflection ${country === 'CA' ? 'in' : 'across'} the `;
	return {
		prose: say`${name}${{ kind: 'symbol', name: axis }}-axis`,
		words: `${name}${axis}-axis`,
	};
};

const move = (
	by: number,
	[plus, minus]: readonly [string, string],
): { prose: Prose; words: string } => {
	const size = Math.abs(by);
	const rest = ` ${size === 1 ? 'unit' : 'units'} ${by > 0 ? plus : minus}`;
	return {
		prose: say`a translation ${size}${rest}`,
		words: `a translation ${plainNumber(size)}${rest}`,
	};
};

/** Stretches and reflections first, then the translations. */
export function stepsOf({ a, k, d, c }: Change, country: string): Step[] {
	const steps: Step[] = [];
	let now = NO_CHANGE;
	const add = (step: { prose: Prose; words: string }, change: Partial<Change>) => {
		now = { ...now, ...change };
		steps.push({ ...step, after: now });
	};
	if (Math.abs(a) !== 1) add(scaling('vertical', Math.abs(a)), { a: Math.abs(a) });
	if (a < 0) add(mirror('x', country), { a });
	if (Math.abs(k) !== 1) add(scaling('horizontal', Math.abs(k)), { k: Math.abs(k) });
	if (k < 0) add(mirror('y', country), { k });
	if (d !== 0) add(move(d, ['to the right', 'to the left']), { d });
	if (c !== 0) add(move(c, ['up', 'down']), { c });
	return steps;
}

/** "a vertical stretch by a factor of 3, then a translation 2 units up" */
export const inOrder = (steps: readonly Step[]): Prose => ({
	parts: steps.flatMap(({ prose }, at) => [...(at > 0 ? [', then '] : []), ...prose.parts]),
});

const lineRule = (m: number, b: number): Expression => polynomialExpression(linear(m, 'x', b));

/** g(x) = f(x) + k and the like for f(x) = mx + b. */
export function changedLineRule(draw: Draw): Draft | undefined {
	const [m, b, h, k] = [draw.int('m'), draw.int('b'), draw.int('h'), draw.int('k')];
	if (h === 0 || Math.abs(k) < 2 || b === 0) return undefined;
	const f = (of: Operand) => call('f', of);
	const x = symbol('x');
	const at = (of: Expression) => (m === 1 ? sum(of, b) : sum(product(m, of), b));
	const whole = lineRule(m, b);
	const shifted = sum('x', -h);
	const CASES: Record<
		string,
		readonly [Expression, Expression, readonly [number, number], string]
	> = {
		'f(x)+k': [sum(f(x), k), sum(whole, k), [m, b + k], 'put the rule of f in the place of f(x)'],
		'f(x-h)': [
			f(shifted),
			at({ kind: 'brackets', of: shifted }),
			[m, b - m * h],
			'put the new input in the place of x',
		],
		'k·f(x)': [product(k, f(x)), product(k, whole), [m * k, b * k], 'multiply the whole rule'],
		'f(kx)': [
			f(product(k, x)),
			at({ kind: 'brackets', of: product(k, x) }),
			[m * k, b],
			'put the new input in the place of x',
		],
		'-f(x)': [opposite(f(x)), opposite(whole), [-m, -b], 'the opposite of the whole rule'],
	};
	const found = CASES[draw.inTurn('kind')];
	if (!found) return undefined;
	const [asked, written, [slope, height], why] = found;
	const g = call('g', 'x');
	return {
		prompt: say`Let ${equation(f(x), whole)} and ${equation(g, asked)}. Write ${g} in the form ${sum(product('m', 'x'), 'b')}.`,
		answer: expression(lineRule(slope, height)),
		steps: [
			line(equation(g, asked)),
			line(equation(g, written), why),
			withLines(line(equation(g, lineRule(slope, height)), 'simplify'), [slope, height], [m, b]),
		],
		hints: [
			say`Replace ${f(x)} by its rule. Use brackets, so that every part of the rule is changed.`,
		],
	};
}

/** The new y-intercept of a line. */
export function translatedLine(draw: Draw, m = draw.int('m')): Draft | undefined {
	const [b, h, k] = [draw.int('b'), draw.int('h'), draw.int('k')];
	if (b === 0 || h === 0 || k === 0) return undefined;
	const height = b - m * h + k;
	const moves = stepsOf({ a: 1, k: 1, d: h, c: k }, draw.country);
	const shifted = sum('x', -h);
	return {
		prompt: say`The line ${equation('y', lineRule(m, b))} is moved by ${inOrder(moves)}. At which point does the image meet the ${symbol('y')}-axis? Give an ordered pair.`,
		answer: point(0, height),
		steps: [
			line(
				equation('y', sum(m === 1 ? { kind: 'brackets', of: shifted } : product(m, shifted), b, k)),
				'replace x by the shifted input and change the height',
			),
			line(equation('y', lineRule(m, height)), 'simplify'),
			withLines(
				sentence(
					say`At ${equation('x', 0)} the image meets the ${symbol('y')}-axis: ${tuple(0, height)}.`,
				),
				[m, height],
				[m, b],
				[[0, height]],
			),
		],
		hints: [
			say`Write the rule of the image first, then put ${num(0)} in the place of ${symbol('x')}.`,
		],
	};
}

export function translatedGraph(draw: Draw): Draft | undefined {
	const type = draw.inTurn('type');
	const [a, h, k, b] = [draw.int('a'), draw.int('h'), draw.int('k'), draw.int('b')];
	if (type === 'line intercept') return translatedLine(draw, a);
	if (h === 0 || k === 0) return undefined;
	const square = powerOf(2);
	const asksVertex = type === 'parabola vertex';
	const f = changedRule(square, { a, k: 1, d: 0, c: b }, 'x');
	const g = changedRule(square, { a, k: 1, d: h, c: b + k }, 'x');
	const moves = stepsOf({ a: 1, k: 1, d: h, c: k }, draw.country);
	const height = a * h * h + b + k;
	const where = asksVertex ? tuple(h, b + k) : tuple(0, height);
	return {
		prompt: say`The parabola ${equation('y', f)} is moved by ${inOrder(moves)}. ${asksVertex ? say`What is the vertex of the image?` : say`At which point does the image meet the ${symbol('y')}-axis?`} Give an ordered pair.`,
		answer: asksVertex ? point(h, b + k) : point(0, height),
		steps: [
			line(equation('y', g), 'replace x by the shifted input and change the height'),
			withChange(
				asksVertex
					? sentence(say`The vertex was ${tuple(0, b)}; it moves to ${where}.`)
					: sentence(
							say`At ${equation('x', 0)}: ${equation('y', equation(sum(product(a, { kind: 'power', base: signed(-h), exponent: num(2) }), b + k), height))}, so the point is ${where}.`,
						),
				square,
				{ a, k: 1, d: h, c: b + k },
				{
					points: asksVertex
						? [
								[0, b],
								[h, b + k],
							]
						: [[0, height]],
					before: { a, k: 1, d: 0, c: b },
				},
			),
		],
		hints: [say`Where does the vertex ${tuple(0, b)} go? Then write the rule of the image.`],
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
