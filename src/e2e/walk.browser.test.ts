/** A first visitor's walk on a phone, with and without JavaScript. */
import type { Download, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { fetchText, newPage, openPage } from './harness.ts';
import { importedQuestion } from './imported-question.testdata.ts';
import { BOOK_PATH, lecturePath, MATERIAL_PATH, question, questionIds } from './library.ts';

const downloadLink = (page: Page) => page.getByRole('link', { name: /^Download/ }).first();
const onlyLinkTo = (page: Page, path: string) =>
	page.getByRole('main').locator(`a[href="${path}"]`).first();

async function firstBytes(download: Download): Promise<string> {
	const stream = await download.createReadStream();
	for await (const chunk of stream) return Buffer.from(chunk).subarray(0, 4).toString();
	return '';
}

describe.each([{ javaScript: true }, { javaScript: false }])(
	'on a phone with JavaScript $javaScript',
	({ javaScript }) => {
		test('leads from home to a worked question', async () => {
			const { page, complaints } = await openPage('/', { javaScript });
			await page.getByRole('main').locator('a[href="/workbooks"]').first().click();
			await onlyLinkTo(page, BOOK_PATH).click();
			await page.waitForURL(`**${BOOK_PATH}`);
			const material = onlyLinkTo(page, MATERIAL_PATH);
			expect(await material.innerText()).toContain('Adding Integers');
			await material.click();
			await page.waitForURL(`**${MATERIAL_PATH}`);
			expect(await page.getByRole('heading', { level: 1 }).innerText()).toContain(
				'Adding Integers',
			);

			const [id] = await questionIds();
			const record = await question(id);
			await onlyLinkTo(page, `${MATERIAL_PATH}/${id}`).click();
			await page.waitForURL(`**${MATERIAL_PATH}/${id}`);
			const formula = page.getByRole('article').locator('math').first();
			expect((await formula.boundingBox())?.width).toBeGreaterThan(10);
			await page.getByText('Solution', { exact: true }).click();
			// Step by step, unless all are requested; without script all of them are shown.
			if (javaScript) await page.getByRole('button', { name: 'Show all' }).click();
			const lastStep = page.getByRole('article').locator('ol > li').last();
			await lastStep.waitFor();
			expect(await page.getByRole('article').locator('ol > li').count()).toBe(record.steps.length);
			expect(complaints).toEqual([]);
		});

		test('shows a lecture in full', async () => {
			const { page } = await openPage(await lecturePath(), { javaScript });
			expect((await page.getByRole('article').first().innerText()).length).toBeGreaterThan(300);
			expect(await page.getByRole('article').locator('math').count()).toBeGreaterThan(0);
		});
	},
);

test('the workbook on the book page downloads as a PDF without JavaScript', async () => {
	const { page } = await openPage(BOOK_PATH, { javaScript: false });
	const started = page.waitForEvent('download');
	await downloadLink(page).click();
	const download = await started;
	expect(download.suggestedFilename()).toMatch(/\.pdf$/);
	expect(await firstBytes(download)).toBe('%PDF');
});

test('the download dialog saves the PDF and records who took it', async () => {
	const { page, complaints } = await openPage(BOOK_PATH);
	await downloadLink(page).click();
	const dialog = page.getByRole('dialog', { name: 'Download Pre-Algebra' });
	await dialog.getByRole('radio', { name: 'Teacher' }).check();
	await dialog.getByRole('textbox', { name: 'Email' }).fill('teacher@school.example');
	const noted = page.waitForResponse('**/api/new_download?*');
	const started = page.waitForEvent('download');
	await dialog.getByRole('button', { name: 'Download PDF' }).click();
	const download = await started;
	expect(await firstBytes(download)).toBe('%PDF');
	const response = await noted;
	expect(response.status()).toBe(201);
	const query = new URL(response.url()).searchParams;
	expect(Object.fromEntries(query)).toMatchObject({
		email: 'teacher@school.example',
		user_type: 'teacher',
	});
	await dialog.waitFor({ state: 'hidden' });
	expect(complaints).toEqual([]);
});

test('the download dialog saves the PDF even if the service is down', async () => {
	const { page } = await newPage();
	await page.route('**/api/**', (route) => route.abort('connectionrefused'));
	await page.goto(BOOK_PATH);
	await downloadLink(page).click();
	const dialog = page.getByRole('dialog');
	await dialog.getByRole('radio', { name: 'Parent' }).check();
	await dialog.getByRole('textbox', { name: 'Email' }).fill('parent@home.example');
	const started = page.waitForEvent('download');
	await dialog.getByRole('button', { name: 'Download PDF' }).click();
	expect(await firstBytes(await started)).toBe('%PDF');
	await dialog.getByText('your details could not be stored').waitFor();
	await dialog.getByRole('button', { name: 'Close' }).click();
	await dialog.waitFor({ state: 'hidden' });
});

test('the download dialog opens and closes by keyboard and returns the focus', async () => {
	const { page } = await openPage(BOOK_PATH);
	await downloadLink(page).focus();
	await page.keyboard.press('Enter');
	await page.getByRole('dialog').waitFor();
	await page.keyboard.press('Escape');
	await page.getByRole('dialog').waitFor({ state: 'hidden' });
	expect(await downloadLink(page).evaluate((link) => link === document.activeElement)).toBe(true);
});

test('a book that is not available yet offers no download and says so', async () => {
	const { text } = await fetchText('/workbooks/geometry');
	expect(text).not.toMatch(/href="?[^"\s>]*\.pdf/);
	expect(text).toContain('This workbook has no questions yet.');
});

test.each(['workbooks', 'worksheets'])(
	'a question imported after the build is readable below %s through the shell page',
	async (prefix) => {
		const path = `${MATERIAL_PATH.replace('workbooks', prefix)}/${importedQuestion.id}`;
		const { page, complaints } = await openPage(path);
		await page.getByText('Add the temperatures').waitFor();
		expect(await page.getByRole('article').locator('math').count()).toBeGreaterThan(0);
		await page.getByText('Solution', { exact: true }).click();
		await page.getByText('Both are below zero.').waitFor();
		expect(complaints).toEqual([]);
		expect((await fetchText(`${BOOK_PATH}/1-integers/1-3-x/${importedQuestion.id}`)).status).toBe(
			404,
		);
	},
);
