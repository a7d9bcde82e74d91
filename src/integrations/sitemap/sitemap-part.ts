/** Parts of the sitemap; anything else is in `sitemap-pages`. */
export type SitemapPart = 'posts' | 'workbooks' | 'lectures' | 'questions' | 'pages';

const PARTS: readonly (readonly [SitemapPart, RegExp])[] = [
	['posts', /^\/blog\/[^/]+$/],
	['workbooks', /^\/workbooks\/[^/]+$|^\/workbooks(?:\/[^/]+){3}$/],
	['lectures', /^\/workbooks(?:\/[^/]+){3}\/lectures\/[^/]+$/],
	['questions', /^\/workbooks(?:\/[^/]+){4}$/],
];

/** `/workbooks/{book}/{chapter}/{material}/{question}` → questions. */
export const sitemapPart = (path: string): SitemapPart =>
	PARTS.find(([, pattern]) => pattern.test(path))?.[0] ?? 'pages';
