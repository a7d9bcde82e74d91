import type { Context, MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import { ApiError, isFormPost } from './api-error.ts';

/**
 * Whether a request's `Origin` is the site: the service's own host, or one of the configured origins. For its own
 * origin only the host is compared: behind a proxy that terminates TLS, the service does not see the visitor's scheme.
 */
function isSiteOrigin(c: Context, origin: string, siteOrigins: readonly string[]): boolean {
	if (siteOrigins.includes(origin)) return true;
	if (!URL.canParse(origin)) return false;
	return new URL(origin).host === (c.req.header('Host') ?? new URL(c.req.url).host);
}

/** Answers the site's CORS preflights; every other OPTIONS continues. */
export const answerPreflight = (siteOrigins: readonly string[]): MiddlewareHandler => {
	const answer = cors({
		origin: (origin, c) => (isSiteOrigin(c, origin, siteOrigins) ? origin : null),
		allowMethods: ['GET', 'HEAD', 'POST'],
		allowHeaders: ['Content-Type', 'Idempotency-Key', 'If-None-Match'],
		maxAge: 86_400,
	});
	// Without that header it asks which methods a path allows, which the 405 rules answer.
	return (c, next) =>
		c.req.method === 'OPTIONS' && c.req.header('Access-Control-Request-Method') !== undefined
			? answer(c, next)
			: next();
};

/** Lets pages of the site read a response, whatever host they are on. */
export const readableBySite =
	(siteOrigins: readonly string[]) =>
	(c: Context, answer: Response): Response => {
		const origin = c.req.header('Origin');
		// Most requests have none: they come from a page on the service's own host.
		if (origin !== undefined && isSiteOrigin(c, origin, siteOrigins)) {
			answer.headers.set('Access-Control-Allow-Origin', origin);
			answer.headers.set('Access-Control-Expose-Headers', 'ETag, Retry-After, X-Request-Id');
		}
		return answer;
	};

/**
 * Refuses a cross-site POST. A browser always sends a form's origin, so a form without one is refused too; a program
 * that sends JSON may omit it.
 */
export const refuseForeignPosts =
	(siteOrigins: readonly string[]) =>
	(c: Context): void => {
		if (isTrustedPost(c, siteOrigins)) return;
		throw new ApiError('foreign_origin', 'This page may not send to the books service.');
	};

function isTrustedPost(c: Context, siteOrigins: readonly string[]): boolean {
	// Pages under a strict referrer policy send `Origin: null`; no page can set this header itself.
	if (c.req.header('Sec-Fetch-Site') === 'same-origin') return true;
	const origin = c.req.header('Origin');
	return origin === undefined ? !isFormPost(c) : isSiteOrigin(c, origin, siteOrigins);
}
