import type { Context } from 'hono';
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from 'hono/utils/compress';
import { getMimeType } from 'hono/utils/mime';
import { LRUCache } from 'lru-cache';
import { entityTag } from '../../contract.ts';
import { acceptedEncodings } from '../accept-encoding.ts';
import { rangeApplies, readByteRange } from './byte-range.ts';
import { applyHeaderRules, parseHeadersFile, type HeaderRule } from './headers-file.ts';
import { matchesTag } from '../send-record.ts';
import type { EditText, SiteFiles } from './site-files.ts';
import {
	fileOfText,
	LOOK_AGAIN_MS,
	type FolderFile,
	type FolderFiles,
} from '../store/folder-files.ts';

/** A larger file is streamed, not held in memory. */
const STREAMED_BYTES = 1024 * 1024;
/** A shorter text fits in one packet with its head anyway. */
const MIN_GZIP_BYTES = 500;
/** Recently sent texts: most visitors read the same few hundred. */
const MAX_RECENT_BYTES = 16 * 1024 * 1024;

/**
 * The built site in a folder on disk. A text is sent as its compressed copy (`.br`), or in gzip, if the browser accepts
 * it; any other file supports ranges. The headers of `_headers` are applied last, so that file has the final word.
 */
export function folderSite(files: FolderFiles): SiteFiles {
	const readRules = rulesReader(files);
	const prepare = preparedAnswers();
	const recent = new LRUCache<string, Packed>({
		maxSize: MAX_RECENT_BYTES,
		ttl: LOOK_AGAIN_MS,
		sizeCalculation: ({ bytes }, key) => bytes.length + 2 * key.length,
	});
	return {
		recent(c) {
			const packed = c.req.method === 'GET' ? recent.get(textKey(c)) : undefined;
			return packed ? (notModified(c, packed.prepared) ?? sendPacked(c, packed)) : null;
		},
		async find(name) {
			const file = await files.find(name);
			if (!file) return null;
			const send = async (c: Context, path: string, status: 200 | 404, edit?: EditText) => {
				const rules = await readRules();
				if (!edit) {
					const sent = { name, file, status, prepared: prepare(file, name, path, rules) };
					const unchanged = status === 200 ? notModified(c, sent.prepared) : null;
					if (unchanged) return unchanged;
					if (!sent.prepared.isText) return sendWhole(c, sent);
					const packed = await pack(c, files, sent);
					if (status === 200) recent.set(textKey(c), packed);
					return sendPacked(c, packed);
				}
				const text = edit(new TextDecoder().decode(await file.read()));
				const edited = fileOfText(text, file.modifiedMs);
				const prepared = prepareAnswer(edited, name, path, rules, `W/${entityTag(text)}`);
				const unchanged = status === 200 ? notModified(c, prepared) : null;
				return (
					unchanged ??
					sendPacked(c, await pack(c, NO_COPIES, { name, file: edited, status, prepared }))
				);
			};
			return { read: file.read, send };
		},
	};
}

/** An edited text has no compressed copies on disk. */
const NO_COPIES: FolderFiles = { find: async () => null };

/** What is the same every time a file is sent: `headers` without those that depend on the encoding. */
type Prepared = {
	rules: readonly HeaderRule[];
	path: string;
	isText: boolean;
	etag: string;
	lastModified: string;
	headers: Readonly<Record<string, string>>;
};

type Sent = { name: string; file: FolderFile; status: 200 | 404; prepared: Prepared };

/** A text in the encoding a client accepts; `headers` are all of the response. */
type Packed = {
	status: 200 | 404;
	prepared: Prepared;
	bytes: Uint8Array<ArrayBuffer>;
	headers: Readonly<Record<string, string>>;
};

/** What the encoding of a text depends on. */
const textKey = (c: Context): string => `${c.req.header('Accept-Encoding')} ${c.req.url}`;

async function pack(
	c: Context,
	files: FolderFiles,
	{ name, file, status, prepared }: Sent,
): Promise<Packed> {
	const { br, gzip } = acceptedEncodings(c.req.header('Accept-Encoding'));
	const form = (bytes: Uint8Array<ArrayBuffer>, encoding: Record<string, string> = {}): Packed => {
		const length = { 'content-length': String(bytes.length) };
		return { status, prepared, bytes, headers: { ...prepared.headers, ...length, ...encoding } };
	};
	const copy = br ? await files.find(`${name}.br`) : null;
	if (copy) return form(await copy.read(), { 'content-encoding': 'br' });
	const isPacked = gzip && file.size >= MIN_GZIP_BYTES;
	return isPacked
		? form(await file.readGzip(), { 'content-encoding': 'gzip' })
		: form(await file.read());
}

const sendPacked = (c: Context, { status, bytes, headers }: Packed): Response =>
	new Response(c.req.method === 'HEAD' ? null : bytes, { status, headers });

/** For a client that already has the file; null for any other. */
function notModified(c: Context, { etag, headers }: Prepared): Response | null {
	if (!matchesTag(c.req.header('If-None-Match'), etag)) return null;
	const { 'content-type': _, ...kept } = headers;
	return new Response(null, { status: 304, headers: kept });
}

/** A file in its only encoding, or the requested part of it. */
async function sendWhole(c: Context, { file, status, prepared }: Sent): Promise<Response> {
	const { etag, lastModified, headers } = prepared;
	const isGet = c.req.method === 'GET' && status === 200;
	const mayRange = isGet && rangeApplies(c.req.header('If-Range'), etag, lastModified);
	const range = mayRange ? readByteRange(c.req.header('Range'), file.size) : null;
	if (range === 'unsatisfiable') {
		const { 'content-type': _, ...kept } = headers;
		const unsatisfiable = { ...kept, 'content-range': `bytes */${file.size}` };
		return new Response(null, { status: 416, headers: unsatisfiable });
	}
	const { from, to } = range ?? { from: 0, to: file.size - 1 };
	const sent: Record<string, string> = { ...headers, 'content-length': String(to - from + 1) };
	if (range) sent['content-range'] = `bytes ${from}-${to}/${file.size}`;
	const init = { status: range ? 206 : status, headers: sent };
	if (c.req.method === 'HEAD') return new Response(null, init);
	if (to - from >= STREAMED_BYTES) return new Response(file.stream(from, to), init);
	const bytes = file.size <= STREAMED_BYTES ? await file.read() : null;
	return new Response(bytes ? bytes.subarray(from, to + 1) : file.stream(from, to), init);
}

/** Header rules are applied once for each file and path, until the file or the rules change. */
function preparedAnswers() {
	const known = new WeakMap<FolderFile, Prepared>();
	return (file: FolderFile, name: string, path: string, rules: readonly HeaderRule[]): Prepared => {
		const found = known.get(file);
		if (found?.rules === rules && found.path === path) return found;
		const prepared = prepareAnswer(file, name, path, rules);
		known.set(file, prepared);
		return prepared;
	};
}

function prepareAnswer(
	file: FolderFile,
	name: string,
	path: string,
	rules: readonly HeaderRule[],
	etagOfText?: string,
): Prepared {
	const contentType = getMimeType(name) ?? 'application/octet-stream';
	const isText = COMPRESSIBLE_CONTENT_TYPE_REGEX.test(contentType);
	const lastModified = new Date(file.modifiedMs).toUTCString();
	const tag = `"${file.size.toString(36)}-${file.modifiedMs.toString(36)}"`;
	// Weak if one tag covers the text and its compressed copies.
	const etag = etagOfText ?? (isText ? `W/${tag}` : tag);
	const headers = new Headers({
		'Content-Type': contentType,
		'Cache-Control': cachingOf(path, contentType),
		'X-Content-Type-Options': 'nosniff',
		ETag: etag,
		// A text is revalidated by its tag alone; a date as well would only lengthen the first round trip.
		...(isText
			? { Vary: 'Accept-Encoding' }
			: { 'Accept-Ranges': 'bytes', 'Last-Modified': lastModified }),
	});
	applyHeaderRules(headers, rules, path);
	return { rules, path, isText, etag, lastModified, headers: Object.fromEntries(headers) };
}

/**
 * Built assets have a hash in their name; pages and lists that may grow are revalidated each time; the rest may be
 * slightly stale.
 */
function cachingOf(path: string, contentType: string): string {
	if (path.startsWith('/_astro/')) return 'public, max-age=31536000, immutable';
	const isAskedAgain = contentType.startsWith('text/html') || /^\/(?:data\/|sitemap)/.test(path);
	return isAskedAgain ? 'no-cache' : 'public, max-age=3600';
}

const NO_RULES: readonly HeaderRule[] = [];

/** Read again when the file changes: a rebuilt site has new script hashes in its policy. */
function rulesReader(files: FolderFiles): () => Promise<readonly HeaderRule[]> {
	let known: { file: FolderFile; rules: readonly HeaderRule[] } | undefined;
	return async () => {
		const file = await files.find('/_headers');
		if (!file) return NO_RULES;
		if (known?.file !== file) {
			known = { file, rules: parseHeadersFile(new TextDecoder().decode(await file.read())) };
		}
		return known.rules;
	};
}
