import { closeSync, openSync, readSync } from 'node:fs';

// Everything that matters here is at the top of the head.
const HEAD_BYTES = 4096;

/** Whether a built page is for search engines: it has no `noindex` and its canonical link is itself. */
export function isIndexable(html: string, address: string): boolean {
	const canonical = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];
	return canonical === address && !/<meta name="robots" content="noindex"/.test(html);
}

/** The first part of a file; empty if there is no such file. */
export function readHead(file: URL): string {
	try {
		const descriptor = openSync(file, 'r');
		const buffer = Buffer.alloc(HEAD_BYTES);
		const length = readSync(descriptor, buffer);
		closeSync(descriptor);
		return buffer.toString('utf8', 0, length);
	} catch {
		return '';
	}
}
