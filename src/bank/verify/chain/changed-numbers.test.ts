import { expect, test } from 'vitest';
import { createQuestion } from '../question.testdata.ts';
import { changeNumbers } from './changed-numbers.ts';

const shown = (text: string) => ({ text, html: '', speech: '' });

test('counts the number changes that are detected', () => {
	const question = createQuestion({
		question: 'Solve $2x + 6 = 20$.',
		steps: [shown('$2x + 6 = 20$'), { ...shown('$2x = 14$'), why: 'subtract 6 from both sides' }],
		hints: [{ text: 'Which operation undoes the $19$ in $2x + 6$?', html: '' }],
		misconceptions: [{ value: '26', why: 'used the wrong sign' }],
	});
	const reading = changeNumbers(question, new Map(), () => true);
	expect(reading.step).toEqual({ changed: 1, noticed: 1 });
	expect(reading.reason).toEqual({ changed: 1, noticed: 1 });
	expect(reading.hint.changed).toBe(1);
	expect(reading.misconception).toEqual({ changed: 0, noticed: 0 });
});

test('changes the words of a figure, not its drawing', () => {
	const words = 'A table with 2 rows. x: 3. y: 5.';
	const cells = '<text x="1" y="1">3</text><text x="1" y="9">5</text>';
	const question = createQuestion({
		image_id: 'a',
		question_html: `Read it. <img src="a" alt="${words}">`,
	});
	expect(changeNumbers(question, new Map([['a', cells]]), () => true).figure).toEqual({
		changed: 1,
		noticed: 1,
	});
	expect(changeNumbers(question, new Map(), () => true).figure).toEqual({ changed: 0, noticed: 0 });
});

test('changes a number of the steps in the whole record', () => {
	const question = createQuestion({ steps: [shown('$x = 4$')] });
	const seen: string[] = [];
	changeNumbers(question, new Map(), ({ steps }) => {
		seen.push(steps[0]?.text ?? '');
		return false;
	});
	expect(seen).toEqual(['$x = 5$']);
});

test('exchanges two letters of a drawing', () => {
	const row = (y: number, name: string) =>
		`<text x="1" y="${y}">${name}</text><text x="9" y="${y}">${y}</text>`;
	const question = createQuestion({
		image_id: 'a',
		question_html: 'Read it. <img src="a" alt="A table with 2 rows. x: 3. y: 5.">',
	});
	const lettersOf = (svg: string) =>
		changeNumbers(question, new Map([['a', svg]]), () => true).letters;
	expect(lettersOf(row(3, 'x') + row(5, 'y'))).toEqual({ changed: 1, noticed: 1 });
	expect(lettersOf('<text x="1" y="3">3</text><text x="1" y="5">5</text>').changed).toBe(0);
});
