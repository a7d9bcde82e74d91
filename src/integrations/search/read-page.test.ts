import { expect, test } from 'vitest';
import { mathml } from '../../math/mathml.ts';
import { readPage } from './read-page.ts';

const pageWith = (main: string, head = '') =>
	`<!doctype html><html><head><title>Tips &amp; tricks · Brand</title>${head}` +
	`<link rel="canonical" href="https://site.example/tips"></head>` +
	`<body><nav>Menu</nav><main id="main">${main}</main><footer>Foot</footer></body></html>`;

const sayTex = (tex: string) => (tex === 'x^2' ? 'x squared' : '');
const textOf = (main: string) => readPage(pageWith(main), sayTex)?.text;

test('reads title, address and the words of the main part only', () => {
	expect(readPage(pageWith('<h1>Tips</h1><p>One &lt; two.</p>'), sayTex)).toEqual({
		title: 'Tips & tricks · Brand',
		canonicalPath: '/tips',
		isListed: true,
		text: 'Tips One < two.',
	});
});

test('sees that a page does not want to be found', () => {
	const page = pageWith('', '<meta name="robots" content="noindex">');
	expect(readPage(page, sayTex)?.isListed).toBe(false);
});

test('is no page without a title, a main part or an address', () => {
	expect(readPage('<!doctype html><div id="app"></div>', sayTex)).toBeUndefined();
});

test('says a formula in words and shows no TeX', () => {
	const formula = mathml('x^2', { annotate: true });
	expect(textOf(`<p>The area <span class="keep">${formula},</span> then.</p>`)).toBe(
		'The area x squared, then.',
	);
});

test('leaves out a formula that nobody can say', () => {
	expect(textOf('<p>Here <math><mi>q</mi></math> stands.</p>')).toBe('Here stands.');
});

test('leaves out what is not there to be read, whatever stands inside it', () => {
	const silent =
		'<nav><ul><li>Up</li></ul></nav><svg><text>4</text></svg><form><label>Name<input></label></form>' +
		'<script>go()</script><p hidden>Later</p><div popover><br>Menu</div>';
	expect(textOf(`Before ${silent} after`)).toBe('Before after');
});

test('keeps words of one phrase together and words of two blocks apart', () => {
	expect(textOf('<li>half<b>way</b></li><li>there</li>')).toBe('halfway there');
});

test('is not confused by signs inside attributes', () => {
	expect(textOf('<astro-island props="{&quot;a&quot;:1>0}"><p>Text</p></astro-island>')).toBe(
		'Text',
	);
});
