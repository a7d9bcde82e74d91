import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import {
	collectHashes,
	contentSecurityPolicy,
	EDITOR_POLICY,
	type InlineHashes,
} from './policy.ts';

const noHashes = (): InlineHashes => ({ scripts: new Set(), styles: new Set() });
const hashOf = (body: string) => `'sha256-${createHash('sha256').update(body).digest('base64')}'`;

test('allows each inline script and style by the hash of exactly what stands in it', () => {
	const hashes = noHashes();
	collectHashes(
		'<style>a{b:c}</style><script>\n\tgo();\n</script><script type="module">x()</script>',
		hashes,
	);
	expect([...hashes.styles]).toEqual([hashOf('a{b:c}')]);
	expect([...hashes.scripts]).toEqual([hashOf('\n\tgo();\n'), hashOf('x()')]);
});

test('names the same element on many pages once', () => {
	const hashes = noHashes();
	collectHashes('<style>a{}</style>', hashes);
	collectHashes('<style>a{}</style>', hashes);
	expect(hashes.styles.size).toBe(1);
});

test.each([
	['a script file', '<script type="module" src="/_astro/page.js"></script>'],
	['structured data', '<script type="application/ld+json">{"a":1}</script>'],
	['a script parked for Partytown', '<script type="text/partytown">a()</script>'],
])('needs no hash for %s', (_, html) => {
	const hashes = noHashes();
	collectHashes(html, hashes);
	expect(hashes.scripts.size).toBe(0);
});

test('never allows inline scripts as such', () => {
	const policy = contentSecurityPolicy(noHashes(), { connect: [], images: [] });
	const scripts = policy.split('; ').find((part) => part.startsWith('script-src'));
	expect(scripts).toBe("script-src 'self'");
	expect(policy).not.toContain('unsafe-eval');
});

test('names a books service on another host', () => {
	const policy = contentSecurityPolicy(noHashes(), {
		connect: ['https://books.example'],
		images: ['https://images.example'],
	});
	expect(policy).toContain("connect-src 'self' https://books.example;");
	expect(policy).toContain("img-src 'self' data: https://images.example;");
});

test('lets the editor talk to no other site and run no script but ours', () => {
	expect(EDITOR_POLICY).not.toMatch(/https?:|unsafe-eval|\*/);
	expect(EDITOR_POLICY).toContain("script-src 'self';");
});
