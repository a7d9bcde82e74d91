import { expect, test } from 'vitest';
import { readStated } from './stated-identities.ts';

const issuesOf = (why: string, line = '$= \\sin^{2} x$') => readStated(why, line).issues;

test.each([
	'Pythagorean identity: sin²A + cos²A = 1',
	'quotient identity: tan θ = sin θ/cos θ',
	'quotient and reciprocal identities: tan A = sin A/cos A and sec A = 1/cos A',
	'double angle formula: tan 2A = 2 tan A/(1 − tan²A)',
	'product law: log u + log v = log(uv)',
	'power law: t log u = log(uᵗ)',
	'power law: log(aⁿ) = n log a',
	'use the distributive property',
])('accepts "%s"', (why) => {
	expect(issuesOf(why)).toEqual([]);
});

test('rejects a false identity', () => {
	expect(issuesOf('double angle formula: cos 2A = 1 − 3 sin²A')).toEqual([
		'"cos 2A = 1 − 3 sin²A" is not an identity',
	]);
	expect(issuesOf('quotient law: log a − log b = log(ab)')).toHaveLength(1);
});

test('rejects a name alone, unless its line is the identity', () => {
	const why = 'the double angle formula';
	expect(issuesOf(why)).toEqual([`"${why}" is named and not stated`]);
	expect(issuesOf(why, '$\\sin(2x) = 2\\sin x \\cos x$')).toEqual([]);
});

test('leaves the name for the other checks', () => {
	expect(readStated('product law: log a + log b = log(ab)', '').name).toBe('product law');
});
