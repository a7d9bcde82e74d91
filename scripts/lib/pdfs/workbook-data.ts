/** Everything the printed workbook says, from a book's records. `workbook.typ` lays it out. */
import { formulasIn } from '../../../src/math/markup.ts';
import { plainFormula } from '../../../src/math/plain-words.ts';
import { questionText } from '../../../src/math/question-text.ts';
import type { Chapter } from '../../../src/schemas/wire/chapter.ts';
import type { Question } from '../../../src/schemas/wire/question.ts';
import { ANSWER_COLUMNS, answerPlaces } from './answer-places.ts';
import {
	bookAddress,
	bookData,
	chaptersOf,
	figureOf,
	hasQuestions,
	materialHead,
	printedChoices,
	type PrintJob,
	questionsOf,
	shortAnswer,
} from './book-data.ts';
import { sentence, type SpokenFormulas } from './sentence.ts';

/** Minimum working room, in points, by difficulty. */
const WORKING_SPACE = { 1: 46, 2: 72, 3: 104 } as const;

/** Room under a question that is answered by a letter. */
const CHOICE_SPACE = 24;

/** A figure fills most of a row; anything more would leave only one row per page. */
const FIGURE_SPACE = 36;

/** A choice of up to this many characters may share a row with another. */
const BESIDE = 13;

export function workbookData(job: PrintJob) {
	const chapters = chaptersOf(job);
	const count = chapters
		.flatMap(({ materials }) => materials)
		.reduce((n, m) => n + m.question_count, 0);
	return {
		...bookData(job, 'workbook'),
		subtitle: subtitle(job, count),
		cover: cover(job, chapters, count),
		guide: guide(job, count),
		hasAnswers: count > 0,
		answerColumns: ANSWER_COLUMNS,
		chapters: chapters.map((chapter) => chapterData(job, chapter)),
	};
}

function subtitle({ chapter }: PrintJob, count: number): string {
	if (count === 0) return 'Workbook outline';
	return chapter ? `Chapter ${chapter.number}: ${chapter.title}` : 'Workbook with answers';
}

function cover(
	{ imprint, records: { book } }: PrintJob,
	chapters: Chapter[],
	count: number,
): string[] {
	const missing = chapters.filter((chapter) => !hasQuestions(chapter));
	if (count === 0)
		return [
			imprint.tagline,
			`This edition is the outline of ${book.name}: chapters, lessons and what each one teaches. Its questions are not in yet.`,
		];
	const rest =
		missing.length > 0
			? ` The questions of ${missing.length} chapters are not in yet; their outline is.`
			: '';
	return [imprint.tagline, `${count.toLocaleString('en-CA')} questions with answers.${rest}`];
}

function guide(job: PrintJob, count: number): string[] {
	const address = bookAddress(job);
	if (count === 0)
		return [
			`Use this outline to plan: each chapter lists its lessons, the standards they serve and what a student can do after them. Questions appear in this file as soon as they are in. The newest edition is always at ${address}.`,
		];
	return [
		'Work in pencil, in the space under each question, and write every step: a line of work is worth more than a bare answer.',
		'Check yourself with the answers at the back. If yours is different, find the first line where the two part ways.',
		`Every question has a full worked solution, with the reason for each step. Point a phone at the code beside a lesson, or type the short address under its name: begin at ${address}. The book of worked solutions is there too.`,
	];
}

function chapterData(job: PrintJob, chapter: Chapter) {
	return {
		number: chapter.number,
		title: chapter.title,
		note: hasQuestions(chapter)
			? null
			: 'The questions of this chapter are not in yet. This is what it will teach.',
		materials: chapter.materials.map((material) => {
			const questions = questionsOf(job, material);
			const places = answerPlaces(questions.map((question) => signs(shortAnswer(question))));
			return {
				...materialHead(job, chapter, material),
				objectives: material.topics.map(({ objective }) =>
					sentence(objective, inPlainWords(objective)),
				),
				questions: questions.map((question, at) => ({
					...questionData(job, question),
					answerPlace: places[at],
				})),
			};
		}),
	};
}

/** A book without questions has no spoken formulas; those in objectives fit on a line of words. */
const inPlainWords = (objective: string): SpokenFormulas =>
	new Map(formulasIn(objective).map((tex) => [tex, plainFormula(tex) ?? tex]));

/** Roughly how many characters a text takes in print. */
const signs = (text: string): number => text.replaceAll(/\\[a-zA-Z]+|[${}\\^_]/g, '').length;

function workingSpace({ answer, image_id, difficulty }: Question): number {
	if (answer.choices) return CHOICE_SPACE;
	return image_id ? FIGURE_SPACE : WORKING_SPACE[difficulty];
}

function questionData(job: PrintJob, question: Question) {
	const { formulas } = job.records;
	const choices = printedChoices(question);
	return {
		number: question.number,
		prompt: sentence(questionText(question.question), formulas),
		choices: choices.map((choice) => ({
			key: choice.key,
			parts: sentence(choice.text, formulas),
		})),
		choiceColumns: choices.every(({ text }) => signs(text) <= BESIDE) ? 2 : 1,
		figure: figureOf(job, question),
		answer: sentence(shortAnswer(question), formulas),
		space: workingSpace(question),
	};
}
