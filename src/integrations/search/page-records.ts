/** Articles and pages, read from the built HTML: search finds exactly what a visitor will see. */
import { readFile } from 'node:fs/promises';
import { relative, sep } from 'node:path';
import { filesBelow } from '../delivery/files-below.ts';
import { SEARCH_PATH, THANKS_PATH } from '../../site.ts';
import type { IndexRecord } from './index-record.ts';
import { readPage, type SpeakTex } from './read-page.ts';

const NOT_TO_BE_FOUND = new Set([SEARCH_PATH, THANKS_PATH]);

/** `dist` is the built site's folder, `brand` what follows every title. */
export async function pageRecords(
	dist: string,
	brand: string,
	speakTex: SpeakTex,
): Promise<IndexRecord[]> {
	const records: IndexRecord[] = [];
	for await (const file of filesBelow(dist, '.html')) {
		const path = pathOf(relative(dist, file));
		// The bank knows more about these than their pages show.
		if (/^\/(?:workbooks|worksheets)\//.test(path) || NOT_TO_BE_FOUND.has(path)) continue;
		const page = readPage(await readFile(file, 'utf8'), speakTex);
		if (!page?.isListed || page.canonicalPath !== path) continue;
		records.push({
			url: path,
			kind: /^\/blog\/[^/]+$/.test(path) ? 'Article' : 'Page',
			title: page.title.replace(new RegExp(` · ${brand}$`), ''),
			place: '',
			...(/^\/standards\/[^/]+\/./.test(path) && { isLast: true }),
			text: page.text,
		});
	}
	return records.sort((a, b) => (a.url < b.url ? -1 : 1));
}

/** `blog/a.html` → `/blog/a`, `index.html` → `/`. */
const pathOf = (file: string): string =>
	`/${file.split(sep).join('/')}`.replace(/(?:index)?\.html$/, '').replace(/(?<=.)\/$/, '');
