/** The only issue that nobody has to fix by hand: spaces, blank lines, and columns of tables. */
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { check, getFileInfo, resolveConfig } from 'prettier';
import type { Issue } from '../../../src/integrations/authored-content/issues.ts';

/**
 * For the posts and the JSON files; the eight hundred lectures would take as long as everything else together, and `npm
 * run check:lint` covers them. A file that cannot be read has its own issue.
 */
export async function findFormatIssues(root: string): Promise<Issue[]> {
	const files = await Array.fromAsync(
		glob('content/{*.{json,md},blog/**/*.{md,mdx}}', { cwd: root }),
	);
	const issues = await Promise.all(files.map((file) => formatIssue(root, file)));
	return issues.flat();
}

async function formatIssue(root: string, file: string): Promise<Issue[]> {
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
				"is not in the project's format: a space, a blank line, or a column too many or too few. No need to look for it: `npm run fix` fixes it.",
		},
	];
}
