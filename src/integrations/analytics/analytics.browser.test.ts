import { access, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright-core';
import { afterAll, afterEach, expect, test as base, vi } from 'vitest';
import { HEADER_POLICY, pagePolicy } from '../delivery/policy.ts';
import {
	serveSite,
	startCollector,
	type Collector,
	type TestServer,
} from './collector.testdata.ts';
import { buildPage } from './site.testdata.ts';

const ID = 'G-TEST123';
let browser: Browser;
let collector: Collector;
let silentCollector: Collector;
const folders: string[] = [];
let sites: TestServer[] = [];

async function build(env: Record<string, string>, outbound: string): Promise<string> {
	const folder = await buildPage({ env, outbound });
	folders.push(folder);
	return join(folder, 'dist');
}

/** Under the site's policy, which does not name the collector. */
async function serve(dist: string): Promise<TestServer> {
	const own = pagePolicy('', { connect: [], images: [] });
	const site = await serveSite(dist, `${own}; ${HEADER_POLICY}`);
	sites.push(site);
	return site;
}

const configured = ({ origin }: Collector) =>
	build(
		{ PUBLIC_ANALYTICS_ID: ID, PUBLIC_ANALYTICS_SCRIPT: `${origin}/collector.js` },
		`${origin}/elsewhere`,
	);

let dist = '';
let distOfSilent = '';

// The first test includes it.
vi.setConfig({ testTimeout: 120_000 });
const test = base.extend('isSetUp', { scope: 'file', auto: true }, async () => {
	browser = await chromium.launch({
		executablePath: process.env['CHROME_PATH'] ?? '/usr/bin/chromium',
		args: ['--no-sandbox', '--disable-background-networking', '--disable-quic'],
	});
	collector = await startCollector();
	silentCollector = await startCollector({ silent: true });
	dist = await configured(collector);
	distOfSilent = await configured(silentCollector);
});

afterEach(async () => {
	await Promise.all(sites.map((site) => site.close()));
	sites = [];
});

afterAll(async () => {
	await browser?.close();
	await Promise.all([collector?.close(), silentCollector?.close()]);
	await Promise.all(folders.map((folder) => rm(folder, { recursive: true })));
});

/** A page in a fresh profile, and every console error it reports. */
async function openPage(url: string, init: () => void = () => {}) {
	const context = await browser.newContext();
	await context.addInitScript(init);
	const page: Page = await context.newPage();
	const complaints: string[] = [];
	page.on('console', (message) => {
		if (message.type() === 'error') complaints.push(message.text());
	});
	page.on('pageerror', (error) => complaints.push(error.message));
	await page.goto(url);
	return { page, complaints, close: () => context.close() };
}

/** Removes the 250 ms limit after which a link is followed without its event. */
function withoutFallback() {
	const { setTimeout } = window;
	Object.assign(window, {
		setTimeout: (run: () => void, milliseconds?: number) =>
			milliseconds === 250 ? 0 : setTimeout(run, milliseconds),
	});
}

test('records page view, download event and outbound link from a worker, under the strict policy', async () => {
	const site = await serve(dist);
	const { page, complaints, close } = await openPage(`${site.origin}/?from=mail&n=1`);

	expect(await collector.command(ID)).toEqual(['config', ID, { send_page_view: false }]);
	expect(await collector.command('page_view')).toEqual([
		'event',
		'page_view',
		{ page_path: '/?from=mail&n=1', page_location: `${site.origin}/?from=mail&n=1` },
	]);

	await page.getByRole('button', { name: 'Download' }).click();
	expect(await collector.command('downloaded_pre-algebra')).toEqual([
		'event',
		'downloaded_pre-algebra',
		{ event_category: 'User', event_label: 'download_pre-algebra' },
	]);

	expect(page.workers()).toHaveLength(1);
	expect(complaints).toEqual([]);
	await page.getByRole('link', { name: 'Elsewhere' }).click();
	await page.waitForURL(`${collector.origin}/elsewhere`);
	expect(await collector.command('Click')).toEqual([
		'event',
		'Click',
		{ event_category: 'Outbound', event_label: `${collector.origin}/elsewhere` },
	]);
	await close();
});

test('follows an outbound link as soon as the worker reports its event as sent', async () => {
	const site = await serve(dist);
	const { page, close } = await openPage(site.origin, withoutFallback);
	await page.getByRole('link', { name: 'Elsewhere' }).click();
	await page.waitForURL(`${collector.origin}/elsewhere`);
	expect(page.url()).toBe(`${collector.origin}/elsewhere`);
	await close();
});

test('follows an outbound link even if the collector never responds', async () => {
	const site = await serve(distOfSilent);
	const { page, close } = await openPage(site.origin);
	await silentCollector.command('page_view');
	await page.getByRole('link', { name: 'Elsewhere' }).click();
	await page.waitForURL(`${silentCollector.origin}/elsewhere`);
	expect(await silentCollector.command('Click')).toHaveLength(3);
	await close();
});

test.each([
	[
		'Do Not Track',
		() => Object.defineProperty(Navigator.prototype, 'doNotTrack', { get: () => '1' }),
	],
	[
		'Global Privacy Control',
		() => Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
	],
])('requests nothing from Partytown or the collector under %s', async (_, signal) => {
	const site = await serve(dist);
	const before = collector.paths.length;
	const { page, close } = await openPage(site.origin, signal);
	await page.waitForLoadState('networkidle');
	await page.getByRole('button', { name: 'Download' }).click();
	await page.waitForLoadState('networkidle');
	expect(site.paths.filter((path) => path.endsWith('.js'))).not.toEqual([]);
	expect(site.paths.filter((path) => path.includes('partytown'))).toEqual([]);
	expect(collector.paths.slice(before)).toEqual([]);
	expect(await page.locator('script[type="text/partytown"]').count()).toBe(0);
	await close();
});

test('leaves no trace on a site built without an id', async () => {
	const plain = await build({}, 'https://example.org/');
	const html = await readFile(join(plain, 'index.html'), 'utf8');
	expect(html).not.toMatch(/analytics|partytown|gtag|collector/i);
	expect(html.match(/<script/g)).toHaveLength(1);
	await expect(access(join(plain, '~partytown'))).rejects.toThrow('ENOENT');
}, 60_000);

test("copies Partytown's files, without the debug builds", async () => {
	const files = await readdir(join(dist, '~partytown'));
	expect(files).toContain('partytown.js');
	expect(files).toContain('partytown-sw.js');
	expect(files).not.toContain('debug');
});
