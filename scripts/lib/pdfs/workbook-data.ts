/** Everything the printed workbook says, from a book's records. `workbook.typ` lays it out. */
import type { BookRecords } from '../../../src/bank/build-book.ts';
import { questionText } from '../../../src/math/question-text.ts';
import type { Speak } from '../../../src/math/speak-markup.ts';
import type { Chapter, Material } from '../../../src/schemas/wire/chapter.ts';
import type { Question } from '../../../src/schemas/wire/question.ts';
import { sentence } from './sentence.ts';

export type Imprint = { publisher: string; tagline: string; address: string };

/** Room to work, in points, by difficulty. */
const WORKING_SPACE = { 1: 46, 2: 72, 3: 104 } as const;

/** Short answers fit this many beside each other. */
const ANSWER_COLUMNS = 4;

export function workbookData(records: BookRecords, imprint: Imprint, speak: Speak) {
	const { book, questions } = records;
	const address = `${imprint.address}/workbooks/${book.common_name}`;
	return {
		title: `${book.name} workbook`,
		name: book.name,
		publisher: imprint.publisher,
		keywords: ['mathematics', 'workbook', book.name],
		subtitle: questions.length > 0 ? 'Workbook with answers' : 'Workbook outline',
		paper: 'us-letter',
		region: book.country === 'USA' ? 'US' : 'CA',
		address,
		cover: cover(records, imprint.tagline),
		guide: guide(records, address),
		answerColumns: ANSWER_COLUMNS,
		hasAnswers: questions.length > 0,
		chapters: records.chapters.map((chapter) => chapterData(chapter, records, address, speak)),
	};
}

function cover({ questions, chapters, book }: BookRecords, tagline: string): string[] {
	const ready = chapters.filter(hasQuestions);
	const numbers = ready.map(({ number }) => number).join(' and ');
	return [
		tagline,
		questions.length > 0
			? `This edition holds the ${questions.length} questions of chapters ${numbers}, with answers, and the outline of the other chapters, whose questions are not in yet.`
			: `This edition is the outline of ${book.name}: chapters, lessons and what each one teaches. Its questions are not in yet.`,
	];
}

function guide({ questions }: BookRecords, address: string): string[] {
	if (questions.length === 0)
		return [
			`Use this outline to plan: each chapter lists its lessons, the standards they serve and what a student can do after them. Questions appear in this file as soon as they are in. The newest edition is always at ${address}.`,
		];
	return [
		'Work in pencil, in the space under each question, and write every step: a line of working is worth more than a bare answer.',
		'Check yourself with the answers at the back. If yours is different, find the first line where the two part ways.',
		`Every question has a full worked solution, with the reason for each step, on its page: begin at ${address}.`,
	];
}

const hasQuestions = ({ materials }: Chapter) => materials.some((one) => one.question_count > 0);

function chapterData(chapter: Chapter, records: BookRecords, address: string, speak: Speak) {
	return {
		number: chapter.number,
		title: chapter.title,
		note: hasQuestions(chapter)
			? null
			: 'The questions of this chapter are not in yet. This is what it will teach.',
		materials: chapter.materials.map((material) => ({
			number: material.number,
			title: material.title,
			standards: material.standards.join(', '),
			objectives: material.topics.map(({ objective }) => objective),
			address: `${address}/${chapter.name}/${material.name}`,
			questions: questionsOf(material, records).map((question) =>
				questionData(question, records, speak),
			),
		})),
	};
}

const questionsOf = ({ name }: Material, { questions }: BookRecords) =>
	questions.filter(({ material_name }) => material_name === name);

function questionData(question: Question, { figures }: BookRecords, speak: Speak) {
	const figure = figures.find(({ id }) => id === question.image_id);
	return {
		number: question.number,
		prompt: sentence(questionText(question.question), speak),
		choices: (question.answer.choices ?? []).map(({ key, text }) => ({
			key,
			parts: sentence(text, speak),
		})),
		figure: figure ? { svg: figure.svg, alt: figure.alt, width: figure.width } : null,
		answer: question.answer.choices
			? sentence(question.answer.value, speak)
			: sentence(question.answer.text, speak),
		space: WORKING_SPACE[question.difficulty],
	};
}
