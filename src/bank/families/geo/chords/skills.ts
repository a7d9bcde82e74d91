/** geo.chords: chords of circles around the origin. */
import { product, symbol } from '../../../../math/expression.ts';
import { midpointOf, pointAt } from '../../../../math/lines.ts';
import { say } from '../../../../math/prose.ts';
import {
	type Draft,
	type Draw,
	point,
	radical,
	sentence,
	type Skills,
	withMisconceptions,
	withUnit,
} from '../../../family.ts';
import { chordFigure } from '../../../figures/polygon-on-plane.ts';
import { type Corner, latticePoints, squaresIn } from '../../../steps/corners.ts';
import { circleEquation } from '../../../steps/conic-forms.ts';
import { midpointLines } from '../../../steps/line-form.ts';
import {
	lengthLines,
	lengthOf,
	lengthMisconceptions,
	squaredLength,
} from '../../../steps/length.ts';

export const skills: Skills = { 'Find the midpoint, length, or distance of a chord': chord };

const EXACT = 'Give the exact value in simplest form.';

function chord(draw: Draw): Draft | undefined {
	const ask = draw.inTurn('ask');
	const square = draw.random.pick(squaresIn(draw.described('pts')));
	const [a, b] = draw.random.sample<Corner>(latticePoints(square), 2);
	if (!a || !b || a[0] === b[0] || a[1] === b[1] || (a[0] === -b[0] && a[1] === -b[1]))
		return undefined;
	const setting = say`The points ${product('A', pointAt(a))} and ${product('B', pointAt(b))} are the endpoints of a chord of the circle ${circleEquation(0, 0, square)}.`;
	const figure = chordFigure(a, b, square);
	const middle = midpointOf(a, b);
	if (ask === 'midpoint')
		return {
			prompt: say`${setting} Find the midpoint of the chord. Write it as an ordered pair.`,
			answer: withMisconceptions(
				point(...middle),
				[point(middle[0].mul(2), middle[1].mul(2)), 'added the coordinates without dividing by 2'],
				[
					point(middle[0].sub(a[0]), middle[1].sub(a[1])),
					'subtracted the coordinates instead of adding them',
				],
				[point(0, 0), 'gave the centre of the circle'],
			),
			steps: [
				...midpointLines('M', a, b, 'M is the midpoint of the chord'),
				sentence(say`The midpoint is ${pointAt(middle)}.`),
			],
			hints: [say`How are the coordinates of a midpoint found from those of the endpoints?`],
			figure,
		};
	if (ask === 'length') {
		const answer = withMisconceptions(
			withUnit(radical(lengthOf(a, b)), 'units'),
			...lengthMisconceptions(a, b),
		);
		return {
			prompt: say`${setting} Find the length, in units, of the chord. ${EXACT}`,
			answer,
			steps: [
				...lengthLines(symbol('AB'), a, b),
				sentence(say`The length of the chord is ${answer.body}.`),
			],
			hints: [
				say`What are the changes in ${symbol('x')} and in ${symbol('y')} from ${symbol('A')} to ${symbol('B')}?`,
			],
			figure,
		};
	}
	// The chord must not be twice as long as its distance.
	if (squaredLength(a, middle).equals(squaredLength([0, 0], middle))) return undefined;
	const answer = withMisconceptions(
		withUnit(radical(lengthOf([0, 0], middle)), 'units'),
		[radical(lengthOf(a, middle)), 'found half of the length of the chord'],
		[radical(lengthOf([0, 0], a)), 'found the radius of the circle'],
		...lengthMisconceptions([0, 0], middle),
	);
	return {
		prompt: say`${setting} Find the distance, in units, from the centre ${symbol('O')} of the circle to the chord. ${EXACT}`,
		answer,
		steps: [
			sentence(
				say`The distance is the length of ${symbol('OM')}, where ${symbol('M')} is the midpoint of ${symbol('AB')}.`,
				'the perpendicular from the centre bisects the chord',
			),
			...midpointLines('M', a, b),
			...lengthLines(symbol('OM'), [0, 0], middle),
			sentence(say`The distance is ${answer.body}.`),
		],
		hints: [
			say`Where does the perpendicular from the centre meet the chord?`,
			say`How far is that point from the centre?`,
		],
		figure,
	};
}
