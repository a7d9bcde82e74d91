import type { APIRoute } from 'astro';
import { getFeed } from '../queries/feed/feed.ts';
import { SITE_ORIGIN } from '../site.ts';

export const GET: APIRoute = async ({ site }) => {
	const feed = await getFeed(site ?? new URL(SITE_ORIGIN));
	return new Response(feed.rss2(), { headers: { 'content-type': 'application/rss+xml' } });
};
