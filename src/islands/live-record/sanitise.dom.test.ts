import { expect, test } from 'vitest';
import { provideOpenFirstWall } from '../render-island.testdata.tsx';
import { loadSanitiser, textOnly } from './sanitise.ts';

provideOpenFirstWall();

const addresses = {
	imagesUrl: '/api/question-images',
	pageUrl: 'https://lemmalane.example/workbooks/pre-algebra',
};

async function clean(html: string, text = 'PLAIN'): Promise<string> {
	return (await loadSanitiser(addresses))(html, text);
}

test.each([
	['words and emphasis', 'Add <b>both</b> <em>numbers</em>.'],
	['a list', '<ul><li>one</li><li>two</li></ul>'],
	['a marked term', '<span class="changed">3</span>'],
	['a formula with its full stop', '<span class="keep">3.</span>'],
	['a question image', '<img src="/api/question-images/ab12" alt="A line">'],
	['a link on the site', '<a href="/workbooks">all</a>'],
	['a secure link', '<a href="https://example.org/x">x</a>'],
])('keeps %s', async (_what, html) => {
	expect(await clean(html)).toBe(html);
});

test.each([
	['a script', 'a<script>alert(1)</script>', 'a'],
	['a handler', '<b onclick="alert(1)">a</b>', '<b>a</b>'],
	['a style attribute', '<b style="position:fixed">a</b>', '<b>a</b>'],
	['an id', '<b id="forms">a</b>', '<b>a</b>'],
	['a script link', '<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
	['a script link behind a space', '<a href="\u00A0javascript:alert(1)">a</a>', '<a>a</a>'],
	['a data link', '<a href="data:text/html,x">a</a>', '<a>a</a>'],
	['an unknown scheme', '<a href="intent://x">a</a>', '<a>a</a>'],
	['a picture from elsewhere', 'a<img src="https://evil.example/x.png">', 'a'],
	['a picture beside the base', 'a<img src="/api/question-images-evil/x">', 'a'],
	['a climb out of the base', 'a<img src="/api/question-images/../submissions">', 'a'],
	['a class of the site', '<b class="changed site-header">a</b>', '<b>a</b>'],
	['a form', 'a<form action="https://evil.example"><input name="q"></form>', 'a'],
])('takes out %s', async (_what, html, expected) => {
	expect(await clean(html)).toBe(expected);
});

test.each([
	['nothing is left of it', '<svg onload="alert(1)"></svg>'],
	['it is empty', ''],
	['it is longer than any field', 'a'.repeat(200_001)],
])('shows the text, escaped, when %s', async (_when, html) => {
	expect(await clean(html, 'What is 1 < 2?')).toBe('What is 1 &lt; 2?');
});

test('shows only text when there is no sanitiser', () => {
	expect(textOnly('<b>a</b>', 'a & b')).toBe('a &amp; b');
});
