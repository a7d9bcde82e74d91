import { expect, test } from 'vitest';
import { articleParts } from './article-parts.ts';

const heading = (slug: string, depth = 2) => ({ depth, slug, text: `text of ${slug}` });

test('names the second-level parts, whether or not there is text before the first', () => {
	const headings = [heading('one'), heading('detail', 3), heading('two')];
	const sections = ['One', 'Detail', 'Why $x < 3$ holds'].map((title) => ({ title }));
	const parts = [
		{ slug: 'one', title: 'One' },
		{ slug: 'two', title: 'Why $x < 3$ holds' },
	];
	expect(articleParts(headings, sections)).toEqual(parts);
	expect(articleParts(headings, [{ title: 'The post' }, ...sections])).toEqual(parts);
});

test('has no parts if there are no headings', () => {
	expect(articleParts([], [{ title: 'The post' }])).toEqual([]);
});
