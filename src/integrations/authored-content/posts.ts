/** Everything that can be wrong with the posts. Used by the build and by `npm run check`. */
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { inOrder, type Issue } from './issues.ts';
import { fieldIssues } from './post-fields.ts';
import { findPostFiles, type PostFile } from './post-files.ts';
import { placesIn } from './places.ts';
import { type PostSource, readPost } from './post-source.ts';
import { findCodeIssues } from './rules/code.ts';
import { findDollarIssues } from './rules/dollars.ts';
import { findFormulaIssues } from './rules/formulas.ts';
import { findHeadingIssues } from './rules/headings.ts';
import { findLinkIssues, type SiteAddresses } from './rules/links.ts';
import { findOpenDisplay } from './rules/open-display.ts';
import { findPictureIssues } from './rules/pictures.ts';
import { findTableIssues } from './rules/tables.ts';
import { findUnfinished } from './rules/unfinished.ts';
import { findUnreadMarks } from './rules/unread-marks.ts';
import { findPhrases } from './rules/usage.ts';
import { siteAddresses } from './site-addresses.ts';
import { readSiteSources, type SiteSources } from './site-sources.ts';

/** Every issue of every post under `base`, from top to bottom; [] if all is well. */
export async function findPostIssues(
	root: string,
	base: string,
	{ today = new Date(), sources }: { today?: Date; sources?: SiteSources } = {},
): Promise<Issue[]> {
	const { files, issues } = await findPostFiles(root, base);
	const read = await readAll(root, base, files);
	const posts = read.map(([post]) => post);
	const site = sources ?? (await readSiteSources(root));
	const published = siteAddresses(root, site, posts, false);
	const drafts = siteAddresses(root, site, posts, true);
	const ofPosts = read.map(async ([post, readIssues]) => [
		...readIssues,
		...(await fieldIssues(root, post, readIssues, { books: site.books, today })),
		...(await textIssues(root, post, post.data['draft'] === true ? drafts : published)),
	]);
	return inOrder([...issues, ...sameTitles(posts), ...(await Promise.all(ofPosts)).flat()]);
}

export async function readPosts(root: string, base: string): Promise<[PostSource, Issue[]][]> {
	return readAll(root, base, (await findPostFiles(root, base)).files);
}

const readAll = (root: string, base: string, files: readonly PostFile[]) =>
	Promise.all(
		files.map(async ({ path, slug }) =>
			readPost(join(base, path), slug, await readFile(join(root, base, path), 'utf8')),
		),
	);

function sameTitles(posts: readonly PostSource[]): Issue[] {
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

async function textIssues(root: string, post: PostSource, site: SiteAddresses): Promise<Issue[]> {
	const { file, data, text, body, tree } = post;
	const isDraft = data['draft'] === true;
	const open = findOpenDisplay(body);
	if (open) return [{ file, ...open }];
	return [
		...(isDraft ? [] : findUnfinished(text, 'set draft: true')),
		...findPhrases(text, 'everything'),
		...(isDraft || tree?.children?.length !== 0 ? [] : [textless]),
		...(tree
			? [
					...findHeadingIssues(tree),
					...(await findPictureIssues(tree, dirname(join(root, file)))),
					...findLinkIssues(tree, site),
					...findDollarIssues(tree, body),
					...findFormulaIssues(tree, body),
					...findCodeIssues(tree, body),
					...findUnreadMarks(tree, body),
					...findTableIssues(tree),
				]
			: []),
	].map((issue) => ({ file, ...issue }));
}

const textless = {
	field: 'text',
	message: 'is missing below the fields. Write it, or set draft: true.',
};
