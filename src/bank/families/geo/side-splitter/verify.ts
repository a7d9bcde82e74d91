/** Finds both midpoints and measures from one to the other. */
import { expectNumber, promptPoints, type Verify } from '../../../verify/evidence.ts';
import {
	add,
	divide,
	type Exact,
	exact,
	type ExactPoint,
	multiply,
	readReal,
	subtract,
} from '../../../verify/values.ts';
import { isSimplestRadical } from '../../../verify/radical-form.ts';

export const verify: Verify = ({ question }) => {
	const [a, b, c, d] = promptPoints(question);
	if (!a || !b || !c) return ['the prompt does not name the vertices'];
	const [m, n] = d ? [middle(a, d), middle(b, c)] : [middle(a, b), middle(a, c)];
	const [dx, dy] = [subtract(n[0], m[0]), subtract(n[1], m[1])];
	if (question.question.includes('Find the slope')) return expectNumber(question, divide(dy, dx));
	const [over, under] = add(multiply(dx, dx), multiply(dy, dy));
	const length = Math.sqrt(Number(over) / Number(under));
	const { value } = question.answer;
	const stored = /^\d+\/\d+$/.test(value)
		? Number(value.split('/')[0]) / Number(value.split('/')[1])
		: readReal(value)();
	return Math.abs(stored - length) < 1e-9 && isSimplestRadical(value)
		? []
		: [`the length is ${length}, stored is ${value}`];
};

const half = (p: Exact, q: Exact): Exact => divide(add(p, q), exact(2));
const middle = (p: ExactPoint, q: ExactPoint): ExactPoint => [half(p[0], q[0]), half(p[1], q[1])];
