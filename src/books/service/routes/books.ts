import type { Routes } from '../guarded-routes.ts';
import { requireQuery } from '../query-params.ts';
import { sendRecord } from '../send-record.ts';
import type { ServiceParts } from '../service-parts.ts';

export function addBooks(routes: Routes, { books }: Pick<ServiceParts, 'books'>): void {
	routes.get('/book_details', async (c) => {
		const name = requireQuery(c, 'book_name');
		return sendRecord(c, await books.book(name), `book "${name}"`);
	});

	routes.get('/all_chapters', async (c) => {
		const name = requireQuery(c, 'book_name');
		return sendRecord(c, await books.chapters(name), `book "${name}"`);
	});
}
