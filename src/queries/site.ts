import { getEntry } from 'astro:content';
import type { Site } from '../schemas/frontmatter/site.ts';

/** Brand, addresses, and links from `content/site.json`. */
export async function getSite(): Promise<Site> {
	const entry = await getEntry('site', 'site');
	if (!entry) throw new Error('content/site.json has not been loaded. Restore the file.');
	return entry.data;
}
