/** How an article is laid out: when its blocks are laid out, and what keeps its place. */
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { publishedPosts, untilLaidOut } from './articles.ts';
import { openPage } from './harness.ts';

test('lays out the whole article after its first paint', async () => {
	const { page } = await openPage('/blog/why-minus-times-minus-is-plus');
	await page.evaluate(untilLaidOut);
	expect(await page.evaluate(blocksNotLaidOut)).toBe(0);
});

test('opens an article at the part its URL names, and stays there', async () => {
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

/** Lines may move slightly if the math font arrives late: by 0.034 at most, measured over all articles. */
const LATE_FONT = 0.05;

test('marks the part being read beside the text, without rewrapping a line', async () => {
	const { page } = await openPage('/blog');
	await page.setViewportSize({ width: 1280, height: 900 });
	for (const { id } of await publishedPosts()) {
		await page.goto(`/blog/${id}`);
		await page.evaluate(untilLaidOut);
		const heights = await page.evaluate(heightsOnTheWayDown);
		expect([id, ...heights]).toEqual([id, heights[0]]);
		expect(await page.evaluate(layoutShift), id).toBeLessThan(LATE_FONT);
		expect(await page.locator('.contents a:target-current').count()).toBe(1);
	}
}, 120_000);

test.each([
	{ theme: 'light', colorScheme: 'light', paper: [253, 252, 247] },
	{ theme: 'dark', colorScheme: 'dark', paper: [16, 20, 31] },
	{ theme: 'light by choice', colorScheme: 'dark', chosen: 'light', paper: [253, 252, 247] },
	{ theme: 'dark by choice', colorScheme: 'light', chosen: 'dark', paper: [16, 20, 31] },
] as const)("draws an image on the theme's paper: $theme", async (mode) => {
	const { page } = await openPage('/blog', { colorScheme: mode.colorScheme });
	if ('chosen' in mode) await page.locator('html').evaluate(chooseTheme, mode.chosen);
	const picture = await page.getByRole('main').locator('img').first().screenshot();
	const corner = { left: 12, top: 12, width: 1, height: 1 };
	const [red, green, blue] = await sharp(picture).extract(corner).raw().toBuffer();
	expect([red, green, blue]).toEqual(mode.paper);
});

test("fits every table and formula of every article into a phone's column", async () => {
	const { page } = await openPage('/blog');
	for (const { id } of await publishedPosts()) {
		await page.goto(`/blog/${id}`);
		expect([id, await page.evaluate(tooWide)]).toEqual([id, []]);
	}
});

/** Runs in the page, as the reading settings do it. */
function chooseTheme(root: HTMLElement | SVGElement, theme: string): void {
	root.dataset['theme'] = theme;
}

/** Runs in the page. */
function blocksNotLaidOut(): number {
	const blocks = [...document.querySelectorAll('.prose > *')];
	return blocks.filter((block) => getComputedStyle(block).contentVisibility !== 'visible').length;
}

/** Runs in the page: the distinct lists of link heights in the contents, on the way to the last part. */
async function heightsOnTheWayDown(): Promise<string[]> {
	const frame = () => new Promise(requestAnimationFrame);
	const links = [...document.querySelectorAll('.contents a')];
	const heights = new Set<string>();
	await document.fonts.ready;
	for (const heading of document.querySelectorAll('.prose > h2')) {
		heading.scrollIntoView({ behavior: 'instant' });
		await frame();
		await frame();
		heights.add(links.map((link) => link.getBoundingClientRect().height).join());
	}
	return [...heights];
}

/** Runs in the page: how far its boxes have shifted on their own since it was opened (CLS). */
async function layoutShift(): Promise<number> {
	const frame = () => new Promise(requestAnimationFrame);
	const shifts: PerformanceEntry[] = [];
	const observer = new PerformanceObserver((list) => shifts.push(...list.getEntries()));
	observer.observe({ type: 'layout-shift', buffered: true });
	await frame();
	await frame();
	return shifts.reduce((sum, shift) => sum + ('value' in shift ? Number(shift.value) : 0), 0);
}

/** Runs in the page: the text of whatever exceeds the column or would have to be scrolled. */
function tooWide(): string[] {
	const column = document.querySelector('.prose')?.getBoundingClientRect().right ?? 0;
	return [...document.querySelectorAll('.prose :is(table, math)')]
		.filter((box) => {
			const scrolls = box.matches('[display=block]') && box.scrollWidth > box.clientWidth;
			return scrolls || box.getBoundingClientRect().right > column + 0.5;
		})
		.map((box) => box.textContent);
}
