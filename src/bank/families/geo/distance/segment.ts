/** The length of one drawn segment, by the distance formula or by the Pythagorean theorem. */
import Fraction from 'fraction.js';
import { equation, num, product, relation, symbol } from '../../../../math/expression.ts';
import { type At, minus, pointAt } from '../../../../math/lines.ts';
import { rounded } from '../../../../math/notation.ts';
import { say } from '../../../../math/prose.ts';
import { many } from '../../../../math/things-in-words.ts';
import {
	decimalAnswer,
	type Draft,
	type Draw,
	type Line,
	line,
	radical,
	sentence,
	withMisconceptions,
	withUnit,
} from '../../../family.ts';
import { lettered, polygonOnPlane } from '../../../figures/polygon-on-plane.ts';
import { EXACT_LENGTH, pythagorean } from '../../../steps/square-roots.ts';
import {
	lengthLines,
	lengthMisconceptions,
	lengthOf,
	squaredLength,
} from '../../../steps/length.ts';

/** The lines without a formula: the changes in x and in y are the legs of a right triangle. */
export function legLines(name: string, from: At, to: At): Line[] {
	const changes = ([0, 1] as const).map((at) => new Fraction(to[at]).sub(from[at]));
	const [one = 0, two = 0] = changes.map((change) => Number(change.abs()));
	const legs =
		one === two
			? say`legs that are each ${many(two, 'unit')}`
			: say`legs that are ${one === 1 ? many(one, 'unit') : one} and ${many(two, 'unit')}`;
	return [
		...(['x', 'y'] as const).map((letter, at) =>
			sentence(
				say`The change in ${symbol(letter)} is ${equation(minus(to[at] ?? 0, from[at] ?? 0), num(changes[at] ?? 0))}.`,
			),
		),
		sentence(
			say`${symbol(name)} is the hypotenuse of a right triangle with ${legs} long.`,
			changes.some((change) => change.lt(0))
				? 'the changes in x and in y give the lengths of the legs; a length is never negative'
				: 'the changes in x and in y give the lengths of the legs',
		),
		...pythagorean({ longest: true, one, two }, name),
	];
}

/** Distances of 1 and 1 are their own squares, and 2 and 2 are doubled as well as squared. */
export const hidesSquares = (from: At, to: At): boolean => {
	const legs = ([0, 1] as const).map((at) => new Fraction(to[at]).sub(from[at]).abs());
	return [1, 2].some((size) => legs.every((leg) => leg.equals(size)));
};

/** From the drawn point to the one that lies dx across and dy up. */
export function segmentDraft(
	draw: Draw,
	form: 'exact' | 'tenths',
	linesFor: (name: string, from: At, to: At) => Line[] = lengthLines,
): Draft | undefined {
	const a = [draw.int('x1'), draw.int('y1')] as const;
	const b = [a[0] + draw.int('dx'), a[1] + draw.int('dy')] as const;
	if (a[0] === b[0] || a[1] === b[1] || Math.max(...b.map(Math.abs)) > 14) return undefined;
	const square = Number(squaredLength(a, b));
	if (hidesSquares(a, b)) return undefined;
	const whole = Number.isInteger(Math.sqrt(square));
	const asked = say`How long is the segment from ${product('A', pointAt(a))} to ${product('B', pointAt(b))}, in units?`;
	const steps = linesFor('AB', a, b);
	const hints = [
		linesFor === legLines
			? say`The segment is the hypotenuse of a right triangle with a horizontal leg and a vertical leg. How long is each leg?`
			: say`Which formula gives the distance between two points? Which two differences do you need to find?`,
	];
	const figure = polygonOnPlane(lettered([a, b]));
	if (form === 'tenths' && !whole) {
		const answer = withMisconceptions(
			withUnit(decimalAnswer(Math.sqrt(square), 1), 'units'),
			...lengthMisconceptions(a, b, { places: 1 }),
		);
		return {
			prompt: say`${asked} Round to the nearest tenth.`,
			answer,
			steps: [
				...steps.filter(({ why }) => !why?.includes('√')),
				line(
					relation(symbol('AB'), '\\approx', rounded(Math.sqrt(square), 1)),
					'use a calculator, and round to the nearest tenth',
				),
				sentence(say`The segment is about ${answer.body} long.`),
			],
			hints,
			figure,
		};
	}
	const answer = withMisconceptions(
		withUnit(radical(lengthOf(a, b)), 'units'),
		...lengthMisconceptions(a, b),
	);
	return {
		prompt: say`${asked} ${EXACT_LENGTH}`,
		answer,
		steps: [...steps, sentence(say`The segment is ${answer.body} long.`)],
		hints,
		figure,
	};
}
