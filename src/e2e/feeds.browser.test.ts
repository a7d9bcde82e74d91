/** The feeds as a feed reader gets them. */
import { expect, test } from 'vitest';
import { publishedPosts } from './articles.ts';
import { fetchText, openPage } from './harness.ts';

test.each(['/', '/blog', '/blog/category/education', '/blog/why-minus-times-minus-is-plus'])(
	'the feeds are found from %s',
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

test('the feeds contain every published article in full, with URLs that work anywhere', async () => {
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

/** Runs in the page, whose parser rejects XML that is not well-formed. */
function readRss(xml: string) {
	const feed = new DOMParser().parseFromString(xml, 'application/xml');
	const issue = feed.querySelector('parsererror')?.textContent;
	if (issue !== undefined) throw new Error(issue);
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
