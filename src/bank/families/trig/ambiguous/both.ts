/** Both triangles of the ambiguous case. */
import {
	type Draft,
	type DraftAnswer,
	type Draw,
	line,
	sentence,
	withMisconceptions,
} from '../../../family.ts';
import { equation, product, quotient, relation, sum, symbol } from '../../../../math/expression.ts';
import { degrees, measure, rounded, roundedText } from '../../../../math/notation.ts';
import { say } from '../../../../math/prose.ts';
import { networkFigure } from '../../../figures/diagram.ts';
import { statedTriangle } from '../../../steps/triangle-figure.ts';
import { sizeTerm, sizeText, type Unit, unitIn } from '../../../steps/measured.ts';
import {
	about,
	angleGiven,
	angleName,
	cosOf,
	degree,
	isNearBorder,
	length,
	type Names,
	namesIn,
	ratioOf,
	sinOf,
	small,
	toDegrees,
} from '../../../steps/triangle.ts';

export type Given = { names: Names; unit: Unit; A: number; a: number; b: number };

export const givenIn = ({ names, unit, A, a, b }: Given) =>
	say`${angleGiven(names[0], A)}, ${equation(small(names[0]), sizeTerm(String(a), unit))}, and ${equation(small(names[1]), sizeTerm(String(b), unit))}`;

const KEEP_DIGITS = 'keep extra digits for the next steps';

/** The two angles at B, or the two third sides; the smaller one first. */
export function both(draw: Draw): Draft | undefined {
	const [A, b] = [draw.int('A'), draw.int('b')];
	const a = Math.round(draw.int('r') * b);
	const names = namesIn(draw);
	const unit = unitIn(draw);
	const given: Given = { names, unit, A, a, b };
	const h = b * sinOf(A);
	if (a >= b || a < h * 1.04 || b - a < 1) return undefined;
	const B = toDegrees(Math.asin(h / a));
	if (isNearBorder(B, 0) || B > 84) return undefined;
	const angles = [B, 180 - B] as const;
	const [x, y, z] = names.map(small) as [string, string, string];
	const ratio = quotient(product(length(b), ratioOf('sin', degree(A))), length(a));
	const wantsSide = draw.random.int(0, 1) === 1;
	const places = wantsSide ? 3 : 0;
	const first = [
		line(
			equation(quotient(ratioOf('sin', names[1]), y), quotient(ratioOf('sin', names[0]), x)),
			'the sine law',
		),
		line(
			equation(
				quotient(ratioOf('sin', names[1]), length(b)),
				quotient(ratioOf('sin', degree(A)), length(a)),
			),
			'substitute the known values',
		),
		line(equation(ratioOf('sin', names[1]), ratio), `multiply both sides by ${b}`),
		wantsSide
			? about(ratioOf('sin', names[1]), h / a, 6, `evaluate the right side, and ${KEEP_DIGITS}`)
			: about(ratioOf('sin', names[1]), h / a, 4, 'evaluate the right side'),
	];
	const figure = swing(given, angles[0]);
	if (!wantsSide) {
		const value = angles.map((angle) => rounded(angle, 0));
		const [p, q] = value;
		if (!p || !q) return undefined;
		const body = say`${degrees(p)}, ${degrees(q)}`;
		const listOf = (values: readonly number[]): DraftAnswer => ({
			kind: 'ordered-list',
			value: values.join(', '),
			body,
			unit: '°',
		});
		return {
			prompt: say`There are two different triangles ${symbol(names.join(''))} with ${givenIn(given)}. Find both possible measures of ${angleName(names[1])} to the nearest degree, the smaller one first.`,
			answer: withMisconceptions(
				listOf([Math.round(B), Math.round(180 - B)]),
				[
					listOf([Math.round(B), Math.round(180 - A - B)]),
					'gave the third angle as the second possibility',
				],
				[
					listOf([Math.round(B), Math.round(B) + 180]),
					'added the acute angle to 180° instead of subtracting it',
				],
				[
					listOf([Math.round(B), Math.round(90 - B)]),
					'used the complement instead of the supplement',
				],
			),
			steps: [
				...first,
				sentence(
					say`One possible measure of ${angleName(names[1])} is about ${degrees(p)}.`,
					'use the inverse sine to find the acute angle, and round to the nearest degree',
				),
				sentence(
					say`The other is about ${degrees(q)}.`,
					`the supplement of an angle has the same sine: 180° − ${roundedText(B, 0)}° = ${roundedText(180 - B, 0)}°`,
				),
				line(
					relation(sum(degree(A), degrees(q)), '<', degrees(180)),
					'the sum is less than 180°, which leaves a positive measure for the third angle, so the obtuse angle is also possible',
				),
				sentence(say`The possible measures are about ${degrees(p)} and ${degrees(q)}.`),
			],
			hints: [
				say`For which side do you also know the opposite angle? What does the sine law then tell you about ${ratioOf('sin', names[1])}?`,
				say`Which two angles between 0° and 180° have this sine?`,
			],
			figure,
		};
	}
	const thirds = angles.map((angle) => 180 - A - angle) as [number, number];
	const sides = thirds.map((C) => (a * sinOf(C)) / sinOf(A)) as [number, number];
	if (sides.some((side) => isNearBorder(side, 1)) || sides[1] < 1 || thirds[1] < 4)
		return undefined;
	const body = say`${measure(rounded(sides[1], 1), unit.short)}, ${measure(rounded(sides[0], 1), unit.short)}`;
	const lengthsOf = (values: readonly number[]): DraftAnswer => ({
		kind: 'ordered-list',
		value: values.map((one) => roundedText(one, 1)).join(', '),
		body,
		unit: unit.many,
	});
	if (sides[0] - sides[1] < 1) return undefined;
	return {
		prompt: say`There are two different triangles ${symbol(names.join(''))} with ${givenIn(given)}. Find both possible lengths of side ${symbol(z)} in ${unit.many}, to the nearest tenth. Give the shorter length first.`,
		answer: withMisconceptions(lengthsOf([sides[1], sides[0]]), [
			lengthsOf([sides[0], sides[1]]),
			'gave the longer length first',
		]),
		steps: [
			...first,
			sentence(
				say`${angleName(names[1])} is about ${degrees(rounded(B, places))} or about ${degrees(rounded(180 - B, places))}.`,
				'use the inverse sine to find the acute angle; its supplement has the same sine',
			),
			sentence(
				say`The third angle, ${angleName(names[2])}, is about ${degrees(rounded(thirds[0], places))} or about ${degrees(rounded(thirds[1], places))}.`,
				'the angles of a triangle add up to 180°',
			),
			line(
				equation(
					z,
					quotient(product(length(a), ratioOf('sin', names[2])), ratioOf('sin', degree(A))),
				),
				'the sine law, solved for the third side',
			),
			...([1, 0] as const).map((at) =>
				sentence(
					say`If ${relation(names[2], '\\approx', degrees(rounded(thirds[at], places)))}, then ${relation(z, '\\approx', measure(rounded(sides[at], 1), unit.short))}.`,
					'substitute the angle, and round to the nearest tenth',
				),
			),
			sentence(
				say`The possible lengths are about ${measure(rounded(sides[1], 1), unit.short)} and ${measure(rounded(sides[0], 1), unit.short)}.`,
			),
		],
		hints: [
			say`What are the two possible measures of ${angleName(names[1])}?`,
			say`How can you find the third angle of each triangle? Which law can you then use to find side ${symbol(z)}?`,
		],
		figure,
	};
}

/** The side that swings is dashed in its second place. */
function swing({ names, unit, A, a, b }: Given, B: number) {
	const [p, q, r] = names;
	const far = b * cosOf(A) + a * cosOf(B);
	const near = b * cosOf(A) - a * cosOf(B);
	const alt = `${statedTriangle({ name: names.join(''), angles: { [p]: A }, sides: { [q + r]: a, [p + r]: b } }, unit.many)} A dashed segment of the same length as ${q}${r}, also from ${r}, meets side ${p}${q} at a point nearer to ${p}.`;
	const top = [b * cosOf(A), b * sinOf(A)] as const;
	return networkFigure(
		{
			points: { [p]: [0, 0], [q]: [far, 0], [r]: top },
			segments: [p + q, q + r, p + r],
			sides: { [q + r]: sizeText(a, unit), [p + r]: sizeText(b, unit) },
			angles: { [`${q}${p}${r}`]: `${A}°` },
			swung: [[near, 0], top],
		},
		alt,
	);
}
