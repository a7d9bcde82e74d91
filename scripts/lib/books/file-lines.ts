import { createReadStream } from 'node:fs';

/** Why a line cannot be read, as a sentence without its subject. */
export type UnreadableLine = { issue: string };

/** `line` counts from 1; `end` is the byte offset after the line and its line end. */
export type FileLine = { text: string | UnreadableLine; line: number; end: number };

const LINE_FEED = 0x0a;
/** Far above any real record; a file without line ends must not fill the memory. */
const MAX_LINE_BYTES = 1_000_000;
const CHUNK_BYTES = 1_000_000;

/**
 * The lines of a UTF-8 file, one after another, without line ends and without a byte order mark; the file is never held
 * in memory. Only LF and CR LF end a line, since a text may contain U+2028. Bytes that are not UTF-8 and lines over 1
 * MB are not guessed at but returned as an issue.
 * @param from the end of the line after which to start.
 * @throws {Error} with one plain line for a file that cannot be read.
 */
export async function* fileLines(
	path: string,
	from: { end: number; line: number } = { end: 0, line: 0 },
): AsyncGenerator<FileLine> {
	let parts: Buffer[] = [];
	let length = 0;
	let { end, line } = from;
	const add = (part: Buffer) => {
		length += part.length;
		if (length <= MAX_LINE_BYTES) parts.push(part);
		else parts = [];
	};
	const take = (): FileLine => {
		line++;
		const text = length > MAX_LINE_BYTES ? TOO_LONG : decode(Buffer.concat(parts), line === 1);
		[parts, length] = [[], 0];
		return { text, line, end };
	};
	try {
		const stream = createReadStream(path, { start: end, highWaterMark: CHUNK_BYTES });
		for await (const chunk of stream) {
			const bytes: Buffer = chunk;
			let begin = 0;
			for (let feed = bytes.indexOf(LINE_FEED); feed >= 0; feed = bytes.indexOf(LINE_FEED, begin)) {
				add(bytes.subarray(begin, feed));
				end += feed + 1 - begin;
				begin = feed + 1;
				yield take();
			}
			add(bytes.subarray(begin));
			end += bytes.length - begin;
		}
	} catch (error) {
		throw explainFileIssue(error, path);
	}
	if (length > 0) yield take();
}

const TOO_LONG: UnreadableLine = {
	issue: `is longer than ${(MAX_LINE_BYTES / 1_000_000).toFixed(0)} MB`,
};

const firstLine = new TextDecoder('utf-8', { fatal: true });
// A byte order mark anywhere but at the start of the file is part of the text.
const otherLine = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

function decode(bytes: Buffer, isFirst: boolean): string | UnreadableLine {
	try {
		return (isFirst ? firstLine : otherLine).decode(bytes).replace(/\r$/, '');
	} catch {
		return {
			issue: 'is not UTF-8: save the file as UTF-8 (it may be Latin-1 or Windows-1252 now)',
		};
	}
}

/** An error from reading a file as one plain line; any other error unchanged. */
export function explainFileIssue(error: unknown, path: string): unknown {
	if (!(error instanceof Error) || !('code' in error)) return error;
	if (error.code === 'ENOENT') return new Error(`There is no file ${path}.`, { cause: error });
	if (error.code === 'EISDIR')
		return new Error(`${path} is a folder, not a file.`, { cause: error });
	if (error.code === 'EACCES') return new Error(`${path} may not be read.`, { cause: error });
	return error;
}
