import { Hono } from 'hono';
import { every } from 'hono/combine';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { BOOKS_API_BASE } from '../contract.ts';
import { requestOf, sendAnswer } from './answer.ts';
import { ApiError, sendError, toApiError } from './api-error.ts';
import { limitPosts, limitReads } from './rate-limit.ts';
import { limitBody } from './request-body.ts';
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

	app.use(siteCors(parts.siteOrigins));
	const guardPost = every(
		refuseForeignPosts(parts.siteOrigins),
		limitPosts(limits.posts, parts),
		limitBody(limits.bodyBytes),
	);
	const limitRead = limitReads(limits.reads, parts);
	app.use((c, next) => (c.req.method === 'POST' ? guardPost : limitRead)(c, next));

	addBooks(app, parts);
	addQuestions(app, parts);
	addLectures(app, parts);
	addQuestionImages(app, parts);
	addNewDownload(app, parts);
	addDownloads(app, parts, limits);
	addSubmissions(app, parts, limits);
	addHealth(app, parts);

	// Asked only where no call matched, so that those that do are not held up by it.
	const refuseMethod = methodNotAllowed({
		app,
		onMethodNotAllowed: (c, methods) => {
			const allow = { Allow: methods.join(', ') };
			if (c.req.method === 'OPTIONS') return sendAnswer(c, 204, null, allow);
			const message = `This call takes ${methods.join(' or ')}.`;
			return sendError(c, new ApiError('method_not_allowed', message, allow));
		},
	});
	app.notFound(async (c) => {
		await refuseMethod(c, async () => {
			c.res = sendError(c, new ApiError('not_found', 'There is no such call.'));
		});
		return c.res;
	});
	app.onError((error, c) => {
		const told = toApiError(error);
		if (told.code === 'internal') parts.logFault(error, requestOf(c));
		return sendError(c, told);
	});
	return app;
}
