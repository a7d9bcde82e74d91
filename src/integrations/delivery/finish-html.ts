/** What Astro and KaTeX write into a page and no reader needs. */

/**
 * The TeX of each formula, once more inside its MathML. The search index is made from it; afterwards it would cost a
 * reader of a long article up to 600 bytes, the difference between one round trip and two.
 */
const ANNOTATION = /<annotation encoding="application\/x-tex">[^<]*<\/annotation>/g;

/** Astro's style of its islands stands in the body, where HTML allows none; `base.css` holds that rule instead. */
const ISLAND_STYLE = '<style>astro-island,astro-slot,astro-static-slot{display:contents}</style>';

/** The page as it is sent. */
export const finishHtml = (html: string): string =>
	html.replace(ISLAND_STYLE, '').replaceAll(ANNOTATION, '');
