/** Distances by the theorem of Pythagoras in the triangle of the centre and half the chord. */
import { promptFormulas, promptPoints, readPoint, type Verify } from '../../../verify/evidence.ts';
import { conicIn, valueOf } from '../../../verify/conic-coefficients.ts';
import { add, readReal, same, subtract, toNumber } from '../../../verify/values.ts';
import { isSimplestRadical } from '../../../verify/radical-form.ts';

export const verify: Verify = ({ question }) => {
	const circle = conicIn(promptFormulas(question).find((one) => one.includes('=')) ?? '');
	const [a, b] = promptPoints(question);
	if (!a || !b || [a, b].some((at) => valueOf(circle, ...at)[0] !== 0n))
		return ['the points are not on the circle'];
	const { value } = question.answer;
	if (question.question.includes('midpoint')) {
		const [x, y] = readPoint(value);
		return x && y && same(add(x, x), add(a[0], b[0])) && same(add(y, y), add(a[1], b[1]))
			? []
			: [`${value} is not the midpoint`];
	}
	const chord = Math.hypot(toNumber(subtract(a[0], b[0])), toNumber(subtract(a[1], b[1])));
	const wanted = question.question.includes('distance')
		? Math.sqrt(-toNumber(circle.F) - (chord / 2) ** 2)
		: chord;
	return Math.abs(readReal(value)() - wanted) < 1e-9 && isSimplestRadical(value)
		? []
		: [`${value} is stored, the check gives ${wanted}`];
};
