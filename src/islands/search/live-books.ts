import type { Book } from '../../schemas/wire/book.ts';
import { bookPath } from '../../site.ts';
import type { Find, Found, SearchHit } from './search-hit.ts';

/**
 * A search that also finds, by name, the books added after the index was built.
 * @param indexed the books in the index, as URLs name them.
 * @param loadBooks called for each search; never rejects.
 */
export function withLiveBooks(
	find: Find,
	indexed: readonly string[],
	loadBooks: () => Promise<readonly Book[]>,
): Find {
	return async (query) => {
		const [found, books] = await Promise.all([find(query), loadBooks()]);
		const hits = books
			.filter((book) => !indexed.includes(book.common_name) && isNamed(book, query))
			.map(toHit);
		return hits.length > 0 ? foundWith(hits, found) : found;
	};
}

/** Every word of the query starts a word of the book's name. */
function isNamed({ name }: Book, query: string): boolean {
	const words = wordsOf(name);
	const asked = wordsOf(query);
	return asked.length > 0 && asked.every((word) => words.some((known) => known.startsWith(word)));
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

function foundWith(hits: readonly SearchHit[], { total, leftOut, meant, read }: Found): Found {
	// The index knew none of the words as typed: what it found is for other words.
	const isForOthers = leftOut.length > 0 || meant !== undefined;
	return {
		total: hits.length + (isForOthers ? 0 : total),
		leftOut: [],
		async read(from, to) {
			const own = hits.slice(from, to);
			const rest = isForOthers ? 0 : to - hits.length;
			if (rest <= 0) return own;
			return [...own, ...(await read(Math.max(from - hits.length, 0), rest))];
		},
	};
}

const toHit = ({ name, common_name, country, question_count }: Book): SearchHit => ({
	url: bookPath(common_name),
	title: name,
	kind: 'Workbook',
	place: country === 'USA' ? 'Common Core' : 'Ontario',
	excerpt: question_count ? [{ text: `${question_count} questions`, isMatch: false }] : [],
});
