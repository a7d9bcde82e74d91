import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openPage } from './harness.ts';

const button = (page: Page) => page.getByRole('button', { name: 'Menu' });
const link = (page: Page, name: string) =>
	page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });
const isFocused = (page: Page): Promise<boolean> =>
	button(page).evaluate((element) => element === document.activeElement);

describe.each([{ javaScript: true }, { javaScript: false }])(
	'the mobile menu with JavaScript $javaScript',
	({ javaScript }) => {
		test('opens and closes by tap', async () => {
			const { page } = await openPage('/about', { javaScript, touch: true });
			expect(await link(page, 'Workbooks').isVisible()).toBe(false);
			await button(page).tap();
			await link(page, 'Workbooks').waitFor();
			await button(page).tap();
			await link(page, 'Workbooks').waitFor({ state: 'hidden' });
			expect(await link(page, 'Workbooks').isVisible()).toBe(false);
		});

		test('opens by keyboard and returns the focus on Escape', async () => {
			const { page } = await openPage('/about', { javaScript });
			await button(page).focus();
			await page.keyboard.press('Enter');
			await link(page, 'Workbooks').waitFor();
			await page.keyboard.press('Tab');
			await page.keyboard.press('Escape');
			await link(page, 'Workbooks').waitFor({ state: 'hidden' });
			expect(await isFocused(page)).toBe(true);
		});

		test('closes on a tap outside', async () => {
			const { page } = await openPage('/about', { javaScript, touch: true });
			await button(page).tap();
			await link(page, 'Workbooks').waitFor();
			const menu = await page.getByRole('navigation', { name: 'Main' }).boundingBox();
			// The sheet is at the bottom of a phone's screen; the margin above it has no links.
			await page.touchscreen.tap(4, (menu?.y ?? 0) - 60);
			await link(page, 'Workbooks').waitFor({ state: 'hidden' });
			expect(page.url()).toMatch(/\/about$/);
		});

		test('leads to the chosen page and is closed there', async () => {
			const { page } = await openPage('/about', { javaScript, touch: true });
			await button(page).tap();
			await link(page, 'Workbooks').tap();
			await page.waitForURL('**/workbooks');
			expect(await link(page, 'Tutoring').isVisible()).toBe(false);
		});
	},
);

test('the mobile menu announces whether it is open', async () => {
	const { page } = await openPage('/about');
	await button(page).click();
	await page.getByRole('button', { name: 'Menu', expanded: true }).waitFor();
	await page.keyboard.press('Escape');
	await page.getByRole('button', { name: 'Menu', expanded: false }).waitFor();
	expect(await link(page, 'Workbooks').isVisible()).toBe(false);
});

test('a wide screen shows the links in a row, without a button', async () => {
	const { page } = await openPage('/about', { width: 1280 });
	for (const name of ['K6-Program', 'Tutoring', 'Workbooks', 'About', 'Blog']) {
		expect(await link(page, name).isVisible(), name).toBe(true);
	}
	expect(await button(page).isVisible()).toBe(false);
	expect(await link(page, 'About').getAttribute('aria-current')).toBe('page');
});
