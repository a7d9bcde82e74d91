import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { close, createIndex } from 'pagefind';
import type { IndexRecord } from './index-record.ts';
import { otherWords } from './other-words.ts';
import { spellings } from './spellings.ts';

/** What a search in English asks for; Pagefind's own interfaces and its fallback for unknown languages are left out. */
const SHIPPED = /^(?:pagefind-entry\.json|words\.json|.*\.pf_(?:meta|index|fragment))$/;
const WORKER = 'pagefind-worker.js';
/** Left unpacked, under an ending that servers know: `delivery` packs it with brotli, a sixth better. */
const WASM = 'wasm.en.pagefind';
/**
 * Pagefind's own size of a piece, 20 kB, is for large sites. A search needs a piece for each word, so small ones save
 * most of what it moves. The setting has no other name than this one.
 */
const PIECE_SIZE = { name: 'PAGEFIND_UNSTABLE_INDEX_CHUNK_SIZE', value: '4000' };

/**
 * Pagefind takes a piece of the index that did not arrive for one without matches. This goes before its worker and
 * tells the page, which would otherwise say "nothing found".
 */
const REPORT_ISSUES = `{
	const ask = self.fetch;
	self.fetch = async (...request) => {
		try {
			const response = await ask(...request);
			if (!response.ok) throw new Error(\`\${response.status} for \${request[0]}\`);
			return response;
		} catch (error) {
			self.postMessage({ issue: String(error) });
			throw error;
		}
	};
}
`;

/** Writes the index and the worker that reads it into `folder`. Returns how many bytes that are. */
export async function writeIndex(records: readonly IndexRecord[], folder: string): Promise<number> {
	process.env[PIECE_SIZE.name] = PIECE_SIZE.value;
	try {
		const { index, errors } = await createIndex({ forceLanguage: 'en' });
		if (!index) throw new Error(`Pagefind made no index: ${errors.join('; ')}`);
		for (const record of records) {
			const { url, text } = record;
			const added = await index.addCustomRecord({
				url,
				language: 'en',
				content: text,
				meta: fieldsOf(record),
			});
			if (added.errors.length > 0)
				throw new Error(`Pagefind refused ${url}: ${added.errors.join('; ')}`);
		}
		const { files } = await index.getFiles();
		const words = Buffer.from(JSON.stringify(spellings(records)));
		return await writeShipped([...files, { path: 'words.json', content: words }], folder);
	} finally {
		await close();
	}
}

/**
 * What a field holds is searched, too, each with a weight of its own (`islands/search/index-reader.ts`). A lesson and
 * a workbook have their title twice, so they come before their lectures; the title of a page that is to come last
 * stands in a field that weighs little.
 */
function fieldsOf({ title, kind, place, isLast, also = '' }: IndexRecord): Record<string, string> {
	if (isLast) return { outline: title, kind, place };
	const again = kind === 'Material' || kind === 'Workbook' ? title : '';
	return { title, kind, place, also: [again, also, otherWords(title)].join(' ').trim() };
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
			await write('worker.js', Buffer.from(REPORT_ISSUES + withWasmEnding(content)));
		else if (path === WASM) await write('wasm.en.wasm', gunzipSync(content));
		else if (SHIPPED.test(path)) await write(path, content);
	}
	return bytes;
}

function withWasmEnding(worker: Uint8Array): string {
	const parts = Buffer.from(worker).toString().split('${language}.pagefind`');
	if (parts.length !== 2)
		throw new Error('The worker of this Pagefind names its WebAssembly otherwise.');
	return parts.join('${language}.wasm`');
}
