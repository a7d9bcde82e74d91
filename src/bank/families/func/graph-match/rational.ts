/** Reciprocals of lines and of quadratics, and quotients of lines. */
import Ratio from 'fraction.js';
import {
	equation,
	type Expression,
	list,
	num,
	type Operand,
	operand,
	opposite,
	power,
	product,
	quotient,
	sum,
	symbol,
	tuple,
} from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import { type Draft, type Draw, type Line, sentence } from '../../../family.ts';
import type { Axis } from '../../../figures/coordinate-plane.ts';
import { type Axes, type Curve, plainAxes, smallAxes } from '../../../figures/curves.ts';
import { matching, option, type Option } from './question.ts';

/** Highest power first; zero terms are left out. */
function polynomialAt(coefficients: readonly number[], x: Operand): Expression {
	const terms = coefficients.flatMap((value, at): Expression[] => {
		const exponent = coefficients.length - 1 - at;
		if (value === 0) return [];
		if (exponent === 0) return [num(value)];
		const body = exponent === 1 ? operand(x) : power(x, exponent);
		return [value === 1 ? body : value === -1 ? opposite(body) : product(num(value), body)];
	});
	const [only, ...more] = terms;
	return more.length > 0 && only ? sum(only, ...more) : (only ?? num(0));
}

const valueAt = (coefficients: readonly number[], x: number) =>
	coefficients.reduce((all, next) => all * x + next, 0);

type Fraction = {
	over: readonly number[];
	under: readonly number[];
	walls: readonly number[];
	level: number;
};

const fractionOption = ({ over, under, walls, level }: Fraction, mistake: string): Option => {
	const curve: Curve = {
		at: (x) => valueAt(over, x) / valueAt(under, x),
		walls,
		level,
		keys: walls.flatMap((wall) => [wall + 1, wall - 1]),
	};
	const rule = (x: Operand) => {
		const [first = 0] = over;
		const isNegative = over.length === 1 && first < 0;
		const fraction = quotient(
			polynomialAt(isNegative ? [-first] : over, x),
			polynomialAt(under, x),
		);
		return isNegative ? opposite(fraction) : fraction;
	};
	return option(rule, curve, mistake);
};

const lineOption = (under: readonly number[]): Option =>
	option(
		(x) => polynomialAt(under, x),
		{ at: (x) => valueAt(under, x) },
		'drew the denominator instead of its reciprocal',
	);

const asymptotes = (walls: readonly number[], level: number): Line =>
	sentence(
		walls.length === 0
			? say`The denominator is never 0, so there is no vertical asymptote; the horizontal asymptote is ${equation('y', level)}.`
			: say`The denominator is 0 at ${equation('x', list(...walls))}: ${walls.length === 1 ? 'there is a vertical asymptote' : 'these are the vertical asymptotes'}. The horizontal asymptote is ${equation('y', level)}.`,
	);

const HINT = say`Where is the denominator 0? There the graph has a vertical asymptote. Then decide where the values are positive.`;

/** y = k ÷ (ax − ah) */
export function matchReciprocal(draw: Draw): Draft | undefined {
	const [a, h, k] = [draw.int('a'), draw.int('h'), draw.int('k')];
	if (k % 2 === 0 && a % 2 === 0) return undefined;
	const one = (slope: number, zero: number, mistake: string) =>
		fractionOption(
			{ over: [k], under: [slope, -slope * zero + 0], walls: [zero], level: 0 },
			mistake,
		);
	return matching(draw, {
		small: smallAxes(6),
		large: plainAxes(6),
		options: [
			one(a, h, ''),
			...draw.random.shuffle([
				one(a, -h + 0, 'took the wrong sign for the asymptote'),
				one(-a, h, 'took the wrong sign for the branches'),
				one(-a, -h + 0, 'took both signs wrong'),
				lineOption([a, -a * h]),
			]),
			one(a, h + 2, 'misread the asymptote'),
		],
		steps: [
			asymptotes([h], 0),
			sentence(
				say`To the right of the vertical asymptote the denominator is ${a > 0 ? 'positive' : 'negative'}, so the graph is ${a > 0 ? 'above' : 'below'} the ${symbol('x')}-axis there.`,
			),
		],
		hint: HINT,
	});
}

const LOW: Axes = (() => {
	const x: Axis = { from: -6, to: 6, grid: 1, numbersEvery: 2 };
	return { x, y: { from: -3, to: 3, grid: 1, numbersEvery: 1 } };
})();

export function matchQuadraticReciprocal(draw: Draw): Draft | undefined {
	const [a, p, q, type] = [draw.int('a'), draw.int('p'), draw.int('q'), draw.inTurn('type')];
	const two = type === 'two real roots';
	if (two && (p >= q || q - p > 4)) return undefined;
	const raised = type === 'no real root' ? 1 : 0;
	const other = two ? q : p;
	const one = (front: number, first: number, second: number, up: number, mistake: string) =>
		fractionOption(
			{
				over: [1],
				under: [front, -front * (first + second) + 0, front * (first * second + up) + 0],
				walls: up > 0 ? [] : [...new Set([first, second])].sort((l, r) => l - r),
				level: 0,
			},
			mistake,
		);
	return matching(draw, {
		small: LOW,
		large: LOW,
		options: [
			one(a, p, other, raised, ''),
			...draw.random.shuffle([
				one(-a, p, other, raised, 'took the wrong sign for the values'),
				one(a, -p + 0, -other + 0, raised, 'took the wrong sign for the zeros of the denominator'),
				one(
					a,
					p,
					other,
					1 - raised,
					raised
						? 'took the least value of the denominator for a zero'
						: 'overlooked the vertical asymptotes',
				),
				one(-a, -p + 0, -other + 0, raised, 'took all signs wrong'),
			]),
			one(a, p - 2, other + 2, 0, 'misread the zeros of the denominator'),
			one(a, p + 2, other + 2, raised, 'moved the graph to the right'),
		],
		steps: [
			asymptotes(raised ? [] : [...new Set([p, other])], 0),
			sentence(
				say`Far to the left and to the right the denominator is ${a > 0 ? 'positive' : 'negative'}, so the graph is ${a > 0 ? 'above' : 'below'} the ${symbol('x')}-axis there.`,
			),
		],
		hint: HINT,
	});
}

/** y = (ax + b) ÷ (cx + d) */
export function matchLinesQuotient(
	draw: Draw,
	[a = 1, b = 0, c = 1, d = 0]: readonly number[],
): Draft | undefined {
	const [wall, level] = [-d / c + 0, a / c];
	if (a === 0 || a * d === b * c || !Number.isInteger(wall) || (b === 0 && d === 0))
		return undefined;
	if (Math.abs(level) > 4 || Math.abs(b) > 12) return undefined;
	const one = (first: number, second: number, x0: number, mistake: string) =>
		fractionOption(
			{ over: [first, second], under: [c, -c * x0 + 0], walls: [x0], level: first / c },
			mistake,
		);
	const meets = b / d;
	return matching(draw, {
		small: smallAxes(6),
		large: plainAxes(6),
		options: [
			one(a, b, wall, ''),
			...draw.random.shuffle([
				one(a, b, -wall + 0, 'took the wrong sign for the vertical asymptote'),
				one(-a, b, wall, 'took the wrong sign for the horizontal asymptote'),
				one(-a, -b + 0, wall, 'turned the graph over in the x-axis'),
				one(-a, b, -wall + 0, 'took both asymptotes with the wrong sign'),
			]),
			one(a, b, wall + 2, 'misread the vertical asymptote'),
		],
		steps: [
			asymptotes([wall], level),
			...(Number.isInteger(meets)
				? [
						sentence(
							say`The graph meets the ${symbol('y')}-axis at ${tuple(0, meets)}.`,
							'put 0 in the place of x',
						),
					]
				: [
						sentence(
							say`The graph meets the ${symbol('x')}-axis at ${equation('x', num(new Ratio(-b, a)))}.`,
							'there the numerator is 0',
						),
					]),
		],
		hint: say`The zero of the denominator gives the vertical asymptote, the quotient of the leading coefficients the horizontal one.`,
	});
}
