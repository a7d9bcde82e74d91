import { expect, test } from 'vitest';
import { exact, show } from './values.ts';
import {
	areParallel,
	arePerpendicular,
	areSameLine,
	isOn,
	isSlopeIntercept,
	isStandardForm,
	readLine,
	slopeOf,
} from './read-line.ts';

test.each([
	['y = 2x - 3', '2'],
	['3x + 4y = 12', '-3/4'],
	['y - 1 = \\frac{1}{2}(x + 4)', '1/2'],
	['y = 5', '0'],
])('reads the slope of %j as %s', (tex, slope) => {
	const m = slopeOf(readLine(tex));
	expect(m && show(m)).toBe(slope);
});

test('has no slope for a vertical line and no line for other equations', () => {
	expect(slopeOf(readLine('x = 5'))).toBeUndefined();
	expect(() => readLine('y = x^{2}')).toThrow('not linear');
	expect(() => readLine('y = 2x + k')).toThrow('the letter k');
	expect(() => readLine('2x + 3')).toThrow('not an equation');
});

test('recognizes the same line in two forms, its parallels, and its perpendiculars', () => {
	const line = readLine('y = 2x - 3');
	expect(areSameLine(line, readLine('4x - 2y = 6'))).toBe(true);
	expect(areSameLine(line, readLine('y = 2x'))).toBe(false);
	expect(areParallel(line, readLine('y = 2x'))).toBe(true);
	expect(arePerpendicular(line, readLine('x + 2y = 7'))).toBe(true);
	expect(isOn(line, [exact(1, 2), exact(-2)])).toBe(true);
});

test('tells the forms apart', () => {
	expect(isSlopeIntercept('y = -\\frac{1}{2}x + 4')).toBe(true);
	expect(isSlopeIntercept('y = 2(x - 1)')).toBe(false);
	expect(isStandardForm('3x - 4y = -7')).toBe(true);
	expect(isStandardForm('-3x + 4y = 7')).toBe(false);
	expect(isStandardForm('6x - 4y = 8')).toBe(false);
});
