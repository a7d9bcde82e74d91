import { expect, test } from 'vitest';
import { caseOf, casesIn, withAlternatives } from './family.ts';

test('reads the cases of a described list without its count', () => {
	expect(casesIn('sum of, more than, half of (about 12 cases)')).toEqual([
		'sum of',
		'more than',
		'half of',
	]);
	expect(casesIn('25·a·4, a+b+(100-a) (about 2 cases)')).toEqual(['25·a·4', 'a+b+(100-a)']);
});

test('lists the known cases if the plan asks for an unknown one', () => {
	expect(() => caseOf({ twice: 2, half: 0.5 }, 'thrice')).toThrow(
		'No case "thrice". Known: twice, half.',
	);
});

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
