/** Strikes out values from both ends of the printed list, or sums squares, instead of ordering it. */
import { questionText } from '../../../../math/question-text.ts';
import { expectTrueLines, type Verify } from '../../../verify/evidence.ts';
import {
	average,
	deviation,
	expectExactly,
	expectNear,
	promptList,
	quartiles,
	rangeOf,
} from '../../../verify/statistics.ts';

export const verify: Verify = ({ question }) => {
	const text = questionText(question.question);
	const values = promptList(question);
	const lines = expectTrueLines(question);
	if (text.includes('standard deviation'))
		return [...lines, ...expectNear(question, deviation(values))];
	return [...lines, ...expectExactly(question, answerTo(text, values))];
};

function answerTo(text: string, values: readonly number[]): number {
	const [q1, q3] = quartiles(values);
	const [low, high] = [q1 - 1.5 * (q3 - q1), q3 + 1.5 * (q3 - q1)];
	if (text.includes('absolute deviation'))
		return average(values.map((value) => Math.abs(value - average(values))));
	if (text.includes('greater than what number')) return high;
	if (text.includes('less than what number')) return low;
	if (text.includes('Which value is an outlier')) {
		const outside = values.filter((value) => value < low || value > high);
		return outside.length === 1 ? (outside[0] ?? NaN) : NaN;
	}
	if (text.includes('interquartile range')) return q3 - q1;
	if (text.includes('first quartile')) return q1;
	return text.includes('third quartile') ? q3 : rangeOf(values);
}
