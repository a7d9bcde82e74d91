import { expect, test } from 'vitest';
import { applyHeaderRules, parseHeadersFile } from '../../books/service/headers-file.ts';
import { headersFile, REDIRECTS_FILE } from './headers-file.ts';

test('sends the policy with every page and keeps hashed files for good', () => {
	const text = headersFile("default-src 'self'");
	expect(text).toContain("/*\n  Content-Security-Policy: default-src 'self'\n");
	expect(text).toContain('/_astro/*\n  Cache-Control: public, max-age=31536000, immutable');
	expect(text).toContain('X-Content-Type-Options: nosniff');
});

test('gives a picture a policy of its own, lists to every site and the feeds their types', () => {
	const rules = parseHeadersFile(headersFile("default-src 'self'"));
	const headersOf = (path: string) => {
		const headers = new Headers();
		applyHeaderRules(headers, rules, path);
		return headers;
	};
	const picture = headersOf('/_astro/figure.abc.svg').get('Content-Security-Policy');
	expect(picture).toBe("default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'");
	expect(headersOf('/blog').get('Content-Security-Policy')).toBe("default-src 'self'");
	const origins = (path: string) => headersOf(path).get('Access-Control-Allow-Origin');
	expect([origins('/data/books.json'), origins('/blog')]).toEqual(['*', null]);
	expect(headersOf('/rss.xml').get('Content-Type')).toMatch(/^application\/rss\+xml/);
	expect(headersOf('/feed.json').get('Content-Type')).toMatch(/^application\/feed\+json/);
});

test('lets the search worker compile WebAssembly, and nothing else', () => {
	const text = headersFile("default-src 'self'");
	expect(text.match(/wasm-unsafe-eval/g)).toHaveLength(1);
	expect(text).toMatch(
		/\/pagefind\/worker\.js\n(?:  .*\n)*  ! Content-Security-Policy\n  Content-Security-Policy: default-src 'none'; script-src 'wasm-unsafe-eval'; connect-src 'self'\n/,
	);
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
	expect(kinds).toEqual([...Array(4).fill('alias'), ...Array(4).fill('shell'), '404']);
});
