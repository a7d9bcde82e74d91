/** Puts the stored solutions into the equation, and scans the real line for others. */
import { promptFormula, type Verify } from '../../../verify/evidence.ts';
import { readReal, sidesOf } from '../../../verify/values.ts';

const [FROM, TO, STEP] = [-120, 260, 0.25];

export const verify: Verify = ({ question }) => {
	const [left = '', right = ''] = sidesOf(promptFormula(question));
	const [l, r] = [readReal(realPowers(left)), readReal(realPowers(right))];
	const gap = (x: number) => l({ x }) - r({ x });
	const { value } = question.answer;
	const stored = value === 'no solution' ? [] : value.split(', ').map((one) => readReal(one)());
	const wrong = stored.filter((x) => !(Math.abs(gap(x)) < 1e-9 * Math.max(1, Math.abs(r({ x })))));
	const others = crossings(gap).filter((x) => stored.every((one) => Math.abs(one - x) > STEP));
	return [
		...wrong.map((x) => `${x} does not solve the equation`),
		...others.map((x) => `there is another solution near ${x}`),
		...(new Set(stored).size < stored.length ? ['a solution is stored twice'] : []),
	];
};

/** (…)^{2/3} is the square of the real cube root, which exists for negative numbers too. */
const realPowers = (tex: string): string =>
	tex.replace(/^\(([^()]*)\)\^\{\\frac\{2\}\{3\}\}$/, '(\\sqrt[3]{$1})^{2}');

function crossings(gap: (x: number) => number): number[] {
	const found: number[] = [];
	let before = gap(FROM);
	for (let x = FROM; x < TO; x += STEP) {
		const after = gap(x + STEP);
		if (before === 0 || before * after < 0) found.push(before === 0 ? x : x + STEP / 2);
		before = after;
	}
	return found;
}
