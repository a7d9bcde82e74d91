/** Text intended as a link, an image, emphasis, a table, or a formula, which a visitor would see as typed. */
import { placeAt } from '../issues.ts';
import type { MdxNode } from '../read-mdx.ts';
import type { RuleIssue } from './rule.ts';
import { nodesOf } from './walk.ts';

const MARKS: readonly (readonly [RegExp, string])[] = [
	[
		/\]\s?[([]/,
		'This is not read as a link or an image. The address follows immediately, in parentheses and without spaces: [the lesson](/workbooks/pre-algebra).',
	],
	[
		/\\[()[\]]/,
		'A formula goes between dollar signs: $x^2$. A parenthesis or bracket needs no backslash.',
	],
	[/\[\^[^\]]*\]/, 'There is no footnote of that name. Write it as a sentence.'],
	[/\*\*/, 'Emphasis has no space at its inner ends: **strong**.'],
	[
		/^\|.*\|[ \t]*\r?\n\|/m,
		'A table needs a line of hyphens below its first line: | --- | --- |, and an empty line before it.',
	],
];

export const findUnreadMarks = (tree: MdxNode, body: string): RuleIssue[] =>
	[...nodesOf(tree)]
		.filter(({ type }) => type === 'text')
		.flatMap(({ position: { start, end } }) => {
			const source = body.slice(start.offset, end.offset);
			const [sign, advice] = MARKS.find(([mark]) => mark.test(source)) ?? [];
			if (!sign) return [];
			const at = source.search(sign);
			const found = source.slice(Math.max(0, at - 20), at + 20).replaceAll(/\s+/g, ' ');
			const place = placeAt(body, start.offset + at);
			return [{ ...place, field: 'text', message: `found "${found.trim()}". ${advice ?? ''}` }];
		});
