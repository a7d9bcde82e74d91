import { expect, test } from 'vitest';
import { builtPages } from '../../e2e/built-pages.ts';
import { openPage } from '../../e2e/harness.ts';

/** The first lecture with a fraction in a line of a solution. */
function lectureWithFraction(): string {
	for (const { address, html } of builtPages())
		if (/\/lectures\//.test(address) && /<li class="step[^>]*>(?:(?!<\/li>)[^])*<mfrac/.test(html))
			return address;
	throw new Error('No lecture has a fraction.');
}

/*
 * CSS makes a box that scrolls sideways scroll vertically too unless `overflow-y` is hidden, and a fraction reaches a few
 * pixels below its line. Every such line was a needless Tab stop.
 */
test.each([360, 1280])(
	'Tab stops only at controls and at lines too wide for the page, at %d px',
	async (width) => {
		const { page } = await openPage(lectureWithFraction(), { width });
		await page.evaluate(() => document.fonts.ready);
		const stops: string[] = [];
		while (stops.length < 300 && stops.at(-1) !== 'end') {
			await page.keyboard.press('Tab');
			stops.push(await page.evaluate(kindOfStop));
		}
		expect(stops.at(-1)).toBe('end');
		expect(stops.filter((stop) => stop.startsWith('needless'))).toEqual([]);
	},
);

/** Runs in the page. */
function kindOfStop(): string {
	const { activeElement: at } = document;
	if (!at || at === document.body) return 'end';
	if (at.matches('a, button, input, summary')) return 'control';
	return at.scrollWidth > at.clientWidth ? 'wide' : `needless: ${at.textContent.slice(0, 60)}`;
}
