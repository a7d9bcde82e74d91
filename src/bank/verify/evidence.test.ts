import { expect, test } from 'vitest';
import { expectTrueLines } from './evidence.ts';

const withLines = (...texts: string[]) => ({
	steps: texts.map((text) => ({ text, html: text, speech: text })),
});

test.each([
	['$100\\% - 15\\% = 85\\%$'],
	['$0.85 \\times n = 119$'],
	['$i = \\frac{0.05}{12} = \\frac{1}{240}$'],
	['$A \\approx 16{,}814.98$'],
	['$40 \\div 5 = 8$ and $55 \\div 5 = 11$'],
	['$(1.02)^{55} < 3$'],
	['no formula'],
])('lets %j stand', (text) => {
	expect(expectTrueLines(withLines(text), { n: 140 })).toEqual([]);
});

test.each([
	['$100\\% - 15\\% = 80\\%$'],
	['$0.85 \\times n = 120$'],
	['$R = 5000 \\times 0.045 = 50000.045$'],
	['$40 \\div 5 = 8$ and $55 \\div 5 = 12$'],
	['$\\frac{2}{3} \\approx 0.7$ and $\\frac{2}{3} \\approx 0.68$'],
])('reports what is wrong in %j', (text) => {
	expect(expectTrueLines(withLines(text), { n: 140, R: 225 })).toHaveLength(1);
});
