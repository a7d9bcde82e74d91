import { renderToString } from 'katex';
import { POSTS } from '../authored-content/find-content-faults.ts';
import { readPosts } from '../authored-content/posts.ts';
import type { MdxNode } from '../authored-content/read-mdx.ts';
import { nodesOf } from '../authored-content/rules/walk.ts';

/** Kept whatever the articles hold: all that a formula in words or numbers needs. */
const ASCII = String.fromCodePoint(...Array.from({ length: 95 }, (_, index) => 0x20 + index));

/** Every sign that KaTeX draws for the formulas of the posts, each once, in order; `root` is the project's folder. */
export async function articleCharacters(root: string): Promise<string> {
	const posts = await readPosts(root, POSTS);
	const signs = posts.map(([{ tree }]) => (tree ? drawnSigns(tree) : ''));
	return [...new Set(ASCII + signs.join(''))].sort().join('');
}

/** What stands between the tags of a text's formulas. */
export const drawnSigns = (tree: MdxNode): string =>
	[...nodesOf(tree)]
		.filter(({ type }) => type === 'inlineMath' || type === 'math')
		.map(({ value = '', type }) =>
			renderToString(value, { output: 'html', displayMode: type === 'math', throwOnError: false }),
		)
		.join('')
		.replaceAll(/<[^>]*>/g, '');
