/** Cells beyond those of the first row are silently dropped from the page. */
import type { MdxNode } from '../read-mdx.ts';
import type { RuleIssue } from './rule.ts';
import { nodesOf } from './walk.ts';

export const findTableIssues = (tree: MdxNode): RuleIssue[] =>
	[...nodesOf(tree)]
		.filter(({ type }) => type === 'table')
		.flatMap(({ children: [head, ...rows] = [] }) => {
			const columns = head?.children?.length ?? 0;
			return rows
				.filter(({ children = [] }) => children.length !== columns)
				.map(({ children = [], position: { start } }) => ({
					line: start.line,
					column: start.column,
					field: 'text',
					message: `found a row of ${children.length} cells in a table of ${columns} columns. A sign | within a cell is written \\|.`,
				}));
		});
