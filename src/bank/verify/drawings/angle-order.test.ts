import { expect, test } from 'vitest';
import { angleOrderIssues } from './angle-order.ts';

/** Arcs of 30, 60, and 90 degrees around three vertices, each with a label. */
const drawn = (...labels: readonly string[]): string =>
	labels
		.map((label, nth) => {
			const turn = ((nth + 1) * Math.PI) / 6;
			const [left, end] = [
				100 * nth,
				`${20 * Math.cos(turn) + 100 * nth} ${80 - 20 * Math.sin(turn)}`,
			];
			return `<path d="M${left + 20} 80A20 20 0 0 0 ${end}"/><text x="${left + 24}" y="75">${label}</text>`;
		})
		.join('');

const issuesOf = (words: string, labels: readonly string[], x: number, prompt = '') =>
	angleOrderIssues(drawn(...labels), words, prompt, x);

test.each([
	[
		'A right angle that a ray divides into two angles: 32 degrees and x degrees.',
		['32°', 'x°'],
		58,
	],
	[
		'A straight line and a ray that starts on it. The ray forms a smaller and a larger angle with the line.',
		['smaller', 'larger'],
		40,
	],
	[
		'A right triangle. One acute angle is 32 degrees, and the other is x degrees.',
		['32°', 'x°'],
		58,
	],
])('refuses labels at the angles of each other: %s', (words, labels, x) => {
	expect(issuesOf(words, labels, x)).toEqual([]);
	expect(issuesOf(words, labels.toReversed(), x)).not.toEqual([]);
});

test('refuses an exterior angle that is not the largest', () => {
	const words =
		'A triangle with one side extended. The exterior angle there is 90 degrees. The two remote interior angles are 2 x degrees and the quantity 3 x minus 5, end quantity, degrees.';
	expect(issuesOf(words, ['(2x)°', '(3x − 5)°', '90°'], 19)).toEqual([]);
	expect(issuesOf(words, ['(2x)°', '90°', '(3x − 5)°'], 19)).toHaveLength(1);
});

test('calculates expressions if x is asked for', () => {
	const words = 'Three rays from one point form three angles, labeled …';
	const labels = ['(2x − 8)°', '(3x)°'];
	const asked = 'Find the value of $x$.';
	expect(issuesOf(words, labels, 20, asked)).toEqual([]);
	expect(issuesOf(words, labels.toReversed(), 20, asked)).toHaveLength(1);
	expect(issuesOf(words, labels.toReversed(), 20, 'Find the larger angle.')).toEqual([]);
});
