/**
 * A post is MDX, which may contain code. Ours contain text: a tag or a brace is nearly always a mistake, and some are
 * harmful.
 */
import type { MdxNode } from '../read-mdx.ts';
import type { RuleIssue } from './rule.ts';
import { nodesOf } from './walk.ts';

/** Tags for which Markdown has no syntax. */
const PLAIN_TAGS = ['abbr', 'br', 'kbd', 'sub', 'sup'];

export function findCodeIssues(tree: MdxNode, body: string): RuleIssue[] {
	const nodes = [...nodesOf(tree)];
	const imported = nodes
		.filter(({ type }) => type === 'mdxjsEsm')
		.flatMap(({ value = '' }) => [...value.matchAll(/^import\s+(\w+)\s+from\s+['"]\./gm)])
		.map(([, name]) => name);
	return nodes.flatMap((node) => {
		const message = bareTex(node, body) ?? issueOf(node, imported);
		const { line, column } = node.position.start;
		return message ? [{ line, column, field: 'text', message }] : [];
	});
}

/** `\frac{1}{2}` without its dollar signs; '' for the second pair of braces, which needs no issue of its own. */
function bareTex({ type, position }: MdxNode, body: string): string | undefined {
	if (type !== 'mdxTextExpression' && type !== 'mdxFlowExpression') return undefined;
	const before = body.slice(0, position.start.offset);
	if (/\\[a-zA-Z]+(?:\{[^{}]*\})+$/.test(before)) return '';
	const command = /\\[a-zA-Z]+$/.exec(before)?.[0];
	const value = body.slice(position.start.offset, position.end.offset);
	return (
		command &&
		`found "${command}${value}" outside a formula. TeX goes between dollar signs: $\\frac{1}{2}$, longer formulas between two lines of $$.`
	);
}

function issueOf(node: MdxNode, imported: (string | undefined)[]): string | undefined {
	const { type, value = '', name, attributes = [] } = node;
	if (type === 'mdxTextExpression' || type === 'mdxFlowExpression') {
		const isRemark = /^\s*(\/\*[\s\S]*\*\/\s*)*$/.test(value);
		return isRemark
			? undefined
			: `found "{${value}}". Outside a formula, braces are code. Write the formula $\\{${value}\\}$, or \\{ for the bracket itself.`;
	}
	if (type === 'mdxjsEsm')
		return /^import\s+\w+\s+from\s+['"]\.\.?\/[^'"]+['"];?$/.test(value.trim())
			? undefined
			: `found "${value.split('\n')[0]}". A line that starts with "import" or "export" is read as code. Start it with another word, or remove it.`;
	if (type !== 'mdxJsxTextElement' && type !== 'mdxJsxFlowElement') return undefined;
	if (name && imported.includes(name)) return undefined;
	if (!name || !PLAIN_TAGS.includes(name))
		return `found the tag <${name ?? ''}>. Write Markdown: **strong**, _stressed_, [a link](https://…), ![a picture](./figure.svg); for "less than" the formula $a < b$ or \\<.`;
	const refused = attributes.find((one) => one.name !== 'title');
	return refused && `found "${refused.name}" on <${name}>. Write the tag without it.`;
}
