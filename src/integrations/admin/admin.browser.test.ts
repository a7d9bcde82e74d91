/**
 * Checks that the editor starts and sends no requests elsewhere. Its insides are third-party, so `/admin` is not a page
 * kind in `page-kinds.ts` and is not measured for weight and contrast.
 */
import { expect, test } from 'vitest';
import { fetchText, policiesOf, newPage, openPage, siteUrl } from '../../e2e/harness.ts';

test('offers a local folder, without an account, an error, or a request to another site', async () => {
	const { page, complaints } = await newPage({ width: 1280 });
	const elsewhere: string[] = [];
	page.on('request', (request) => {
		const { protocol, origin } = new URL(request.url());
		if (/^https?:$/.test(protocol) && origin !== siteUrl()) elsewhere.push(request.url());
	});
	await page.goto('/admin');
	await page.getByRole('button', { name: 'Work with Local Repository' }).waitFor();
	await page.waitForLoadState('networkidle');
	expect(await page.getByRole('button').allInnerTexts()).toEqual(['Work with Local Repository']);
	expect(elsewhere).toEqual([]);
	expect(complaints).toEqual([]);
});

test('has its own policy and leaves that of the pages unchanged', async () => {
	const editor = await fetchText('/admin');
	const home = await fetchText('/');
	expect(policiesOf(editor)).toHaveLength(2);
	expect(policiesOf(editor)[1]).toContain("style-src 'self' 'unsafe-inline';");
	expect(policiesOf(editor)[1]).toContain("script-src 'self';");
	expect(editor.headers.get('x-robots-tag')).toBe('noindex');
	expect(policiesOf(home).join()).not.toContain("style-src 'self' 'unsafe-inline'");
	expect(home.headers.get('x-robots-tag')).toBe(null);
});

test('is not linked from any page and adds nothing to them', async () => {
	for (const path of ['/', '/about', '/blog']) {
		const { page, scripts } = await openPage(path);
		await page.waitForLoadState('networkidle');
		expect(await page.locator('a[href^="/admin"]').count()).toBe(0);
		expect(scripts.filter(({ url }) => url.includes('/admin'))).toEqual([]);
	}
});
