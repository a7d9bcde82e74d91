import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { slug } from 'github-slugger';
import { stringify } from 'yaml';
import { POSTS } from '../../../src/integrations/authored-content/find-content-issues.ts';
import { plainTextIssue } from '../../../src/schemas/frontmatter/plain-text.ts';
import { UNFINISHED } from '../../../src/integrations/authored-content/rules/unfinished.ts';

/** Explains why there is no new post and what to type instead. */
export class NewPostError extends Error {
	override name = 'NewPostError';
}

const EXAMPLE = 'npm run new:post "Why a half is larger than a third"';
// As in the schema of posts.
const [SHORTEST, LONGEST] = [5, 90];

/**
 * Writes a draft that passes `npm run check:content`, and returns its path from `root`.
 * @throws {NewPostError} if the title cannot be turned into a slug, or the slug is taken.
 */
export function createPost(root: string, words: string, today: Date): string {
	// A word processor's quotation marks mean nothing to the terminal, so they are part of the argument.
	const title = words
		.trim()
		.replaceAll(/\s+/g, ' ')
		.replace(/^[“”„](.*)[“”]$/, '$1');
	if (!title) throw new NewPostError(`A post needs a title, in quotation marks: ${EXAMPLE}`);
	const name = slugOf(title);
	if (!/[a-z]/.test(name))
		throw new NewPostError(
			`"${title}" has no letters from a to z to make an address of. Write a title in English words: ${EXAMPLE}`,
		);
	if (title.length < SHORTEST || title.length > LONGEST)
		throw new NewPostError(
			`"${title}" has ${title.length} characters. A title has ${SHORTEST} to ${LONGEST}: ${EXAMPLE}`,
		);
	const mark = plainTextIssue(title);
	if (mark) throw new NewPostError(`A title is printed as it stands: ${mark}`);
	const file = `${POSTS}/${name}/index.mdx`;
	const known = ownerOf(root, name, title);
	if (known)
		throw new NewPostError(
			`There is a post like this already: ${known}. Open it, or choose another title.`,
		);
	mkdirSync(dirname(join(root, file)), { recursive: true });
	writeFileSync(join(root, file), draft(title, today), { flag: 'wx' });
	return file;
}

/** `L'été, 2 × 3?` → `lete-2-3`: accents are dropped, and words are joined by single hyphens. */
const slugOf = (title: string): string =>
	slug(title.normalize('NFD').replaceAll(/\p{M}/gu, ''))
		.replaceAll(/[^a-z0-9]+/g, '-')
		.replaceAll(/^-+|-+$/g, '');

/** The post that has the slug or the title. */
function ownerOf(root: string, name: string, title: string): string | undefined {
	const folder = join(root, POSTS);
	const names = existsSync(folder) ? readdirSync(folder) : [];
	const owner = names.find((one) => {
		const file = join(folder, one, 'index.mdx');
		return (
			one === name ||
			(existsSync(file) && readFileSync(file, 'utf8').includes(`\n${stringify({ title })}`))
		);
	});
	return owner && `${POSTS}/${owner}`;
}

/** The date in the editor's time zone, as `2026-11-20`. */
const dayOf = (date: Date): string =>
	[date.getFullYear(), date.getMonth() + 1, date.getDate()]
		.map((part) => `${part}`.padStart(2, '0'))
		.join('-');

/** Fields in the manual's order. YAML itself decides which values need quotes. */
function draft(title: string, today: Date): string {
	const fields = stringify(
		{
			title,
			caption: `${UNFINISHED} a few words above the title`,
			subtitle: `${UNFINISHED} one sentence under the title.`,
			description: `${UNFINISHED} what the reader will know afterwards, in 50 to 160 characters.`,
			category: 'education',
		},
		{ lineWidth: 0, singleQuote: true },
	);
	return `---
${fields}publishedOn: ${dayOf(today)}
draft: true
---

${UNFINISHED}: Begin with what the reader sees or asks. One or two short paragraphs.

## ${UNFINISHED}: What this part says

Mathematics stands between dollar signs: $3x - 12 = 18$. Money has a backslash: \\$80.

$$
\\begin{aligned}
3x - 12 &= 18 \\\\
3x &= 30
\\end{aligned}
$$

## ${UNFINISHED}: Try it yourself

A question for the reader, and how to check the answer.
`;
}
