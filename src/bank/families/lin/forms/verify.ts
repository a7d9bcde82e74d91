/** Two equations of one line have all points in common; a constant must give the line its property. */
import type { Question } from '../../../../schemas/wire/question.ts';
import { promptFormulas, promptPoints, type Verify } from '../../../verify/evidence.ts';
import { add, exact, readExact, readTex, same, sidesOf, subtract } from '../../../verify/values.ts';
import {
	areSameLine,
	isOn,
	isSlopeIntercept,
	isStandardForm,
	readLine,
} from '../../../verify/read-line.ts';

export const verify: Verify = ({ question, skill }) => {
	if (skill === 'Find a constant in standard form') return constant(question);
	if (/horizontal (?:or|and) vertical/.test(skill)) return straight(question);
	const [given = ''] = promptFormulas(question);
	const { value } = question.answer;
	const formed = question.question.includes('standard form')
		? isStandardForm(value)
		: isSlopeIntercept(value);
	return [
		...(formed ? [] : [`${value} is not in the form that is asked for`]),
		...(areSameLine(readLine(given), readLine(value)) ? [] : [`${value} is a different line`]),
	];
};

function straight(question: Question): string[] {
	const [from, to] = promptPoints(question);
	const prompt = question.question;
	if (!from) return ['the prompt names no point'];
	const level =
		/horizontal|parallel to the \$x|perpendicular to the \$y/.test(prompt) ||
		(to !== undefined && same(from[1], to[1]));
	const far = exact(1000);
	const { value } = question.answer;
	const line = readLine(value);
	const second = level ? ([far, from[1]] as const) : ([from[0], far] as const);
	return isOn(line, from) && isOn(line, second) && /^[xy] = -?\d+$/.test(value)
		? []
		: [`${value} is not the line that is asked for`];
}

/** With k in place, the line is tried at its x-intercept, or one step along its slope. */
function constant(question: Question): string[] {
	const formulas = promptFormulas(question);
	const [left = '', right = ''] = sidesOf(formulas.find((one) => one.includes('=')) ?? '');
	const k = readExact(question.answer.value);
	if (!k) return ['the stored answer is not a number'];
	const at = (x: ReturnType<typeof exact>, y: ReturnType<typeof exact>) =>
		readTex(left)({ k, x, y });
	const [point] = promptPoints(question);
	const axis = /crosses the \$([xy])\$-axis/.exec(question.question)?.[1];
	if (axis && point && !same(point[axis === 'x' ? 1 : 0], exact(0)))
		return [`the point is not on the ${axis}-axis`];
	const slope = formulas.at(-2) ?? '';
	const [zero, one] = [exact(0), exact(1)];
	const fits = point
		? same(at(...point), readTex(right)({}))
		: same(subtract(at(one, add(zero, readTex(slope)({}))), at(zero, zero)), zero);
	return fits ? [] : [`k = ${question.answer.value} does not give the line its property`];
}
