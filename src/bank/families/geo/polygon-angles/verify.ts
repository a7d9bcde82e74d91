/** The sum grows by one triangle with every corner; nothing is taken from the formula. */
import type { Question } from '../../../../schemas/wire/question.ts';
import { expectTrueLines, promptWords, type Verify } from '../../../verify/evidence.ts';
import { anglesIn, expectSum, storedNumber } from '../../../verify/angles.ts';
import { promptNumbers } from '../../../verify/measured.ts';

/** From a triangle on, every further corner adds one triangle. */
function sumOf(sides: number): number {
	let sum = 180;
	for (let corner = 4; corner <= sides; corner++) sum += 180;
	return sum;
}

/** All exterior angles together. */
const expectFullTurn = ({ steps }: Question): string[] =>
	steps.flatMap(({ why = '' }) =>
		/exterior angles add up to (?!360°)/.test(why) ? [`"${why}" is not true`] : [],
	);

export const verify: Verify = ({ question, skill }) => {
	const text = promptWords(question);
	const stored = storedNumber(question);
	if (skill === 'Find a missing angle in a polygon') {
		const listed = anglesIn(question).map((one) => one(stored));
		return [
			...expectSum(listed, sumOf(listed.length)),
			...expectTrueLines(question, { x: stored, S: sumOf(listed.length) }),
		];
	}
	const [given = 0] = promptNumbers(question, 1);
	if (skill === 'Use the exterior angles of a regular polygon') {
		const sides = /How many sides/.test(text) ? stored : given;
		const interior = sumOf(sides) / sides;
		const wanted = /each interior angle/i.test(text) ? interior : 180 - interior;
		const [claimed, E] = [sides === stored ? given : stored, 180 - interior];
		return wanted === claimed
			? [...expectTrueLines(question, { E, n: sides }), ...expectFullTurn(question)]
			: [`with ${sides} sides the check gives ${wanted}`];
	}
	if (/How many sides/.test(text))
		return sumOf(stored) === given
			? expectTrueLines(question, { n: stored })
			: [`${stored} sides have the sum ${sumOf(stored)}`];
	const wanted = /regular/.test(text) ? sumOf(given) / given : sumOf(given);
	return wanted === stored
		? expectTrueLines(question, { S: sumOf(given), n: given })
		: [`the check gives ${wanted}`];
};
