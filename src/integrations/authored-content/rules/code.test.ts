import { expect, test } from 'vitest';
import { findCodeIssues } from './code.ts';
import { treeOf } from './texts.testdata.ts';

const issuesIn = (body: string) => findCodeIssues(treeOf(body), body).map(({ message }) => message);

test.each([
	'{/* a remark for the next editor */}',
	'CO<sub>2</sub>, <kbd>Enter</kbd>, <abbr title="least common multiple">lcm</abbr><br />',
	"import Bars from '../../../src/components/FractionBars.astro'\n\n<Bars parts={3} />",
])('takes %j', (text) => {
	expect(issuesIn(text)).toEqual([]);
});

test.each([
	[
		String.raw`Half is \frac{1}{2} here`,
		String.raw`found "\frac{1}" outside a formula. TeX goes between`,
	],
	['The set {x} is', 'found "{x}". Outside a formula, braces are code.'],
	['{process.env.HOME}', 'braces are code'],
	['<script>alert(1)</script>', 'found the tag <script>'],
	['<img src="x" onerror="alert(1)" />', 'found the tag <img>'],
	['<iframe src="https://example.org"></iframe>', 'found the tag <iframe>'],
	['<a href="javascript:alert(1)">a</a>', 'found the tag <a>'],
	['<b>bold</b>', 'Write Markdown: **strong**'],
	['<sub onclick="alert(1)">2</sub>', 'found "onclick" on <sub>'],
	['<br style="color:red" />', 'found "style" on <br>'],
	['<Chart />', 'found the tag <Chart>'],
	["import fs from 'node:fs'", 'is read as code. Start it with another word, or remove it.'],
	['export const a = 1', 'is read as code'],
])('explains %j', (text, message) => {
	expect(issuesIn(text)).toEqual([expect.stringContaining(message)]);
});
