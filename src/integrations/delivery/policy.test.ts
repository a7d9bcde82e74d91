import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import {
	addPolicy,
	HEADER_POLICY,
	inlineHashes,
	originsOf,
	pagePolicy,
	policyMeta,
	policyOrigins,
} from './policy.ts';

const NO_ORIGINS = { connect: [], images: [] };
const hashOf = (body: string) => `'sha256-${createHash('sha256').update(body).digest('base64')}'`;
const directive = (policy: string, name: string) =>
	policy.split(';').find((part) => part.startsWith(`${name} `));

test('allows each inline script and style by the hash of its exact text', () => {
	const { scripts, styles } = inlineHashes(
		'<style>a{b:c}</style><script>\n\tgo();\n</script><script type="module">x()</script>',
	);
	expect([...styles]).toEqual([hashOf('a{b:c}')]);
	expect([...scripts]).toEqual([hashOf('\n\tgo();\n'), hashOf('x()')]);
});

test('lists identical elements once', () => {
	expect(inlineHashes('<style>a{}</style><style>a{}</style>').styles.size).toBe(1);
});

test.each([
	['a script file', '<script type="module" src="/_astro/page.js"></script>'],
	['structured data', '<script type="application/ld+json">{"a":1}</script>'],
	['a script parked for Partytown', '<script type="text/partytown">a()</script>'],
])('needs no hash for %s', (_, html) => {
	expect(inlineHashes(html).scripts.size).toBe(0);
});

test('never allows inline scripts as such', () => {
	const policy = pagePolicy('<p>no script</p>', NO_ORIGINS);
	expect(directive(policy, 'script-src')).toBe("script-src 'self'");
	expect(policy).not.toContain('unsafe-eval');
});

test('includes a books service on another host', () => {
	const policy = pagePolicy('', {
		connect: ['https://books.example'],
		images: ['https://images.example'],
	});
	expect(directive(policy, 'connect-src')).toBe("connect-src 'self' https://books.example");
	expect(directive(policy, 'img-src')).toBe("img-src 'self' data: https://images.example");
});

const service = (name: string, path: string) => `https://${name}.a-school-district.example${path}`;
const EVERY_SETTING = {
	PUBLIC_BOOKS_SERVICE_URL: service('books', '/api'),
	PUBLIC_DOWNLOAD_SERVICE_URL: service('downloads', '/api'),
	PUBLIC_STATIC_DATA_URL: service('lists', '/data'),
	PUBLIC_QUESTION_IMAGES_URL: service('pictures', '/questions'),
	PUBLIC_ANALYTICS_ID: 'G-ABCDEF1234',
	PUBLIC_ANALYTICS_SCRIPT: service('tags', '/gtag/js'),
};

test('with all settings combined stays far below what a header or a first round trip can hold', () => {
	const page = `<style>a{}</style><script>b()</script><form action="${EVERY_SETTING.PUBLIC_BOOKS_SERVICE_URL}">`;
	const policy = pagePolicy(page, policyOrigins(EVERY_SETTING));
	for (const name of ['books', 'downloads', 'lists', 'pictures'])
		expect(policy).toContain(service(name, ''));
	// The collector runs in Partytown's worker; no page may connect to it.
	expect(policy).not.toContain(service('tags', ''));
	expect(policy.length).toBeLessThan(700);
	// The header is the same whatever is set.
	expect(HEADER_POLICY).toBe("frame-ancestors 'none'");
});

test('allows images below the books service unless they have their own origin', () => {
	const { PUBLIC_BOOKS_SERVICE_URL, PUBLIC_QUESTION_IMAGES_URL } = EVERY_SETTING;
	expect(policyOrigins({ PUBLIC_BOOKS_SERVICE_URL }).images).toEqual([service('books', '')]);
	expect(policyOrigins({ PUBLIC_BOOKS_SERVICE_URL, PUBLIC_QUESTION_IMAGES_URL }).images).toEqual([
		service('pictures', ''),
	]);
	expect(policyOrigins({ PUBLIC_BOOKS_SERVICE_URL: '/api' })).toEqual(NO_ORIGINS);
});

test('runs no plug-ins and locks the base URL of every page', () => {
	const policy = pagePolicy('', NO_ORIGINS);
	expect(directive(policy, 'object-src')).toBe("object-src 'none'");
	expect(directive(policy, 'base-uri')).toBe("base-uri 'none'");
});

test.each([
	['to its own site', '<form method="post" action="/api/submissions">', "form-action 'self'"],
	[
		'to a service elsewhere',
		'<form class="a" action="https://books.example/api/submissions" method="post">',
		"form-action 'self' https://books.example",
	],
	[
		'by one of its buttons',
		'<form action="/a"><button type="submit" formaction="http://127.0.0.1:5000/b">',
		"form-action 'self' http://127.0.0.1:5000",
	],
	['nowhere', '<a data-action="https://books.example">', "form-action 'self'"],
])('allows a page to send its form %s', (_, html, expected) => {
	expect(directive(pagePolicy(html, NO_ORIGINS), 'form-action')).toBe(expected);
});

test('puts the policy before whatever could load or run', () => {
	const page = '<!DOCTYPE html><html><head><meta charset="utf-8"> <style>a{}</style></head></html>';
	const policy = pagePolicy(page, NO_ORIGINS);
	expect(policy).toContain(hashOf('a{}'));
	expect(addPolicy(page, NO_ORIGINS)).toBe(
		`<!DOCTYPE html><html><head><meta charset="utf-8">${policyMeta(policy)} <style>a{}</style></head></html>`,
	);
});

test('keeps the policy of a page that already has one', () => {
	const page = `<head>${policyMeta("style-src 'unsafe-inline'")}<style>a{}</style></head>`;
	expect(addPolicy(page, NO_ORIGINS)).toBe(page);
});

test('rejects a page with no place for a policy', () => {
	expect(() => addPolicy('<script>a()</script>', NO_ORIGINS)).toThrow('without <head>');
});

test('takes origins from absolute URLs only, each once', () => {
	const addresses = [
		'/api',
		undefined,
		'',
		'https://a.example/x',
		'https://a.example/y',
		'mailto:a',
	];
	expect(originsOf(addresses)).toEqual(['https://a.example']);
});
