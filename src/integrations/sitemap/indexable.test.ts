import { expect, test } from 'vitest';
import { isIndexable } from './indexable.ts';

const ADDRESS = 'https://lemmalane.example/workbooks';
const page = (canonical: string, robots = '') =>
	`<head><title>Workbooks</title><link rel="canonical" href="${canonical}">${robots}</head>`;

test('includes a page whose canonical link is itself', () => {
	expect(isIndexable(page(ADDRESS), ADDRESS)).toBe(true);
});

test('leaves out an alias, a page with noindex, and one without a canonical link', () => {
	expect(isIndexable(page('https://lemmalane.example/'), ADDRESS)).toBe(false);
	const refusing = page(ADDRESS, '<meta name="robots" content="noindex">');
	expect(isIndexable(refusing, ADDRESS)).toBe(false);
	expect(isIndexable('', ADDRESS)).toBe(false);
});
