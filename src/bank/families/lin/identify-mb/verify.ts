/** Reads the equation of the prompt again and tries points of it: no rearranging. */
import type { Question } from '../../../../schemas/wire/question.ts';
import { promptFormulas, type Verify } from '../../../verify/evidence.ts';
import { type Exact, exact, readExact, same } from '../../../verify/values.ts';
import {
	areSameLine,
	isOn,
	isSlopeIntercept,
	readLine,
	type ReadLine,
	sideOf,
} from '../../../verify/read-line.ts';

export const verify: Verify = ({ question }) => {
	const given = promptFormulas(question).find(
		(formula) => formula.includes('=') && formula !== 'y = mx + b',
	);
	if (given === undefined) return ['the prompt has no equation'];
	const line = readLine(given);
	if (question.question.startsWith('Write')) return rewrites(question, line);
	const value = readExact(question.answer.value);
	if (!value) return [`the stored answer ${question.answer.value} is not a number`];
	return fits(question.question, line, value)
		? []
		: [`${question.answer.value} does not fit ${given}`];
};

const ZERO = exact(0);

/** One step to the right and the slope upward keeps the value of ax + by. */
function fits(prompt: string, line: ReadLine, value: Exact): boolean {
	if (prompt.includes('slope')) return same(sideOf(line, [exact(1), value]), ZERO);
	const onAxis = prompt.includes('$x$-intercept');
	return isOn(line, onAxis ? [value, ZERO] : [ZERO, value]);
}

function rewrites({ answer }: Question, line: ReadLine): string[] {
	if (!isSlopeIntercept(answer.value)) return [`${answer.value} is not of the form y = mx + b`];
	return areSameLine(line, readLine(answer.value)) ? [] : [`${answer.value} is a different line`];
}
