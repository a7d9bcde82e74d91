import { closeSync, openSync, readSync } from 'node:fs';

// Everything that matters here stands at the top of the head.
const HEAD_BYTES = 4096;

/** A built page is offered to search engines if it does not refuse and names itself as the address to keep. */
export function isIndexable(html: string, address: string): boolean {
	const canonical = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];
	return canonical === address && !/<meta name="robots" content="noindex"/.test(html);
}

/** The first part of a file; empty when there is no such file. */
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
