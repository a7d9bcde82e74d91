import { expect, test } from 'vitest';
import { headersFile, REDIRECTS_FILE } from './headers-file.ts';

test('sends the policy with every page and keeps hashed files for good', () => {
	const text = headersFile("default-src 'self'");
	expect(text).toContain("/*\n  Content-Security-Policy: default-src 'self'\n");
	expect(text).toContain('/_astro/*\n  Cache-Control: public, max-age=31536000, immutable');
	expect(text).toContain('X-Content-Type-Options: nosniff');
});

test('takes the policy of the pages off the editor before it sets another', () => {
	const block = headersFile("default-src 'self'").split('\n\n').at(-1) ?? '';
	const lines = block.split('\n').filter((line) => !line.startsWith('#'));
	expect(lines.slice(0, 2)).toEqual(['/admin*', '  ! Content-Security-Policy']);
	expect(lines[2]).toMatch(/^ {2}Content-Security-Policy: default-src 'self'; script-src 'self';/);
	expect(block).toContain('X-Robots-Tag: noindex');
});

test('stops the build when a line is longer than a CDN reads', () => {
	expect(() => headersFile('x'.repeat(2001))).toThrow(/characters and a CDN reads 2000/);
});

test('tries aliases before the shell and the shell before 404', () => {
	const rules = REDIRECTS_FILE.split('\n').filter((line) => line.startsWith('/'));
	const kinds = rules.map((rule) =>
		rule.includes('/shell ') ? 'shell' : rule.endsWith('404') ? '404' : 'alias',
	);
	expect(kinds).toEqual(['alias', 'alias', 'alias', 'alias', 'shell', 'shell', '404']);
});
