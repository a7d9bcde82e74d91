/** The page with everything that the device stores about a learner. */
import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { newPage, openPage } from './harness.ts';
import { MATERIAL_PATH, question, questionIds } from './library.ts';

const PLACE = MATERIAL_PATH.replace('/workbooks/', '');
const DAY = 86_400_000;

/** Some days of practice: the first question right, the second missed. */
async function practiced(page: Page): Promise<string> {
	const [right, ...others] = await questionIds();
	const skill = (await question(right)).skill?.id;
	const now = Date.now();
	const text = JSON.stringify({
		version: 1,
		questions: {
			[right]: { place: PLACE, skill, tries: [[now - DAY, 'right']] },
			[others[0] ?? '']: { place: PLACE, skill, tries: [[now - 2 * DAY, 'wrong']] },
		},
	});
	await page.goto('/progress');
	await page.evaluate((kept) => localStorage.setItem('progress', kept), text);
	await page.reload();
	return text;
}

const kept = (page: Page) => page.evaluate(() => localStorage.getItem('progress'));

test('shows what is done by book, chapter, material, and skill, and what to look at again', async () => {
	const { page, complaints } = await newPage();
	await practiced(page);
	await page.getByText('1 question done, 2 tried. Practiced on 2 days').waitFor();
	await page.getByText('1 question to look at again').waitFor();
	await page.locator('summary', { hasText: 'Integers' }).press('Enter');
	const material = page.locator('.material');
	expect(await material.textContent()).toMatch(/1\.2 Adding Integers\s*1 of \d+/);
	await page.getByRole('link', { name: 'Practice these' }).click();
	await page.waitForURL(/\/[a-z0-9]{10}$/);
	await page.getByText('1 of 1', { exact: true }).waitFor();
	expect(complaints).toEqual([]);
});

test('saves the record as a file, deletes it once confirmed, and restores it', async () => {
	const { page } = await newPage();
	const before = await practiced(page);
	const download = page.waitForEvent('download');
	await page.getByRole('button', { name: 'Save as a file' }).press('Enter');
	const file = join(tmpdir(), `saved-${process.pid}.json`);
	await (await download).saveAs(file);
	onTestFinished(() => rm(file));
	expect((await download).suggestedFilename()).toMatch(
		/^lemma-lane-progress-\d{4}-\d\d-\d\d\.json$/,
	);
	expect(JSON.parse(await readFile(file, 'utf8'))).toEqual(JSON.parse(before));

	const remove = page.getByRole('button', { name: 'Delete everything' });
	await remove.first().press('Enter');
	await page.getByRole('dialog').getByRole('button', { name: 'Keep it' }).press('Enter');
	expect(await kept(page)).toBe(before);
	await remove.first().press('Enter');
	await page.keyboard.press('Escape');
	expect(await kept(page)).toBe(before);
	await remove.first().press('Enter');
	await page.getByRole('dialog').getByRole('button', { name: 'Delete everything' }).press('Enter');
	await page.getByText('Everything was deleted').waitFor();
	expect(await kept(page)).toBeNull();
	await page.getByText('Nothing yet.').waitFor();

	await page.getByLabel('Add a saved file').setInputFiles(file);
	await page.getByText('The file has 2 questions, 2 of them new here.').waitFor();
	await page.getByText('1 question done, 2 tried.').waitFor();
	expect(JSON.parse((await kept(page)) ?? '')).toEqual(JSON.parse(before));
});

test('rejects a file that is not ours, and keeps what is here', async () => {
	const { page } = await newPage();
	const before = await practiced(page);
	const photograph = {
		name: 'holiday.json',
		mimeType: 'application/json',
		buffer: Buffer.from('�PNG'),
	};
	await page.getByLabel('Add a saved file').setInputFiles(photograph);
	await page.getByText('This is not a progress file').waitFor();
	expect(await kept(page)).toBe(before);
});

test('continues if the storage is full, and says so', async () => {
	const { page, complaints } = await newPage();
	await page.addInitScript(() => {
		Storage.prototype.setItem = () => {
			throw new DOMException('full', 'QuotaExceededError');
		};
	});
	const [id] = await questionIds();
	await page.goto(`${MATERIAL_PATH}/${id}`);
	await page.getByLabel('Your answer').fill((await question(id)).answer.value);
	await page.getByLabel('Your answer').press('Enter');
	await page.locator('output[data-verdict=right]').waitFor();
	await page.getByText('no room left to save your progress').waitFor();
	expect(complaints).toEqual([]);
});

test('marks answers if the browser refuses all storage, and says that nothing is saved', async () => {
	const { page, complaints } = await newPage();
	await page.addInitScript(() => {
		Object.defineProperty(window, 'localStorage', {
			get() {
				throw new DOMException('no', 'SecurityError');
			},
		});
	});
	const [id] = await questionIds();
	await page.goto(`${MATERIAL_PATH}/${id}`);
	await page.getByLabel('Your answer').fill((await question(id)).answer.value);
	await page.getByLabel('Your answer').press('Enter');
	await page.locator('output[data-verdict=right]').waitFor();
	await page.getByText('This browser saves nothing').waitFor();
	expect(complaints).toEqual([]);
});

test('two tabs that practice at the same time keep the tries of both', async () => {
	const { page, context } = await newPage();
	const other = await context.newPage();
	const [first, second = ''] = await questionIds();
	await page.goto(`${MATERIAL_PATH}/${first}`);
	await other.goto(`${MATERIAL_PATH}/${second}`);
	for (const [tab, id] of [
		[page, first],
		[other, second],
	] as const) {
		await tab.getByLabel('Your answer').fill((await question(id)).answer.value);
		await tab.getByLabel('Your answer').press('Enter');
		await tab.locator('output[data-verdict=right]').waitFor();
	}
	await expect
		.poll(async () =>
			Object.keys(JSON.parse((await kept(page)) ?? '{}').questions ?? {}).toSorted(),
		)
		.toEqual([first, second].toSorted());
});

test('sets a corrupt record aside, says so, continues, and offers the text for download', async () => {
	const { page } = await newPage();
	await page.goto('/progress');
	await page.evaluate(() => localStorage.setItem('progress', '{"version":1,"quest'));
	const [id] = await questionIds();
	await page.goto(`${MATERIAL_PATH}/${id}`);
	await page.getByLabel('Your answer').fill((await question(id)).answer.value);
	await page.getByLabel('Your answer').press('Enter');
	await page.getByText('set aside and nothing was deleted').waitFor();
	await page.goto('/progress');
	await page.getByText('1 question done').waitFor();
	const download = page.waitForEvent('download');
	await page.getByRole('button', { name: 'Save what could not be read' }).click();
	const file = join(tmpdir(), `aside-${process.pid}.txt`);
	await (await download).saveAs(file);
	onTestFinished(() => rm(file));
	expect(await readFile(file, 'utf8')).toBe('{"version":1,"quest');
});

test('prints every chapter open and no buttons, then closes them again', async () => {
	const { page } = await newPage();
	await practiced(page);
	await page.locator('summary').waitFor();
	await page.emulateMedia({ media: 'print' });
	await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
	expect(await page.locator('.material').isVisible()).toBe(true);
	expect(await page.getByText('Name:').isVisible()).toBe(true);
	expect(await page.getByRole('button').count()).toBe(0);
	await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
	expect(await page.locator('details[open]').count()).toBe(0);
});

test.each(['/progress', '/practice'])('%s says without JavaScript what needs it', async (path) => {
	const { page } = await openPage(path, { javaScript: false });
	expect(await page.locator('noscript p').isVisible()).toBe(true);
	expect(await page.locator('main').getByRole('button').count()).toBe(0);
});
