import type { Hono } from 'hono';
import type { ServiceParts } from '../service-parts.ts';

export function addHealth(app: Hono, { books }: Pick<ServiceParts, 'books'>): void {
	app.get('/health', async (c) => {
		const counts = await books.counts();
		c.header('Cache-Control', 'no-store');
		return c.json({ ok: true, ...counts });
	});
}
