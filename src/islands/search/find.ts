import { loadChunk } from '../../books/chunk-load.ts';
import { parseExcerpt } from './excerpt.ts';
import type { IndexReader, RawHit } from './index-reader.ts';
import { unknownWords } from './known-words.ts';
import type { Find, Found, SearchHit } from './search-hit.ts';

/** Search over an index. What does not come within the time for any late part of a page counts as failed. */
export function createFind(reader: IndexReader): Find {
	return (query) => loadChunk(() => findKnown(reader, query, []));
}

async function findKnown(reader: IndexReader, query: string, leftOut: string[]): Promise<Found> {
	const keys = await reader.search(query);
	const [first] = keys;
	if (first !== undefined) {
		const unknown = unknownWords(query, matchedWords(await reader.read(first)));
		const rest = query.split(/\s+/).filter((word) => !unknown.includes(word));
		if (unknown.length > 0 && rest.length > 0) return findKnown(reader, rest.join(' '), unknown);
		if (unknown.length > 0) return { total: 0, leftOut: [], read: () => Promise.resolve([]) };
	}
	return {
		total: keys.length,
		leftOut,
		read: async (from, to) => {
			const hits = keys.slice(from, to).map((key) => reader.read(key));
			return (await loadChunk(() => Promise.all(hits))).map(toHit);
		},
	};
}

/** Of the text; title and place are searched too, without a record of which words. */
function matchedWords({ raw_content, locations, meta }: RawHit): string[] {
	const words = raw_content.split(/\s+/);
	return [
		...locations.map((place) => words[place] ?? ''),
		...`${meta.title} ${meta.kind} ${meta.place}`.split(' '),
	];
}

const toHit = ({ url, meta, excerpt }: RawHit): SearchHit => ({
	url,
	...meta,
	excerpt: parseExcerpt(excerpt),
});
