/** Answering on a built question page with a phone, a keyboard, or a screen reader. */
import * as z from 'zod/mini';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axeIssues } from '../../e2e/axe.ts';
import { fetchText, holdBack, newPage, openPage, type PageOptions } from '../../e2e/harness.ts';
import { BOOK, question } from '../../e2e/library.ts';
import { chapterSchema } from '../../schemas/wire/chapter.ts';
import type { AnswerKind } from '../../schemas/wire/answer.ts';
import { misconceptionSchema, type Question } from '../../schemas/wire/question.ts';
import { misconceptionSentence } from './misconception-sentence.ts';

/** The islands' code; holding up the page's own script would hold up the page itself. */
const ISLAND_SCRIPTS = /\/_astro\/(?!PageScript|islands\.)[^/]+\.js$/;
/** Everything loaded between the first focus and a marked answer, compressed. */
const FOCUS_TO_VERDICT_BYTES = 110_000;

const pathOf = ({ book_name, chapter_name, material_name, id }: Question) =>
	`/workbooks/${book_name}/${chapter_name}/${material_name}/${id}`;

/** The first suitable question in the book, searched among the first of each material. */
async function find(fits: (question: Question) => boolean): Promise<Question> {
	const { text } = await fetchText(`/api/all_chapters?book_name=${BOOK}`);
	for (const chapter of z.array(chapterSchema).parse(JSON.parse(text)))
		for (const material of chapter.materials) {
			const query = new URLSearchParams({
				book_name: BOOK,
				chapter_name: chapter.name,
				material_name: material.name,
			});
			const ids = z
				.array(z.string())
				.parse(JSON.parse((await fetchText(`/api/all_questions?${query}`)).text));
			for (const id of ids.slice(0, 3)) {
				const found = await question(id);
				if (fits(found)) return found;
			}
		}
	throw new Error(`${BOOK} has no such question.`);
}

const ofKind = (kind: AnswerKind) => find(({ answer }) => answer.kind === kind && !answer.form);
const field = (page: Page) => page.getByRole('textbox', { name: 'Your answer' });
const verdict = (page: Page) => page.locator('output[data-verdict]');

/** What the box says after marking. */
async function saidVerdict(page: Page): Promise<string> {
	await verdict(page).waitFor();
	return verdict(page).innerText();
}

async function openQuestion(record: Question, options?: PageOptions) {
	return openPage(pathOf(record), options);
}

test('is answered by keyboard alone, announced, and keeps the focus', async () => {
	const record = await ofKind('integer');
	const { page, complaints } = await openQuestion(record);
	await page.getByRole('heading', { level: 1 }).waitFor();
	for (let presses = 0; presses < 40; presses++) {
		await page.keyboard.press('Tab');
		if (await field(page).evaluate((element) => element === document.activeElement)) break;
	}
	await page.keyboard.type(`${Number(record.answer.value) + 1}`);
	await page.keyboard.press('Enter');
	await page.getByRole('status').filter({ hasText: 'Not yet' }).waitFor();
	await page.keyboard.press('ControlOrMeta+A');
	await page.keyboard.type(record.answer.value);
	await page.keyboard.press('Enter');
	await page.getByRole('status').filter({ hasText: 'Right' }).waitFor();
	expect(await field(page).evaluate((element) => element === document.activeElement)).toBe(true);
	await page.getByRole('link', { name: 'Next question' }).click();
	await page.waitForURL((url) => !url.pathname.endsWith(record.id));
	expect(complaints).toEqual([]);
});

test('marks a choice by arrow keys and Enter, and names the misconception of a wrong one', async () => {
	const record = await ofKind('multiple-choice');
	const wrong = record.answer.choices?.findIndex(({ misconception }) => misconception) ?? 0;
	const { page } = await openQuestion(record);
	const radios = page.getByRole('group', { name: 'Your answer' }).getByRole('radio');
	await radios.first().focus();
	await page.keyboard.press('Space');
	for (let presses = 0; presses < wrong; presses++) await page.keyboard.press('ArrowDown');
	await page.keyboard.press('Enter');
	expect(await saidVerdict(page)).toMatch(/This is not the answer\.\s+[A-Z].*\.$/);
	await radios.nth('ABCD'.indexOf(record.answer.value)).check();
	await page.getByRole('button', { name: 'Check' }).click();
	expect(await saidVerdict(page)).toContain('Right');
});

test('has the names, roles, and states that a screen reader needs', async () => {
	const { page } = await openQuestion(await ofKind('interval').catch(() => ofKind('point')));
	const tree = await page.locator('main form').ariaSnapshot();
	expect(tree).toMatch(/textbox "Your answer"/);
	expect(tree).toMatch(/button "Check"/);
	expect(tree).toMatch(/group "Signs"/);
	expect(tree).toMatch(/button "open parenthesis"/);
	expect(tree).toMatch(/status/);
	expect(await field(page).getAttribute('aria-describedby')).toBeTruthy();
});

/** What to type for each verdict. */
const TRIES: Record<string, { kind: AnswerKind; given: (value: string) => string }> = {
	right: { kind: 'integer', given: (value) => value },
	wrong: { kind: 'integer', given: (value) => `${Number(value) + 1}` },
	unread: { kind: 'integer', given: () => '3 + ) (' },
	form: { kind: 'polynomial', given: (value) => `${value} + 1 - 1` },
	close: { kind: 'decimal', given: (value) => `${Number(value) + 0.004}` },
};

describe.each(['light', 'dark'] as const)('in %s', (colorScheme) => {
	test.each(Object.entries(TRIES))(
		'%s has its own look and no accessibility issue',
		async (name, { kind, given }) => {
			const record =
				name === 'close'
					? await find(({ answer }) => answer.kind === kind && /\.\d\d$/.test(answer.value))
					: await ofKind(kind);
			const { page } = await openQuestion(record, { colorScheme });
			await field(page).fill(given(record.answer.value));
			await field(page).press('Enter');
			await page.locator(`output[data-verdict=${name}]`).waitFor();
			const isCalledWrong = /wrong|not yet/i.test(await verdict(page).innerText());
			expect(isCalledWrong).toBe(name === 'wrong');
			expect(await axeIssues(page)).toEqual([]);
		},
	);
});

test('helps after a wrong answer one step at a time', async () => {
	const record = await find(({ answer, steps }) => answer.kind === 'integer' && steps.length > 2);
	const { page } = await openQuestion(record);
	await field(page).fill(`${Number(record.answer.value) + 1}`);
	await field(page).press('Enter');
	for (let shown = 0; shown < record.hints.length; shown++)
		await page.getByRole('button', { name: 'Show a hint' }).click();
	await page.getByRole('button', { name: 'Show the first step' }).click();
	const steps = page.locator('[data-help=steps] li:visible');
	expect(await steps.count()).toBe(1);
	await page.getByRole('button', { name: 'Show the next step' }).click();
	expect(await steps.count()).toBe(2);
	await page.getByText(`2 of ${record.steps.length} steps`).waitFor();
	await page.getByRole('button', { name: 'Show all' }).click();
	expect(await steps.count()).toBe(record.steps.length);
});

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

test('prints the whole solution, however much of it is shown', async () => {
	const record = await find(({ steps }) => steps.length > 2);
	const { page } = await openQuestion(record);
	await page.getByText('Solution', { exact: true }).click();
	expect(await page.locator('[data-help=steps] li:visible').count()).toBe(1);
	await page.emulateMedia({ media: 'print' });
	expect(await page.locator('[data-help=steps] li:visible').count()).toBe(record.steps.length);
	expect(await page.getByRole('button', { name: 'Check' }).count()).toBe(0);
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

test('names the mistake behind ten wrong values', async () => {
	const { page, complaints } = await newPage();
	const file = '/data/misconceptions/pre-algebra/1-integers/1-3-subtracting-integers.json';
	const named = z
		.record(z.string(), z.array(misconceptionSchema))
		.parse(JSON.parse((await fetchText(file)).text));
	const material = '/workbooks/pre-algebra/1-integers/1-3-subtracting-integers';
	const tried = Object.entries(named).slice(0, 10);
	expect(tried).toHaveLength(10);
	for (const [id, [first]] of tried) {
		await page.goto(`${material}/${id}`);
		await field(page).fill(first?.value ?? '');
		await field(page).press('Enter');
		await page.getByText(misconceptionSentence(first?.why ?? '')).waitFor();
	}
	expect(complaints).toEqual([]);
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

test('takes at most 110 kB from the first focus to a marked answer', async () => {
	const record = await ofKind('polynomial');
	const { page, context } = await newPage();
	await page.goto(pathOf(record));
	await page.waitForLoadState('networkidle');
	const wire = await context.newCDPSession(page);
	await wire.send('Network.enable');
	let bytes = 0;
	wire.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
	await field(page).fill(record.answer.value);
	await field(page).press('Enter');
	await verdict(page).waitFor();
	await page.waitForLoadState('networkidle');
	console.log(`From first focus to a marked answer: ${bytes} bytes.`);
	expect(bytes).toBeGreaterThan(30_000);
	expect(bytes).toBeLessThanOrEqual(FOCUS_TO_VERDICT_BYTES);
});

test('fits the first screen of a phone with its keys, above the way on', async () => {
	const { page } = await openQuestion(await ofKind('integer'));
	const bottom = await page
		.getByRole('group', { name: 'Signs' })
		.evaluate((keys) => keys.getBoundingClientRect().bottom);
	const nav = await page
		.locator('nav.neighbors')
		.evaluate((element) => element.getBoundingClientRect().top);
	expect(bottom).toBeLessThanOrEqual(nav);
});

test('has keys big enough for fingers, which insert at the caret', async () => {
	const { page } = await openQuestion(await ofKind('polynomial'), { touch: true });
	const keys = page.getByRole('group', { name: 'Signs' }).getByRole('button');
	for (const box of await Promise.all((await keys.all()).map((key) => key.boundingBox()))) {
		expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
	}
	await page.getByRole('button', { name: 'exponent' }).tap();
	await expect.poll(() => field(page).inputValue()).toBe('^');
	expect(await field(page).evaluate((element) => element === document.activeElement)).toBe(false);
});

test('arrow keys go to the next question, and move the caret in the field', async () => {
	const record = await ofKind('integer');
	const { page } = await openQuestion(record);
	await field(page).fill('12');
	await field(page).press('ArrowLeft');
	expect(page.url()).toContain(record.id);
	await page.getByRole('heading', { level: 1 }).click();
	await page.keyboard.press(record.number === 1 ? 'ArrowRight' : 'ArrowLeft');
	await page.waitForURL((url) => !url.pathname.endsWith(record.id));
});

test('runs nothing that is pasted', async () => {
	const { page, complaints } = await openQuestion(await ofKind('polynomial'));
	for (const given of [
		'<img src=x onerror="hacked=1">',
		'<script>hacked=1</script>',
		'"><svg/onload=hacked=1>',
	]) {
		await field(page).fill(given);
		await field(page).press('Enter');
		await verdict(page).waitFor();
		expect(await page.evaluate(() => 'hacked' in globalThis)).toBe(false);
		expect(await page.locator('main form :is(img, script, svg)').count()).toBe(0);
	}
	expect(complaints).toEqual([]);
});
