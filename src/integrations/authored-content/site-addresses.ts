/** What addresses the built site will answer, known from its sources without a build. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { topicId } from '../../bank/pipeline/plan.ts';
import { type AddressedBook, materialAddresses } from '../../queries/material-addresses.ts';
import { bookPath, HOME_ALIASES } from '../../site.ts';
import type { PostSource } from './post-source.ts';
import { anchorsOf } from './rules/headings.ts';
import type { SiteAddresses } from './rules/links.ts';

/** `seesDrafts` is true for the links of a draft: both are shown in the same place. */
export function siteAddresses(
	root: string,
	books: readonly AddressedBook[],
	posts: readonly PostSource[],
	seesDrafts: boolean,
): SiteAddresses {
	const visible = new Map(
		posts
			.filter(({ data }) => seesDrafts || data['draft'] !== true)
			.map((post) => [`/blog/${post.slug}`, post]),
	);
	const { files, patterns } = pagesOf(root);
	const paths = new Set([
		...files,
		...HOME_ALIASES.map((alias) => `/${alias}`),
		...visible.keys(),
		...workbookPaths(books),
	]);
	return {
		has: (path) =>
			paths.has(path) || patterns.some((one) => one.test(path)) || isQuestion(root, path, paths),
		isDraft: (path) => !visible.has(path) && posts.some(({ slug }) => path === `/blog/${slug}`),
		all: () => [...paths],
		anchors: (path) => {
			const tree = visible.get(path)?.tree;
			return tree && anchorsOf(tree);
		},
	};
}

/** Books, materials and lectures, and the files that belong to a book. */
function workbookPaths(books: readonly AddressedBook[]): string[] {
	return [
		...books.flatMap(({ slug }) => [bookPath(slug), `/covers/${slug}.svg`]),
		...materialAddresses(books).map((address) => `/workbooks/${address}`),
		...books.flatMap((book) =>
			book.chapters.flatMap((chapter) =>
				chapter.materials.flatMap((material) =>
					material.topics.map(
						({ id }) =>
							`/workbooks/${book.slug}/${chapter.slug}/${material.slug}/lectures/${topicId(book.slug, id)}`,
					),
				),
			),
		),
	];
}

/** Folders whose addresses come from the content, and so are known exactly. */
const FROM_CONTENT = /^\/(?:\[|blog\/\[|covers\/\[|workbooks\/\[)/;

/** Addresses of `src/pages` and `public`; a page with a parameter of its own becomes a pattern. */
function pagesOf(root: string): { files: string[]; patterns: RegExp[] } {
	const routes = listFiles(join(root, 'src/pages'))
		.filter((name) => /\.(?:astro|ts)$/.test(name) && !/\.test\./.test(name))
		.map((name) => `/${name}`.replace(/\.(?:astro|ts)$/, '').replace(/\/?index$/, '') || '/');
	const patterns = routes
		.filter((route) => route.includes('[') && !FROM_CONTENT.test(route))
		.map(
			(route) => new RegExp(`^${route.replaceAll('.', '\\.').replaceAll(/\[[^\]]*\]/g, '[^/]+')}$`),
		);
	return {
		files: [
			...routes.filter((route) => !route.includes('[') && !['/404', '/shell'].includes(route)),
			...listFiles(join(root, 'public')).map((name) => `/${name}`),
		],
		patterns: [...patterns, /^\/pdfs\/[\w-]+\.pdf$/],
	};
}

const listFiles = (folder: string): string[] =>
	existsSync(folder)
		? readdirSync(folder, { recursive: true, withFileTypes: true })
				.filter((entry) => entry.isFile())
				.map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
				.map((name) => name.replaceAll('\\', '/'))
		: [];

/** Questions are known to the bank alone; before it is built, a sound material is enough. */
function isQuestion(root: string, path: string, paths: ReadonlySet<string>): boolean {
	const [, material = '', book = '', id = ''] =
		/^(\/workbooks\/([^/]+)\/[^/]+\/[^/]+)\/([^/]+)$/.exec(path) ?? [];
	if (!paths.has(material)) return false;
	const bank = join(root, '.data/bank', `${book}.ndjson`);
	return !existsSync(bank) || readFileSync(bank, 'utf8').includes(`"id":"${id}"`);
}
