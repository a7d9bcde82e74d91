/**
 * What the books service and its clients agree on: call names, the error shape, the entity tag. Base `/api`,
 * overridable at build time; the JSON body of a response is the record itself.
 */
export const BOOKS_API_BASE = '/api';

/** `GET` calls and the query parameters each one requires. */
export const BOOKS_QUERIES = {
	book_details: ['book_name'],
	all_chapters: ['book_name'],
	all_questions: ['book_name', 'chapter_name', 'material_name'],
	question_prompts: ['book_name', 'chapter_name', 'material_name', 'from'],
	lecture_details: ['id'],
	question_details: ['id'],
	skill_questions: ['id'],
} as const;

/** The most prompts that one `question_prompts` call returns, after skipping the first `from` of the material. */
export const PROMPTS_A_PAGE = 50;

export type BooksQuery = keyof typeof BOOKS_QUERIES;

export const USER_TYPES = ['parent', 'teacher', 'student'] as const;
export type UserType = (typeof USER_TYPES)[number];

/** The payload of `POST downloads`. */
export type DownloadRecord = {
	url: string;
	text: string;
	type: 'book' | 'other';
	bookName: string;
};

/**
 * The body of every response that is not 2xx or 3xx. `code` is for programs, `message` is a sentence for people,
 * `request_id` finds the request in the service's log.
 */
export type ErrorBody = { error: { code: string; message: string; request_id: string } };

/**
 * Entity tag of a record's JSON, quoted as HTTP requires: `"1f3a…"`. Computed the same way at build time and in the
 * service, so a built page can check whether its record changed. 53-bit string hash "cyrb53" (bryc, public domain): not
 * cryptographic, but enough to tell two versions of a record apart.
 */
export function entityTag(json: string): string {
	let h1 = 0xdeadbeef;
	let h2 = 0x41c6ce57;
	for (let i = 0; i < json.length; i++) {
		const code = json.charCodeAt(i);
		h1 = Math.imul(h1 ^ code, 2654435761);
		h2 = Math.imul(h2 ^ code, 1597334677);
	}
	h1 = Math.imul(h1 ^ (h1 >>> 16), 2246822507) ^ Math.imul(h2 ^ (h2 >>> 13), 3266489909);
	h2 = Math.imul(h2 ^ (h2 >>> 16), 2246822507) ^ Math.imul(h1 ^ (h1 >>> 13), 3266489909);
	return `"${(4294967296 * (2097151 & h2) + (h1 >>> 0)).toString(36)}"`;
}
