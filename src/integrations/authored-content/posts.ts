/** Everything that can be wrong with the posts. The build and `npm run check` both ask here. */
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { AddressedBook } from '../../queries/material-addresses.ts';
import { inOrder, type Fault } from './faults.ts';
import { fieldFaults } from './post-fields.ts';
import { findPostFiles, type PostFile } from './post-files.ts';
import { placesIn } from './places.ts';
import { type PostSource, readPost } from './post-source.ts';
import { findCodeFaults } from './rules/code.ts';
import { findDollarFaults } from './rules/dollars.ts';
import { findFormulaFaults } from './rules/formulas.ts';
import { findHeadingFaults } from './rules/headings.ts';
import { findLinkFaults, type SiteAddresses } from './rules/links.ts';
import { findPictureFaults } from './rules/pictures.ts';
import { findUnfinished } from './rules/unfinished.ts';
import { findUnreadMarks } from './rules/unread-marks.ts';
import { siteAddresses } from './site-addresses.ts';

/** Every fault of every post under `base`, from top to bottom; [] when all is well. */
export async function findPostFaults(
	root: string,
	base: string,
	today: Date = new Date(),
): Promise<Fault[]> {
	const { files, faults } = await findPostFiles(root, base);
	const read = await readAll(root, base, files);
	const posts = read.map(([post]) => post);
	const books = await readBooks(root);
	const [published, drafts] = [false, true].map((sees) =>
		siteAddresses(root, books ?? [], posts, sees),
	);
	const ofPosts = read.map(async ([post, readFaults]) => [
		...readFaults,
		...(await fieldFaults(root, post, readFaults, { books, today })),
		...(await textFaults(root, post, post.data['draft'] === true ? drafts : published)),
	]);
	return inOrder([...faults, ...sameTitles(posts), ...(await Promise.all(ofPosts)).flat()]);
}

export async function readPosts(root: string, base: string): Promise<[PostSource, Fault[]][]> {
	return readAll(root, base, (await findPostFiles(root, base)).files);
}

const readAll = (root: string, base: string, files: readonly PostFile[]) =>
	Promise.all(
		files.map(async ({ path, slug }) =>
			readPost(join(base, path), slug, await readFile(join(root, base, path), 'utf8')),
		),
	);

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

async function textFaults(
	root: string,
	post: PostSource,
	site: SiteAddresses | undefined,
): Promise<Fault[]> {
	const { file, data, text, body, tree } = post;
	const isDraft = data['draft'] === true;
	return [
		...(isDraft ? [] : findUnfinished(text, 'set draft: true')),
		...(isDraft || tree?.children?.length !== 0 ? [] : [textless]),
		...(tree
			? [
					...findHeadingFaults(tree),
					...(await findPictureFaults(tree, dirname(join(root, file)))),
					...(site ? findLinkFaults(tree, site) : []),
					...findDollarFaults(tree, body),
					...findFormulaFaults(tree, body),
					...findCodeFaults(tree, body),
					...findUnreadMarks(tree, body),
				]
			: []),
	].map((fault) => ({ file, ...fault }));
}

const textless = {
	field: 'text',
	message: 'is missing below the fields. Write it, or set draft: true.',
};
