/** What the tools of the build write into a page and no reader needs. */

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

/** Astro's attribute on each element of a component with a style, some hundreds in a page; its hash alone says whose. */
const SCOPE = /\bdata-astro-cid-(?=\w{8}\b)/g;

/** The page as it is sent. */
export const finishHtml = (html: string): string =>
	html
		.replace(ISLAND_STYLE, '')
		.replaceAll(ISLAND_NUMBER, '$1')
		.replaceAll(SCOPE, 'data-')
		.replaceAll(TEX_ASIDE, '$1');
