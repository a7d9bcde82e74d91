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
	['a formula with its period', '<span class="keep">3.</span>'],
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
	['a script link after a space', '<a href="\u00A0javascript:alert(1)">a</a>', '<a>a</a>'],
	['a data link', '<a href="data:text/html,x">a</a>', '<a>a</a>'],
	['an unknown scheme', '<a href="intent://x">a</a>', '<a>a</a>'],
	['an image from elsewhere', 'a<img src="https://evil.example/x.png">', 'a'],
	['an image beside the base', 'a<img src="/api/question-images-evil/x">', 'a'],
	['a path out of the base', 'a<img src="/api/question-images/../submissions">', 'a'],
	['a class of the site', '<b class="changed site-header">a</b>', '<b>a</b>'],
	['a form', 'a<form action="https://evil.example"><input name="q"></form>', 'a'],
])('removes %s', async (_what, html, expected) => {
	expect(await clean(html)).toBe(expected);
});

test.each([
	[
		'a list of terms',
		'<dl><dt>Given</dt><dd>x = 3</dd></dl>',
		'<div><div>Given</div><div>x = 3</div></div>',
	],
	[
		'a closed detail',
		'<details><summary>Where</summary>x > 0</details>',
		'<div><div>Where</div>x &gt; 0</div>',
	],
	['a reading aid', '<ruby>x<rt>ex</rt></ruby>', 'xex'],
	['a date', 'On <time datetime="2026">Monday</time>.', 'On Monday.'],
	['a custom element', '<our-term>even</our-term> numbers', 'even numbers'],
	['an element within an unknown one', '<nav><b>a</b></nav>', '<div><b>a</b></div>'],
	[
		'a foreign image with alt text',
		'<img src="https://evil.example/x.png" alt="Sides 3 and 4">',
		'Sides 3 and 4',
	],
])('keeps the text of %s', async (_what, html, expected) => {
	expect(await clean(html)).toBe(expected);
});

test.each([
	['nothing is left of it', '<svg onload="alert(1)"></svg>'],
	['it is empty', ''],
	['it is longer than any field', 'a'.repeat(200_001)],
	['it is nested deeper than any record', '<b>'.repeat(66_000)],
	['it has more tags than any record', '<i>x</i>'.repeat(4_000)],
])('shows the text, escaped, if %s', async (_when, html) => {
	expect(await clean(html, 'What is 1 < 2?')).toBe('What is 1 &lt; 2?');
});

test('shows only text if there is no sanitizer', () => {
	expect(textOnly('<b>a</b>', 'a & b')).toBe('a &amp; b');
});

test('shows the text if the sanitizer removes a word', async () => {
	Object.assign(Element.prototype, {
		setHTML(this: Element, html: string) {
			this.innerHTML = html.replace('positive', '');
		},
	});
	expect(await clean('for <b>positive</b> x', 'for positive x')).toBe('for positive x');
	provideOpenFirstWall();
});
