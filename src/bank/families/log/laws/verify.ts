/** Compares prompt and answer in floating point at several positive values of the letters. */
import { promptFormulas, type Verify } from '../../../verify/evidence.ts';
import { lettersIn, readReal, sidesOf } from '../../../verify/values.ts';

const near = (a: number, b: number) => Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(b));

export const verify: Verify = ({ question }) => {
	const { value } = question.answer;
	const formulas = promptFormulas(question);
	const given = formulas.filter((tex) => sidesOf(tex).length === 2);
	const problem =
		formulas.find((tex) => /\\l(?:og|n)/.test(tex) && sidesOf(tex).length === 1) ?? '';
	const letters = [...new Set([...lettersIn(problem), ...lettersIn(value)])];
	const points = [0, 1, 2, 3].map((point) =>
		Object.fromEntries(letters.map((letter, at) => [letter, 0.6 + 0.7 * point + 0.45 * at])),
	);
	// "log_b 2 = u": the letter on the right has the value of the left side.
	for (const [left = '', letter = ''] of given.map(sidesOf))
		for (const point of points) point[letter] = readReal(left)();
	const differs = points.some((point) => !near(readReal(value)(point), readReal(problem)(point)));
	const single =
		/single logarithm/.test(question.question) && (value.match(/\\l(?:og|n)/g) ?? []).length !== 1;
	return [
		...(differs ? [`${value} does not equal ${problem}`] : []),
		...(single ? [`${value} is not one logarithm`] : []),
	];
};
