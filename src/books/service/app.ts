import { Hono } from 'hono';
import { every } from 'hono/combine';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { BOOKS_API_BASE } from '../contract.ts';
import { requestOf, sendAnswer } from './answer.ts';
import { ApiError, sendError, toApiError } from './api-error.ts';
import { guardedRoutes } from './guarded-routes.ts';
import { limitReads } from './rate-limit.ts';
import { addBooks } from './routes/books.ts';
import { addDownloads } from './routes/downloads.ts';
import { addHealth } from './routes/health.ts';
import { addLectures } from './routes/lectures.ts';
import { addNewDownload } from './routes/new-download.ts';
import { addQuestionImages } from './routes/question-images.ts';
import { addQuestions } from './routes/questions.ts';
import { addSubmissions } from './routes/submissions.ts';
import { DEFAULT_LIMITS, type ServiceParts } from './service-parts.ts';
import { answerPreflight, readableBySite } from './site-origins.ts';

/**
 * The books service below `/api`, without a port: adapters serve `app.fetch`, tests call `app.request()`. While the
 * books database is empty or missing, every call that needs it returns 503 `not_ready` with Retry-After; contact
 * submissions are still accepted.
 */
export function createApp(parts: ServiceParts): Hono {
	const limits = { ...DEFAULT_LIMITS, ...parts.limits };
	const app = new Hono().basePath(BOOKS_API_BASE);
	const limitRead = limitReads(limits.reads, parts);
	const toSite = readableBySite(parts.siteOrigins);
	const preflight = answerPreflight(parts.siteOrigins);

	const routes = guardedRoutes(app, limitRead, limits, parts);
	addBooks(routes, parts);
	addQuestions(routes, parts);
	addLectures(routes, parts);
	addQuestionImages(routes, parts);
	addNewDownload(routes, parts);
	addDownloads(routes, parts, limits);
	addSubmissions(routes, parts, limits);
	addHealth(routes, parts);

	const refuseMethod = methodNotAllowed({
		app,
		onMethodNotAllowed: (c, methods) => {
			const allow = { Allow: methods.join(', ') };
			if (c.req.method === 'OPTIONS') return sendAnswer(c, 204, null, allow);
			const message = `This call takes ${methods.join(' or ')}.`;
			return sendError(c, new ApiError('method_not_allowed', message, allow));
		},
	});
	const refuse = every(preflight, refuseMethod);
	app.notFound(async (c) => {
		limitRead(c);
		const granted = await refuse(c, async () => {
			c.res = sendError(c, new ApiError('not_found', 'There is no such call.'));
		});
		return granted ?? toSite(c, c.res);
	});
	app.onError((error, c) => {
		const stated = toApiError(error);
		if (stated.code === 'internal') parts.logError(error, requestOf(c));
		return toSite(c, sendError(c, stated));
	});
	return app;
}
