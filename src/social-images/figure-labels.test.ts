import { expect, test } from 'vitest';
import { readFigure } from './figure-labels.ts';

const figure = (inside: string) => readFigure(`<svg viewBox="0 0 480 320">${inside}</svg>`);

test('extracts the words from the drawing and keeps their place', () => {
	const { drawing, labels, width, height } = figure(
		'<path d="M0 0h9"/><g font-size="25" fill="#17203a" text-anchor="middle"><text x="95" y="168">$80</text></g>',
	);
	expect(drawing).not.toContain('$80');
	expect(drawing).toContain('<path d="M0 0h9"/>');
	expect([width, height]).toEqual([480, 320]);
	expect(labels).toEqual([
		{
			x: 95,
			y: 168,
			anchor: 'middle',
			parts: [{ text: '$80', size: 25, fill: '#17203a', italic: false, bold: false, rise: 0 }],
		},
	]);
});

test('reads a raised exponent and continues after it', () => {
	const [label] = figure(
		'<text x="1" y="2">(<tspan font-style="italic">x</tspan> + 3)<tspan dy="-9" font-size="17">2</tspan></text>',
	).labels;
	expect(label?.parts.map(({ text, rise, italic }) => [text, rise, italic])).toEqual([
		['(', 0, false],
		['x', 0, true],
		[' + 3)', 0, false],
		['2', -9, false],
	]);
});

test('starts a label at every tspan with its own position', () => {
	const { labels } = figure(
		'<text y="57"><tspan x="60">1</tspan><tspan x="120" fill="#b3261e">2</tspan></text>',
	);
	expect(labels.map(({ x, y, parts }) => [x, y, parts[0]?.text, parts[0]?.fill])).toEqual([
		[60, 57, '1', '#17203a'],
		[120, 57, '2', '#b3261e'],
	]);
});

test('decodes entities', () => {
	expect(figure('<text x="0" y="0">a &lt; b</text>').labels[0]?.parts[0]?.text).toBe('a < b');
});
