import type { Context } from 'hono';
import { parseAccept } from 'hono/utils/accept';
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from 'hono/utils/compress';
import { getMimeType } from 'hono/utils/mime';
import { entityTag } from '../contract.ts';
import { applyHeaderRules, parseHeadersFile, type HeaderRule } from './headers-file.ts';
import { matchesTag } from './send-record.ts';
import type { EditText, SiteFiles } from './site-files.ts';
import type { FolderFile, FolderFiles } from './store/folder-files.ts';

/** The built site in a folder of the disk. */
export const folderSite = (files: FolderFiles): SiteFiles => ({
	async find(name) {
		const file = await files.find(name);
		if (!file) return null;
		const send = async (c: Context, path: string, status: 200 | 404, edit?: EditText) => {
			const edited = edit && (await editFile(file, edit));
			return sendFile(c, files, { name, path, file, edited }, status);
		};
		return { read: file.read, send };
	},
});

/** `name` is the file, `path` the address whose header rules apply to it. */
type Found = { name: string; path: string; file: FolderFile; edited?: EditedFile | undefined };

/** What is sent in place of the file. */
type EditedFile = { size: number; etag: string; read(): Promise<Uint8Array<ArrayBuffer>> };

async function editFile(file: FolderFile, edit: EditText): Promise<EditedFile> {
	const text = edit(new TextDecoder().decode(await file.read()));
	const bytes = new TextEncoder().encode(text);
	return { size: bytes.byteLength, etag: `W/${entityTag(text)}`, read: async () => bytes };
}

/**
 * Sends a file of the site: the compressed copy beside it (`.br`) where the browser takes it, the headers of
 * `_headers` last, so that file has the final word. Only a 200 can become a 304.
 */
async function sendFile(
	c: Context,
	files: FolderFiles,
	{ name, path, file, edited }: Found,
	status: 200 | 404,
): Promise<Response> {
	const contentType = getMimeType(name) ?? 'application/octet-stream';
	const headers = new Headers({
		'Content-Type': contentType,
		'Cache-Control': cachingOf(path, contentType),
		'Last-Modified': new Date(file.modifiedMs).toUTCString(),
		'X-Content-Type-Options': 'nosniff',
	});
	// Weak: the same page in br and gzip has one tag.
	const etag = edited?.etag ?? `W/"${file.size.toString(36)}-${file.modifiedMs.toString(36)}"`;
	let sent: Pick<FolderFile, 'size' | 'read'> = edited ?? file;
	if (COMPRESSIBLE_CONTENT_TYPE_REGEX.test(contentType)) {
		headers.set('Vary', 'Accept-Encoding');
		const compressed = !edited && acceptsBrotli(c) ? await files.find(`${name}.br`) : null;
		if (compressed) {
			sent = compressed;
			headers.set('Content-Encoding', 'br');
		}
	}
	applyHeaderRules(headers, await readHeaderRules(files), path);
	if (status === 200) {
		headers.set('ETag', etag);
		if (matchesTag(c.req.header('If-None-Match'), etag)) {
			for (const gone of ['Content-Type', 'Content-Encoding']) headers.delete(gone);
			return new Response(null, { status: 304, headers });
		}
	}
	headers.set('Content-Length', String(sent.size));
	const body = c.req.method === 'HEAD' ? null : await sent.read();
	return new Response(body, { status, headers });
}

/** Built assets carry a hash in their name; pages and lists that may grow are asked for again each time; the rest may be a little old. */
function cachingOf(path: string, contentType: string): string {
	if (path.startsWith('/_astro/')) return 'public, max-age=31536000, immutable';
	const isAskedAgain = contentType.startsWith('text/html') || /^\/(?:data\/|sitemap)/.test(path);
	return isAskedAgain ? 'no-cache' : 'public, max-age=3600';
}

const acceptsBrotli = (c: Context): boolean =>
	parseAccept(c.req.header('Accept-Encoding') ?? '').some(({ type, q }) => type === 'br' && q > 0);

const parsedRules = new WeakMap<FolderFiles, { modifiedMs: number; rules: HeaderRule[] }>();

/** Read again when the file changed: a rebuilt site brings new script hashes in its policy. */
async function readHeaderRules(files: FolderFiles): Promise<HeaderRule[]> {
	const file = await files.find('/_headers');
	if (!file) return [];
	const known = parsedRules.get(files);
	if (known?.modifiedMs === file.modifiedMs) return known.rules;
	const rules = parseHeadersFile(new TextDecoder().decode(await file.read()));
	parsedRules.set(files, { modifiedMs: file.modifiedMs, rules });
	return rules;
}
