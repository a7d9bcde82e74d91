/** Which files of the blog are posts, and what is wrong with the location of the others. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { slug } from 'github-slugger';
import type { Issue } from './issues.ts';

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** A path below the blog's folder, and the slug it stands for. */
export type PostFile = { path: string; slug: string };

/** All Markdown files, misplaced ones included, and what is wrong with their locations. */
export async function findPostFiles(
	root: string,
	base: string,
): Promise<{ files: PostFile[]; issues: Issue[] }> {
	const entries = await readdir(join(root, base), { recursive: true, withFileTypes: true });
	const paths = entries
		.filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
		.map((entry) => join(entry.parentPath, entry.name).slice(join(root, base).length + 1))
		.map((path) => path.replaceAll('\\', '/'))
		.sort((a, b) => rankOf(a) - rankOf(b) || (a < b ? -1 : 1));
	const files = paths
		.filter((path) => /\.mdx?$/i.test(path))
		.map((path) => ({ path, slug: slugOf(path) }));
	return { files, issues: [...misplaced(base, files), ...postless(base, paths)] };
}

/** A correctly placed file has the first claim to its slug. */
const rankOf = (path: string): number => (/^[^/]+\/index\.mdx$/.test(path) ? 0 : 1);

/** `two-turns/index.mdx`, `two-turns.mdx` and `2023/two-turns/post.md` all mean `two-turns`. */
function slugOf(path: string): string {
	const folders = path.split('/').slice(0, -1);
	return folders.at(-1) ?? path.replace(/\.mdx?$/i, '');
}

function misplaced(base: string, files: readonly PostFile[]): Issue[] {
	const owners = new Map<string, string>();
	return files.flatMap(({ path, slug: name }) => {
		const known = owners.get(name.toLowerCase());
		owners.set(name.toLowerCase(), known ?? path);
		const file = join(base, path);
		if (known !== undefined)
			return {
				file,
				field: '(file)',
				message: `is not read: the address "${name}" belongs to ${join(base, known)}. Remove it, or give it a folder of its own.`,
			};
		if (!SLUG.test(name))
			return {
				file,
				field: 'slug',
				message: `found "${name}". A folder's name is lower-case words joined by hyphens. Rename it to ${addressOf(name)}.`,
			};
		if (path !== `${name}/index.mdx`)
			return {
				file,
				field: '(file)',
				message: `is not read. Move it to ${join(base, name, 'index.mdx')}.`,
			};
		return [];
	});
}

const addressOf = (name: string): string =>
	slug(name).replaceAll(/[^a-z0-9]+/g, '-') || 'two-turns';

/** Some text editors save a post as `index.mdx.txt`, which would silently be ignored. */
function postless(base: string, paths: readonly string[]): Issue[] {
	const folders = new Map<string, string[]>();
	for (const path of paths) {
		const [folder = '', ...names] = path.split('/');
		if (names.length > 0) folders.set(folder, [...(folders.get(folder) ?? []), names.join('/')]);
	}
	return [...folders]
		.filter(([, names]) => !names.some((name) => /\.mdx?$/i.test(name)))
		.map(([folder, names]) => ({
			file: join(base, folder),
			field: '(folder)',
			message: `holds ${names.join(', ')} but no index.mdx, so it is not a post. Name the post's file index.mdx, without another extension, or remove the folder.`,
		}));
}
