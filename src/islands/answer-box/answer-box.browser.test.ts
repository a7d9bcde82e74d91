/** Answering on a built question page with a phone, a keyboard, or a screen reader. */
import * as z from 'zod/mini';
import { describe, expect, test } from 'vitest';
import { axeIssues } from '../../e2e/axe.ts';
import { fetchText, newPage } from '../../e2e/harness.ts';
import type { AnswerKind } from '../../schemas/wire/answer.ts';
import { misconceptionSchema } from '../../schemas/wire/question.ts';
import {
	field,
	find,
	ofKind,
	openQuestion,
	pathOf,
	saidVerdict,
	verdict,
} from './answer-box.testdata.ts';
import { misconceptionSentence } from './misconception-sentence.ts';

/** Everything loaded between the first focus and a marked answer, compressed. */
const FOCUS_TO_VERDICT_BYTES = 110_000;

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

test('prints the whole solution, however much of it is shown', async () => {
	const record = await find(({ steps }) => steps.length > 2);
	const { page } = await openQuestion(record);
	await page.getByText('Solution', { exact: true }).click();
	expect(await page.locator('[data-help=steps] li:visible').count()).toBe(1);
	await page.emulateMedia({ media: 'print' });
	expect(await page.locator('[data-help=steps] li:visible').count()).toBe(record.steps.length);
	expect(await page.getByRole('button', { name: 'Check' }).count()).toBe(0);
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
