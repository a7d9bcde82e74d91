import css from './late-style.css?inline';

let isAdopted = false;

/** Adds the style of verdicts, once a page. A built sheet needs no exception in the page's policy. */
export function adoptLateStyle(): void {
	if (isAdopted) return;
	isAdopted = true;
	const sheet = new CSSStyleSheet();
	sheet.replaceSync(css);
	document.adoptedStyleSheets.push(sheet);
}
