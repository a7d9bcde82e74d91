import type { Routes } from '../guarded-routes.ts';
import { requireQuery } from '../query-params.ts';
import { sendRecord } from '../send-record.ts';
import type { ServiceParts } from '../service-parts.ts';

export function addLectures(routes: Routes, { books }: Pick<ServiceParts, 'books'>): void {
	routes.get('/lecture_details', async (c) => {
		const id = requireQuery(c, 'id');
		return sendRecord(c, await books.lectures(id), `topic "${id}"`);
	});
}
