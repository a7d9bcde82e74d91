import type { Question } from '../../schemas/wire/question.ts';

/** An empty record; tests add the text they need. */
export const createQuestion = (overrides: Partial<Question> = {}): Question => ({
	id: 'abcd1234',
	number: 1,
	book_name: 'pre-algebra',
	chapter_name: '1-integers',
	material_name: '1-2-adding-integers',
	question: 'What is it?',
	question_html: 'What is it?',
	question_speech: 'What is it?',
	image_id: null,
	answer: { kind: 'integer', value: '1', text: '$1$', html: '1', speech: '1' },
	steps: [],
	hints: [],
	standards: [],
	difficulty: 1,
	...overrides,
});
