import { expect, test } from 'vitest';
import { trianglesWith } from './triangles.ts';

const none = undefined;

test.each([
	['the side is too short', 30, 4, 10, 0],
	['the side meets the other arm twice', 30, 7, 10, 2],
	['the side is the longer one', 30, 12, 10, 1],
	['the angle is obtuse and its side too short', 120, 9, 10, 0],
	['the angle is obtuse and its side long enough', 120, 14, 10, 1],
])('counts triangles when %s', (_, A, a, b, count) => {
	expect(trianglesWith({ angles: [A, none, none], sides: [a, b, none] })).toHaveLength(count);
});

test('measures the triangle with the sides 3, 4 and 5', () => {
	const [found] = trianglesWith({ angles: [none, none, none], sides: [3, 4, 5] }) ?? [];
	expect(found?.angles[2]).toBeCloseTo(90);
});

test('returns each part at its own vertex', () => {
	const [found] = trianglesWith({ angles: [none, 90, 30], sides: [none, 10, none] }) ?? [];
	expect(found?.angles[0]).toBeCloseTo(60);
	expect(found?.sides[2]).toBeCloseTo(5);
});

test('returns nothing if too little is known', () => {
	expect(trianglesWith({ angles: [40, none, none], sides: [none, 5, none] })).toBeUndefined();
});
