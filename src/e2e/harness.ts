/**
 * One page of the served site per test, in its own browser context: no cookies, cache, or storage from other tests.
 * Everything the browser reported is recorded with the page.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import {
	chromium,
	type Browser,
	type BrowserContext,
	type Page,
	type Route,
} from 'playwright-core';
import { afterAll, inject, onTestFinished } from 'vitest';
import { projectRoot } from '../../scripts/lib/process/package-bin.ts';
import './provided.ts';

export type PageOptions = {
	/** CSS pixels; 360 by default, the narrowest phone we support. */
	width?: number;
	height?: number;
	javaScript?: boolean;
	colorScheme?: 'light' | 'dark';
	touch?: boolean;
	/** The page's clock stands still at this instant; its timers keep running. */
	now?: Date;
};

export type OpenedPage = {
	page: Page;
	context: BrowserContext;
	/** Console errors, uncaught exceptions, and policy violations, in order; empty for a healthy page. */
	complaints: string[];
	/** Every script the page fetched, in order. */
	scripts: { url: string; bytes: number; text: string }[];
};

let connection: Promise<Browser> | undefined;

afterAll(async () => (await connection)?.close());

/** Origin of the served site, without a trailing slash. */
export const siteUrl = (path = ''): string => inject('siteUrl') + path;

export async function openPage(path: string, options: PageOptions = {}): Promise<OpenedPage> {
	const opened = await newPage(options);
	await opened.page.goto(path);
	return opened;
}

/** A page that has not navigated yet, for tests that set up routes first. Closed after the test. */
export async function newPage(options: PageOptions = {}): Promise<OpenedPage> {
	connection ??= chromium.connect(inject('browserEndpoint'));
	const context = await (
		await connection
	).newContext({
		baseURL: inject('siteUrl'),
		viewport: { width: options.width ?? 360, height: options.height ?? 740 },
		javaScriptEnabled: options.javaScript ?? true,
		colorScheme: options.colorScheme ?? 'light',
		hasTouch: options.touch ?? false,
		acceptDownloads: true,
	});
	const complaints = await collectViolations(context);
	if (options.now) await context.clock.setFixedTime(options.now);
	const page = await context.newPage();
	page.setDefaultTimeout(20_000);
	const scripts = collectScripts(page);
	collectErrors(page, complaints);
	onTestFinished(async ({ task }) => {
		if (task.result?.state === 'fail') await saveScreenshot(page, task.fullTestName);
		await context.close();
	});
	return { page, context, complaints, scripts };
}

/** Holds the page's requests for `url` until the returned function is called, then answers them with `respond`. */
export async function holdBack(
	page: Page,
	url: string | RegExp,
	respond: (route: Route) => Promise<void> = (route) => route.continue(),
): Promise<() => void> {
	const { promise: released, resolve: release } = Promise.withResolvers<void>();
	await page.route(url, async (route) => {
		await released;
		await respond(route);
	});
	return release;
}

/** The status, text, and headers of a page, without a browser. */
export async function fetchText(
	path: string,
	init?: RequestInit,
): Promise<{ status: number; text: string; headers: Headers }> {
	const response = await fetch(siteUrl(path), { redirect: 'manual', ...init });
	return { status: response.status, text: await response.text(), headers: response.headers };
}

/** The policies that apply to a page, as a browser reads them: the header's first, then the page's own. */
export function policiesOf({ text, headers }: { text: string; headers: Headers }): string[] {
	const stated = /<meta http-equiv="content-security-policy" content="([^"]*)"/g;
	const header = headers.get('content-security-policy');
	return [header ?? '', ...[...text.matchAll(stated)].map(([, policy = '']) => policy)];
}

async function collectViolations(context: BrowserContext): Promise<string[]> {
	const violations: string[] = [];
	await context.exposeBinding('reportViolation', (_source, text: string) => violations.push(text));
	await context.addInitScript(() => {
		document.addEventListener('securitypolicyviolation', (event) => {
			const report: unknown = Reflect.get(globalThis, 'reportViolation');
			if (typeof report !== 'function') return;
			report(`policy ${event.effectiveDirective} refused ${event.blockedURI}`);
		});
	});
	return violations;
}

function collectErrors(page: Page, complaints: string[]): void {
	page.on('pageerror', (error) => complaints.push(`uncaught ${error.message}`));
	page.on('console', (message) => {
		if (message.type() !== 'error') return;
		complaints.push(`console ${message.text()} (${message.location().url})`);
	});
}

function collectScripts(page: Page): OpenedPage['scripts'] {
	const scripts: OpenedPage['scripts'] = [];
	page.on('response', async (response) => {
		if (response.request().resourceType() !== 'script') return;
		const script = { url: response.url(), bytes: 0, text: '' };
		scripts.push(script);
		// The page may be gone before the body was read; the response itself still counts.
		script.text = await response.text().catch(() => '');
		script.bytes = new TextEncoder().encode(script.text).length;
	});
	return scripts;
}

async function saveScreenshot(page: Page, testName: string): Promise<void> {
	const folder = join(projectRoot, 'test-results');
	mkdirSync(folder, { recursive: true });
	const file = join(folder, `${testName.replaceAll(/[^\w]+/g, '-').slice(0, 80)}.png`);
	console.log(`Failed at ${page.url()}; screenshot: ${file}`);
	// A crashed page has no screenshot; that must not hide the test's own failure.
	await page.screenshot({ path: file, fullPage: true }).catch(() => undefined);
}
