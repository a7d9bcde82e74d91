import type { APIRoute } from 'astro';
import { absoluteAddress } from '../components/site/absolute-address.ts';

/** Made at build, because the origin is a setting. */
export const GET: APIRoute = () =>
	new Response(`User-agent: *
Allow: /
Disallow: /api/

Sitemap: ${absoluteAddress('/sitemap.xml')}
`);
