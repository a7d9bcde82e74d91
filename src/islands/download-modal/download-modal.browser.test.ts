import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newPage, openPage } from '../../e2e/harness.ts';

const BOOK = '/workbooks/pre-algebra';

const link = (page: Page) => page.getByRole('link', { name: /^Download/ }).first();
const dialog = (page: Page) => page.getByRole('dialog');
const email = (page: Page) => page.getByRole('textbox', { name: 'Email' });
const isFocused = (element: ReturnType<Page['getByRole']>) =>
	element.evaluate((node) => node === document.activeElement);

test('the download link downloads the PDF without JavaScript', async () => {
	const { page } = await openPage(BOOK, { javaScript: false });
	const download = page.waitForEvent('download');
	await link(page).click();
	expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
});

test.each([
	['Escape', (page: Page) => page.keyboard.press('Escape')],
	['Cancel', (page: Page) => page.getByRole('button', { name: 'Cancel' }).click()],
])('%s closes the dialog, the focus returns, and typed text is kept', async (_how, close) => {
	const { page } = await openPage(BOOK);
	await link(page).click();
	await dialog(page).waitFor();
	expect(await isFocused(page.getByRole('radio', { name: 'Parent' }))).toBe(true);
	await email(page).fill('ada@example.org');
	await close(page);
	await dialog(page).waitFor({ state: 'detached' });
	expect(await isFocused(link(page))).toBe(true);
	await link(page).click();
	expect(await email(page).inputValue()).toBe('ada@example.org');
});

test('the PDF is downloaded even if the service cannot record the download', async () => {
	const { page } = await newPage();
	await page.route('**/api/**', (route) => route.abort('connectionrefused'));
	await page.goto(BOOK);
	await link(page).click();
	await page.getByRole('radio', { name: 'Teacher' }).check();
	await email(page).fill('ada@example.org');
	const download = page.waitForEvent('download');
	await page.getByRole('button', { name: 'Download PDF' }).click();
	expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
	await dialog(page).getByText('your details could not be stored').waitFor();
	await page.getByRole('button', { name: 'Close' }).click();
	await dialog(page).waitFor({ state: 'detached' });
	expect(await page.getByRole('alert').count()).toBe(0);
});
