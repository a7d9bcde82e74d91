import type { BooksClient } from '../books/client.ts';

const unexpected = (call: string) => () => Promise.reject(new Error(`Unexpected call: ${call}`));

/** A client that fails every call except those given. */
export function createTestClient(calls: Partial<BooksClient> = {}): BooksClient {
	return {
		bookDetails: unexpected('bookDetails'),
		allChapters: unexpected('allChapters'),
		allQuestions: unexpected('allQuestions'),
		questionPrompts: unexpected('questionPrompts'),
		lectureDetails: unexpected('lectureDetails'),
		questionDetails: unexpected('questionDetails'),
		skillQuestions: unexpected('skillQuestions'),
		newDownload: unexpected('newDownload'),
		submit: unexpected('submit'),
		recordDownload: unexpected('recordDownload'),
		staticData: unexpected('staticData'),
		questionIndex: unexpected('questionIndex'),
		...calls,
	};
}
