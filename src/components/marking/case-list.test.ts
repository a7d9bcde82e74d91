import { expect, test } from 'vitest';
import type { MarkingCase } from '../../answers/marking-case.ts';
import { caseList } from './case-list.ts';

const expected: MarkingCase['expected'] = { kind: 'decimal', value: '4.50', unit: 'dollars' };

test('groups the cases of an expected answer', () => {
	const cases: MarkingCase[] = [
		{ expected, given: '$4.50', verdict: 'right', why: 'with the dollar sign' },
		{ expected, given: '450 cents', verdict: ['right', 'form'], why: 'equal, in cents' },
	];
	expect(caseList(cases)).toBe(
		`Expected: 4.50  (unit: dollars)
  right     $4.50    with the dollar sign
  right or form  450 cents    equal, in cents
`,
	);
});

test('shows invisible characters', () => {
	const given = (text: string) =>
		caseList([{ expected, given: text, verdict: 'unread', why: 'nothing to read' }]);
	expect(given('')).toContain('""');
	expect(given(' 4 ')).toContain('" 4 "');
	expect(given('4\n5\u200f')).toContain(String.raw`4\n5\u200f`);
});
