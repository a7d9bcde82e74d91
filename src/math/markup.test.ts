import { expect, test } from 'vitest';
import { formulasIn, renderBlocks, renderFormulas, renderInline, splitMarkup } from './markup.ts';
import { FormulaError } from './mathml.ts';

test.each([
	['it costs $5 and $10 in all', []],
	['from $5-$10 a week', []],
	['a \\$5 ticket and $x$ more', ['x']],
	['$x$ and \\(y\\), then $$z$$ and \\[w\\]', ['x', 'y', 'z', 'w']],
	['$\\$5x$ dollars', ['\\$5x']],
	['no $ sense $ here', []],
	['write $42\\%$ as $0.42$', ['42\\%', '0.42']],
])('finds the formulas in %j and leaves money alone', (text, formulas) => {
	expect(formulasIn(text)).toEqual(formulas);
});

test('keeps the words between formulas, with plain dollar signs', () => {
	expect(splitMarkup('Pay \\$3 for $n$ pens.')).toEqual([
		{ kind: 'words', text: 'Pay $3 for ' },
		{ kind: 'inline', text: 'n' },
		{ kind: 'words', text: ' pens.' },
	]);
});

test('turns formulas into MathML and escapes everything else', () => {
	const html = renderInline('If a<b & $x<2$ then <script>alert(1)</script>');
	expect(html).toContain('a&lt;b &amp; <math>');
	expect(html).toContain('&lt;script&gt;');
	expect(html).not.toContain('<script');
});

test('keeps punctuation with its formula, so no line starts with a period', () => {
	const html = renderInline('Solve ($x = 2$), $y$-axis and $a$ or $b$.');
	const shape = html.replaceAll(/<math>.*?<\/math>/g, 'F');
	expect(shape).toBe(
		'Solve <span class="keep">(F),</span> <span class="keep">F-</span>axis and F or <span class="keep">F.</span>',
	);
});

test('keeps a period between two formulas with the first', () => {
	const shape = renderInline('$a$.$b$ $$c$$.').replaceAll(/<math.*?<\/math>/g, 'F');
	expect(shape).toBe('<span class="keep">F.</span>F F.');
});

test('puts a formula in double dollars or brackets on its own line', () => {
	const block = /^So <math display="block"[^>]*>.*<mi>x<\/mi>.*<\/math>$/;
	expect(renderInline('So $$x = 2$$')).toMatch(block);
	expect(renderInline('So \\[x = 2\\]')).toMatch(block);
	expect(renderInline('So $x = 2$')).not.toContain('display');
});

test.each([
	['unclosed parentheses', '\\('.repeat(50_000)],
	['unclosed brackets', '\\['.repeat(50_000)],
	['dollars', '$a '.repeat(50_000)],
	['spaces', `a${' '.repeat(100_000)}b`],
])('splits a long text of %s in one pass', (_, text) => {
	expect(splitMarkup(text).map(({ text: part }) => part)).toEqual([text]);
});

test('writes paragraphs and lists', () => {
	expect(renderBlocks('One\nline.\n\n1. first\n2. second\n   goes on\n\n- **strong** dot')).toBe(
		'<p>One line.</p><ol><li>first</li><li>second goes on</li></ol><ul><li><strong>strong</strong> dot</li></ul>',
	);
});

test.each([
	['x^{', 'a "{" is opened and never closed'],
	['x^', 'nothing follows the "^"'],
	['\\frac{a_}{2}', 'nothing follows the "_"'],
	[`\\begin{matrix}${'&'.repeat(500)}${'\\\\'.repeat(250)}\\end{matrix}`, 'more than 400 cells'],
	['\\def\\a#1{\\a{#1#1}}\\a{x}', '\\def is not allowed'],
	['\\class{hidden}{x}', '\\class is not allowed'],
	['\\href{javascript:alert(1)}{x}', '\\href is not allowed'],
	['\\nosuchcommand', 'nosuchcommand'],
	['{'.repeat(60) + '}'.repeat(60), 'nest deeper'],
	['x'.repeat(3000), 'longer than 2000'],
])('rejects the formula %j with a reason', (tex, reason) => {
	const render = () => renderInline(`\\(${tex}\\)`);
	expect(render).toThrow(FormulaError);
	expect(render).toThrow(reason);
});

test('leaves text without a formula to be shown as is', () => {
	expect(renderFormulas('Add & subtract.')).toBeUndefined();
	expect(renderFormulas('Find $k$.')).toBe(renderInline('Find $k$.'));
});
