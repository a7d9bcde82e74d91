/** The stored number is put back and the angles are added; figures with a point D are walked triangle by triangle. */
import { expectTrueLines, promptWords, type Verify } from '../../../verify/evidence.ts';
import { anglesIn, expectSum, storedNumber } from '../../../verify/angles.ts';

export const verify: Verify = ({ question, skill }) => {
	const text = promptWords(question);
	const stored = storedNumber(question);
	const fixed = anglesIn(question);
	if (skill === 'Find angles in divided or isosceles triangles')
		return figure(fixed.map((one) => one(0)));
	if (skill === 'Solve for x in the angles of a triangle') return algebraic();
	const angles = fixed.map((one) => one(stored));
	const lines = expectTrueLines(question, { x: stored });
	if (/right triangle/.test(text)) return [...expectSum([...angles, 90, stored], 180), ...lines];
	if (/isosceles/.test(text)) {
		const [given = 0] = angles;
		const three = /Each base angle/.test(text) ? [given, given, stored] : [given, stored, stored];
		return [...expectSum(three, 180), ...lines];
	}
	return [...expectSum([...angles, stored], 180), ...lines];

	/** When an angle is asked, x is tried until that angle has the stored measure. */
	function algebraic(): string[] {
		const isExterior = text.includes('exterior');
		const asked = fixed[isExterior ? 1 : 0];
		const asksAngle = /measure of the first/.test(text);
		const x = asksAngle && asked ? stored / asked(1) : stored;
		const given = fixed.map((one) => safe(() => one(x)));
		const [first = 0, ...others] = given;
		const issues = isExterior ? expectSum([180 - first, ...others], 180) : expectSum(given, 180);
		return [...issues, ...(Number.isInteger(x) ? expectTrueLines(question, { x }) : [])];
	}

	function figure([one = 0, two = 0, three = 0]: readonly number[]): string[] {
		if (/bisector/.test(text)) return expectSum([one / 2, two, stored], 180);
		if (/parallel to BC/.test(text)) return expectSum([one, stored, two], 180);
		if (/AD = BD/.test(text)) return expectSum([one, one + stored, two], 180);
		return expectSum([one, two + stored, three], 180);
	}
};

/** Angles of x that is not a whole number count as impossible. */
function safe(value: () => number): number {
	try {
		return value();
	} catch {
		return 0;
	}
}
