import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { close, createIndex } from 'pagefind';
import type { IndexRecord } from './index-record.ts';
import { otherWords } from './other-words.ts';
import { spellings } from './spellings.ts';

/** What an English search loads; Pagefind's own interfaces and its fallback for unknown languages are left out. */
const SHIPPED = /^(?:pagefind-entry\.json|words\.json|.*\.pf_(?:meta|index|fragment))$/;
const WORKER = 'pagefind-worker.js';
/**
 * Left uncompressed, with an extension that servers know: `delivery` compresses it with brotli, which is a sixth
 * better.
 */
const WASM = 'wasm.en.pagefind';
/**
 * Pagefind's default chunk size, 20 kB, is for large sites. A search needs a chunk for each word, so small ones save
 * most of the transfer. This is the setting's only name.
 */
const PIECE_SIZE = { name: 'PAGEFIND_UNSTABLE_INDEX_CHUNK_SIZE', value: '4000' };

/**
 * Pagefind treats a chunk of the index that did not arrive as one without matches. This runs before its worker and
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

/** Writes the index and its worker into `folder`. Returns their size in bytes. */
export async function writeIndex(records: readonly IndexRecord[], folder: string): Promise<number> {
	process.env[PIECE_SIZE.name] = PIECE_SIZE.value;
	try {
		const { index, errors } = await createIndex({ forceLanguage: 'en' });
		if (!index) throw new Error(`Pagefind did not create an index: ${errors.join('; ')}`);
		for (const record of records) {
			const { url, text } = record;
			const added = await index.addCustomRecord({
				url,
				language: 'en',
				content: text,
				meta: fieldsOf(record),
			});
			if (added.errors.length > 0)
				throw new Error(`Pagefind rejected ${url}: ${added.errors.join('; ')}`);
		}
		const { files } = await index.getFiles();
		const words = Buffer.from(JSON.stringify(spellings(records)));
		return await writeShipped([...files, { path: 'words.json', content: words }], folder);
	} finally {
		await close();
	}
}

/**
 * The contents of fields are searched too, each with its own weight (`islands/search/index-reader.ts`). A lesson and a
 * workbook contain their title twice, so they rank before their lectures; the title of a page that should rank last is
 * in a field with little weight.
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
		throw new Error("This version of Pagefind's worker uses another name for its WebAssembly.");
	return parts.join('${language}.wasm`');
}
