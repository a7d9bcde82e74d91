import { SITE_ORIGIN } from '../../site.ts';

/** Full address of a path of the site: canonical links, shared pictures and structured data need the origin. */
export const absoluteAddress = (path: string): string =>
	new URL(path, import.meta.env.SITE ?? SITE_ORIGIN).href;
