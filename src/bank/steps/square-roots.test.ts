import { expect, test } from 'vitest';
import { simplestForms } from './square-roots.ts';

test.each([
	[[75], 2, '√75 = √25 × √3 = 5√3'],
	[[9, 50, 9], 2, '√9 = 3 and √50 = √25 × √2 = 5√2'],
	[[81, 10, 24], 3, '∛81 = ∛27 × ∛3 = 3∛3 and ∛24 = ∛8 × ∛3 = 2∛3'],
])('says how the roots of %j are simplified', (radicands, index, said) => {
	expect(simplestForms(radicands, index)).toBe(said);
});

test('leaves out radicals in simplest form', () => {
	expect(simplestForms([1, 6, 10])).toBe('');
});
