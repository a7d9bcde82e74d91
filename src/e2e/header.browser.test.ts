import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { fetchText, newPage } from './harness.ts';

const PARTS = ['.logo', '.menu button', '.learn', '.find'] as const;

/** Left edges of the header's parts that have arrived, in CSS pixels. */
const leftEdges = (page: Page): Promise<Record<string, number>> =>
	page.evaluate(
		(parts) =>
			Object.fromEntries(
				parts.flatMap((part) => {
					const element = document.querySelector(`header ${part}`);
					return element ? [[part, Math.round(element.getBoundingClientRect().left)]] : [];
				}),
			),
		PARTS,
	);

/** The header as a browser may paint it: before a script runs, and between the menu and the rest. */
function arrivals(text: string): string[] {
	const header = text.slice(0, text.indexOf('</header>'));
	const begin = header.indexOf('<header');
	const cuts = [...header.matchAll(/<script|<a [^>]*class="?find/g)].map(({ index }) => index);
	return cuts.filter((cut) => cut > begin).map((cut) => text.slice(0, cut));
}

test('keeps each part of the header in place while the rest arrives', async () => {
	const { text } = await fetchText('/about');
	const bodies = arrivals(text);
	expect(bodies).not.toEqual([]);
	const { page } = await newPage();
	await page.goto('/about');
	const whole = await leftEdges(page);
	expect(Object.keys(whole)).toEqual(PARTS);
	for (const body of bodies) {
		await page.route('**/about', (route) => route.fulfill({ body, contentType: 'text/html' }));
		await page.goto('/about');
		expect(whole).toMatchObject(await leftEdges(page));
		await page.unroute('**/about');
	}
});

/** Left edge and middle of each Tab stop in the header, in tab order. */
async function keyStops(page: Page): Promise<{ left: number; middle: number }[]> {
	const stops = [];
	await page.locator('.logo').focus();
	for (;;) {
		const stop = await page.evaluate(() => {
			const box = document.activeElement?.closest('header *')?.getBoundingClientRect();
			return box && { left: box.left, middle: (box.top + box.bottom) / 2 };
		});
		if (!stop) return stops;
		stops.push(stop);
		await page.keyboard.press('Tab');
	}
}

test.each([360, 800, 1280])(
	'moves the focus along the header in reading order, %i px wide',
	async (width) => {
		const { page } = await newPage({ width });
		await page.goto('/about');
		const stops = await keyStops(page);
		expect(stops.length).toBeGreaterThan(3);
		const ROW = 20;
		const asRead = stops.toSorted((a, b) =>
			Math.abs(a.middle - b.middle) > ROW ? a.middle - b.middle : a.left - b.left,
		);
		expect(stops).toEqual(asRead);
	},
);
