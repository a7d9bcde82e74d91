import { expect, test } from 'vitest';
import { createQuestion } from '../question.testdata.ts';
import { checkHintWords } from './hint-words.ts';

const issuesOf = (hint: string, prompt: string): string[] =>
	checkHintWords(
		createQuestion({
			question: prompt,
			question_speech: prompt,
			hints: [{ text: hint, html: '' }],
		}),
	);

test.each<[hint: string, sound: string, broken: string]>([
	[
		'Where are the asymptotes?',
		'Find the asymptotes of the graph.',
		'Find the zeros of the graph.',
	],
	['What is the speed in each hour?', 'A car travels for 3 hours.', 'A car travels for 3 days.'],
	[
		'In which quadrant is it?',
		'The terminal arm meets the unit circle.',
		'The graph meets the axis.',
	],
	[
		'How does the hypotenuse compare with a leg?',
		'The diagonal of a square is 7, and it is a hypotenuse.',
		'The hypotenuse is 7.',
	],
	['What is the area of the base?', 'A prism is $9$ inches long.', 'Solve $x + 2 = 9$.'],
	['Are the slopes equal?', 'How are the lines related?', 'How are the numbers related?'],
	['Is it a perfect cube?', 'Factor the sum of two cubes.', 'Factor the sum of two squares.'],
])('reports a word of "%s" that the question does not have', (hint, sound, broken) => {
	expect(issuesOf(hint, sound)).toEqual([]);
	expect(issuesOf(hint, broken)).toHaveLength(1);
});
