import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { resolve, sep } from 'node:path';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';

/** The same object as long as the file did not change. */
export type FolderFile = {
	readonly size: number;
	readonly modifiedMs: number;
	read(): Promise<Uint8Array<ArrayBuffer>>;
	/** The content in gzip. */
	readGzip(): Promise<Uint8Array<ArrayBuffer>>;
	/** The bytes `from` to `to`, both included, without holding them all at once. */
	stream(from: number, to: number): ReadableStream;
};

/** `path` starts with a slash: `/about.html`. Null if there is no such file. */
export type FolderFiles = { find(path: string): Promise<FolderFile | null> };

/** For so long a file is believed not to have changed. */
export const LOOK_AGAIN_MS = 1_000;
const MAX_CACHED_BYTES = 128 * 1024 * 1024;
/** A larger file is read from the disk each time. */
const MAX_FILE_BYTES = 1024 * 1024;
/** What an entry takes besides the content. */
const ENTRY_BYTES = 500;

/** Files below one folder of the disk, whatever the path says. What is asked for often is kept in memory. */
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
		// Room for the content and its compressed form, whether they are read yet or not.
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
			// An issue of the disk now need not be one the next time.
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

/** A text in the place of a file of the folder. */
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
