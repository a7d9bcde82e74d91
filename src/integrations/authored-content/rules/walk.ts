import type { MdxNode } from '../read-mdx.ts';

/** Every node that stands in the text, from top to bottom; the parser makes a few that have no place of their own. */
export function* nodesOf(node: MdxNode): Generator<MdxNode> {
	if ('position' in node) yield node;
	for (const child of node.children ?? []) yield* nodesOf(child);
}

/** The words of a node, without its marks; formulas keep their source. */
export const wordsOf = ({ value, alt, children }: MdxNode): string =>
	value ?? alt ?? children?.map(wordsOf).join('') ?? '';
