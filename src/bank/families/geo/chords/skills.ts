/** geo.chords: chords of circles around the origin. Ontario MPM2D B3. */
import { product, symbol } from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import { point, radical, withUnit } from '../../../answer.ts';
import { type Draft, type Draw, sentence, type Skills } from '../../../family.ts';
import { lettered, polygonOnPlane } from '../../../figures/polygon-on-plane.ts';
import { type Corner, latticePoints, squaresIn } from '../../../steps/corners.ts';
import { circleEquation } from '../../../steps/conic-forms.ts';
import { midpointLines, midpointOf, pointAt } from '../../../steps/line-form.ts';
import { lengthLines, lengthOf } from '../../../steps/length.ts';

export const skills: Skills = { 'Midpoint or length of a chord': chord };

const EXACT = 'Give the exact value in simplest form.';

function chord(draw: Draw): Draft | undefined {
	const ask = draw.inTurn('ask');
	const square = draw.random.pick(squaresIn(draw.described('pts')));
	const [a, b] = draw.random.sample<Corner>(latticePoints(square), 2);
	if (!a || !b || a[0] === b[0] || a[1] === b[1] || (a[0] === -b[0] && a[1] === -b[1]))
		return undefined;
	const setting = say`${symbol('AB')} is a chord of the circle ${circleEquation(0, 0, square)}, with ${product('A', pointAt(a))} and ${product('B', pointAt(b))}.`;
	const figure = polygonOnPlane(lettered([a, b]));
	const middle = midpointOf(a, b);
	if (ask === 'midpoint')
		return {
			prompt: say`${setting} Find the midpoint of the chord. Write it as an ordered pair.`,
			answer: point(...middle),
			steps: [...midpointLines('M', a, b), sentence(say`The midpoint is ${pointAt(middle)}.`)],
			hints: [say`Take the averages of the coordinates of ${symbol('A')} and ${symbol('B')}.`],
			figure,
		};
	if (ask === 'length') {
		const answer = withUnit(radical(lengthOf(a, b)), 'units');
		return {
			prompt: say`${setting} Find the length of the chord, in units. ${EXACT}`,
			answer,
			steps: [
				...lengthLines(symbol('AB'), a, b),
				sentence(say`The length of the chord is ${answer.body}.`),
			],
			hints: [say`Use the distance formula.`],
			figure,
		};
	}
	const answer = withUnit(radical(lengthOf([0, 0], middle)), 'units');
	return {
		prompt: say`${setting} Find the distance of the chord from the centre ${product('O', pointAt([0, 0]))}, in units. ${EXACT}`,
		answer,
		steps: [
			sentence(
				say`The distance is ${symbol('OM')}, where ${symbol('M')} is the midpoint of ${symbol('AB')}.`,
				'the perpendicular from the centre bisects the chord',
			),
			...midpointLines('M', a, b),
			...lengthLines(symbol('OM'), [0, 0], middle),
			sentence(say`The distance is ${answer.body}.`),
		],
		hints: [say`The perpendicular from the centre meets the chord at its midpoint.`],
		figure,
	};
}
