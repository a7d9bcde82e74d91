import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';

/** Where the fonts lie of the very copy of KaTeX that sets the formulas. */
const SOURCE = join(dirname(createRequire(import.meta.url).resolve('katex')), 'fonts');

/**
 * Folder below `folder` with each of KaTeX's fonts, under its own name, cut to `characters`.
 * The folder's name carries the hash of what it was made from, so the fonts are cut once.
 */
export async function cutFonts(folder: string, characters: string): Promise<string> {
	const names = (await readdir(SOURCE)).filter((name) => name.endsWith('.woff2')).sort();
	const fonts = await Promise.all(names.map((name) => readFile(join(SOURCE, name))));
	const recipe = createHash('sha256').update(characters);
	for (const font of fonts) recipe.update(font);
	const made = join(folder, `katex-${recipe.digest('hex').slice(0, 12)}`);
	if (existsSync(made)) return made;
	// Whole or not at all: an interrupted build must not leave some of the fonts in the cache.
	await mkdir(`${made}.part`, { recursive: true });
	for (const [at, name] of names.entries()) {
		const cut = await subsetFont(fonts[at] ?? Buffer.of(), characters, { targetFormat: 'woff2' });
		await writeFile(join(`${made}.part`, name), cut);
	}
	await rename(`${made}.part`, made);
	return made;
}
