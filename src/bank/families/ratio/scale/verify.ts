/** Measures again: every length goes through the scale of the prompt, in small units, and back. */
import { questionText } from '../../../../math/question-text.ts';
import { expectTrueLines, type Verify } from '../../../verify/evidence.ts';
import { askedIn, promptAmounts } from '../../../verify/amounts.ts';
import {
	divide,
	type Exact,
	exact,
	multiply,
	readExact,
	same,
	show,
} from '../../../verify/values.ts';

const HUNDRED = exact(100);

export const verify: Verify = ({ question, skill }) => {
	const stored = readExact(question.answer.value);
	if (!stored) return [`the stored answer ${question.answer.value} is not a number`];
	const untrue = expectTrueLines(question);
	if (untrue.length > 0) return untrue;
	const text = questionText(question.question);
	const numbers = promptAmounts(question).plain;
	const agrees = (found: Exact, wanted: Exact) =>
		same(found, wanted) ? [] : [`the check gives ${show(found)}, not ${show(wanted)}`];
	const [first, second, third, fourth] = numbers;
	if (!first || !second) return ['the prompt holds no scale'];
	if (skill === 'Find the scale factor')
		return /represents/.test(text) && fourth
			? agrees(multiply(stored, fourth), second)
			: agrees(multiply(stored, first), second);
	if (!third || !same(first, exact(1))) return ['the scale does not begin with 1'];
	if (skill === 'Find an area from a scale drawing') {
		if (!fourth) return ['the drawing has no two sides'];
		const perSquare = multiply(second, second);
		return agrees(multiply(multiply(third, fourth), perSquare), stored);
	}
	const asked = askedIn({ ...question });
	if (skill === 'Use the scale of a model or map') {
		if (/area/.test(asked)) {
			const metresPerCentimetre = divide(second, HUNDRED);
			return agrees(multiply(third, multiply(metresPerCentimetre, metresPerCentimetre)), stored);
		}
		const [model, metres] = /is the model/.test(asked) ? [stored, third] : [third, stored];
		return agrees(multiply(model, second), multiply(metres, HUNDRED));
	}
	const onDrawing = /on the (?:plan|map)\?$/.test(asked);
	const [drawn, real] = onDrawing ? [stored, third] : [third, stored];
	return agrees(multiply(drawn, second), real);
};
