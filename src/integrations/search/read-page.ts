/** Reads what a built page says in words, from HTML that this build has written itself. */

export type PageWords = {
	title: string;
	/** Path that search engines keep; a page at another address is a copy. */
	canonicalPath: string;
	isListed: boolean;
	text: string;
};

/** Words of a formula, from the TeX that KaTeX keeps beside it; empty where it cannot be said. */
export type SpeakTex = (tex: string) => string;

const TAG = /<!--[\s\S]*?-->|<(\/?)([a-z][\w-]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>/gi;
const VOID = /^(?:area|br|col|hr|img|input|link|meta|source|track|wbr)$/i;
const SILENT = /^(?:script|style|svg|nav|form|template|noscript|button|dialog|math)$/i;
const SILENT_ATTRIBUTE = /\s(?:aria-hidden=["']?true|hidden(?=[\s/]|$)|popover)/i;
const TEX = /<annotation encoding="application\/x-tex">([\s\S]*?)<\/annotation>/;
/** Inside a paragraph; any other element ends a phrase. */
const INLINE = /^(?:a|abbr|b|cite|code|em|i|mark|q|s|small|span|strong|sub|sup|time|u|wbr)$/i;

/** Undefined for a document without a title or a main part, which is no page of the site. */
export function readPage(html: string, speakTex: SpeakTex): PageWords | undefined {
	const title = /<title>([\s\S]*?)<\/title>/i.exec(html)?.[1];
	const main = /<main\b[^>]*>([\s\S]*)<\/main>/i.exec(html)?.[1];
	const canonical = /<link rel="canonical" href="([^"]*)"/i.exec(html)?.[1];
	if (title === undefined || main === undefined || canonical === undefined) return undefined;
	return {
		title: decode(title),
		canonicalPath: new URL(canonical).pathname,
		isListed: !/<meta name="robots" content="[^"]*noindex/i.test(html),
		text: wordsOf(main, speakTex),
	};
}

function wordsOf(html: string, speakTex: SpeakTex): string {
	let words = '';
	let from = 0;
	/** Open elements inside the silent one, itself included; 0 while words count. */
	let silent = 0;
	let silentFrom = 0;
	for (const match of html.matchAll(TAG)) {
		const [whole, slash, name = '', attributes = ''] = match;
		if (silent === 0) words += decode(html.slice(from, match.index));
		from = match.index + whole.length;
		if (!name || VOID.test(name) || attributes.endsWith('/')) continue;
		if (silent === 0 && !INLINE.test(name)) words += ' ';
		if (slash) {
			if (silent === 1) words += formulaIn(html.slice(silentFrom, from), speakTex);
			silent = Math.max(0, silent - 1);
		} else if (silent > 0) silent += 1;
		else if (SILENT.test(name) || SILENT_ATTRIBUTE.test(attributes)) {
			silent = 1;
			silentFrom = match.index;
		}
	}
	if (silent === 0) words += decode(html.slice(from));
	return words
		.replaceAll(/\s+/g, ' ')
		.replaceAll(/ (?=[,.;:?!])/g, '')
		.trim();
}

function formulaIn(html: string, speakTex: SpeakTex): string {
	const tex = TEX.exec(html)?.[1];
	return tex === undefined ? '' : ` ${speakTex(decode(tex))} `;
}

const SIGNS: Readonly<Record<string, string>> = {
	amp: '&',
	lt: '<',
	gt: '>',
	quot: '"',
	apos: "'",
	nbsp: ' ',
};

const decode = (text: string): string =>
	text.replaceAll(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal, hex, name) => {
		if (decimal) return String.fromCodePoint(Number(decimal));
		if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
		return SIGNS[name] ?? whole;
	});
