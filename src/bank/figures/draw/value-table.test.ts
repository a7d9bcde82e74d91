import { expect, test } from 'vitest';
import { drawFigure } from './draw-figure.ts';

const dollars = (...values: (number | '?')[]) =>
	drawFigure({
		kind: 'value table',
		rows: [
			{ heading: 'hours, x', values: values.map((_, at) => at + 1) },
			{ heading: 'dollars, y', values, isMoney: true },
		],
	});

test('shows cents for every price of a row or for none', () => {
	const mixed = dollars(7.5, 12.25, 25, '?');
	expect(mixed.alt).toContain('dollars, y: 7.50, 12.25, 25.00, blank.');
	expect(mixed.svg).toContain('>25.00<');
	expect(dollars(8, 16, '?').alt).toContain('dollars, y: 8, 16, blank.');
});
