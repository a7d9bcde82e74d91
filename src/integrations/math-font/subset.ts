import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const SOURCE = '@fontsource/stix-two-math/files/stix-two-math-latin-400-normal.woff2';

/** OpenType features that math needs: script sizes, dotless letters under accents, upright primes. */
const FEATURES = ['ssty', 'dtls', 'flac', 'ss04', 'kern', 'mark', 'mkmk', 'ccmp'];

/** A subset of the font: `name` starts its file name, `characters` are those it keeps. */
export type FontCut = { name: string; characters: string };

/**
 * Path of a subset of STIX Two Math (SIL Open Font License) in `folder`. Its name contains a hash of its inputs, so the
 * subset is built once, and again only if the characters or the source change.
 */
export async function subsetMathFont(
	folder: string,
	{ name, characters }: FontCut,
): Promise<string> {
	const source = await readSourceFont();
	const recipe = createHash('sha256').update(source).update(characters).update(FEATURES.join());
	const path = join(folder, `${name}-${recipe.digest('hex').slice(0, 12)}.woff2`);
	if (existsSync(path)) return path;
	const subset = await cutFont(source, characters, 'woff2');
	await mkdir(folder, { recursive: true });
	// Written atomically: an interrupted build must not leave half a font in the cache.
	await writeFile(`${path}.part`, subset);
	await rename(`${path}.part`, path);
	return path;
}

/** Only the glyphs of these characters; the MATH table keeps what stretches delimiters and radicals. */
export function cutFont(
	source: Uint8Array,
	characters: string,
	targetFormat: 'woff2' | 'sfnt',
): Promise<Uint8Array> {
	return subsetFont(source, characters, {
		targetFormat,
		keepFeatures: FEATURES,
		noHinting: true,
	});
}

export const readSourceFont = () => readFile(createRequire(import.meta.url).resolve(SOURCE));
