import { equation, opposite, sum, symbol } from '../../../../math/expression.ts';
import { degrees } from '../../../../math/notation.ts';
import { say } from '../../../../math/prose.ts';
import { multipleChoice, slip } from '../../../answer.ts';
import { type Draft, type Draw, sentence } from '../../../family.ts';

/** 180° − 50° − 60° = 70° */
export const thirdAngle = (one: number, two: number) =>
	equation(
		sum(degrees(180), opposite(degrees(one)), opposite(degrees(two))),
		degrees(180 - one - two),
	);

const CHECKS = [
	'Yes, all three pairs of angles are equal.',
	'No, they have only one equal pair of angles.',
	'Yes, one equal pair of angles is enough.',
	'No, they have no equal angles.',
] as const;

const CHECK_SLIPS = [
	'did not find the third angles',
	'did not find the third angle of each triangle',
	'took one pair of equal angles for enough',
	'compared only the angles as they are listed',
] as const;

export function angleCheck(draw: Draw): Draft | undefined {
	const [a, b] = [draw.int('a'), draw.int('b')];
	const third = 180 - a - b;
	if (a === b || third < 20 || third === a || third === b) return undefined;
	const different = draw.inTurn('twist') === 'different';
	const shift = draw.random.pick([-15, -10, -5, 5, 10, 15]);
	const other = different ? third + shift : third;
	const last = 180 - b - other;
	if (different && (new Set([a, b, third, other, last]).size < 5 || last < 15 || other < 15))
		return undefined;
	const right = different ? 1 : 0;
	return {
		prompt: say`Triangle ${symbol('ABC')} has angles of ${degrees(a)} and ${degrees(b)}. Triangle ${symbol('DEF')} has angles of ${degrees(other)} and ${degrees(b)}. Are the two triangles similar?`,
		answer: multipleChoice(
			say`${CHECKS[right]}`,
			...[0, 1, 2, 3]
				.filter((one) => one !== right)
				.map((one) => slip(say`${CHECKS[one] ?? ''}`, CHECK_SLIPS[one] ?? '')),
		),
		steps: [
			sentence(
				say`The third angle of triangle ${symbol('ABC')} is ${thirdAngle(a, b)}.`,
				'the angles of a triangle add to 180°',
			),
			sentence(say`The third angle of triangle ${symbol('DEF')} is ${thirdAngle(other, b)}.`),
			sentence(
				say`${CHECKS[right]}`,
				different
					? 'similar triangles have the same three angles'
					: 'the three angles are the same',
			),
		],
		hints: [say`Find the third angle of each triangle.`],
	};
}
