import type { APIRoute } from 'astro';
import { drawFavicon } from '../social-images/favicon.ts';

export const GET: APIRoute = async () =>
	new Response(await drawFavicon(), { headers: { 'content-type': 'image/x-icon' } });
