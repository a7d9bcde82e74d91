/** What a phone loads and computes for a page: each hand-written page, and the largest of each data-driven kind. */
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { startServer } from '../../../src/books/service/node.ts';
import { dataFolder } from '../books/data-folder.ts';
import { blockedTime, TRACE_CATEGORIES, type TraceEvent } from './blocked-time.ts';
import type { Figure } from './figure.ts';
import { median } from './percentile.ts';
import { launchBrowser } from './phone.ts';

const DIST = 'dist';
/** Parts of the sitemap. The longest article is not the slowest; the one with the most formulas is. */
const WRITTEN_BY_HAND = ['pages', 'posts'];
const MADE_FROM_DATA = ['workbooks', 'lectures', 'questions'];
const LOADS = 3;
/** Where Lighthouse's mobile score drops below 100 when all else is perfect. */
const BLOCKED_LIMIT_MS = 97;
/** Lighthouse's median phone. */
export const PHONE = {
	viewport: { width: 412, height: 823 },
	deviceScaleFactor: 1.75,
	isMobile: true,
};

export async function measurePages(): Promise<Figure[]> {
	const dataDir = dataFolder(process.env);
	const server = await startServer({ port: 0, host: '127.0.0.1', dataDir, distDir: DIST });
	const browser = await launchBrowser();
	try {
		const figures: Figure[] = [];
		for (const path of await pagesToMeasure())
			figures.push(...(await measurePage(browser, server.url, path)));
		return figures;
	} finally {
		await browser.close();
		await server.close();
	}
}

async function pagesToMeasure(): Promise<string[]> {
	const largest = await Promise.all(
		MADE_FROM_DATA.map(async (kind) => largestOf(await pagesOf(kind))),
	);
	return [...(await Promise.all(WRITTEN_BY_HAND.map(pagesOf))).flat(), ...largest];
}

/** The paths in one part of the sitemap. */
export async function pagesOf(kind: string): Promise<string[]> {
	const sitemap = await readFile(join(DIST, `sitemap-${kind}-0.xml`), 'utf8');
	return [...sitemap.matchAll(/<loc>([^<]+)/g)].map(
		([, address = '']) => new URL(address).pathname,
	);
}

async function largestOf(paths: readonly string[]): Promise<string> {
	const sizes = await Promise.all(
		paths.map(async (path) => ({ path, size: (await stat(join(DIST, `${path}.html.br`))).size })),
	);
	return sizes.reduce((a, b) => (b.size > a.size ? b : a)).path;
}

async function measurePage(browser: Browser, origin: string, path: string): Promise<Figure[]> {
	const loads = [];
	for (let load = 0; load < LOADS; load++) loads.push(await loadPage(browser, origin + path));
	return [
		{
			what: `${path}: first load`,
			value: median(loads.map(({ bytes }) => bytes)) / 1000,
			unit: 'kB',
		},
		{
			what: `${path}: main thread blocked`,
			value: Math.round(median(loads.map(({ blockedMs }) => blockedMs))),
			unit: 'ms',
			limit: BLOCKED_LIMIT_MS,
		},
	];
}

/** One cold load in its own context: bytes on the wire, including headers, and the blocked time. */
async function loadPage(
	browser: Browser,
	url: string,
): Promise<{ bytes: number; blockedMs: number }> {
	const context = await browser.newContext(PHONE);
	try {
		const page = await context.newPage();
		let bytes = 0;
		const wire = await context.newCDPSession(page);
		await wire.send('Network.enable');
		wire.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
		await browser.startTracing(page, { categories: TRACE_CATEGORIES });
		await page.goto(url, { waitUntil: 'networkidle' });
		const trace: { traceEvents: TraceEvent[] } = JSON.parse(
			(await browser.stopTracing()).toString(),
		);
		return { bytes, blockedMs: blockedTime(trace.traceEvents) };
	} finally {
		await context.close();
	}
}
