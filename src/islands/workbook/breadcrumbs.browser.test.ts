import { expect, test } from 'vitest';
import { openPage } from '../../e2e/harness.ts';
import { lecturePath, MATERIAL_PATH, questionPath } from '../../e2e/library.ts';

/* At 360 px the mark for the current page was on a line of its own, with nothing beside it. */
test.each([
	['material', () => MATERIAL_PATH],
	['lecture', lecturePath],
	['question', questionPath],
])(
	'on a phone, the mark for a %s stays on the line of the breadcrumb before it',
	async (_, path) => {
		const { page } = await openPage(await path());
		const widthsWhereAlone: number[] = [];
		for (let width = 320; width < 640; width += 8) {
			await page.setViewportSize({ width, height: 740 });
			const [before, mark] = await page
				.locator('.lane li')
				.evaluateAll((stops: HTMLElement[]) =>
					stops.slice(-2).map((stop) => stop.getBoundingClientRect()),
				);
			if (mark?.top !== before?.top) widthsWhereAlone.push(width);
		}
		expect(widthsWhereAlone).toEqual([]);
	},
);
