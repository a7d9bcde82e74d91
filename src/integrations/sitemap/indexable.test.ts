import { expect, test } from 'vitest';
import { isIndexable } from './indexable.ts';

const ADDRESS = 'https://lemmalane.example/workbooks';
const page = (canonical: string, robots = '') =>
	`<head><title>Workbooks</title><link rel="canonical" href="${canonical}">${robots}</head>`;

test('offers a page that names itself', () => {
	expect(isIndexable(page(ADDRESS), ADDRESS)).toBe(true);
});

test('leaves out an alias, a page that refuses and one that says nothing', () => {
	expect(isIndexable(page('https://lemmalane.example/'), ADDRESS)).toBe(false);
	const refusing = page(ADDRESS, '<meta name="robots" content="noindex">');
	expect(isIndexable(refusing, ADDRESS)).toBe(false);
	expect(isIndexable('', ADDRESS)).toBe(false);
});
