import { createReadStream } from 'node:fs';

/** A line that is not read: why, as a sentence without its subject. */
export type UnreadableLine = { fault: string };

const LINE_FEED = 0x0a;
/** Far above any real record; a file without line ends must not fill the memory. */
const MAX_LINE_BYTES = 2_000_000;

/**
 * The lines of a UTF-8 file, one after another, without their ends and without a byte order mark; the file is never
 * held in memory. Only LF and CR LF end a line: U+2028 may stand in a text. Bytes that are not UTF-8 and lines over
 * 2 MB are not guessed at but returned as a fault.
 * @throws {Error} with one plain line for a file that cannot be read.
 */
export async function* fileLines(path: string): AsyncGenerator<string | UnreadableLine> {
	let parts: Buffer[] = [];
	let length = 0;
	let isFirst = true;
	const add = (part: Buffer) => {
		length += part.length;
		if (length <= MAX_LINE_BYTES) parts.push(part);
		else parts = [];
	};
	const take = (): string | UnreadableLine => {
		const line = length > MAX_LINE_BYTES ? TOO_LONG : decode(Buffer.concat(parts), isFirst);
		[parts, length, isFirst] = [[], 0, false];
		return line;
	};
	try {
		for await (const chunk of createReadStream(path)) {
			const bytes: Buffer = chunk;
			let from = 0;
			for (let end = bytes.indexOf(LINE_FEED); end >= 0; end = bytes.indexOf(LINE_FEED, from)) {
				add(bytes.subarray(from, end));
				yield take();
				from = end + 1;
			}
			if (from < bytes.length) add(bytes.subarray(from));
		}
	} catch (error) {
		throw explained(error, path);
	}
	if (length > 0) yield take();
}

const TOO_LONG: UnreadableLine = {
	fault: `is longer than ${(MAX_LINE_BYTES / 1_000_000).toFixed(0)} MB`,
};

const firstLine = new TextDecoder('utf-8', { fatal: true });
// A byte order mark elsewhere than at the start of the file is a character of the text.
const otherLine = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

function decode(bytes: Buffer, isFirst: boolean): string | UnreadableLine {
	try {
		return (isFirst ? firstLine : otherLine).decode(bytes).replace(/\r$/, '');
	} catch {
		return {
			fault: 'is not UTF-8: save the file as UTF-8 (it may be Latin-1 or Windows-1252 now)',
		};
	}
}

function explained(error: unknown, path: string): unknown {
	if (!(error instanceof Error) || !('code' in error)) return error;
	if (error.code === 'ENOENT') return new Error(`There is no file ${path}.`, { cause: error });
	if (error.code === 'EISDIR')
		return new Error(`${path} is a folder, not a file.`, { cause: error });
	if (error.code === 'EACCES') return new Error(`${path} may not be read.`, { cause: error });
	return error;
}
