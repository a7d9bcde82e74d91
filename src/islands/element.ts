/** Creates an element with its properties and contents; null and false among the contents are skipped. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
	tag: Tag,
	properties: Partial<HTMLElementTagNameMap[Tag]> = {},
	...contents: (Node | string | null | false)[]
): HTMLElementTagNameMap[Tag] {
	const made = Object.assign(document.createElement(tag), properties);
	made.append(...contents.filter((content) => content !== null && content !== false));
	return made;
}

export const link = (href: string, text: string, className = ''): HTMLAnchorElement =>
	element('a', { href, className }, text);
