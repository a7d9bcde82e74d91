/** What only the Node adapter does: Cloudflare compresses on its own, and no error can be injected into its Worker. */
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createNodeSite, createSite, failing, knownRecords } from './test-site.testdata.ts';

test('the compressed copy is sent to a browser that accepts it', async () => {
	const { get } = await createSite();
	const { answer } = await get('/about', { headers: { 'Accept-Encoding': 'gzip, br' } });
	const body = Buffer.from(await answer.arrayBuffer());
	expect(answer.headers.get('Content-Encoding')).toBe('br');
	expect(answer.headers.get('Vary')).toBe('Accept-Encoding');
	expect(answer.headers.get('Content-Length')).toBe(String(body.length));
	expect(brotliDecompressSync(body).toString()).toBe('about '.repeat(300));
	const plain = await get('/about', { headers: { 'Accept-Encoding': 'br;q=0, gzip' } });
	expect(plain.answer.headers.get('Content-Encoding')).toBe('gzip');
});

test('an unexpected error is logged and not revealed', async () => {
	const { get, issues } = createNodeSite(failing(new Error('secret')));
	const { status, text } = await get('/workbooks/b/c/m/q-live');
	expect([status, text]).toEqual([500, 'This page could not be sent. Try again later.']);
	expect(issues).toHaveLength(1);
});

test('HEAD sends the length', async () => {
	const { answer } = await (await createSite()).get('/about', { method: 'HEAD' });
	expect(answer.headers.get('Content-Length')).toBe('1800');
});

test('a request for a file still being generated says how long it will take, and never gets half of it', async () => {
	const secondsUntil = (path: string) => (path === '/pdfs/new.pdf' ? 40 : undefined);
	const { get } = createNodeSite(knownRecords(), { secondsUntil });
	const { answer, status, text } = await get('/pdfs/new.pdf');
	expect([status, answer.headers.get('Retry-After')]).toEqual([503, '40']);
	expect(answer.headers.get('Content-Type')).toMatch(/^text\/html/);
	expect(answer.headers.get('Cache-Control')).toBe('no-store');
	expect(text).toContain('It will be ready in about 40 seconds.');
	expect((await get('/pdfs/other.pdf')).status).toBe(404);
	expect((await get('/pdfs/book.pdf')).status).toBe(200);
});
