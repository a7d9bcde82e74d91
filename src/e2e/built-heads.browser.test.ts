/** What every built page says about itself, and what the sitemap says about them all. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test as base, vi } from 'vitest';
import * as z from 'zod/mini';
import { THANKS_PATH } from '../site.ts';
import { builtPages, decoded, dist } from './built-pages.ts';

/** What search results show; an author may give an article a longer title. */
const TITLE_LENGTH = 60;
const ARTICLE_TITLE_LENGTH = 90;

type Head = {
	address: string;
	title: string;
	description: string;
	/** Undefined if the page is not for search engines. */
	canonical: string | undefined;
	image: string;
	isIndexable: boolean;
	things: Record<string, unknown>[];
};

const graphSchema = z.object({
	'@context': z.literal('https://schema.org'),
	'@graph': z.array(z.record(z.string(), z.unknown())),
});
const DESCRIBED = /"(?:url|item|image|logo)":"([^"]*)"/g;
const JSON_LD = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/g;

function readHead(address: string, html: string): Head {
	const value = (pattern: RegExp) => decoded(pattern.exec(html)?.[1] ?? '');
	const canonical = value(/<link rel="canonical" href="([^"]*)"/) || undefined;
	const isOwn = canonical !== undefined && new URL(canonical).pathname === address;
	return {
		address,
		canonical,
		title: value(/<title>([^<]*)<\/title>/),
		description: value(/<meta name="description" content="([^"]*)"/),
		image: value(/<meta property="og:image" content="([^"]*)"/),
		isIndexable: isOwn && !html.includes('<meta name="robots" content="noindex"'),
		things: [...html.matchAll(JSON_LD)].flatMap(
			([, text = '']) => graphSchema.parse(JSON.parse(text))['@graph'],
		),
	};
}

// Question pages are checked as they are read; keeping their data would fill the memory.
const heads: Head[] = [];
const unlinked: string[] = [];
/** All URLs in the pages' structured data. */
const described = new Set<string>();

// The first test includes it.
vi.setConfig({ testTimeout: 180_000 });
const test = base.extend('isSetUp', { scope: 'file', auto: true }, () => {
	for (const { address, html } of builtPages()) {
		if (!html.includes('<meta property="og:title"')) continue; // the editor's page is not part of the site
		const { things, ...head } = readHead(address, html);
		const types = things.map((thing) => thing['@type']);
		for (const [, url = ''] of JSON.stringify(things).matchAll(DESCRIBED)) described.add(url);
		if (head.isIndexable && address !== '/' && !types.includes('BreadcrumbList'))
			unlinked.push(address);
		heads.push({ ...head, things: address.split('/').length > 4 ? [] : things });
	}
});

const indexable = () => heads.filter(({ isIndexable }) => isIndexable);

/** URLs that share a value. */
function shared(valueOf: (head: Head) => string): string[] {
	const groups = Map.groupBy(indexable(), valueOf);
	return [...groups.values()]
		.filter((group) => group.length > 1)
		.map((group) => group.map(({ address }) => address).join(' = '));
}

test('has a unique title and description on every indexable page', () => {
	expect(indexable().length).toBeGreaterThan(50);
	expect(shared(({ title }) => title).slice(0, 10)).toEqual([]);
	expect(shared(({ description }) => description).slice(0, 10)).toEqual([]);
});

test('keeps titles and descriptions to the length of a search result', () => {
	const tooLong = indexable().filter(({ address, title }) => {
		const limit = address.startsWith('/blog/') ? ARTICLE_TITLE_LENGTH : TITLE_LENGTH;
		return title.length === 0 || title.length > limit;
	});
	expect(tooLong.map(({ address, title }) => `${address}: ${title}`).slice(0, 10)).toEqual([]);
	const unfit = indexable().filter(
		({ description }) => description.length < 50 || description.length > 160,
	);
	expect(
		unfit.map(({ address, description }) => `${address}: ${description}`).slice(0, 10),
	).toEqual([]);
});

test('shows no TeX in titles and descriptions', () => {
	const withTex = indexable().filter(({ title, description }) =>
		/\\[a-z]+|\$[^$\d]/.test(`${title} ${description}`),
	);
	expect(withTex.map(({ address, title }) => `${address}: ${title}`).slice(0, 10)).toEqual([]);
});

test('has an existing canonical page and an existing image', () => {
	const addresses = new Set(heads.map(({ address }) => address));
	const lost = heads.filter(({ canonical, image }) => {
		const isKept = canonical === undefined || addresses.has(new URL(canonical).pathname);
		return !isKept || !existsSync(join(dist, new URL(image).pathname));
	});
	expect(lost.map(({ address }) => address).slice(0, 10)).toEqual([]);
});

test('has no canonical URL if one file serves many paths', () => {
	const manywhere = heads.filter(({ address }) => ['/shell', '/404'].includes(address));
	expect(manywhere.map(({ canonical }) => canonical)).toEqual([undefined, undefined]);
});

test('tells search engines the way to every page below the root', () => {
	expect(unlinked.slice(0, 10)).toEqual([]);
});

test('describes the site, its books, and its articles', () => {
	const typesOf = (path: string) =>
		heads
			.find(({ address }) => address === path)
			?.things.flatMap((thing) => thing['@type'])
			.toSorted();
	expect(typesOf('/')).toEqual(['EducationalOrganization', 'WebSite']);
	expect(typesOf('/tutoring')).toEqual(['BreadcrumbList', 'FAQPage']);
	expect(typesOf('/workbooks')).toEqual(['BreadcrumbList', 'FAQPage']);
	expect(typesOf('/workbooks/pre-algebra')).toEqual(['Book', 'BreadcrumbList', 'LearningResource']);
	const posts = indexable().filter(({ address }) => /^\/blog\/[^/]+$/.test(address));
	expect(posts.length).toBeGreaterThan(0);
	for (const { address } of posts) expect(typesOf(address)).toEqual(['Article', 'BreadcrumbList']);
});

test('uses only existing URLs in structured data', () => {
	const addresses = new Set(heads.map(({ address }) => address));
	expect(described.size).toBeGreaterThan(indexable().length / 2);
	const lost = [...described].filter((url) => {
		const { pathname } = new URL(url);
		return !addresses.has(pathname) && !existsSync(join(dist, pathname));
	});
	expect(lost.slice(0, 10)).toEqual([]);
});

test('lists all indexable pages in the sitemap, except the thank-you page after a form', () => {
	const listed = readdirSync(dist)
		.filter((name) => /^sitemap-\w+-\d+\.xml$/.test(name))
		.flatMap((name) => locationsIn(name));
	const wanted = new Set(
		indexable()
			.filter(({ address }) => address !== THANKS_PATH)
			.map(({ canonical }) => canonical),
	);
	expect(listed.filter((url) => !wanted.has(url)).slice(0, 10)).toEqual([]);
	expect([...wanted.difference(new Set(listed))].slice(0, 10)).toEqual([]);
	expect(listed.length).toBe(wanted.size);
});

test('lists the sitemap and all its parts', () => {
	const [sitemap] = /(?<=Sitemap: )\S+/.exec(readFileSync(join(dist, 'robots.txt'), 'utf8')) ?? [];
	expect(new URL(sitemap ?? '').pathname).toBe('/sitemap.xml');
	const parts = locationsIn('sitemap.xml').map((url) => new URL(url).pathname.slice(1));
	expect(parts.filter((part) => !existsSync(join(dist, part)))).toEqual([]);
	expect(parts.length).toBe(5);
});

const locationsIn = (name: string): string[] =>
	[...readFileSync(join(dist, name), 'utf8').matchAll(/<loc>([^<]*)<\/loc>/g)].map(
		([, url = '']) => url,
	);
