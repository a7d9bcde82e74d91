import { expect, test } from 'vitest';
import { tickMarkIssues } from './tick-marks.ts';

const WORDS =
	'A number line with evenly spaced tick marks. There are 2 equal spaces between the two labels.';

const drawn = (ticks: readonly number[], ...labels: readonly number[]): string[] =>
	tickMarkIssues(
		`<svg><path d="M0 40H99${ticks.map((x) => `M${x} 40v12`).join('')}"/>${labels.map((x) => `<text x="${x}" y="70">5</text>`).join('')}</svg>`,
		WORDS,
	);

test('reports tick marks that are missing, uneven, or too few between labels', () => {
	expect(drawn([10, 30, 50], 10, 50)).toEqual([]);
	expect(drawn([], 10, 50)).toHaveLength(1);
	expect(drawn([10, 25, 50], 10, 50)).toHaveLength(1);
	expect(drawn([10, 30, 50], 10, 30)).toHaveLength(1);
	expect(drawn([10, 30, 50], 10, 40)).toHaveLength(1);
});
