import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import * as z from 'zod/mini';
import { createSpeaker } from '../../math/speak-markup.ts';
import { bankRecords, courseSchema } from './bank-records.ts';
import type { IndexRecord } from './index-record.ts';
import { pageRecords } from './page-records.ts';
import type { SpeakTex } from './read-page.ts';
import { writeIndex } from './write-index.ts';

/** Writes `/pagefind`: the index of everything a visitor may look for, and the worker that reads it. */
export function search(): AstroIntegration {
	let root = new URL('file:///');
	return {
		name: 'search',
		hooks: {
			'astro:config:done': ({ config }) => {
				root = config.root;
			},
			'astro:build:done': async ({ dir, logger }) => {
				const { brand } = await readJson(
					new URL('content/site.json', root),
					z.object({ brand: z.string() }),
				);
				const records = [
					...(await pageRecords(fileURLToPath(dir), brand, await texSpeaker())),
					...(await libraryRecords(root)),
				];
				const bytes = await writeIndex(records, fileURLToPath(new URL('pagefind/', dir)));
				logger.info(`${records.length} records, ${Math.round(bytes / 1000)} kB`);
			},
		},
	};
}

async function libraryRecords(root: URL): Promise<IndexRecord[]> {
	const folder = new URL('.data/bank/', root);
	const names = (await readdir(folder)).filter((name) => name.endsWith('.ndjson')).sort();
	const perBook = await Promise.all(
		names.map(async (name) => {
			const plan = new URL(`content/curriculum/${name.replace('.ndjson', '.json')}`, root);
			const lines = (await readFile(new URL(name, folder), 'utf8')).split('\n');
			return bankRecords(lines, await readJson(plan, courseSchema));
		}),
	);
	return perBook.flat();
}

const readJson = async <T>(file: URL, schema: z.ZodMiniType<T>): Promise<T> =>
	schema.parse(JSON.parse(await readFile(file, 'utf8')));

/** A formula that the speech rules cannot read is left out of the index; its page still shows it. */
async function texSpeaker(): Promise<SpeakTex> {
	const speak = await createSpeaker();
	return (tex) => {
		try {
			return speak(`$$${tex}$$`);
		} catch {
			return '';
		}
	};
}
