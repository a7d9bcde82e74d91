/** The ways through the blog, all of them without JavaScript, and the feeds as a feed reader gets them. */
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { blogPostSchema, type BlogPost } from '../schemas/wire/static-data.ts';
import { fetchText, openPage } from './harness.ts';

const CATEGORY_PATH = '/blog/category/education';

/** Newest first. */
async function publishedPosts(): Promise<BlogPost[]> {
	const { text } = await fetchText('/data/blogs.json');
	return z.object({ data: z.array(blogPostSchema) }).parse(JSON.parse(text)).data;
}

test('leads from the blog to the articles of one category and back', async () => {
	const { page } = await openPage('/blog', { javaScript: false });
	const main = page.getByRole('main');
	const posts = await publishedPosts();
	const titles = () => main.getByRole('heading', { level: 2 }).allInnerTexts();
	expect(await titles()).toEqual(posts.map(({ title }) => title));

	const categories = main.getByRole('navigation', { name: 'Articles by subject' });
	await categories.locator(`a[href="${CATEGORY_PATH}"]`).click();
	await page.waitForURL(`**${CATEGORY_PATH}`);
	const expected = posts.filter(({ category }) => category === 'education');
	expect(await titles()).toEqual(expected.map(({ title }) => title));
	const name = await page.getByRole('heading', { level: 1 }).innerText();
	expect(await categories.locator('[aria-current="page"]').innerText()).toContain(name);
	await categories.getByRole('link', { name: /^All articles/ }).click();
	await page.waitForURL('**/blog');
});

test('names on every article the one before it and the one after it', async () => {
	const posts = await publishedPosts();
	const { page } = await openPage('/blog', { javaScript: false });
	const link = (label: string, post?: BlogPost) =>
		post ? [{ text: `${label} ${post.title}`, href: `/blog/${post.id}` }] : [];
	for (const [index, { id }] of posts.entries()) {
		await page.goto(`/blog/${id}`);
		expect([id, await page.evaluate(moreArticles)]).toEqual([
			id,
			[
				...link('← Previous article', posts[index + 1]),
				...link('Next article →', posts[index - 1]),
				{ text: 'All articles', href: '/blog' },
			],
		]);
	}
});

test('leads from the newest article to the one before it and back', async () => {
	const [newest, earlier] = await publishedPosts();
	const { page } = await openPage(`/blog/${newest?.id}`, { javaScript: false });
	const more = page.getByRole('navigation', { name: 'More articles' });
	await page.evaluate(untilLaidOut);
	await more.getByRole('link', { name: /^← Previous article/ }).click();
	await page.waitForURL(`**/blog/${earlier?.id}`);
	await page.evaluate(untilLaidOut);
	await more.getByRole('link', { name: /^Next article/ }).click();
	await page.waitForURL(`**/blog/${newest?.id}`);
	expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(newest?.title);
});

test('leads from an article to a part of it and to its practice', async () => {
	const { page } = await openPage('/blog/why-minus-times-minus-is-plus', { javaScript: false });
	const contents = page.getByRole('navigation', { name: 'In this article' });
	const part = contents.getByRole('link').last();
	const heading = page.getByRole('heading', { level: 2, name: await part.innerText() });
	await part.click();
	expect((await heading.boundingBox())?.y).toBeLessThan(740);
	const practice = page.getByRole('region', { name: 'Practise this' }).getByRole('listitem');
	expect(await practice.first().innerText()).toMatch(/^[\d.]+ .+ · .+ · \d+ questions$/);
	await practice.first().getByRole('link').click();
	await page.waitForURL('**/workbooks/**');
	expect(await page.getByRole('heading', { level: 1 }).innerText()).toMatch(/^[\d.]+ /);
});

test('lays out the whole article after its first paint', async () => {
	const { page } = await openPage('/blog/why-minus-times-minus-is-plus');
	await page.evaluate(untilLaidOut);
	expect(await page.evaluate(blocksNotLaidOut)).toBe(0);
});

test('opens an article at the part its address names, and stays there', async () => {
	const { page } = await openPage('/blog/why-minus-times-minus-is-plus');
	const contents = page.getByRole('navigation', { name: 'In this article' });
	const part = (await contents.getByRole('link').last().getAttribute('href')) ?? '';
	await page.goto('about:blank');
	await page.goto(`/blog/why-minus-times-minus-is-plus${part}`);
	expect(await page.evaluate(blocksNotLaidOut)).toBe(0);
	await page.evaluate(untilLaidOut);
	const heading = await page.locator(part).boundingBox();
	expect(heading?.y).toBeGreaterThanOrEqual(0);
	expect(heading?.y).toBeLessThan(400);
});

test('marks the part being read beside the text, and moves nothing', async () => {
	const { page } = await openPage('/blog');
	await page.setViewportSize({ width: 1280, height: 900 });
	for (const { id } of await publishedPosts()) {
		await page.goto(`/blog/${id}`);
		await page.evaluate(untilLaidOut);
		expect([id, await page.evaluate(shiftOnTheWayDown)]).toEqual([id, 0]);
		expect(await page.locator('.contents a:target-current').count()).toBe(1);
	}
}, 120_000);

test('says before a video that it is on another site', async () => {
	const post = (await publishedPosts()).find(({ link }) => link !== undefined);
	const { page } = await openPage(`/blog/${post?.id}`);
	const video = page.getByRole('link', { name: /^Watch the video/ });
	expect(await video.getAttribute('href')).toBe(post?.link);
	expect(await video.innerText()).toContain(new URL(post?.link ?? '').hostname);
	expect(await video.innerText()).toContain('another site, in a new tab');
	expect(await video.getAttribute('rel')).toContain('noopener');
});

test('fits every table and formula of every article into the column of a phone', async () => {
	const { page } = await openPage('/blog');
	for (const { id } of await publishedPosts()) {
		await page.goto(`/blog/${id}`);
		expect([id, await page.evaluate(tooWide)]).toEqual([id, []]);
	}
});

describe('the feeds', () => {
	test.each(['/', '/blog', CATEGORY_PATH, '/blog/why-minus-times-minus-is-plus'])(
		'are found from %s',
		async (path) => {
			const { page } = await openPage(path);
			const feeds = await page
				.locator('head link[rel="alternate"]')
				.evaluateAll((links) =>
					links.map((link) => [link.getAttribute('type'), link.getAttribute('href')]),
				);
			expect(feeds).toEqual([
				['application/rss+xml', '/rss.xml'],
				['application/feed+json', '/feed.json'],
			]);
		},
	);

	test('hold every published article in full, with addresses that work anywhere', async () => {
		const [rss, json] = await Promise.all([fetchText('/rss.xml'), fetchText('/feed.json')]);
		expect(rss.headers.get('content-type')).toMatch(/^application\/rss\+xml/);
		expect(json.headers.get('content-type')).toMatch(/^application\/feed\+json/);
		const { page } = await openPage('/blog');
		const fromRss = await page.evaluate(readRss, rss.text);
		const { items }: { items: { url: string; content_html: string }[] } = JSON.parse(json.text);
		expect(items.map((item) => [item.url, item.content_html])).toEqual(fromRss.items);
		const posts = await publishedPosts();
		const paths = fromRss.items.map(([link = '']) => new URL(link).pathname);
		expect(paths).toEqual(posts.map(({ id }) => `/blog/${id}`));
		expect(fromRss.relative).toEqual([]);
		for (const [index, { details }] of posts.entries()) {
			const content = fromRss.items[index]?.[1] ?? '';
			expect(content.length).toBeGreaterThan(
				details.flatMap(({ article }) => article).join('').length,
			);
			expect(content.match(/\sclass=|\sstyle=|<script|<annotation/)).toBeNull();
		}
	});
});

/** Runs in the page: the links below an article, in order. */
function moreArticles(): { text: string; href: string | null }[] {
	const links = document.querySelectorAll<HTMLElement>('nav[aria-label="More articles"] a');
	return [...links].map((link) => ({
		text: link.innerText.replaceAll(/\s+/g, ' '),
		href: link.getAttribute('href'),
	}));
}

/** Runs in the page. A place in an article moves until then: what stands above it is laid out in pieces. */
async function untilLaidOut(): Promise<void> {
	await Promise.all(document.getAnimations().map(({ finished }) => finished));
}

/** Runs in the page. */
function blocksNotLaidOut(): number {
	const blocks = [...document.querySelectorAll('.prose > *')];
	return blocks.filter((block) => getComputedStyle(block).contentVisibility !== 'visible').length;
}

/** Runs in the page: how far its boxes moved by themselves (CLS), from its first paint to its last heading. */
async function shiftOnTheWayDown(): Promise<number> {
	const frame = () => new Promise(requestAnimationFrame);
	for (const heading of document.querySelectorAll('.prose > h2')) {
		heading.scrollIntoView({ behavior: 'instant' });
		await frame();
		await frame();
	}
	const shifts: PerformanceEntry[] = [];
	const observer = new PerformanceObserver((list) => shifts.push(...list.getEntries()));
	observer.observe({ type: 'layout-shift', buffered: true });
	await frame();
	await frame();
	return shifts.reduce((sum, shift) => sum + ('value' in shift ? Number(shift.value) : 0), 0);
}

/** Runs in the page: the text of what reaches beyond the column, or would have to be scrolled. */
function tooWide(): string[] {
	const column = document.querySelector('.prose')?.getBoundingClientRect().right ?? 0;
	return [...document.querySelectorAll('.prose :is(table, math)')]
		.filter((box) => {
			const scrolls = box.matches('[display=block]') && box.scrollWidth > box.clientWidth;
			return scrolls || box.getBoundingClientRect().right > column + 0.5;
		})
		.map((box) => box.textContent);
}

/** Runs in the page, whose parser refuses XML that is not well-formed. */
function readRss(xml: string) {
	const feed = new DOMParser().parseFromString(xml, 'application/xml');
	const fault = feed.querySelector('parsererror')?.textContent;
	if (fault !== undefined) throw new Error(fault);
	const text = (item: Element, name: string) =>
		item.getElementsByTagName(name)[0]?.textContent ?? '';
	const items = [...feed.querySelectorAll('item')].map((item) => [
		text(item, 'link'),
		text(item, 'content:encoded'),
	]);
	const relative = items.flatMap(([, content = '']) => {
		const article = new DOMParser().parseFromString(content, 'text/html');
		return [...article.querySelectorAll('[href], [src]')]
			.map((element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '')
			.filter((address) => !/^(https|mailto):/.test(address));
	});
	return { items, relative };
}
