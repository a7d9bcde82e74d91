import { expect, test } from 'vitest';
import { brotliQuality } from './quality.ts';

test('spends little on each of many short pages', () => {
	expect(brotliQuality('dist/workbooks/a/1/2/q.html', 20_000, 16_000)).toBe(6);
});

test('spends less on a long page of the bank and on what only machines fetch', () => {
	expect(brotliQuality('dist/workbooks/a/1/2.html', 150_000, 16_000)).toBe(9);
	expect(brotliQuality('dist/sitemap-questions-0.xml', 900_000, 16_000)).toBe(9);
});

test('spends most on long pages, scripts and small sites', () => {
	expect(brotliQuality('dist/workbooks/a.html', 90_000, 16_000)).toBe(11);
	expect(brotliQuality('dist/_astro/client.js', 200_000, 16_000)).toBe(11);
	expect(brotliQuality('dist/about.html', 20_000, 60)).toBe(11);
});
