/** What applies to one page of each kind. */
import { connect } from 'node:net';
import { brotliCompressSync, constants } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { axeIssues, colorIssues } from './axe.ts';
import { inlineHashes, pagePolicy, policyOrigins } from '../integrations/delivery/policy.ts';
import { fetchText, newPage, openPage, policiesOf, siteUrl } from './harness.ts';
import { bookPaths, postPath, questionPath } from './library.ts';
import { PAGE_KINDS } from './page-kinds.ts';

/** Markers that every React build contains, minified or not. */
const FRAMEWORK = /Symbol\.for\(["'`]react\.|react-dom|reactHydrat/;
/**
 * Small scripts, uncompressed: the code that starts islands (6.8 kB, the same file on every page), the analytics start,
 * freshness.
 */
const OWN_SCRIPT_BYTES = 13_000;
/** These are generated on the device from what it stores. */
const DEVICE_PAGES: readonly string[] = ['practice', 'progress'];
const DEVICE_PAGE_BYTES = 25_000;
/** One round trip of a fresh TCP connection: ten segments. */
const FIRST_ROUND_TRIP_BYTES = 14_600;
/** Home and lists: every byte on the wire, including headers, with all images in view. */
const FIRST_LOAD_BYTES = 45_000;

describe.each(PAGE_KINDS)('the $kind page', ({ kind, path }) => {
	test('has no errors, no framework before the first action, and no sideways scrolling on a phone', async () => {
		const { page, complaints, scripts } = await openPage(await path());
		await page.waitForLoadState('networkidle');
		// The console reports the missing page itself; nothing else may be reported.
		const expected = kind === 'not found' ? /status of 404/ : /^$/;
		expect(complaints.filter((text) => !expected.test(text))).toEqual([]);
		expect(scripts.filter(({ text }) => FRAMEWORK.test(text)).map(({ url }) => url)).toEqual([]);
		const bytes = scripts.reduce((sum, script) => sum + script.bytes, 0);
		expect(bytes).toBeLessThanOrEqual(
			DEVICE_PAGES.includes(kind) ? DEVICE_PAGE_BYTES : OWN_SCRIPT_BYTES,
		);
		const overflow = await page.evaluate(
			() => document.documentElement.scrollWidth - document.documentElement.clientWidth,
		);
		expect(overflow).toBeLessThanOrEqual(0);
	});

	test('has no accessibility issue in light or in dark', async () => {
		const { page } = await openPage(await path());
		expect(await axeIssues(page)).toEqual([]);
		await page.emulateMedia({ colorScheme: 'dark' });
		expect(await colorIssues(page)).toEqual([]);
	});

	test('has its own strict policy and no script outside it', async () => {
		const answer = await fetchText(await path());
		const [header = '', own = '', ...more] = policiesOf(answer);
		expect(more).toEqual([]);
		expect(header).toContain("frame-ancestors 'none'");
		expect(own).toContain("default-src 'self';");
		const scripts = own.split(';').find((part) => part.startsWith('script-src ')) ?? '';
		expect(scripts).toContain("'self'");
		expect(scripts).not.toMatch(/unsafe-inline|unsafe-eval|https?:|\*/);
		const hashes = inlineHashes(answer.text);
		for (const hash of [...hashes.scripts, ...hashes.styles]) expect(own).toContain(hash);
		expect(own.match(/sha256-/g)).toHaveLength(hashes.scripts.size + hashes.styles.size);
		// What loads before the policy would not obey it.
		const before = answer.text.slice(0, answer.text.indexOf(own));
		expect(before).not.toMatch(/<(?:script|style|link)/);
		expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
		expect(answer.text).not.toMatch(/\son(click|load|error)=/);
	});

	test('blocks a script and a style that were not built', async () => {
		const { page, complaints } = await openPage(await path());
		await page.evaluate(() => {
			const script = document.createElement('script');
			script.textContent = 'globalThis.injected = true';
			const style = document.createElement('style');
			style.textContent = 'body{color:red}';
			document.head.append(script, style);
		});
		await expect.poll(() => complaints.join()).toContain('policy style-src-elem refused inline');
		await expect.poll(() => complaints.join()).toContain('policy script-src-elem refused inline');
		expect(await page.evaluate('globalThis.injected')).toBeUndefined();
	});
});

test.each([
	['home', () => '/'],
	['blog list', () => '/blog'],
	['blog category', () => '/blog/category/education'],
	['book list', () => '/workbooks'],
	['standards', () => '/standards'],
	['standards of a curriculum', () => '/standards/common-core'],
	// The most materials of all.
	['standards of a category', () => '/standards/common-core/hsa'],
	['question', questionPath],
	['post', postPath],
])('sends the %s page with its critical styles in one round trip', async (_kind, path) => {
	expect(await firstRoundTrip(await path())).toBeLessThanOrEqual(FIRST_ROUND_TRIP_BYTES);
});

test('sends the page of every book with its critical styles in one round trip', async () => {
	const paths = await bookPaths();
	const bytes = await Promise.all(paths.map(firstRoundTrip));
	const longer = paths.filter((_path, at) => (bytes[at] ?? 0) > FIRST_ROUND_TRIP_BYTES);
	expect(longer).toEqual([]);
});

/** Bytes of a page on the wire, in a build with every setting. */
async function firstRoundTrip(path: string): Promise<number> {
	const { text } = await fetchText(path);
	expect(text).not.toMatch(/<link\b[^>]*rel="?stylesheet/);
	const more = compressedBytes(withEverySetting(text)) - compressedBytes(text);
	return (await wireBytes(path)) + Math.max(more, 0);
}

/** The page as in a build with every setting: each service on its own host, and analytics. */
function withEverySetting(html: string): string {
	const origins = policyOrigins({
		PUBLIC_BOOKS_SERVICE_URL: 'https://books.lemma-lane.example/api',
		PUBLIC_DOWNLOAD_SERVICE_URL: 'https://downloads.lemma-lane.example/api',
		PUBLIC_STATIC_DATA_URL: 'https://static-data.lemma-lane.example/data',
		PUBLIC_QUESTION_IMAGES_URL: 'https://images.lemma-lane.example/questions',
	});
	const analytics = `<script type="module" src="/_astro/Analytics.astro_astro_type_script_index_0_lang.B8u74YG-.js"></script>`;
	return html
		.replace(/(?<=http-equiv="content-security-policy" content=")[^"]*/, pagePolicy(html, origins))
		.replace('</body>', `${analytics}</body>`);
}

const compressedBytes = (text: string): number =>
	brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

/** All bytes of the response as they come out of the socket: status line, headers, and compressed body. */
function wireBytes(path: string): Promise<number> {
	const { host, hostname, port } = new URL(siteUrl());
	return new Promise((resolve, reject) => {
		const socket = connect(Number(port), hostname, () => {
			socket.write(
				`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: br\r\nConnection: close\r\n\r\n`,
			);
		});
		socket.resume();
		socket.once('error', reject);
		socket.once('close', () => resolve(socket.bytesRead));
	});
}

test.each(['/', '/tutoring', '/k6program', '/workbooks', '/blog'])(
	'loads %s with all its images in 45 kB',
	async (path) => {
		const { page, context } = await newPage({ width: 412, height: 823 });
		const wire = await context.newCDPSession(page);
		await wire.send('Network.enable');
		let bytes = 0;
		wire.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
		await page.goto(path);
		await page.evaluate(async () => {
			for (const image of document.images) image.loading = 'eager';
			await Promise.all([...document.images].map((image) => image.decode()));
		});
		await page.waitForLoadState('networkidle');
		expect(bytes).toBeGreaterThan(5_000);
		expect(bytes).toBeLessThanOrEqual(FIRST_LOAD_BYTES);
	},
);

test('sends pages compressed if the browser supports it', async () => {
	const response = await fetchText('/', { headers: { 'accept-encoding': 'br' } });
	expect(response.headers.get('content-encoding')).toBe('br');
	expect(response.text).toContain('<html');
});

test('shows the current year in the footer, even if the page was built last year', async () => {
	const { page } = await openPage('/about', { now: new Date('2031-03-01T12:00:00Z') });
	await page
		.getByRole('contentinfo')
		.getByText(/©\s*2031/)
		.waitFor();
	const { page: still } = await openPage('/about', { javaScript: false });
	const footer = await still.getByRole('contentinfo').innerText();
	expect(footer).toMatch(/©\s*20\d\d/);
});

test('opens the consultation form in a tab that cannot reach back', async () => {
	const { page } = await openPage('/', { width: 1280 });
	const link = page.getByRole('link', { name: 'Book Free Consultation' }).first();
	expect(await link.getAttribute('target')).toBe('_blank');
	expect(await link.getAttribute('rel')).toContain('noopener');
	expect(await link.getAttribute('href')).toMatch(/^https:\/\//);
});
