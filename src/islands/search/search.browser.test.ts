import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { MATERIAL_PATH } from '../../e2e/library.ts';
import { holdBack, newPage, openPage } from '../../e2e/harness.ts';

const field = (page: Page) => page.getByRole('searchbox');
const status = (page: Page, text: string | RegExp) =>
	page.getByRole('status').filter({ hasText: text });
const firstResult = (page: Page) =>
	page.getByRole('search').getByRole('listitem').first().getByRole('link');

test('leads from any page to a lesson by keyboard alone', async () => {
	const { page, complaints } = await openPage('/about');
	await page.keyboard.press('/');
	await page.waitForURL('**/search#*');
	await page.keyboard.type('adding integers');
	await status(page, /results for “adding integers”/).waitFor();
	expect(await firstResult(page).innerText()).toBe('1.2 Adding Integers');
	await firstResult(page).focus();
	await page.keyboard.press('Enter');
	await page.waitForURL(`**${MATERIAL_PATH}`);
	expect(complaints).toEqual([]);
});

test('opens from the header with the field focused', async () => {
	const { page } = await openPage('/blog', { touch: true });
	await page.getByRole('banner').getByRole('link', { name: 'Search' }).tap();
	await page.waitForURL('**/search#*');
	await page.locator('input:focus').waitFor();
	expect(await field(page).evaluate((element) => element === document.activeElement)).toBe(true);
});

test('finds a lesson by the code of its standard', async () => {
	const { page } = await openPage('/search?q=7.NS.A.1b');
	await status(page, /for “7.NS.A.1b”/).waitFor();
	expect(await firstResult(page).innerText()).toBe('1.2 Adding Integers');
});

test('keeps what was typed before the code arrived', async () => {
	const { page } = await newPage();
	const letThrough = await holdBack(page, '**/_astro/*.js');
	// The page's own scripts are held back too.
	await page.goto('/search', { waitUntil: 'commit' });
	await field(page).fill('fractions');
	letThrough();
	await status(page, /results for “fractions”/).waitFor();
	expect(await field(page).inputValue()).toBe('fractions');
});

test('shows the same list again after Back', async () => {
	const { page } = await openPage('/search');
	await field(page).fill('privacy');
	await firstResult(page).click();
	await page.waitForURL('**/privacy-policy');
	await page.goBack();
	await status(page, /for “privacy”/).waitFor();
	expect(await field(page).inputValue()).toBe('privacy');
});

test.each([
	['the worker', '**/pagefind/worker.js'],
	['the WebAssembly', '**/pagefind/wasm.en.wasm'],
	['the list of pieces', '**/pagefind/*.pf_meta'],
	['a piece of the index', '**/pagefind/index/*'],
	['the text of a result', '**/pagefind/fragment/*'],
])('says that it failed without %s, and works on a retry', async (_what, address) => {
	const { page } = await newPage();
	await page.context().route(address, (route) => route.abort());
	await page.goto('/search?q=privacy');
	await status(page, 'Search could not be loaded.').waitFor();
	await page.context().unroute(address);
	await page.getByRole('button', { name: 'Try again' }).click();
	await status(page, /for “privacy”/).waitFor();
	expect(await firstResult(page).innerText()).toContain('Privacy');
});

test('says when nothing is found, and which word no page has', async () => {
	const { page } = await openPage('/search?q=zzzzqq');
	await status(page, 'Nothing was found for “zzzzqq”.').waitFor();
	await field(page).fill('zzzzqq fractions');
	await status(page, /results without “zzzzqq”/).waitFor();
	expect(await page.getByRole('search').getByRole('listitem').count()).toBeGreaterThan(0);
});

test('shows more results and moves to where they start', async () => {
	const { page } = await openPage('/search?q=fractions');
	await page.getByRole('button', { name: 'Show more results' }).click();
	const eleventh = page.getByRole('search').getByRole('listitem').nth(10).getByRole('link');
	await eleventh.waitFor();
	expect(await eleventh.evaluate((element) => element === document.activeElement)).toBe(true);
});

test('ignores the key in a field, and everywhere if it is switched off', async () => {
	const { page } = await openPage('/support');
	const message = page.getByRole('textbox', { name: 'Your message' });
	await message.press('/');
	expect(await message.inputValue()).toBe('/');
	await page.goto('/search');
	await page.getByRole('checkbox', { name: /opens the search/ }).uncheck();
	await page.goto('/about');
	await page.keyboard.press('/');
	expect(new URL(page.url()).pathname).toBe('/about');
});

test('leads to the outline without JavaScript', async () => {
	const { page } = await openPage('/about', { javaScript: false });
	await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
	await page.waitForURL('**/search#*');
	expect(await page.getByRole('main').innerText()).toContain('needs JavaScript');
	expect(await field(page).isVisible()).toBe(false);
	await page.getByRole('main').getByRole('link', { name: 'Pre-Algebra' }).click();
	await page.waitForURL('**/workbooks/pre-algebra');
});

test('lets no page compile WebAssembly', async () => {
	const { page } = await openPage('/search');
	const outcome = await page.evaluate(() =>
		WebAssembly.compile(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0])).then(
			() => 'compiled',
			(error: unknown) => String(error),
		),
	);
	expect(outcome).toMatch(/Content Security Policy/);
});
