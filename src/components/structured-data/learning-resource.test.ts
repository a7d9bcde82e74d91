import { expect, test } from 'vitest';
import { createQuestion } from '../../books/records.testdata.ts';
import type { Book } from '../../schemas/wire/book.ts';
import { bookThing, lectureThing, materialThing, questionThing } from './learning-resource.ts';

const book: Book = {
	id: '99d7133e-75c3-4dcc-a84b-4eb0c6b86fe6',
	name: 'Pre-Algebra',
	common_name: 'pre-algebra',
	country: 'USA',
	question_count: '3,293',
	cover_image: '/covers/pre-algebra.svg',
	bookPDF: '/pdfs/pre-algebra-workbook.pdf',
	bookPDF_name: 'Pre-Algebra Workbook.pdf',
	available: true,
};
const topic = { id: 'pre-algebra-1-2-sums', title: 'Sums', objective: 'Add two integers.' };
const material = {
	number: '1.2',
	name: '1-2-adding-integers',
	title: 'Adding Integers',
	standards: ['7.NS.A.1b', '7.NS.A.1d'],
	topics: [topic],
	question_count: 40,
};
const alignment = {
	framework: 'Common Core State Standards',
	level: 'Grades 6–8',
	codes: material.standards,
};
const target = (alignmentType: string, targetName: string) => ({
	'@type': 'AlignmentObject',
	alignmentType,
	educationalFramework: 'Common Core State Standards',
	targetName,
});

test('names each standard that a material teaches', () => {
	const thing = materialThing(material, { book, alignment });
	expect(thing['educationalAlignment']).toEqual([
		target('teaches', '7.NS.A.1b'),
		target('teaches', '7.NS.A.1d'),
	]);
	expect(thing['educationalLevel']).toBe('Grades 6–8');
});

test('promises no practice if there are no questions', () => {
	const planned = materialThing({ ...material, question_count: 0 }, { book, alignment });
	expect(planned['learningResourceType']).toBe('lesson');
});

test('says what a lecture teaches and which book it is part of', () => {
	const thing = lectureThing(topic, { book, alignment });
	expect(thing['teaches']).toBe('Add two integers.');
	expect(thing['isPartOf']).toMatchObject({ '@type': 'Book', name: 'Pre-Algebra' });
});

test('lets a question assess only its own standards', () => {
	const question = createQuestion({ standards: ['7.NS.A.1d'] });
	const thing = questionThing(question, 'Find the sum.', { book, alignment });
	expect(thing['educationalAlignment']).toEqual([target('assesses', '7.NS.A.1d')]);
});

test('writes the answer in the same notation as the question', () => {
	const answer = { ...createQuestion().answer, text: '$-\\frac{5}{2}x^{2}$', speech: 'in words' };
	const thing = questionThing(createQuestion({ answer }), 'Add.', { book, alignment });
	expect(thing['acceptedAnswer']).toEqual({ '@type': 'Answer', text: '−(5/2)x²' });
	expect(thing['suggestedAnswer']).toBe(undefined);
});

test('lists the wrong choices beside the right one', () => {
	const choice = (key: 'A' | 'B', text: string) => ({ key, text, html: text, speech: text });
	const choices = [choice('A', 'Yes'), choice('B', 'No')];
	const answer = { kind: 'multiple-choice' as const, value: 'A', ...choice('A', 'Yes'), choices };
	const thing = questionThing(createQuestion({ answer }), 'Is it?', { book, alignment });
	expect(thing['eduQuestionType']).toBe('Multiple choice');
	expect(thing['acceptedAnswer']).toEqual({ '@type': 'Answer', text: 'Yes' });
	expect(thing['suggestedAnswer']).toEqual([{ '@type': 'Answer', text: 'No' }]);
});

test('claims no standard if the material goes beyond them', () => {
	const beyond = { ...alignment, codes: [] };
	expect(materialThing(material, { book, alignment: beyond })['educationalAlignment']).toBe(
		undefined,
	);
});

test('calls only an available book free', () => {
	expect(bookThing(book, alignment)['isAccessibleForFree']).toBe(true);
	expect(bookThing({ ...book, available: false }, alignment)['isAccessibleForFree']).toBe(
		undefined,
	);
});
