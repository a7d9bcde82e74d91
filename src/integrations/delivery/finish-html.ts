/** What the tools of the build write into a page and no reader needs. */
import { createHash } from 'node:crypto';
import { minifySync } from 'vite';
import { HOLD_EARLY_INTENT } from '../client-interaction/hold-early-intent.ts';

/**
 * The TeX of each authored formula, once more beside its MathML. The search index is made from it; afterwards it would
 * cost a reader of a long article up to 600 bytes, the difference between one round trip and two.
 */
const TEX_ASIDE =
	/<semantics>([\s\S]*?)<annotation encoding="application\/x-tex">[^<]*<\/annotation><\/semantics>/g;

/** Astro's style of its islands stands in the body, where HTML allows none; `base.css` holds that rule instead. */
const ISLAND_STYLE = '<style>astro-island,astro-slot,astro-static-slot{display:contents}</style>';

/** A number of an island for the development server, another one in each build. */
const ISLAND_NUMBER = /(<astro-island) uid="[^"]*"/g;

/** Astro's attribute on each element of a component with a style, some hundreds in a page. */
const SCOPE = /\bdata-astro-cid-(\w{8})\b/g;

/** Properties of an island hold JSON, so mostly quotation marks. */
const ISLAND = /<astro-island\b[^>]*>/g;
const QUOTED_JSON = /="([^"']*&quot;[^"']*)"/g;

/** Plain inline scripts, one after the other: each would cost its hash in the policy of the page. */
const NEIGHBORING_SCRIPTS = /<script>[\s\S]*?<\/script>(?:\s*<script>[\s\S]*?<\/script>)*/g;
const SCRIPT_TEXT = /<script>([\s\S]*?)<\/script>/g;

/** Astro's two scripts before the first island; they touch no element when they run. */
const ISLAND_SCRIPTS = /(?:<script>(?:(?!<\/script>)[\s\S])*<\/script>)+(?=<astro-island)/;

/** An island that is the page: nothing is there to read meanwhile, and only its own script can say that it fails. */
const PAGE_IS_ISLAND = /<astro-island\b[^>]*\bopts="[^"]*&quot;load&quot;/;
const SCRIPT_IN_HEAD = /<script>(?:(?!<\/script>)[\s\S])*<\/script>(?=[\s\S]*<\/head>)/;

/** Between two elements that never stand in a line of text, white space shows nothing. */
const BLOCK =
	'(?:html|head|body|meta|link|title|style|script|main|section|nav|h[1-4]|p|ul|ol|li|dl|dt|dd|figure)';
const BETWEEN_BLOCKS = new RegExp(`(<\\/?${BLOCK}\\b[^>]*>)\\s+(?=<\\/?${BLOCK}\\b)`, 'g');

/** A script that many pages share: its address on the site, and its text. */
export type SharedScript = { path: string; text: string };

/** The page as it is sent. `share` is called with the script that it loads instead of holding it, if there is one. */
export const finishHtml = (html: string, share: (script: SharedScript) => void): string =>
	islandScriptsApart(shortScopes(html), share)
		.replace(ISLAND_STYLE, '')
		.replaceAll(ISLAND_NUMBER, '$1')
		.replaceAll(ISLAND, (tag) => tag.replaceAll(QUOTED_JSON, (_, json) => `='${unescape(json)}'`))
		.replaceAll(NEIGHBORING_SCRIPTS, oneScript)
		.replaceAll(TEX_ASIDE, '$1')
		.replaceAll(BETWEEN_BLOCKS, '$1');

/** `data-a`, `data-b` … in the order in which they come; no attribute of ours has a single letter. */
function shortScopes(html: string): string {
	const names = new Map<string, string>();
	return html.replaceAll(SCOPE, (_, hash: string) => {
		const name = names.get(hash) ?? shortName(names.size);
		names.set(hash, name);
		return `data-${name}`;
	});
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

const shortName = (index: number): string =>
	`${LETTERS[index % LETTERS.length]}${index < LETTERS.length ? '' : Math.floor(index / LETTERS.length)}`;

const unescape = (json: string): string => json.replaceAll('&quot;', '"');

/**
 * Astro writes what starts islands into every page: 2.8 kB of the 12 that a question weighs, run before it is painted. As
 * a file it comes once for all pages, while the first is already read. What a visitor does before it is there is kept.
 */
function islandScriptsApart(html: string, share: (script: SharedScript) => void): string {
	const scripts = ISLAND_SCRIPTS.exec(html)?.[0];
	if (scripts === undefined) return html;
	if (PAGE_IS_ISLAND.test(html)) return besideHeadScripts(html, scripts);
	const text = minified(textOf(scripts));
	const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
	const path = `/_astro/islands.${hash}.js`;
	share({ path, text });
	return html
		.replace(scripts, '')
		.replace(
			'</head>',
			() => `<script>${HOLD_EARLY_INTENT}</script><script defer src="${path}"></script></head>`,
		);
}

/** To become one with the scripts that the page has there anyway, if it has any. */
const besideHeadScripts = (html: string, scripts: string): string =>
	SCRIPT_IN_HEAD.test(html)
		? html.replace(scripts, '').replace(SCRIPT_IN_HEAD, (first) => first + scripts)
		: html;

const oneScript = (scripts: string): string => `<script>${minified(textOf(scripts))}</script>`;

const textOf = (scripts: string): string =>
	[...scripts.matchAll(SCRIPT_TEXT)].map(([, text = '']) => text).join(';');

const alreadyMinified = new Map<string, string>();

/** @throws {Error} when the script cannot be read. */
function minified(script: string): string {
	const known = alreadyMinified.get(script);
	if (known !== undefined) return known;
	const { code, errors } = minifySync('inline.js', script);
	if (errors.length > 0) throw new Error(`An inline script is broken: ${errors[0]?.message}`);
	const text = code.trim();
	alreadyMinified.set(script, text);
	return text;
}
