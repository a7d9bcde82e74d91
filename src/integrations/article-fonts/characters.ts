import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { renderToString } from 'katex';
import { findPostFiles } from '../authored-content/post-files.ts';
import { readMdx } from '../authored-content/read-mdx.ts';
import { nodesOf } from '../authored-content/rules/walk.ts';

/** Kept whatever the articles hold: all that a formula in words or numbers needs. */
const ASCII = String.fromCodePoint(...Array.from({ length: 95 }, (_, index) => 0x20 + index));

/** Every sign that KaTeX draws for the formulas of the posts below `folder`, each once, in order. */
export async function articleCharacters(folder: string): Promise<string> {
	const { files } = await findPostFiles('', folder);
	const texts = await Promise.all(files.map(({ path }) => readFile(join(folder, path), 'utf8')));
	return [...new Set(ASCII + texts.map(drawnSigns).join(''))].sort().join('');
}

/** What stands between the tags of a text's formulas. */
export function drawnSigns(post: string): string {
	const { tree } = readMdx(post.replace(/^---\r?\n[\s\S]*?\n---\r?\n/, ''));
	return [...(tree ? nodesOf(tree) : [])]
		.filter(({ type }) => type === 'inlineMath' || type === 'math')
		.map(({ value = '', type }) =>
			renderToString(value, { output: 'html', displayMode: type === 'math', throwOnError: false }),
		)
		.join('')
		.replaceAll(/<[^>]*>/g, '');
}
