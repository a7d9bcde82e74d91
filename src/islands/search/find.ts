import { loadChunk } from '../../books/chunk-load.ts';
import { parseExcerpt } from './excerpt.ts';
import type { IndexReader, RawHit } from './index-reader.ts';
import { unknownWords } from './known-words.ts';
import { nearestWord } from './nearest-word.ts';
import { plainQuery } from './plain-query.ts';
import type { Find, Found, SearchHit } from './search-hit.ts';

/**
 * Search over an index. A word that the site does not have is replaced by its nearest `spelling`, or left out. A page
 * whose data does not arrive in time counts as failed.
 */
export function createFind(reader: IndexReader, readSpellings: () => Promise<string[]>): Find {
	return (typed) => loadChunk(() => findMeant(reader, plainQuery(typed), readSpellings));
}

async function findMeant(
	reader: IndexReader,
	query: string,
	readSpellings: () => Promise<string[]>,
): Promise<Found> {
	const { keys, unknown } = await ask(reader, query);
	if (unknown.length === 0 && (keys.length > 0 || query === '')) return foundFrom(reader, keys, {});
	const spellings = await readSpellings();
	const words = query.split(' ');
	const meant = words.map((word) =>
		unknown.includes(word) || !spellings.includes(word)
			? (nearestWord(word, spellings) ?? word)
			: word,
	);
	const corrected = meant.join(' ');
	const second = corrected === query ? { keys, unknown } : await ask(reader, corrected);
	if (second.keys.length > 0 && second.unknown.length === 0)
		return foundFrom(reader, second.keys, { meant: corrected });
	const known = words.filter((word) => !unknown.includes(word));
	if (known.length === 0) return foundFrom(reader, [], {});
	return findMost(reader, known, unknown);
}

/** Results for as many of the words as occur together on a page; the last ones are dropped first. */
async function findMost(
	reader: IndexReader,
	words: readonly string[],
	leftOut: string[],
): Promise<Found> {
	const { keys, unknown } = await ask(reader, words.join(' '));
	if (keys.length > 0 && unknown.length === 0) return foundFrom(reader, keys, { leftOut });
	const last = words.at(-1);
	return last === undefined || words.length === 1
		? foundFrom(reader, [], {})
		: findMost(reader, words.slice(0, -1), [last, ...leftOut]);
}

/** Results for all the words, and which of the words they do not actually contain. */
async function ask(reader: IndexReader, query: string) {
	const keys = query === '' ? [] : await reader.search(query);
	const [first] = keys;
	const unknown =
		first === undefined ? [] : unknownWords(query, matchedWords(await reader.read(first)));
	return { keys, unknown };
}

function foundFrom(
	reader: IndexReader,
	keys: readonly string[],
	{ leftOut = [], meant }: { leftOut?: string[]; meant?: string },
): Found {
	return {
		total: keys.length,
		leftOut,
		...(meant !== undefined && { meant }),
		read: async (from, to) => {
			const hits = keys.slice(from, to).map((key) => reader.read(key));
			return (await loadChunk(() => Promise.all(hits))).map(toHit);
		},
	};
}

/** For the text; title and place are searched too, but without a record of which words matched. */
function matchedWords({ raw_content, locations, meta }: RawHit): string[] {
	const words = raw_content.split(/\s+/);
	return [
		...locations.map((place) => words[place] ?? ''),
		...`${titleOf(meta)} ${meta.kind} ${meta.place} ${meta.also ?? ''}`.split(' '),
	];
}

const titleOf = ({ title, outline }: RawHit['meta']): string => title ?? outline ?? '';

const toHit = ({ url, meta, excerpt }: RawHit): SearchHit => ({
	url,
	title: titleOf(meta),
	kind: meta.kind,
	place: meta.place,
	excerpt: parseExcerpt(excerpt),
});
