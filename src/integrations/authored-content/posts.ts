/** Everything that can be wrong with the posts. The build and `npm run check` both ask here. */
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { AddressedBook } from '../../queries/material-addresses.ts';
import { inOrder, type Fault } from './faults.ts';
import { fieldFaults } from './post-fields.ts';
import { placesIn } from './places.ts';
import { type PostSource, readPost } from './post-source.ts';
import { findCodeFaults } from './rules/code.ts';
import { findDollarFaults } from './rules/dollars.ts';
import { findFormulaFaults } from './rules/formulas.ts';
import { findHeadingFaults } from './rules/headings.ts';
import { findLinkFaults, type SiteAddresses } from './rules/links.ts';
import { findPictureFaults } from './rules/pictures.ts';
import { findUnfinished } from './rules/unfinished.ts';
import { siteAddresses } from './site-addresses.ts';

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Every fault of every post under `base`, from top to bottom; [] when all is well. */
export async function findPostFaults(root: string, base: string): Promise<Fault[]> {
	const files = await postFiles(root, base);
	const read = await readPosts(root, base);
	const posts = read.map(([post]) => post);
	const books = await readBooks(root);
	const [published, drafts] = [false, true].map((sees) =>
		siteAddresses(root, books ?? [], posts, sees),
	);
	return inOrder([
		...misplaced(base, files),
		...sameTitles(posts),
		...read.flatMap(([post, faults]) => [
			...faults,
			...fieldFaults(root, post, faults, books),
			...textFaults(root, post, post.data['draft'] === true ? drafts : published),
		]),
	]);
}

/** Paths of all Markdown files, those in the wrong place included. */
async function postFiles(root: string, base: string): Promise<string[]> {
	const paths = await readdir(join(root, base), { recursive: true });
	return paths
		.filter((path) => /\.mdx?$/.test(path))
		.map((path) => path.replaceAll('\\', '/'))
		.sort();
}

export const readPosts = async (root: string, base: string): Promise<[PostSource, Fault[]][]> =>
	Promise.all(
		(await postFiles(root, base)).map(async (file) =>
			readPost(join(base, file), slugOf(file), await readFile(join(root, base, file), 'utf8')),
		),
	);

const slugOf = (file: string) => (file.split('/')[0] ?? file).replace(/\.mdx?$/, '');

/** The plans of the books; undefined while one of them is broken, which its own check says. */
async function readBooks(root: string): Promise<AddressedBook[] | undefined> {
	const folder = join(root, 'content/curriculum');
	try {
		const names = (await readdir(folder)).filter((name) => name.endsWith('.json'));
		const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
		// Shapes are the business of the collection `curriculum`; here only names are looked up.
		return texts.map((text) => JSON.parse(text) as AddressedBook);
	} catch {
		return undefined;
	}
}

function misplaced(base: string, files: string[]): Fault[] {
	const owners = new Map<string, string>();
	return files.flatMap((file) => {
		const slug = slugOf(file);
		const known = owners.get(slug.toLowerCase());
		owners.set(slug.toLowerCase(), known ?? file);
		const at = (field: string, message: string) => [{ file: join(base, file), field, message }];
		if (known !== undefined)
			return at(
				'slug',
				`found "${slug}", which ${join(base, known)} has already. Rename one of the two.`,
			);
		if (!SLUG.test(slug))
			return at(
				'slug',
				`found "${slug}". Name the folder in lower-case words joined by hyphens: two-turns.`,
			);
		if (file !== `${slug}/index.mdx`)
			return at('(file)', `is not read. Move it to ${join(base, slug, 'index.mdx')}.`);
		return [];
	});
}

function sameTitles(posts: readonly PostSource[]): Fault[] {
	const owners = new Map<string, string>();
	return posts.flatMap(({ file, data, frontmatter }) => {
		const title = String(data['title'] ?? '')
			.trim()
			.toLowerCase();
		const known = owners.get(title);
		if (title && !known) owners.set(title, file);
		if (!known) return [];
		const message = `found "${String(data['title'])}", which ${known} has already. Give one of the two another title.`;
		return [{ file, ...placesIn(frontmatter)(['title']), field: 'title', message }];
	});
}

function textFaults(root: string, post: PostSource, site: SiteAddresses | undefined): Fault[] {
	const { file, data, text, body, tree } = post;
	return [
		...(data['draft'] === true ? [] : findUnfinished(text, 'set draft: true')),
		...(tree
			? [
					...findHeadingFaults(tree),
					...findPictureFaults(tree, dirname(join(root, file))),
					...(site ? findLinkFaults(tree, site) : []),
					...findDollarFaults(tree, body),
					...findFormulaFaults(tree, body),
					...findCodeFaults(tree),
				]
			: []),
	].map((fault) => ({ file, ...fault }));
}
