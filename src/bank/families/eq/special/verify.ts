/**
 * Puts the stored constant into the equation and compares both sides at several points: no solution means a gap that
 * never changes and is not zero, infinitely many a gap that is always zero.
 */
import type { Question } from '../../../../schemas/wire/question.ts';
import {
	expectOneChoice,
	promptFormula,
	promptFormulas,
	type Verify,
} from '../../../verify/evidence.ts';
import { exact, readExact, readTex, same, sidesOf, subtract } from '../../../verify/values.ts';
import { linearRoot } from '../../../verify/solving.ts';

export const verify: Verify = ({ question }) =>
	question.answer.kind === 'multiple-choice' ? classified(question) : forced(question);

const TEXTS = { none: 'no solution', all: 'infinitely many solutions' } as const;

function classified(question: Question): string[] {
	const root = linearRoot(promptFormula(question));
	const wanted = typeof root === 'string' ? TEXTS[root] : 'exactly one solution';
	return expectOneChoice(question, (text) => text === wanted);
}

function forced(question: Question): string[] {
	const [letter = '', problem = ''] = promptFormulas(question);
	const [left = '', right = ''] = sidesOf(problem);
	const stored = readExact(question.answer.value);
	if (!stored) return [`the stored answer ${question.answer.value} is not a number`];
	const gaps = [-3, 0, 1, 2, 7].map((x) => {
		const values = { x: exact(x), [letter]: stored };
		return subtract(readTex(left)(values), readTex(right)(values));
	});
	const [first = exact(0)] = gaps;
	if (!gaps.every((gap) => same(gap, first)))
		return [`with ${letter} = ${question.answer.value} the equation has one solution`];
	const always = first[0] === 0n;
	return always === question.question.includes('infinitely many')
		? []
		: [`with ${letter} = ${question.answer.value} the gap is ${first[0]}/${first[1]}`];
}
