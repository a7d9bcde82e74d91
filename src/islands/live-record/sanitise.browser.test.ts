/**
 * The sanitizer in a real browser, once with the native `setHTML` and once without it, so with DOMPurify. Runs on its
 * own empty page, so none of the site's policies help it.
 */
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { build } from 'vite';
import { describe, expect, test as base } from 'vitest';
import { newPage } from '../../e2e/harness.ts';
import { HOSTILE_MARKUP } from './hostile-markup.testdata.ts';

const PAGE = 'https://lemmalane.example/';
let script = '';

const test = base.extend('isSetUp', { scope: 'file', auto: true }, async () => {
	const output = await build({
		configFile: false,
		logLevel: 'error',
		build: {
			write: false,
			lib: {
				entry: fileURLToPath(new URL('./sanitise.ts', import.meta.url)),
				formats: ['iife'],
				name: 'sanitiser',
			},
			rolldownOptions: { output: { codeSplitting: false } },
		},
	});
	const [result] = Array.isArray(output) ? output : [output];
	if (!result || !('output' in result)) throw new Error('Vite built nothing.');
	script = result.output[0].code;
});

/** Prose elements that are not on the allow-list; browsers know most of them, and one is invented. */
const UNKNOWN_ELEMENTS = (
	'abbr acronym address article aside bdi bdo big button center cite data dd del details dfn dialog dir dl dt ' +
	'fieldset font footer form h1 h2 h5 h6 header hgroup ins kbd label legend listing main map marquee menu meter nav ' +
	'nobr noscript object option output plain-text progress q rp rt ruby s samp search section select slot small ' +
	'strike summary svg textarea time tt var video audio canvas xmp our-term o:p unknown'
).split(' ');
const UNKNOWN_MATHEMATICS = 'mlongdiv mstack msrow maction merror mlabeledtr mglyphs bind'.split(
	' ',
);

/** A page that reports every request it makes, with the sanitizer as `globalThis.sanitise`. */
async function openSanitiser(hasNative: boolean): Promise<{ page: Page; requests: string[] }> {
	const { page } = await newPage();
	const requests: string[] = [];
	await page.route('**/*', (route) => {
		requests.push(route.request().url());
		return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>t</title>' });
	});
	await page.goto(PAGE);
	requests.length = 0;
	if (!hasNative) await page.evaluate('delete Element.prototype.setHTML');
	await page.evaluate(`${script};globalThis.sanitiser = sanitiser`);
	await page.evaluate(`sanitiser
		.loadSanitiser({ imagesUrl: '/api/question-images', pageUrl: location.href })
		.then((sanitise) => { globalThis.sanitise = sanitise })`);
	return { page, requests };
}

const sanitise = (page: Page, html: string): Promise<string> =>
	page.evaluate(`sanitise(${JSON.stringify(html)}, 'PLAIN')`);

/** Shows the markup as a component does and interacts with everything in it. */
const show = (page: Page, html: string): Promise<void> =>
	page.evaluate(`{
		const box = document.createElement('div');
		box.innerHTML = ${JSON.stringify(html)};
		document.body.replaceChildren(box);
		for (const element of box.querySelectorAll('*'))
			for (const type of ['click', 'focus', 'mouseover', 'error', 'load', 'toggle'])
				element.dispatchEvent(new Event(type));
	}`);

describe.each([
	['the browser’s own sanitiser', true],
	['DOMPurify', false],
])('with %s', (_which, hasNative) => {
	test('runs nothing, requests nothing, and leaves the page intact if markup is hostile', async () => {
		const { page, requests } = await openSanitiser(hasNative);
		for (const [what, html] of HOSTILE_MARKUP) {
			const clean = await sanitise(page, html);
			await show(page, clean);
			expect(await page.evaluate('globalThis.hacked'), what).toBeUndefined();
			expect(clean, what).not.toMatch(/\son\w+=|style|srcset|javascript:|evil\.example/i);
		}
		expect(requests.filter((url) => !url.startsWith(`${PAGE}api/question-images/`))).toEqual([]);
		expect(page.url()).toBe(PAGE);
	});

	test.each([
		['mathematics', '<math><mfrac><mn>1</mn><mi>x</mi></mfrac></math>'],
		[
			'a marked term',
			'<math><mrow class="changed"><mo form="prefix">−</mo><mn>3</mn></mrow></math>',
		],
		['emphasis', 'Add <strong>both</strong>.'],
		['a question image', '<img src="/api/question-images/ab12" alt="A line">'],
	])('keeps %s unchanged', async (_what, html) => {
		const { page } = await openSanitiser(hasNative);
		expect(await sanitise(page, html)).toBe(html);
	});

	test('loses no word, whatever element it is in, and no parenthesis', async () => {
		const { page } = await openSanitiser(hasNative);
		for (const name of UNKNOWN_ELEMENTS) {
			const clean = await sanitise(page, `before <${name}>words</${name}> after`);
			expect(clean.replaceAll(/<[^>]*>/g, ''), name).toMatch(/^before \s*words\s* after$/);
		}
		for (const name of UNKNOWN_MATHEMATICS) {
			const clean = await sanitise(page, `<math><${name}><mi>x</mi></${name}></math>`);
			expect(clean, name).toBe('<math><mi>x</mi></math>');
		}
		expect(
			await sanitise(page, '<math><mfenced open="["><mn>1</mn><mn>2</mn></mfenced></math>'),
		).toBe('<math><mo>[</mo><mn>1</mn><mo>,</mo><mn>2</mn><mo>)</mo></math>');
	});

	test.each([
		['nested endlessly', '<b>'.repeat(66_000)],
		[
			'nested under many names',
			Array.from({ length: 9_000 }, (_, at) => `<b class=k${at}>`).join(''),
		],
		['as wide as it is deep', '<div><b id=a><i id=b>'.repeat(19) + '<p>x'.repeat(2_900)],
		['of unfinished tags', '<a'.repeat(99_000)],
	])('handles markup %s before a reader notices', async (_what, html) => {
		const { page } = await openSanitiser(hasNative);
		const milliseconds: number = await page.evaluate(`(() => {
			const from = performance.now();
			sanitise(${JSON.stringify(html)}, 'PLAIN');
			return performance.now() - from;
		})()`);
		expect(milliseconds).toBeLessThan(2_000);
	});

	test('shows the plain text if nothing safe is left', async () => {
		const { page } = await openSanitiser(hasNative);
		expect(await sanitise(page, '<svg onload="x"></svg>')).toBe('PLAIN');
	});
});
