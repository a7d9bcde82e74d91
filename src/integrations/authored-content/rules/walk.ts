import type { MdxNode } from '../read-mdx.ts';

/** Every node with a position in the text, from top to bottom; the parser generates a few without one. */
export function* nodesOf(node: MdxNode): Generator<MdxNode> {
	if ('position' in node) yield node;
	for (const child of node.children ?? []) yield* nodesOf(child);
}

/** The text of a node, without its markup; formulas keep their source. */
export const wordsOf = ({ value, alt, children }: MdxNode): string =>
	value ?? alt ?? children?.map(wordsOf).join('') ?? '';
