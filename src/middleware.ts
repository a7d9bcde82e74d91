/**
 * Astro writes the style of its islands in front of the first one, where HTML allows no `style` element; `base.css`
 * holds that rule instead.
 */
import { defineMiddleware } from 'astro:middleware';

const ISLAND_STYLE = '<style>astro-island,astro-slot,astro-static-slot{display:contents}</style>';

export const onRequest = defineMiddleware(async (_context, next) => {
	const response = await next();
	if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
	const html = await response.text();
	return new Response(html.replace(ISLAND_STYLE, ''), response);
});
