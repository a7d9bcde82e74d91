import { expect, test } from 'vitest';
import { breadcrumbList } from './breadcrumb-list.ts';

test('leads from the home page through the breadcrumbs to the page itself', () => {
	const list = breadcrumbList([{ label: 'Blog', href: '/blog' }], 'Minus times minus');
	expect(list['itemListElement']).toEqual([
		{ '@type': 'ListItem', position: 1, name: 'Home', item: 'https://lemmalane.example/' },
		{ '@type': 'ListItem', position: 2, name: 'Blog', item: 'https://lemmalane.example/blog' },
		{ '@type': 'ListItem', position: 3, name: 'Minus times minus', item: undefined },
	]);
});
