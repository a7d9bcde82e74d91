/** The built pages as files: for what holds on each of some thousand of them, without a browser. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { projectRoot } from '../../scripts/lib/process/package-bin.ts';

/** What the server serves. */
export const dist = process.env['DIST_DIR'] ?? join(projectRoot, 'dist');

export type BuiltPage = { address: string; html: string };

/** `/about` for `dist/about.html`, `/` for the index. One page at a time: all of them would fill the memory. */
export function* builtPages(): Generator<BuiltPage> {
	for (const entry of readdirSync(dist, { recursive: true, withFileTypes: true })) {
		if (!entry.isFile() || !entry.name.endsWith('.html')) continue;
		const file = join(entry.parentPath, entry.name);
		const path = relative(dist, file)
			.replaceAll('\\', '/')
			.replace(/\.html$/, '');
		yield { address: path === 'index' ? '/' : `/${path}`, html: readFileSync(file, 'utf8') };
	}
}

const ENTITIES: Readonly<Record<string, string>> = {
	amp: '&',
	lt: '<',
	gt: '>',
	quot: '"',
	'#39': "'",
	'#34': '"',
	'#38': '&',
};

export const decoded = (text: string): string =>
	text.replaceAll(/&([a-z]+|#\d+);/g, (whole, name: string) => ENTITIES[name] ?? whole);
