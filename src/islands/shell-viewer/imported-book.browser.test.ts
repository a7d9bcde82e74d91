/**
 * A book imported after the build, from a reader's first page to the last, and what its pages do when something fails.
 */
import { rmSync } from 'node:fs';
import type { Page, Route } from 'playwright-core';
import { afterAll, describe, expect, test as base } from 'vitest';
import { holdBack, newPage, type PageOptions } from '../../e2e/harness.ts';
import { importedBooks, UNBROKEN, unbrokenBook } from '../../e2e/imported-book.testdata.ts';
import { importIntoCopy } from '../../e2e/imported-data.ts';
import { startSite, type SiteProcess } from '../../e2e/site-process.ts';

const BOOK = '/workbooks/school-algebra';
const MATERIAL = `${BOOK}/1-equations/1-1-one-step-equations`;
const QUESTION = `${MATERIAL}/sa-eq-0001`;
const UNBROKEN_BOOK = '/workbooks/unbroken';
const UNBROKEN_MATERIAL = `${UNBROKEN_BOOK}/1-unbroken/1-1-unbroken`;
const SCRIPTS = '**/_astro/*.js';

let folder: string;
let site: SiteProcess;

const test = base.extend('isSetUp', { scope: 'file', auto: true }, async () => {
	folder = await importIntoCopy([...importedBooks, ...unbrokenBook]);
	site = await startSite(folder);
});

afterAll(async () => {
	await site.stop();
	rmSync(folder, { recursive: true, force: true });
});

async function open(path: string, options: PageOptions = {}) {
	const opened = await newPage(options);
	await opened.page.goto(site.url + path);
	return opened;
}

const heading = (page: Page, name: string | RegExp) =>
	page.getByRole('heading', { level: 1, name, exact: true });
const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name });
const crumbs = (page: Page) =>
	page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem').allInnerTexts();

/** At 360 px, nothing makes the page scroll sideways. */
const overflow = (page: Page): Promise<number> =>
	page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

test('can be followed from the list of workbooks to its last question', async () => {
	const { page, complaints } = await open('/workbooks');
	await link(page, 'School Algebra & Graphs').click();
	await heading(page, 'School Algebra & Graphs').waitFor();
	expect(await page.title()).toBe('School Algebra & Graphs workbook · Lemma Lane');
	expect(await overflow(page)).toBe(0);

	await link(page, '1.1 One-Step Equations').click();
	await heading(page, '1.1 One-Step Equations').waitFor();
	await link(page, 'Keeping the balance').click();
	await heading(page, 'Keeping the balance').waitFor();
	expect(await page.getByRole('math').count()).toBeGreaterThan(0);
	await link(page, '1.1 One-Step Equations: all').click();
	// The list shows the prompts, including the choices.
	await page.getByText('Which number solves').waitFor();
	expect(await page.getByRole('list').getByRole('math').count()).toBeGreaterThan(3);
	await link(page, 'Question 1, with its solution').click();
	for (const number of [1, 2, 3]) {
		await heading(page, `Question ${number}`).waitFor();
		expect(await overflow(page)).toBe(0);
		if (number < 3) await link(page, 'Next →').click();
	}
	await link(page, '← Previous').click();
	await heading(page, 'Question 2').waitFor();
	await link(page, 'School Algebra & Graphs').click();

	await link(page, '2.1 Reading a Line').click();
	await link(page, 'Question 1, with its solution').click();
	await page.getByRole('img', { name: 'A number line with a dot at 3' }).waitFor();
	await link(page, 'Next →').click();
	await heading(page, 'Question 2').waitFor();
	expect(await link(page, 'Next →').count()).toBe(0);
	await expect
		.poll(() => crumbs(page))
		.toEqual(['School Algebra & Graphs', '2.1 Reading a Line', 'Question 2 of 2']);
	// The record names a cover that does not exist.
	expect(complaints.filter((text) => !text.includes('/covers/no-such-cover.svg'))).toEqual([]);
});

test.each([
	['the book', UNBROKEN_BOOK],
	['its material', UNBROKEN_MATERIAL],
	['its lecture', `${UNBROKEN_MATERIAL}/lectures/unbroken-topic`],
	['its question', `${UNBROKEN_MATERIAL}/unbroken-0001`],
])('%s with a long word in every field does not scroll sideways on a phone', async (_, path) => {
	const { page } = await open(path);
	await page.getByText(UNBROKEN.slice(0, 50)).first().waitFor();
	for (const fold of await page.locator('summary').all()) await fold.click();
	expect(await overflow(page)).toBe(0);
});

test.each([
	['', 'School Algebra &amp; Graphs workbook'],
	['/1-equations/1-1-one-step-equations', '1.1 One-Step Equations · School Algebra &amp; Graphs'],
	[
		'/1-equations/1-1-one-step-equations/lectures/school-algebra-1-1-balance',
		'Keeping the balance · School Algebra &amp; Graphs, 1.1',
	],
	[
		'/2-graphs/2-1-reading-a-line/sa-gr-0002',
		'What is the slope of y… · School Algebra &amp; Graphs, 2.1 no. 2',
	],
])('has the title and canonical URL of %s in the HTML', async (path, title) => {
	for (const prefix of ['/workbooks/school-algebra', '/worksheets/school-algebra']) {
		const answer = await fetch(site.url + prefix + path);
		const html = await answer.text();
		expect(answer.status).toBe(200);
		expect(html).toContain(`<title>${title}`);
		expect(html).toMatch(
			new RegExp(`<link rel="canonical" href="https://[^/"]+/workbooks/school-algebra${path}">`),
		);
		expect(html).not.toContain('noindex');
	}
});

test('works below /worksheets too', async () => {
	const { page } = await open(QUESTION.replace('workbooks', 'worksheets'));
	await heading(page, 'Question 1').waitFor();
	await page.goto(`${site.url}${BOOK.replace('workbooks', 'worksheets')}#2-graphs`);
	await heading(page, 'School Algebra & Graphs').waitFor();
	expect(await link(page, '2.1 Reading a Line').isVisible()).toBe(true);
});

test('is found by its name in the search', async () => {
	const { page, complaints } = await open('/search?q=school+algebra');
	const hit = link(page, 'School Algebra & Graphs');
	await hit.waitFor();
	expect(await hit.getAttribute('href')).toBe(BOOK);
	expect(complaints).toEqual([]);
});

test('is in the sitemaps with its materials, lectures, and questions', async () => {
	const locations = async (path: string) => {
		const text = await (await fetch(site.url + path)).text();
		return Array.from(
			text.matchAll(/<loc>([^<]*)<\/loc>/g),
			([, loc]) => new URL(loc ?? '').pathname,
		);
	};
	const files = (await locations('/sitemap.xml')).filter((path) => path.includes('imported'));
	const named = (await Promise.all(files.map(locations))).flat();
	expect(named).toEqual(expect.arrayContaining([BOOK, MATERIAL, QUESTION]));
	expect(named).toContain(`${MATERIAL}/lectures/school-algebra-1-1-balance`);
	expect(named).not.toContain(`${MATERIAL}/lectures/school-algebra-1-1-planned`);
});

describe('where there is nothing yet', () => {
	test.each([
		['/workbooks/still-empty', 'This workbook has no chapters yet.', 'all workbooks'],
		[
			`${BOOK}/1-equations/1-2-still-to-write`,
			'This material has no questions yet.',
			'See the other materials of School Algebra & Graphs',
		],
		[
			`${MATERIAL}/lectures/school-algebra-1-1-planned`,
			'This lecture is not written yet.',
			'1.1 One-Step Equations: all lectures',
		],
	])('%s says so and where to go', async (path, words, way) => {
		const { page } = await open(path);
		await page.getByText(words).waitFor();
		expect(await link(page, way).isVisible()).toBe(true);
		expect(await page.getByRole('alert').count()).toBe(0);
	});
});

test('says without JavaScript what to do', async () => {
	const { page } = await open(QUESTION, { javaScript: false });
	expect(await heading(page, 'This page needs JavaScript').isVisible()).toBe(true);
	expect(await page.getByText('Loading…').isVisible()).toBe(false);
	await page.getByRole('main').getByRole('link', { name: 'all workbooks' }).click();
	expect(new URL(page.url()).pathname).toBe('/workbooks');
});

describe.each([
	['is down', (route: Route) => route.abort('connectionrefused'), 'The library does not respond.'],
	['does not respond within five seconds', () => undefined, 'The library does not respond.'],
	[
		'sends the wrong shape',
		(route: Route) => route.fulfill({ json: { pages: 3 } }),
		'The library has a problem at the moment.',
	],
	[
		'forgot it',
		(route: Route) => route.fulfill({ status: 404, json: {} }),
		'The library did not find this page.',
	],
])('when the service %s', (_how, misbehave, message) => {
	test.each([
		['book', BOOK, 'School Algebra & Graphs'],
		['question', QUESTION, 'Question 1'],
	])('a %s says so and recovers with a retry', async (_kind, path, name) => {
		const { page } = await newPage();
		await page.route('**/api/*', async (route) => {
			await misbehave(route);
		});
		await page.goto(site.url + path);
		await heading(page, message).waitFor();
		await page.unroute('**/api/*');
		await page.getByRole('button', { name: 'Retry' }).click();
		await heading(page, name).waitFor();
		expect(await page.getByRole('alert').count()).toBe(0);
	});
});

test('shows hostile records as harmless text', async () => {
	const { page, complaints } = await newPage();
	const hostile =
		'<img src=x onerror="globalThis.hacked = 1"><script>globalThis.hacked = 2</script>';
	await page.route('**/api/book_details*', async (route) => {
		const answer = await route.fetch();
		await route.fulfill({ json: { ...(await answer.json()), name: `Read me ${hostile}` } });
	});
	await page.goto(site.url + BOOK);
	await page.getByRole('heading', { level: 1, name: /Read me <img/ }).waitFor();
	expect(await page.evaluate(() => Reflect.get(globalThis, 'hacked'))).toBeUndefined();
	expect(complaints).toEqual([]);
});

describe('when the code of the page', () => {
	const notice = (page: Page) => page.getByRole('alert').filter({ hasText: 'could not be loaded' });

	test('does not load, the page says so and a retry loads it', async () => {
		const { page } = await newPage();
		await page.route(SCRIPTS, (route) => route.abort());
		await page.goto(site.url + QUESTION);
		await notice(page).waitFor();
		expect(await page.getByText('Loading…').isVisible()).toBe(false);
		await page.unroute(SCRIPTS);
		await notice(page).getByRole('button', { name: 'Retry' }).click();
		await heading(page, 'Question 1').waitFor();
	});

	test('hangs, the page says so after 120 seconds and a retry loads it again', async () => {
		const { page, context } = await newPage();
		await context.clock.install();
		let isHanging = true;
		await page.route(SCRIPTS, async (route) => {
			if (!isHanging) await route.continue();
		});
		await page.goto(site.url + QUESTION, { waitUntil: 'commit' });
		await page.getByText('Loading…').waitFor();
		await context.clock.fastForward(119_000);
		expect(await notice(page).count()).toBe(0);
		await context.clock.fastForward(2_000);
		await notice(page).waitFor();
		expect(await page.getByText('Loading…').isVisible()).toBe(false);
		isHanging = false;
		await notice(page).getByRole('button', { name: 'Retry' }).click();
		await heading(page, 'Question 1').waitFor();
	});
});

test('shows the loading bar while a record loads, including back from the cache', async () => {
	const { page } = await newPage();
	const answer = await holdBack(page, '**/api/question_details*');
	await page.goto(site.url + QUESTION);
	const isBarShown = () =>
		page.evaluate(() => {
			const bar = document.querySelector('body > .loading');
			return bar !== null && getComputedStyle(bar).visibility === 'visible';
		});
	await expect.poll(isBarShown).toBe(true);
	await page.evaluate(() =>
		dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
	);
	expect(await isBarShown()).toBe(true);
	answer();
	await heading(page, 'Question 1').waitFor();
	await expect.poll(isBarShown).toBe(false);
});
