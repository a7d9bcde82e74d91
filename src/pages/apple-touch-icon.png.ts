import type { APIRoute } from 'astro';
import { drawTouchIcon } from '../social-images/touch-icon.ts';

export const GET: APIRoute = async () =>
	new Response(await drawTouchIcon(), { headers: { 'content-type': 'image/png' } });
