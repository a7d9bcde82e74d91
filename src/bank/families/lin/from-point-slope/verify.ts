/** The equation must hold at the given point and rise by the given slope. */
import { promptFormulas, promptPoints, type Verify } from '../../../verify/evidence.ts';
import { readTex, same } from '../../../verify/values.ts';
import { isOn, isSlopeIntercept, readLine, slopeOf } from '../../../verify/read-line.ts';

export const verify: Verify = ({ question }) => {
	const { value } = question.answer;
	const [slope = ''] = promptFormulas(question);
	const [point, ...more] = promptPoints(question);
	if (!point || more.length > 0) return ['the prompt does not name one point'];
	const line = readLine(value);
	const m = slopeOf(line);
	const asksPointSlope = question.question.includes('point-slope form');
	const formed = asksPointSlope
		? /^y [+-] \d+ = .*\(?x [+-] \d+\)?$/.test(value)
		: isSlopeIntercept(value);
	return [
		...(formed ? [] : [`${value} is not in the form that is asked for`]),
		...(isOn(line, point) ? [] : [`the point is not on ${value}`]),
		...(m && same(m, readTex(slope)({})) ? [] : [`the slope of ${value} is not ${slope}`]),
	];
};
