/** Small valid records for tests; every builder takes the fields a test cares about. */
import type { Book } from '../schemas/wire/book.ts';
import type { Chapter } from '../schemas/wire/chapter.ts';
import type { Lecture } from '../schemas/wire/lecture.ts';
import type { Question } from '../schemas/wire/question.ts';

export function createBook(overrides: Partial<Book> = {}): Book {
	return {
		id: '3f2c8c0e-5a52-4a5e-9c39-0d3a5a1f6b11',
		name: 'Pre-Algebra',
		common_name: 'pre-algebra',
		country: 'USA',
		question_count: '3,293',
		cover_image: '/covers/pre-algebra.svg',
		bookPDF: '/pdfs/pre-algebra.pdf',
		bookPDF_name: 'Pre-Algebra.pdf',
		available: true,
		...overrides,
	};
}

export function createChapter(overrides: Partial<Chapter> = {}): Chapter {
	return { number: 1, name: '1-integers', title: 'Integers', materials: [], ...overrides };
}

export function createLecture(overrides: Partial<Lecture> = {}): Lecture {
	return {
		id: 'pre-algebra-1-2-a',
		title: 'Adding integers',
		objective: 'Add two integers of any sign.',
		book_name: 'pre-algebra',
		chapter_name: '1-integers',
		material_name: '1-2-adding-integers',
		video_url: null,
		sections: [],
		examples: [],
		checks: [],
		...overrides,
	};
}

export function createQuestion(overrides: Partial<Question> = {}): Question {
	return {
		id: 'pa-102-1',
		number: 1,
		book_name: 'pre-algebra',
		chapter_name: '1-integers',
		material_name: '1-2-adding-integers',
		question: 'Add $-8 + 5$.',
		question_html: '<p>Add.</p>',
		question_speech: 'Add negative eight plus five.',
		image_id: null,
		answer: { kind: 'integer', value: '-3', text: '$-3$', html: '-3', speech: 'negative three' },
		steps: [],
		hints: [],
		standards: ['7.NS.A.1'],
		difficulty: 1,
		...overrides,
	};
}
