/** Measures the angle to the point, or finds it in its quadrant from the given ratio, and takes the ratio of that angle. */
import type { Question } from '../../../../schemas/wire/question.ts';
import { promptFormulas, promptPoints, type Verify } from '../../../verify/evidence.ts';
import { isSimplestRadical } from '../../../verify/radical-form.ts';
import { readReal, sidesOf, toNumber } from '../../../verify/values.ts';

export const verify: Verify = ({ question }) => {
	const formulas = promptFormulas(question);
	const asked = formulas.at(-1) ?? '';
	const angle = angleOf(question, formulas);
	if (angle === undefined) return ['the prompt gives no angle'];
	const { value } = question.answer;
	const wanted = readReal(asked.replace('\\theta', 'x'))({ x: angle });
	return [
		...(Math.abs(readReal(value)() - wanted) < 1e-9
			? []
			: [`${value} is stored, the check gives ${wanted}`]),
		...(isSimplestRadical(value) ? [] : [`${value} is not in simplest form`]),
	];
};

function angleOf(question: Question, formulas: readonly string[]): number | undefined {
	const [point] = promptPoints(question);
	if (point) {
		const [x, y] = point.map(toNumber);
		return Math.atan2(y ?? 0, x ?? 0);
	}
	const given = formulas.find((one) => one.includes('='));
	const quadrant = ['I', 'II', 'III', 'IV'].indexOf(
		/quadrant ([IV]+)/.exec(question.question)?.[1] ?? '',
	);
	if (given === undefined || quadrant < 0) return undefined;
	const [left = '', right = ''] = sidesOf(given);
	const gap = (x: number) => readReal(left.replace('\\theta', 'x'))({ x }) - readReal(right)();
	let [low, high] = [(quadrant * Math.PI) / 2 + 1e-9, ((quadrant + 1) * Math.PI) / 2 - 1e-9];
	if (gap(low) * gap(high) > 0) return undefined;
	for (let round = 0; round < 60; round++) {
		const middle = (low + high) / 2;
		if (gap(low) * gap(middle) > 0) low = middle;
		else high = middle;
	}
	return low;
}
