import { expect, test } from 'vitest';
import { openPage } from '../../e2e/harness.ts';
import { question } from '../../e2e/library.ts';

const PHONE = { width: 360, height: 740 };

test('marks an answer on the first screen of a phone', async () => {
	const { page, complaints } = await openPage('/', PHONE);
	const box = page.locator('form[data-answer]');
	const check = page.getByRole('button', { name: 'Check' });
	const { y, height } = (await check.boundingBox()) ?? { y: PHONE.height, height: 0 };
	expect(y + height).toBeLessThan(PHONE.height);
	const id = /[a-z0-9]{10}/.exec((await box.getAttribute('id')) ?? '')?.[0] ?? '';
	const { answer } = await question(id);
	await page.getByRole('textbox', { name: 'Your answer' }).fill(answer.value);
	await page.keyboard.press('Enter');
	await page.locator('[data-verdict="right"]').waitFor();
	expect(complaints).toEqual([]);
});

test('leads to the same question with its solution without JavaScript', async () => {
	const { page } = await openPage('/', { ...PHONE, javaScript: false });
	expect(await page.getByRole('button', { name: 'Check' }).isVisible()).toBe(false);
	const asked = await page.locator('article math').first().textContent();
	await page.getByRole('link', { name: 'A hint and every step' }).click();
	await page.waitForURL('**/workbooks/**');
	expect(await page.locator('article math').first().textContent()).toBe(asked);
	await page.getByText('Solution', { exact: true }).waitFor();
});

test('leads on by course, by topic, and to print, without JavaScript', async () => {
	const { page } = await openPage('/', { ...PHONE, javaScript: false });
	await page.getByRole('link', { name: 'Algebra 1', exact: true }).first().waitFor();
	await page.getByRole('link', { name: 'Print a workbook' }).waitFor();
	await page.getByRole('searchbox').fill('fractions');
	await page.keyboard.press('Enter');
	await page.waitForURL('**/search?q=fractions');
	expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Search');
});
