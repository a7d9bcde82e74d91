import { expect, test } from 'vitest';
import { firstFormula } from './first-formula.ts';

test.each([
	['Text.\n\n$$\nx^2 = 4\n$$\n\n$$\ny\n$$', 'x^2 = 4'],
	['Saved on Windows.\r\n\r\n$$\r\nx^2 = 4\r\n$$\r\n', 'x^2 = 4'],
	['No formula.', undefined],
	['Not in Typst.\n\n$$\n\\xrightarrow{a} b\n$$', undefined],
])('finds in %j what the image can show', (text, formula) => {
	expect(firstFormula(text)).toBe(formula);
});
