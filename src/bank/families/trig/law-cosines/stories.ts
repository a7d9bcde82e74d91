/** A distance across two straight ways or parts and the angle between them. */
import { cosineLawSideMisconceptions } from '../../../steps/triangle-misconceptions.ts';
import { caseOf, type Draft, type Draw, sentence, withMisconceptions } from '../../../family.ts';
import { symbol } from '../../../../math/expression.ts';
import { measure } from '../../../../math/notation.ts';
import { say } from '../../../../math/prose.ts';
import { TWO_SIDES } from './two-sides.ts';
import { fillText } from '../../../contexts/fill.ts';
import { freeCorners, type Picture, pictureFigure } from '../../../steps/triangle-figure.ts';
import {
	degree,
	fromTwoSides,
	isAcute,
	isNearBorder,
	lengthAnswer,
} from '../../../steps/triangle.ts';
import { cosineLawSide } from '../../../steps/triangle-laws.ts';

export function designOrTravel(draw: Draw): Draft | undefined {
	const story = caseOf(TWO_SIDES, draw.inTurn('ctx'));
	const [a, b, C] = [draw.int('a'), draw.int('b'), draw.int('C')];
	const { unit, least, most, angles } = story;
	if (Math.min(a, b) < least || Math.max(a, b) > most || C < angles[0] || C > angles[1] || a === b)
		return undefined;
	const triangle = fromTwoSides(a, b, C);
	if (!isAcute(triangle) || isNearBorder(triangle.sides[2], 1)) return undefined;
	const picture: Picture = {
		names: ['A', 'B', 'C'],
		triangle,
		unit,
		given: { angles: [2], sides: [0, 1] },
		wanted: { sides: [2] },
	};
	const answer = withMisconceptions(
		lengthAnswer(triangle.sides[2], unit.many),
		...cosineLawSideMisconceptions(triangle),
	);
	const text = fillText(`${story.tell} ${story.ask}`, {
		a: measure(a, unit.short),
		b: measure(b, unit.short),
		C: degree(C),
	});
	const asked = story.conclude.replace(/^The/, 'the').replace(/ is$/, '');
	const figure = pictureFigure(picture, freeCorners(draw, triangle));
	return {
		prompt: say`${text} Give the answer in ${unit.many}, to the nearest tenth.`,
		answer,
		steps: [
			sentence(
				say`Let ${symbol('a')} and ${symbol('b')} be the lengths of the two known sides of the triangle, let ${symbol('C')} be the angle between these sides, and let ${symbol('c')} be ${asked}, with all lengths in ${unit.many}.`,
			),
			...cosineLawSide(picture.names, 2, triangle),
			sentence(say`${story.conclude} about ${answer.body}.`),
		],
		hints: [
			say`Where in the triangle is the known angle?`,
			say`Which law uses two sides and the angle between them?`,
		],
		figure: { ...figure, alt: `${story.corners} ${figure.alt}` },
	};
}
