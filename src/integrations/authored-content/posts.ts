/**
 * What can be wrong with a blog post beyond its schema: a picture that is not there, two posts under one address,
 * a file outside the `<slug>/index.mdx` shape. Astro reports these late, or (a clash of slugs) only as a warning.
 */
import { existsSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseFrontmatter } from '@astrojs/markdown-remark';
import { glob, type Loader } from 'astro/loaders';
import { z } from 'astro/zod';
import { postSchema } from '../../schemas/frontmatter/post.ts';
import { ContentError, faultsOf, type Fault } from './faults.ts';

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const MARKDOWN_PICTURE = /!\[[^\]]*\]\((\.[^)\s]+)/g;
const IMPORTED = /^import\s.*?from\s+['"](\.[^'"]+)['"]/gm;

/** The blog collection: Astro's `glob()` after every post has been checked. */
export function checkedPosts(base: string): Loader {
	const posts = glob({
		base,
		pattern: '*/index.mdx',
		generateId: ({ entry }) => dirname(entry),
	});
	return {
		name: 'checked-posts',
		async load(context) {
			const faults = await findPostFaults(fileURLToPath(context.config.root), base);
			if (faults.length > 0) throw new ContentError(faults);
			await posts.load(context);
		},
	};
}

/** Every fault of every post under `base`, in the order of the files; [] when all is well. */
export async function findPostFaults(root: string, base: string): Promise<Fault[]> {
	const paths = (await readdir(join(root, base), { recursive: true })).sort();
	const files = paths.filter((path) => /\.mdx?$/.test(path));
	const faults = await Promise.all(files.map((file) => faultsOfPost(root, join(base, file))));
	return [...misplaced(base, files), ...faults.flat()];
}

function misplaced(base: string, files: string[]): Fault[] {
	const owners = new Map<string, string>();
	return files.flatMap((file) => {
		const slug = (file.split('/')[0] ?? file).replace(/\.mdx?$/, '');
		const known = owners.get(slug.toLowerCase());
		owners.set(slug.toLowerCase(), known ?? file);
		const at = (field: string, message: string) => [{ file: join(base, file), field, message }];
		if (known !== undefined)
			return at(
				'slug',
				`found "${slug}", which ${join(base, known)} has already. Rename one of the two.`,
			);
		if (!SLUG.test(slug))
			return at('slug', `found "${slug}". Name the folder in lower-case words joined by hyphens.`);
		if (file !== join(slug, 'index.mdx'))
			return at('(file)', `is not read. Move it to ${join(base, slug, 'index.mdx')}.`);
		return [];
	});
}

async function faultsOfPost(root: string, file: string): Promise<Fault[]> {
	const text = await readFile(join(root, file), 'utf8');
	const read = frontmatterOf(file, text);
	if (read.fault) return [read.fault];
	// In the build `image()` also reads the picture; here its path is enough.
	const checked = postSchema({ image: pathSchema }).safeParse(read.data);
	const pictures = picturesOf(read.data, read.body).flatMap(({ field, path }): Fault[] =>
		existsSync(join(root, dirname(file), path))
			? []
			: [
					{
						file,
						field,
						message: `found "${path}", and there is no such file. Put the picture beside the post or correct the name.`,
					},
				],
	);
	return [...(checked.success ? [] : faultsOf(file, checked.error)), ...pictures];
}

// Astro's own `image()` reads the picture; here only its path is checked, and the types know no such half.
const pathSchema = (() =>
	z
		.string()
		.regex(/^\.\.?\//, {
			error:
				'is not a path. Write the name of a picture beside the post, such as "./number-line.svg".',
		})
		.transform((src) => ({
			src,
			width: 1,
			height: 1,
			format: 'svg' as const,
		}))) as unknown as Parameters<typeof postSchema>[0]['image'];

type Read = { fault: Fault } | { fault?: undefined; data: Record<string, unknown>; body: string };

function frontmatterOf(file: string, text: string): Read {
	try {
		const { frontmatter, content } = parseFrontmatter(text);
		return { data: frontmatter, body: content };
	} catch (cause) {
		const reason = cause instanceof Error ? (cause.message.split('\n')[0] ?? '') : String(cause);
		return {
			fault: {
				file,
				field: 'frontmatter',
				message: `is not YAML: ${reason}. Put text with a colon or quotation marks in single quotes.`,
			},
		};
	}
}

function picturesOf(data: Record<string, unknown>, body: string) {
	const image = typeof data['image'] === 'string' ? [{ field: 'image', path: data['image'] }] : [];
	const inBody = [...body.matchAll(MARKDOWN_PICTURE), ...body.matchAll(IMPORTED)];
	return [...image, ...inBody.map((match) => ({ field: 'body', path: match[1] ?? '' }))];
}
