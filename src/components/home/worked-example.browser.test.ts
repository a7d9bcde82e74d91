import { expect, test } from 'vitest';
import { openPage } from '../../e2e/harness.ts';

const PHONES_TABLETS_SCREENS = [360, 480, 536, 768, 960, 1024, 1280];

test('shows every line of the worked example in full at every width', async () => {
	const { page } = await openPage('/');
	const lines = page.getByRole('figure').first().locator('ol .line');
	expect(await lines.count()).toBe(5);
	for (const width of PHONES_TABLETS_SCREENS) {
		await page.setViewportSize({ width, height: 800 });
		const hidden = await lines.evaluateAll((all) =>
			all.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
		);
		expect(hidden, `${width} px`).toEqual([0, 0, 0, 0, 0]);
	}
});
