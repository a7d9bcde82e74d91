/** One element of a parsed page. */
import type { Element, Root } from 'hast';
import { EXIT, visit } from 'unist-util-visit';

/** In the order of the source, the tree itself included; undefined where none is such. */
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
