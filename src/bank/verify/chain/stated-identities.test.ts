import { expect, test } from 'vitest';
import { createQuestion } from '../question.testdata.ts';
import { checkUsedIdentities, readStated } from './stated-identities.ts';

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

test.each([
	[
		'$3\\cot A\\sin A$',
		'$= 3\\left(\\frac{\\cos A}{\\sin A}\\right)\\sin A$',
		'quotient identity: cot A = cos A/sin A',
		'Pythagorean identity: sin²A + cos²A = 1',
	],
	[
		'$= \\sin^{2}(2x) + 2\\sin(2x)\\cos(2x) + \\cos^{2}(2x)$',
		'$= 1 + 2\\sin(2x)\\cos(2x)$',
		'Pythagorean identity: sin²A + cos²A = 1, with A = 2x',
		'Pythagorean identity: 1 + tan²A = sec²A, with A = 2x',
	],
	[
		'$= 1 - \\cos^{2} x$',
		'$= \\sin^{2} x$',
		'Pythagorean identity: sin²x + cos²x = 1',
		'Pythagorean identity: 1 + tan²x = sec²x',
	],
	[
		'$= \\frac{5}{\\cos x}$',
		'$= 5\\sec x$',
		'reciprocal identity: sec x = 1/cos x',
		'reciprocal identity: csc x = 1/sin x',
	],
	[
		'$= \\tan A\\sec A$',
		'$= \\frac{\\sin A}{\\cos A} \\times \\frac{1}{\\cos A}$',
		'quotient and reciprocal identities: tan A = sin A/cos A and sec A = 1/cos A',
		'quotient and reciprocal identities: tan A = sin A/cos A and csc A = 1/sin A',
	],
])('below "%s", "%s" uses one identity and not another', (above, text, used, other) => {
	const issues = (why: string) =>
		checkUsedIdentities(
			createQuestion({
				steps: [
					{ text: above, html: '', speech: '' },
					{ text, why, html: '', speech: '' },
				],
			}),
		);
	expect(issues(used)).toEqual([]);
	expect(issues(other)).toHaveLength(1);
});
