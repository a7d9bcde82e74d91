/**
 * The browser's side of the books service. Every call settles within the limit. A failure is a `BooksError` whose kind
 * selects the reader's message in `error-catalogue.ts`. Nothing unparsed leaves this file.
 */
import * as z from 'zod/mini';
import { bookSchema, type Book } from '../schemas/wire/book.ts';
import { chapterSchema, type Chapter } from '../schemas/wire/chapter.ts';
import { lectureSchema, type Lecture } from '../schemas/wire/lecture.ts';
import { questionIndexSchema, type QuestionIndex } from '../schemas/wire/question-index.ts';
import { questionSchema, type Question } from '../schemas/wire/question.ts';
import { type QuestionPrompt, questionPromptSchema } from '../schemas/wire/question-prompt.ts';
import {
	staticDataSchemas,
	type StaticData,
	type StaticDataName,
} from '../schemas/wire/static-data.ts';
import { BOOKS_QUERIES, type BooksQuery, type DownloadRecord, type UserType } from './contract.ts';
import { exchange, type ExchangeOptions } from './exchange.ts';
import { readList, readRecord, requireSuccess } from './read-answer.ts';

/** Base URLs, absolute or root-relative, with or without a trailing slash. */
export type BooksClientOptions = ExchangeOptions & {
	/** The books service: every call except the two below. */
	baseUrl: string;
	/** The service that records who downloaded a book: `new_download`. */
	downloadUrl: string;
	/** Where `{name}.json` and `questions/{book}.json` are. */
	staticDataUrl: string;
};

export type MaterialPath = { bookName: string; chapterName: string; materialName: string };
export type NewDownload = { bookId: string; email: string; userType: UserType };
export type BooksClient = {
	bookDetails(bookName: string): Promise<Book>;
	/** In order, never empty. */
	allChapters(bookName: string): Promise<Chapter[]>;
	/** Question ids in order, never empty: a material without questions is `not-found`. */
	allQuestions(path: MaterialPath): Promise<string[]>;
	/** Up to `PROMPTS_A_PAGE` prompts, skipping the first `from`; never empty. */
	questionPrompts(path: MaterialPath, from: number): Promise<QuestionPrompt[]>;
	lectureDetails(topicId: string): Promise<Lecture[]>;
	questionDetails(questionId: string): Promise<Question>;
	/** Ids of the first 1,000 questions of a skill, by book, chapter, material, and number; never empty. */
	skillQuestions(skillId: string): Promise<string[]>;
	/** As for the two below: a retry under the same key counts once. */
	newDownload(download: NewDownload, idempotencyKey: string): Promise<void>;
	submit(text: string, idempotencyKey: string): Promise<void>;
	recordDownload(record: DownloadRecord, idempotencyKey: string): Promise<void>;
	/**
	 * May be empty.
	 * @param received the file's text, if already loaded.
	 */
	staticData<Name extends StaticDataName>(name: Name, received?: string): Promise<StaticData[Name]>;
	/** Of a book on the built site, or of one of its chapters: a tenth of the bytes. */
	questionIndex(bookName: string, chapterName?: string): Promise<QuestionIndex>;
};

export function createBooksClient(options: BooksClientOptions): BooksClient {
	const baseUrl = withoutLastSlash(options.baseUrl);
	const downloadUrl = withoutLastSlash(options.downloadUrl);
	const staticDataUrl = withoutLastSlash(options.staticDataUrl);

	async function get(url: string) {
		return exchange(url, { headers: { accept: 'application/json' } }, options);
	}

	async function post(url: string, idempotencyKey: string, body?: unknown): Promise<void> {
		const headers = { 'idempotency-key': idempotencyKey };
		const init =
			body === undefined
				? { headers }
				: {
						body: JSON.stringify(body),
						headers: { ...headers, 'content-type': 'application/json' },
					};
		requireSuccess(await exchange(url, { method: 'POST', ...init }, options), url);
	}

	async function list<Wire>(url: string, schema: z.ZodMiniType<Wire[]>): Promise<Wire[]> {
		return readList(await get(url), url, schema);
	}

	return {
		async bookDetails(bookName) {
			const url = queryUrl(baseUrl, 'book_details', [bookName]);
			return readRecord(await get(url), url, bookSchema);
		},
		allChapters: (bookName) =>
			list(queryUrl(baseUrl, 'all_chapters', [bookName]), z.array(chapterSchema)),
		allQuestions: ({ bookName, chapterName, materialName }) =>
			list(
				queryUrl(baseUrl, 'all_questions', [bookName, chapterName, materialName]),
				z.array(z.string()),
			),
		questionPrompts: ({ bookName, chapterName, materialName }, from) =>
			list(
				queryUrl(baseUrl, 'question_prompts', [bookName, chapterName, materialName, `${from}`]),
				z.array(questionPromptSchema),
			),
		lectureDetails: (topicId) =>
			list(queryUrl(baseUrl, 'lecture_details', [topicId]), z.array(lectureSchema)),
		async questionDetails(questionId) {
			const url = queryUrl(baseUrl, 'question_details', [questionId]);
			return readRecord(await get(url), url, questionSchema);
		},
		skillQuestions: (skillId) =>
			list(queryUrl(baseUrl, 'skill_questions', [skillId]), z.array(z.string())),
		newDownload: ({ bookId, email, userType }, key) =>
			post(
				`${downloadUrl}/new_download?${new URLSearchParams({ book_id: bookId, email, user_type: userType })}`,
				key,
			),
		submit: (text, key) => post(`${baseUrl}/submissions`, key, { text }),
		recordDownload: (record, key) => post(`${baseUrl}/downloads`, key, record),
		async staticData<Name extends StaticDataName>(
			name: Name,
			received?: string,
		): Promise<StaticData[Name]> {
			const url = `${staticDataUrl}/${name}.json`;
			const answer = received === undefined ? await get(url) : { status: 200, text: received };
			return readRecord(answer, url, fileSchemas[name]).data;
		},
		async questionIndex(...names) {
			const url = `${staticDataUrl}/questions/${names.join('/')}.json`;
			return readRecord(await get(url), url, questionIndexSchema);
		},
	};
}

const fileSchemas: {
	[Name in StaticDataName]: z.ZodMiniType<{ fileName: string; data: StaticData[Name] }>;
} = {
	faqs: z.object({ fileName: z.string(), data: staticDataSchemas.faqs }),
	quotes: z.object({ fileName: z.string(), data: staticDataSchemas.quotes }),
	books: z.object({ fileName: z.string(), data: staticDataSchemas.books }),
	blogs: z.object({ fileName: z.string(), data: staticDataSchemas.blogs }),
};

/** `values` in the order of the contract's parameters. */
function queryUrl(baseUrl: string, call: BooksQuery, values: string[]): string {
	const pairs = BOOKS_QUERIES[call].map((name, index) => [name, values[index] ?? '']);
	return `${baseUrl}/${call}?${new URLSearchParams(pairs)}`;
}

function withoutLastSlash(url: string): string {
	return url.endsWith('/') ? url.slice(0, -1) : url;
}
