import Fraction from 'fraction.js';
import {
	equation,
	type Expression,
	list,
	num,
	power,
	product,
	quotient,
	symbol,
} from '../../../../math/expression.ts';
import { coprime } from '../../../../math/gcd.ts';
import { interceptOf, lineEquation, MX_PLUS_B, pointAt } from '../../../../math/lines.ts';
import { say } from '../../../../math/prose.ts';
import {
	type Draft,
	type Draw,
	type Line,
	line,
	sentence,
	withMisconceptions,
	written,
} from '../../../family.ts';
import { type Along, alongOf, hyperbolaEquation, pairAround } from '../../../steps/conic-forms.ts';
import { isProperForm } from '../../../steps/fractions.ts';
import { fromPointSlope } from '../../../steps/line-form.ts';
import { rootExpression } from '../../../steps/square-roots.ts';
import {
	AS_PAIRS,
	centerLines,
	focusLines,
	HOW_FAR,
	notSeenHints,
	spotsAround,
	squareOfBLines,
	twoPoints,
	vertexDistanceLine,
	whereNotWritten,
	withHyperbola,
} from './conic-lines.ts';

/** a belongs to the axis with the vertices. */
export function hyperbolaFeatures(draw: Draw): Draft | undefined {
	const [h, k, a, b] = [draw.int('h'), draw.int('k'), draw.int('a'), draw.int('b')];
	const along = alongOf(draw);
	const ask = draw.inTurn('ask');
	// Asymptotes with the slopes 1 and -1 would be found from the wrong ratio, too.
	if (ask === 'asymptotes' && a === b) return undefined;
	const problem = hyperbolaEquation(along, [h, k], a * a, b * b);
	const curve = { along, center: [h, k] as const, a, b };
	const start = [
		line(problem),
		sentence(
			say`The center is ${pointAt([h, k])}.`,
			'compare with (x − h)² and (y − k)²: the center is (h, k)',
		),
		sentence(
			ask === 'foci'
				? say`${equation(power('a', 2), a * a)}`
				: say`${equation(power('a', 2), a * a)}, so ${equation('a', a)}.`,
			`the ${along}-term is positive, so its denominator is a², and the ${ask === 'foci' ? 'foci' : 'vertices'} lie ${along === 'x' ? 'to the left and right of' : 'above and below'} the center${whereNotWritten(a)}`,
		),
	];
	if (ask === 'asymptotes') {
		const slope = along === 'x' ? new Fraction(b, a) : new Fraction(a, b);
		const at = interceptOf(slope, [h, k]);
		const lineWithSlope = (m: Fraction) => written('line', lineEquation(m, interceptOf(m, [h, k])));
		const answer = withMisconceptions(
			written('line', lineEquation(slope, at)),
			[lineWithSlope(slope.inverse()), 'used the reciprocal of the slope'],
			[lineWithSlope(slope.neg()), 'gave the asymptote with negative slope'],
			[
				written('line', lineEquation(slope, 0)),
				'wrote the equation of a line through the origin instead of through the center',
			],
			[lineWithSlope(slope.mul(slope)), 'did not take the square roots of the denominators'],
		);
		const atOrigin = h === 0 && k === 0;
		return {
			prompt: say`A hyperbola has the equation ${problem}. Find the equation of the asymptote that has a positive slope. Write it in the form ${MX_PLUS_B}.`,
			answer,
			steps: [
				...start,
				sentence(
					say`${equation(power('b', 2), b * b)}, so ${equation('b', b)}.`,
					`b² is the denominator of the negative term${whereNotWritten(b)}`,
				),
				sentence(
					say`The positive slope is ${along === 'x' ? slopeOf(b, a) : slopeOf(a, b)}.`,
					along === 'x'
						? 'the x-term is positive, so the slopes of the asymptotes are b/a and −b/a'
						: 'the y-term is positive, so the slopes of the asymptotes are a/b and −a/b',
				),
				...(atOrigin ? [] : fromPointSlope(slope, [h, k])).map((one, place) =>
					place === 0 ? { ...one, why: THROUGH_CENTER } : one,
				),
				withHyperbola(
					sentence(
						say`The asymptote is ${answer.body}.`,
						atOrigin ? 'it passes through the center' : undefined,
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
				say`Through which point do both asymptotes pass? How are their slopes found from ${symbol('a')} and ${symbol('b')}?`,
			],
		};
	}
	const s = ask === 'foci' ? a * a + b * b : a * a;
	const pointSet = (way: Along, square: number) =>
		written('point-set', list(...pairAround(way, [h, k], square)));
	const pair = withMisconceptions(
		pointSet(along, s),
		[
			pointSet(along === 'x' ? 'y' : 'x', s),
			`placed the ${ask} ${along === 'x' ? 'above and below' : 'to the left and right of'} the center, as if the ${along === 'x' ? 'y' : 'x'}-term were positive`,
		],
		ask === 'foci'
			? [pointSet(along, Math.abs(a * a - b * b)), 'subtracted the squares instead of adding them']
			: [pointSet(along, b * b), 'used b instead of a'],
		[pointSet(along, s * s), 'did not take the square root'],
	);
	const exact = rootExpression(s).kind !== 'number';
	const found = sentence(
		say`The ${ask} are ${twoPoints(pairAround(along, [h, k], s))}.`,
		`they are ${ask === 'foci' ? 'c' : 'a'} ${ask !== 'foci' && a === 1 ? 'unit' : 'units'} ${HOW_FAR[along]}`,
	);
	return {
		prompt: say`Find the ${ask} of the hyperbola ${problem}. ${AS_PAIRS}${exact ? ' Give exact coordinates.' : ''}`,
		answer: pair,
		steps: [
			...start,
			...(ask === 'foci' ? focusLines(a * a, b * b, 1) : []),
			// A drawing could not mark irrational foci.
			exact
				? found
				: withHyperbola(found, curve, { points: [...spotsAround(along, [h, k], s), [h, k]] }),
		],
		hints: [
			...notSeenHints(ask === 'foci' ? [a, b] : [a]),
			ask === 'foci'
				? say`Which denominator is ${power('a', 2)}? How is ${power('c', 2)} found from ${power('a', 2)} and ${power('b', 2)} in a hyperbola?`
				: say`Which of the two terms is positive? In which direction from the center do the vertices lie?`,
		],
	};
}

const THROUGH_CENTER =
	'the asymptote passes through the center: substitute the slope and the center into the point-slope form';

/** "4/2 = 2", or "4/3" alone. */
const slopeOf = (over: number, under: number): Expression =>
	under === 1
		? num(over)
		: isProperForm([over, under])
			? quotient(over, under)
			: equation(quotient(over, under), num(new Fraction(over, under)));

const CROSS_PRODUCTS = 'in a proportion, the cross products are equal';

/** b from the positive slope of an asymptote, which is b/a or a/b. */
function slopeLinesForB(along: Along, a: number, b: number, slope: Fraction): Line[] {
	const [over, under, why] =
		along === 'x'
			? (['b', a, 'the vertices lie on a horizontal line, so the positive slope is b/a'] as const)
			: ([a, 'b', 'the vertices lie on a vertical line, so the positive slope is a/b'] as const);
	const ending = say`${equation('b', b)}, so ${equation(power('b', 2), b * b)}.`;
	if (along === 'x') {
		return [
			line(equation(quotient(over, under), num(slope)), why),
			sentence(ending, `multiply both sides by ${a}`),
		];
	}
	const [factor, total] = [slope.n, slope.d * BigInt(a)];
	const clearing = slope.d === 1n ? 'multiply both sides by b' : CROSS_PRODUCTS;
	return [
		line(equation(quotient(over, under), num(slope)), why),
		...(factor === 1n
			? []
			: [line(equation(product(Number(factor), 'b'), Number(total)), clearing)]),
		sentence(ending, factor === 1n ? clearing : `divide both sides by ${factor}`),
	];
}

export function hyperbolaFromFeatures(draw: Draw): Draft | undefined {
	const [h, k, a, b] = [draw.int('h'), draw.int('k'), draw.int('a'), draw.int('b')];
	const along = alongOf(draw);
	const foci = draw.random.int(0, 1) === 0;
	const c = a + 1 + (b % 4);
	const bb = foci ? c * c - a * a : b * b;
	// Equal denominators, or equal coordinates of the center: interchanging them would not show.
	if (bb === a * a || (h === k && h !== 0)) return undefined;
	// A slope of 2/3 must not also be read as a = 2 and b = 3.
	if (!foci && coprime(a, b)) return undefined;
	const equationOf = (way: Along, at: readonly [number, number], p: number, q: number) =>
		written('equation', hyperbolaEquation(way, at, p, q));
	const answer = withMisconceptions(
		equationOf(along, [h, k], a * a, bb),
		[
			equationOf(along === 'x' ? 'y' : 'x', [h, k], a * a, bb),
			`made the ${along === 'x' ? 'y' : 'x'}-term positive instead of the ${along}-term`,
		],
		[
			equationOf(along, [-h, -k], a * a, bb),
			'added the coordinates of the center instead of subtracting them',
		],
		foci
			? [equationOf(along, [h, k], a * a, c * c), 'used c² as the second denominator']
			: [equationOf(along, [h, k], bb, a * a), 'interchanged the denominators'],
	);
	const vertices = twoPoints(pairAround(along, [h, k], a * a));
	const slope = along === 'x' ? new Fraction(b, a) : new Fraction(a, b);
	const given = foci
		? say`Its foci are at ${twoPoints(pairAround(along, [h, k], c * c))}.`
		: say`The slopes of its asymptotes are ${num(slope)} and ${num(slope.neg())}.`;
	return {
		prompt: say`A hyperbola has vertices at ${vertices}. ${given} Write the equation of the hyperbola in standard form, with ${num(1)} on the right side.`,
		answer,
		steps: [
			...centerLines(along, [h, k], a),
			vertexDistanceLine(a),
			...(foci ? squareOfBLines('hyperbola', a, c) : [...slopeLinesForB(along, a, b, slope)]),
			withHyperbola(
				sentence(
					say`The equation is ${answer.body}.`,
					`the vertices lie on a ${along === 'x' ? 'horizontal' : 'vertical'} line, so the ${along}-term comes first`,
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
			say`Which point is halfway between the vertices? How far is a vertex from it?`,
			foci
				? say`How is ${power('c', 2)} found from ${power('a', 2)} and ${power('b', 2)} in a hyperbola?`
				: say`How are the slopes of the asymptotes related to ${symbol('a')} and ${symbol('b')}?`,
		],
	};
}
