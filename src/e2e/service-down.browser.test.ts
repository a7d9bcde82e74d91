/** What a reader of a built question sees if the books service misbehaves. */
import type { Page, Route } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { newPage, siteUrl } from './harness.ts';
import { question, questionIds, questionPath } from './library.ts';

const NO_RESPONSE = 'The library does not respond. This is the saved version.';
const BROKEN = 'The library has a problem at the moment. This is the saved version.';
const NOT_FOUND = 'The library did not find this page. This is the saved version.';
const QUESTION_CALL = '**/api/question_details*';

const answer = (status: number, contentType: string, body: string) => (route: Route) =>
	route.fulfill({ status, contentType, body, headers: { etag: '"other"' } });

/** The prompt as text, without the notation inside the formulas. */
const prompt = (page: Page): Promise<string> => page.getByRole('article').first().innerText();

describe.each([
	['is down', (route: Route) => route.abort('connectionrefused'), NO_RESPONSE],
	['does not respond within five seconds', () => undefined, NO_RESPONSE],
	['answers HTML', answer(200, 'text/html', '<!doctype html><p>Welcome'), BROKEN],
	['sends half a JSON', answer(200, 'application/json', '{"id":"abc'), BROKEN],
	['sends the wrong shape', answer(200, 'application/json', '{"pages":3}'), BROKEN],
	['fails', answer(500, 'application/json', '{"error":{}}'), BROKEN],
	['does not know the question', answer(404, 'application/json', '{}'), NOT_FOUND],
])('if the books service %s', (_how, misbehave, message) => {
	test('the question stays readable, acting on it shows the message, and a retry works', async () => {
		const { page } = await newPage();
		await page.route(QUESTION_CALL, async (route) => {
			await misbehave(route);
		});
		await page.goto(await questionPath());
		const before = await prompt(page);
		expect(before.length).toBeGreaterThan(20);
		await page.waitForLoadState('load');
		const notice = page.getByRole('status').getByText(message);
		await expect
			.poll(
				async () => {
					// Acting inside the record sends the request; before the first response failed, it changes nothing.
					await page
						.getByRole('article')
						.first()
						.click({ position: { x: 5, y: 5 } });
					return notice.isVisible();
				},
				{ timeout: 20_000, interval: 500 },
			)
			.toBe(true);
		expect(await prompt(page)).toBe(before);
		await page.getByRole('button', { name: 'Retry' }).click();
		await page.getByRole('status').getByText(`Tried 2 times. ${message}`).waitFor();
		await page.unroute(QUESTION_CALL);
		await page.getByRole('button', { name: 'Retry' }).click();
		await notice.waitFor({ state: 'hidden' });
		expect(await prompt(page)).toContain(before.split('\n')[0]);
	});
});

test('a reader who goes offline sees a notice, and the question keeps working', async () => {
	const { page, context, complaints } = await newPage();
	await page.goto(await questionPath());
	await page.waitForLoadState('networkidle');
	await context.setOffline(true);
	const notice = page.getByRole('status').getByText('You are offline. This is the saved version.');
	await notice.waitFor();
	await page.getByText('Solution', { exact: true }).click();
	await page.getByRole('article').locator('ol > li').first().waitFor();
	await context.setOffline(false);
	await notice.waitFor({ state: 'hidden' });
	expect(complaints).toEqual([]);
});

test('shows a changed question in place of the built one', async () => {
	const [id] = await questionIds();
	const record = { ...(await question(id)), question_html: 'A <b>newer</b> question.' };
	const { page, complaints } = await newPage();
	await page.route(QUESTION_CALL, answer(200, 'application/json', JSON.stringify(record)));
	await page.goto(await questionPath());
	await page.getByText('A newer question.').waitFor();
	expect(complaints).toEqual([]);
});

test('shows hostile markup from the service as harmless text and runs none of it', async () => {
	const [id] = await questionIds();
	const hostile = [
		'Read me <img src="x" onerror="globalThis.hacked = 1">',
		'<script>globalThis.hacked = 2</script>',
		'<a href="javascript:globalThis.hacked=3">link</a>',
		'<form action="https://evil.example"><input name="email"></form>',
		'<iframe srcdoc="<script>parent.hacked = 4</script>"></iframe>',
		'<p style="position:fixed;inset:0">cover</p>',
		'<math><mtext><style><img src=x onerror="globalThis.hacked=5"></style></mtext></math>',
	].join('');
	const record = { ...(await question(id)), question_html: hostile };
	const { page, complaints } = await newPage();
	const foreign: string[] = [];
	page.on('request', (request) => {
		if (!request.url().startsWith(siteUrl())) foreign.push(request.url());
	});
	await page.route(QUESTION_CALL, answer(200, 'application/json', JSON.stringify(record)));
	await page.goto(await questionPath());
	const card = page.getByRole('article').filter({ hasText: 'Read me' });
	await card.waitFor();
	const dangerous = card.locator(
		'script, iframe, form:not([data-answer]), input:not([data-answer] input), [onerror], [style], a[href^="java"]',
	);
	expect(await dangerous.count()).toBe(0);
	expect(await page.evaluate(() => Reflect.get(globalThis, 'hacked'))).toBeUndefined();
	// Chromium reports the handler while the markup is still being parsed in an inert document. The same goes for its
	// style, which the page's policy blocks there as well.
	const isRefused = (text: string): boolean =>
		/script-src-attr|event handler|style-src-elem|Applying inline style/.test(text);
	expect(complaints.filter((text) => !isRefused(text))).toEqual([]);
	expect(foreign).toEqual([]);
});

test("sends the page's entity tag and leaves an unchanged question alone", async () => {
	const { page, scripts } = await newPage();
	const asked = page.waitForResponse(QUESTION_CALL);
	await page.goto(await questionPath());
	const response = await asked;
	expect(response.status()).toBe(304);
	expect((await response.request().allHeaders())['if-none-match']).toMatch(/^"\w+"$/);
	await page.waitForLoadState('networkidle');
	expect(scripts.filter(({ text }) => /Symbol\.for\(["'`]react\./.test(text))).toEqual([]);
});
