/** Every link and every image on every built page. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { builtFiles, builtPages, decoded, dist, type BuiltPage } from './built-pages.ts';
import { PRACTICE_PATH } from '../site.ts';
import { wantedSet } from '../stores/wanted-set.ts';
import { fetchText } from './harness.ts';

/** Not paths of their own: the 404 page is what any other path shows, the shell serves many. */
const isAddress = (path: string): boolean => !['/404', '/shell'].includes(path);
/** The server is tested with some of the thousands. */
const EVERY = 100;
/** Stands for the site's own origin, whatever it is. */
const HERE = 'http://here.invalid';
const WITHIN_SCRIPT = /(?<=<(script|style)\b[^>]*>)[\s\S]*?(?=<\/\1>)/g;
const REFERRING = /<(?:a|link|img|script|source)\b(?:[^>"]|"[^"]*")*>/g;
const CANONICAL = /\srel="canonical"/;

test('every link and every image on every built page leads somewhere', () => {
	const known = new Set<string>();
	const pageOf = new Map<string, string>();
	const issues: string[] = [];
	for (const page of builtPages()) {
		if (!isAddress(page.address)) continue;
		known.add(page.address);
		const html = page.html.replaceAll(WITHIN_SCRIPT, '');
		if (html.includes('data-question-source'))
			issues.push(`${page.address} names the source of its question, which is for npm run dev`);
		const { places, targets } = referencesOf({ ...page, html });
		for (const target of targets) pageOf.set(target, page.address);
		const ids = idsOf(html);
		const dead = places.filter((place) => !ids.has(place));
		issues.push(...dead.map((place) => `${page.address} → #${place}`));
	}
	const places = [...pageOf.keys()].filter((target) => new URL(target).hash !== '');
	expect(known.size).toBeGreaterThan(50);
	expect(places.length).toBeGreaterThan(50);
	const nowhere = [...pageOf.keys()].filter((target) => !leadsSomewhere(target, known));
	const dead = [...nowhere, ...withoutElement(places)];
	issues.push(...dead.map((target) => `${pageOf.get(target)} → ${target}`));
	expect(issues.slice(0, 20)).toEqual([]);
}, 300_000);

test('the server serves built pages', async () => {
	const addresses = [...builtFiles().keys()].filter(isAddress);
	for (const address of addresses.filter((_, index) => index % EVERY === 0)) {
		const { status, text } = await fetchText(address);
		expect([address, status]).toEqual([address, 200]);
		expect(text).toContain('</html>');
	}
}, 60_000);

/** What a page refers to: places on itself by id, and everything else by full URL. An empty reference stays empty. */
function referencesOf({ address, html }: BuiltPage): { places: string[]; targets: string[] } {
	const written = [...html.matchAll(REFERRING)]
		.filter(([tag]) => !CANONICAL.test(tag))
		.flatMap(([tag]) => /\s(?:href|src)="([^"]*)"/.exec(tag)?.[1] ?? []);
	const urls = written.map((reference) => new URL(decoded(reference), HERE + address));
	const isOwn = (url: URL) => url.origin === HERE && url.pathname === address && url.hash !== '';
	return {
		places: urls.filter(isOwn).map(idOf),
		targets: [
			...urls.filter((url) => !isOwn(url)).map(({ href }) => href),
			...(written.includes('') ? [`${HERE}/an-empty-reference`] : []),
		],
	};
}

const idOf = ({ hash }: URL): string => decodeURIComponent(hash.slice(1));

const idsOf = (html: string): Set<string> =>
	new Set([...html.matchAll(/\sid="([^"]*)"/g)].map(([, id = '']) => decoded(id)));

/** Those of these URLs whose page has no element with the id after the `#`. */
function withoutElement(targets: readonly string[]): string[] {
	const files = builtFiles();
	const own = targets.map((target) => new URL(target)).filter(({ origin }) => origin === HERE);
	// The fragment of a set is not an element: it says what to draw.
	const [sets, elements] = [true, false].map((isSet) =>
		own.filter(({ pathname }) => (pathname === PRACTICE_PATH) === isSet),
	);
	const unknown = (sets ?? []).filter(({ hash }) => !wantedSet(hash)).map(({ href }) => href);
	return [
		...unknown,
		...[...Map.groupBy(elements ?? [], ({ pathname }) => pathname)].flatMap(([path, places]) => {
			const file = files.get(decodeURIComponent(path));
			const html = file === undefined ? '' : readFileSync(file, 'utf8');
			const ids = idsOf(html.replaceAll(WITHIN_SCRIPT, ''));
			return places.filter((place) => !ids.has(idOf(place))).map(({ href }) => href);
		}),
	];
}

function leadsSomewhere(target: string, known: ReadonlySet<string>): boolean {
	const url = new URL(target);
	if (url.origin !== HERE) return /^(https|mailto|tel):$/.test(url.protocol);
	const path = decodeURIComponent(url.pathname).replace(/^\/worksheets\//, '/workbooks/');
	// Question images are served from the books database, never from a file.
	if (path.startsWith('/api/question-images/')) return true;
	return known.has(path) || existsSync(join(dist, path));
}
