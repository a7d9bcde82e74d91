import { expect, test } from 'vitest';
import { caseOf, casesIn } from './described-cases.ts';

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
