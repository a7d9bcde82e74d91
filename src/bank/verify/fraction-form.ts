/** A second check, of how a fraction answer is written: value alone would also accept 6/8. */
import { questionText } from '../../math/question-text.ts';
import type { Question } from '../../schemas/wire/question.ts';

import { readExact, readTex, same } from './values.ts';

const FRACTION = /^-?(?:(\d+))?\\frac\{(\d+)\}\{(\d+)\}$/;

/**
 * Issues unless the shown answer equals the stored value and is in lowest terms, as a mixed number if one is asked for.
 */
export function expectFractionForm(question: Question): string[] {
	const shown = question.answer.text.replaceAll(/^\$|\$.*$/g, '');
	const issues: string[] = [];
	const stored = readExact(question.answer.value);
	if (!stored || !same(readTex(shown)({}), stored))
		issues.push(`the answer is shown as ${shown}, but its value is ${question.answer.value}`);
	const match = FRACTION.exec(shown);
	if (!match && !/^-?\d+$/.test(shown)) issues.push(`${shown} is not a fraction`);
	const [, whole, over = '1', under = '1'] = match ?? [];
	for (let divisor = 2; divisor <= Number(under); divisor++)
		if (Number(over) % divisor === 0 && Number(under) % divisor === 0)
			issues.push(`${shown} can be divided by ${divisor}`);
	const asksMixed = /as a mixed number in/.test(questionText(question.question));
	if (asksMixed && (!whole || Number(over) >= Number(under)))
		issues.push(`${shown} is not a mixed number`);
	return issues;
}
