/** A post without issues, and the check's result for a folder of posts written for a test. */
import { mkdtemp, mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { findPostIssues } from './posts.ts';

const FRONTMATTER = {
	category: 'education',
	title: 'Two turns',
	caption: 'A number line',
	subtitle: 'Why two turns bring you back',
	description: 'A number line that turns around twice.',
	publishedOn: '2023-12-04',
	draft: 'false',
};

/** The valid post with other fields or another text. Its fields are on lines 2 to 8, its text starts on line 11. */
export const postWith = (changes: Record<string, string> = {}, body = 'Text.') =>
	`---\n${Object.entries({ ...FRONTMATTER, ...changes })
		.map(([key, value]) => `${key}: ${value}`)
		.join('\n')}\n---\n\n${body}\n`;

/** A folder with these files under `blog`, by path. */
export async function blogOf(files: Record<string, string>): Promise<string> {
	const root = await mkdtemp(join(tmpdir(), 'blog-'));
	for (const [path, text] of Object.entries(files)) {
		await mkdir(dirname(join(root, 'blog', path)), { recursive: true });
		await writeFile(join(root, 'blog', path), text);
	}
	return root;
}

export const issuesIn = async (files: Record<string, string>) =>
	findPostIssues(await blogOf(files), 'blog');
