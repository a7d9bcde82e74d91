/** Marks what a student typed against the expected answer. Pure: the same verdict in Node and in the browser. */
import type { Answer } from '../schemas/wire/answer.ts';
import { readNumber } from './read-answer.ts';
import type { QuestionContext, Verdict } from './verdict.ts';

/**
 * Never throws and never takes longer than a moment, whatever is typed. Ask `canMark` first: an expected answer that
 * cannot be read leaves every try `unread`.
 */
export function checkAnswer(
	expected: Answer,
	given: string,
	_context: QuestionContext = {},
): Verdict {
	const want = readNumber(expected.value);
	const got = readNumber(given);
	if (want === null || got === null)
		return { verdict: 'unread', message: 'This answer cannot be read.' };
	const right = want.equals(got);
	return right
		? { verdict: 'right', readAs: got.toFraction(), message: 'Right.' }
		: { verdict: 'wrong', readAs: got.toFraction(), message: 'Not this one.' };
}

/** Whether this answer can be marked at all: its kind is known and its value can be read. */
export function canMark(expected: Answer): boolean {
	return readNumber(expected.value) !== null;
}
