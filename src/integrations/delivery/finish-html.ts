/** Removes what the build tools write into a page and no reader needs. */
import { createHash } from 'node:crypto';
import { minifySync } from 'vite';
import { HOLD_EARLY_INTENT } from '../client-interaction/hold-early-intent.ts';

/**
 * The TeX of each authored formula, repeated beside its MathML. The search index is made from it; after that it would
 * cost a reader of a long article up to 600 bytes, the difference between one round trip and two.
 */
const TEX_ASIDE =
	/<semantics>([\s\S]*?)<annotation encoding="application\/x-tex">[^<]*<\/annotation><\/semantics>/g;

/** Astro's style for its islands is in the body, where HTML does not allow it; `base.css` has that rule instead. */
const ISLAND_STYLE = '<style>astro-island,astro-slot,astro-static-slot{display:contents}</style>';

/** An island number for the development server, different in each build. */
const ISLAND_NUMBER = /(<astro-island) uid="[^"]*"/g;

/** Astro's attribute on each element of a component with a style, some hundreds per page. */
const SCOPE = /\bdata-astro-cid-(\w{8})\b/g;

/** An island's props are JSON, so mostly quotation marks. */
const ISLAND = /<astro-island\b[^>]*>/g;
const QUOTED_JSON = /="([^"']*&quot;[^"']*)"/g;

/** Consecutive plain inline scripts: each would cost a hash in the page's policy. */
const NEIGHBORING_SCRIPTS = /<script>[\s\S]*?<\/script>(?:\s*<script>[\s\S]*?<\/script>)*/g;
const SCRIPT_TEXT = /<script>([\s\S]*?)<\/script>/g;

/** Astro's two scripts before the first island; they touch no element when they run. */
const ISLAND_SCRIPTS = /(?:<script>(?:(?!<\/script>)[\s\S])*<\/script>)+(?=<astro-island)/;

/**
 * An island that is the page: there is nothing to read meanwhile, and only its own script can report that it failed.
 */
const PAGE_IS_ISLAND = /<astro-island\b[^>]*\bopts="[^"]*&quot;load&quot;/;
const SCRIPT_IN_HEAD = /<script>(?:(?!<\/script>)[\s\S])*<\/script>(?=[\s\S]*<\/head>)/;

/** White space between elements that are never inline is invisible. */
const BLOCK =
	'(?:html|head|body|meta|link|title|style|script|main|section|nav|h[1-4]|p|ul|ol|li|dl|dt|dd|figure)';
const BETWEEN_BLOCKS = new RegExp(`(<\\/?${BLOCK}\\b[^>]*>)\\s+(?=<\\/?${BLOCK}\\b)`, 'g');

/** A script that many pages share: its path on the site, and its text. */
export type SharedScript = { path: string; text: string };

/** The page as sent. `share` is called with the script that it loads instead of inlining, if there is one. */
export const finishHtml = (html: string, share: (script: SharedScript) => void): string =>
	islandScriptsApart(shortScopes(html), share)
		.replace(ISLAND_STYLE, '')
		.replaceAll(ISLAND_NUMBER, '$1')
		.replaceAll(ISLAND, (tag) => tag.replaceAll(QUOTED_JSON, (_, json) => `='${unescape(json)}'`))
		.replaceAll(NEIGHBORING_SCRIPTS, oneScript)
		.replaceAll(TEX_ASIDE, '$1')
		.replaceAll(BETWEEN_BLOCKS, '$1');

/** `data-a`, `data-b` … in order of appearance; none of our own attributes is a single letter. */
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
 * Astro inlines the code that starts islands in every page: 2.8 kB of the 12 that a question weighs, run before it is
 * painted. As a file it loads once for all pages, while the first is already being read. What a visitor does before
 * then is held.
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

/** Merged with the page's existing scripts, if there are any. */
const besideHeadScripts = (html: string, scripts: string): string =>
	SCRIPT_IN_HEAD.test(html)
		? html.replace(scripts, '').replace(SCRIPT_IN_HEAD, (first) => first + scripts)
		: html;

const oneScript = (scripts: string): string => `<script>${minified(textOf(scripts))}</script>`;

const textOf = (scripts: string): string =>
	[...scripts.matchAll(SCRIPT_TEXT)].map(([, text = '']) => text).join(';');

const alreadyMinified = new Map<string, string>();

/** @throws {Error} if the script cannot be parsed. */
function minified(script: string): string {
	const known = alreadyMinified.get(script);
	if (known !== undefined) return known;
	const { code, errors } = minifySync('inline.js', script);
	if (errors.length > 0) throw new Error(`An inline script is broken: ${errors[0]?.message}`);
	const text = code.trim();
	alreadyMinified.set(script, text);
	return text;
}
