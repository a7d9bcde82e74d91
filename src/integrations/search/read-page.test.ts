import { expect, test } from 'vitest';
import { mathml } from '../../math/mathml.ts';
import { readPage } from './read-page.ts';

const pageWith = (main: string, head = '') =>
	`<!doctype html><html><head><title>Tips &amp; tricks · Brand</title>${head}` +
	`<link rel="canonical" href="https://site.example/tips"></head>` +
	`<body><nav>Menu</nav><main id="main">${main}</main><footer>Foot</footer></body></html>`;

const sayTex = (tex: string) => (tex === 'x^2' ? 'x squared' : '');
const textOf = (main: string) => readPage(pageWith(main), sayTex)?.text;

test('reads the title, the canonical path, and only the text of the main part', () => {
	expect(readPage(pageWith('<h1>Tips</h1><p>One &lt; two.</p>'), sayTex)).toEqual({
		title: 'Tips & tricks · Brand',
		canonicalPath: '/tips',
		isListed: true,
		text: 'Tips One < two.',
	});
});

test('recognizes a page with noindex', () => {
	const page = pageWith('', '<meta name="robots" content="noindex">');
	expect(readPage(page, sayTex)?.isListed).toBe(false);
});

test('rejects a document without a title, a main part, or a canonical path', () => {
	expect(readPage('<!doctype html><div id="app"></div>', sayTex)).toBeUndefined();
});

test('puts a formula into words and shows no TeX', () => {
	const formula = mathml('x^2', { annotate: true });
	expect(textOf(`<p>The area <span class="keep">${formula},</span> then.</p>`)).toBe(
		'The area x squared, then.',
	);
});

test('omits a formula that cannot be spoken', () => {
	expect(textOf('<p>Here <math><mi>q</mi></math> stands.</p>')).toBe('Here stands.');
});

test('omits what is not meant to be read, whatever is inside it', () => {
	const silent =
		'<nav><ul><li>Up</li></ul></nav><svg><text>4</text></svg><form><label>Name<input></label></form>' +
		'<script>go()</script><p hidden>Later</p><div popover><br>Menu</div>';
	expect(textOf(`Before ${silent} after`)).toBe('Before after');
});

test('joins words within a phrase and separates words of different blocks', () => {
	expect(textOf('<li>half<b>way</b></li><li>there</li>')).toBe('halfway there');
});

test('is not confused by special characters in attributes', () => {
	expect(textOf('<astro-island props="{&quot;a&quot;:1>0}"><p>Text</p></astro-island>')).toBe(
		'Text',
	);
});
