/** Reads a post into its fields and its text, both with the line numbers of the file. */
import type { Issue } from './issues.ts';
import { readFrontMatter } from './front-matter.ts';
import { readMdx, type MdxNode } from './read-mdx.ts';
import { findEncodingIssues } from './rules/encoding.ts';
import type { RuleIssue } from './rules/rule.ts';

export type PostSource = {
	/** Relative to the project's root. */
	file: string;
	slug: string;
	data: Record<string, unknown>;
	/** The whole file. */
	text: string;
	/** The front matter alone, on its original lines, with quotes where YAML needs them. */
	frontmatter: string;
	/** The text alone, on its original lines. */
	body: string;
	/** Undefined if the text cannot be read; the issues say why. */
	tree?: MdxNode;
};

const FRONTMATTER = /^(\uFEFF?---[ \t]*\r?\n)([\s\S]*?)^---[ \t]*(?:\r?\n|$)/m;
/** The closing hyphens are missing: all lines that could be fields. */
const UNCLOSED = /^(\uFEFF?---[ \t]*\r?\n)((?:(?:\w+:|[ \t]+\S).*(?:\r?\n|$))+)/;

export function readPost(file: string, slug: string, text: string): [PostSource, Issue[]] {
	const issues: RuleIssue[] = findEncodingIssues(text);
	const inFile = (found: readonly RuleIssue[]) => found.map((issue) => ({ file, ...issue }));
	const closed = FRONTMATTER.exec(text);
	const match = closed?.index === 0 ? closed : UNCLOSED.exec(text);
	// Nothing else can be said about a file that is not text.
	if (text.includes('\0') || !match) {
		const message = text.includes('\0') ? [] : [withoutFields];
		const empty = { file, slug, data: {}, text, frontmatter: '', body: '' };
		return [empty, inFile([...issues, ...message])];
	}
	const [head, , fields = ''] = match;
	// Lines before the text are kept, so every position is a position in the file.
	const body = head.replaceAll(/[^\n]/g, '') + text.slice(head.length);
	const { data, mended, issues: mistakes } = readFrontMatter(`\n${fields}`);
	const { tree, traps } = readMdx(body);
	return [
		{ file, slug, data, text, frontmatter: mended, body, ...(tree && { tree }) },
		inFile([
			...issues,
			...mistakes,
			...(match === closed ? [] : [unclosed(head)]),
			...traps.map((trap) => ({ field: 'text', ...trap })),
		]),
	];
}

const withoutFields: RuleIssue = {
	line: 1,
	field: 'front matter',
	message:
		'is missing. The file starts with a line of three hyphens, the fields, and three hyphens again; `npm run new:post "A title"` writes them for you.',
};

const unclosed = (head: string): RuleIssue => ({
	line: head.trimEnd().split('\n').length + 1,
	field: 'front matter',
	message: 'is not closed. Put a line of three hyphens below the last field: ---',
});
