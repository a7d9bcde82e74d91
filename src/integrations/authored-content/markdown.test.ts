import { pathToFileURL } from 'node:url';
import { createMarkdownProcessor } from '@astrojs/markdown-remark';
import rehypeKatex from 'rehype-katex';
import remarkMath from 'remark-math';
import { expect, test } from 'vitest';
import { remarkDetails } from './details.ts';
import { rehypeFormulasOrStop } from './formulas.ts';

async function render(text: string) {
	const processor = await createMarkdownProcessor({
		syntaxHighlight: false,
		remarkPlugins: [remarkMath, remarkDetails],
		rehypePlugins: [[rehypeKatex, { strict: 'error' }], rehypeFormulasOrStop],
	});
	return processor.render(text, {
		fileURL: pathToFileURL('/site/content/blog/two-turns/index.mdx'),
		frontmatter: { title: 'Two turns' },
	});
}

test('stops at a bad formula with file, line, reason and fix', async () => {
	await expect(render('Fine.\n\nThen $\\frac{1}{2$ breaks.')).rejects.toThrow(
		/two-turns\/index\.mdx: formula on line 3: .*KaTeX.*Correct the TeX; a dollar sign that means money is written \\\$/s,
	);
});

test('stops at TeX that KaTeX would only guess at', async () => {
	await expect(render('$\\text{a} é_1 \\\\ b$')).rejects.toThrow(/formula on line 1/);
});

test('lets sound formulas through', async () => {
	const { code } = await render('$\\frac{1}{2}$');
	expect(code).toContain('class="katex"');
});

test('derives the sections of an article from its headings and paragraphs', async () => {
	const { metadata } = await render(
		'Before **all**.\n\n## First\n\nOne $x^2$.\n\n- Item text\n\n$$\ny = 1\n$$\n\n## Second\n\nTwo.',
	);
	expect(metadata.frontmatter['details']).toEqual([
		{ title: 'Two turns', article: ['Before all.'] },
		{ title: 'First', article: ['One $x^2$.', 'Item text', '$$y = 1$$'] },
		{ title: 'Second', article: ['Two.'] },
	]);
	expect(metadata.frontmatter['hasMathematics']).toBe(true);
});

test('knows an article without mathematics', async () => {
	const { metadata } = await render('Only words.');
	expect(metadata.frontmatter['hasMathematics']).toBe(false);
});
