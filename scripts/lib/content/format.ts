/** The one fault that no one has to mend by hand: spaces, empty lines and columns of tables. */
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { check, getFileInfo, resolveConfig } from 'prettier';
import type { Fault } from '../../../src/integrations/authored-content/faults.ts';

/**
 * Of the posts and the JSON files; the eight hundred lectures would take as long as everything else together, and
 * `npm run check:lint` comes to them. A file that cannot be read has a fault of its own.
 */
export async function findFormatFaults(root: string): Promise<Fault[]> {
	const files = await Array.fromAsync(
		glob('content/{*.{json,md},blog/**/*.{md,mdx}}', { cwd: root }),
	);
	const faults = await Promise.all(files.map((file) => formatFault(root, file)));
	return faults.flat();
}

async function formatFault(root: string, file: string): Promise<Fault[]> {
	const path = join(root, file);
	const { ignored } = await getFileInfo(path, { ignorePath: join(root, '.prettierignore') });
	if (ignored) return [];
	const options = await resolveConfig(path);
	const isSound = await check(await readFile(path, 'utf8'), { ...options, filepath: path }).catch(
		() => true,
	);
	if (isSound) return [];
	return [
		{
			file,
			field: 'format',
			message:
				'is not in the format of the project: a space, an empty line or a column too many or too few. Nothing to search for: `npm run fix` mends it.',
		},
	];
}
