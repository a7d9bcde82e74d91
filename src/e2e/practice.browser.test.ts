/** Practice: sets that lead from question to question, and what the device remembers. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newPage, openPage, siteUrl } from './harness.ts';
import { BOOK_PATH, lecturePath, MATERIAL_PATH, question, questionIds } from './library.ts';

const QUESTION_PAGE = /\/[a-z0-9]{10}$/;
const idOf = (page: Page): string => new URL(page.url()).pathname.split('/').at(-1) ?? '';

/** Types an answer to the page's question and has it marked. */
async function answer(page: Page, given: string): Promise<void> {
	await page.getByLabel('Your answer').fill(given);
	await page.getByLabel('Your answer').press('Enter');
	await page.locator('output[data-verdict]').waitFor();
}

const rightAnswer = async (page: Page): Promise<string> =>
	(await question(idOf(page))).answer.value;

/** Presses Tab until the focus is on something with that name. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
	for (let presses = 0; presses < 80; presses++) {
		await page.keyboard.press('Tab');
		const focused = await page.evaluate(() => {
			const at = document.activeElement;
			return (
				at?.ariaLabel ||
				at?.closest('form')?.querySelector(`label[for="${at.id}"]`)?.textContent ||
				at?.textContent ||
				''
			);
		});
		if (name.test(focused.trim())) return;
	}
	throw new Error(`The Tab key never reached ${name} on ${page.url()}.`);
}

test('leads by keyboard through ten questions of a material to a page with the results', async () => {
	const { page, complaints } = await openPage(MATERIAL_PATH);
	await tabTo(page, /^Practice ten$/);
	await page.keyboard.press('Enter');
	await page.waitForURL(QUESTION_PAGE);
	const seen = new Set<string>();
	for (let number = 1; number <= 10; number++) {
		await page.getByText(`${number} of 10`, { exact: true }).waitFor();
		seen.add(idOf(page));
		await tabTo(page, /^Your answer$/);
		const right = await rightAnswer(page);
		await page.keyboard.type(number === 4 ? '12345' : right);
		await page.keyboard.press('Enter');
		await page.locator(`output[data-verdict=${number === 4 ? 'wrong' : 'right'}]`).waitFor();
		await tabTo(page, number === 10 ? /^Finish/ : /^Next →/);
		await page.keyboard.press('Enter');
		await page.waitForURL((url) => !url.pathname.endsWith([...seen].at(-1) ?? ''));
	}
	expect(seen.size).toBe(10);
	await page.waitForURL('**/practice');
	await page.getByText('All 10 tried.').waitFor();
	expect(await page.getByText('right the first time').count()).toBe(9);
	expect(await page.getByText('still open').count()).toBe(1);
	await page.getByRole('heading', { name: 'Worth reading' }).waitFor();
	expect(await page.locator('#practice').textContent()).not.toMatch(/wrong|fail|mistake|bad|poor/i);
	const overflow = await page.evaluate(
		() => document.documentElement.scrollWidth - document.documentElement.clientWidth,
	);
	expect(overflow).toBeLessThanOrEqual(0);
	expect(complaints).toEqual([]);
}, 120_000);

test('returns from a set to where it was started, and discards it', async () => {
	const { page } = await openPage(MATERIAL_PATH);
	await page.getByRole('link', { name: 'Practice ten' }).click();
	await page.waitForURL(QUESTION_PAGE);
	await page.getByRole('button', { name: 'Leave set' }).click();
	await page.getByRole('link', { name: /^All \d+/ }).waitFor();
	await page.goto('/practice');
	await page.getByText('A set is ten questions').waitFor();
	expect(await page.evaluate(() => localStorage.getItem('practice-set'))).toBeNull();
});

test('spreads placement questions over the book, and names a place to start', async () => {
	const { page } = await openPage(BOOK_PATH);
	await page.getByRole('link', { name: 'Practice this workbook' }).click();
	await page.getByRole('link', { name: 'Find where to start' }).click();
	await page.waitForURL(QUESTION_PAGE);
	const set = await page.evaluate(() => JSON.parse(localStorage['practice-set']));
	const chapters = set.questions.map(({ path }: { path: string }) => path.split('/')[3]);
	expect(new Set(chapters).size).toBe(10);
	await page.goto('/practice');
	await page.getByText('0 of 10 tried.').waitFor();
	expect(await page.getByRole('link', { name: 'Go on' }).getAttribute('href')).toBe(
		set.questions[0].path,
	);
});

test('leads a placement by keyboard from its start to a page that names where to start', async () => {
	const { page } = await newPage();
	await page.goto(`/practice#start/${BOOK_PATH.split('/').at(-1)}`);
	for (let number = 1; number <= 10; number++) {
		await page.waitForURL(QUESTION_PAGE);
		await page.getByText(`${number} of 10`, { exact: true }).waitFor();
		const { answer: expected } = await question(idOf(page));
		if (expected.choices) {
			await page.getByRole('radio').nth('ABCD'.indexOf(expected.value)).press('Space');
			await page.keyboard.press('Enter');
		} else {
			await page
				.getByLabel('Your answer', { exact: true })
				.fill(number > 6 && expected.kind === 'integer' ? '12345' : expected.value);
			await page.keyboard.press('Enter');
		}
		await page.locator('output[data-verdict]').waitFor();
		const here = page.url();
		await tabTo(page, number === 10 ? /^Finish/ : /^Next →/);
		await page.keyboard.press('Enter');
		await page.waitForURL((url) => url.href !== here);
	}
	await page.getByText('All 10 tried.').waitFor();
	await page.getByRole('heading', { name: 'Begin here', level: 3 }).waitFor();
	const begin = page.getByText('Begin with').getByRole('link');
	expect(await begin.getAttribute('href')).toMatch(`${BOOK_PATH}/`);
}, 120_000);

test('says what to do if the list of questions does not load', async () => {
	const { page } = await newPage();
	await page.route('**/data/questions/**', (route) => route.abort());
	await page.goto(`/practice#${MATERIAL_PATH.replace('/workbooks/', '')}`);
	await page.getByRole('alert').waitFor();
	await page.unroute('**/data/questions/**');
	await page.getByRole('button', { name: 'Try again' }).press('Enter');
	await page.waitForURL(QUESTION_PAGE);
	expect(page.url()).toContain(MATERIAL_PATH);
});

test('lists the ten questions if the browser stores nothing', async () => {
	const { page } = await newPage();
	await page.addInitScript(() => {
		Object.defineProperty(window, 'localStorage', {
			get() {
				throw new DOMException('no', 'SecurityError');
			},
		});
	});
	await page.goto(`/practice#${MATERIAL_PATH.replace('/workbooks/', '')}`);
	await page.getByText('This browser saves nothing').waitFor();
	expect(await page.locator('.outcomes a').count()).toBe(10);
});

test("returns to the question in its material's list, with or without script", async () => {
	const ids = await questionIds();
	const { page } = await openPage(`${MATERIAL_PATH}/${ids[11]}`, { javaScript: false });
	await page.getByRole('link', { name: /^All \d+/ }).click();
	expect(new URL(page.url()).hash).toBe('#q12');
	const top = await page.locator('#q12').evaluate((item) => item.getBoundingClientRect().top);
	expect(top).toBeGreaterThanOrEqual(0);
	expect(top).toBeLessThan(740);
});

test('leads from a question to its lecture and another of its skill, and from a lecture to ten of its questions', async () => {
	const ids = await questionIds();
	const { page } = await openPage(`${MATERIAL_PATH}/${ids[0]}`);
	const { skill } = await question(ids[0]);
	const [another] = await page
		.locator('.like a')
		.evaluateAll((links) => links.map((a) => (a as HTMLAnchorElement).pathname));
	expect((await question(another?.split('/').at(-1) ?? '')).skill).toEqual(skill);
	await page
		.getByRole('link', { name: /^Lecture: / })
		.first()
		.click();
	await page.waitForURL(/\/lectures\//);
	await page.goto(await lecturePath());
	await page.getByRole('link', { name: /^Next lecture: / }).waitFor();
	await page.getByRole('link', { name: 'Practice ten of this' }).click();
	await page.waitForURL(QUESTION_PAGE);
	await page.getByText('1 of 10', { exact: true }).waitFor();
});

test('marks in one tab what was done in another', async () => {
	const { page, context } = await openPage(MATERIAL_PATH);
	const [first] = await questionIds();
	const other = await context.newPage();
	await other.goto(`${MATERIAL_PATH}/${first}`);
	await answer(other, await rightAnswer(other));
	await page.locator('#done', { hasText: '1 of ' }).waitFor();
	expect(await page.getByRole('link', { name: /^Question 1,.*: done$/ }).count()).toBe(1);
});

type Sent = { method: string; url: string; body: string; headers: string };

/** Everything that left the browser. */
async function logOf(page: Page): Promise<Sent[]> {
	const sent: Sent[] = [];
	page.context().on('request', (request) =>
		sent.push({
			method: request.method(),
			url: request.url(),
			body: request.postData() ?? '',
			// Scripts request scripts, one of which is named after the progress that it stores.
			headers: JSON.stringify(request.headers()).replace(/"referer":"[^"]*\/_astro\/[^"]*"/, ''),
		}),
	);
	page.on('websocket', (socket) =>
		sent.push({ method: 'WS', url: socket.url(), body: '', headers: '' }),
	);
	return sent;
}

/** A request may name a page, a file, or a record, and nothing else. */
function carriesMore({ method, url, body, headers }: Sent): boolean {
	const { origin, pathname, searchParams } = new URL(url);
	const isRecord = pathname === '/api/question_details' && [...searchParams.keys()].join() === 'id';
	return (
		method !== 'GET' ||
		origin !== siteUrl() ||
		body !== '' ||
		/"cookie"|verdict|tries|progress/i.test(headers) ||
		(searchParams.size > 0 && !isRecord) ||
		!/^\/(workbooks|_astro|api\/question_details|data\/misconceptions|favicon|covers|apple-touch-icon)/.test(
			pathname,
		)
	);
}

test('sends nothing about twenty answered questions', async () => {
	const { page } = await newPage();
	const sent = await logOf(page);
	await page.goto(`${MATERIAL_PATH}/${(await questionIds())[0]}`);
	for (let number = 1; number <= 20; number++) {
		const here = page.url();
		if (number % 3 === 0) await answer(page, '98765');
		await answer(page, await rightAnswer(page));
		await page.locator('output[data-verdict=right]').waitFor();
		await page.locator('nav a[rel=next]').click();
		await page.waitForURL((url) => url.href !== here);
	}
	const kept = await page.evaluate(() => JSON.parse(localStorage['progress']));
	expect(Object.keys(kept.questions)).toHaveLength(20);
	expect(sent.length).toBeGreaterThan(20);
	expect(sent.filter(carriesMore)).toEqual([]);
}, 180_000);

test('would detect a request that carries the progress', async () => {
	const { page } = await newPage();
	const sent = await logOf(page);
	await page.addInitScript(() => {
		const keep = Storage.prototype.setItem;
		Storage.prototype.setItem = function (key, text) {
			keep.call(this, key, text);
			if (key === 'progress') void fetch(`/api/health?tried=${text.length}`);
		};
	});
	await page.goto(`${MATERIAL_PATH}/${(await questionIds())[0]}`);
	await answer(page, await rightAnswer(page));
	await expect.poll(() => sent.filter(carriesMore).length).toBeGreaterThan(0);
});
