/** Areas by the shoelace formula, perimeters by measuring from corner to corner. */
import { expectNumber, promptPoints, type Verify } from '../../../verify/evidence.ts';
import {
	add,
	divide,
	exact,
	type Exact,
	type ExactPoint,
	multiply,
	readReal,
	size,
	subtract,
	toNumber,
} from '../../../verify/values.ts';
import { isSimplestRadical } from '../../../verify/radical-form.ts';

export const verify: Verify = ({ question, skill }) => {
	const corners = promptPoints(question);
	if (corners.length < 3) return ['the prompt does not name the vertices'];
	if (skill !== 'Find a perimeter on the coordinate plane')
		return expectNumber(question, areaOf(corners));
	const { value } = question.answer;
	const measured = sidesOf(corners).reduce((total, [a, b]) => total + apart(a, b), 0);
	return [
		...(Math.abs(readReal(value)() - measured) < 1e-9
			? []
			: [`the stored perimeter is ${value}, measured ${measured}`]),
		...(isSimplestRadical(value) ? [] : [`${value} is not in simplest form`]),
	];
};

const sidesOf = (corners: readonly ExactPoint[]): (readonly [ExactPoint, ExactPoint])[] =>
	corners.flatMap((corner, at) => {
		const next = corners[(at + 1) % corners.length];
		return next ? [[corner, next] as const] : [];
	});

function areaOf(corners: readonly ExactPoint[]): Exact {
	const twice = sidesOf(corners).reduce(
		(total, [[a, b], [c, d]]) => add(total, subtract(multiply(a, d), multiply(c, b))),
		exact(0),
	);
	return divide(size(twice), exact(2));
}

const apart = ([a, b]: ExactPoint, [c, d]: ExactPoint): number =>
	Math.hypot(toNumber(c) - toNumber(a), toNumber(d) - toNumber(b));
