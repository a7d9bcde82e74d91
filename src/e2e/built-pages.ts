/** The built pages as files, for checks of thousands of them without a browser. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { projectRoot } from '../../scripts/lib/process/package-bin.ts';

/** What the server serves. */
export const dist = process.env['DIST_DIR'] ?? join(projectRoot, 'dist');

export type BuiltPage = { address: string; html: string };

/** Each built page's file by path: `/about` for `dist/about.html`, `/` for the index. */
export function builtFiles(): Map<string, string> {
	const files = readdirSync(dist, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
		.map((entry) => join(entry.parentPath, entry.name));
	return new Map(files.map((file) => [addressOf(file), file]));
}

/** One page at a time: all of them would fill the memory. */
export function* builtPages(): Generator<BuiltPage> {
	for (const [address, file] of builtFiles()) yield { address, html: readFileSync(file, 'utf8') };
}

function addressOf(file: string): string {
	const path = relative(dist, file)
		.replaceAll('\\', '/')
		.replace(/\.html$/, '');
	return path === 'index' ? '/' : `/${path}`;
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
