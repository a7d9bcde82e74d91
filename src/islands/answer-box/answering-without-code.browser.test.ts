/** Answering on a built question page without the code of the answer box, before it, or without the books service. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { holdBack, newPage } from '../../e2e/harness.ts';
import {
	field,
	ofKind,
	openQuestion,
	pathOf,
	saidVerdict,
	verdict,
} from './answer-box.testdata.ts';

/** The islands' code; holding up the page's own script would hold up the page itself. */
const ISLAND_SCRIPTS = /\/_astro\/(?!PageScript|islands\.)[^/]+\.js$/;

test('without JavaScript shows choices, folds, and the whole solution, and no dead controls', async () => {
	const record = await ofKind('multiple-choice');
	const { page } = await openQuestion(record, { javaScript: false });
	expect(await page.getByRole('radio').count()).toBe(record.answer.choices?.length);
	expect(await page.getByRole('button', { name: 'Check' }).count()).toBe(0);
	await page.getByText('Solution', { exact: true }).click();
	expect(await page.locator('[data-help=steps] li:visible').count()).toBe(record.steps.length);
	const { page: typed } = await openQuestion(await ofKind('integer'), { javaScript: false });
	expect(await field(typed).count()).toBe(0);
});

test('only without JavaScript, says in place of the answer box that checking needs it', async () => {
	const needs = (page: Page) => page.locator('article noscript p');
	for (const kind of ['multiple-choice', 'integer'] as const) {
		const record = await ofKind(kind);
		const { page } = await openQuestion(record, { javaScript: false });
		expect(await needs(page).isVisible()).toBe(true);
		expect(await needs(page).innerText()).toContain('Checking an answer needs JavaScript');
		const { page: scripted } = await openQuestion(record);
		expect(await needs(scripted).isVisible()).toBe(false);
	}
});

test('loses nothing typed or checked before its code arrives', async () => {
	const record = await ofKind('integer');
	const { page } = await newPage();
	const letThrough = await holdBack(page, ISLAND_SCRIPTS);
	// The page's own scripts are held back too.
	await page.goto(pathOf(record), { waitUntil: 'commit' });
	await field(page).pressSequentially(record.answer.value);
	await field(page).press('Enter');
	expect(await verdict(page).count()).toBe(0);
	expect(new URL(page.url()).search).toBe('');
	letThrough();
	expect(await saidVerdict(page)).toContain('Right');
	expect(await field(page).inputValue()).toBe(record.answer.value);
});

test('says that it is checking while the engine loads', async () => {
	const record = await ofKind('integer');
	const { page } = await newPage();
	const letThrough = await holdBack(page, /marking-engine/);
	await page.goto(pathOf(record));
	await field(page).fill(record.answer.value);
	await field(page).press('Enter');
	await page.getByRole('status').getByText('Checking…').waitFor();
	letThrough();
	expect(await saidVerdict(page)).toContain('Right');
});

test('marks with the books service down', async () => {
	const record = await ofKind('integer');
	const { page } = await newPage();
	await page.route('**/api/**', (route) => route.abort('connectionrefused'));
	await page.goto(pathOf(record));
	await field(page).fill(record.answer.value);
	await field(page).press('Enter');
	expect(await saidVerdict(page)).toContain('Right');
});

test('keeps what was typed when the live record arrives, and marks by it', async () => {
	const record = await ofKind('integer');
	const value = `${Number(record.answer.value) + 1}`;
	const changed = {
		...record,
		question_html: 'A newer question.',
		answer: { ...record.answer, value },
	};
	const { page, complaints } = await newPage();
	const letThrough = await holdBack(page, '**/api/question_details*', (route) =>
		route.fulfill({
			status: 200,
			contentType: 'application/json',
			headers: { etag: '"other"' },
			body: JSON.stringify(changed),
		}),
	);
	await page.goto(pathOf(record));
	await field(page).pressSequentially(value);
	await page.locator('astro-island:not([ssr])').first().waitFor({ state: 'attached' });
	letThrough();
	await page.getByText('A newer question.').waitFor();
	expect(await field(page).inputValue()).toBe(value);
	await field(page).press('Enter');
	expect(await saidVerdict(page)).toContain('Right');
	expect(complaints).toEqual([]);
});
