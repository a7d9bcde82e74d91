/** Three times the centroid is the sum of the vertices; the circumcentre is equally far from all of them. */
import { expectNumber, promptPoints, readPoint, type Verify } from '../../../verify/evidence.ts';
import {
	add,
	exact,
	type Exact,
	type ExactPoint,
	multiply,
	readReal,
	same,
	show,
	subtract,
	toNumber,
} from '../../../verify/values.ts';
import { isSimplestRadical } from '../../../verify/radical-form.ts';

export const verify: Verify = ({ question }) => {
	const text = question.question;
	const { value } = question.answer;
	const points = promptPoints(question);
	const [a, b, c] = points;
	if (!a || !b) return ['the prompt does not name the points'];
	if (text.includes('length')) {
		const wanted = (2 / 3) * Math.sqrt(toNumber(squared(a, b)));
		return Math.abs(readReal(value)() - wanted) < 1e-9 && isSimplestRadical(value)
			? []
			: [`the length is ${wanted}, stored is ${value}`];
	}
	if (text.includes('radius'))
		return radius(points, Number(value), () => expectNumber(question, -1));
	const [x, y, ...more] = readPoint(value);
	if (!x || !y || more.length > 0) return [`${value} is not a point`];
	const holds = !c
		? [0, 1].every((axis) => same(step(a, [x, y], axis), multiply(exact(2), step([x, y], b, axis))))
		: text.includes('centroid')
			? [0, 1].every((axis) =>
					same(
						multiply(exact(3), at([x, y], axis)),
						points.map((one) => at(one, axis)).reduce(add),
					),
				)
			: points.every((one) => same(squared([x, y], one), squared([x, y], a)));
	return holds ? [] : [`${value} is not the point that is wanted`];
};

const at = (point: ExactPoint, axis: number): Exact => (axis === 0 ? point[0] : point[1]);
const step = (from: ExactPoint, to: ExactPoint, axis: number): Exact =>
	subtract(at(to, axis), at(from, axis));
const squared = (one: ExactPoint, two: ExactPoint): Exact => {
	const [dx, dy] = [step(one, two, 0), step(one, two, 1)];
	return add(multiply(dx, dx), multiply(dy, dy));
};

/** R = abc / 4S. */
function radius(points: readonly ExactPoint[], stored: number, issue: () => string[]): string[] {
	const [a, b, c] = points;
	if (!a || !b || !c) return ['the prompt does not name three points'];
	const sides = [squared(a, b), squared(b, c), squared(c, a)].map(toNumber);
	const twice = subtract(
		multiply(step(a, b, 0), step(a, c, 1)),
		multiply(step(a, b, 1), step(a, c, 0)),
	);
	const wanted =
		Math.sqrt(sides.reduce((all, one) => all * one, 1)) / (2 * Math.abs(toNumber(twice)));
	return Math.abs(wanted - stored) < 1e-9
		? []
		: [...issue(), `the radius is ${wanted}`, show(twice)];
}
