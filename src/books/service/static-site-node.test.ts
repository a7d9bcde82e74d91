/** What only the Node adapter does: Cloudflare compresses by itself, and no fault can be put into its Worker. */
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createNodeSite, createSite, failing } from './test-site.testdata.ts';

test('the compressed copy is sent to a browser that takes it', async () => {
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

test('an unknown fault is logged and not told', async () => {
	const { get, faults } = createNodeSite(failing(new Error('secret')));
	const { status, text } = await get('/workbooks/b/c/m/q-live');
	expect([status, text]).toEqual([500, 'This page could not be sent. Try again later.']);
	expect(faults).toHaveLength(1);
});

test('HEAD tells the length', async () => {
	const { answer } = await (await createSite()).get('/about', { method: 'HEAD' });
	expect(answer.headers.get('Content-Length')).toBe('1800');
});
