import { expect, test } from 'vitest';
import { mathml } from '../../math/mathml.ts';
import { finishHtml as finish, type SharedScript } from './finish-html.ts';

const finishHtml = (html: string, shared: SharedScript[] = []) =>
	finish(html, (script) => shared.push(script));

test('keeps the appearance of formulas, without their TeX', () => {
	const formulas = ['a < \\frac{1}{2}', '\\begin{aligned}a &= b\\\\ &= c\\end{aligned}'];
	const aside = formulas.map((tex) => mathml(tex, { annotate: true })).join(' and ');
	expect(aside).toContain('\\frac');
	expect(finishHtml(aside)).toBe(formulas.map((tex) => mathml(tex)).join(' and '));
});

test("removes the islands' style from the body, and no other", () => {
	const own = '<style>p{color:red}</style>';
	const body = `<main>${own}<style>astro-island,astro-slot,astro-static-slot{display:contents}</style><astro-island>`;
	expect(finishHtml(body)).toBe(`<main>${own}<astro-island>`);
});

test('shortens each scope to its own letter, in the style and on its elements alike', () => {
	const page =
		'<style>p[data-astro-cid-kl3kyvls]{}b[data-astro-cid-f7espo7c]{}</style>' +
		'<p data-astro-cid-kl3kyvls data-astro-cid-f7espo7c data-loading></p>';
	expect(finishHtml(page)).toBe(
		'<style>p[data-a]{}b[data-b]{}</style><p data-a data-b data-loading></p>',
	);
});

test('names each of many scopes differently', () => {
	const scopes = Array.from({ length: 60 }, (_, at) => `data-astro-cid-${10_000_000 + at}`);
	const names = finishHtml(`<p ${scopes.join(' ')}>`).match(/data-\w+/g);
	expect(new Set(names).size).toBe(60);
});

test("drops an island's number and escapes its props once", () => {
	const island = `<astro-island uid="Z12aHcR" props="{&quot;a&quot;:[0,&quot;it&#39;s&quot;]}" name="x">`;
	expect(finishHtml(`${island}<p title="say &quot;a&quot;">`)).toBe(
		`<astro-island props='{"a":[0,"it&#39;s"]}' name="x"><p title="say &quot;a&quot;">`,
	);
});

test('merges and minifies neighboring scripts, and leaves data and modules alone', () => {
	const page =
		'<script type="application/ld+json">{}</script> <script>\n\t// Why.\n\tif (first < 2) { call() }\n</script>\n' +
		'<script>(other())</script> <script type="module" src="/e.js"></script>';
	expect(finishHtml(page)).toBe(
		'<script type="application/ld+json">{}</script><script>first<2&&call(),other();</script>' +
			'<script type="module" src="/e.js"></script>',
	);
});

test("loads the islands' scripts from one file, and holds what a visitor does until it has loaded", () => {
	const islands = '<script>one()</script><script>two()</script><astro-island></astro-island>';
	const shared: SharedScript[] = [];
	const page = finishHtml(
		`<head><script>zero()</script><style></style></head>${islands}<script>late()</script>`,
		shared,
	);
	expect(shared.map(({ text }) => text)).toEqual(['one(),two();']);
	expect(page).toMatch(
		/^<head><script>zero\(\);<\/script><style><\/style><script>[^<]*whenDefined[^<]*<\/script><script defer src="([^"]+)"><\/script><\/head><astro-island><\/astro-island><script>late\(\);<\/script>$/,
	);
	expect(page).toContain(`src="${shared[0]?.path}"`);
});

test('keeps the scripts of an island that is the page with those of the head', () => {
	const island = `<astro-island opts="{&quot;value&quot;:&quot;load&quot;}">`;
	expect(finishHtml(`<head><script>zero()</script></head><script>one()</script>${island}`)).toMatch(
		/^<head><script>zero\(\),one\(\);<\/script><\/head><astro-island/,
	);
});

test("names the islands' file by a hash of its text, so that a changed one is loaded", () => {
	const shared: SharedScript[] = [];
	for (const text of ['one()', 'one()', 'two()'])
		finishHtml(`<head></head><script>${text}</script><astro-island>`, shared);
	expect(new Set(shared.map(({ path }) => path)).size).toBe(2);
});

test('stops at an invalid script', () => {
	expect(() => finishHtml('<script>if (</script>')).toThrow(/broken/);
});

test('drops white space between blocks, but not within a line of text', () => {
	expect(finishHtml('<h2> <b>a</b> <i>b</i> </h2>\n\n<dl> <dt>c</dt> <dd>d</dd> </dl>')).toBe(
		'<h2> <b>a</b> <i>b</i> </h2><dl><dt>c</dt><dd>d</dd></dl>',
	);
});
