import { expect, test } from 'vitest';
import { withAlternatives } from './alternatives.ts';

test('names every mistake that leads to a value', () => {
	const mistakes = [
		[2, 'added'],
		[3, 'doubled'],
		[2, 'halved'],
		[2, 'left out the sign'],
		[3, 'added twice'],
		[4, 'squared'],
	] as const;
	expect(withAlternatives<readonly [number, string]>(mistakes, Object.is)).toEqual([
		[2, 'either added, or halved, or left out the sign'],
		[3, 'either doubled, or added twice'],
		[4, 'squared'],
	]);
});
