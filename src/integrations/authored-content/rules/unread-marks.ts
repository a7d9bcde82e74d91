/** Marks that were meant as a link, a picture, stress, a table or a formula, and that a visitor would see as they stand. */
import { placeAt } from '../issues.ts';
import type { MdxNode } from '../read-mdx.ts';
import type { RuleIssue } from './rule.ts';
import { nodesOf } from './walk.ts';

const MARKS: readonly (readonly [RegExp, string])[] = [
	[
		/\]\s?[([]/,
		'A link or a picture is not read here. Its address follows at once in round brackets and has no spaces: [the lesson](/workbooks/pre-algebra).',
	],
	[/\\[()[\]]/, 'A formula stands between dollar signs: $x^2$. A bracket needs no backslash.'],
	[/\[\^[^\]]*\]/, 'A footnote of that name is not there. Write it as a sentence.'],
	[/\*\*/, 'Stress has no space at its inner ends: **strong**.'],
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
