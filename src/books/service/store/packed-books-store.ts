/** Caches gzipped bodies, so a record is compressed once rather than for every client. */
import { gzipSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { BooksStore, StoredFigure, StoredRecord } from './books-store.ts';

/** Some 60,000 questions, or a library of 15,000 four times over. */
const MAX_BYTES = 64 * 1024 * 1024;
/** A shorter body fits in one packet with its head anyway. */
const MIN_LENGTH = 500;

export type Pack = (
	etag: string,
	body: () => string | Uint8Array,
) => Uint8Array<ArrayBuffer> | null;

/** Compressed bodies by entity tag: a changed record has a different one. */
export function createPack(maxSize = MAX_BYTES): Pack {
	const packed = new LRUCache<string, { bytes: Uint8Array<ArrayBuffer> | null }>({
		maxSize,
		sizeCalculation: ({ bytes }) => 200 + (bytes?.length ?? 0),
	});
	return (etag, body) => {
		const known = packed.get(etag);
		if (known) return known.bytes;
		const plain = body();
		const bytes = plain.length < MIN_LENGTH ? null : new Uint8Array(gzipSync(plain));
		packed.set(etag, { bytes });
		return bytes;
	};
}

/** The store with `gzip` added to every body that lacks it. */
export function packBooksStore<Store extends BooksStore>(store: Store, pack: Pack): Store {
	const packRecord = (record: StoredRecord | null): StoredRecord | null =>
		record && !record.gzip
			? { ...record, gzip: () => pack(record.etag, () => record.json) }
			: record;
	const packFigure = (figure: StoredFigure | null): StoredFigure | null =>
		figure && { ...figure, gzip: () => pack(figure.etag, () => figure.svg) };
	return {
		...store,
		book: async (name) => packRecord(await store.book(name)),
		chapters: async (name) => packRecord(await store.chapters(name)),
		questionIds: async (place) => packRecord(await store.questionIds(place)),
		questionPrompts: async (place, from) => packRecord(await store.questionPrompts(place, from)),
		lectures: async (id) => packRecord(await store.lectures(id)),
		skillQuestions: async (skill) => packRecord(await store.skillQuestions(skill)),
		question: async (id) => packRecord(await store.question(id)),
		figure: async (id) => packFigure(await store.figure(id)),
	};
}
