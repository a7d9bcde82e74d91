/** Figures in which one angle leads to the next. Triangle ABC has A on top; D lies on BC. */
import {
	equation,
	type Expression,
	num,
	quotient,
	sum,
	symbol,
} from '../../../../math/expression.ts';
import { degrees } from '../../../../math/notation.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import {
	caseOf,
	type Draft,
	type Draw,
	integer,
	type Line,
	line,
	sentence,
	withMisconceptions,
	withUnit,
	type WrongAnswer,
} from '../../../family.ts';
import { angledTriangle, tick } from './triangle.ts';
import type { Mark, Spot } from '../../../figures/figure.ts';

type Steps = {
	text: Prose;
	asked: string;
	value: number;
	wrong: readonly (readonly [number, string])[];
	lines: Line[];
	hint: Prose;
	alt: string;
	/** Angles at B and C, and the angle BAD; none when D is not in the figure. */
	atB: number;
	atC: number;
	atTop: number | null;
	texts: Record<'A' | 'B' | 'C', string>;
	more?: (corners: Record<'A' | 'B' | 'C' | 'D', Spot>) => Mark[];
};

const size = (value: number): Expression => degrees(value);
const minus = (first: number, ...taken: number[]): Expression =>
	sum(first, ...taken.map((one) => num(-one)));
const sumIn = (triangle: string): string => `the angles of triangle ${triangle} add up to 180°`;

const LAYOUTS: Readonly<Record<string, (a: number, b: number, draw: Draw) => Steps | undefined>> = {
	'angle bisector drawn'(a, b) {
		const last = 180 - a - b;
		if (a % 2 === 1 || last < 20) return undefined;
		return {
			text: say`In triangle ${symbol('ABC')}, angle ${symbol('A')} measures ${size(a)} and angle ${symbol('B')} measures ${size(b)}. The bisector of angle ${symbol('A')} meets ${symbol('BC')} at ${symbol('D')}.`,
			asked: 'ADB',
			value: 180 - a / 2 - b,
			wrong: [
				[180 - a - b, 'did not halve angle A'],
				[a / 2 + b, 'added the two angles without subtracting the sum from 180°'],
				[180 - a / 2, 'did not subtract angle B'],
			],
			lines: [
				line(equation('x', quotient(a, 2)), 'x is angle BAD; the bisector halves angle A'),
				line(equation('x', a / 2), 'divide'),
				line(equation('y', minus(180, b, a / 2)), `y is angle ADB; ${sumIn('ABD')}`),
			],
			hint: say`Which two angles of triangle ${symbol('ABD')} can you find?`,
			alt: `Triangle ABC with D on BC. Angle A is ${a} degrees and AD divides it into two equal parts; angle B is ${b} degrees.`,
			atB: b,
			atC: last,
			atTop: a / 2,
			texts: { A: '', B: `${b}°`, C: '' },
		};
	},
	'two triangles sharing a side'(a, b, draw) {
		const c = draw.random.int(25, 70);
		const value = 180 - a - b - c;
		if (value < 20 || b > 70) return undefined;
		return {
			text: say`In triangle ${symbol('ABC')}, ${symbol('D')} lies on ${symbol('BC')}. Angle ${symbol('B')} measures ${size(a)}, angle ${symbol('BAD')} measures ${size(b)}, and angle ${symbol('C')} measures ${size(c)}.`,
			asked: 'DAC',
			value,
			wrong: [
				[180 - a - c, 'found the whole angle A, including angle BAD'],
				[180 - a - b, 'found angle ADB instead of angle DAC'],
				[a + b, 'stopped at angle ADC'],
			],
			lines: [
				line(
					equation('x', sum(a, b)),
					'x is angle ADC, an exterior angle of triangle ABD: it is equal to the sum of the two remote interior angles',
				),
				line(equation('x', a + b), 'add'),
				line(equation('y', minus(180, a + b, c)), `y is angle DAC; ${sumIn('ADC')}`),
			],
			hint: say`How is angle ${symbol('ADC')} related to the angles of triangle ${symbol('ABD')}?`,
			alt: `Triangle ABC with D on BC and the segment AD. Angle B is ${a} degrees, angle BAD is ${b} degrees, and angle C is ${c} degrees.`,
			atB: a,
			atC: c,
			atTop: b,
			texts: { A: '', B: `${a}°`, C: `${c}°` },
			more: ({ A, B, D }) => [{ mark: 'angle', at: A, to: [B, D], text: `${b}°` }],
		};
	},
	'parallel line through a vertex'(a, b) {
		const value = 180 - a - b;
		if (value < 20 || a > 100 || b > 100) return undefined;
		return {
			text: say`A line through vertex ${symbol('A')} of triangle ${symbol('ABC')} is parallel to ${symbol('BC')}. The angle between this line and ${symbol('AB')} measures ${size(a)}, and angle ${symbol('C')} measures ${size(b)}.`,
			asked: 'BAC',
			value,
			wrong: [
				[a + b, 'added the two angles without subtracting the sum from 180°'],
				[a, 'stopped at angle B'],
				[180 - b, 'did not subtract angle B'],
			],
			lines: [
				line(
					equation('x', a),
					'x is angle B; alternate interior angles are equal because the line is parallel to BC',
				),
				line(equation('y', minus(180, a, b)), `y is angle BAC; ${sumIn('ABC')}`),
			],
			hint: say`Which angle of the triangle is equal to the angle between the line and ${symbol('AB')}?`,
			alt: `Triangle ABC with a line through A parallel to BC. The angle between this line and AB is ${a} degrees; angle C is ${b} degrees.`,
			atB: a,
			atC: b,
			atTop: null,
			texts: { A: '', B: '', C: `${b}°` },
			more: ({ A, B }) => [
				{
					mark: 'path',
					at: [
						[A[0] - 0.6, A[1]],
						[A[0] + 0.6, A[1]],
					],
				},
				{ mark: 'angle', at: A, to: [[A[0] - 1, A[1]], B], text: `${a}°` },
			],
		};
	},
	'isosceles inside a triangle'(a, b) {
		const value = 180 - 2 * a - b;
		// Angle ADC, an exterior angle of triangle ABD, must not be the answer too.
		if (value < 15 || a > 60 || value === 2 * a) return undefined;
		return {
			text: say`In triangle ${symbol('ABC')}, ${symbol('D')} lies on ${symbol('BC')} with ${equation(symbol('AD'), symbol('BD'))}. Angle ${symbol('B')} measures ${size(a)} and angle ${symbol('C')} measures ${size(b)}.`,
			asked: 'DAC',
			value,
			wrong: [
				[180 - a - b, 'found the whole angle A, including angle BAD'],
				[2 * a + b, 'added the three angles without subtracting the sum from 180°'],
				[180 - 2 * a, 'found angle ADB instead of angle DAC'],
			],
			lines: [
				line(
					equation('x', a),
					'x is angle BAD; the base angles of the isosceles triangle ABD are equal',
				),
				line(
					equation('y', minus(180, a, b, a)),
					`y is angle DAC; ${sumIn('ABC')}, and x is part of angle A`,
				),
				line(equation('y', minus(180, 2 * a + b)), 'add the three known angles'),
			],
			hint: say`What kind of triangle is ${symbol('ABD')}? Which of its angles are equal?`,
			alt: `Triangle ABC with D on BC. The segments AD and BD are equal. Angle B is ${a} degrees and angle C is ${b} degrees.`,
			atB: a,
			atC: b,
			atTop: a,
			texts: { A: '', B: `${a}°`, C: `${b}°` },
			more: ({ A, B, D }) => [tick(A, D), tick(B, D, 0.75)],
		};
	},
};

export function satTriangle(draw: Draw): Draft | undefined {
	const made = caseOf(LAYOUTS, draw.inTurn('layout'))(draw.int('a'), draw.int('b'), draw);
	if (!made || made.wrong.some(([angle]) => angle === made.value)) return undefined;
	const { asked, value, atTop, texts, more } = made;
	const answer = withMisconceptions(
		withUnit(integer(value), '°'),
		...made.wrong.map(([angle, why]): WrongAnswer => [integer(angle), why]),
	);
	return {
		prompt: say`${made.text} What is the measure of angle ${symbol(asked)}, in degrees?`,
		answer,
		steps: [
			...made.lines,
			line(equation('y', value), 'subtract'),
			sentence(say`Angle ${symbol(asked)} measures ${answer.body}.`),
		],
		hints: [made.hint],
		figure: angledTriangle(made.atB, made.atC, texts, made.alt, (corners) => {
			const { A, B, C } = corners;
			const D = atTop === null ? B : footOf(A, made.atB, atTop);
			const names: Mark[] = [
				{ mark: 'text', at: A, text: 'A', awayFrom: [A[0], 0] },
				{ mark: 'text', at: B, text: 'B', awayFrom: [0.5, A[1] / 3] },
				{ mark: 'text', at: C, text: 'C', awayFrom: [0.5, A[1] / 3] },
			];
			if (atTop !== null)
				names.push(
					{ mark: 'path', at: [A, D] },
					{ mark: 'text', at: D, text: 'D', awayFrom: [D[0], 1] },
				);
			return [...names, ...(more?.({ ...corners, D }) ?? [])];
		}),
	};
}

/** Where the ray from A at this angle to AB meets BC. */
function footOf(A: Spot, atB: number, atTop: number): Spot {
	const along = ((atB + atTop) * Math.PI) / 180;
	return [A[0] - A[1] / Math.tan(along), 0];
}
