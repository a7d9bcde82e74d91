import type { Context, MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import { ApiError, isFormPost } from './api-error.ts';

/**
 * Whether a request's `Origin` is the site: the service's own host, or one of the configured origins. Only the host
 * is compared for the own one: behind a proxy that ends TLS the service does not see the visitor's scheme.
 */
function isSiteOrigin(c: Context, origin: string, siteOrigins: readonly string[]): boolean {
	if (siteOrigins.includes(origin)) return true;
	if (!URL.canParse(origin)) return false;
	return new URL(origin).host === (c.req.header('Host') ?? new URL(c.req.url).host);
}

/** What a page of the site may ask before it asks; every other OPTIONS goes on. */
export const answerPreflight = (siteOrigins: readonly string[]): MiddlewareHandler => {
	const answer = cors({
		origin: (origin, c) => (isSiteOrigin(c, origin, siteOrigins) ? origin : null),
		allowMethods: ['GET', 'HEAD', 'POST'],
		allowHeaders: ['Content-Type', 'Idempotency-Key', 'If-None-Match'],
		maxAge: 86_400,
	});
	// One without that header asks what a path allows; that is answered with the 405 rules.
	return (c, next) =>
		c.req.method === 'OPTIONS' && c.req.header('Access-Control-Request-Method') !== undefined
			? answer(c, next)
			: next();
};

/** Lets pages of the site read an answer, whatever host they stand on. */
export const readableBySite =
	(siteOrigins: readonly string[]) =>
	(c: Context, answer: Response): Response => {
		const origin = c.req.header('Origin');
		// Most requests name none: a page of the service's own host reads.
		if (origin !== undefined && isSiteOrigin(c, origin, siteOrigins)) {
			answer.headers.set('Access-Control-Allow-Origin', origin);
			answer.headers.set('Access-Control-Expose-Headers', 'ETag, Retry-After, X-Request-Id');
		}
		return answer;
	};

/**
 * Refuses a POST that a foreign page made its visitor send. A browser always says where a form comes from, so a form
 * that does not say it is refused too; a program that sends JSON need not.
 */
export const refuseForeignPosts =
	(siteOrigins: readonly string[]) =>
	(c: Context): void => {
		if (isTrustedPost(c, siteOrigins)) return;
		throw new ApiError('foreign_origin', 'This page may not send to the books service.');
	};

function isTrustedPost(c: Context, siteOrigins: readonly string[]): boolean {
	// Pages under a strict referrer policy send `Origin: null`; this header no page can set itself.
	if (c.req.header('Sec-Fetch-Site') === 'same-origin') return true;
	const origin = c.req.header('Origin');
	return origin === undefined ? !isFormPost(c) : isSiteOrigin(c, origin, siteOrigins);
}
