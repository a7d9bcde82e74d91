import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { holdBack, newPage, openPage } from '../../e2e/harness.ts';

const BOOK = '/workbooks/pre-algebra';
const SCRIPTS = '**/_astro/*.js';
/** The scripts of an island itself, not the one that starts islands. */
const CODE = /\/_astro\/(?!islands\.)[^/]+\.js$/;

const downloadLink = (page: Page) => page.getByRole('link', { name: /^Download/ }).first();
const dialog = (page: Page) => page.getByRole('dialog');

/** A page whose scripts wait until the test lets them through. */
async function openWithHeldScripts(path: string) {
	const { page } = await newPage();
	const letThrough = await holdBack(page, SCRIPTS);
	// A page's own small scripts are held back too, and with them its load event.
	await page.goto(path, { waitUntil: 'commit' });
	return { page, letThrough };
}

test('fetches no framework before a visitor acts', async () => {
	const { page, scripts } = await openPage(BOOK);
	await page.waitForLoadState('networkidle');
	const framework = scripts.filter(({ text }) => /Symbol\.for\(["'`]react\./.test(text));
	expect(framework.map(({ url }) => url)).toEqual([]);
});

describe.each([
	['a click', (page: Page) => downloadLink(page).click()],
	['Enter', (page: Page) => downloadLink(page).press('Enter')],
	['a click by script', (page: Page) => downloadLink(page).evaluate((a: HTMLElement) => a.click())],
])('%s on an island that is not hydrated yet', (_how, act) => {
	test('takes effect once the code has loaded, exactly once', async () => {
		const { page, letThrough } = await openWithHeldScripts(BOOK);
		const downloads: string[] = [];
		page.on('download', (download) => downloads.push(download.suggestedFilename()));
		await act(page);
		await act(page);
		expect(await dialog(page).count()).toBe(0);
		letThrough();
		await dialog(page).waitFor();
		await page.keyboard.press('Escape');
		await dialog(page).waitFor({ state: 'detached' });
		await page.waitForLoadState('networkidle');
		expect(await dialog(page).count()).toBe(0);
		expect(downloads).toEqual([]);
	});
});

test('text typed before the code has loaded is still there afterward', async () => {
	const { page, letThrough } = await openWithHeldScripts('/support');
	const message = page.getByRole('textbox', { name: 'Your message' });
	await message.pressSequentially('When do you');
	letThrough();
	await page.locator('main astro-island:not([ssr])').waitFor({ state: 'attached' });
	await message.pressSequentially(' begin?');
	expect(await message.inputValue()).toBe('When do you begin?');
});

test('a link downloads by itself if not even the script that starts islands loads', async () => {
	const { page } = await newPage();
	await page.route('**/_astro/islands.*.js', (route) => route.abort());
	await page.goto(BOOK);
	const download = page.waitForEvent('download');
	await downloadLink(page).click();
	expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
});

test('a link downloads by itself if the code does not load, and a retry opens the dialog', async () => {
	const { page } = await newPage();
	await page.route(CODE, (route) => route.abort());
	await page.goto(BOOK);
	const download = page.waitForEvent('download');
	await downloadLink(page).click();
	expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
	const notice = page.getByRole('alert').filter({ hasText: 'could not be loaded' });
	await notice.waitFor();
	await page.unroute(CODE);
	await notice.getByRole('button', { name: 'Retry' }).click();
	await notice.waitFor({ state: 'detached' });
	await page.locator('main astro-island:not([ssr])').first().waitFor({ state: 'attached' });
	await downloadLink(page).click();
	await dialog(page).waitFor();
	expect(await dialog(page).count()).toBe(1);
});

test('a click with a modifier key is never held', async () => {
	const { page } = await openWithHeldScripts(BOOK);
	const wasHeld = page.evaluate(
		() =>
			new Promise((resolve) => {
				addEventListener('click', (event) => {
					resolve(event.defaultPrevented);
					event.preventDefault();
				});
			}),
	);
	await downloadLink(page).click({ modifiers: ['Control'] });
	expect(await wasHeld).toBe(false);
});
