import { readMdx, type MdxNode } from '../read-mdx.ts';

/** A text that MDX can read. */
export function treeOf(body: string): MdxNode {
	const { tree, traps } = readMdx(body);
	if (!tree || traps.length > 0) throw new Error(`This text cannot be read: ${body}`);
	return tree;
}
