/** Puts the stored solution into the equation, and scans the real line for others. */
import { promptFormula, type Verify } from '../../../verify/evidence.ts';
import { readReal, sidesOf } from '../../../verify/values.ts';

export const verify: Verify = ({ question }) => {
	const [left = '', right = ''] = sidesOf(promptFormula(question));
	const [l, r] = [readReal(left), readReal(right)];
	const gap = (x: number) => l({ x }) - r({ x });
	const { value } = question.answer;
	const stored = value === 'no solution' ? [] : value.split(', ').map((one) => readReal(one)());
	const issues = stored
		.filter((x) => !(Math.abs(gap(x)) < 1e-9))
		.map((x) => `${x} does not solve the equation`);
	let before = gap(-300 + 0.137);
	for (let at = -300; at < 1600; at += 0.5) {
		const x = at + 0.137;
		const after = gap(x + 0.5);
		// Outside the domain the gap is not a number, and no sign changes there.
		if (before * after < 0 && stored.every((one) => Math.abs(one - x) > 1))
			issues.push(`there is another solution near ${x}`);
		before = after;
	}
	return issues;
};
