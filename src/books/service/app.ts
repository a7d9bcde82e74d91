import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { BOOKS_API_BASE } from '../contract.ts';
import { ApiError, sendError, toApiError } from './api-error.ts';
import { limitPosts } from './rate-limit.ts';
import { addBooks } from './routes/books.ts';
import { addDownloads } from './routes/downloads.ts';
import { addHealth } from './routes/health.ts';
import { addLectures } from './routes/lectures.ts';
import { addNewDownload } from './routes/new-download.ts';
import { addQuestionImages } from './routes/question-images.ts';
import { addQuestions } from './routes/questions.ts';
import { addSubmissions } from './routes/submissions.ts';
import { DEFAULT_LIMITS, type ServiceParts } from './service-parts.ts';
import { refuseForeignPosts, siteCors } from './site-origins.ts';

/**
 * The books service below `/api`, without a port: adapters serve `app.fetch`, tests call `app.request()`.
 * While the books database is empty or missing every call that needs it answers 503 `not_ready` with Retry-After;
 * contact submissions are taken all the same.
 */
export function createApp(parts: ServiceParts): Hono {
	const limits = { ...DEFAULT_LIMITS, ...parts.limits };
	const app = new Hono().basePath(BOOKS_API_BASE);

	app.use(async (c, next) => {
		c.header('X-Content-Type-Options', 'nosniff');
		c.header('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'");
		c.header('Referrer-Policy', 'no-referrer');
		await next();
	});
	app.use(siteCors(parts.siteOrigins));
	app.use(
		methodNotAllowed({
			app,
			onMethodNotAllowed: (c, methods) => {
				c.header('Allow', methods.join(', '));
				if (c.req.method === 'OPTIONS') return c.body(null, 204);
				const message = `This call takes ${methods.join(' or ')}.`;
				return sendError(c, new ApiError('method_not_allowed', message));
			},
		}),
	);
	app.use(refuseForeignPosts(parts.siteOrigins));
	app.use(limitPosts(limits.posts, parts));
	app.use(
		bodyLimit({
			maxSize: limits.bodyBytes,
			onError: () => {
				const message = `The body is larger than ${limits.bodyBytes} bytes.`;
				throw new ApiError('payload_too_large', message);
			},
		}),
	);

	addBooks(app, parts);
	addQuestions(app, parts);
	addLectures(app, parts);
	addQuestionImages(app, parts);
	addNewDownload(app, parts);
	addDownloads(app, parts, limits);
	addSubmissions(app, parts, limits);
	addHealth(app, parts);

	app.notFound((c) => sendError(c, new ApiError('not_found', 'There is no such call.')));
	app.onError((error, c) => {
		const told = toApiError(error);
		if (told.code === 'internal') parts.logFault(error);
		return sendError(c, told);
	});
	return app;
}
