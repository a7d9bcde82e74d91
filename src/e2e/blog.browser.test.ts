/** The ways through the blog, all without JavaScript. */
import { expect, test } from 'vitest';
import type { BlogPost } from '../schemas/wire/static-data.ts';
import { publishedPosts, untilLaidOut } from './articles.ts';
import { openPage } from './harness.ts';

const CATEGORY_PATH = '/blog/category/education';

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

test('links every article to the previous and next one', async () => {
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

test('leads from an article to one of its parts and to its practice', async () => {
	const { page } = await openPage('/blog/why-minus-times-minus-is-plus', { javaScript: false });
	const contents = page.getByRole('navigation', { name: 'In this article' });
	const part = contents.getByRole('link').last();
	const heading = page.getByRole('heading', { level: 2, name: await part.innerText() });
	await part.click();
	expect((await heading.boundingBox())?.y).toBeLessThan(740);
	const practice = page.getByRole('region', { name: 'Practice this' }).getByRole('listitem');
	expect(await practice.first().innerText()).toMatch(/^[\d.]+ .+ · .+ · \d+ questions$/);
	await practice.first().getByRole('link').click();
	await page.waitForURL('**/workbooks/**');
	expect(await page.getByRole('heading', { level: 1 }).innerText()).toMatch(/^[\d.]+ /);
});

test('says in front of a video that it is on another site', async () => {
	const post = (await publishedPosts()).find(({ link }) => link !== undefined);
	const { page } = await openPage(`/blog/${post?.id}`);
	const video = page.getByRole('link', { name: /^Watch the video/ });
	expect(await video.getAttribute('href')).toBe(post?.link);
	expect(await video.innerText()).toContain(new URL(post?.link ?? '').hostname);
	expect(await video.innerText()).toContain('another site, in a new tab');
	expect(await video.getAttribute('rel')).toContain('noopener');
});

/** Runs in the page: the links below an article, in order. */
function moreArticles(): { text: string; href: string | null }[] {
	const links = document.querySelectorAll<HTMLElement>('nav[aria-label="More articles"] a');
	return [...links].map((link) => ({
		text: link.innerText.replaceAll(/\s+/g, ' '),
		href: link.getAttribute('href'),
	}));
}
