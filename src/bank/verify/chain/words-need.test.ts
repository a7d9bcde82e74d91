import { expect, test } from 'vitest';
import type { Question } from '../../../schemas/wire/question.ts';
import { createQuestion } from '../question.testdata.ts';
import { checkWordsNeed } from './words-need.ts';

const shown = (text: string, why?: string) => ({ text, why, html: '', speech: '' });

const hinted = (question: string, hint: string): Question =>
	createQuestion({ question, hints: [shown(hint)] });

const lines = (above: string, text: string, why: string): Question =>
	createQuestion({ steps: [shown(above), shown(text, why)] });

const chosen = (found: string): Question => {
	const choice = (text: string) => ({ key: 'A' as const, ...shown(text) });
	const text = 'The interquartile range of group A is greater';
	return createQuestion({
		answer: { kind: 'multiple-choice', value: 'A', choices: [choice(text)], ...shown(text) },
		steps: [shown(found), shown('The interquartile range of group A is greater.')],
	});
};

const REMOVE = 'How can you remove the parentheses?';
const RAYS = 'Which numbers lie in at least one of them?';
const EXACT = 'use the exact value at this angle';
const LESS = '0.5 = 5 ÷ 10, so the exponent decreases by 1';
const OPPOSITE = 'take the opposite of both sides';

test.each([
	[hinted('Write $y - 7 = 2(x - 1)$.', REMOVE), hinted('Write $y - 7 = x - 1$.', REMOVE)],
	[
		hinted('Solve $\\frac{x}{2} = 3$.', 'How can you clear the fraction?'),
		hinted('Solve $x = 3$.', 'How can you clear the fraction?'),
	],
	[hinted('Solve $x < 1$ or $x > 2$.', RAYS), hinted('Solve $x < 1$ and $x > 2$.', RAYS)],
	[lines('$3\\cos 60^{\\circ}$', '$= 3(0.5)$', EXACT), lines('$3(0.5)$', '$= 1.5$', EXACT)],
	[
		lines('$= 0.5 \\times 10^{3}$', '$= 5 \\times 10^{2}$', LESS),
		lines('$= 0.5 \\times 10^{3}$', '$= 5 \\times 10^{2}$', LESS.replace('decreases', 'increases')),
	],
	[lines('$a = -\\cos x$', 'It is $\\cos x$.', OPPOSITE), lines('$a = b$', 'It is $b$.', OPPOSITE)],
	[chosen('The interquartile range of group A is $3$.'), chosen('The medians are $2$ and $3$.')],
])('reports words that refer to nothing: %#', (sound, broken) => {
	expect(checkWordsNeed(sound)).toEqual([]);
	expect(checkWordsNeed(broken)).toHaveLength(1);
});
