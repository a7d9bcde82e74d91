/**
 * Markdown that a lecture does not support. Its page, its printed form, and its record read paragraphs, `- ` and `1. `
 * lists, `**strong**`, and `$…$`; anything else would be shown as typed.
 */
import { splitMarkup } from '../../../math/markup.ts';
import type { RuleIssue } from './rule.ts';

const LINES: readonly (readonly [RegExp, string])[] = [
	[/^#{3,}/, 'A lecture has no smaller headings. Write "## " and the title, or a **strong** word.'],
	[/^#(?!#)/, 'A lecture heading starts with ##: "## The idea".'],
	[/^##\S/, 'A heading has a space after its # signs: "## The idea".'],
	[/^\s*\|/, 'A lecture has no tables. Write a list, one item per row.'],
	[/^\s*>/, 'A lecture has no quotations. Write a paragraph.'],
	[/^\s*(?:```|~~~)/, 'A lecture has no code. Write math between dollar signs: $x + 3$.'],
	[/^\s*(?:-{3,}|\*{3,}|_{3,})\s*$/, 'A lecture has no rules between paragraphs. Remove the line.'],
	[/^\s*[*+•–]\s/, 'A list item starts with "- ".'],
	[/^\s*\d+\)\s/, 'A list number has a period: "1. ".'],
	[/^\s+(?:-|\d+\.)\s/, 'Lists cannot be nested. Start the line at the left margin.'],
	[/^-[^\s-]/, 'A list item has a space after its hyphen: "- ".'],
];

const WORDS: readonly (readonly [RegExp, string])[] = [
	[/!\[[^\]]*\]\(?/, 'A lecture has no images. Say it in words; questions bring their figures.'],
	[/\]\s?[([]/, 'A lecture has no links. Name the lesson in words.'],
	[/\bhttps?:\/\/\S+|\bwww\.\S+/, 'A lecture has no links. Name the source in words.'],
	[/<\/?[a-z][^>]*>|&[a-z]+;|&#\d+;/i, 'HTML is not read here. Write plain words.'],
	[/`/, 'A lecture has no code. Write math between dollar signs: $x + 3$.'],
	[/\[\^/, 'A lecture has no footnotes. Write a sentence.'],
	[/\\[a-zA-Z]{2,}/, 'TeX goes between dollar signs: $\\frac{1}{2}$.'],
	[/\\[^$\s]/, 'Only $ needs a backslash here.'],
	[
		/(?<![\w*])\*(?![\s*])|(?<![\s*])\*(?![\w*])/,
		'Strong words have two stars on each side: **strong**.',
	],
	[/(?<!\w)_+(?=\w)|(?<=\w)_+(?!\w)/, 'Stress is **strong**; underscores are printed as they are.'],
	[/\*\*/, 'Strong words have two stars on each side and no space at the inner ends: **strong**.'],
	[/~~/, 'A lecture has no strikethrough. Remove them.'],
	[
		/\$/,
		'A formula stands between two dollar signs without a space inside: $x + 3$. Money is written \\$5.',
	],
];

/** `text` is the whole file; its head and its formulas are skipped. */
export function findLectureMarks(text: string): RuleIssue[] {
	const lines = text
		.replaceAll(/\$\$[\s\S]+?\$\$/g, (formula) => formula.replaceAll(/[^\n]/g, ' '))
		.split('\n')
		.map((line) => line.replace(/\r$/, ''));
	const end = lines.indexOf('---', 1);
	if (end < 0) return [];
	const body = lines.slice(end + 1);
	const issues = [
		...body.flatMap((line, at) => issuesOfLine(line, end + 2 + at)),
		...gluedLists(body).map((at) => issue(end + 2 + at, body[at] ?? '', GLUED)),
		...blocksOf(body).flatMap(([at, block]) => openMarks(block, end + 2 + at)),
	];
	// One per line is enough for the writer.
	return [...new Map(issues.toReversed().map((one) => [one.line, one])).values()].toReversed();
}

const GLUED = 'A list has a blank line before it and items of one kind.';

function issuesOfLine(line: string, number: number): RuleIssue[] {
	const [, advice] = LINES.find(([mark]) => mark.test(line)) ?? [];
	return advice === undefined ? [] : [issue(number, line, advice)];
}

/** Paragraphs and lists with the line they start on: a formula or a strong word may continue on the next line. */
function blocksOf(lines: readonly string[]): [number, string][] {
	const blocks: [number, string][] = [];
	let begins = true;
	for (const [at, line] of lines.entries()) {
		const isTitle = line.startsWith('## ');
		if (line.trim() && (begins || isTitle)) blocks.push([at, line]);
		else if (line.trim()) (blocks.at(-1) ?? ['', ''])[1] += `\n${line}`;
		begins = !line.trim() || isTitle;
	}
	return blocks;
}

function openMarks(block: string, number: number): RuleIssue[] {
	// Markup is removed and lines are kept, so that positions still match.
	const words = splitMarkup(block.replaceAll('\\$', 'xx'))
		.map(({ kind, text }) => (kind === 'words' ? text : text.replaceAll(/[^\n]/g, ' ')))
		.join('')
		.replaceAll(/(?<!\*)\*\*(?=\S)([^*]+?)(?<=\S)\*\*(?!\*)/g, '$1');
	for (const [mark, advice] of WORDS) {
		const at = words.search(mark);
		if (at < 0) continue;
		const line = words.slice(0, at).split('\n').length - 1;
		return [issue(number + line, block.split('\n')[line] ?? '', advice)];
	}
	return [];
}

/** Lines that look like list items but are in a paragraph or in a list of the other kind. */
function gluedLists(lines: readonly string[]): number[] {
	let kind: 'text' | 'bullet' | 'number' | undefined;
	return lines.flatMap((line, at) => {
		const own = line.startsWith('- ') ? 'bullet' : /^\d+[.)] /.test(line) ? 'number' : 'text';
		const isGlued = kind !== undefined && own !== 'text' && own !== kind;
		if (!line.trim() || line.startsWith('## ')) kind = undefined;
		else kind ??= own;
		return isGlued ? [at] : [];
	});
}

const issue = (line: number, found: string, advice: string): RuleIssue => ({
	line,
	column: 1,
	field: 'text',
	message: `found "${found.trim().slice(0, 50)}". ${advice}`,
});
