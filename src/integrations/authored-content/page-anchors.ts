/** The element ids of a page, as its source and its components write them. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const ID = /\bid(?:=|:\s*)["']([\w-]+)["']/g;
const IMPORT = /\bfrom\s+['"](\.[^'"]+\.(?:astro|tsx))['"]/g;

/** Literal ids; one generated when the page is rendered is not among them. */
export function writtenIds(file: string, seen: Set<string> = new Set()): Set<string> {
	const ids = new Set<string>();
	if (seen.has(file) || !existsSync(file)) return ids;
	seen.add(file);
	const source = readFileSync(file, 'utf8');
	for (const [, id = ''] of source.matchAll(ID)) ids.add(id);
	for (const [, path = ''] of source.matchAll(IMPORT))
		for (const id of writtenIds(join(dirname(file), path), seen)) ids.add(id);
	return ids;
}
