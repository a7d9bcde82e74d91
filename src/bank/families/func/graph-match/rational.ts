/** Reciprocals of lines and of quadratics, and quotients of lines. */
import Ratio from 'fraction.js';
import {
	added,
	type Coefficients,
	expanded,
	type Factored,
	factoredForm,
	withZeros,
	written,
} from '../../../../math/coefficients.ts';
import { equation, num, symbol, tuple } from '../../../../math/expression.ts';
import { joinedByOr, say } from '../../../../math/prose.ts';
import { tex } from '../../../../math/tex.ts';
import { type Draft, type Draw, line, type Line, sentence } from '../../../family.ts';
import { smallAxes } from '../../../figures/curves.ts';
import { matching } from './question.ts';
import {
	fractionOption,
	horizontalAsymptote,
	lineOption,
	noVerticalAsymptote,
	sideLine,
	turnLines,
	verticalAsymptotes,
	ZERO_LEVEL,
} from './asymptotes.ts';
import type { Axes, Axis } from '../../../figures/figure.ts';
import { squareAxes } from '../../../figures/axes.ts';

const SIDE = say`Is the right end of the graph above or below the ${symbol('x')}-axis?`;

const ELSEWHERE = 'overlooked that the denominator must be 0 at the vertical asymptote';

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
		large: squareAxes(6),
		options: [
			one(a, h, ''),
			...draw.random.shuffle([
				one(a, -h + 0, 'used the opposite sign for the vertical asymptote'),
				one(-a, h, 'reflected the branches in the x-axis'),
				one(
					-a,
					-h + 0,
					h === 0
						? 'reflected the branches in the x-axis'
						: 'used the opposite sign for the vertical asymptote and reflected the branches in the x-axis',
				),
				lineOption([a, -a * h]),
			]),
			one(a, h + 2, ELSEWHERE),
		],
		steps: (fromGraph) => [
			verticalAsymptotes([h], fromGraph),
			...(fromGraph ? [] : [ZERO_LEVEL]),
			sideLine('To the right of the vertical asymptote', a, 'x', fromGraph),
		],
		hints: () => [say`Where is the vertical asymptote?`, SIDE],
	});
}

const LOW: Axes = (() => {
	const x: Axis = { from: -6, to: 6, grid: 1, numbersEvery: 2 };
	return { x, y: { from: -3, to: 3, grid: 1, numbersEvery: 1 } };
})();

/** The denominator factored, where it is not a power of x already. */
function factoredLine(denominator: Factored, zeros: readonly number[], fromGraph: boolean): Line[] {
	const [whole, factored] = [written(expanded(denominator)), factoredForm(denominator)];
	if (tex(whole) === tex(factored)) return [];
	if (!fromGraph) return [line(equation(whole, factored), 'factor the denominator')];
	const where = joinedByOr(zeros.map((zero) => equation('x', zero)));
	const sign = denominator.lead > 0 ? 'positive' : 'negative';
	return [
		sentence(
			say`Of the four denominators, only ${whole}, which factors as ${factored}, is 0 when ${where} and is ${sign} far to the left and far to the right.`,
		),
	];
}

export function matchQuadraticReciprocal(draw: Draw): Draft | undefined {
	const [a, p, q, type] = [draw.int('a'), draw.int('p'), draw.int('q'), draw.inTurn('type')];
	const two = type === 'two real roots';
	if (two && (p >= q || q - p > 4)) return undefined;
	const raised = type === 'no real root' ? 1 : 0;
	const other = two ? q : p;
	// A monic denominator is this far below the x-axis at its vertex, so it must be raised by more to have no zero.
	const depth = ((other - p) / 2) ** 2;
	const mirrored =
		{
			'two real roots': 'used the opposite signs for the zeros of the denominator',
			'no real root': 'used the opposite sign for the axis of symmetry',
		}[type] ?? 'used the opposite sign for the zero of the denominator';
	const denominator = (front: number, first: number, second: number, up: number): Coefficients =>
		added(expanded(withZeros(front, first, second)), [front * up]);
	const one = (front: number, first: number, second: number, up: number, mistake: string) =>
		fractionOption(
			{
				over: [1],
				under: denominator(front, first, second, up),
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
				one(-a, p, other, raised, 'added a reflection in the x-axis'),
				one(a, -p + 0, -other + 0, raised, mirrored),
				one(
					a,
					p,
					other,
					raised ? 0 : Math.floor(depth) + 1,
					raised
						? `treated the denominator as 0 where it has its ${a > 0 ? 'least' : 'greatest'} value`
						: 'assumed that the denominator is never 0',
				),
				one(
					-a,
					-p + 0,
					-other + 0,
					raised,
					`${p === -other ? '' : `${mirrored} and `}added a reflection in the x-axis`,
				),
			]),
			one(
				a,
				p - 2,
				other + 2,
				0,
				two ? 'changed each zero of the denominator by 2' : 'gave the denominator two zeros',
			),
			one(a, p + 2, other + 2, raised, 'moved the graph 2 units to the right'),
		],
		steps: (fromGraph) => {
			const far = sideLine('Far to the left and far to the right', a, 'x²', fromGraph);
			if (raised) {
				const under = denominator(a, p, other, raised);
				return [
					...noVerticalAsymptote(under, fromGraph),
					...(fromGraph ? [] : [ZERO_LEVEL]),
					far,
					...turnLines(p, under, fromGraph),
				];
			}
			const zeros = [...new Set([p, other])];
			const factored = factoredLine(withZeros(a, p, other), zeros, fromGraph);
			const walls = verticalAsymptotes(zeros, fromGraph);
			return fromGraph ? [walls, far, ...factored] : [...factored, walls, ZERO_LEVEL, far];
		},
		hints: (fromGraph) => [
			say`Does the graph have any vertical asymptotes? If so, where?`,
			raised
				? fromGraph
					? say`Where is the graph ${a > 0 ? 'highest' : 'lowest'}? What does this tell you about the denominator?`
					: say`Is the graph above or below the ${symbol('x')}-axis? Where is the denominator closest to 0?`
				: SIDE,
		],
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
	// A numerator that is 0 at the asymptote would leave a constant, whose graph has no asymptote.
	const one = (first: number, second: number, x0: number, mistake: string) =>
		first * x0 + second === 0
			? []
			: [
					fractionOption(
						{ over: [first, second], under: [c, -c * x0 + 0], walls: [x0], level: first / c },
						mistake,
					),
				];
	const turnedLevel =
		b === 0
			? 'used the opposite sign for the horizontal asymptote'
			: 'used the opposite signs for the horizontal asymptote and the x-intercept';
	const meets = b / d;
	const root = num(new Ratio(-b, a));
	const [zero, meeting] = [equation('x', root), tuple(root, 0)];
	return matching(draw, {
		small: smallAxes(6),
		large: squareAxes(6),
		options: [
			...one(a, b, wall, ''),
			...draw.random
				.shuffle([
					one(a, b, -wall + 0, 'used the opposite sign for the vertical asymptote'),
					one(-a, b, wall, turnedLevel),
					one(-a, -b + 0, wall, 'added a reflection in the x-axis'),
					one(
						-a,
						b,
						-wall + 0,
						wall === 0
							? turnedLevel
							: `used the opposite signs for both asymptotes${b === 0 ? '' : ' and the x-intercept'}`,
					),
				])
				.flat(),
			...(Number.isInteger(b / a) && Math.abs(c / a) <= 4
				? [
						fractionOption(
							{ over: [c, d], under: [a, b], walls: [-b / a + 0], level: c / a },
							'used the reciprocal of the fraction',
						),
					]
				: []),
			...one(a, b, wall + 2, ELSEWHERE),
			...one(a, b, wall - 2, ELSEWHERE),
		],
		steps: (fromGraph) => [
			verticalAsymptotes([wall], fromGraph),
			horizontalAsymptote(level, fromGraph),
			...(b === 0
				? []
				: [
						Number.isInteger(meets)
							? sentence(
									fromGraph
										? say`The graph meets the ${symbol('y')}-axis at ${tuple(0, meets)}, so ${equation('y', meets)} when ${equation('x', 0)}.`
										: say`When ${equation('x', 0)}, ${equation('y', meets)}, so the graph meets the ${symbol('y')}-axis at ${tuple(0, meets)}.`,
								)
							: sentence(
									fromGraph
										? say`The graph meets the ${symbol('x')}-axis at ${meeting}, so the numerator is 0 when ${zero}.`
										: say`The numerator is 0 when ${zero}, so the graph meets the ${symbol('x')}-axis at ${meeting}.`,
								),
					]),
		],
		hints: () => [
			b === 0
				? say`What are the vertical and horizontal asymptotes? Which point could you test to be sure?`
				: say`What are the vertical and horizontal asymptotes? Where does the graph meet an axis?`,
		],
	});
}
