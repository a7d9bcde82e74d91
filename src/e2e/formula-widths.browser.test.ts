/** The widths that the build assigns to the formulas in questions, compared with what the browser measures. */
import type { Page } from 'playwright-core';
import { expect, test as base } from 'vitest';
import { builtPages } from './built-pages.ts';
import { newPage } from './harness.ts';
import { questionPath } from './library.ts';

const WITH_WIDTH = /<math data-em="[^"]+">[\s\S]*?<\/math>/g;
const FORMULAS = 2000;

let formulas: readonly string[];
const test = base.extend('isSetUp', { scope: 'file', auto: true }, () => {
	formulas = someFormulas();
});

test('gives formulas the width that they have in their font', async () => {
	const page = await pageOfFormulas();
	const off = await page.locator('math.tried').evaluateAll((all: HTMLElement[]) =>
		all.map((math) => {
			const known = math.getBoundingClientRect().width;
			delete math.dataset['em'];
			return Math.abs(known - math.getBoundingClientRect().width);
		}),
	);
	expect(off.length).toBe(FORMULAS);
	expect(off.filter((pixels) => pixels > 0.5).length).toBeLessThan(FORMULAS / 30);
	expect(Math.max(...off)).toBeLessThan(2);
});

/* Chromium left a gap of 8 px after the root in "√11, 5". */
test('leaves no gap after a root', async () => {
	const page = await pageOfFormulas();
	const gaps = await page.locator('math.tried :is(msqrt, mroot)[data-em]').evaluateAll((roots) =>
		roots.map((root) => {
			const inside = root.firstElementChild?.getBoundingClientRect();
			return root.getBoundingClientRect().right - (inside?.right ?? 0);
		}),
	);
	expect(gaps.length).toBeGreaterThan(0);
	expect(gaps.filter((pixels) => Math.abs(pixels) > 0.5)).toEqual([]);
});

test.each([
	['is there', undefined],
	['never loads, and another is wider', '**/*.woff2'],
])('shows every digit of a number if the font %s', async (_, refused) => {
	const page = await pageOfFormulas(refused);
	const tokens = page.locator('math.tried :is(mn, mi, mtext)');
	const shown = await tokens.evaluateAll(widthsOf);
	await page
		.locator('math.tried')
		.evaluateAll((all: HTMLElement[]) => all.forEach((math) => (math.style.whiteSpace = 'nowrap')));
	const whole = await tokens.evaluateAll(widthsOf);
	const texts = await tokens.allTextContents();
	expect(shown.length).toBeGreaterThan(FORMULAS);
	expect(texts.filter((_text, at) => shown[at] !== whole[at])).toEqual([]);
});

/** Each once, from every part of the library. */
function someFormulas(): string[] {
	const found = new Set<string>();
	for (const { html } of builtPages())
		for (const [formula] of html.matchAll(WITH_WIDTH)) found.add(formula);
	const step = found.size / FORMULAS;
	return [...found].filter((_, at) => Math.floor(at / step) > Math.floor((at - 1) / step));
}

/** A question with all of them below it, each on its own line; the fonts have loaded or failed. */
async function pageOfFormulas(refused?: string): Promise<Page> {
	const { page } = await newPage();
	if (refused) await page.route(refused, (route) => route.abort());
	await page.goto(await questionPath());
	await page.evaluate(async (all) => {
		const box = document.createElement('div');
		box.innerHTML = all.map((formula) => `<p>${formula}</p>`).join('');
		for (const math of box.querySelectorAll('math')) math.classList.add('tried');
		document.body.append(box);
		await Promise.allSettled([...document.fonts].map((font) => font.load()));
	}, formulas);
	return page;
}

/** Runs in the page: the current width of each element's text. */
const widthsOf = (elements: Element[]): number[] =>
	elements.map((element) => {
		const range = document.createRange();
		range.selectNodeContents(element);
		return Math.round(range.getBoundingClientRect().width);
	});
