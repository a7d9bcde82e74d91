import { expect, test } from 'vitest';
import { plainTextIssue } from './plain-text.ts';

test.each([
	'What $5 buys, and what $10 does',
	'Between $5 and $10_000 a year',
	'Is x² ever less than 0? Never, & that is sure.',
	'A [first] look: 3 * 4 * 5',
	'Why 3 < 5 and 7 > 2',
])('takes %j', (text) => {
	expect(plainTextIssue(text)).toBeUndefined();
});

test.each([
	[String.raw`What \$5 buys`, String.raw`found \$. No backslash is needed here`],
	['Why $x^2$ is never negative', 'found $x^2$. Formulas are not typeset here.'],
	['Find $x$ first', 'found $x$. Formulas are not typeset here.'],
	[String.raw`Half is \frac{1}{2}`, String.raw`found \frac. Formulas are not typeset here.`],
	['A **bold** claim', 'found **. Markdown is not read here.'],
	['See [the lesson](/about)', 'found ](. Markdown is not read here.'],
	['A <b>bold</b> claim', 'found <b>. HTML is not read here.'],
	['Half is \frac{1}{2}', 'found U+000C. It is an invisible character.'],
	['Fish &amp; chips', 'found &amp;. HTML is not read here.'],
])('explains %j', (text, message) => {
	expect(plainTextIssue(text)).toContain(message);
});
