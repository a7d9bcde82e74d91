/** What a formula says of a name, exactly or rounded, and how two equations compare. */
import {
	gapAt,
	halfPlace,
	isEquation,
	isNear,
	numberIn,
	readRelation,
	type Relation,
} from './equation-lines.ts';
import { pointsOf } from './values.ts';

/** Numbers without the unit behind them: 5.8 for "5.8 cm". */
export const withoutUnits = (tex: string): string =>
	tex.replaceAll(/(?<=\d)\\text\{ [a-z]+\}/g, '');

/** Equations with names; one with "±" counts as two. The base e is a number. */
export const relationsOf = (tex: string): Relation[] =>
	(tex.includes('\\pm') ? ['+', '-'].map((sign) => tex.replaceAll('\\pm', sign)) : [tex]).flatMap(
		(one) => {
			const relation = readRelation(
				withoutUnits(one)
					.replaceAll('\\omega', 'w')
					.replaceAll(/m?\\angle (?=[A-Z])/g, '')
					.replaceAll(/(?<![a-z\\])e\^/g, `${Math.E}^`),
			);
			return relation && relation.letters.length > 0 && isEquation(relation)
				? [{ ...relation, tex }]
				: [];
		},
	);

/** An angle whose function is known, too. */
export function valueOf(side: string): number {
	const [, name, value] =
		/^\\(sin|cos|tan)\^\{-1\}\\left\((.*)\\right\)$|^\\(sin|cos|tan)\^\{-1\}\(?([\d.]+)\)?$/
			.exec(side)
			?.filter((part) => part !== undefined) ?? [];
	if (value === undefined) return numberIn(side);
	const angle = { sin: Math.asin, cos: Math.acos, tan: Math.atan }[name ?? ''];
	return angle?.(numberIn(value)) ?? Number.NaN;
}

/** The values that a relation gives the name on its left: up to the first "≈", and behind it. */
export function valuesIn({ sides, signs }: Relation): { exact: number[]; rounded: number[] } {
	const from = signs.indexOf('\\approx');
	const values = sides.slice(1).map(valueOf);
	const isValue = (value: number) => !Number.isNaN(value);
	return {
		exact: values.slice(0, from < 0 ? undefined : from).filter(isValue),
		rounded: (from < 0 ? [] : values.slice(from)).filter(isValue),
	};
}

/** Decimals and angles in degrees: a small integer may occur by chance. */
const NUMERAL = /(?<![\d.])(?:\d+\.\d+|\d+(?=\^\{\\circ\}))(?![\d.])/g;

export const numeralsIn = (text: string): string[] =>
	text.replaceAll('{,}', '').match(NUMERAL) ?? [];

export const nameOf = ({ sides: [name = ''] }: Relation): string => name.trim();

/** Half of the last place of a decimal or of an angle in degrees, which is in radians here. */
export const placeOf = (side: string): number =>
	/^\(\\frac\{\d+\\pi\}\{180\}\)$/.test(side.trim())
		? Math.PI / 360
		: side.includes('.')
			? halfPlace(side)
			: 0;

export function areProportional(one: Relation, other: Relation): boolean {
	const points = pointsOf(one.letters);
	const [these, those] = [one, other].map((relation) =>
		points.map((point) => gapAt(relation, point)),
	) as [number[], number[]];
	return these.every((gap, at) =>
		isNear(gap * (those[0] ?? 0), (those[at] ?? 0) * (these[0] ?? 0), 1e-11),
	);
}

/** Two neighboring numbers on either side of an "≈" are not the same. */
export const differs = ({ sides, signs }: Relation): boolean =>
	signs.some((sign, at) => {
		const [left = Number.NaN, right = Number.NaN] = [sides[at], sides[at + 1]].map((side) =>
			valueOf(side ?? ''),
		);
		return sign === '\\approx' && !Number.isNaN(left + right) && !isNear(left, right, 1e-12);
	});
