/**
 * When a phone on a slow connection first sees a question, compared with the same question as a hand-written page, in
 * one run. Both are sent compressed by the same server, alternating, so that other activity on the machine affects
 * both.
 */
import { readFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import type { Figure } from './figure.ts';
import { handWritten } from './hand-written.ts';
import { pagesOf, PHONE } from './measure-pages.ts';
import { median } from './percentile.ts';
import { launchBrowser } from './phone.ts';

const DIST = 'dist';
const ROUNDS = 15;
const QUESTIONS = 5;
/** One load each: whether a line wraps differently depends on the question, not on the machine. */
const QUESTIONS_FOR_SHIFT = 30;
/** Slow 4G and a 4× slower processor, as in Lighthouse: bits per second, milliseconds. */
const LINE = { latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 };
const SLOWED = 4;

const MEDIA_TYPES: Readonly<Record<string, string>> = {
	'.js': 'text/javascript',
	'.svg': 'image/svg+xml',
	'.woff2': 'font/woff2',
};

type Paint = { first: number; largest: number; shift: number };

export async function measurePaint(): Promise<Figure[]> {
	const paths = await questionsToMeasure(QUESTIONS);
	const pathsForShift = await questionsToMeasure(QUESTIONS_FOR_SHIFT);
	const pages = new Map<string, Buffer>();
	for (const path of new Set([...paths, ...pathsForShift])) {
		const built = await readFile(join(DIST, `${path}.html`), 'utf8');
		pages.set(path, brotliCompressSync(built));
		if (paths.includes(path)) pages.set(`${path}/by-hand`, brotliCompressSync(handWritten(built)));
	}
	const server = createServer(({ url = '' }, response) => void answer(pages, url, response));
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
	const browser = await launchBrowser();
	try {
		const built: Paint[] = [];
		const byHand: Paint[] = [];
		for (let round = 0; round < ROUNDS; round++)
			for (const path of paths) {
				built.push(await paintOf(browser, origin + path));
				byHand.push(await paintOf(browser, `${origin}${path}/by-hand`));
			}
		const shifts: number[] = [];
		for (const path of pathsForShift) shifts.push((await paintOf(browser, origin + path)).shift);
		const ratio = (what: 'first' | 'largest') =>
			median(built.map((paint) => paint[what])) / median(byHand.map((paint) => paint[what]));
		return [
			{
				what: 'question: first paint, by hand',
				value: median(byHand.map(({ first }) => first)),
				unit: 'ms',
			},
			{
				what: 'question: first paint, of the same by hand',
				value: ratio('first'),
				unit: '×',
				limit: 1.15,
			},
			{
				what: 'question: largest paint, of the same by hand',
				value: ratio('largest'),
				unit: '×',
				limit: 1.15,
			},
			{
				what: 'question: largest shift of the layout',
				value: Math.max(...shifts, ...built.map(({ shift }) => shift)),
				unit: '',
				limit: 0.02,
			},
		];
	} finally {
		await browser.close();
		server.close();
	}
}

/** Spread over the sitemap, and so over books and kinds of question. */
async function questionsToMeasure(count: number): Promise<string[]> {
	const all = await pagesOf('questions');
	const step = Math.floor(all.length / count);
	return Array.from({ length: count }, (_, index) => all[index * step] ?? '');
}

async function answer(pages: ReadonlyMap<string, Buffer>, url: string, response: ServerResponse) {
	const page = pages.get(url);
	if (page) {
		response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'br' }).end(page);
		return;
	}
	const type = MEDIA_TYPES[extname(url)];
	try {
		if (!type) throw new Error('not a file that a question loads before it is painted');
		response.writeHead(200, { 'content-type': type }).end(await readFile(join(DIST, url)));
	} catch {
		response.writeHead(404).end();
	}
}

/** One cold load in its own context. Times in milliseconds from the start of navigation. */
async function paintOf(browser: Browser, url: string): Promise<Paint> {
	const context = await browser.newContext(PHONE);
	try {
		const page = await context.newPage();
		const wire = await context.newCDPSession(page);
		await wire.send('Network.emulateNetworkConditions', { offline: false, ...LINE });
		await wire.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
		await page.goto(url, { waitUntil: 'networkidle' });
		return await page.evaluate(async () => {
			const entriesOf = (type: string) =>
				new Promise<PerformanceEntry[]>((resolve) => {
					new PerformanceObserver((list) => resolve(list.getEntries())).observe({
						type,
						buffered: true,
					});
					// The callback never fires for a type without entries.
					setTimeout(() => resolve([]), 100);
				});
			const [largest, shifts] = await Promise.all([
				entriesOf('largest-contentful-paint'),
				entriesOf('layout-shift'),
			]);
			return {
				first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
				largest: largest.at(-1)?.startTime ?? Number.NaN,
				shift: shifts.reduce((sum, shift) => sum + ('value' in shift ? Number(shift.value) : 0), 0),
			};
		});
	} finally {
		await context.close();
	}
}
