import { ApiError } from '../api-error.ts';
import type { Routes } from '../guarded-routes.ts';
import { sendTagged } from '../send-record.ts';
import type { ServiceParts } from '../service-parts.ts';

export function addQuestionImages(routes: Routes, { books }: Pick<ServiceParts, 'books'>): void {
	routes.get('/question-images/:imageId', async (c) => {
		const id = c.req.param('imageId') ?? '';
		const figure = await books.figure(id);
		if (!figure) throw new ApiError('not_found', `There is no question image "${id}".`);
		return sendTagged(c, figure, () => figure.svg, SVG_HEADERS);
	});
}

/** A figure opened directly is a document: it may use inline styles and nothing else. */
const SVG_HEADERS = {
	'Content-Type': 'image/svg+xml; charset=UTF-8',
	'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
};
