/** A schema.org thing, its keys in the vocabulary's order of importance. */
export type Thing = { '@type': string | readonly string[] } & Readonly<Record<string, unknown>>;

/**
 * The text of a page's only JSON-LD element. An unescaped `</script>` in a title would end the element and spill the
 * rest into the page.
 */
export const jsonLd = (things: readonly Thing[]): string =>
	JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replaceAll('<', '\\u003c');
