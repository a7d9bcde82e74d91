/** One journey through what a learner does, in each browser engine on this machine. */
import { expect, test } from 'vitest';
import { siteUrl } from '../harness.ts';
import { BOOK_PATH, MATERIAL_PATH, question, questionIds } from '../library.ts';
import { chromiumEngine, firefoxEngine } from './puppeteer-engines.ts';
import type { Tab } from './tab.ts';
import { webkitEngine } from './webkit-engine.ts';

const DEADLINE_MS = 20_000;

/** Waits until the expression is true in the page; a page that is navigating has no result yet. */
const until = (tab: Tab, expression: string) =>
	expect
		.poll(() => tab.read(`Boolean(${expression})`).catch(() => false), {
			timeout: DEADLINE_MS,
			message: expression,
		})
		.toBe(true);

const says = (selector: string, text: string) =>
	`document.querySelector(${JSON.stringify(selector)})?.textContent.includes(${JSON.stringify(text)})`;

async function answerAndGoOn(tab: Tab): Promise<void> {
	const [id, next] = await questionIds();
	const { answer } = await question(id);
	await tab.open(siteUrl(`${MATERIAL_PATH}/${id}`));
	await tab.type('[data-answer] input', answer.value);
	await tab.click('[data-answer] button[type=submit]');
	await until(tab, `document.querySelector('[data-verdict=right]')`);
	await tab.click('a[rel=next]');
	await until(tab, `location.pathname.endsWith('/${next}') && document.querySelector('h1')`);
}

async function findProgressAgain(tab: Tab): Promise<void> {
	await tab.open(siteUrl('/progress'));
	await until(tab, says('main', '1 question'));
	await tab.open(siteUrl('/progress'));
	await until(tab, says('main', '1 question'));
}

async function openMenu(tab: Tab): Promise<void> {
	await tab.open(siteUrl('/about'));
	await tab.click('header .menu button');
	await until(tab, `document.querySelector('#site-menu a[href="/workbooks"]').offsetHeight > 0`);
	await tab.click('#site-menu a[href="/workbooks"]');
	await until(tab, `location.pathname === '/workbooks'`);
}

async function askForDownload(tab: Tab): Promise<void> {
	await tab.open(siteUrl(BOOK_PATH));
	await tab.click('a[download]');
	await until(tab, `document.querySelector('dialog[open] input')`);
}

async function search(tab: Tab): Promise<void> {
	await tab.open(siteUrl('/search'));
	await tab.type('input[name=q]', 'adding integers');
	await tab.click('form[action="/search"] button');
	await until(tab, says('search li a', '1.2 Adding Integers'));
}

const engines = [await chromiumEngine(), firefoxEngine(), webkitEngine()];

test.each(engines)(
	'a learner practices and then finds the progress, a book, and a topic in $name',
	{ timeout: 180_000 },
	async ({ name, needs, open }) => {
		if (!open) return console.log(`${name}: skipped, it needs ${needs}.`);
		const tab = await open();
		try {
			for (const part of [answerAndGoOn, findProgressAgain, openMenu, askForDownload, search])
				await expect(part(tab), part.name).resolves.toBeUndefined();
		} finally {
			await tab.close();
		}
	},
);
