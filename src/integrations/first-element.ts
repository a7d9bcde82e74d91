/** Finds an element of a parsed page. */
import type { Element, Root } from 'hast';
import { EXIT, visit } from 'unist-util-visit';

/** In source order, including the tree itself; undefined if there is none. */
export function firstElement(
	tree: Root | Element,
	is: (element: Element) => boolean,
): Element | undefined {
	let found: Element | undefined;
	visit(tree, 'element', (element) => {
		if (!is(element)) return undefined;
		found = element;
		return EXIT;
	});
	return found;
}

export const named =
	(name: string) =>
	({ tagName }: Element): boolean =>
		tagName === name;
