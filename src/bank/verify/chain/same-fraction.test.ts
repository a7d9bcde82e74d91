import { expect, test } from 'vitest';
import { fractionHolds } from './same-fraction.ts';

const holds = (why: string, text: string) => fractionHolds(why, text, ['$\\frac{12}{18}$']);

test.each([
	['divide the numerator and the denominator by 6', '$= \\frac{2}{3}$', true],
	['divide the numerator and the denominator by 5', '$= \\frac{2}{3}$', false],
	['multiply the numerator and the denominator by 5', '$= \\frac{60}{90}$', true],
	['multiply the numerator and the denominator by 6', '$= \\frac{60}{90}$', false],
	['multiply the numerator and the denominator by 10,000', '$= \\frac{120000}{180000}$', true],
	['multiply the numerator and the denominator by 10,000', '$= \\frac{120}{180}$', false],
	['divide both sides by 6', '$= \\frac{2}{3}$', undefined],
])('"%s" leads to %s: %s', (why, text, expected) => {
	expect(holds(why, text)).toBe(expected);
});

test('reduces to lowest terms only what is not reduced yet', () => {
	const reason = 'write the fraction in lowest terms';
	expect(fractionHolds(reason, '$= \\frac{2}{3}$', ['$\\frac{12}{18}$'])).toBe(true);
	expect(fractionHolds(reason, '$= -\\frac{2}{3}$', ['$\\frac{2}{-3}$'])).toBe(false);
	expect(fractionHolds(reason, '$= 3x$', ['$12x \\div 4$'])).toBeUndefined();
});
