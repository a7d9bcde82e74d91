import {
	BLOCKS,
	HTML_NAMESPACE,
	isAllowedAttribute,
	isAllowedElement,
	MATHML_NAMESPACE,
	NOT_PROSE,
	type Addresses,
} from './allow-list.ts';

/**
 * Removes from `body` whatever the allow-list does not know. Unknown elements are unwrapped, so no text is lost.
 * `changed` tells whether there was anything to do; `words` is all the text that should remain.
 */
export function prune(
	body: HTMLElement,
	addresses: Addresses,
): { changed: boolean; words: string } {
	let changed = false;
	for (const element of body.querySelectorAll(NOT_PROSE.join())) {
		element.remove();
		changed = true;
	}
	for (const element of body.querySelectorAll('*')) {
		if (!isAllowedElement(element)) changed = true;
		if (element.localName === 'img') replaceForeignPicture(element, addresses);
		else if (element.localName === 'mfenced') writeFences(element);
	}
	const words = body.textContent;
	// Inside out: what is unwrapped was already checked.
	for (const element of Array.from(body.querySelectorAll('*')).toReversed()) {
		for (const attribute of Array.from(element.attributes)) {
			if (isAllowedAttribute(element, attribute, addresses)) continue;
			element.removeAttributeNode(attribute);
			changed = true;
		}
		if (!isAllowedElement(element)) unwrap(element);
	}
	return { changed, words };
}

function unwrap(element: Element): void {
	const isBlock = element.namespaceURI === HTML_NAMESPACE && BLOCKS.includes(element.localName);
	if (!isBlock || element.textContent.trim() === '') {
		element.replaceWith(...element.childNodes);
		return;
	}
	const block = element.ownerDocument.createElement('div');
	block.append(...element.childNodes);
	element.replaceWith(block);
}

/** An image that may not be shown is replaced by its alt text, if it has any. */
function replaceForeignPicture(image: Element, addresses: Addresses): void {
	const source = image.getAttributeNode('src');
	if (source && isAllowedAttribute(image, source, addresses)) return;
	image.replaceWith(image.getAttribute('alt') ?? '');
}

/** The fences of the old `mfenced` are in its attributes; without them (1, 2) would become 12. */
function writeFences(fenced: Element): void {
	const operator = (text: string): Element => {
		const mo = fenced.ownerDocument.createElementNS(MATHML_NAMESPACE, 'mo');
		mo.textContent = text;
		return mo;
	};
	const separators = Array.from((fenced.getAttribute('separators') ?? ',').replaceAll(/\s/g, ''));
	for (const [at, child] of Array.from(fenced.children).slice(1).entries()) {
		const separator = separators[at] ?? separators.at(-1);
		if (separator) child.before(operator(separator));
	}
	fenced.prepend(operator(fenced.getAttribute('open') ?? '('));
	fenced.append(operator(fenced.getAttribute('close') ?? ')'));
}
