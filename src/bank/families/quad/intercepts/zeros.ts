/** Zeros, axis and vertex of y = a(x − p)(x − q). */
import Fraction from 'fraction.js';
import { equation, type Expression, num, symbol } from '../../../../math/expression.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import {
	caseOf,
	type Draft,
	type Draw,
	type Line,
	line,
	point,
	sentence,
	solutions,
	withMisconceptions,
	written,
} from '../../../family.ts';
import { factorSolvingLines, factorsOf, zeroProductLines } from '../../../steps/factor-equation.ts';
import { factoredForm, valueAt, type WholeQuadratic } from '../../../steps/quadratic.ts';
import { midpointLine, vertexFromFactored } from '../../../steps/vertex-lines.ts';
import { withParabola } from '../../../steps/parabola-sketch.ts';
import { plainNumber } from '../../../../math/plain-notation.ts';

const Y = symbol('y');

/** y = a(x − p)(x − q) with p < q; opposite zeros would hide wrong signs. */
export type Zeros = { a: number; p: number; q: number };

export function drawn(draw: Draw, first: string, second: string): Zeros | undefined {
	const [a, p, q] = [draw.int('a'), draw.int(first), draw.int(second)];
	return p < q && p + q !== 0 ? { a, p, q } : undefined;
}

export const quadraticOf = ({ a, p, q }: Zeros): WholeQuadratic => ({
	a,
	b: -a * (p + q),
	c: a * p * q,
});

/** From y = 0 to the zeros. */
export function zeroLines(
	{ a, p, q }: Zeros,
	factored: boolean,
	why = 'at the x-intercepts, y = 0',
): Line[] {
	if (!factored) return factorSolvingLines(quadraticOf({ a, p, q }), 'x', why);
	const { first, second } = factorsOf(quadraticOf({ a, p, q }));
	return [
		line(equation(factoredForm(a, p, q), 0), why),
		...(a === 1
			? []
			: [
					line(
						equation(factoredForm(1, p, q), 0),
						a === -1 ? 'multiply both sides by −1' : `divide both sides by ${plainNumber(a)}`,
					),
				]),
		...zeroProductLines(first, second, 'x'),
	];
}

type Ask = (zeros: Zeros, rule: Expression) => Pick<Draft, 'prompt' | 'answer' | 'steps' | 'hints'>;

const ASKS: Readonly<Record<string, Ask>> = {
	zeros: (zeros, rule) => ({
		prompt: say`Find the zeros of ${rule}. List them from least to greatest.`,
		answer: withMisconceptions(
			solutions(zeros.p, zeros.q),
			[solutions(-zeros.q, -zeros.p), 'used the signs in the factors as the signs of the zeros'],
			[solutions(zeros.q), 'set only one factor equal to 0'],
			[
				solutions(...[zeros.a, zeros.p, zeros.q].toSorted((one, two) => one - two)),
				'counted the leading coefficient as a zero',
			],
		),
		steps: [
			line(rule),
			...zeroLines(zeros, true, 'a zero is a value of x for which y = 0'),
			withParabola(sentence(say`The zeros are ${zeros.p} and ${zeros.q}.`), quadraticOf(zeros), {
				points: [
					[zeros.p, 0],
					[zeros.q, 0],
				],
			}),
		],
		hints: [say`When is a product equal to 0?`],
	}),
	axis: ({ a, p, q }, rule) => {
		const axis = equation('x', num(new Fraction(p + q, 2)));
		return {
			prompt: say`Write an equation of the axis of symmetry of the parabola ${rule}.`,
			answer: withMisconceptions(
				written('line', axis),
				[
					written('line', equation('x', num(new Fraction(-p - q, 2)))),
					'used the signs in the factors as the signs of the zeros',
				],
				[written('line', equation('x', p + q)), 'added the zeros but did not divide by 2'],
				[
					written('line', equation('y', num(new Fraction(p + q, 2)))),
					'wrote y instead of x in the equation of the axis',
				],
			),
			steps: [
				line(rule),
				sentence(say`The zeros are ${p} and ${q}.`, 'each zero makes one of the factors 0'),
				midpointLine(p, q, 'the axis of symmetry is halfway between the zeros'),
				withParabola(sentence(say`The axis of symmetry is ${axis}.`), quadraticOf({ a, p, q }), {
					points: [
						[p, 0],
						[q, 0],
					],
					hasAxis: true,
				}),
			],
			hints: [SYMMETRIC],
		};
	},
	vertex: ({ a, p, q }, rule) => {
		const half = new Fraction(q - p, 2);
		const answer = point(new Fraction(p + q, 2), half.mul(half).mul(-a));
		const found = vertexFromFactored(a, p, q, Y);
		const across = new Fraction(-p - q, 2);
		return {
			prompt: say`Find the vertex of the parabola ${rule}. Write it as an ordered pair.`,
			answer: withMisconceptions(
				answer,
				[
					point(across, valueAt(quadraticOf({ a, p, q }), across)),
					'used the signs in the factors as the signs of the zeros',
				],
				[
					point(new Fraction(p + q, 2), a * p * q),
					'used the y-intercept as the y-coordinate of the vertex',
				],
				[
					point(new Fraction(p + q, 2), half.mul(half).neg()),
					a === -1
						? 'left out the negative sign in front of the factors'
						: 'left out the leading coefficient',
				],
			),
			steps: [
				line(rule),
				...found.across,
				...found.height,
				withParabola(sentence(say`The vertex is ${answer.body}.`), quadraticOf({ a, p, q }), {
					points: [
						[new Fraction(p + q, 2), half.mul(half).mul(-a)],
						[p, 0],
						[q, 0],
					],
				}),
			],
			hints: [SYMMETRIC],
		};
	},
};

const SYMMETRIC: Prose = say`A parabola is symmetric. Where is its axis of symmetry in relation to the two zeros?`;

export function fromFactored(draw: Draw, first: string, second: string): Draft | undefined {
	const zeros = drawn(draw, first, second);
	if (!zeros) return undefined;
	const rule = equation('y', factoredForm(zeros.a, zeros.p, zeros.q));
	return caseOf(ASKS, draw.inTurn('ask'))(zeros, rule);
}
