import { expect, test } from 'vitest';
import { applyHeaderRules, parseHeadersFile } from './headers-file.ts';

const RULES = parseHeadersFile(`# made by the build
/*
  X-Frame-Options: DENY
  Content-Security-Policy: default-src 'self'; script-src 'sha256-a:b='
/_astro/*
  Cache-Control: public, max-age=31536000, immutable
  ! X-Frame-Options
/about
  Link: </a.css>; rel=preload
  Link: </b.css>; rel=preload
`);

const headersFor = (path: string) => {
	const headers = new Headers({ 'Cache-Control': 'no-cache' });
	applyHeaderRules(headers, RULES, path);
	return Object.fromEntries(headers);
};

test('sets the headers of every matching pattern, replacing existing ones', () => {
	expect(headersFor('/tutoring')).toEqual({
		'cache-control': 'no-cache',
		'content-security-policy': "default-src 'self'; script-src 'sha256-a:b='",
		'x-frame-options': 'DENY',
	});
	expect(headersFor('/_astro/a.js')['cache-control']).toBe('public, max-age=31536000, immutable');
});

test('removes what a later pattern unsets', () => {
	expect(headersFor('/_astro/a.js')).not.toHaveProperty('x-frame-options');
});

test('joins a header that is set twice', () => {
	expect(headersFor('/about')['link']).toBe('</a.css>; rel=preload, </b.css>; rel=preload');
	expect(headersFor('/about/us')).not.toHaveProperty('link');
});
