import { expect, test } from 'vitest';
import { compositeFigureIssues } from './composite-figure.ts';

const WORDS =
	'A rectangle 15 feet long and 8 feet wide, with a part that measures 9 feet by 4 feet left out for the stage.';

/** Twenty pixels for each foot. */
const drawn = (...[wide, high, across, up]: readonly number[]): string =>
	'<path d="M60 40L360 40L360 200L60 200Z"/><path d="M120 80L300 80L300 160L120 160Z"/>' +
	`<text x="210" y="220">${wide} ft</text><text x="385" y="125">${high} ft</text>` +
	`<text x="210" y="100">${across} ft</text><text x="140" y="125">${up} ft</text>`;

test('refuses lengths that are exchanged or changed in a figure of several shapes', () => {
	expect(compositeFigureIssues(drawn(15, 8, 9, 4), WORDS)).toEqual([]);
	for (const [wide, high, across, up] of [
		[8, 15, 9, 4],
		[9, 8, 15, 4],
		[15, 4, 9, 8],
		[15, 8, 4, 9],
		[15, 9, 9, 4],
	] as const)
		expect(compositeFigureIssues(drawn(wide, high, across, up), WORDS)).toHaveLength(1);
	expect(compositeFigureIssues(drawn(8, 15, 9, 4), 'A rectangle 15 feet by 8 feet.')).toEqual([]);
});
