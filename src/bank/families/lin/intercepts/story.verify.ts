import { expectNumber, promptFormulas, type Verify } from '../../../verify/evidence.ts';
import { exact } from '../../../verify/exact.ts';
import { falls, stepped, storyNumbers } from '../../../verify/read-linear-story.ts';
import { lettersIn, readTex, sidesOf } from '../../../verify/read-tex.ts';

/** Counts the steps down to 0, or reads the equation of the prompt at 0. */
export const verifyMeaning: Verify = ({ question }) => {
	const rule = promptFormulas(question).find((formula) => formula.includes('='));
	if (rule !== undefined) {
		const [, right = ''] = sidesOf(rule);
		const [letter = ''] = lettersIn(right);
		return expectNumber(question, readTex(right)({ [letter]: exact(0) }));
	}
	const [start, size, ...more] = storyNumbers(question);
	if (start === undefined || size === undefined || more.length > 0 || !falls(question))
		return ['the story does not hold a start and a falling rate'];
	let count = 0;
	while (stepped(start, -size, count) > 0) count++;
	return stepped(start, -size, count) === 0
		? expectNumber(question, count)
		: ['the quantity never is exactly 0'];
};
