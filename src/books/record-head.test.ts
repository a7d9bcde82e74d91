import { expect, test } from 'vitest';
import { bookHead, lectureHead, materialHead, questionHead } from './record-head.ts';
import { createBook, createChapter, createQuestion } from './records.testdata.ts';

const topic = { id: 'a-1-1-x', title: 'Same sign', objective: 'Add two integers.' };
const material = {
	number: '1.2',
	name: '1-2-adding-integers',
	title: 'Adding Integers',
	standards: [],
	topics: [topic],
	question_count: 4,
};
const book = createBook();

test('describes a book by its contents', () => {
	const ready = createChapter({ materials: [material, { ...material, topics: [topic, topic] }] });
	expect(bookHead(book, [ready]).description).toBe(
		'Pre-Algebra: 1 chapter, 3 lectures and practice questions with every step shown.',
	);
	const outline = createChapter({ materials: [{ ...material, question_count: 0 }] });
	expect(bookHead(book, [outline, outline])).toEqual({
		title: 'Pre-Algebra workbook',
		description:
			'Pre-Algebra: the outline of a workbook with 2 chapters and 2 lectures, and no questions yet.',
	});
});

test('describes a material, with and without questions', () => {
	expect(materialHead(book, material)).toEqual({
		title: '1.2 Adding Integers',
		context: 'Pre-Algebra',
		description:
			'Adding Integers, material 1.2 of the Pre-Algebra workbook: 1 lecture and practice questions with every step shown.',
	});
	expect(materialHead(book, { ...material, question_count: 0 }).description).toMatch(
		/1 lecture, no questions yet\.$/,
	);
});

test('names a lecture and a question by their place, even in a material without a number', () => {
	expect(lectureHead(book, '1.2 Adding Integers', topic).context).toBe('Pre-Algebra, 1.2');
	expect(lectureHead(book, 'Warm Up', topic).context).toBe('Pre-Algebra');
	const question = createQuestion({ number: 7, question: 'Add 2 and 3.', question_speech: '' });
	expect(questionHead(book, '1.2 Adding Integers', question).context).toBe(
		'Pre-Algebra, 1.2 no. 7',
	);
	expect(questionHead(book, 'Warm Up', question)).toEqual({
		title: 'Add 2 and 3.',
		context: 'Pre-Algebra no. 7',
		description: 'Add 2 and 3. Question 7 of Warm Up, Pre-Algebra, with every step.',
	});
});
