import type { Context } from 'hono';
import { sendJson } from '../answer.ts';
import type { Routes } from '../guarded-routes.ts';
import type { ServiceParts } from '../service-parts.ts';
import { BooksNotReadyError } from '../store/books-store.ts';

type Parts = Pick<ServiceParts, 'books' | 'records'>;

const NOT_KEPT = { 'Cache-Control': 'no-store' };

/**
 * `health`: the service runs; nothing else is checked. `ready`: 503 until there are books to read; its body says what
 * there is. The service stays ready when records cannot be written, since reads work without them.
 */
export function addHealth(routes: Routes, { books, records }: Parts): void {
	routes.get('/health', (c) => sendJson(c, 200, { ok: true }, NOT_KEPT));

	routes.get('/ready', async (c) => {
		const [counts, canWrite] = await Promise.all([countBooks(), records.canWrite()]);
		return sendReadiness(c, counts, canWrite);
	});

	async function countBooks() {
		try {
			return await books.counts();
		} catch (error) {
			if (error instanceof BooksNotReadyError) return { books: 0, questions: 0 };
			throw error;
		}
	}
}

function sendReadiness(
	c: Context,
	counts: { books: number; questions: number },
	canWrite: boolean,
) {
	const ok = counts.books > 0;
	const body = { ok, ...counts, records: canWrite ? 'written' : 'unavailable' };
	return sendJson(c, ok ? 200 : 503, body, ok ? NOT_KEPT : { ...NOT_KEPT, 'Retry-After': '10' });
}
