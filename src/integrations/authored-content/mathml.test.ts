import { createMarkdownProcessor } from '@astrojs/markdown-remark';
import rehypeKatex from 'rehype-katex';
import remarkMath from 'remark-math';
import { expect, test } from 'vitest';
import { mathml } from '../../math/mathml.ts';
import { rehypeMathml } from './mathml.ts';

async function render(text: string): Promise<string> {
	const processor = await createMarkdownProcessor({
		syntaxHighlight: false,
		remarkPlugins: [remarkMath],
		rehypePlugins: [[rehypeKatex, { strict: 'error', output: 'mathml' }], rehypeMathml],
	});
	return (await processor.render(text)).code;
}

test('typesets a formula in an article like one in a question, with its TeX beside it', async () => {
	const tex = '\\mathbb{R} \\cdot \\tfrac{1}{2}';
	expect(await render(`So $${tex}$.`)).toBe(`<p>So ${mathml(tex, { annotate: true })}.</p>`);
});

test('lines up equations in their own block', async () => {
	const tex = '\\begin{aligned}a &= b \\\\ &= c\\end{aligned}';
	const html = await render(`$$\n${tex}\n$$`);
	expect(html).toMatch(/^<math display="block" class="tml-display"/);
	expect(html.match(/<mtd class="tml-(?:right|left)"/g)).toHaveLength(4);
});

test('shows in red what cannot be typeset, with the formulas around it', async () => {
	const html = await render('$a$ and $\\nosuchsign$ and $b$');
	expect(html).toContain('mathcolor="#cc0000"');
	expect(html.match(/<math><semantics><mi>[ab]<\/mi>/g)).toHaveLength(2);
});
