import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { addPolicy, inlineHashes, originsOf, pagePolicy, policyMeta } from './policy.ts';

const NO_ORIGINS = { connect: [], images: [] };
const hashOf = (body: string) => `'sha256-${createHash('sha256').update(body).digest('base64')}'`;
const directive = (policy: string, name: string) =>
	policy.split(';').find((part) => part.startsWith(`${name} `));

test('allows each inline script and style by the hash of exactly what stands in it', () => {
	const { scripts, styles } = inlineHashes(
		'<style>a{b:c}</style><script>\n\tgo();\n</script><script type="module">x()</script>',
	);
	expect([...styles]).toEqual([hashOf('a{b:c}')]);
	expect([...scripts]).toEqual([hashOf('\n\tgo();\n'), hashOf('x()')]);
});

test('names the same element once', () => {
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

test('names a books service on another host', () => {
	const policy = pagePolicy('', {
		connect: ['https://books.example'],
		images: ['https://images.example'],
	});
	expect(directive(policy, 'connect-src')).toBe("connect-src 'self' https://books.example");
	expect(directive(policy, 'img-src')).toBe("img-src 'self' data: https://images.example");
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
])('lets a page send its form %s', (_, html, expected) => {
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

test('leaves the policy of a page that brings one', () => {
	const page = `<head>${policyMeta("style-src 'unsafe-inline'")}<style>a{}</style></head>`;
	expect(addPolicy(page, NO_ORIGINS)).toBe(page);
});

test('refuses a page that has no place for a policy', () => {
	expect(() => addPolicy('<script>a()</script>', NO_ORIGINS)).toThrow('without <head>');
});

test('takes origins from absolute addresses only, each once', () => {
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
