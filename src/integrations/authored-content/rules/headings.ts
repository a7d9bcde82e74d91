/** Headings are a post's contents and a screen reader's way through it: none repeats the title, no level is skipped. */
import GithubSlugger from 'github-slugger';
import type { RuleIssue } from './rule.ts';
import type { MdxNode } from '../read-mdx.ts';
import { nodesOf, wordsOf } from './walk.ts';

export function findHeadingIssues(tree: MdxNode): RuleIssue[] {
	let above = 1;
	const misranked = headingsOf(tree).flatMap((heading) => {
		const { depth, words, place } = heading;
		const message = issueOf(heading, above);
		above = depth === 1 ? above : depth;
		return message ? [{ ...place, field: 'heading', message: `found "${words}". ${message}` }] : [];
	});
	return [...gluedHeadings(tree), ...misranked, ...repeatedHeadings(tree)];
}

/** Duplicate headings would be identical entries in the contents, and a link would reach only the first. */
function repeatedHeadings(tree: MdxNode): RuleIssue[] {
	const seen = new Set<string>();
	return headingsOf(tree).flatMap(({ words, place }) => {
		if (!words || !seen.has(words)) {
			seen.add(words);
			return [];
		}
		const message = `found "${words}" a second time. Let each heading say what is in its part.`;
		return [{ ...place, field: 'heading', message }];
	});
}

/** `##Two turns` is a paragraph to Markdown. */
const gluedHeadings = (tree: MdxNode): RuleIssue[] =>
	[...nodesOf(tree)]
		.filter((node) => node.type === 'paragraph' && /^#{1,6}[^\s#\d]/.test(wordsOf(node)))
		.map((node) => {
			const { line, column } = node.position.start;
			const [words = ''] = wordsOf(node).split('\n');
			const message = `found "${words}". A heading has a space after its # signs. Write "${words.replace(/^#+/, '$& ')}".`;
			return { line, column, field: 'heading', message };
		});

function issueOf({ depth, words }: Heading, above: number): string | undefined {
	const written = `${'#'.repeat(above + 1)} ${words}`;
	if (!words) return 'A heading needs words: "## What to notice".';
	if (depth === 1)
		return `The title of the post is its only first-level heading. Write "## ${words}".`;
	if (depth > above + 1)
		return above === 1
			? `The first heading starts with ##. Write "${written}".`
			: `It skips a level, from ${'#'.repeat(above)} to ${'#'.repeat(depth)}. Write "${written}".`;
	return undefined;
}

type Heading = { depth: number; words: string; place: { line: number; column: number } };

const headingsOf = (tree: MdxNode): Heading[] =>
	[...nodesOf(tree)]
		.filter(({ type }) => type === 'heading')
		.map((node) => ({
			depth: node.depth ?? 1,
			words: wordsOf(node).trim(),
			place: { line: node.position.start.line, column: node.position.start.column },
		}));

/** The `#anchor` of every heading, as the build generates them. */
export function anchorsOf(tree: MdxNode): Set<string> {
	const slugger = new GithubSlugger();
	return new Set(headingsOf(tree).map(({ words }) => slugger.slug(words)));
}
