import { pathToFileURL } from 'node:url';
import { createMarkdownProcessor } from '@astrojs/markdown-remark';
import remarkMath from 'remark-math';
import { expect, test } from 'vitest';
import { remarkDetails } from './details.ts';

async function render(text: string) {
	const processor = await createMarkdownProcessor({
		syntaxHighlight: false,
		remarkPlugins: [remarkMath, remarkDetails],
	});
	return processor.render(text, {
		fileURL: pathToFileURL('/site/content/blog/two-turns/index.mdx'),
		frontmatter: { title: 'Two turns' },
	});
}

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

test('recognizes an article without math', async () => {
	const { metadata } = await render('Only words.');
	expect(metadata.frontmatter['hasMathematics']).toBe(false);
});
