import type { APIRoute } from 'astro';
import { absoluteAddress } from '../components/site/absolute-address.ts';

/** Generated at build time, because the origin is configurable. */
export const GET: APIRoute = () =>
	new Response(`User-agent: *
Allow: /
Disallow: /api/

Sitemap: ${absoluteAddress('/sitemap.xml')}
`);
