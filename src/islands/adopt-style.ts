const adopted = new Set<string>();

/**
 * Adds a style that only a hydrated island needs, once per page: it arrives with the island's code and adds nothing to
 * the page itself. `css` is a built sheet (`import css from './x.css?inline'`), so it needs no exception in the page's
 * policy.
 */
export function adoptStyle(css: string): void {
	if (adopted.has(css)) return;
	adopted.add(css);
	const sheet = new CSSStyleSheet();
	sheet.replaceSync(css);
	document.adoptedStyleSheets.push(sheet);
}
