/**
 * Makes the HTML of an article fit for a feed reader, which has neither this site's addresses nor its styles:
 * every address becomes absolute, a formula keeps only its MathML, and what only the site uses is taken off.
 */
const TAG = /<(\/?)([a-z][\w:-]*)((?:\s+[^\s=>"']+(?:=(?:"[^"]*"|'[^']*'|[^\s"'>]+))?)*)\s*\/?>/gi;
/** As KaTeX writes it: MathML, then its TeX, which a reader without MathML may show instead. */
const FORMULA =
	/<math\b([^>]*)><semantics>([\s\S]*?)<annotation\b[^>]*>([\s\S]*?)<\/annotation><\/semantics><\/math>/g;
const ATTRIBUTE = /\s+([^\s=>"']+)(?:=(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;
const ONLY_HERE = /^(?:class|style|data-.*|aria-hidden|loading|decoding|fetchpriority|target|id)$/;
/** Means nothing without this site's styles; its content stays. */
const WRAPPER = 'span';
const ADDRESSES = ['href', 'src'];

/** @param page absolute address of the article; links to its own parts lead there. */
export function portableHtml(html: string, page: string): string {
	return withoutDrawnFormulas(html)
		.replaceAll(FORMULA, (_, attributes: string, mathml: string, tex: string) => {
			return `<math${attributes} alttext="${tex.replaceAll('"', '&quot;')}">${mathml}</math>`;
		})
		.replaceAll(/<!--[\s\S]*?-->/g, '')
		.replaceAll(TAG, (_, slash: string, name: string, attributes: string) => {
			if (name === WRAPPER) return '';
			return slash ? `</${name}>` : `<${name}${portableAttributes(attributes, page)}>`;
		})
		.trim();
}

function portableAttributes(attributes: string, page: string): string {
	return [...attributes.matchAll(ATTRIBUTE)]
		.filter(([, name = '']) => !ONLY_HERE.test(name))
		.map(([, name = '', ...values]) => {
			const value = values.find((text) => text !== undefined) ?? '';
			const isAddress = ADDRESSES.includes(name);
			return ` ${name}="${isAddress ? absolute(value, page) : value.replaceAll('"', '&quot;')}"`;
		})
		.join('');
}

const absolute = (address: string, page: string): string =>
	new URL(address.replaceAll('&amp;', '&'), page).href.replaceAll('&', '&amp;');

/** KaTeX writes a formula twice: as MathML, and as boxes in `<span class="katex-html">`, which need its styles. */
function withoutDrawnFormulas(html: string): string {
	let kept = '';
	let openSpans = 0;
	let from = 0;
	for (const { 0: tag, 1: slash, 2: name, 3: attributes = '', index } of html.matchAll(TAG)) {
		if (openSpans === 0) {
			if (!/\sclass="?katex-html\b/.test(attributes)) continue;
			kept += html.slice(from, index);
			openSpans = 1;
		} else if (name === 'span') {
			openSpans += slash ? -1 : 1;
			from = index + tag.length;
		}
	}
	return kept + html.slice(from);
}
