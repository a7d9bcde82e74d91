import type { APIRoute } from 'astro';
import { jsonFeed } from '../queries/feed/describe-feed.ts';
import { getFeed } from '../queries/feed/feed.ts';
import { SITE_ORIGIN } from '../site.ts';

export const GET: APIRoute = async ({ site }) => {
	const feed = await getFeed(site ?? new URL(SITE_ORIGIN));
	return new Response(jsonFeed(feed), { headers: { 'content-type': 'application/feed+json' } });
};
