/** Every link of every built page, read by the browser's own parser as the server sends it. */
import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../../scripts/lib/process/package-bin.ts';
import { openPage, siteUrl } from './harness.ts';

/** What the server serves. */
const dist = process.env['DIST_DIR'] ?? join(projectRoot, 'dist');
const PAGES_AT_ONCE = 400;

/** Not addresses of their own: the 404 page is what any other address shows, the shell stands for many. */
const NOT_ADDRESSES = ['/404', '/shell'];

/** `/about` for `dist/about.html`, `/` for the index. */
function addressOf(file: string): string {
	const path = relative(dist, file)
		.replaceAll('\\', '/')
		.replace(/\.html$/, '');
	return path === 'index' ? '/' : `/${path}`;
}

test('every link and every picture of every built page leads somewhere', async () => {
	const addresses = readdirSync(dist, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
		.map((entry) => addressOf(join(entry.parentPath, entry.name)))
		.filter((address) => !NOT_ADDRESSES.includes(address));
	expect(addresses.length).toBeGreaterThan(50);

	const references = new Map<string, string>();
	const { page } = await openPage('/about');
	for (let start = 0; start < addresses.length; start += PAGES_AT_ONCE) {
		const found = await page.evaluate(
			collectReferences,
			addresses.slice(start, start + PAGES_AT_ONCE),
		);
		for (const [target, address] of found) references.set(target, address);
	}
	const known = new Set(addresses);
	const dead = [...references].filter(([target]) => !leadsSomewhere(target, known));
	expect(dead.map(([target, address]) => `${address} → ${target}`).slice(0, 20)).toEqual([]);
}, 600_000);

/**
 * Runs in the page. Pairs of an absolute address and one page that names it; an anchor without its element comes
 * back as `dead:…`, which leads nowhere.
 */
async function collectReferences(addresses: string[]): Promise<[string, string][]> {
	const found = new Map<string, string>();
	const selector =
		'a[href], link[href]:not([rel~="canonical"]), img[src], script[src], source[src]';
	for (const address of addresses) {
		const response = await fetch(address);
		if (!response.ok) found.set(`dead:${response.status}`, address);
		const parsed = new DOMParser().parseFromString(await response.text(), 'text/html');
		for (const element of parsed.querySelectorAll(selector)) {
			const written = element.getAttribute('href') ?? element.getAttribute('src') ?? '';
			const url = new URL(written, new URL(address, location.href));
			const isOwnAnchor = url.hash.length > 1 && url.pathname === address;
			const isDead =
				isOwnAnchor && parsed.getElementById(decodeURIComponent(url.hash.slice(1))) === null;
			url.hash = '';
			found.set(isDead || written === '' ? `dead:${written}` : url.href, address);
		}
	}
	return [...found];
}

function leadsSomewhere(target: string, known: ReadonlySet<string>): boolean {
	const url = new URL(target);
	if (url.origin !== siteUrl()) return /^(https|mailto|tel):$/.test(url.protocol);
	const path = decodeURIComponent(url.pathname).replace(/^\/worksheets\//, '/workbooks/');
	// Pictures of questions are answered from the books database, never from a file.
	if (path.startsWith('/api/question-images/')) return true;
	return known.has(path) || existsSync(join(dist, path));
}
