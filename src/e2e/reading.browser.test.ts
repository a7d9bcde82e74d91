/** What readers who need larger text, more contrast, a keyboard, or a narrow column can rely on. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import algebra from '../../content/curriculum/algebra-1.json' with { type: 'json' };
import { colorIssues } from './axe.ts';
import { newPage, openPage } from './harness.ts';
import { MATERIAL_PATH, questionPath } from './library.ts';
import { PAGE_KINDS } from './page-kinds.ts';

/** Runs before the page's own scripts, as if chosen on an earlier visit. */
async function openWith(settings: Record<string, string>, path: string): Promise<Page> {
	const { page, context } = await newPage();
	await context.addInitScript(
		(kept) => localStorage.setItem('reading-1', kept),
		JSON.stringify(settings),
	);
	await page.goto(path);
	return page;
}

const overflow = (page: Page): Promise<number> =>
	page.evaluate(() => {
		const { scrollWidth, clientWidth } = document.documentElement;
		return scrollWidth - clientWidth;
	});

describe.each(PAGE_KINDS)('the $kind page', ({ path }) => {
	test('needs no sideways scrolling at 320 px, nor on a phone with text twice as large', async () => {
		const { page } = await openPage(await path(), { width: 320, height: 640 });
		expect(await overflow(page)).toBeLessThanOrEqual(0);
		await page.setViewportSize({ width: 360, height: 740 });
		await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
		expect(await overflow(page)).toBeLessThanOrEqual(0);
	});

	test('fits 320 px with the largest text and the widest spacing', async () => {
		const page = await openWith({ text: '4', spacing: 'wide', contrast: 'high' }, await path());
		await page.setViewportSize({ width: 320, height: 640 });
		expect(await overflow(page)).toBeLessThanOrEqual(0);
	});

	test('has no issue in high contrast, with text at seven to one', async () => {
		const page = await openWith({ contrast: 'high', theme: 'light' }, await path());
		expect(await colorIssues(page, { enhanced: true })).toEqual([]);
		await page.evaluate(() => (document.documentElement.dataset['theme'] = 'dark'));
		expect(await colorIssues(page, { enhanced: true })).toEqual([]);
	});
});

test('a marked word stays readable in forced-colors mode', async () => {
	const { page } = await openPage('/', { colorScheme: 'dark' });
	await page.emulateMedia({ forcedColors: 'active' });
	const mark = page.getByRole('heading', { level: 1 }).locator('mark');
	const color = await mark.evaluate((element) => getComputedStyle(element).color);
	expect(color).toBe('rgb(238, 241, 247)');
});

const paper = (page: Page): Promise<string> =>
	page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
const NIGHT = 'rgb(16, 20, 31)';

test('a choice applies on the next page and on the one the reader returns to', async () => {
	const { page, complaints } = await openPage(MATERIAL_PATH);
	await page
		.getByRole('link', { name: /reading settings/i })
		.first()
		.click();
	await page.getByRole('radio', { name: 'Dark' }).check();
	await page.getByRole('radio', { name: 'Largest' }).check();
	await page.getByText('Kept on this device.').waitFor();
	expect(await paper(page)).toBe(NIGHT);
	await page.goBack();
	await page.waitForURL(`**${MATERIAL_PATH}`);
	expect(await paper(page)).toBe(NIGHT);
	await page.goto('/about');
	expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
		'24px',
	);
	expect(complaints).toEqual([]);
});

/** The color of a phone browser's own toolbar. */
const bar = (page: Page): Promise<string | undefined> =>
	page.evaluate(() => {
		const colors = [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')];
		return colors.find(({ media }) => matchMedia(media).matches)?.content;
	});

test("the browser's toolbar has the color of the chosen paper", async () => {
	const page = await openWith({ theme: 'dark' }, '/about');
	expect(await bar(page)).toBe('#10141f');
	await page.goto('/reading-settings');
	await page.getByRole('radio', { name: 'Light' }).check();
	await page.emulateMedia({ colorScheme: 'dark' });
	expect(await bar(page)).toBe('#fdfcf7');
	await page.getByRole('radio', { name: 'As the device says' }).last().check();
	expect(await bar(page)).toBe('#10141f');
});

test('a reader who turned storage off gets the defaults and a note that nothing is stored', async () => {
	const { page, context, complaints } = await newPage();
	await context.addInitScript(() =>
		Object.defineProperty(globalThis, 'localStorage', {
			get: () => {
				throw new DOMException('denied', 'SecurityError');
			},
		}),
	);
	await page.goto('/reading-settings');
	await page.getByRole('radio', { name: 'Dark' }).check();
	expect(await paper(page)).toBe(NIGHT);
	await page.getByText('for this page only').waitFor();
	expect(complaints).toEqual([]);
});

test('a setting that cannot be read counts as the default', async () => {
	const { page, context, complaints } = await newPage();
	await context.addInitScript(() => localStorage.setItem('reading-1', '{"theme":'));
	await page.goto('/about');
	const { theme, text } = await page.evaluate(() => ({ ...document.documentElement.dataset }));
	expect([theme, text]).toEqual([undefined, undefined]);
	expect(complaints).toEqual([]);
});

test('without JavaScript the settings page points to the browser’s own zoom', async () => {
	const { page } = await openPage('/reading-settings', { javaScript: false });
	await page.getByText('own zoom').waitFor();
	expect(await page.getByRole('radio').count()).toBe(0);
});

/** Presses Tab until the focus is on what `name` says; every stop must be visible. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
	for (let presses = 0; presses < 60; presses += 1) {
		await page.keyboard.press('Tab');
		const { text, isSeen, hasOutline } = await page.evaluate(() => {
			const focused = document.activeElement ?? document.body;
			const { left, top, width, height } = focused.getBoundingClientRect();
			const over = document.elementFromPoint(left + width / 2, top + height / 2);
			return {
				text: (focused.getAttribute('aria-label') ?? focused.textContent ?? '').trim(),
				isSeen: over !== null && (focused.contains(over) || over.contains(focused)),
				hasOutline: getComputedStyle(focused).outlineStyle !== 'none',
			};
		});
		expect(isSeen, `“${text}” is visible`).toBe(true);
		expect(hasOutline, `“${text}” shows the focus`).toBe(true);
		if (name.test(text)) return;
	}
	throw new Error(`Tab does not reach ${String(name)}.`);
}

test('a keyboard user gets through a question to its solution and on to the next', async () => {
	const { page } = await openPage(await questionPath());
	await tabTo(page, /^Skip to the content/);
	await page.keyboard.press('Enter');
	await tabTo(page, /^Hint/);
	await tabTo(page, /^Solution/);
	await page.keyboard.press('Enter');
	await page.getByRole('article').locator('ol > li').first().waitFor();
	await tabTo(page, /^Next →/);
	await page.keyboard.press('Enter');
	const second = page.getByRole('heading', { level: 1, name: 'Question 2' });
	await second.waitFor();
	expect(await second.isVisible()).toBe(true);
});

test('a keyboard user sets the contrast', async () => {
	const { page } = await openPage(await questionPath());
	await tabTo(page, /reading settings/i);
	await page.keyboard.press('Enter');
	await page.waitForURL('**/reading-settings');
	await page.getByRole('radio', { name: 'Normal' }).first().focus();
	await page.keyboard.press('Tab');
	await page.keyboard.press('Tab');
	await page.keyboard.press('ArrowRight');
	expect(await page.evaluate(() => document.documentElement.dataset['contrast'])).toBe('high');
});

test('a phone shows the question, its folds, and the links on, and nothing else before scrolling', async () => {
	const { page } = await openPage(await questionPath());
	const bottomOf = async (name: string) => {
		const box = await page.getByRole('link', { name }).boundingBox();
		return (box?.y ?? Infinity) + (box?.height ?? 0);
	};
	expect(await bottomOf('Next →')).toBeLessThanOrEqual(740);
	expect((await page.getByText('Difficulty').boundingBox())?.y).toBeGreaterThanOrEqual(730);
});

test('a wide screen shows the whole outline of a book', async () => {
	const { page } = await openPage('/workbooks/algebra-1', { width: 1280, height: 800 });
	const outline = page.locator('main section', { has: page.getByRole('heading', { level: 3 }) });
	const boxes = await Promise.all((await outline.all()).map((chapter) => chapter.boundingBox()));
	const tops = boxes.map((box) => box?.y ?? 0);
	const bottoms = boxes.map((box) => (box?.y ?? 0) + (box?.height ?? 0));
	expect(Math.max(...bottoms) - Math.min(...tops)).toBeLessThanOrEqual(800);
	await page.getByText('Show what each lecture is for').click();
	await page.getByText(algebra.chapters[0]?.materials[0]?.topics?.[0]?.objective ?? '').waitFor();
});

test('a screen reader gets the structure of a formula', async () => {
	const { page, context } = await openPage(await questionPath());
	const session = await context.newCDPSession(page);
	const { nodes } = await session.send('Accessibility.getFullAXTree');
	const roles = nodes.map(({ role }) => String(role?.value));
	expect(roles.filter((role) => role.startsWith('MathML')).length).toBeGreaterThan(2);
	const names = nodes.map(({ name }) => String(name?.value ?? ''));
	expect(names.some((name) => name.includes('−'))).toBe(true);
});
