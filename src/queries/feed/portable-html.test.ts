import { expect, test } from 'vitest';
import { mathml } from '../../math/mathml.ts';
import { portableHtml } from './portable-html.ts';

const PAGE = 'https://lemmalane.example/blog/two-turns';
const portable = (html: string) => portableHtml(html, PAGE);

test.each([
	[
		'a path on the site',
		'<a href="/workbooks">x</a>',
		'<a href="https://lemmalane.example/workbooks">x</a>',
	],
	['a part of the article', '<a href="#turn">x</a>', `<a href="${PAGE}#turn">x</a>`],
	[
		'a picture',
		'<img src="/_astro/f.1.svg" alt="A line" width="480">',
		'<img src="https://lemmalane.example/_astro/f.1.svg" alt="A line" width="480">',
	],
	[
		'a query',
		'<a href="/a?b=1&amp;c=2">x</a>',
		'<a href="https://lemmalane.example/a?b=1&amp;c=2">x</a>',
	],
	[
		'another site, unchanged',
		'<a href="https://other.example/a">x</a>',
		'<a href="https://other.example/a">x</a>',
	],
	['an unquoted URL', '<a href=/about>x</a>', '<a href="https://lemmalane.example/about">x</a>'],
])('makes the URL of %s absolute', (_what, html, expected) => {
	expect(portable(html)).toBe(expected);
});

test('removes what only the site uses and keeps the text', () => {
	const html =
		'<h2 id="turn" class="a" style="color:red" data-x="1">Two <span class="b">turns</span></h2><!-- x -->';
	expect(portable(html)).toBe('<h2>Two turns</h2>');
});

test('drops scripts, styles, and image sources that only this site can choose from', () => {
	const html =
		'<p onclick="go()">Face right.</p><script>go()</script><style>p{}</style><img src="/a.png" srcset="/a.png 1x, /b.png 2x" sizes="10vw" alt="">';
	expect(portable(html)).toBe(
		'<p>Face right.</p><img src="https://lemmalane.example/a.png" alt="">',
	);
});

test("keeps a formula's MathML once, with the TeX for readers without MathML", () => {
	const formula = mathml('x^2 < \\underline{16}', { display: true, annotate: true });
	const html = portable(`<p>Before ${formula} after</p>`);
	expect(html).toMatch(/^<p>Before <math[^>]*>.*<\/math> after<\/p>$/);
	expect(html).toContain('display="block"');
	expect(html).toContain('alttext="x^2 < \\underline{16}"');
	expect(html).toContain('<msup><mi>x</mi><mn>2</mn></msup>');
	expect(html.match(/16/g)).toHaveLength(2);
	expect(html).not.toMatch(/<annotation|class=|style=/);
});

test('separates consecutive formulas', () => {
	const formulas = ['a', 'b'].map((tex) => mathml(tex, { annotate: true })).join(' and ');
	expect(portable(formulas)).toMatch(
		/^<math.*<mi>a<\/mi>.*<\/math> and <math.*<mi>b<\/mi>.*<\/math>$/,
	);
});
