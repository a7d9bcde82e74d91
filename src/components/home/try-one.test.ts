import { expect, test } from 'vitest';
import type { Question } from '../../schemas/wire/question.ts';
import { questionToTry } from './try-one.ts';

const question = (id: string, text: string, value: string, steps: number) =>
	({
		id,
		question: text,
		answer: { value },
		steps: Array.from({ length: steps }, () => ({})),
	}) as Question;

const hard = question('hard', 'Solve $9x - 8 = -4x - 3$.', '\\frac{5}{13}', 4);
const long = question('long', `Solve $x = 3$. ${'Then explain. '.repeat(10)}`, '3', 2);
const easy = question('easy', 'Solve $9y - 25 = 8y + 23$.', '48', 3);

test('picks the first short question whose answer is a whole number', () => {
	expect(questionToTry({ questions: [hard, long, easy] })?.id).toBe('easy');
});

test('finds nothing if no question is easy enough', () => {
	expect(questionToTry({ questions: [hard, long] })).toBeUndefined();
});
