/** One thing of schema.org. Its keys are in the vocabulary's own order of importance. */
export type Thing = { '@type': string | readonly string[] } & Readonly<Record<string, unknown>>;

/**
 * Text of a page's one JSON-LD element. An unescaped `</script>` in a title would end the element and spill the rest
 * into the page.
 */
export const jsonLd = (things: readonly Thing[]): string =>
	JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replaceAll('<', '\\u003c');
