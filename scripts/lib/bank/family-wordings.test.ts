import { expect, test } from 'vitest';
import { knownWordings, wordingIssues } from './family-wordings.ts';

const known = await knownWordings('seq.arith');
const [one = ''] = known;

test('accepts what a family is known to say', async () => {
	expect(await wordingIssues(new Map([['seq.arith', known]]), true)).toEqual([]);
});

test('names a sentence that is new to its family', async () => {
	const said = new Map([['seq.arith', new Set([...known, 'Find the previous term.'])]]);
	expect(await wordingIssues(said, true)).toEqual([
		'1 sentence is new:',
		'seq.arith: "Find the previous term."',
	]);
});

test('names a sentence that is no longer said, but not if only some books were built', async () => {
	const said = new Map([['seq.arith', known.difference(new Set([one]))]]);
	expect(await wordingIssues(said, true)).toEqual([
		'1 sentence is no longer said:',
		`seq.arith: "${one}"`,
	]);
	expect(await wordingIssues(said, false)).toEqual([]);
});

test('shows ten of many new sentences, and knows none of an unknown family', async () => {
	const said = new Map([
		['seq.unknown', new Set(Array.from({ length: 12 }, (_, at) => `word ${at}`))],
	]);
	const issues = await wordingIssues(said, true);
	expect(issues).toHaveLength(12);
	expect(issues.at(-1)).toBe('… and 2 more');
});
