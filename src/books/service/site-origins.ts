import type { Context, MiddlewareHandler, Next } from 'hono';
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

/** Lets pages of the site read answers and send records, whatever host they stand on. */
export const siteCors = (siteOrigins: readonly string[]): MiddlewareHandler => {
	const answerPreflight = cors({
		origin: (origin, c) => (isSiteOrigin(c, origin, siteOrigins) ? origin : null),
		allowMethods: ['GET', 'HEAD', 'POST'],
		allowHeaders: ['Content-Type', 'Idempotency-Key', 'If-None-Match'],
		maxAge: 86_400,
	});
	const nameSite = async (c: Context, next: Next, origin: string): Promise<void> => {
		await next();
		if (!isSiteOrigin(c, origin, siteOrigins)) return;
		c.res.headers.set('Access-Control-Allow-Origin', origin);
		c.res.headers.set('Access-Control-Expose-Headers', EXPOSED);
	};
	return (c, next) => {
		const origin = c.req.header('Origin');
		// Most requests: a page of the service's own host reads without naming its origin.
		if (origin === undefined) return next();
		// An OPTIONS that is no preflight asks what a path allows; that is answered with the 405 rules.
		const isPreflight = c.req.header('Access-Control-Request-Method') !== undefined;
		return c.req.method === 'OPTIONS' && isPreflight
			? answerPreflight(c, next)
			: nameSite(c, next, origin);
	};
};

const EXPOSED = 'ETag, Retry-After, X-Request-Id';

/**
 * Refuses a POST that a foreign page made its visitor send. A browser always says where a form comes from, so a form
 * that does not say it is refused too; a program that sends JSON need not.
 */
export const refuseForeignPosts =
	(siteOrigins: readonly string[]): MiddlewareHandler =>
	async (c, next) => {
		if (c.req.method === 'POST' && !isTrustedPost(c, siteOrigins)) {
			throw new ApiError('foreign_origin', 'This page may not send to the books service.');
		}
		await next();
	};

function isTrustedPost(c: Context, siteOrigins: readonly string[]): boolean {
	// Pages under a strict referrer policy send `Origin: null`; this header no page can set itself.
	if (c.req.header('Sec-Fetch-Site') === 'same-origin') return true;
	const origin = c.req.header('Origin');
	return origin === undefined ? !isFormPost(c) : isSiteOrigin(c, origin, siteOrigins);
}
