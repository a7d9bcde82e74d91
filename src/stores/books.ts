/**
 * The records fetched so far, by what names them in a call:
 *
 *     {
 *       books:       { 'pre-algebra': { book: {…}, chapters: [{…}] } },
 *       questionIds: { 'pre-algebra/1-integers/1-2-adding-integers': ['pa-102-1', …] },
 *       lectures:    { 'pre-algebra-1-2-a': [{…}] },
 *       questions:   { 'pa-102-1': {…} },
 *     }
 */
import { map } from 'nanostores';
import type { MaterialPath } from '../books/client.ts';
import type { Book } from '../schemas/wire/book.ts';
import type { Chapter } from '../schemas/wire/chapter.ts';
import type { Lecture } from '../schemas/wire/lecture.ts';
import type { Question } from '../schemas/wire/question.ts';
import type { QuestionPrompt } from '../schemas/wire/question-prompt.ts';
import { loadingFlow } from './app.ts';
import { createKeyedLoad } from './loading-flow.ts';
import { services } from './services.ts';

/** `book` is null while only the chapters are loaded; `chapters` is empty until they are. */
export type BookEntry = { book: Book | null; chapters: Chapter[] };

export type BooksState = {
	books: Record<string, BookEntry>;
	questionIds: Record<string, string[]>;
	lectures: Record<string, Lecture[]>;
	questions: Record<string, Question>;
};

export const $books = map<BooksState>({ books: {}, questionIds: {}, lectures: {}, questions: {} });

/** Question ids are kept per chapter and material; the book's name keeps the first chapters of two books apart. */
function materialKey({ bookName, chapterName, materialName }: MaterialPath): string {
	return `${bookName}/${chapterName}/${materialName}`;
}

const loadBookRecord = createKeyedLoad<Book>(loadingFlow);
const loadChapterList = createKeyedLoad<Chapter[]>(loadingFlow);
const loadQuestionIdList = createKeyedLoad<string[]>(loadingFlow);
const loadQuestionPromptList = createKeyedLoad<QuestionPrompt[]>(loadingFlow);
const loadLectureList = createKeyedLoad<Lecture[]>(loadingFlow);
const loadQuestionRecord = createKeyedLoad<Question>(loadingFlow);

/** Then loads its chapters too. If those fail, `$app` shows it; the book still counts as loaded. */
export async function loadBook(bookName: string): Promise<Book | undefined> {
	const book = await loadBookRecord(
		bookName,
		() => services().client.bookDetails(bookName),
		(record) => setEntry(bookName, { book: record }),
	);
	if (book) await loadChapters(bookName);
	return book;
}

export function loadChapters(bookName: string): Promise<Chapter[] | undefined> {
	return loadChapterList(
		bookName,
		() => services().client.allChapters(bookName),
		(chapters) => setEntry(bookName, { chapters }),
	);
}

export function loadQuestionIds(path: MaterialPath): Promise<string[] | undefined> {
	const key = materialKey(path);
	return loadQuestionIdList(
		key,
		() => services().client.allQuestions(path),
		(ids) => $books.setKey('questionIds', { ...$books.get().questionIds, [key]: ids }),
	);
}

/** Not kept: a list shows them once. */
export function loadQuestionPrompts(
	path: MaterialPath,
	from: number,
): Promise<QuestionPrompt[] | undefined> {
	return loadQuestionPromptList(
		`${materialKey(path)}/${from}`,
		() => services().client.questionPrompts(path, from),
		() => {},
	);
}

export function loadLectures(topicId: string): Promise<Lecture[] | undefined> {
	return loadLectureList(
		topicId,
		() => services().client.lectureDetails(topicId),
		(lectures) => $books.setKey('lectures', { ...$books.get().lectures, [topicId]: lectures }),
	);
}

export function loadQuestion(questionId: string): Promise<Question | undefined> {
	return loadQuestionRecord(
		questionId,
		() => services().client.questionDetails(questionId),
		(question) => $books.setKey('questions', { ...$books.get().questions, [questionId]: question }),
	);
}

function setEntry(bookName: string, part: Partial<BookEntry>): void {
	const { books } = $books.get();
	const entry = { book: null, chapters: [], ...books[bookName], ...part };
	$books.setKey('books', { ...books, [bookName]: entry });
}
