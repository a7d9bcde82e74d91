import { expect, test } from 'vitest';
import { fillShell } from './fill-shell.ts';

const SHELL = [
	'<!DOCTYPE html><html><head><title>Practice question · Lemma Lane</title>',
	'<meta name="description" content="A practice question.">',
	'<meta name="robots" content="noindex">',
	'<meta property="og:title" content="Practice question">',
	'<meta property="og:description" content="A practice question.">',
	'<meta property="og:site_name" content="Lemma Lane">',
	'<meta property="og:image" content="https://site.example/social/a.png">',
	'<script>const title = "<title>";</script></head><body>Loading…</body></html>',
].join('');

test("sets the record's title and canonical URL", () => {
	const filled = fillShell(SHELL, {
		title: 'Add 2 and 3.',
		context: 'School Algebra, 1.2 no. 7',
		description: 'With every step.',
		path: '/workbooks/school-algebra/1-a/1-2-b/q-00007',
	});
	const address = 'https://site.example/workbooks/school-algebra/1-a/1-2-b/q-00007';
	expect(filled).toContain('<title>Add 2 and 3 · School Algebra, 1.2 no. 7 · Lemma Lane</title>');
	expect(filled).toContain(
		'<meta property="og:title" content="Add 2 and 3 · School Algebra, 1.2 no. 7">',
	);
	expect(filled).toContain('<meta name="description" content="With every step.">');
	expect(filled).toContain('<meta property="og:description" content="With every step.">');
	expect(filled).toContain(`<link rel="canonical" href="${address}">`);
	expect(filled).toContain(`<meta property="og:url" content="${address}">`);
	expect(filled).not.toContain('noindex');
	expect(filled.slice(filled.indexOf('<script>'))).toBe(SHELL.slice(SHELL.indexOf('<script>')));
});

test('keeps a page without content out of search engines', () => {
	const filled = fillShell(SHELL, {
		title: 'A',
		description: 'B',
		path: '/workbooks/a',
		noindex: true,
	});
	expect(filled).toContain('<meta name="robots" content="noindex">');
	expect(filled).not.toContain('canonical');
});

test.each([
	'</title><script>alert(1)</script>',
	'"><img src=x onerror=alert(1)>',
	`' onload='alert(1)`,
	"$& $' $1 $<a> \\",
	'&lt;b&gt; ampersand &amp;',
])('escapes markup in a record: %s', (hostile) => {
	const filled = fillShell(SHELL, { title: hostile, description: hostile, path: '/workbooks/a' });
	const tags = (html: string) => html.match(/<[a-z/!]+/gi)?.filter((tag) => tag !== '<link');
	expect(tags(filled)).toEqual([...(tags(SHELL) ?? [])]);
	const attribute = /<meta name="description" content="([^"]*)">/.exec(filled)?.[1] ?? '';
	expect(unescape(attribute)).toBe(hostile);
});

/** Unescapes the five entities, the ampersand last. */
function unescape(text: string): string {
	const signs = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" };
	for (const [entity, sign] of Object.entries(signs)) text = text.replaceAll(entity, sign);
	return text.replaceAll('&amp;', '&');
}
