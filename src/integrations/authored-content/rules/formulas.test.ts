import { expect, test } from 'vitest';
import { findFormulaIssues } from './formulas.ts';
import { treeOf } from './texts.testdata.ts';

const issuesIn = (body: string) => findFormulaIssues(treeOf(body), body);

test('accepts valid formulas', () => {
	expect(
		issuesIn('$\\frac{1}{2}$ and\n\n$$\n\\begin{aligned}x &= 1 \\\\ y &= 2\\end{aligned}\n$$'),
	).toEqual([]);
});

test('names line and column within a sentence', () => {
	expect(issuesIn('One.\n\nTwo $x + \\foo$.')).toEqual([
		{
			line: 3,
			column: 10,
			field: 'formula',
			message:
				'cannot be typeset: Undefined control sequence: \\foo. Look at the spelling of the command: \\frac, \\sqrt, \\cdot. Money is written \\$5.',
		},
	]);
});

test('names the line within a multi-line formula', () => {
	expect(issuesIn('$$\nx = 1 \\\\\ny = \\sqr{2}\n$$')).toMatchObject([{ line: 3, column: 5 }]);
});

test.each([
	['$\\frac{1}{2$', 'Close every bracket'],
	['$25% off$', 'A percent sign in a formula is written \\%: 25\\%'],
	['$é$', 'Put letters with accents into \\text{…}'],
	['$\\def\\a{1}\\a$', 'commands cannot be defined in a post'],
	[`$${'x+'.repeat(1001)}1$`, 'but only 2000 are allowed'],
	[`$${'{'.repeat(41)}1${'}'.repeat(41)}$`, 'cannot be typeset: its braces nest deeper than 40'],
])('explains %.30j', (text, advice) => {
	const messages = issuesIn(text).map(({ message }) => message);
	expect(messages).toEqual([expect.stringContaining(advice)]);
});
