import { expect, test } from 'vitest';
import { builtPages } from '../../e2e/built-pages.ts';
import { openPage } from '../../e2e/harness.ts';

/** The first with a fraction in a solution line. */
function lectureWithFraction(): string {
	for (const { address, html } of builtPages())
		if (/\/lectures\//.test(address) && /<li class="step[^>]*>(?:(?!<\/li>)[^])*<mfrac/.test(html))
			return address;
	throw new Error('No lecture has a fraction.');
}

/*
 * A box that scrolls sideways scrolls down as well, unless it is told not to, and the parts of a fraction reach a few
 * pixels below their line. Every such line was a Tab stop with nothing to do.
 */
test.each([360, 1280])(
	'Tab stops only at controls and at what is too wide, at %d px',
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
