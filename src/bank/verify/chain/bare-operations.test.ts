import { expect, test } from 'vitest';
import { halfSaid, operationMissing, otherDirection, rootMissing } from './bare-operations.ts';

test.each([
	['multiply', '$= 42$', '$= 6 \\times 7$', true],
	['divide', '$= 42$', '$= 6 \\times 7$', false],
	['divide', '$= 7$', '$= \\frac{42}{6}$', true],
	['subtract', '$= 13$', '$= 6 + 7$', false],
	['add', '$= 42$', '$= 6 \\times 7$', false],
	['multiply', '$= 13$', '$= 6 + 7$', false],
	['multiply', '$z = 9$', '$z = \\frac{36}{4}$', false],
])('knows whether "%s" has something to do before %s below %s', (why, text, above, isThere) => {
	expect(operationMissing(why, text, above)).toHaveLength(isThere ? 0 : 1);
});

test.each([
	['multiply', '$z = \\frac{3960}{7}$', '$z = \\frac{360(11)}{7}$', true],
	['multiply', '$z = 440$', '$z = \\frac{360(11)}{9}$', false],
	['divide', '$z = 440$', '$z = \\frac{360 \\times 11}{9}$', false],
	['multiply', '$z = 440$', '$z = \\frac{360}{9}(11)$', true],
	['multiply', '$z = 100$', '$z = 4(25)$', true],
	['multiply', '$z = 100$', '$z = 4(5^{2})$', false],
	['multiply in the numerator', '$z = \\frac{3960}{9}$', '$z = \\frac{360(11)}{9}$', true],
	['multiply in the numerator', '$z = \\frac{3960}{9}$', '$z = \\frac{360(11)}{3^{2}}$', false],
])('knows whether "%s" says all that leads to %s below %s', (why, text, above, isAll) => {
	expect(halfSaid(why, text, above)).toHaveLength(isAll ? 0 : 1);
});

test('reports a root that does not match the power', () => {
	const take = (root: string) =>
		rootMissing(`take the ${root} root of both sides`, '$x = 3$', '$x^{3} = 27$');
	expect(take('cube')).toEqual([]);
	expect(take('square')).toHaveLength(1);
});

test('reports a translation in the wrong direction', () => {
	expect(otherDirection('translate 4 units to the right', '$y = (x - 4)^{2} + 1$', '')).toEqual([]);
	expect(otherDirection('translate 4 units to the left', '$y = (x - 4)^{2} + 1$', '')).toHaveLength(
		1,
	);
	expect(otherDirection('translate 1 unit up', '$y = (x - 4)^{2} + 1$', '')).toEqual([]);
	expect(otherDirection('translate 1 unit down', '$y = (x - 4)^{2} + 1$', '')).toHaveLength(1);
	expect(otherDirection('translate 4 units to the right', '$y = -x + 4$', '')).toEqual([]);
});

test('reads a shift that says what it does on its own line, even if the constant cancels', () => {
	const issues = (why: string, text: string) => otherDirection(why, text, '$y = 4x^{2} - 1$');
	const up = 'moving every point 1 unit up adds 1 to every y-value';
	expect(issues(up, '$-1 + 1 = 0$')).toEqual([]);
	expect(issues(up, '$-1 - 1 = -2$')).toHaveLength(1);
	expect(issues('1 unit down adds 1 to every y-value', '$-1 + 1 = 0$')).toHaveLength(1);
	expect(issues('1 unit up subtracts 1', '$-1 - 1 = -2$')).toHaveLength(1);
	expect(issues('2 units to the right adds 2 to every x-value', '$0 + 2 = 2$')).toEqual([]);
	expect(issues('2 units to the left adds 2 to every x-value', '$0 + 2 = 2$')).toHaveLength(1);
});
