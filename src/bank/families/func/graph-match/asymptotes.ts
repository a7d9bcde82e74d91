/** Solution lines about a fraction: its asymptotes, its turn, and its side of the x-axis, from the graph or from the rule. */
import { type Coefficients, valueAt, written } from '../../../../math/coefficients.ts';
import {
	difference,
	equation,
	type Expression,
	num,
	type Operand,
	operand,
	opposite,
	power,
	product,
	quotient,
	signed,
	sum,
	symbol,
	times,
} from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import { discriminantValue } from '../../../../math/quadratic.ts';
import { type Line, line, sentence } from '../../../family.ts';
import type { Curve } from '../../../figures/curves.ts';
import { type Option, option } from './question.ts';

// A fraction of two polynomials as an option, and its denominator alone as a mistake.

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

type Fraction = {
	over: readonly number[];
	under: readonly number[];
	walls: readonly number[];
	level: number;
};

/** Where a linear numerator is 0, if that value is short enough to write. */
const zeroOf = ([a, b = 0, ...more]: readonly number[]): number[] => {
	const zero = a ? -b / a : Number.NaN;
	return more.length === 0 && Number.isInteger(10 * zero) ? [zero + 0] : [];
};

/** The vertex of a quadratic denominator and places beside it, at equal distances on both sides. */
const turnOf = ([a, b = 0, ...more]: readonly number[]): number[] => {
	const vertex = a ? -b / (2 * a) + 0 : Number.NaN;
	if (more.length !== 1 || !Number.isInteger(2 * vertex)) return [];
	return Number.isInteger(vertex) ? [0, 1, -1, 2, -2].map((way) => vertex + way) : [vertex];
};

export const fractionOption = (
	{ over, under, walls, level }: Fraction,
	mistake: string,
): Option => {
	const curve: Curve = {
		at: (x) => valueAt(over, x) / valueAt(under, x),
		walls,
		level,
		keys: [...zeroOf(over), ...walls.flatMap((wall) => [wall + 1, wall - 1]), ...turnOf(under)],
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

export const lineOption = (under: readonly number[]): Option =>
	option(
		(x) => polynomialAt(under, x),
		{ at: (x) => valueAt(under, x) },
		'used the denominator instead of its reciprocal',
	);

/**
 * The horizontal asymptote and what it says about the quotient of two lines, in the order in which a reader finds them.
 */
export function horizontalAsymptote(level: number, fromGraph: boolean): Line {
	const asymptote = say`horizontal asymptote is ${equation('y', level)}`;
	const leading = say`ratio of the leading coefficients is ${num(level)}`;
	return sentence(
		fromGraph
			? say`The ${asymptote}, so the ${leading}.`
			: say`The ${leading}, so the ${asymptote}.`,
		'the numerator and the denominator have the same degree',
	);
}

/** The horizontal asymptote of a number over a polynomial. */
export const ZERO_LEVEL = sentence(
	say`The horizontal asymptote is ${equation('y', 0)}.`,
	'the degree of the numerator is less than the degree of the denominator',
);

export const noVerticalAsymptote = (
	[a = 1, b = 0, c = 0]: Coefficients,
	fromGraph: boolean,
): Line[] =>
	fromGraph
		? [sentence(say`The graph has no vertical asymptote, so the denominator is never 0.`)]
		: [
				line(
					equation(
						difference(power(signed(b), 2), times(4, signed(a), signed(c))),
						discriminantValue({ a, b, c }),
					),
					'the discriminant of the denominator is b² − 4ac',
				),
				sentence(
					say`The denominator is never 0, so there is no vertical asymptote.`,
					'the discriminant is negative',
				),
			];

export function verticalAsymptotes(walls: readonly number[], fromGraph: boolean): Line {
	const [first = 0, second] = walls.map((wall) => equation('x', wall));
	const [both, either] =
		second === undefined
			? [say`${first}`, say`${first}`]
			: [say`${first} and ${second}`, say`${first} or ${second}`];
	const name = second === undefined ? 'vertical asymptote is' : 'vertical asymptotes are';
	return sentence(
		fromGraph
			? say`The ${name} ${both}, so the denominator is 0 when ${either}.`
			: say`The denominator is 0 when ${either}, and the numerator is not 0 there, so the ${name} ${both}.`,
	);
}

/** Where the denominator, whose leading term is a times `leading`, has a sign, and on which side of the x-axis the graph lies there. */
export function sideLine(where: string, a: number, leading: 'x' | 'x²', fromGraph: boolean): Line {
	const denominator = say`the denominator is ${a > 0 ? 'positive' : 'negative'}`;
	const side = say`the graph is ${a > 0 ? 'above' : 'below'} the ${symbol('x')}-axis`;
	return sentence(
		fromGraph
			? say`${where}, ${side}, so ${denominator} there.`
			: say`${where}, ${denominator}, so ${side} there.`,
		fromGraph
			? undefined
			: `the coefficient of ${leading} in the denominator is ${a > 0 ? 'positive' : 'negative'}`,
	);
}

/** Where the reciprocal of a quadratic without zeros has its highest or lowest point. */
export function turnLines(at: number, denominator: Coefficients, fromGraph: boolean): Line[] {
	const [a = 1, b = 0] = denominator;
	const place = equation('x', at);
	const extreme = a > 0 ? 'highest' : 'lowest';
	const formula = b === 0 ? at : equation(quotient(opposite(signed(b)), times(2, signed(a))), at);
	const parabola = written(denominator);
	const vertex = sentence(
		fromGraph
			? say`Of the four denominators, only ${parabola} is always ${a > 0 ? 'positive' : 'negative'} and has its vertex at ${equation('x', formula)}.`
			: say`The graph of ${parabola} has its vertex at ${equation('x', formula)}.`,
		'the vertex of a parabola is at x = −b/(2a)',
	);
	const turn = sentence(
		fromGraph
			? say`The graph is ${extreme} at ${place}, so the quadratic in the denominator has its vertex there.`
			: say`So the graph is ${extreme} at ${place}.`,
		'the denominator is closest to 0 at its vertex',
	);
	return fromGraph ? [turn, vertex] : [vertex, turn];
}
