import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';

/** The lines of a UTF-8 file, one after another and without a byte order mark; the file is never held in memory. */
export async function* fileLines(path: string): AsyncGenerator<string> {
	const input = createReadStream(path, 'utf8');
	// Awaited apart: readline would report a file that cannot be read as one without lines.
	await new Promise((resolve, reject) => input.once('open', resolve).once('error', reject));
	let isFirst = true;
	for await (const line of createInterface({ input, crlfDelay: Infinity })) {
		yield isFirst ? line.replace(/^\uFEFF/, '') : line;
		isFirst = false;
	}
}
