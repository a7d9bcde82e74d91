/**
 * Names the figure again by exact squares of lengths and by directions. A claim and its calculations are tried on a
 * collection of figures: the right calculation never holds without the claim, every other one does.
 */
import type { Question } from '../../../../schemas/wire/question.ts';
import { expectOneChoice, promptPoints, type Verify } from '../../../verify/evidence.ts';
import type { Exact } from '../../../verify/exact.ts';
import { provenBy } from './figure-claims.verify.ts';
import {
	hasFlatCorner,
	isRightAngle,
	kindOfQuadrilateral,
	type Spot,
	squaredSides,
} from '../../../verify/polygons.ts';

export const verify: Verify = ({ question, skill }) => {
	if (skill === 'Choose the calculation that proves a claim') return claims(question);
	const corners = promptPoints(question).map(([x, y]): Spot => [real(x), real(y)]);
	if (corners.length < 3) return ['the prompt does not name the vertices'];
	if (corners.length === 4 && hasFlatCorner(corners))
		return ['the vertices are not those of a quadrilateral'];
	const truth = skill === 'Classify a triangle by its sides' ? bySides(corners) : undefined;
	if (truth) return expectOneChoice(question, (text) => text === truth);
	if (skill === 'Decide whether three points form a right triangle') {
		const where = corners.findIndex((_, at) => isRightAngle(corners, at));
		const right =
			where < 0
				? 'No, it has no right angle.'
				: `Yes, the right angle is at $${'ABC'.charAt(where)}$.`;
		return expectOneChoice(question, (text) => text === right);
	}
	const asked =
		skill === 'Identify the figure formed by joining midpoints' ? joined(corners) : corners;
	const kind = kindOfQuadrilateral(asked);
	return expectOneChoice(question, (text) => text === kind);
};

const real = ([over, under]: Exact): number => Number(over) / Number(under);

const joined = (corners: readonly Spot[]): Spot[] =>
	corners.map((corner, at) => {
		const next = corners[(at + 1) % corners.length] ?? corner;
		return [(corner[0] + next[0]) / 2, (corner[1] + next[1]) / 2];
	});

/** By Heron's formula in squares, the area is 0 exactly when the points are on one line. */
function bySides(corners: readonly Spot[]): string {
	const [a = 0, b = 0, c = 0] = squaredSides(corners);
	if (4 * a * b === (a + b - c) ** 2)
		return 'not a triangle, because the points are on the same line';
	const kinds = new Set([a, b, c]).size;
	return kinds === 1
		? 'an equilateral triangle'
		: kinds === 2
			? 'an isosceles triangle'
			: 'a scalene triangle';
}

function claims(question: Question): string[] {
	const [, kind = '', letters = '', claim = ''] =
		/vertices of (\w+) ([A-Z]{3,4}) are known\. .*prove that \2 (.*)\?$/.exec(
			question.question.replaceAll('$', ''),
		) ?? [];
	return expectOneChoice(question, (text) =>
		provenBy(`${kind} ${letters} ${claim}`, text.replace(/\.$/, '').replaceAll('$', '')),
	);
}
