/** geo.triangle-angles: angle sum, exterior angles, equal base angles. */
import Fraction from 'fraction.js';
import { equation, product, quotient, sum, symbol, times } from '../../../../math/expression.ts';
import { term } from '../../../../math/polynomial.ts';
import { say } from '../../../../math/prose.ts';
import {
	type Draft,
	type Draw,
	integer,
	line,
	rational,
	sentence,
	type Skills,
	withMisconceptions,
	withUnit,
	type WrongAnswer,
} from '../../../family.ts';
import { angledTriangle, cornerArc, readableAngles, tick } from './triangle.ts';
import {
	type Angle,
	angle,
	angleText,
	angleWords,
	at,
	known,
	piece,
} from '../../../steps/angles.ts';
import { solveEquation } from '../../../steps/solve-equation.ts';
import { satTriangle } from './steps.ts';
import type { Mark } from '../../../figures/figure.ts';

export const skills: Skills = {
	'Find a missing angle of a triangle': missing,
	'Solve for x in the angles of a triangle': algebraic,
	'Find angles in divided or isosceles triangles': satTriangle,
};

const SUM = 'the angles of a triangle add up to 180°';

function missing(draw: Draw): Draft | undefined {
	const kind = draw.inTurn('kind');
	const [a, b] = [draw.int('a'), kind === 'right' ? 90 : draw.int('b')];
	if (kind === 'isosceles') return isosceles(draw, a);
	const x = 180 - a - b;
	if (x < 15 || a === b || x === a || (kind === 'any' && (a === 90 || b === 90 || x === 90)))
		return undefined;
	const answer = withMisconceptions(
		withUnit(integer(x), '°'),
		[integer(a + b), 'added the known angles without subtracting the sum from 180°'],
		[integer(360 - a - b), 'subtracted the sum of the known angles from 360° instead of 180°'],
		[
			integer(180 - a),
			kind === 'right'
				? 'did not subtract the right angle'
				: 'subtracted only one of the known angles',
		],
	);
	return {
		prompt:
			kind === 'right'
				? say`One acute angle of a right triangle measures ${angle(known(a))}. What is the measure of the other acute angle, in degrees?`
				: say`Two angles of a triangle measure ${angle(known(a))} and ${angle(known(b))}. What is the measure of the third angle, in degrees?`,
		answer,
		steps: [
			line(
				equation(sum('x', a, b), 180),
				kind === 'right'
					? `x is the other acute angle; ${SUM}, and the right angle is 90°`
					: `x is the third angle; ${SUM}`,
			),
			line(equation(sum('x', a + b), 180), `add ${a} and ${b}`),
			line(equation('x', x), `subtract ${a + b} from both sides`),
			sentence(
				say`The ${kind === 'right' ? 'other acute' : 'third'} angle measures ${answer.body}.`,
			),
		],
		hints: [say`What do the three angles of a triangle add up to?`],
		figure: angledTriangle(
			...readableAngles(kind === 'right' ? Math.min(a, 48) : a, b),
			{ A: 'x°', B: `${a}°`, C: `${b}°` },
			kind === 'right'
				? `A right triangle. One acute angle is ${a} degrees, and the other is x degrees.`
				: `A triangle with angles of ${a} degrees, ${b} degrees, and x degrees.`,
		),
	};
}

/** Given: the angle between the equal sides, or one of the equal angles. */
function isosceles(draw: Draw, size: number): Draft | undefined {
	const fromTop = draw.random.int(0, 1) === 1;
	if (size === 60 || (fromTop ? size % 2 === 1 || size > 120 : size > 80)) return undefined;
	const [base, top] = fromTop ? [(180 - size) / 2, size] : [size, 180 - 2 * size];
	const answer = withMisconceptions(
		withUnit(integer(fromTop ? base : top), '°'),
		fromTop
			? [integer(180 - size), 'did not divide by 2 for the two equal base angles']
			: [integer(180 - size), 'subtracted only one of the two base angles'],
		[
			fromTop ? integer(180 - 2 * size) : rational(new Fraction(180 - size, 2)),
			fromTop
				? 'treated the given angle as a base angle'
				: 'treated the given angle as the one between the equal sides',
		],
		[integer(size), 'assumed that all three angles are equal'],
	);
	const given = angle(known(size));
	return {
		prompt: fromTop
			? say`In an isosceles triangle, the angle between the two equal sides measures ${given}. What is the measure of each base angle, in degrees?`
			: say`Each base angle of an isosceles triangle measures ${given}. What is the measure of the angle between the two equal sides, in degrees?`,
		answer,
		steps: fromTop
			? [
					line(
						equation(sum('x', 'x', size), 180),
						`x is each base angle; base angles are equal, and ${SUM}`,
					),
					line(equation(sum(product(2, 'x'), size), 180), 'combine like terms: x + x = 2x'),
					line(equation(product(2, 'x'), 180 - size), `subtract ${size} from both sides`),
					line(equation('x', quotient(180 - size, 2)), 'divide both sides by 2'),
					line(equation('x', base), 'divide'),
					sentence(say`Each base angle measures ${answer.body}.`),
				]
			: [
					line(
						equation(sum('x', size, size), 180),
						`x is the angle between the equal sides; base angles are equal, and ${SUM}`,
					),
					line(equation(sum('x', 2 * size), 180), `add ${size} and ${size}`),
					line(equation('x', top), `subtract ${2 * size} from both sides`),
					sentence(say`The angle between the equal sides measures ${answer.body}.`),
				],
		hints: [say`Which two angles of the triangle are equal? What do all three angles add up to?`],
		figure: angledTriangle(
			...readableAngles(base, base),
			fromTop ? { A: `${size}°`, B: 'x°', C: 'x°' } : { A: 'x°', B: `${size}°`, C: `${size}°` },
			fromTop
				? `An isosceles triangle. The angle between the equal sides is ${size} degrees, and each base angle is x degrees.`
				: `An isosceles triangle. Each base angle is ${size} degrees, and the angle between the equal sides is x degrees.`,
			({ A, B, C }) => [tick(A, B), tick(A, C)],
		),
	};
}

/** The last number is chosen so that x is whole. */
function algebraic(draw: Draw): Draft | undefined {
	const [a, b, c, d, x] = [
		draw.int('a'),
		draw.int('b'),
		draw.int('c'),
		draw.int('d'),
		draw.int('x'),
	];
	const exterior = draw.random.int(0, 1) === 1;
	const [one, two]: [Angle, Angle] = [
		{ a, b: 0 },
		{ a: b, b: d },
	];
	const [first, second] = [at(one, x), at(two, x)];
	const last = 180 - first - second;
	if (d === 0 || [first, second, last].some((size) => size < 20 || size > 125)) return undefined;
	const outer = known(first + second);
	const three: Angle = { a: c, b: last - c * x };
	if (!exterior && (three.b === 0 || Math.abs(three.b) > 40)) return undefined;
	// With 1 in front, x is the measure of the first angle.
	if (a === 1) return undefined;
	const asksAngle = draw.inTurn('ask') === 'angle';
	const solved = exterior
		? solveEquation([one, two].map(piece), [term(outer.b)])
		: solveEquation([one, two, three].map(piece), [term(180)]);
	const scaled = (of: Fraction, why: string): WrongAnswer => [
		rational(asksAngle ? of.mul(a) : of),
		why,
	];
	const [start, ...rest] = solved?.lines ?? [];
	if (!start) return undefined;
	const answer = withMisconceptions(
		asksAngle ? withUnit(integer(first), '°') : integer(x),
		asksAngle
			? [integer(x), 'stopped at the value of x']
			: [
					integer(first),
					`gave the measure of the first ${exterior ? 'interior ' : ''}angle instead of x`,
				],
		exterior
			? scaled(
					new Fraction(180 - outer.b - d, a + b),
					'treated the exterior angle as an interior angle and set the sum of the three angles equal to 180°',
				)
			: scaled(
					new Fraction(360 - d - three.b, a + b + c),
					'set the sum of the angles equal to 360° instead of 180°',
				),
		scaled(
			new Fraction(
				(exterior ? outer.b : 180) + d + (exterior ? 0 : three.b),
				exterior ? a + b : a + b + c,
			),
			`moved the ${exterior ? 'constant' : 'constants'} to the other side without changing ${exterior ? 'its sign' : 'their signs'}`,
		),
	);
	const asked = asksAngle
		? say`What is the measure of the first of these angles, in degrees?`
		: say`Find the value of ${symbol('x')}.`;
	const given = exterior
		? say`An exterior angle of a triangle measures ${angle(outer)}. The two remote interior angles measure ${angle(one)} and ${angle(two)}.`
		: say`The angles of a triangle measure ${angle(one)}, ${angle(two)}, and ${angle(three)}.`;
	return {
		prompt: say`${given} ${asked}`,
		answer,
		steps: [
			{
				...start,
				why: exterior
					? 'an exterior angle is equal to the sum of the two remote interior angles'
					: SUM,
			},
			...rest,
			...(asksAngle
				? [
						line(equation(times(a, x), a * x), `substitute ${x} for x in ${a}x`),
						sentence(say`The first angle measures ${answer.body}.`),
					]
				: []),
		],
		hints: [
			exterior
				? say`How is an exterior angle related to the two remote interior angles?`
				: say`What do the three angles of a triangle add up to?`,
		],
		figure: angledTriangle(
			...readableAngles(first, last),
			{ A: '', B: angleText(one), C: exterior ? '' : angleText(three) },
			exterior
				? `A triangle with one side extended. The exterior angle there is ${angleWords(outer)}. The two remote interior angles are ${angleWords(one)} and ${angleWords(two)}.`
				: `A triangle with angles of ${angleWords(one)}, ${angleWords(two)}, and ${angleWords(three)}.`,
			(corners) => {
				const { A, C } = corners;
				const top: Mark[] = [
					cornerArc(corners, 'A', ''),
					{ mark: 'text', at: A, text: angleText(two), awayFrom: [A[0], 0] },
				];
				if (!exterior) return top;
				return [
					...top,
					{ mark: 'path', at: [C, [1.5, 0]] },
					{ mark: 'angle', at: C, to: [[1.5, 0], A], text: angleText(outer) },
				];
			},
		),
	};
}
