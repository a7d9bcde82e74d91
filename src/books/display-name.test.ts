import { expect, test } from 'vitest';
import { displayName } from './display-name.ts';

test.each([
	['adding-integers', 'Adding Integers'],
	['1-2-adding-integers', '1.2 Adding Integers'],
	['12-10-two-step-equations', '12.10 Two Step Equations'],
	['1-integers', '1 Integers'],
	['pre-algebra', 'Pre Algebra'],
	['10-math', '10 Math'],
	['1-2', '1 2'],
	['adding-1-2-step', 'Adding 1 2 Step'],
	['Already-Capital', 'Already Capital'],
	['', ''],
])('shows %s as "%s"', (slug, name) => {
	expect(displayName(slug)).toBe(name);
});
