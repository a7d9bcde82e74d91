/** The files of Sveltia CMS as we serve them: all from our own address, fonts and icons included. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The form of the package that has its fonts and icons with it. */
const FOLDER = dirname(fileURLToPath(import.meta.resolve('@sveltia/cms')));

/** Their paths below `/admin/cms/`, without the maps for debuggers. */
export const cmsFiles = (): string[] =>
	readdirSync(FOLDER, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile() && !entry.name.endsWith('.map'))
		.map((entry) => join(entry.parentPath, entry.name).slice(FOLDER.length + 1))
		.map((name) => name.replaceAll('\\', '/'));

export function readCmsFile(name: string): Buffer {
	const bytes = readFileSync(join(FOLDER, name));
	return name === 'index.js' ? Buffer.from(withOwnFonts(bytes.toString(), cmsFiles())) : bytes;
}

const CDN_FONT = /https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/([\w-]+)[^)\s]*/g;

/**
 * The program first asks a CDN for its fonts and then takes those beside it; here only those beside it.
 * @throws when a font is not there, which a new version of the package would have to explain.
 */
export function withOwnFonts(code: string, files: readonly string[]): string {
	const own = code.replaceAll(CDN_FONT, (address, family: string) => {
		const file = files.find(
			(name) => name.startsWith(`assets/${family}-`) && name.endsWith('.woff2'),
		);
		if (file === undefined)
			throw new Error(`@sveltia/cms asks for ${address} and has no such font with it.`);
		return `/admin/cms/${file}`;
	});
	return own.replace(/\/\/# sourceMappingURL=\S+\s*$/, '');
}
