/** Several missing parts of a triangle as one answer, in a stated order: angles first, then sides. */
import { type Expression, relation, symbol } from '../../math/expression.ts';
import { degrees, measure, rounded, roundedText } from '../../math/notation.ts';
import { type Prose, say } from '../../math/prose.ts';
import type { DraftAnswer } from '../answer.ts';
import type { Unit } from './measured.ts';
import type { Parts } from './triangle-figure.ts';
import { angleName, isNearBorder, listed, type Names, small, type Triangle } from './triangle.ts';

export type PartsAnswer = { names: Expression[]; answer: DraftAnswer; rounding?: Prose };

/** `undefined` when a rounding is doubtful, or the list reads the same backwards. */
export function partsAnswer(
	names: Names,
	triangle: Triangle,
	unit: Unit,
	wanted: Parts,
): PartsAnswer | undefined {
	const { angles = [], sides = [] } = wanted;
	if (angles.some((at) => isNearBorder(triangle.angles[at], 0))) return undefined;
	if (sides.some((at) => isNearBorder(triangle.sides[at], 1))) return undefined;
	const values = [
		...angles.map((at) => roundedText(triangle.angles[at], 0)),
		...sides.map((at) => roundedText(triangle.sides[at], 1)),
	];
	if (values[0] === values.at(-1)) return undefined;
	const body = listed([
		...angles.map((at) =>
			relation(
				angleName(names[at]),
				Number.isInteger(triangle.angles[at]) ? '=' : '\\approx',
				degrees(rounded(triangle.angles[at], 0)),
			),
		),
		...sides.map((at) =>
			relation(small(names[at]), '\\approx', measure(rounded(triangle.sides[at], 1), unit.short)),
		),
	]);
	const exact = angles.every((at) => Number.isInteger(triangle.angles[at]));
	return {
		names: [
			...angles.map((at) => angleName(names[at])),
			...sides.map((at) => symbol(small(names[at]))),
		],
		answer: { kind: 'ordered-list', value: values.join(', '), body },
		...(exact ? { rounding: say`Round lengths to the nearest tenth.` } : {}),
	};
}

/** "Give angles in degrees and lengths in centimetres." */
export const measuredAngles = ({ angles = [], sides = [] }: Parts, unit: Unit): Prose =>
	say`Give ${angles.length > 1 ? 'the angles' : 'the angle'} in degrees and ${sides.length > 1 ? 'the lengths' : 'the length'} in ${unit.many}.`;
