/** The files of Sveltia CMS as we serve them: all from our own origin, including fonts and icons. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The build of the package that bundles its fonts and icons. */
const FOLDER = dirname(fileURLToPath(import.meta.resolve('@sveltia/cms')));

/** Their paths below `/admin/cms/`, without source maps. */
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
 * The program tries a CDN for its fonts and then its own copies; here it uses only its own.
 * @throws if a font is missing, which a new version of the package could cause.
 */
export function withOwnFonts(code: string, files: readonly string[]): string {
	const own = code.replaceAll(CDN_FONT, (address, family: string) => {
		const file = files.find(
			(name) => name.startsWith(`assets/${family}-`) && name.endsWith('.woff2'),
		);
		if (file === undefined)
			throw new Error(`@sveltia/cms requests ${address} but does not bundle that font.`);
		return `/admin/cms/${file}`;
	});
	return own.replace(/\/\/# sourceMappingURL=\S+\s*$/, '');
}
