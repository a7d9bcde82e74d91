/**
 * A site whose books service is on another host: its policy includes that host wherever a form or a script needs it.
 */
import { afterAll, expect, test as base, vi } from 'vitest';
import { newPage } from './harness.ts';
import { startSiteElsewhere, type SiteElsewhere } from './service-elsewhere.testdata.ts';

let site: SiteElsewhere;

// The first test includes it.
vi.setConfig({ testTimeout: 120_000 });
const test = base.extend('isSetUp', { scope: 'file', auto: true }, async () => {
	site = await startSiteElsewhere();
});

afterAll(() => site?.close());

test.each([
	['without JavaScript', false],
	['with JavaScript', true],
])('the contact form reaches it %s', async (how, javaScript) => {
	const { page, complaints } = await newPage({ javaScript });
	await page.goto(`${site.url}/support`, { waitUntil: 'networkidle' });
	await page.getByRole('textbox', { name: 'Your message' }).fill(`Sent ${how}.`);
	await page.getByRole('button', { name: 'Send message' }).click();
	await page.waitForURL(`${site.url}/thankyou`);
	expect(site.messages()).toContainEqual(expect.stringContaining(`Sent ${how}.`));
	expect(complaints).toEqual([]);
});
