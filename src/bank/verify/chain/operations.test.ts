import { expect, test } from 'vitest';
import { operationHolds } from './operations.ts';

const holds = (above: string, why: string, text: string, given: string[] = []) =>
	operationHolds({ above: [`$${above}$`], why, text: `$${text}$`, given });

test.each([
	['-2x < 6', 'divide both sides by −2 and reverse the inequality symbol', 'x > -3', true],
	['-2x < 6', 'divide both sides by −2', 'x > -3', false],
	['2x < 6', 'divide both sides by 2 and reverse the inequality symbol', 'x < 3', false],
	['-2x = 6', 'divide both sides by −2 and reverse the inequality symbol', 'x = -3', false],
	['1 < x - 7 < 5', 'add 7 to all three parts', '8 < x < 12', true],
	['1 < x - 7 < 5', 'add 6 to all three parts', '8 < x < 12', false],
	[
		'3m^{2} = 10 - 13m',
		'add 13m to both sides, and subtract 10 from both sides',
		'3m^{2} + 13m - 10 = 0',
		true,
	],
	[
		'3m^{2} = 10 - 13m',
		'add 13m to both sides, and subtract 11 from both sides',
		'3m^{2} + 13m - 10 = 0',
		false,
	],
	['2 = b - \\frac{3}{2}', 'add 3/2 to both sides', 'b = \\frac{7}{2}', true],
	['3V = \\pi r^{2}h', 'divide both sides by πr²', '\\frac{3V}{\\pi r^{2}} = h', true],
	['3V = \\pi r^{2}h', 'divide both sides by πr³', '\\frac{3V}{\\pi r^{2}} = h', false],
	['\\frac{\\pi}{3}t = 2\\pi', 'divide both sides by π/3', 't = 6', true],
	['\\frac{\\pi}{3}t = 2\\pi', 'divide both sides by π/6', 't = 6', false],
	['0.2x + 1.5 = 3', 'multiply both sides by 10 to clear the decimals', '2x + 15 = 30', true],
	['0.2x + 1.5 = 3', 'multiply both sides by 100 to clear the decimals', '2x + 15 = 30', false],
	['0.2x + 0.7y = 3', 'multiply every term by 10', '2x + 7y = 30', true],
	['0.2x + 0.7y = 3', 'multiply every term by 1000', '2x + 7y = 30', false],
	['2x + 6 = 20', 'subtract the constant from both sides', '2x = 14', undefined],
])('between %s and its line, "%s" leads to %s: %s', (above, why, text, expected) => {
	expect(holds(above, why, text)).toBe(expected);
});

const SYSTEM = ['2x + y = 5', 'x - y = 1'];

test('multiplies the equation that its reason quotes', () => {
	const why = (of: string) => `multiply ${of} by 2`;
	const [line, given] = [SYSTEM.join('$ and $'), '2x - 2y = 2'];
	expect(holds(line, why('x − y = 1'), given, SYSTEM)).toBe(true);
	expect(holds(line, why('x − y = 3'), given, SYSTEM)).toBe(false);
	expect(holds('y = 3x', 'divide both sides of y = kx by x', 'k = y', [])).not.toBe(false);
});

test('multiplies the equation that is named', () => {
	expect(
		holds(SYSTEM.join('$ and $'), 'multiply the second equation by 2', '2x - 2y = 2', SYSTEM),
	).toBe(true);
	expect(
		holds(SYSTEM.join('$ and $'), 'multiply the second equation by 3', '2x - 2y = 2', SYSTEM),
	).toBe(false);
});
