import { SITE_ORIGIN } from '../../site.ts';

/** The full URL of a path on the site: canonical links, shared images, and structured data need the origin. */
export const absoluteAddress = (path: string): string =>
	new URL(path, import.meta.env.SITE ?? SITE_ORIGIN).href;
