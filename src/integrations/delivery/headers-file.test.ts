import { expect, test } from 'vitest';
import { applyHeaderRules, parseHeadersFile } from '../../books/service/site/headers-file.ts';
import { HEADERS_FILE, REDIRECTS_FILE } from './headers-file.ts';
import { HEADER_POLICY } from './policy.ts';

test('sends the common headers with everything, and caches hashed files for good', () => {
	expect(HEADERS_FILE).toContain("/*\n  Content-Security-Policy: frame-ancestors 'none'\n");
	expect(HEADERS_FILE).toContain('/_astro/*\n  Cache-Control: public, max-age=31536000, immutable');
	expect(HEADERS_FILE).toContain('X-Content-Type-Options: nosniff');
	expect(HEADERS_FILE).toContain('Strict-Transport-Security: max-age=31536000\n');
});

// Cloudflare silently drops a line of more than 2,000 characters, and rules after the hundredth.
test("stays far below a CDN's limits", () => {
	const lines = HEADERS_FILE.split('\n');
	expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(200);
	expect(lines.filter((line) => line.startsWith('/')).length).toBeLessThanOrEqual(50);
});

test('sends with subresources only the headers that apply to them', () => {
	const headers = new Headers();
	applyHeaderRules(headers, parseHeadersFile(HEADERS_FILE), '/_astro/a.js');
	expect([...headers.keys()]).toEqual([
		'cache-control',
		'content-security-policy',
		'referrer-policy',
		'strict-transport-security',
		'x-content-type-options',
	]);
});

test("gives images their own policy, opens lists to every site, and sets the feeds' types", () => {
	const rules = parseHeadersFile(HEADERS_FILE);
	const headersOf = (path: string) => {
		const headers = new Headers();
		applyHeaderRules(headers, rules, path);
		return headers;
	};
	const picture = headersOf('/_astro/figure.abc.svg').get('Content-Security-Policy');
	expect(picture).toBe("default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'");
	expect(headersOf('/blog').get('Content-Security-Policy')).toBe(HEADER_POLICY);
	expect(headersOf('/admin').get('X-Robots-Tag')).toBe('noindex');
	const origins = (path: string) => headersOf(path).get('Access-Control-Allow-Origin');
	expect([origins('/data/books.json'), origins('/blog')]).toEqual(['*', null]);
	expect(headersOf('/rss.xml').get('Content-Type')).toMatch(/^application\/rss\+xml/);
	expect(headersOf('/feed.json').get('Content-Type')).toMatch(/^application\/feed\+json/);
});

test('lets the search worker compile WebAssembly, and nothing else', () => {
	expect(HEADERS_FILE.match(/wasm-unsafe-eval/g)).toHaveLength(1);
	expect(HEADERS_FILE).toMatch(
		/\/pagefind\/worker\.js\n(?:  .*\n)*  ! Content-Security-Policy\n  Content-Security-Policy: default-src 'none'; script-src 'wasm-unsafe-eval'; connect-src 'self'\n/,
	);
});

test('tries aliases before the shell and the shell before 404', () => {
	const rules = REDIRECTS_FILE.split('\n').filter((line) => line.startsWith('/'));
	const kinds = rules.map((rule) =>
		rule.includes('/shell ') ? 'shell' : rule.endsWith('404') ? '404' : 'alias',
	);
	expect(kinds).toEqual([...Array(4).fill('alias'), ...Array(4).fill('shell'), '404']);
});
