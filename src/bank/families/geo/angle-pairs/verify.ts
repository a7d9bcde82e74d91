/** The stored number is put back: the angles must have the sum, or the relation, that the words say. */
import { expectTrueLines, promptWords, type Verify } from '../../../verify/evidence.ts';
import { anglesIn, expectSum, storedNumber } from '../../../verify/angles.ts';

export const verify: Verify = ({ question, skill }) => {
	const text = promptWords(question);
	const stored = storedNumber(question);
	const angles = anglesIn(question).map((one) => one(stored));
	const total = /complementary/.test(text) ? 90 : 180;
	if (skill === 'Find two angles from a comparison') return compared();
	const issues = expectTrueLines(question, { x: stored });
	if (/[Tt]wo lines intersect/.test(text)) {
		const [one = 0, two = stored] = angles;
		return one === two ? issues : [`vertical angles of ${one} and ${two} are not equal`];
	}
	if (/around a point/.test(text)) return [...expectSum(angles, 360), ...issues];
	return [...expectSum(angles.length === 1 ? [...angles, stored] : angles, total), ...issues];

	function compared(): string[] {
		if (!/\blarger angle [^.]* the smaller (?:one|angle)\./.test(text))
			return ['the larger angle is not compared with the smaller one'];
		const asksLarge = /of the larger angle, in degrees/.test(text);
		const [small, large] = asksLarge ? [total - stored, stored] : [stored, total - stored];
		const factor = /twice/.test(text) ? 2 : Number(/(\d+) times/.exec(text)?.[1] ?? 1);
		const extra = (angles[0] ?? 0) * (/less than/.test(text) ? -1 : 1);
		if (!(small > 0 && large > small)) return [`${small} and ${large} are not two such angles`];
		return factor * small + extra === large
			? expectTrueLines(question, { x: small })
			: [`${large} does not compare with ${small} as the words say`];
	}
};
