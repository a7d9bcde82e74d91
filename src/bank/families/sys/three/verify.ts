/** Puts the stored triple into all three equations; their determinant says that no other triple fits. */
import {
	expectStepsTrue,
	promptEquations,
	readPoint,
	type Verify,
} from '../../../verify/evidence.ts';
import {
	add,
	type Exact,
	exact,
	multiply,
	readTex,
	same,
	sidesOf,
	subtract,
} from '../../../verify/values.ts';

const ZERO = exact(0);
const ONE = exact(1);
const LETTERS = ['x', 'y', 'z'] as const;

export const verify: Verify = ({ question }) => {
	const gaps = promptEquations(question).map((tex) => {
		const [left, right] = sidesOf(tex).map(readTex);
		if (!left || !right) throw new RangeError(`"${tex}" is not an equation.`);
		return (x: Exact, y: Exact, z: Exact) => subtract(left({ x, y, z }), right({ x, y, z }));
	});
	const [x, y, z, ...more] = readPoint(question.answer.value);
	if (gaps.length !== 3 || !x || !y || !z || more.length > 0)
		return ['the record does not hold three equations and a triple'];
	const off = gaps.findIndex((gap) => !same(gap(x, y, z), ZERO));
	if (off >= 0) return [`equation ${off + 1} is not true at ${question.answer.value}`];
	const rows = gaps.map((gap) => {
		const rest = gap(ZERO, ZERO, ZERO);
		return LETTERS.map((_, at) =>
			subtract(gap(at === 0 ? ONE : ZERO, at === 1 ? ONE : ZERO, at === 2 ? ONE : ZERO), rest),
		);
	});
	if (same(determinant(rows), ZERO)) return ['the system has more than one solution'];
	return expectStepsTrue(question, { x, y, z });
};

/** By the rule of Sarrus. */
function determinant(rows: Exact[][]): Exact {
	const at = (row: number, column: number) => rows[row % 3]?.[column % 3] ?? ZERO;
	const line = (start: number, step: 1 | 2) =>
		[0, 1, 2].map((row) => at(row, start + row * step)).reduce(multiply);
	return [0, 1, 2].reduce((sum, start) => subtract(add(sum, line(start, 1)), line(start, 2)), ZERO);
}
