import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { resolve, sep } from 'node:path';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';

/** The same object as long as the file has not changed. */
export type FolderFile = {
	readonly size: number;
	readonly modifiedMs: number;
	read(): Promise<Uint8Array<ArrayBuffer>>;
	/** The content in gzip. */
	readGzip(): Promise<Uint8Array<ArrayBuffer>>;
	/** Bytes `from` to `to`, both inclusive, without holding them all in memory. */
	stream(from: number, to: number): ReadableStream;
};

/** `path` starts with a slash: `/about.html`. Null if there is no such file. */
export type FolderFiles = { find(path: string): Promise<FolderFile | null> };

/** For this long a file is assumed not to have changed. */
export const LOOK_AGAIN_MS = 1_000;
const MAX_CACHED_BYTES = 128 * 1024 * 1024;
/** A larger file is read from disk each time. */
const MAX_FILE_BYTES = 1024 * 1024;
/** The memory that an entry takes besides its content. */
const ENTRY_BYTES = 500;

/** The files below one folder on disk; no path leads outside it. Files requested often are kept in memory. */
export function openFolder(folder: string): FolderFiles {
	const root = resolve(folder);

	async function look(path: string, known: FolderFile | null): Promise<FolderFile | null> {
		const file = resolve(root, `.${path}`);
		if (!file.startsWith(root + sep)) return null;
		const found = await stat(file).catch(nullIfMissing);
		if (!found?.isFile()) return null;
		const modifiedMs = Math.floor(found.mtimeMs);
		if (known?.size === found.size && known.modifiedMs === modifiedMs) return known;
		return describeFile(file, found.size, modifiedMs);
	}

	const cache = new LRUCache<string, { file: FolderFile | null }>({
		maxSize: MAX_CACHED_BYTES,
		ttl: LOOK_AGAIN_MS,
		// Room for the content and its compressed copy, whether read yet or not.
		sizeCalculation: ({ file }, path) =>
			(ENTRY_BYTES + path.length + (file && file.size <= MAX_FILE_BYTES ? 1.5 * file.size : 0)) | 0,
		fetchMethod: async (path, stale) => ({ file: await look(path, stale?.file ?? null) }),
	});

	return {
		async find(path) {
			const known = cache.get(path) ?? (await cache.fetch(path));
			return known?.file ?? null;
		},
	};
}

function describeFile(file: string, size: number, modifiedMs: number): FolderFile {
	const keep = <Content>(load: () => Promise<Content>): (() => Promise<Content>) => {
		let kept: Promise<Content> | undefined;
		return () => {
			if (size > MAX_FILE_BYTES) return load();
			kept ??= load();
			// A disk error now may be gone next time.
			kept.catch(() => (kept = undefined));
			return kept;
		};
	};
	const read = keep(async () => new Uint8Array(await readFile(file)));
	return {
		size,
		modifiedMs,
		read,
		readGzip: keep(async () => new Uint8Array(await promisify(gzip)(await read()))),
		stream: (from, to) =>
			Readable.toWeb(createReadStream(file, { start: from, end: to })) as ReadableStream,
	};
}

/** A text in place of a file in the folder. */
export function fileOfText(text: string, modifiedMs: number): FolderFile {
	const bytes = new TextEncoder().encode(text);
	return {
		size: bytes.length,
		modifiedMs,
		read: async () => bytes,
		readGzip: async () => new Uint8Array(await promisify(gzip)(bytes)),
		stream: (from, to) => new Blob([bytes.subarray(from, to + 1)]).stream(),
	};
}

const MISSING = new Set(['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'EISDIR']);

function nullIfMissing(error: NodeJS.ErrnoException): null {
	if (MISSING.has(error.code ?? '')) return null;
	throw error;
}
