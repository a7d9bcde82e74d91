import { expect, test } from 'vitest';
import { letterShapeIssues } from './letter-shapes.ts';

const ALT =
	'An L-shaped figure: a rectangle 10 inches wide and 12 inches high, with a rectangle 6 inches wide and 8 inches high cut out of the upper right corner.';

const LABELS = [
	'<text x="160.0" y="225.0">10 in</text>',
	'<text x="62.9" y="123.0">12 in</text>',
	'<text x="189.3" y="138.3">6 in</text>',
	'<text x="164.9" y="93.7">8 in</text>',
];

const drawn = (
	labels: readonly string[],
	outline = 'M86.7 206L233.3 206L233.3 147.3L145.3 147.3L145.3 30L86.7 30Z',
) => `<svg><path d="${outline}"/>${labels.join('')}</svg>`;

test('each side that is described has its length beside it', () => {
	expect(letterShapeIssues(drawn(LABELS), ALT)).toEqual([]);
	expect(letterShapeIssues(drawn(LABELS.toSpliced(1, 1)), ALT)).toEqual([
		'the drawing does not show "12 inches high"',
	]);
	const moved = LABELS.with(2, '<text x="189.3" y="225.0">6 in</text>');
	expect(letterShapeIssues(drawn(moved), ALT)).toHaveLength(1);
});

test('the outline has the sides that are described', () => {
	const wide = 'M86.7 206L233.3 206L233.3 147.3L116 147.3L116 30L86.7 30Z';
	expect(letterShapeIssues(drawn(LABELS, wide), ALT)).toEqual([
		'the drawing does not show "6 inches wide"',
	]);
	const rectangle = 'M86.7 206L233.3 206L233.3 30L86.7 30Z';
	expect(letterShapeIssues(drawn(LABELS, rectangle), ALT)).toEqual([
		'no figure shaped like the letter L is drawn',
	]);
});
