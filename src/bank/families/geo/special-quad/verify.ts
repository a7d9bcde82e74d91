/** Slopes from exact differences, lengths by measuring, and the meeting point by lying on both diagonals. */
import { expectNumber, promptPoints, readPoint, type Verify } from '../../../verify/evidence.ts';
import {
	divide,
	type ExactPoint,
	multiply,
	readReal,
	same,
	subtract,
	toNumber,
} from '../../../verify/values.ts';
import { isSimplestRadical } from '../../../verify/radical-form.ts';
import { kindOfQuadrilateral, type Spot } from '../../../verify/polygons.ts';

export const verify: Verify = ({ question }) => {
	const corners = promptPoints(question);
	const [a, b, c, d] = corners;
	if (!a || !b || !c || !d) return ['the prompt does not name four vertices'];
	const spots = corners.map(([x, y]): Spot => [toNumber(x), toNumber(y)]);
	const kind = kindOfQuadrilateral(spots);
	if (!question.question.includes(`is a ${kind} with`)) return [`the figure is a ${kind}`];
	const [p, q] = [way(a, c), way(b, d)];
	const { value } = question.answer;
	if (question.question.includes('product'))
		return expectNumber(question, divide(multiply(p[1], q[1]), multiply(p[0], q[0])));
	if (question.question.includes('length')) {
		const length = Math.hypot(toNumber(p[0]), toNumber(p[1]));
		return Math.abs(readReal(value)() - length) < 1e-9 && isSimplestRadical(value)
			? []
			: [`the length is ${length}, stored is ${value}`];
	}
	const [x, y] = readPoint(value);
	if (!x || !y) return [`${value} is not a point`];
	const lies = (from: ExactPoint, along: ExactPoint) => {
		const off = way(from, [x, y]);
		return same(multiply(off[0], along[1]), multiply(off[1], along[0]));
	};
	return lies(a, p) && lies(b, q) ? [] : [`${value} is not on both diagonals`];
};
const way = (one: ExactPoint, two: ExactPoint): ExactPoint => [
	subtract(two[0], one[0]),
	subtract(two[1], one[1]),
];
