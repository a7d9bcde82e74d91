/** lin.parallel-perp: parallel and perpendicular lines on the plane. */
import type Fraction from 'fraction.js';
import { num, symbol } from '../../../../math/expression.ts';
import { gcd } from '../../../../math/gcd.ts';
import {
	type At,
	fraction,
	interceptOf,
	lineEquation,
	MX_PLUS_B,
	pointAt,
	standardForm,
} from '../../../../math/lines.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import {
	type Draft,
	type Draw,
	type Line,
	line,
	mergedByValue,
	rational,
	sentence,
	type Skills,
	withMisconceptions,
	written,
} from '../../../family.ts';
import { clearSigns, fromIntercept, fromPointSlope, solvedForY } from '../../../steps/line-form.ts';
import { risingBy, withStraights } from '../../../steps/line-sketch.ts';
import { SIGN_CHANGED, SIGN_KEPT, wrongFromPoint, wrongLines } from '../../../steps/wrong-lines.ts';
import { classifyPair, coefficientFor } from './pair.ts';
import {
	altitude,
	footOfPerpendicular,
	perpendicularBisector,
	tangentAtPoint,
} from './perpendicular.ts';

export const skills: Skills = {
	'Find a parallel or perpendicular line through a point'(draw) {
		const given = slopeForm(draw);
		return given && throughPoint(draw, given, draw.inTurn('type'), fromIntercept);
	},
	'Write the equation of a parallel line'(draw) {
		const given = slopeForm(draw);
		return given && throughPoint(draw, given, 'par', fromPointSlope);
	},
	'Write the equation of a perpendicular line'(draw) {
		const given = standardGiven(draw, draw.int('c'));
		return given && throughPoint(draw, given, 'perp', fromPointSlope);
	},
	'Write equations of parallel and perpendicular lines'(draw) {
		const given = standardGiven(draw, draw.random.int(1, 20));
		return given && throughPoint(draw, given, draw.inTurn('type'), fromPointSlope);
	},
	'Find the y-intercept of a parallel or perpendicular line': interceptOfNew,
	'Write the equation of a perpendicular bisector': perpendicularBisector,
	'Find the perpendicular bisector of a segment': (draw) =>
		draw.int('dx') % 2 === 0 && draw.int('dy') % 2 === 0 ? perpendicularBisector(draw) : undefined,
	'Write the equation of an altitude': altitude,
	'Find the foot of a perpendicular': footOfPerpendicular,
	'Find the tangent to a circle at a point': tangentAtPoint,
	'Classify a pair of lines': classifyPair,
	'Find the constant for parallel or perpendicular lines': coefficientFor,
};

/** A given line, how it is written, and the lines that lead to its slope. */
type Given = { body: Prose; slope: Fraction; constant: Fraction; lines: Line[] };

function slopeForm(draw: Draw): Given | undefined {
	const [p, q, c] = [draw.int('m'), draw.int('q'), draw.random.int(-9, 9)];
	const slope = fraction(p, q);
	if (Number(slope.d) !== q || c === 0) return undefined;
	const given = lineEquation(slope, c);
	return {
		body: say`${given}`,
		slope,
		constant: fraction(c),
		lines: [
			sentence(
				say`The slope of the line ${given} is ${num(slope)}.`,
				'the slope is the coefficient of x',
			),
		],
	};
}

function standardGiven(draw: Draw, c: number): Given | undefined {
	const [a, b] = [draw.int('a'), draw.int('b')];
	if (gcd(gcd(a, b), c) > 1 || !clearSigns(a, b)) return undefined;
	const slope = fraction(-a, b);
	return {
		body: say`${standardForm(a, b, c)}`,
		slope,
		constant: fraction(c, b),
		lines: [
			line(standardForm(a, b, c)),
			...solvedForY(a, b, c),
			sentence(say`The slope of the given line is ${num(slope)}.`, 'compare with y = mx + b'),
		],
	};
}

/** Across a slope of 1 or −1, changing the sign alone is enough. */
const hidesReciprocal = (type: string, slope: Fraction): boolean =>
	type !== 'par' && slope.abs().equals(1);

/** The slope of the new line, with its reason. */
const newSlope = (
	type: string,
	m: Fraction,
	name = say`The new line`,
): { slope: Fraction; lines: Line[] } =>
	type === 'par'
		? {
				slope: m,
				lines: [
					sentence(say`${name} also has slope ${num(m)}.`, 'parallel lines have equal slopes'),
				],
			}
		: {
				slope: m.inverse().neg(),
				lines: [
					sentence(
						say`${name} has slope ${num(m.inverse().neg())}.`,
						'the slopes of perpendicular lines are negative reciprocals',
					),
				],
			};

type FromPoint = (m: Fraction, at: At) => Line[];

function throughPoint(
	draw: Draw,
	{ body, slope, constant, lines }: Given,
	type: string,
	rest: FromPoint,
): Draft | undefined {
	const at = [draw.int('x1'), draw.int('y1')] as const;
	if (hidesReciprocal(type, slope)) return undefined;
	const turned = newSlope(type, slope);
	const b = interceptOf(turned.slope, at);
	const onLine = interceptOf(slope, at).equals(constant);
	if (onLine || at[0] === 0 || b.equals(0) || b.d > 6n) return undefined;
	const how = type === 'par' ? 'parallel' : 'perpendicular';
	const reversed = type === 'par' ? SIGN_CHANGED : SIGN_KEPT;
	return {
		prompt: say`Write the equation of the line through ${pointAt(at)} that is ${how} to the line ${body}. Use the form ${MX_PLUS_B}.`,
		answer: withMisconceptions(
			written('line', lineEquation(turned.slope, b)),
			...mergedByValue(
				type === 'par'
					? [
							written('line', lineEquation(turned.slope, constant)),
							'used the y-intercept of the given line',
						]
					: [
							written('line', lineEquation(slope, interceptOf(slope, at))),
							'used the slope of the given line',
						],
				...(rest === fromPointSlope
					? wrongFromPoint(turned.slope, at, { reversed })
					: wrongLines(turned.slope, b, at, { reversed })),
			),
		),
		steps: [...lines, ...turned.lines, ...rest(turned.slope, at)].map((step, place, all) =>
			place === all.length - 1
				? withStraights(step, [risingBy(slope, constant), risingBy(turned.slope, b)], [at])
				: step,
		),
		hints: [
			type === 'par'
				? say`What do you know about the slopes of two parallel lines?`
				: say`What do you know about the slopes of two perpendicular lines?`,
			say`How can you use the point and this slope to write the equation?`,
		],
	};
}

function interceptOfNew(draw: Draw): Draft | undefined {
	const given = slopeForm(draw);
	const at = [draw.int('x1'), draw.int('y1')] as const;
	const type = draw.inTurn('type');
	if (!given || at[0] === 0 || hidesReciprocal(type, given.slope)) return undefined;
	const { slope, lines } = newSlope(type, given.slope, say`Line ${symbol('k')}`);
	const b = interceptOf(slope, at);
	if (interceptOf(given.slope, at).equals(given.constant) || b.equals(slope) || b.d > 6n)
		return undefined;
	const how = type === 'par' ? 'parallel' : 'perpendicular';
	return {
		prompt: say`In the ${symbol('xy')}-plane, line ${symbol('k')} passes through ${pointAt(at)} and is ${how} to the line ${given.body}. What is the ${symbol('y')}-coordinate of the ${symbol('y')}-intercept of line ${symbol('k')}?`,
		answer: withMisconceptions(
			rational(b),
			[rational(interceptOf(slope.neg(), at)), type === 'par' ? SIGN_CHANGED : SIGN_KEPT],
			[rational(slope), 'gave the slope'],
			[rational(at[1]), 'gave the y-coordinate of the point'],
			[rational(given.constant), 'gave the y-intercept of the given line'],
		),
		steps: [
			...given.lines,
			...lines,
			...fromIntercept(slope, at).slice(0, -1),
			sentence(say`The ${symbol('y')}-coordinate of the ${symbol('y')}-intercept is ${num(b)}.`),
		],
		hints: [
			say`What is the slope of line ${symbol('k')}?`,
			say`How can you use the point to find ${symbol('b')} in ${MX_PLUS_B}?`,
		],
	};
}
