import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { close, createIndex } from 'pagefind';
import type { IndexRecord } from './index-record.ts';

/** What a search in English asks for; Pagefind's own interfaces and its fallback for unknown languages are left out. */
const SHIPPED = /^(?:pagefind-entry\.json|wasm\.en\.pagefind|.*\.pf_(?:meta|index|fragment))$/;
const WORKER = 'pagefind-worker.js';

/**
 * Pagefind takes a piece of the index that did not arrive for one without matches. This goes before its worker and
 * tells the page, which would otherwise say "nothing found".
 */
const REPORT_FAULTS = `{
	const ask = self.fetch;
	self.fetch = async (...request) => {
		try {
			const response = await ask(...request);
			if (!response.ok) throw new Error(\`\${response.status} for \${request[0]}\`);
			return response;
		} catch (error) {
			self.postMessage({ fault: String(error) });
			throw error;
		}
	};
}
`;

/** Writes the index and the worker that reads it into `folder`. Returns how many bytes that are. */
export async function writeIndex(records: readonly IndexRecord[], folder: string): Promise<number> {
	try {
		const { index, errors } = await createIndex({ forceLanguage: 'en' });
		if (!index) throw new Error(`Pagefind made no index: ${errors.join('; ')}`);
		for (const { url, kind, title, place, text } of records) {
			const added = await index.addCustomRecord({
				url,
				language: 'en',
				content: text,
				meta: { title, kind, place },
			});
			if (added.errors.length > 0)
				throw new Error(`Pagefind refused ${url}: ${added.errors.join('; ')}`);
		}
		return await writeShipped((await index.getFiles()).files, folder);
	} finally {
		await close();
	}
}

type IndexFile = { path: string; content: Uint8Array };

async function writeShipped(files: readonly IndexFile[], folder: string): Promise<number> {
	let bytes = 0;
	const write = async (path: string, content: Uint8Array) => {
		await mkdir(dirname(join(folder, path)), { recursive: true });
		await writeFile(join(folder, path), content);
		bytes += content.length;
	};
	for (const { path, content } of files) {
		if (path === WORKER)
			await write('worker.js', Buffer.concat([Buffer.from(REPORT_FAULTS), content]));
		else if (SHIPPED.test(path)) await write(path, content);
	}
	return bytes;
}
