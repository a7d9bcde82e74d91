import { expect, test } from 'vitest';
import { createQuestion } from '../question.testdata.ts';
import { checkHintsAsk } from './hints-ask.ts';

const issuesOf = (hint: string, prompt: string, text: string, why: string): string[] =>
	checkHintsAsk(
		createQuestion({
			question: prompt,
			hints: [{ text: hint, html: '' }],
			steps: [{ text, why, html: '', speech: '' }],
		}),
	);

test.each<[hint: string, sound: [string, string, string], broken: [string, string, string]]>([
	[
		'What happens to the inequality symbol when you divide by a negative number?',
		['Solve $-4k > 8$.', '$k < -2$', 'divide both sides by −4 and reverse the inequality symbol'],
		['Solve $4k > 8$.', '$k > 2$', 'divide both sides by 4'],
	],
	[
		'Both terms are perfect squares. What is the pattern for a difference of two squares?',
		['Factor $x^{2} - 9$.', '$= x^{2} - 3^{2}$', 'write both terms as squares'],
		['Factor $x^{2} + 6x + 9$.', '$= (x + 3)^{2}$', 'factor the perfect square trinomial'],
	],
	[
		'Is sine an even function or an odd function?',
		['What is $\\sin(-x)$?', '$-\\sin x$', 'sine is odd'],
		['What is $\\cos(-x)$?', '$\\cos x$', 'cosine is even'],
	],
])('reports "%s" where the question does not lead to it', (hint, sound, broken) => {
	expect(issuesOf(hint, ...sound)).toEqual([]);
	expect(issuesOf(hint, ...broken)).not.toEqual([]);
});
